// args: -T cs_6_0
// There is no row behind the last one of a constant buffer, in every shader model.
cbuffer Constants {
  uint4 Rows[3];
};
RWBuffer<uint> Out;
[numthreads(1, 1, 1)]
void main() {
  uint last = 2;
  last++;
  Out[0] = Rows[last].x;
}
; ==>
main.hlsl:11:12: error: Cbuffer access out of bound (row 3 of 48 bytes; rule Instr.CBufferOutOfBound of DXIL)
   11 |   Out[0] = Rows[last].x;
      |            ^
1 error generated.
