// args: -T cs_6_0
[[vk::ext_decorate(/*RestrictPointer*/19)]] static float4 acc[4];
RWStructuredBuffer<float4> Out;
float4 f(float4 v) { [[vk::ext_decorate(/*RelaxedPrecision*/0)]] float4 t = v * 2; return t; }
[numthreads(1,1,1)] void main(uint i : SV_DispatchThreadID) {
  [[vk::ext_decorate(/*RelaxedPrecision*/0)]] float4 x = f(i);
  [[vk::ext_decorate_string(5635, "hello")]] float y = 2;
  acc[i & 3] = x; Out[i] = acc[i] + y;
}
; ==>
OpExtension "SPV_GOOGLE_hlsl_functionality1"
               OpEntryPoint GLCompute %main "main" %in_SV_DISPATCHTHREADID0 %Out %acc
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %in_SV_DISPATCHTHREADID0 BuiltIn GlobalInvocationId
               OpDecorate %_runtimearr_v4float ArrayStride 16
               OpMemberDecorate %type_RWStructuredBuffer_float4 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float4 Block
               OpDecorate %Out DescriptorSet 0
               OpDecorate %Out Binding 0
               OpDecorate %acc Restrict
               OpDecorate %t RelaxedPrecision
               OpDecorate %x RelaxedPrecision
               OpDecorateString %y UserSemantic "hello"
       %uint = OpTypeInt 32 0
     %v3uint = OpTypeVector %uint 3
%_ptr_Input_v3uint = OpTypePointer Input %v3uint
%in_SV_DISPATCHTHREADID0 = OpVariable %_ptr_Input_v3uint Input
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_runtimearr_v4float = OpTypeRuntimeArray %v4float
%type_RWStructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float4 = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float4
        %Out = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float4 StorageBuffer
     %uint_4 = OpConstant %uint 4
%_arr_v4float_uint_4 = OpTypeArray %v4float %uint_4
         %13 = OpConstantNull %_arr_v4float_uint_4
%_ptr_Private__arr_v4float_uint_4 = OpTypePointer Private %_arr_v4float_uint_4
        %acc = OpVariable %_ptr_Private__arr_v4float_uint_4 Private %13
         %19 = OpTypeFunction %v4float %v4float
%_ptr_Function_v4float = OpTypePointer Function %v4float
    %float_2 = OpConstant %float 2
         %25 = OpConstantComposite %v4float %float_2 %float_2 %float_2 %float_2
       %void = OpTypeVoid
         %29 = OpTypeFunction %void %uint
%_ptr_Function_float = OpTypePointer Function %float
     %uint_3 = OpConstant %uint 3
%_ptr_Private_v4float = OpTypePointer Private %v4float
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
         %52 = OpTypeFunction %void
%_ptr_Input_uint = OpTypePointer Input %uint
          %f = OpFunction %v4float None %19
          %v = OpFunctionParameter %v4float
         %20 = OpLabel
          %t = OpVariable %_ptr_Function_v4float Function
         %26 = OpFMul %v4float %v %25
               OpStore %t %26
         %27 = OpLoad %v4float %t
               OpReturnValue %27
               OpFunctionEnd
     %main_1 = OpFunction %void None %29
          %i = OpFunctionParameter %uint
         %30 = OpLabel
          %x = OpVariable %_ptr_Function_v4float Function
          %y = OpVariable %_ptr_Function_float Function
         %33 = OpConvertUToF %float %i
         %34 = OpCompositeConstruct %v4float %33 %33 %33 %33
         %35 = OpFunctionCall %v4float %f %34
               OpStore %x %35
               OpStore %y %float_2
         %38 = OpLoad %v4float %x
         %40 = OpBitwiseAnd %uint %i %uint_3
         %42 = OpAccessChain %_ptr_Private_v4float %acc %40
               OpStore %42 %38
         %43 = OpAccessChain %_ptr_Private_v4float %acc %i
         %44 = OpLoad %v4float %43
         %45 = OpLoad %float %y
         %46 = OpCompositeConstruct %v4float %45 %45 %45 %45
         %47 = OpFAdd %v4float %44 %46
         %51 = OpAccessChain %_ptr_StorageBuffer_v4float %Out %int_0 %i
               OpStore %51 %47
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %52
         %53 = OpLabel
         %55 = OpAccessChain %_ptr_Input_uint %in_SV_DISPATCHTHREADID0 %int_0
         %56 = OpLoad %uint %55
         %57 = OpFunctionCall %void %main_1 %56
               OpReturn
               OpFunctionEnd
