// args: -T cs_6_6 -Od
Texture2D A, B, C;
RWBuffer<float4> Out;
static const bool second = true;
float4 fetch(Texture2D t) { return t.Load(0); }
uint five(uint i) { return i == 3 ? 5 : i; }

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Texture2D all[3] = { A, B, C };
  Texture2D one = A;
  for (uint k = 0; k < 3; k++) { if (k > 1) break; if (k == 1) one = B; }
  if (second) Out[0] = fetch(one);
  Out[1] = fetch(one) + all[five(1)].Load(0);
}
; ==>
main.hlsl:5:36: error: this may be 'A' or 'B', but it must be known which
    5 | float4 fetch(Texture2D t) { return t.Load(0); }
      |                                    ^
      = help: put both in one array and choose an index
main.hlsl:14:25: error: this may be 'A' or 'B', but it must be known which
   14 |   Out[1] = fetch(one) + all[five(1)].Load(0);
      |                         ^~~~~~~~~~~~
      = help: put both in one array and choose an index
2 errors generated.
