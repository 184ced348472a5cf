// args: -T cs_6_6 -fspv-target-env=vulkan1.2
// The counter of a buffer from the heap is at the buffer's index in an array of counters; of `only` nothing but the counter is declared.
RWStructuredBuffer<float> only;
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  RWStructuredBuffer<uint> first = ResourceDescriptorHeap[i];
  RWStructuredBuffer<float2> second = ResourceDescriptorHeap[3];
  first[first.IncrementCounter()] = only.IncrementCounter();
  second[second.DecrementCounter()] = i;
}
; ==>
OpCapability RuntimeDescriptorArray
               OpCapability StorageBufferArrayDynamicIndexing
               OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0 %counter_var_only %counter_var_resource_heap %resource_heap %resource_heap_1
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %_runtimearr_float ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_float 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float Block
               OpMemberDecorate %type_counter 0 Offset 0
               OpDecorate %type_counter Block
               OpDecorate %counter_var_only DescriptorSet 0
               OpDecorate %counter_var_only Binding 1
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_uint 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_uint Block
               OpDecorate %counter_var_resource_heap DescriptorSet 1
               OpDecorate %counter_var_resource_heap Binding 9
               OpDecorate %resource_heap DescriptorSet 1
               OpDecorate %resource_heap Binding 2
               OpDecorate %resource_heap Aliased
               OpDecorate %_runtimearr_v2float ArrayStride 8
               OpMemberDecorate %type_RWStructuredBuffer_float2 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float2 Block
               OpDecorate %resource_heap_1 DescriptorSet 1
               OpDecorate %resource_heap_1 Binding 2
               OpDecorate %resource_heap_1 Aliased
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
      %float = OpTypeFloat 32
%_runtimearr_float = OpTypeRuntimeArray %float
%type_RWStructuredBuffer_float = OpTypeStruct %_runtimearr_float
        %int = OpTypeInt 32 1
%type_counter = OpTypeStruct %int
%_ptr_StorageBuffer_type_counter = OpTypePointer StorageBuffer %type_counter
%counter_var_only = OpVariable %_ptr_StorageBuffer_type_counter StorageBuffer
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_RWStructuredBuffer_uint = OpTypeStruct %_runtimearr_uint
%_runtimearr_type_counter = OpTypeRuntimeArray %type_counter
%_ptr_StorageBuffer__runtimearr_type_counter = OpTypePointer StorageBuffer %_runtimearr_type_counter
%counter_var_resource_heap = OpVariable %_ptr_StorageBuffer__runtimearr_type_counter StorageBuffer
%_runtimearr_type_RWStructuredBuffer_uint = OpTypeRuntimeArray %type_RWStructuredBuffer_uint
%_ptr_StorageBuffer__runtimearr_type_RWStructuredBuffer_uint = OpTypePointer StorageBuffer %_runtimearr_type_RWStructuredBuffer_uint
%resource_heap = OpVariable %_ptr_StorageBuffer__runtimearr_type_RWStructuredBuffer_uint StorageBuffer
    %v2float = OpTypeVector %float 2
%_runtimearr_v2float = OpTypeRuntimeArray %v2float
%type_RWStructuredBuffer_float2 = OpTypeStruct %_runtimearr_v2float
%_runtimearr_type_RWStructuredBuffer_float2 = OpTypeRuntimeArray %type_RWStructuredBuffer_float2
%_ptr_StorageBuffer__runtimearr_type_RWStructuredBuffer_float2 = OpTypePointer StorageBuffer %_runtimearr_type_RWStructuredBuffer_float2
%resource_heap_1 = OpVariable %_ptr_StorageBuffer__runtimearr_type_RWStructuredBuffer_float2 StorageBuffer
       %void = OpTypeVoid
         %28 = OpTypeFunction %void %uint
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_int = OpTypePointer StorageBuffer %int
     %uint_1 = OpConstant %uint 1
     %uint_0 = OpConstant %uint 0
      %int_1 = OpConstant %int 1
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
     %uint_3 = OpConstant %uint 3
%_ptr_StorageBuffer_v2float = OpTypePointer StorageBuffer %v2float
         %53 = OpTypeFunction %void
     %main_1 = OpFunction %void None %28
          %i = OpFunctionParameter %uint
         %29 = OpLabel
         %33 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_only %int_0
         %37 = OpAtomicIAdd %int %33 %uint_1 %uint_0 %int_1
         %38 = OpBitcast %uint %37
         %39 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_resource_heap %i %int_0
         %40 = OpAtomicIAdd %int %39 %uint_1 %uint_0 %int_1
         %41 = OpBitcast %uint %40
         %43 = OpAccessChain %_ptr_StorageBuffer_uint %resource_heap %i %int_0 %41
               OpStore %43 %38
         %45 = OpAccessChain %_ptr_StorageBuffer_int %counter_var_resource_heap %uint_3 %int_0
         %46 = OpAtomicISub %int %45 %uint_1 %uint_0 %int_1
         %47 = OpBitcast %uint %46
         %48 = OpISub %uint %47 %uint_1
         %49 = OpConvertUToF %float %i
         %50 = OpCompositeConstruct %v2float %49 %49
         %52 = OpAccessChain %_ptr_StorageBuffer_v2float %resource_heap_1 %uint_3 %int_0 %48
               OpStore %52 %50
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %53
         %54 = OpLabel
         %55 = OpLoad %uint %in_SV_GROUPINDEX0
         %56 = OpFunctionCall %void %main_1 %55
               OpReturn
               OpFunctionEnd
