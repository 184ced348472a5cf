// args: -T cs_6_0
// Single elements of matrices have pointers, whatever the order they are stored in.
groupshared row_major uint2x2 tile[4];
RWStructuredBuffer<uint2x3> columns : register(u0);
RWStructuredBuffer<row_major float2x3> rows : register(u1);

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  InterlockedOr(tile[i]._m11, 4);
  InterlockedOr(columns[0][1].y, 2);
  InterlockedAdd(columns[i][i][2], 1);
  columns[1]._m02_m10 = tile[0][1];
  rows[0]._m12 = rows[i]._m01;
}
; ==>
OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0 %columns %rows %tile
               OpExecutionMode %main LocalSize 4 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %_arr_v2uint_uint_3 ArrayStride 8
               OpDecorate %_runtimearr__arr_v2uint_uint_3 ArrayStride 24
               OpMemberDecorate %type_RWStructuredBuffer_uint2x3 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_uint2x3 Block
               OpDecorate %columns DescriptorSet 0
               OpDecorate %columns Binding 0
               OpDecorate %_runtimearr_mat2v3float ArrayStride 32
               OpMemberDecorate %type_RWStructuredBuffer_float2x3 0 Offset 0
               OpMemberDecorate %type_RWStructuredBuffer_float2x3 0 ColMajor
               OpMemberDecorate %type_RWStructuredBuffer_float2x3 0 MatrixStride 16
               OpDecorate %type_RWStructuredBuffer_float2x3 Block
               OpDecorate %rows DescriptorSet 0
               OpDecorate %rows Binding 1
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
     %v2uint = OpTypeVector %uint 2
     %uint_3 = OpConstant %uint 3
%_arr_v2uint_uint_3 = OpTypeArray %v2uint %uint_3
%_runtimearr__arr_v2uint_uint_3 = OpTypeRuntimeArray %_arr_v2uint_uint_3
%type_RWStructuredBuffer_uint2x3 = OpTypeStruct %_runtimearr__arr_v2uint_uint_3
%_ptr_StorageBuffer_type_RWStructuredBuffer_uint2x3 = OpTypePointer StorageBuffer %type_RWStructuredBuffer_uint2x3
    %columns = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_uint2x3 StorageBuffer
      %float = OpTypeFloat 32
    %v3float = OpTypeVector %float 3
%mat2v3float = OpTypeMatrix %v3float 2
%_runtimearr_mat2v3float = OpTypeRuntimeArray %mat2v3float
%type_RWStructuredBuffer_float2x3 = OpTypeStruct %_runtimearr_mat2v3float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float2x3 = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float2x3
       %rows = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float2x3 StorageBuffer
     %uint_2 = OpConstant %uint 2
%_arr_v2uint_uint_2 = OpTypeArray %v2uint %uint_2
     %uint_4 = OpConstant %uint 4
%_arr__arr_v2uint_uint_2_uint_4 = OpTypeArray %_arr_v2uint_uint_2 %uint_4
%_ptr_Workgroup__arr__arr_v2uint_uint_2_uint_4 = OpTypePointer Workgroup %_arr__arr_v2uint_uint_2_uint_4
       %tile = OpVariable %_ptr_Workgroup__arr__arr_v2uint_uint_2_uint_4 Workgroup
       %void = OpTypeVoid
         %27 = OpTypeFunction %void %uint
        %int = OpTypeInt 32 1
      %int_1 = OpConstant %int 1
%_ptr_Workgroup_uint = OpTypePointer Workgroup %uint
     %uint_0 = OpConstant %uint 0
      %int_0 = OpConstant %int 0
     %uint_1 = OpConstant %uint 1
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
%_ptr_Workgroup_v2uint = OpTypePointer Workgroup %v2uint
      %int_2 = OpConstant %int 2
%_ptr_StorageBuffer_float = OpTypePointer StorageBuffer %float
         %55 = OpTypeFunction %void
     %main_1 = OpFunction %void None %27
          %i = OpFunctionParameter %uint
         %28 = OpLabel
         %33 = OpAccessChain %_ptr_Workgroup_uint %tile %i %int_1 %int_1
         %35 = OpAtomicOr %uint %33 %uint_2 %uint_0 %uint_4
         %39 = OpAccessChain %_ptr_StorageBuffer_uint %columns %int_0 %uint_0 %uint_1 %uint_1
         %40 = OpAtomicOr %uint %39 %uint_1 %uint_0 %uint_2
         %41 = OpAccessChain %_ptr_StorageBuffer_uint %columns %int_0 %i %uint_2 %i
         %42 = OpAtomicIAdd %uint %41 %uint_1 %uint_0 %uint_1
         %44 = OpAccessChain %_ptr_Workgroup_v2uint %tile %int_0 %uint_1
         %45 = OpLoad %v2uint %44
         %47 = OpCompositeExtract %uint %45 0
         %48 = OpAccessChain %_ptr_StorageBuffer_uint %columns %int_0 %uint_1 %int_2 %int_0
               OpStore %48 %47
         %49 = OpCompositeExtract %uint %45 1
         %50 = OpAccessChain %_ptr_StorageBuffer_uint %columns %int_0 %uint_1 %int_0 %int_1
               OpStore %50 %49
         %52 = OpAccessChain %_ptr_StorageBuffer_float %rows %int_0 %i %int_0 %int_1
         %53 = OpLoad %float %52
         %54 = OpAccessChain %_ptr_StorageBuffer_float %rows %int_0 %uint_0 %int_1 %int_2
               OpStore %54 %53
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %55
         %56 = OpLabel
         %57 = OpLoad %uint %in_SV_GROUPINDEX0
         %58 = OpFunctionCall %void %main_1 %57
               OpReturn
               OpFunctionEnd
