// args: -T cs_6_0 -fspv-target-env=vulkan1.0
// Before SPIR-V 1.3 storage buffers are uniforms whose blocks say so.
StructuredBuffer<float> source;
RWStructuredBuffer<float> target;
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  target[target.IncrementCounter()] = source[i];
}
; ==>
OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %_runtimearr_float ArrayStride 4
               OpMemberDecorate %type_StructuredBuffer_float 0 Offset 0
               OpDecorate %type_StructuredBuffer_float BufferBlock
               OpDecorate %source DescriptorSet 0
               OpDecorate %source Binding 0
               OpDecorate %source NonWritable
               OpDecorate %_runtimearr_float_0 ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_float 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float BufferBlock
               OpMemberDecorate %type_counter 0 Offset 0
               OpDecorate %type_counter BufferBlock
               OpDecorate %counter_var_target DescriptorSet 0
               OpDecorate %counter_var_target Binding 2
               OpDecorate %target DescriptorSet 0
               OpDecorate %target Binding 1
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
      %float = OpTypeFloat 32
%_runtimearr_float = OpTypeRuntimeArray %float
%type_StructuredBuffer_float = OpTypeStruct %_runtimearr_float
%_ptr_Uniform_type_StructuredBuffer_float = OpTypePointer Uniform %type_StructuredBuffer_float
     %source = OpVariable %_ptr_Uniform_type_StructuredBuffer_float Uniform
%_runtimearr_float_0 = OpTypeRuntimeArray %float
%type_RWStructuredBuffer_float = OpTypeStruct %_runtimearr_float_0
        %int = OpTypeInt 32 1
%type_counter = OpTypeStruct %int
%_ptr_Uniform_type_counter = OpTypePointer Uniform %type_counter
%counter_var_target = OpVariable %_ptr_Uniform_type_counter Uniform
%_ptr_Uniform_type_RWStructuredBuffer_float = OpTypePointer Uniform %type_RWStructuredBuffer_float
     %target = OpVariable %_ptr_Uniform_type_RWStructuredBuffer_float Uniform
       %void = OpTypeVoid
         %20 = OpTypeFunction %void %uint
      %int_0 = OpConstant %int 0
%_ptr_Uniform_float = OpTypePointer Uniform %float
%_ptr_Uniform_int = OpTypePointer Uniform %int
     %uint_1 = OpConstant %uint 1
     %uint_0 = OpConstant %uint 0
      %int_1 = OpConstant %int 1
         %35 = OpTypeFunction %void
     %main_1 = OpFunction %void None %20
          %i = OpFunctionParameter %uint
         %21 = OpLabel
         %25 = OpAccessChain %_ptr_Uniform_float %source %int_0 %i
         %26 = OpLoad %float %25
         %28 = OpAccessChain %_ptr_Uniform_int %counter_var_target %int_0
         %32 = OpAtomicIAdd %int %28 %uint_1 %uint_0 %int_1
         %33 = OpBitcast %uint %32
         %34 = OpAccessChain %_ptr_Uniform_float %target %int_0 %33
               OpStore %34 %26
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %35
         %36 = OpLabel
         %37 = OpLoad %uint %in_SV_GROUPINDEX0
         %38 = OpFunctionCall %void %main_1 %37
               OpReturn
               OpFunctionEnd
