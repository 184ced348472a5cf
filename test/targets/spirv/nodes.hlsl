// args: -T lib_6_8 -spirv -fspv-target-env=vulkan1.3 -enable-16bit-types
struct [NodeTrackRWInputSharing] Work {
  uint3 grid : SV_DispatchGrid;
  float4 tint;
  bool done;
  uint16_t2 pair;
};

struct Leaf {
  uint index;
  row_major float2x3 transform;
};

RWStructuredBuffer<uint> Results : register(u0);

uint share(RWDispatchNodeInputRecord<Work> work, EmptyNodeOutput finished, uint lane) {
  work.Get().pair.y = 3;
  finished.ThreadIncrementOutputCount(lane == 0 ? 1 : 0);
  return work.Get().grid.x;
}

[Shader("node")]
[NodeLaunch("broadcasting")]
[NodeMaxDispatchGrid(64, 2, 1)]
[NodeMaxRecursionDepth(3)]
[NumThreads(32, 1, 1)]
void split(globallycoherent RWDispatchNodeInputRecord<Work> work,
           [MaxRecords(8)] [NodeID("leaf", 2)] NodeOutput<Leaf> leaves,
           [MaxRecordsSharedWith(leaves)] [AllowSparseNodes] [NodeArraySize(16)] NodeOutputArray<Leaf> others,
           [MaxRecords(1)] EmptyNodeOutput finished,
           uint lane : SV_GroupIndex) {
  const uint count = share(work, finished, lane);
  GroupNodeOutputRecords<Leaf> records = leaves.GetGroupNodeOutputRecords(count);
  records.Get(lane).index = lane;
  records[lane].transform[1].z = work.Get().tint.x;
  records.OutputComplete();
  if (others[lane].IsValid() && GetRemainingRecursionLevels() > 0) {
    ThreadNodeOutputRecords<Leaf> more = others[lane].GetThreadNodeOutputRecords(1);
    Leaf copy = records.Get(0);
    more.Get() = copy;
    more.OutputComplete();
    more = leaves.GetThreadNodeOutputRecords(1);
    more.OutputComplete();
  }
  Barrier(work, DEVICE_SCOPE | GROUP_SYNC);
  if (work.FinishedCrossGroupSharing()) Results[0] = work.Get().done;
}

[Shader("node")]
[NodeID("leaf", 2)]
[NodeLaunch("coalescing")]
[NodeShareInputOf("other", 1)]
[NumThreads(4, 1, 1)]
void leaf([MaxRecords(4)] GroupNodeInputRecords<Leaf> input, uint lane : SV_GroupThreadID) {
  if (lane < input.Count()) Results[input[lane].index] = asuint(input[lane].transform._m02);
}

[Shader("node")]
[NodeLaunch("coalescing")]
[NumThreads(1, 1, 1)]
void end(EmptyNodeInput nothing) {
  Results[1] = 1;
}
; ==>
OpCapability VulkanMemoryModel
               OpCapability ShaderEnqueueAMDX
               OpCapability StorageBuffer16BitAccess
               OpCapability Int16
               OpExtension "SPV_AMDX_shader_enqueue"
               OpEntryPoint GLCompute %main "split" %in_SV_GROUPINDEX0 %work %Results %RemainingRecursionLevelsAMDX
               OpEntryPoint GLCompute %main_1 "leaf" %in_SV_GROUPTHREADID0 %input %Results
               OpEntryPoint GLCompute %main_2 "end" %nothing %Results
               OpExecutionMode %main LocalSize 32 1 1
               OpExecutionModeId %main ShaderIndexAMDX %uint_0
               OpExecutionModeId %main MaxNodeRecursionAMDX %uint_3
               OpExecutionModeId %main MaxNumWorkgroupsAMDX %uint_64 %uint_2 %uint_1
               OpExecutionMode %main_1 LocalSize 4 1 1
               OpExecutionMode %main_1 CoalescingAMDX
               OpExecutionModeId %main_1 ShaderIndexAMDX %uint_2
               OpExecutionModeId %main_1 SharesInputWithAMDX %140 %uint_1
               OpExecutionMode %main_2 LocalSize 1 1 1
               OpExecutionMode %main_2 CoalescingAMDX
               OpExecutionModeId %main_2 ShaderIndexAMDX %uint_0
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpMemberDecorate %Work 0 Offset 0
               OpMemberDecorate %Work 1 Offset 12
               OpMemberDecorate %Work 2 Offset 28
               OpMemberDecorate %Work 3 Offset 32
               OpDecorate %Work TrackFinishWritingAMDX
               OpMemberDecorate %Work 0 PayloadDispatchIndirectAMDX
               OpDecorateId %11 NodeMaxPayloadsAMDX %uint_1
               OpMemberDecorate %Leaf 0 Offset 0
               OpMemberDecorate %Leaf 1 Offset 4
               OpMemberDecorate %Leaf 1 ColMajor
               OpMemberDecorate %Leaf 1 MatrixStride 12
               OpDecorateId %21 PayloadNodeNameAMDX %14
               OpDecorateId %21 PayloadNodeBaseIndexAMDX %uint_2
               OpDecorateId %21 NodeMaxPayloadsAMDX %uint_8
               OpDecorateId %21 PayloadNodeArraySizeAMDX %uint_3
               OpDecorateId %24 PayloadNodeNameAMDX %22
               OpDecorateId %24 NodeMaxPayloadsAMDX %uint_1
               OpDecorateId %24 PayloadNodeArraySizeAMDX %uint_1
               OpDecorateId %27 PayloadNodeNameAMDX %25
               OpDecorateId %27 NodeMaxPayloadsAMDX %uint_1
               OpDecorateId %27 NodeSharesPayloadLimitsWithAMDX %21
               OpDecorateId %27 PayloadNodeArraySizeAMDX %uint_16
               OpDecorate %27 PayloadNodeSparseArrayAMDX
               OpDecorate %in_SV_GROUPTHREADID0 BuiltIn LocalInvocationId
               OpDecorateId %31 NodeMaxPayloadsAMDX %uint_4
               OpDecorateId %34 NodeMaxPayloadsAMDX %uint_1
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_uint 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_uint Block
               OpDecorate %Results DescriptorSet 0
               OpDecorate %Results Binding 0
               OpDecorate %RemainingRecursionLevelsAMDX BuiltIn RemainingRecursionLevelsAMDX
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
     %uint_1 = OpConstant %uint 1
     %v3uint = OpTypeVector %uint 3
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
     %ushort = OpTypeInt 16 0
   %v2ushort = OpTypeVector %ushort 2
       %Work = OpTypeStruct %v3uint %v4float %uint %v2ushort
         %11 = OpTypeNodePayloadArrayAMDX %Work
%_ptr_NodePayloadAMDX_11 = OpTypePointer NodePayloadAMDX %11
       %work = OpVariable %_ptr_NodePayloadAMDX_11 NodePayloadAMDX
         %14 = OpConstantStringAMDX "leaf"
     %uint_2 = OpConstant %uint 2
     %uint_8 = OpConstant %uint 8
     %uint_3 = OpConstant %uint 3
    %v3float = OpTypeVector %float 3
%mat2v3float = OpTypeMatrix %v3float 2
       %Leaf = OpTypeStruct %uint %mat2v3float
         %21 = OpTypeNodePayloadArrayAMDX %Leaf
         %22 = OpConstantStringAMDX "finished"
 %_struct_23 = OpTypeStruct
         %24 = OpTypeNodePayloadArrayAMDX %_struct_23
         %25 = OpConstantStringAMDX "others"
    %uint_16 = OpConstant %uint 16
         %27 = OpTypeNodePayloadArrayAMDX %Leaf
%_ptr_Input_v3uint = OpTypePointer Input %v3uint
%in_SV_GROUPTHREADID0 = OpVariable %_ptr_Input_v3uint Input
     %uint_4 = OpConstant %uint 4
         %31 = OpTypeNodePayloadArrayAMDX %Leaf
%_ptr_NodePayloadAMDX_31 = OpTypePointer NodePayloadAMDX %31
      %input = OpVariable %_ptr_NodePayloadAMDX_31 NodePayloadAMDX
         %34 = OpTypeNodePayloadArrayAMDX %_struct_23
%_ptr_NodePayloadAMDX_34 = OpTypePointer NodePayloadAMDX %34
    %nothing = OpVariable %_ptr_NodePayloadAMDX_34 NodePayloadAMDX
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_RWStructuredBuffer_uint = OpTypeStruct %_runtimearr_uint
%_ptr_StorageBuffer_type_RWStructuredBuffer_uint = OpTypePointer StorageBuffer %type_RWStructuredBuffer_uint
    %Results = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_uint StorageBuffer
         %48 = OpTypeFunction %uint %uint
   %ushort_3 = OpConstant %ushort 3
     %uint_0 = OpConstant %uint 0
        %int = OpTypeInt 32 1
      %int_3 = OpConstant %int 3
      %int_1 = OpConstant %int 1
%_ptr_NodePayloadAMDX_ushort = OpTypePointer NodePayloadAMDX %ushort
     %uint_5 = OpConstant %uint 5
       %bool = OpTypeBool
%_ptr_NodePayloadAMDX_24 = OpTypePointer NodePayloadAMDX %24
      %int_0 = OpConstant %int 0
%_ptr_NodePayloadAMDX_uint = OpTypePointer NodePayloadAMDX %uint
       %void = OpTypeVoid
         %69 = OpTypeFunction %void %uint
%_ptr_NodePayloadAMDX_21 = OpTypePointer NodePayloadAMDX %21
%_ptr_NodePayloadAMDX_float = OpTypePointer NodePayloadAMDX %float
      %int_2 = OpConstant %int 2
%_ptr_Function_27 = OpTypePointer Function %27
%RemainingRecursionLevelsAMDX = OpVariable %_ptr_Input_uint Input
      %false = OpConstantFalse %bool
%_ptr_NodePayloadAMDX_27 = OpTypePointer NodePayloadAMDX %27
%_ptr_NodePayloadAMDX_Leaf = OpTypePointer NodePayloadAMDX %Leaf
     %Leaf_0 = OpTypeStruct %uint %mat2v3float
  %uint_6472 = OpConstant %uint 6472
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
        %115 = OpTypeFunction %void
    %uint_64 = OpConstant %uint 64
        %140 = OpConstantStringAMDX "other"
      %share = OpFunction %uint None %48
       %lane = OpFunctionParameter %uint
         %49 = OpLabel
         %57 = OpAccessChain %_ptr_NodePayloadAMDX_ushort %work %uint_0 %int_3 %int_1
               OpStore %57 %ushort_3 MakePointerAvailable|NonPrivatePointer %uint_5
         %60 = OpIEqual %bool %lane %uint_0
         %61 = OpSelect %uint %60 %uint_1 %uint_0
         %63 = OpAllocateNodePayloadsAMDX %_ptr_NodePayloadAMDX_24 %uint_4 %61 %uint_0
               OpEnqueueNodePayloadsAMDX %63
         %66 = OpAccessChain %_ptr_NodePayloadAMDX_uint %work %uint_0 %int_0 %int_0
         %67 = OpLoad %uint %66 MakePointerVisible|NonPrivatePointer %uint_5
               OpReturnValue %67
               OpFunctionEnd
      %split = OpFunction %void None %69
     %lane_0 = OpFunctionParameter %uint
         %70 = OpLabel
         %82 = OpVariable %_ptr_Function_27 Function
      %count = OpFunctionCall %uint %share %lane_0
         %74 = OpAllocateNodePayloadsAMDX %_ptr_NodePayloadAMDX_21 %uint_2 %count %uint_0
         %75 = OpAccessChain %_ptr_NodePayloadAMDX_uint %74 %lane_0 %int_0
               OpStore %75 %lane_0
         %77 = OpAccessChain %_ptr_NodePayloadAMDX_float %work %uint_0 %int_1 %int_0
         %78 = OpLoad %float %77 MakePointerVisible|NonPrivatePointer %uint_5
         %80 = OpAccessChain %_ptr_NodePayloadAMDX_float %74 %lane_0 %int_1 %uint_1 %int_2
               OpStore %80 %78
               OpEnqueueNodePayloadsAMDX %74
         %83 = OpIsNodePayloadValidAMDX %bool %82 %lane_0
               OpSelectionMerge %84 None
               OpBranchConditional %83 %85 %86
         %85 = OpLabel
         %88 = OpLoad %uint %RemainingRecursionLevelsAMDX
         %89 = OpUGreaterThan %bool %88 %uint_0
               OpBranch %84
         %86 = OpLabel
               OpBranch %84
         %84 = OpLabel
         %91 = OpPhi %bool %89 %85 %false %86
               OpSelectionMerge %92 None
               OpBranchConditional %91 %93 %92
         %93 = OpLabel
         %95 = OpAllocateNodePayloadsAMDX %_ptr_NodePayloadAMDX_27 %uint_4 %uint_1 %lane_0
         %97 = OpAccessChain %_ptr_NodePayloadAMDX_Leaf %74 %uint_0
         %98 = OpLoad %Leaf %97
       %copy = OpCopyLogical %Leaf_0 %98
        %101 = OpCopyLogical %Leaf %copy
        %102 = OpAccessChain %_ptr_NodePayloadAMDX_Leaf %95 %uint_0
               OpStore %102 %101
               OpEnqueueNodePayloadsAMDX %95
        %103 = OpAllocateNodePayloadsAMDX %_ptr_NodePayloadAMDX_21 %uint_4 %uint_1 %uint_0
               OpEnqueueNodePayloadsAMDX %103
               OpBranch %92
         %92 = OpLabel
        %104 = OpBitwiseOr %uint %uint_4 %uint_1
               OpControlBarrier %uint_2 %uint_5 %uint_6472
        %106 = OpFinishWritingNodePayloadAMDX %bool %work
               OpSelectionMerge %107 None
               OpBranchConditional %106 %108 %107
        %108 = OpLabel
        %109 = OpAccessChain %_ptr_NodePayloadAMDX_uint %work %uint_0 %int_2
        %110 = OpLoad %uint %109 MakePointerVisible|NonPrivatePointer %uint_5
        %111 = OpINotEqual %bool %110 %uint_0
        %112 = OpSelect %uint %111 %uint_1 %uint_0
        %114 = OpAccessChain %_ptr_StorageBuffer_uint %Results %int_0 %uint_0
               OpStore %114 %112
               OpBranch %107
        %107 = OpLabel
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %115
        %116 = OpLabel
        %117 = OpLoad %uint %in_SV_GROUPINDEX0
        %118 = OpFunctionCall %void %split %117
               OpReturn
               OpFunctionEnd
       %leaf = OpFunction %void None %69
     %lane_1 = OpFunctionParameter %uint
        %119 = OpLabel
        %121 = OpNodePayloadArrayLengthAMDX %uint %input
        %122 = OpULessThan %bool %lane_1 %121
               OpSelectionMerge %123 None
               OpBranchConditional %122 %124 %123
        %124 = OpLabel
        %125 = OpAccessChain %_ptr_NodePayloadAMDX_float %input %lane_1 %int_1 %int_0 %int_2
        %126 = OpLoad %float %125
        %127 = OpBitcast %uint %126
        %128 = OpAccessChain %_ptr_NodePayloadAMDX_uint %input %lane_1 %int_0
        %129 = OpLoad %uint %128
        %130 = OpAccessChain %_ptr_StorageBuffer_uint %Results %int_0 %129
               OpStore %130 %127
               OpBranch %123
        %123 = OpLabel
               OpReturn
               OpFunctionEnd
     %main_1 = OpFunction %void None %115
        %131 = OpLabel
        %132 = OpAccessChain %_ptr_Input_uint %in_SV_GROUPTHREADID0 %int_0
        %133 = OpLoad %uint %132
        %134 = OpFunctionCall %void %leaf %133
               OpReturn
               OpFunctionEnd
        %end = OpFunction %void None %115
        %135 = OpLabel
        %136 = OpAccessChain %_ptr_StorageBuffer_uint %Results %int_0 %uint_1
               OpStore %136 %uint_1
               OpReturn
               OpFunctionEnd
     %main_2 = OpFunction %void None %115
        %137 = OpLabel
        %138 = OpFunctionCall %void %end
               OpReturn
               OpFunctionEnd
