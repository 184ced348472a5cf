// args: -T cs_6_5
// Subgroup functions and the extensions they need.
RWStructuredBuffer<uint4> output;

[numthreads(64, 1, 1)]
void main(uint index : SV_GroupIndex) {
  uint sum = WavePrefixSum(index) + WaveActiveMax(index);
  bool2 same = WaveActiveAllEqual(uint2(index, 1));
  if (WaveIsFirstLane() && all(same))
    output[WaveGetLaneIndex()] = WaveActiveBallot(index > 3);
  output[index] = uint4(WaveReadLaneAt(sum, 3), WaveActiveCountBits(sum > 4), QuadReadAcrossX(sum), WaveMatch(sum).x);
}
; ==>
#version 460
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_quad : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_vote : require
#extension GL_NV_compute_shader_derivatives : require
#extension GL_NV_shader_subgroup_partitioned : require

layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;
layout(derivative_group_linearNV) in;

layout(set = 0, binding = 0, std430) buffer output_1_block {
    uvec4 output_1[];
};

bvec2 hlsl_WaveActiveAllEqual(uvec2 a) {
    return bvec2(subgroupAllEqual(a.x), subgroupAllEqual(a.y));
}

void main_1(uint index) {
    uint sum = subgroupExclusiveAdd(index) + subgroupMax(index);
    bvec2 same = hlsl_WaveActiveAllEqual(uvec2(index, 1u));
    if (subgroupElect() && all(same)) {
        output_1[gl_SubgroupInvocationID] = subgroupBallot(index > 3u);
    }
    output_1[index] = uvec4(subgroupShuffle(sum, 3u), subgroupBallotBitCount(subgroupBallot(sum > 4u)), subgroupQuadSwapHorizontal(sum), subgroupPartitionNV(sum).x);
}

void main() {
    main_1(gl_LocalInvocationIndex);
}
