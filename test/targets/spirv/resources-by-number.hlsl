// args: -T cs_6_0
// Which buffer a call gives back depends on the number it is called with.
StructuredBuffer<float4> first, second;
StructuredBuffer<float4> pick(int which) {
  if (which == 0) {
    return first;
  } else {
    return second;
  }
}
void choose(int which, out StructuredBuffer<float4> chosen) {
  if (which == 0) chosen = first;
  else chosen = second;
}
RWStructuredBuffer<float4> result;
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  result[0] = pick(0)[i];
  result[1] = pick(1)[i];
  StructuredBuffer<float4> chosen;
  choose(1, chosen);
  result[2] = chosen[i];
  choose(0, chosen);
  result[3] = chosen[i];
}
; ==>
OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0 %first %second %result
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %_runtimearr_v4float ArrayStride 16
               OpMemberDecorate %type_StructuredBuffer_float4 0 Offset 0
               OpDecorate %type_StructuredBuffer_float4 Block
               OpDecorate %first DescriptorSet 0
               OpDecorate %first Binding 0
               OpDecorate %first NonWritable
               OpDecorate %second DescriptorSet 0
               OpDecorate %second Binding 1
               OpDecorate %second NonWritable
               OpDecorate %_runtimearr_v4float_0 ArrayStride 16
               OpMemberDecorate %type_RWStructuredBuffer_float4 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float4 Block
               OpDecorate %result DescriptorSet 0
               OpDecorate %result Binding 2
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_runtimearr_v4float = OpTypeRuntimeArray %v4float
%type_StructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float
%_ptr_StorageBuffer_type_StructuredBuffer_float4 = OpTypePointer StorageBuffer %type_StructuredBuffer_float4
      %first = OpVariable %_ptr_StorageBuffer_type_StructuredBuffer_float4 StorageBuffer
     %second = OpVariable %_ptr_StorageBuffer_type_StructuredBuffer_float4 StorageBuffer
%_runtimearr_v4float_0 = OpTypeRuntimeArray %v4float
%type_RWStructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float_0
%_ptr_StorageBuffer_type_RWStructuredBuffer_float4 = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float4
     %result = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float4 StorageBuffer
       %void = OpTypeVoid
         %18 = OpTypeFunction %void %uint
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
     %uint_0 = OpConstant %uint 0
     %uint_1 = OpConstant %uint 1
     %uint_2 = OpConstant %uint 2
     %uint_3 = OpConstant %uint 3
         %38 = OpTypeFunction %void
     %main_1 = OpFunction %void None %18
          %i = OpFunctionParameter %uint
         %19 = OpLabel
         %24 = OpAccessChain %_ptr_StorageBuffer_v4float %first %int_0 %i
         %25 = OpLoad %v4float %24
         %27 = OpAccessChain %_ptr_StorageBuffer_v4float %result %int_0 %uint_0
               OpStore %27 %25
         %28 = OpAccessChain %_ptr_StorageBuffer_v4float %second %int_0 %i
         %29 = OpLoad %v4float %28
         %31 = OpAccessChain %_ptr_StorageBuffer_v4float %result %int_0 %uint_1
               OpStore %31 %29
         %32 = OpLoad %v4float %28
         %34 = OpAccessChain %_ptr_StorageBuffer_v4float %result %int_0 %uint_2
               OpStore %34 %32
         %35 = OpLoad %v4float %24
         %37 = OpAccessChain %_ptr_StorageBuffer_v4float %result %int_0 %uint_3
               OpStore %37 %35
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %38
         %39 = OpLabel
         %40 = OpLoad %uint %in_SV_GROUPINDEX0
         %41 = OpFunctionCall %void %main_1 %40
               OpReturn
               OpFunctionEnd
