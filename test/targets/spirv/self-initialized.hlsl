// args: -T cs_6_0
RWStructuredBuffer<float> results;

[numthreads(1, 1, 1)] void main() {
  float value = results[0] + value * 0;
  results[0] = value;
}
; ==>
OpEntryPoint GLCompute %main "main" %results
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %_runtimearr_float ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_float 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float Block
               OpDecorate %results DescriptorSet 0
               OpDecorate %results Binding 0
      %float = OpTypeFloat 32
%_runtimearr_float = OpTypeRuntimeArray %float
%type_RWStructuredBuffer_float = OpTypeStruct %_runtimearr_float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float
    %results = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float StorageBuffer
       %void = OpTypeVoid
          %9 = OpTypeFunction %void
       %uint = OpTypeInt 32 0
     %uint_0 = OpConstant %uint 0
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_float = OpTypePointer StorageBuffer %float
         %18 = OpUndef %float
    %float_0 = OpConstant %float 0
     %main_1 = OpFunction %void None %9
         %10 = OpLabel
         %16 = OpAccessChain %_ptr_StorageBuffer_float %results %int_0 %uint_0
         %17 = OpLoad %float %16
         %20 = OpFMul %float %18 %float_0
      %value = OpFAdd %float %17 %20
               OpStore %16 %value
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %9
         %22 = OpLabel
         %23 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
