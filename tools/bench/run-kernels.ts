// What `npm run bench -- --stage run` runs.
import type { Kernel } from './run.ts'

const floats = (count: number, value: (index: number) => number): { bytes: ArrayBuffer } => ({
  bytes: Float32Array.from({ length: count }, (_, index) => value(index)).buffer,
})
const room = (bytes: number): { bytes: ArrayBuffer } => ({ bytes: new ArrayBuffer(bytes) })

export const kernels: readonly Kernel[] = [
  {
    name: 'n-body',
    groups: [32, 1, 1],
    few: [1, 1, 1],
    inputs: () => ({ Bodies: floats(2048 * 4, (index) => Math.sin(index * 1.7)), Out: room(2048 * 16) }),
    source: `StructuredBuffer<float4> Bodies; RWStructuredBuffer<float4> Out;
[numthreads(64, 1, 1)] void main(uint i : SV_DispatchThreadID) {
  float3 at = Bodies[i].xyz, force = 0;
  [loop] for (uint k = 0; k < 2048; k++) {
    float4 other = Bodies[k];
    float3 way = other.xyz - at;
    float square = dot(way, way) + 0.01;
    force += way * (other.w * rsqrt(square * square * square));
  }
  Out[i] = float4(force, 0);
}`,
  },
  {
    name: 'matrix product',
    groups: [32, 32, 1],
    few: [4, 1, 1],
    inputs: () => ({
      A: floats(256 * 256, (index) => (index % 17) - 8),
      B: floats(256 * 256, (index) => (index % 13) - 6),
      C: room(256 * 256 * 4),
    }),
    source: `StructuredBuffer<float> A, B; RWStructuredBuffer<float> C;
[numthreads(8, 8, 1)] void main(uint3 id : SV_DispatchThreadID) {
  float sum = 0;
  [loop] for (uint k = 0; k < 256; k++) sum += A[id.y * 256 + k] * B[k * 256 + id.x];
  C[id.y * 256 + id.x] = sum;
}`,
  },
  {
    name: 'prefix sum',
    groups: [2048, 1, 1],
    few: [4, 1, 1],
    inputs: () => ({ In: floats(2048 * 256, (index) => index % 7), Out: room(2048 * 256 * 4) }),
    source: `StructuredBuffer<float> In; RWStructuredBuffer<float> Out; groupshared float data[256];
[numthreads(256, 1, 1)] void main(uint id : SV_DispatchThreadID, uint i : SV_GroupIndex) {
  data[i] = In[id];
  [loop] for (uint step = 1; step < 256; step *= 2) {
    GroupMemoryBarrierWithGroupSync();
    float other = i >= step ? data[i - step] : 0;
    GroupMemoryBarrierWithGroupSync();
    data[i] += other;
  }
  Out[id] = data[i];
}`,
  },
  {
    name: 'hashing',
    groups: [1024, 1, 1],
    few: [1, 1, 1],
    inputs: () => ({ Out: room(1024 * 64 * 4) }),
    source: `RWStructuredBuffer<uint> Out;
uint hash(uint x) { uint state = x * 747796405u + 2891336453u; uint word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u; return (word >> 22) ^ word; }
[numthreads(64, 1, 1)] void main(uint id : SV_DispatchThreadID) {
  uint x = id;
  [loop] for (uint k = 0; k < 200; k++) x = hash(x);
  Out[id] = x;
}`,
  },
  {
    name: 'ray marching',
    groups: [32, 32, 1],
    few: [4, 1, 1],
    inputs: () => ({ Out: room(256 * 256 * 4) }),
    source: `RWStructuredBuffer<float> Out;
float scene(float3 p) { float3 q = abs(frac(p * 0.5) * 2 - 1) - 0.4; return min(length(max(q, 0)) - 0.1, p.y + 1); }
[numthreads(8, 8, 1)] void main(uint3 id : SV_DispatchThreadID) {
  float3 direction = normalize(float3((float2(id.xy) - 128) / 128, 1.5)), at = float3(0, 0.2, 0);
  float way = 0;
  [loop] for (uint k = 0; k < 96; k++) {
    float distance = scene(at + direction * way);
    if (distance < 0.001 || way > 40) break;
    way += distance;
  }
  Out[id.y * 256 + id.x] = way;
}`,
  },
  {
    name: 'image blur',
    groups: [64, 64, 1],
    few: [4, 1, 1],
    inputs: () => ({
      Image: { ...floats(512 * 512 * 4, (index) => (index % 255) / 255), shape: [512, 512] },
      Out: { ...room(512 * 512 * 16), shape: [512, 512] },
    }),
    source: `Texture2D<float4> Image; RWTexture2D<float4> Out;
[numthreads(8, 8, 1)] void main(uint3 id : SV_DispatchThreadID) {
  float4 sum = 0;
  [loop] for (int y = -4; y <= 4; y++)
    [loop] for (int x = -4; x <= 4; x++) sum += Image[clamp(int2(id.xy) + int2(x, y), 0, 511)];
  Out[id.xy] = sum / 81;
}`,
  },
]
