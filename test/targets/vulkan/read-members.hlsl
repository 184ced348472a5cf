// args: -T cs_6_6
// Of structs from buffers, only the members that are used are read.
struct Inner { float4 tint; uint flags; };
struct Light { float3 color; float weights[8]; Inner inner; float4x4 unused; };
struct Packed { uint low : 4; uint high : 28; };
StructuredBuffer<Light> Lights[4];
RWStructuredBuffer<Light> Changing;
StructuredBuffer<Packed> Bits;
ConstantBuffer<Light> One;
RWBuffer<float4> Out;
groupshared Inner Shared[8];
uint next(uint i) { Out[i] = 0; return i * 2; }
float3 brightest(Light light) { return light.color; }

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  // The array is read in place, since nothing can change it.
  Light light = Lights[NonUniformResourceIndex(id.z)][next(id.x)];
  float3 color = light.color * light.weights[id.y] + light.inner.tint.xyz;
  // Here something does, and both members are those of before.
  Light other = Changing[id.x];
  Changing[id.x].color = 2;
  color += other.weights[id.y] + other.color;
  // Used as a whole.
  Light whole = Changing[id.y];
  color += brightest(whole) + whole.color;
  // Members may be changed like the struct; of bit-fields they stay together.
  Light local = One;
  local.color.x += 1;
  Packed packed = Bits[id.x];
  Inner one = Shared[id.x];
  // Only what the index does is left of this.
  Light unread = Lights[0][next(id.y)];
  for (Inner inner = Shared[1]; inner.flags < 3; inner.flags++) color += inner.tint.x;
  switch (id.z) {
    case 0: { Inner chosen = Shared[id.y]; color += chosen.tint.x; break; }
  }
  Out[id.x] = float4(color + local.color + packed.low + one.tint.y, light.inner.flags);
}
; ==>
struct Inner { float4 tint; uint flags; }
struct Light { float3 color; float[8] weights; Inner inner; float4x4 unused; }
struct Packed { uint low; uint high; }
struct Packed_stored { uint low; }
StructuredBuffer<Light>[4] Lights: set 0, binding 0, non-uniform
RWStructuredBuffer<Light> Changing: set 0, binding 1
StructuredBuffer<Packed> Bits: set 0, binding 2
ConstantBuffer<Light> One: set 0, binding 3
RWBuffer<float4> Out: set 0, binding 4
in uint3 in_SV_DISPATCHTHREADID0: GlobalInvocationId
groupshared Inner[8] Shared
uint next(uint i) {
  Out[i] = splat float4(0:float);
  return (i * 2:uint);
}
float3 brightest(Light light) {
  return light.color;
}
void main_1(uint3 id) {
  uint light_index = id.z;
  uint light_index = next(id.x);
  float3 light_color = Lights[NonUniformResourceIndex(light_index)][light_index].color;
  float4 light_inner_tint = Lights[NonUniformResourceIndex(light_index)][light_index].inner.tint;
  uint light_inner_flags = Lights[NonUniformResourceIndex(light_index)][light_index].inner.flags;
  float3 color = ((light_color * splat float3(Lights[NonUniformResourceIndex(light_index)][light_index].weights[id.y])) + light_inner_tint.xyz);
  uint other_index = id.x;
  float[8] other_weights = Changing[other_index].weights;
  float3 other_color = Changing[other_index].color;
  Changing[id.x].color = splat float3(2:float);
  color = (color + (splat float3(other_weights[id.y]) + other_color));
  Light whole = Changing[id.y];
  color = (color + (brightest(whole) + whole.color));
  float3 local_color = contents(One).color;
  local_color.x = (local_color.x + 1:float);
  Packed packed = (index = id.x, Packed{((Bits[index].low << 28:uint) >> 28:uint), (Bits[index].low >> 4:uint)});
  uint one_index = id.x;
  float4 one_tint = Shared[one_index].tint;
  uint unread_index = next(id.y);
  for (Inner inner = Shared[1:int]; (inner.flags < 3:uint); inner.flags = (inner.flags + 1:uint)) {
    color = (color + splat float3(inner.tint.x));
  }
  switch (id.z) {
  case 0:
    {
      uint chosen_index = id.y;
      float4 chosen_tint = Shared[chosen_index].tint;
      color = (color + splat float3(chosen_tint.x));
      break;
    }
  }
  Out[id.x] = float4{(((color + local_color) + splat float3((float)packed.low)) + splat float3(one_tint.y)), (float)light_inner_flags};
}
void main() {
  main(in_SV_DISPATCHTHREADID0);
}
