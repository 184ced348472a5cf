// args: -T ps_6_0
// Signs need no brackets, which may not nest as deeply.
float4 main(int a : A) : SV_Target { return - - -a + ~-a; }
; ==>
// args: -T ps_6_0
// Signs need no brackets, which may not nest as deeply.
float4 main(int a : A) : SV_Target {
  return - - -a + ~ -a;
}
