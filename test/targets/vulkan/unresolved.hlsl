// args: -T cs_6_6 --rules clang
Texture2D A, B;
RWBuffer<float4> Out;
struct Holder { Texture2D t; };
Holder Array[4];

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Texture2D both[2] = { A, B };
  [unroll] for (uint i = 0; i < 2; i++) Out[i] = both[i].Load(0) + Array[i].t.Load(0);
  Texture2D chosen = A;
  [unroll] for (uint j = 0; j < 2; j++) { Out[4 + j] = chosen.Load(0); chosen = B; }
}
; ==>
main.hlsl:10:55: error: the index must be a constant: the elements are separate resources
   10 |   [unroll] for (uint i = 0; i < 2; i++) Out[i] = both[i].Load(0) + Array[i].t.Load(0);
      |                                                       ^
      = help: declare an array of resources instead of an array that they are copied to or an array of structs
main.hlsl:10:74: error: the index must be a constant: the elements are separate resources
   10 |   [unroll] for (uint i = 0; i < 2; i++) Out[i] = both[i].Load(0) + Array[i].t.Load(0);
      |                                                                          ^
      = help: declare an array of resources instead of an array that they are copied to or an array of structs
main.hlsl:12:56: error: this may be 'A' or 'B', but it must be known which
   12 |   [unroll] for (uint j = 0; j < 2; j++) { Out[4 + j] = chosen.Load(0); chosen = B; }
      |                                                        ^~~~~~
      = help: put both in one array and choose an index
3 errors generated.
