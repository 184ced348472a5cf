// args: -T cs_6_0 -fspv-target-env=vulkan1.1 -fspv-debug=line -fspv-debug=tool
RWStructuredBuffer<float> Out;

#define TWICE(x) ((x) + (x))

float f(float x) {
  float y = TWICE(x);
#line 40 "made.hlsl"
  while (y > 3)
    y *= 0.5;
  return y;
}

[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  if (i < 4) {
    Out[i] = f(i);
  } else
    Out[i] = 0;
}
; ==>
OpEntryPoint GLCompute %main "main" %in_SV_DISPATCHTHREADID0
               OpExecutionMode %main LocalSize 8 1 1
          %1 = OpString "main.hlsl"
         %20 = OpString "made.hlsl"
RWStructuredBuffer<float> Out;

#define TWICE(x) ((x) + (x))

float f(float x) {
  float y = TWICE(x);
#line 40 \"made.hlsl\"
  while (y > 3)
    y *= 0.5;
  return y;
}

[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  if (i < 4) {
    Out[i] = f(i);
  } else
    Out[i] = 0;
}
"
               OpModuleProcessed "descry 0.1.0"
               OpModuleProcessed "descry options: -E main -T cs_6_0 -HV 2021 -O3"
               OpDecorate %in_SV_DISPATCHTHREADID0 BuiltIn GlobalInvocationId
               OpDecorate %_runtimearr_float ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_float 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float Block
               OpDecorate %Out DescriptorSet 0
               OpDecorate %Out Binding 0
       %uint = OpTypeInt 32 0
     %v3uint = OpTypeVector %uint 3
%_ptr_Input_v3uint = OpTypePointer Input %v3uint
%in_SV_DISPATCHTHREADID0 = OpVariable %_ptr_Input_v3uint Input
      %float = OpTypeFloat 32
%_runtimearr_float = OpTypeRuntimeArray %float
%type_RWStructuredBuffer_float = OpTypeStruct %_runtimearr_float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float
        %Out = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float StorageBuffer
         %14 = OpTypeFunction %float %float
%_ptr_Function_float = OpTypePointer Function %float
    %float_3 = OpConstant %float 3
       %bool = OpTypeBool
  %float_0_5 = OpConstant %float 0.5
       %void = OpTypeVoid
         %35 = OpTypeFunction %void %uint
     %uint_4 = OpConstant %uint 4
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_float = OpTypePointer StorageBuffer %float
    %float_0 = OpConstant %float 0
         %51 = OpTypeFunction %void
%_ptr_Input_uint = OpTypePointer Input %uint
          %f = OpFunction %float None %14
          %x = OpFunctionParameter %float
         %15 = OpLabel
          %y = OpVariable %_ptr_Function_float Function
               OpLine %1 7 9
         %19 = OpFAdd %float %x %x
               OpStore %y %19
               OpLine %20 40 3
               OpBranch %21
         %21 = OpLabel
               OpLoopMerge %24 %23 None
               OpBranch %25
         %25 = OpLabel
               OpLine %20 40 10
         %26 = OpLoad %float %y
         %29 = OpFOrdGreaterThan %bool %26 %float_3
               OpBranchConditional %29 %22 %24
         %22 = OpLabel
               OpLine %20 41 5
         %30 = OpLoad %float %y
         %32 = OpFMul %float %30 %float_0_5
               OpStore %y %32
               OpBranch %23
         %23 = OpLabel
               OpBranch %21
         %24 = OpLabel
               OpLine %20 42 3
         %33 = OpLoad %float %y
               OpReturnValue %33
               OpFunctionEnd
     %main_1 = OpFunction %void None %35
          %i = OpFunctionParameter %uint
         %36 = OpLabel
               OpLine %20 47 3
         %39 = OpULessThan %bool %i %uint_4
               OpSelectionMerge %40 None
               OpBranchConditional %39 %41 %42
         %41 = OpLabel
               OpLine %20 48 5
         %43 = OpConvertUToF %float %i
         %44 = OpFunctionCall %float %f %43
         %48 = OpAccessChain %_ptr_StorageBuffer_float %Out %int_0 %i
               OpStore %48 %44
               OpBranch %40
         %42 = OpLabel
               OpLine %20 50 5
         %50 = OpAccessChain %_ptr_StorageBuffer_float %Out %int_0 %i
               OpStore %50 %float_0
               OpBranch %40
         %40 = OpLabel
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %51
         %52 = OpLabel
               OpLine %20 46 6
         %54 = OpAccessChain %_ptr_Input_uint %in_SV_DISPATCHTHREADID0 %int_0
         %55 = OpLoad %uint %54
         %56 = OpFunctionCall %void %main_1 %55
               OpReturn
               OpFunctionEnd
