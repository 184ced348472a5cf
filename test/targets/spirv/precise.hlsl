// args: -T cs_6_0
RWStructuredBuffer<float> Out;
float g(float a, float b) { return a * b; }
[numthreads(1,1,1)] void main(uint3 i : SV_DispatchThreadID) {
  float a = i.x, b = i.y, c = i.z;
  float t = a * b;
  float s = t + 1;
  precise float r = s + c;
  float q = a * c + b;
  Out[0] = r + q;
  precise float u = g(a, c) + b;
  Out[1] = u;
}
; ==>
OpEntryPoint GLCompute %main "main" %in_SV_DISPATCHTHREADID0 %Out
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %in_SV_DISPATCHTHREADID0 BuiltIn GlobalInvocationId
               OpDecorate %_runtimearr_float ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_float 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float Block
               OpDecorate %Out DescriptorSet 0
               OpDecorate %Out Binding 0
               OpDecorate %t NoContraction
               OpDecorate %s NoContraction
               OpDecorate %r NoContraction
               OpDecorate %u NoContraction
       %uint = OpTypeInt 32 0
     %v3uint = OpTypeVector %uint 3
%_ptr_Input_v3uint = OpTypePointer Input %v3uint
%in_SV_DISPATCHTHREADID0 = OpVariable %_ptr_Input_v3uint Input
      %float = OpTypeFloat 32
%_runtimearr_float = OpTypeRuntimeArray %float
%type_RWStructuredBuffer_float = OpTypeStruct %_runtimearr_float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float
        %Out = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float StorageBuffer
         %13 = OpTypeFunction %float %float %float
       %void = OpTypeVoid
         %19 = OpTypeFunction %void %v3uint
    %float_1 = OpConstant %float 1
     %uint_0 = OpConstant %uint 0
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_float = OpTypePointer StorageBuffer %float
     %uint_1 = OpConstant %uint 1
         %44 = OpTypeFunction %void
          %g = OpFunction %float None %13
          %a = OpFunctionParameter %float
          %b = OpFunctionParameter %float
         %14 = OpLabel
         %17 = OpFMul %float %a %b
               OpReturnValue %17
               OpFunctionEnd
     %main_1 = OpFunction %void None %19
          %i = OpFunctionParameter %v3uint
         %20 = OpLabel
         %22 = OpCompositeExtract %uint %i 0
        %a_0 = OpConvertUToF %float %22
         %24 = OpCompositeExtract %uint %i 1
        %b_0 = OpConvertUToF %float %24
         %26 = OpCompositeExtract %uint %i 2
          %c = OpConvertUToF %float %26
          %t = OpFMul %float %a_0 %b_0
          %s = OpFAdd %float %t %float_1
          %r = OpFAdd %float %s %c
         %32 = OpFMul %float %a_0 %c
          %q = OpFAdd %float %32 %b_0
         %34 = OpFAdd %float %r %q
         %39 = OpAccessChain %_ptr_StorageBuffer_float %Out %int_0 %uint_0
               OpStore %39 %34
         %40 = OpFunctionCall %float %g %a_0 %c
          %u = OpFAdd %float %40 %b_0
         %43 = OpAccessChain %_ptr_StorageBuffer_float %Out %int_0 %uint_1
               OpStore %43 %u
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %44
         %45 = OpLabel
         %46 = OpLoad %v3uint %in_SV_DISPATCHTHREADID0
         %47 = OpFunctionCall %void %main_1 %46
               OpReturn
               OpFunctionEnd
