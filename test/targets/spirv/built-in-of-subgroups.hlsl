// args: -T cs_6_6 -fspv-target-env=vulkan1.1
// A numbered built-in of subgroups needs their capability.
[[vk::ext_builtin_input(36)]] static const uint lanes;
RWStructuredBuffer<uint> Out;
[numthreads(1, 1, 1)] void main() { Out[0] = lanes; }
; ==>
OpCapability GroupNonUniform
               OpEntryPoint GLCompute %main "main" %lanes
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_uint 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_uint Block
               OpDecorate %Out DescriptorSet 0
               OpDecorate %Out Binding 0
               OpDecorate %lanes BuiltIn SubgroupSize
       %uint = OpTypeInt 32 0
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_RWStructuredBuffer_uint = OpTypeStruct %_runtimearr_uint
%_ptr_StorageBuffer_type_RWStructuredBuffer_uint = OpTypePointer StorageBuffer %type_RWStructuredBuffer_uint
        %Out = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_uint StorageBuffer
%_ptr_Input_uint = OpTypePointer Input %uint
      %lanes = OpVariable %_ptr_Input_uint Input
       %void = OpTypeVoid
         %11 = OpTypeFunction %void
     %uint_0 = OpConstant %uint 0
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
     %main_1 = OpFunction %void None %11
         %12 = OpLabel
         %13 = OpLoad %uint %lanes
         %18 = OpAccessChain %_ptr_StorageBuffer_uint %Out %int_0 %uint_0
               OpStore %18 %13
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %11
         %19 = OpLabel
         %20 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
