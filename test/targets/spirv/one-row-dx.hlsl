// args: -T cs_6_6 -fvk-use-dx-layout
// The components of a matrix with one row have a register each in Direct3D's constant buffers.
cbuffer C { float1x4 m; float1x2 list[3]; };
RWStructuredBuffer<float4> Out;
uint at;

[numthreads(1, 1, 1)] void main() {
  Out[0] = m[0];
  Out[1].x = m[0][at];
  Out[2].xy = list[at][0];
}
; ==>
OpEntryPoint GLCompute %main "main" %C %_Globals %Out
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %_arr_float_uint_4 ArrayStride 16
               OpDecorate %_arr_float_uint_2 ArrayStride 16
               OpDecorate %_arr__arr_float_uint_2_uint_3 ArrayStride 32
               OpMemberDecorate %type_C 0 Offset 0
               OpMemberDecorate %type_C 1 Offset 64
               OpDecorate %type_C Block
               OpDecorate %C DescriptorSet 0
               OpDecorate %C Binding 0
               OpMemberDecorate %type__Globals 0 Offset 0
               OpDecorate %type__Globals Block
               OpDecorate %_Globals DescriptorSet 0
               OpDecorate %_Globals Binding 2
               OpDecorate %_runtimearr_v4float ArrayStride 16
               OpMemberDecorate %type_RWStructuredBuffer_float4 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float4 Block
               OpDecorate %Out DescriptorSet 0
               OpDecorate %Out Binding 1
      %float = OpTypeFloat 32
       %uint = OpTypeInt 32 0
     %uint_4 = OpConstant %uint 4
%_arr_float_uint_4 = OpTypeArray %float %uint_4
     %uint_2 = OpConstant %uint 2
%_arr_float_uint_2 = OpTypeArray %float %uint_2
     %uint_3 = OpConstant %uint 3
%_arr__arr_float_uint_2_uint_3 = OpTypeArray %_arr_float_uint_2 %uint_3
     %type_C = OpTypeStruct %_arr_float_uint_4 %_arr__arr_float_uint_2_uint_3
%_ptr_Uniform_type_C = OpTypePointer Uniform %type_C
          %C = OpVariable %_ptr_Uniform_type_C Uniform
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
      %int_1 = OpConstant %int 1
%type__Globals = OpTypeStruct %uint
%_ptr_Uniform_type__Globals = OpTypePointer Uniform %type__Globals
   %_Globals = OpVariable %_ptr_Uniform_type__Globals Uniform
    %v4float = OpTypeVector %float 4
%_runtimearr_v4float = OpTypeRuntimeArray %v4float
%type_RWStructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float4 = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float4
        %Out = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float4 StorageBuffer
       %void = OpTypeVoid
         %26 = OpTypeFunction %void
     %uint_0 = OpConstant %uint 0
%_ptr_Uniform__arr_float_uint_4 = OpTypePointer Uniform %_arr_float_uint_4
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
%_ptr_Uniform_uint = OpTypePointer Uniform %uint
     %uint_1 = OpConstant %uint 1
%_ptr_StorageBuffer_float = OpTypePointer StorageBuffer %float
    %v2float = OpTypeVector %float 2
%_ptr_Uniform__arr_float_uint_2 = OpTypePointer Uniform %_arr_float_uint_2
     %main_1 = OpFunction %void None %26
         %27 = OpLabel
         %30 = OpAccessChain %_ptr_Uniform__arr_float_uint_4 %C %int_0
         %31 = OpLoad %_arr_float_uint_4 %30
         %32 = OpCompositeExtract %float %31 0
         %33 = OpCompositeExtract %float %31 1
         %34 = OpCompositeExtract %float %31 2
         %35 = OpCompositeExtract %float %31 3
         %36 = OpCompositeConstruct %v4float %32 %33 %34 %35
         %38 = OpAccessChain %_ptr_StorageBuffer_v4float %Out %int_0 %uint_0
               OpStore %38 %36
         %40 = OpAccessChain %_ptr_Uniform_uint %_Globals %int_0
         %41 = OpLoad %uint %40
         %42 = OpVectorExtractDynamic %float %36 %41
         %45 = OpAccessChain %_ptr_StorageBuffer_float %Out %int_0 %uint_1 %int_0
               OpStore %45 %42
         %48 = OpAccessChain %_ptr_Uniform__arr_float_uint_2 %C %int_1 %41
         %49 = OpLoad %_arr_float_uint_2 %48
         %50 = OpCompositeExtract %float %49 0
         %51 = OpCompositeExtract %float %49 1
         %52 = OpCompositeConstruct %v2float %50 %51
         %53 = OpCompositeExtract %float %52 0
         %54 = OpAccessChain %_ptr_StorageBuffer_float %Out %int_0 %uint_2 %int_0
               OpStore %54 %53
         %55 = OpCompositeExtract %float %52 1
         %56 = OpAccessChain %_ptr_StorageBuffer_float %Out %int_0 %uint_2 %int_1
               OpStore %56 %55
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %26
         %57 = OpLabel
         %58 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
