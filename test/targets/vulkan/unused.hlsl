// args: -T cs_6_6
Texture2D Unused;
RWBuffer<float4> Written;
RWBuffer<uint> Counts;
RWBuffer<float4> Out;
cbuffer Nobody { float4 gone; }
cbuffer Used { float4 kept; uint index; }
float4 load(Texture2D t) { return t.Load(0); }
static const bool enabled = false;

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint n = 0;
  float4 value = load(Unused) * 0 + gone * 0;
  if (enabled) Written[0] = 1;
  if (index > 5 && index < 3) { Written[n++] += gone; Counts[0] = n; InterlockedAdd(Counts[1], n++, n); }
  Out[0] = kept + n;
}
; ==>
RWBuffer<float4> Out: set 0, binding 0
Used { float4 kept; uint index; }: set 0, binding 1
float4 load() {
  return splat float4(0:uint);
}
void main_1(uint3 id) {
  uint n = 0:uint;
  float4 value = ((load() * splat float4(0:float)) + (splat float4(0:uint) * splat float4(0:float)));
  Out[0:uint] = (kept + splat float4((float)n));
}
void main() {
  main(splat uint3(0:uint));
}
