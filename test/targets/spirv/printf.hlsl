// args: -T cs_6_0 -spirv
// Messages for layers, and modes the shader asks for itself.
string text = "from a variable";
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  printf(text);
  printf("thread %d: %f", i, 0.5f * i);
  vk::ext_execution_mode(4460, 32);
}
; ==>
OpCapability DenormFlushToZero
               OpExtension "SPV_KHR_non_semantic_info"
         %11 = OpExtInstImport "NonSemantic.DebugPrintf"
               OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0
               OpExecutionMode %main DenormFlushToZero 32
               OpExecutionMode %main LocalSize 1 1 1
         %10 = OpString "from a variable"
         %17 = OpString "thread %d: %f"
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
       %void = OpTypeVoid
          %7 = OpTypeFunction %void %uint
      %float = OpTypeFloat 32
  %float_0_5 = OpConstant %float 0.5
  %uint_4460 = OpConstant %uint 4460
        %int = OpTypeInt 32 1
     %int_32 = OpConstant %int 32
         %22 = OpTypeFunction %void
     %main_1 = OpFunction %void None %7
          %i = OpFunctionParameter %uint
          %8 = OpLabel
         %12 = OpExtInst %void %11 1 %10
         %15 = OpConvertUToF %float %i
         %16 = OpFMul %float %float_0_5 %15
         %18 = OpExtInst %void %11 1 %17 %i %16
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %22
         %23 = OpLabel
         %24 = OpLoad %uint %in_SV_GROUPINDEX0
         %25 = OpFunctionCall %void %main_1 %24
               OpReturn
               OpFunctionEnd
