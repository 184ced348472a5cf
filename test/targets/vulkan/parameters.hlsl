// args: -T cs_6_6
Texture2D A, B;
Texture2D Many[8];
Texture2D Grid[2][3];
RWBuffer<float4> Out;

float4 fetch(Texture2D t, uint i) { return t.Load(int3(i, 0, 0)); }
float4 fetchChanged(Texture2D t, uint i) { if (i > 2) t = Many[i]; return t.Load(0); }
float4 fetchRow(Texture2D row[3], uint i) { return fetch(row[i], i); }
Texture2D pick(uint i) { return Many[i + 1]; }
Texture2D always() { return Many[3]; }
void choose(uint i, out Texture2D t) { t = Many[0]; if (i == 1) t = Many[i]; }
void keep(inout Texture2D t) { }
Texture2D two(uint i, out Texture2D other) { other = Many[i]; return Many[i ^ 1]; }

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint n = 0;
  Out[0] = fetch(A, 0) + fetch(B, 1) + fetch(A, 2);
  Out[1] = fetch(Many[2], 0) + fetch(Many[id.x], 1) + fetch(Many[id.y], 2) + fetch(Many[n++], n);
  Out[2] = fetchChanged(Many[1], id.x) + fetchChanged(Many[NonUniformResourceIndex(id.y)], 1);
  Out[3] = fetchRow(Grid[1], id.x) + fetchRow(Grid[id.y], id.x);
  Out[4] = pick(id.x).Load(0) + always().Load(0);
  Texture2D t;
  choose(id.x, t);
  keep(t);
  Out[5] = t.Load(0);
  Out[6] = two(id.z, t).Load(0) + t.Load(0);
}
; ==>
Texture2D<float4> A: set 0, binding 0
Texture2D<float4> B: set 0, binding 1
Texture2D<float4>[8] Many: set 0, binding 2, non-uniform
Texture2D<float4>[6] Grid: set 0, binding 3
RWBuffer<float4> Out: set 0, binding 4
in uint3 in_SV_DISPATCHTHREADID0: GlobalInvocationId
float4 fetch(uint i) {
  return A.Load(int3{(int)i, 0:int, 0:int});
}
float4 fetch_1(uint i) {
  return B.Load(int3{(int)i, 0:int, 0:int});
}
float4 fetch_2(uint i) {
  return Many[2:uint].Load(int3{(int)i, 0:int, 0:int});
}
float4 fetch_3(uint i, uint t_index) {
  return Many[t_index].Load(int3{(int)i, 0:int, 0:int});
}
float4 fetchChanged(uint i) {
  uint t_index = 1:uint;
  if ((i > 2:uint)) {
    t_index = i;
  }
  return Many[t_index].Load(splat int3(0:int));
}
float4 fetchChanged_1(uint i, uint t_index) {
  if ((i > 2:uint)) {
    t_index = i;
  }
  return Many[NonUniformResourceIndex(t_index)].Load(splat int3(0:int));
}
float4 fetch_4(uint i, uint t_index) {
  return Grid[t_index].Load(int3{(int)i, 0:int, 0:int});
}
float4 fetchRow(uint i) {
  return fetch_4(i, (3:uint + i));
}
float4 fetchRow_1(uint i, uint row_index) {
  return fetch_4(i, (row_index + i));
}
uint pick(uint i) {
  return (i + 1:uint);
}
void choose(uint i, out uint t_index) {
  t_index = 0:uint;
  if ((i == 1:uint)) {
    t_index = i;
  }
}
void keep(uint t_index) {
}
uint two(uint i, out uint other_index) {
  other_index = i;
  return (i ^ 1:uint);
}
void main_1(uint3 id) {
  uint index;
  uint argument;
  uint index_1;
  uint index_2;
  uint index_3;
  uint n = 0:uint;
  Out[0:uint] = ((fetch(0:uint) + fetch_1(1:uint)) + fetch(2:uint));
  Out[1:uint] = (((fetch_2(0:uint) + fetch_3(1:uint, id.x)) + fetch_3(2:uint, id.y)) + (index = (old = n, n = (old + 1:uint), old), argument = n, fetch_3(argument, index)));
  Out[2:uint] = (fetchChanged(id.x) + fetchChanged_1(1:uint, id.y));
  Out[3:uint] = (fetchRow(id.x) + fetchRow_1(id.x, (id.y * 3:uint)));
  Out[4:uint] = (Many[pick(id.x)].Load(splat int3(0:int)) + Many[3:uint].Load(splat int3(0:int)));
  choose(id.x, index_1);
  uint t_index = index_1;
  keep(t_index);
  Out[5:uint] = Many[t_index].Load(splat int3(0:int));
  Out[6:uint] = (index_3 = two(id.z, index_2), t_index = index_2, value = Many[index_3].Load(splat int3(0:int)), (value + Many[t_index].Load(splat int3(0:int))));
}
void main() {
  main(in_SV_DISPATCHTHREADID0);
}
