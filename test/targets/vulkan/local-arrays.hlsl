// args: -T cs_6_6
// Elements of local arrays that an index chooses when the shader runs: their data needs no choice, and what an array of resources gave
// them is chosen among its indices.
struct Material { Buffer<uint> texels; uint scale; RWBuffer<uint> targets[2]; };
Buffer<uint> Source[5], Single;
RWBuffer<uint> Target[6];
RWStructuredBuffer<uint> Out;
static Buffer<uint> kept[2];

Material make(uint i) {
  Material made;
  made.texels = Source[i];
  made.scale = i * 2;
  made.targets[0] = Target[i];
  made.targets[1] = Target[5 - i];
  return made;
}
uint use(Material m, uint i) {
  m.targets[i][2] = 7;
  return m.texels[1] * m.scale;
}

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex) {
  Material all[2] = { make(id), make(1) };
  Material one = all[id & 1];
  uint i = id & 1;
  Out[id] = use(one, id >> 2) + all[i++].scale + all[NonUniformResourceIndex(1 - i)].texels[3];

  all[id >> 2].texels = Source[3];
  all[id >> 2].scale += 5;
  kept[0] = Source[0];
  kept[1] = Source[1];
  kept[id & 1] = Source[2];
  Buffer<uint> grid[2][2];
  grid[0][0] = grid[1][1] = Source[4];
  grid[0][1] = grid[1][0] = Source[2];
  Out[id + 8] = all[1].texels[0] + kept[id >> 2][1] + grid[id & 1][id >> 2][2];

  Material apart[2];
  apart[0].texels = Source[0];
  apart[1].texels = Single;
  apart[0].scale = 3;
  apart[1].scale = 4;
  Out[id + 16] = apart[id & 1].scale * apart[1].texels[0];
}
; ==>
main.hlsl:12:24: warning: the descriptor differs between threads: 'i' derives from SV_GroupIndex [-Wnonuniform-descriptor]
   12 |   made.texels = Source[i];
      |                        ^
      |                        NonUniformResourceIndex(i)
      = help: write NonUniformResourceIndex(i)
main.hlsl:24:16: note: 'id' has another value in every thread
   24 | void main(uint id : SV_GroupIndex) {
      |                ^
main.hlsl:14:28: warning: the descriptor differs between threads: 'i' derives from SV_GroupIndex [-Wnonuniform-descriptor]
   14 |   made.targets[0] = Target[i];
      |                            ^
      |                            NonUniformResourceIndex(i)
      = help: write NonUniformResourceIndex(i)
main.hlsl:24:16: note: 'id' has another value in every thread
   24 | void main(uint id : SV_GroupIndex) {
      |                ^
main.hlsl:15:28: warning: the descriptor differs between threads: '5 - i' derives from SV_GroupIndex [-Wnonuniform-descriptor]
   15 |   made.targets[1] = Target[5 - i];
      |                            ^~~~~
      |                            NonUniformResourceIndex(5 - i)
      = help: write NonUniformResourceIndex(5 - i)
main.hlsl:24:16: note: 'id' has another value in every thread
   24 | void main(uint id : SV_GroupIndex) {
      |                ^
3 warnings generated.
struct Material { uint scale; }
Buffer<uint>[5] Source: set 0, binding 0, non-uniform
Buffer<uint> Single: set 0, binding 1
RWBuffer<uint>[6] Target: set 0, binding 2
RWStructuredBuffer<uint> Out: set 0, binding 3
in uint in_SV_GROUPINDEX0: LocalInvocationIndex
Material make(uint i, out uint result_index, out uint result_index_1, out uint result_index_2) {
  Material made;
  uint made_index = i;
  made.scale = (i * 2:uint);
  uint made_index_1 = i;
  uint made_index_2 = (5:uint - i);
  result_index = made_index;
  result_index_1 = made_index_1;
  result_index_2 = made_index_2;
  return made;
}
uint use(Material m, uint i, uint m_index, uint m_index_1, uint m_index_2) {
  Target[((i == 0:uint) ? m_index_1 : m_index_2)][2:uint] = 7:uint;
  return (Source[m_index][1:uint] * m.scale);
}
void main_1(uint id) {
  uint index;
  uint index_1;
  uint index_2;
  uint index_3;
  uint index_4;
  uint index_5;
  Material value = make(id, index, index_1, index_2);
  Material value_1 = make(1:uint, index_3, index_4, index_5);
  uint all_index = index;
  uint all_index_1 = index_1;
  uint all_index_2 = index_2;
  uint all_index_3 = index_3;
  uint all_index_4 = index_4;
  uint all_index_5 = index_5;
  Material[2] all = Material[2]{value, value_1};
  uint one_index = (((id & 1:uint) == 0:uint) ? all_index : all_index_3);
  uint one_index_1 = (((id & 1:uint) == 0:uint) ? all_index_1 : all_index_4);
  uint one_index_2 = (((id & 1:uint) == 0:uint) ? all_index_2 : all_index_5);
  Material one = all[(id & 1:uint)];
  uint i = (id & 1:uint);
  Out[id] = (value = (use(one, (id >> 2:uint), one_index, one_index_1, one_index_2) + (old = i, i = (old + 1:uint), all[old].scale)), (value + Source[NonUniformResourceIndex((((1:uint - i) == 0:uint) ? all_index : all_index_3))][3:uint]));
  uint index_6 = (id >> 2:uint);
  all_index = ((index_6 == 0:uint) ? 3:uint : all_index);
  all_index_3 = ((index_6 == 1:uint) ? 3:uint : all_index_3);
  (index = (id >> 2:uint), all[index].scale = (all[index].scale + 5:uint));
  uint kept_index = 0:uint;
  uint kept_index_1 = 1:uint;
  uint index_7 = (id & 1:uint);
  kept_index = ((index_7 == 0:uint) ? 2:uint : 0:uint);
  kept_index_1 = ((index_7 == 1:uint) ? 2:uint : 1:uint);
  Out[(id + 8:uint)] = ((Source[all_index_3][0:uint] + Source[(((id >> 2:uint) == 0:uint) ? kept_index : kept_index_1)][1:uint]) + Source[(((id >> 2:uint) == 0:uint) ? (((id & 1:uint) == 0:uint) ? 4:uint : 2:uint) : (((id & 1:uint) == 0:uint) ? 2:uint : 4:uint))][2:uint]);
  Material[2] apart;
  apart[0:int].scale = 3:uint;
  apart[1:int].scale = 4:uint;
  Out[(id + 16:uint)] = (apart[(id & 1:uint)].scale * Single[0:uint]);
}
void main() {
  main(in_SV_GROUPINDEX0);
}
