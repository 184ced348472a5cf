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
main.hlsl:11:12: error: this reads byte 48 of a constant buffer of 48 bytes [-Wdxil-validation]
   11 |   Out[0] = Rows[last].x;
      |            ^
1 error generated.
