// args: -T cs_6_6
// Quads of a group in two dimensions are squares of threads.
RWStructuredBuffer<uint> Out;

[numthreads(4, 4, 1)] void main(uint index : SV_GroupIndex) {
  Out[index] = QuadReadAcrossY(index);
}
; ==>
OpCapability GroupNonUniformQuad
               OpCapability ComputeDerivativeGroupQuadsNV
               OpExtension "SPV_NV_compute_shader_derivatives"
               OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0 %Out
               OpExecutionMode %main DerivativeGroupQuadsNV
               OpExecutionMode %main LocalSize 4 4 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_uint 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_uint Block
               OpDecorate %Out DescriptorSet 0
               OpDecorate %Out Binding 0
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_RWStructuredBuffer_uint = OpTypeStruct %_runtimearr_uint
%_ptr_StorageBuffer_type_RWStructuredBuffer_uint = OpTypePointer StorageBuffer %type_RWStructuredBuffer_uint
        %Out = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_uint StorageBuffer
       %void = OpTypeVoid
         %11 = OpTypeFunction %void %uint
     %uint_1 = OpConstant %uint 1
     %uint_3 = OpConstant %uint 3
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
         %21 = OpTypeFunction %void
     %main_1 = OpFunction %void None %11
      %index = OpFunctionParameter %uint
         %12 = OpLabel
         %16 = OpGroupNonUniformQuadSwap %uint %uint_3 %index %uint_1
         %20 = OpAccessChain %_ptr_StorageBuffer_uint %Out %int_0 %index
               OpStore %20 %16
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %21
         %22 = OpLabel
         %23 = OpLoad %uint %in_SV_GROUPINDEX0
         %24 = OpFunctionCall %void %main_1 %23
               OpReturn
               OpFunctionEnd
