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
     %v2uint = OpTypeVector %uint 2
     %v2bool = OpTypeVector %bool 2
     %v4bool = OpTypeVector %bool 4
         %87 = OpConstantComposite %v4uint %uint_1 %uint_1 %uint_1 %uint_1
         %88 = OpConstantNull %v4uint
%uint_4294967292 = OpConstant %uint 4294967292
     %uint_9 = OpConstant %uint 9
     %uint_4 = OpConstant %uint 4
        %126 = OpConstantComposite %v4uint %uint_1 %uint_2 %uint_3 %uint_4
     %uint_5 = OpConstant %uint 5
        %135 = OpTypeFunction %void
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
         %78 = OpVectorShuffle %v2uint %id %id 0 1
         %79 = OpCompositeExtract %uint %78 0
         %80 = OpCompositeExtract %uint %78 1
         %81 = OpGroupNonUniformAllEqual %bool %uint_3 %79
         %82 = OpGroupNonUniformAllEqual %bool %uint_3 %80
         %84 = OpCompositeConstruct %v2bool %81 %82
         %86 = OpVectorShuffle %v4bool %84 %84 0 1 0 1
         %89 = OpSelect %v4uint %86 %87 %88
         %90 = OpIAdd %v4uint %76 %89
         %91 = OpConvertUToF %v4float %90
         %92 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_3
               OpStore %92 %91
         %93 = OpCompositeExtract %uint %id 0
         %94 = OpGroupNonUniformQuadSwap %uint %uint_3 %93 %uint_0
         %95 = OpCompositeExtract %uint %id 0
         %96 = OpCompositeExtract %uint %id 1
         %97 = OpLoad %uint %SubgroupLocalInvocationId
         %99 = OpBitwiseAnd %uint %97 %uint_4294967292
        %100 = OpBitwiseOr %uint %99 %96
        %101 = OpGroupNonUniformShuffle %uint %uint_3 %95 %100
        %102 = OpIAdd %uint %94 %101
        %103 = OpCompositeExtract %uint %id 2
        %104 = OpGroupNonUniformBitwiseOr %uint %uint_3 Reduce %103
        %105 = OpIAdd %uint %102 %104
        %106 = OpCompositeExtract %uint %id 0
        %108 = OpUGreaterThan %bool %106 %uint_9
        %109 = OpGroupNonUniformAny %bool %uint_3 %108
        %110 = OpSelect %uint %109 %uint_1 %uint_0
        %111 = OpIAdd %uint %105 %110
        %112 = OpConvertUToF %float %111
        %113 = OpCompositeConstruct %v4float %112 %112 %112 %112
        %115 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_4
               OpStore %115 %113
        %116 = OpCompositeExtract %uint %id 0
        %117 = OpGroupNonUniformPartitionNV %v4uint %116
        %118 = OpCompositeExtract %uint %id 1
        %119 = OpCompositeExtract %uint %id 0
        %120 = OpGroupNonUniformPartitionNV %v4uint %119
        %121 = OpGroupNonUniformIAdd %uint %uint_3 PartitionedExclusiveScanNV %118 %120
        %122 = OpCompositeConstruct %v4uint %121 %121 %121 %121
        %123 = OpIAdd %v4uint %117 %122
        %124 = OpCompositeExtract %uint %id 1
        %125 = OpUGreaterThan %bool %124 %uint_0
        %127 = OpGroupNonUniformBallot %v4uint %uint_3 %125
        %128 = OpBitwiseAnd %v4uint %127 %126
        %129 = OpGroupNonUniformBallotBitCount %uint %uint_3 ExclusiveScan %128
        %130 = OpCompositeConstruct %v4uint %129 %129 %129 %129
        %131 = OpIAdd %v4uint %123 %130
        %132 = OpConvertUToF %v4float %131
        %134 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_5
               OpStore %134 %132
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %135
        %136 = OpLabel
        %137 = OpLoad %v3uint %in_SV_DISPATCHTHREADID0
        %138 = OpFunctionCall %void %main_1 %137
               OpReturn
               OpFunctionEnd
