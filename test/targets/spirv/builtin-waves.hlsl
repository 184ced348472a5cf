// args: -T cs_6_5 -fspv-target-env=vulkan1.1
RWStructuredBuffer<float4> results;

[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
  if (WaveIsFirstLane()) results[0] = WaveGetLaneCount() + WaveGetLaneIndex();
  results[1] = WaveActiveSum((float3)id).xyzz + WavePrefixProduct(id.x) + WaveActiveMax((int)id.y);
  results[2] = WaveActiveBallot(id.x > 3) + WaveActiveCountBits(id.y > 2) + WavePrefixCountBits(id.z > 1);
  results[3] = WaveReadLaneAt(id.x, 3) + WaveReadLaneFirst(id.y) + WaveActiveAllEqual(id.xy).xyxy;
  results[4] = QuadReadAcrossX(id.x) + QuadReadLaneAt(id.x, id.y) + WaveActiveBitOr(id.z) + WaveActiveAnyTrue(id.x > 9);
  results[5] = WaveMatch(id.x) + WaveMultiPrefixSum(id.y, WaveMatch(id.x)) + WaveMultiPrefixCountBits(id.y > 0, uint4(1, 2, 3, 4));
}
; ==>
OpCapability GroupNonUniform
               OpCapability GroupNonUniformArithmetic
               OpCapability GroupNonUniformBallot
               OpCapability GroupNonUniformShuffle
               OpCapability GroupNonUniformVote
               OpCapability GroupNonUniformQuad
               OpCapability ComputeDerivativeGroupLinearNV
               OpCapability GroupNonUniformPartitionedNV
               OpExtension "SPV_NV_compute_shader_derivatives"
               OpExtension "SPV_NV_shader_subgroup_partitioned"
               OpEntryPoint GLCompute %main "main" %in_SV_DISPATCHTHREADID0 %SubgroupSize %SubgroupLocalInvocationId
               OpExecutionMode %main DerivativeGroupLinearNV
               OpExecutionMode %main LocalSize 64 1 1
               OpDecorate %in_SV_DISPATCHTHREADID0 BuiltIn GlobalInvocationId
               OpDecorate %_runtimearr_v4float ArrayStride 16
               OpMemberDecorate %type_RWStructuredBuffer_float4 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float4 Block
               OpDecorate %results DescriptorSet 0
               OpDecorate %results Binding 0
               OpDecorate %SubgroupSize BuiltIn SubgroupSize
               OpDecorate %SubgroupLocalInvocationId BuiltIn SubgroupLocalInvocationId
       %uint = OpTypeInt 32 0
     %v3uint = OpTypeVector %uint 3
%_ptr_Input_v3uint = OpTypePointer Input %v3uint
%in_SV_DISPATCHTHREADID0 = OpVariable %_ptr_Input_v3uint Input
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_runtimearr_v4float = OpTypeRuntimeArray %v4float
%type_RWStructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float4 = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float4
    %results = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float4 StorageBuffer
       %void = OpTypeVoid
         %14 = OpTypeFunction %void %v3uint
       %bool = OpTypeBool
     %uint_3 = OpConstant %uint 3
%_ptr_Input_uint = OpTypePointer Input %uint
%SubgroupSize = OpVariable %_ptr_Input_uint Input
%SubgroupLocalInvocationId = OpVariable %_ptr_Input_uint Input
     %uint_0 = OpConstant %uint 0
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
    %v3float = OpTypeVector %float 3
     %uint_1 = OpConstant %uint 1
     %v4uint = OpTypeVector %uint 4
     %uint_2 = OpConstant %uint 2
     %v2bool = OpTypeVector %bool 2
     %v4bool = OpTypeVector %bool 4
         %85 = OpConstantComposite %v4uint %uint_1 %uint_1 %uint_1 %uint_1
         %86 = OpConstantNull %v4uint
%uint_4294967292 = OpConstant %uint 4294967292
     %uint_9 = OpConstant %uint 9
     %uint_4 = OpConstant %uint 4
        %124 = OpConstantComposite %v4uint %uint_1 %uint_2 %uint_3 %uint_4
     %uint_5 = OpConstant %uint 5
        %133 = OpTypeFunction %void
     %main_1 = OpFunction %void None %14
         %id = OpFunctionParameter %v3uint
         %15 = OpLabel
         %19 = OpGroupNonUniformElect %bool %uint_3
               OpSelectionMerge %20 None
               OpBranchConditional %19 %21 %20
         %21 = OpLabel
         %24 = OpLoad %uint %SubgroupSize
         %26 = OpLoad %uint %SubgroupLocalInvocationId
         %27 = OpIAdd %uint %24 %26
         %28 = OpConvertUToF %float %27
         %29 = OpCompositeConstruct %v4float %28 %28 %28 %28
         %34 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_0
               OpStore %34 %29
               OpBranch %20
         %20 = OpLabel
         %36 = OpConvertUToF %v3float %id
         %37 = OpGroupNonUniformFAdd %v3float %uint_3 Reduce %36
         %38 = OpVectorShuffle %v4float %37 %37 0 1 2 2
         %39 = OpCompositeExtract %uint %id 0
         %40 = OpGroupNonUniformIMul %uint %uint_3 ExclusiveScan %39
         %41 = OpConvertUToF %float %40
         %42 = OpCompositeConstruct %v4float %41 %41 %41 %41
         %43 = OpFAdd %v4float %38 %42
         %44 = OpCompositeExtract %uint %id 1
         %45 = OpBitcast %int %44
         %46 = OpGroupNonUniformSMax %int %uint_3 Reduce %45
         %47 = OpConvertSToF %float %46
         %48 = OpCompositeConstruct %v4float %47 %47 %47 %47
         %49 = OpFAdd %v4float %43 %48
         %51 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_1
               OpStore %51 %49
         %52 = OpCompositeExtract %uint %id 0
         %53 = OpUGreaterThan %bool %52 %uint_3
         %55 = OpGroupNonUniformBallot %v4uint %uint_3 %53
         %56 = OpCompositeExtract %uint %id 1
         %58 = OpUGreaterThan %bool %56 %uint_2
         %59 = OpGroupNonUniformBallot %v4uint %uint_3 %58
         %60 = OpGroupNonUniformBallotBitCount %uint %uint_3 Reduce %59
         %61 = OpCompositeConstruct %v4uint %60 %60 %60 %60
         %62 = OpIAdd %v4uint %55 %61
         %63 = OpCompositeExtract %uint %id 2
         %64 = OpUGreaterThan %bool %63 %uint_1
         %65 = OpGroupNonUniformBallot %v4uint %uint_3 %64
         %66 = OpGroupNonUniformBallotBitCount %uint %uint_3 ExclusiveScan %65
         %67 = OpCompositeConstruct %v4uint %66 %66 %66 %66
         %68 = OpIAdd %v4uint %62 %67
         %69 = OpConvertUToF %v4float %68
         %70 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_2
               OpStore %70 %69
         %71 = OpCompositeExtract %uint %id 0
         %72 = OpGroupNonUniformShuffle %uint %uint_3 %71 %uint_3
         %73 = OpCompositeExtract %uint %id 1
         %74 = OpGroupNonUniformBroadcastFirst %uint %uint_3 %73
         %75 = OpIAdd %uint %72 %74
         %76 = OpCompositeConstruct %v4uint %75 %75 %75 %75
         %77 = OpCompositeExtract %uint %id 0
         %78 = OpGroupNonUniformAllEqual %bool %uint_3 %77
         %79 = OpCompositeExtract %uint %id 1
         %80 = OpGroupNonUniformAllEqual %bool %uint_3 %79
         %82 = OpCompositeConstruct %v2bool %78 %80
         %84 = OpVectorShuffle %v4bool %82 %82 0 1 0 1
         %87 = OpSelect %v4uint %84 %85 %86
         %88 = OpIAdd %v4uint %76 %87
         %89 = OpConvertUToF %v4float %88
         %90 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_3
               OpStore %90 %89
         %91 = OpCompositeExtract %uint %id 0
         %92 = OpGroupNonUniformQuadSwap %uint %uint_3 %91 %uint_0
         %93 = OpCompositeExtract %uint %id 0
         %94 = OpCompositeExtract %uint %id 1
         %95 = OpLoad %uint %SubgroupLocalInvocationId
         %97 = OpBitwiseAnd %uint %95 %uint_4294967292
         %98 = OpBitwiseOr %uint %97 %94
         %99 = OpGroupNonUniformShuffle %uint %uint_3 %93 %98
        %100 = OpIAdd %uint %92 %99
        %101 = OpCompositeExtract %uint %id 2
        %102 = OpGroupNonUniformBitwiseOr %uint %uint_3 Reduce %101
        %103 = OpIAdd %uint %100 %102
        %104 = OpCompositeExtract %uint %id 0
        %106 = OpUGreaterThan %bool %104 %uint_9
        %107 = OpGroupNonUniformAny %bool %uint_3 %106
        %108 = OpSelect %uint %107 %uint_1 %uint_0
        %109 = OpIAdd %uint %103 %108
        %110 = OpConvertUToF %float %109
        %111 = OpCompositeConstruct %v4float %110 %110 %110 %110
        %113 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_4
               OpStore %113 %111
        %114 = OpCompositeExtract %uint %id 0
        %115 = OpGroupNonUniformPartitionNV %v4uint %114
        %116 = OpCompositeExtract %uint %id 1
        %117 = OpCompositeExtract %uint %id 0
        %118 = OpGroupNonUniformPartitionNV %v4uint %117
        %119 = OpGroupNonUniformIAdd %uint %uint_3 PartitionedExclusiveScanNV %116 %118
        %120 = OpCompositeConstruct %v4uint %119 %119 %119 %119
        %121 = OpIAdd %v4uint %115 %120
        %122 = OpCompositeExtract %uint %id 1
        %123 = OpUGreaterThan %bool %122 %uint_0
        %125 = OpGroupNonUniformBallot %v4uint %uint_3 %123
        %126 = OpBitwiseAnd %v4uint %125 %124
        %127 = OpGroupNonUniformBallotBitCount %uint %uint_3 ExclusiveScan %126
        %128 = OpCompositeConstruct %v4uint %127 %127 %127 %127
        %129 = OpIAdd %v4uint %121 %128
        %130 = OpConvertUToF %v4float %129
        %132 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_5
               OpStore %132 %130
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %133
        %134 = OpLabel
        %135 = OpLoad %v3uint %in_SV_DISPATCHTHREADID0
        %136 = OpFunctionCall %void %main_1 %135
               OpReturn
               OpFunctionEnd
