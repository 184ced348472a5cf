// args: -T lib_6_3 --rules dxc -HV 202x -default-linkage external
// The word is refused in front of a function with such a parameter, and what the options export needs none.
RWStructuredBuffer<float> Out;
groupshared float4 values[64];
void store(bool which, groupshared float2 v, uint index) {
  if (which) Out[index] = v.x;
}
static void fill(groupshared float4 array[64], float f) { array[5].x = f; }
inline void clear(groupshared float4 array[64]) { array[5].x = 0; }
[noinline] float twice(float f) { return f * 2; }
[shader("compute")] [numthreads(4, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
  clear(values);
  fill(values, 6);
  Out[id.x] = twice(values[id.x].y);
}
; ==>
// args: -T lib_6_3 --rules dxc -HV 202x -default-linkage external
// The word is refused in front of a function with such a parameter, and what the options export needs none.
RWStructuredBuffer<float> Out;

groupshared float4 values[64];

void store(bool which, groupshared float2 v, uint index) {
  if (which) {
    Out[index] = v.x;
  }
}

[noinline]
export float twice(float f) {
  return f * 2.0;
}

static void clear(groupshared float4 array[64]) {
  array[5].x = 0.0;
}

static void fill(groupshared float4 array[64], float f) {
  array[5].x = f;
}

[shader("compute")]
[numthreads(4, 1, 1)]
export void main(uint3 id : SV_DispatchThreadID) {
  clear(values);
  fill(values, 6.0);
  Out[id.x] = twice(values[id.x].y);
}
