// args: -T cs_6_0 -fspv-target-env=vulkan1.1
// Built-ins by SPIR-V's number. Nothing is known of their values: both arms stay.
[[vk::ext_builtin_input(24)]] static const uint3 NumWorkgroups;
[[vk::ext_builtin_input(36)]] [[vk::ext_capability(61)]] static const uint SubgroupSize;
RWStructuredBuffer<uint3> Results;
[numthreads(8, 1, 1)] void main(uint i : SV_DispatchThreadID) {
  if (NumWorkgroups.x == 0) Results[i] = SubgroupSize;
  else Results[i] = NumWorkgroups;
}
; ==>
OpCapability GroupNonUniform
               OpEntryPoint GLCompute %main "main" %in_SV_DISPATCHTHREADID0 %NumWorkgroups %SubgroupSize
               OpExecutionMode %main LocalSize 8 1 1
               OpDecorate %in_SV_DISPATCHTHREADID0 BuiltIn GlobalInvocationId
               OpDecorate %_runtimearr_v3uint ArrayStride 16
               OpMemberDecorate %type_RWStructuredBuffer_uint3 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_uint3 Block
               OpDecorate %Results DescriptorSet 0
               OpDecorate %Results Binding 0
               OpDecorate %NumWorkgroups BuiltIn NumWorkgroups
               OpDecorate %SubgroupSize BuiltIn SubgroupSize
       %uint = OpTypeInt 32 0
     %v3uint = OpTypeVector %uint 3
%_ptr_Input_v3uint = OpTypePointer Input %v3uint
%in_SV_DISPATCHTHREADID0 = OpVariable %_ptr_Input_v3uint Input
%_runtimearr_v3uint = OpTypeRuntimeArray %v3uint
%type_RWStructuredBuffer_uint3 = OpTypeStruct %_runtimearr_v3uint
%_ptr_StorageBuffer_type_RWStructuredBuffer_uint3 = OpTypePointer StorageBuffer %type_RWStructuredBuffer_uint3
    %Results = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_uint3 StorageBuffer
%NumWorkgroups = OpVariable %_ptr_Input_v3uint Input
%_ptr_Input_uint = OpTypePointer Input %uint
%SubgroupSize = OpVariable %_ptr_Input_uint Input
       %void = OpTypeVoid
         %15 = OpTypeFunction %void %uint
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
     %uint_0 = OpConstant %uint 0
       %bool = OpTypeBool
%_ptr_StorageBuffer_v3uint = OpTypePointer StorageBuffer %v3uint
         %34 = OpTypeFunction %void
     %main_1 = OpFunction %void None %15
          %i = OpFunctionParameter %uint
         %16 = OpLabel
         %20 = OpAccessChain %_ptr_Input_uint %NumWorkgroups %int_0
         %21 = OpLoad %uint %20
         %24 = OpIEqual %bool %21 %uint_0
               OpSelectionMerge %25 None
               OpBranchConditional %24 %26 %27
         %26 = OpLabel
         %28 = OpLoad %uint %SubgroupSize
         %29 = OpCompositeConstruct %v3uint %28 %28 %28
         %31 = OpAccessChain %_ptr_StorageBuffer_v3uint %Results %int_0 %i
               OpStore %31 %29
               OpBranch %25
         %27 = OpLabel
         %32 = OpLoad %v3uint %NumWorkgroups
         %33 = OpAccessChain %_ptr_StorageBuffer_v3uint %Results %int_0 %i
               OpStore %33 %32
               OpBranch %25
         %25 = OpLabel
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %34
         %35 = OpLabel
         %36 = OpAccessChain %_ptr_Input_uint %in_SV_DISPATCHTHREADID0 %int_0
         %37 = OpLoad %uint %36
         %38 = OpFunctionCall %void %main_1 %37
               OpReturn
               OpFunctionEnd
