// args: -T cs_6_0
// Loops, switches and early exits keep their shape.
RWByteAddressBuffer results : register(u0);
groupshared uint counts[64];
static const float weights[3] = { 0.25, 0.5, 0.25 };
static uint total = 3;

uint classify(uint value) {
  switch (value & 3) {
    case 0:
      return 1;
    case 1:
    case 2:
      value += 2;
    default:
      break;
  }
  return value;
}

[numthreads(64, 1, 1)]
void main(uint3 group : SV_GroupID, uint index : SV_GroupIndex) {
  counts[index] = 0;
  GroupMemoryBarrierWithGroupSync();
  uint old;
  InterlockedAdd(counts[group.x & 63], 1, old);
  [unroll] for (uint i = 0, j = 4; i < j; ++i, --j) {
    if (i == 2)
      continue;
    else if (j == 3)
      break;
    else
      total += classify(i) * (uint)(weights[i] * 8);
  }
  do {
    total >>= 1;
  } while (total > 100);
  uint length;
  results.GetDimensions(length);
  for (uint n = 0; results.Load(n * 4) != 0 && n < length; n++)
    results.InterlockedMax(n * 4, total);
  results.Store<float3>(16, float3(weights[0], total, old));
}
; ==>
#version 460

layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std430) buffer results_block {
    uint results[];
};

shared uint counts[64];
uint total = 3u;
const float weights[3] = float[3](0.25, 0.5, 0.25);

uint classify(uint value) {
    switch (value & 3u) {
        case 0u:
            return 1u;
        case 1u:
        case 2u:
            value += 2u;
        default:
            break;
    }
    return value;
}

void main_1(uvec3 group, uint index) {
    counts[index] = 0u;
    memoryBarrierShared();
    barrier();
    uint old;
    old = atomicAdd(counts[group.x & 63u], 1u);
    for (uint i = 0u, j = 4u; i < j; i++, j--) {
        if (i == 2u) {
            continue;
        } else {
            if (j == 3u) {
                break;
            } else {
                total += classify(i) * uint(weights[i] * 8.0);
            }
        }
    }
    do {
        total >>= 1u;
    } while (total > 100u);
    uint length_1;
    length_1 = uint(results.length()) * 4u;
    uint n = 0u;
    bool first = true;
    while (true) {
        if (!first) {
            n++;
        }
        first = false;
        uint offset = n * 4u;
        if (!(results[offset >> 2] != 0u && n < length_1)) break;
        atomicMax(results[n * 4u >> 2], total);
    }
    vec3 value = vec3(weights[0], total, old);
    results[4u] = floatBitsToUint(value.x);
    results[5u] = floatBitsToUint(value.y);
    results[6u] = floatBitsToUint(value.z);
}

void main() {
    main_1(gl_WorkGroupID, gl_LocalInvocationIndex);
}
