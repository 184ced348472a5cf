// Past the end of any other local array there is nothing.
// args: -T cs_6_6
RWBuffer<uint> Out;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  uint values[4] = { i, i + 1, 3, 4 };
  uint last = 3;
  last++;
  values[last] = 7;
  Out[0] = values[i];
  Out[1] = values[last];
}
; ==>
main.hlsl:11:3: error: a component that is stored here never got a value [-Wdxil-validation]
   11 |   Out[1] = values[last];
      |   ^
      = help: give the variable an initial value
1 error generated.
