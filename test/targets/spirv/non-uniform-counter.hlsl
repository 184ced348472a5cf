// args: -T cs_6_6 -fspv-target-env=vulkan1.2
// What lies beside a resource, its counter and its 64-bit view, is marked as the resource would be, with the capability.
RWStructuredBuffer<uint> Counted[4];
RWByteAddressBuffer Raw[4];

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Counted[NonUniformResourceIndex(i)].IncrementCounter();
  uint64_t before;
  Raw[NonUniformResourceIndex(i + 1)].InterlockedAdd64(8, 5, before);
}
; ==>
OpCapability ShaderNonUniform
               OpCapability StorageBufferArrayNonUniformIndexing
               OpCapability Int64
               OpCapability Int64Atomics
               OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0 %counter_var_Counted %Raw %Raw_wide
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_uint 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_uint Block
               OpMemberDecorate %type_counter 0 Offset 0
               OpDecorate %type_counter Block
               OpDecorate %counter_var_Counted DescriptorSet 0
               OpDecorate %counter_var_Counted Binding 1
               OpDecorate %_runtimearr_uint_0 ArrayStride 4
               OpMemberDecorate %type_RWByteAddressBuffer 0 Offset 0
               OpDecorate %type_RWByteAddressBuffer Block
               OpDecorate %Raw DescriptorSet 0
               OpDecorate %Raw Binding 2
               OpDecorate %i NonUniform
               OpDecorate %25 NonUniform
               OpDecorate %_runtimearr_ulong ArrayStride 8
               OpMemberDecorate %_struct_38 0 Offset 0
               OpDecorate %_struct_38 Block
               OpDecorate %Raw_wide DescriptorSet 0
               OpDecorate %Raw_wide Binding 2
               OpDecorate %Raw Aliased
               OpDecorate %Raw_wide Aliased
               OpDecorate %34 NonUniform
               OpDecorate %45 NonUniform
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_RWStructuredBuffer_uint = OpTypeStruct %_runtimearr_uint
        %int = OpTypeInt 32 1
%type_counter = OpTypeStruct %int
     %uint_4 = OpConstant %uint 4
%_arr_type_counter_uint_4 = OpTypeArray %type_counter %uint_4
%_ptr_StorageBuffer__arr_type_counter_uint_4 = OpTypePointer StorageBuffer %_arr_type_counter_uint_4
%counter_var_Counted = OpVariable %_ptr_StorageBuffer__arr_type_counter_uint_4 StorageBuffer
%_runtimearr_uint_0 = OpTypeRuntimeArray %uint
%type_RWByteAddressBuffer = OpTypeStruct %_runtimearr_uint_0
%_arr_type_RWByteAddressBuffer_uint_4 = OpTypeArray %type_RWByteAddressBuffer %uint_4
%_ptr_StorageBuffer__arr_type_RWByteAddressBuffer_uint_4 = OpTypePointer StorageBuffer %_arr_type_RWByteAddressBuffer_uint_4
        %Raw = OpVariable %_ptr_StorageBuffer__arr_type_RWByteAddressBuffer_uint_4 StorageBuffer
       %void = OpTypeVoid
         %20 = OpTypeFunction %void %uint
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_int = OpTypePointer StorageBuffer %int
     %uint_1 = OpConstant %uint 1
     %uint_0 = OpConstant %uint 0
      %int_1 = OpConstant %int 1
      %ulong = OpTypeInt 64 0
%_ptr_Function_ulong = OpTypePointer Function %ulong
     %uint_8 = OpConstant %uint 8
    %ulong_5 = OpConstant %ulong 5
%_runtimearr_ulong = OpTypeRuntimeArray %ulong
 %_struct_38 = OpTypeStruct %_runtimearr_ulong
%_arr__struct_38_uint_4 = OpTypeArray %_struct_38 %uint_4
%_ptr_StorageBuffer__arr__struct_38_uint_4 = OpTypePointer StorageBuffer %_arr__struct_38_uint_4
   %Raw_wide = OpVariable %_ptr_StorageBuffer__arr__struct_38_uint_4 StorageBuffer
     %uint_3 = OpConstant %uint 3
%_ptr_StorageBuffer_ulong = OpTypePointer StorageBuffer %ulong
         %47 = OpTypeFunction %void
     %main_1 = OpFunction %void None %20
          %i = OpFunctionParameter %uint
         %21 = OpLabel
     %before = OpVariable %_ptr_Function_ulong Function
         %25 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_Counted %i %int_0
         %29 = OpAtomicIAdd %int %25 %uint_1 %uint_0 %int_1
         %30 = OpBitcast %uint %29
         %34 = OpIAdd %uint %i %uint_1
         %43 = OpShiftRightLogical %uint %uint_8 %uint_3
         %45 = OpAccessChain %_ptr_StorageBuffer_ulong %Raw_wide %34 %int_0 %43
         %46 = OpAtomicIAdd %ulong %45 %uint_1 %uint_0 %ulong_5
               OpStore %before %46
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %47
         %48 = OpLabel
         %49 = OpLoad %uint %in_SV_GROUPINDEX0
         %50 = OpFunctionCall %void %main_1 %49
               OpReturn
               OpFunctionEnd
