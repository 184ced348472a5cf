// args: -T cs_6_6
Texture2D<float4> Textures[64];
RWBuffer<float> Out[8];
cbuffer C { uint Chosen; };

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID, uint index : SV_GroupIndex) {
//              ^^ note note_hlsl_varies_here: 'id' has another value in every thread
//                                                                       ^^^^^ note note_hlsl_varies_here: 'index' has another value in every thread
//              ^^ note note_hlsl_varies_here: 'id' has another value in every thread
//                                                                       ^^^^^ note note_hlsl_varies_here: 'index' has another value in every thread
  float sum = Textures[id.x][uint2(0, 0)].x;
//                     ^^^^ warning warn_hlsl_handle_not_uniform: the descriptor differs between threads: 'id.x' derives from SV_DispatchThreadID [-Wnonuniform-descriptor]
//                          help: write NonUniformResourceIndex(id.x)
//                          fix: replace 'id.x' by 'NonUniformResourceIndex(id.x)'
  RWBuffer<float> heap = ResourceDescriptorHeap[index + 1];
//                                              ^^^^^^^^^ warning warn_hlsl_handle_not_uniform: the descriptor differs between threads: 'index + 1' derives from SV_GroupIndex [-Wnonuniform-descriptor]
//                                                        help: write NonUniformResourceIndex(index + 1)
//                                                        fix: replace 'index + 1' by 'NonUniformResourceIndex(index + 1)'
  sum += heap[0];
  // Through a loop and through a branch.
  uint k = id.x;
  for (uint i = 0; i < 4; i++) {
    sum += Textures[k][uint2(0, 0)].x;
//                  ^ warning warn_hlsl_handle_not_uniform: the descriptor differs between threads: 'k' derives from SV_DispatchThreadID [-Wnonuniform-descriptor]
//                    help: write NonUniformResourceIndex(k)
//                    fix: replace 'k' by 'NonUniformResourceIndex(k)'
    k = k * 3 + 1;
  }
  uint branch = 0;
  if (index > 3)
    branch = 1;
  sum += Textures[branch][uint2(0, 0)].x;
//                ^^^^^^ warning warn_hlsl_handle_not_uniform: the descriptor differs between threads: 'branch' derives from SV_GroupIndex [-Wnonuniform-descriptor]
//                       help: write NonUniformResourceIndex(branch)
//                       fix: replace 'branch' by 'NonUniformResourceIndex(branch)'
  // The same in a wave, or marked.
  sum += Textures[group.x][uint2(0, 0)].x + Textures[Chosen][uint2(0, 0)].x + Textures[id.x / 64][uint2(0, 0)].x;
  sum += Textures[id.x >> 6][uint2(0, 0)].x + Textures[WaveReadLaneFirst(id.x)][uint2(0, 0)].x;
  sum += Textures[NonUniformResourceIndex(id.x)][uint2(0, 0)].x;
  for (uint j = 0; j < 8; j++)
    sum += Textures[j][uint2(0, 0)].x;
  Out[group.x][0] = sum;
}
