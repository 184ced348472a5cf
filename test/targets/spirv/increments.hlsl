// args: -T cs_6_0
// `++a` is an l-value, `a++` is not.
RWBuffer<int> Out;

[numthreads(1, 1, 1)]
void main() {
  int a = Out[1];
  ++a = 5;
  --(++Out[0]);
  Out[2] = a++;
}
; ==>
OpCapability ImageBuffer
               OpCapability StorageImageReadWithoutFormat
               OpCapability StorageImageWriteWithoutFormat
               OpEntryPoint GLCompute %main "main" %Out
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %Out DescriptorSet 0
               OpDecorate %Out Binding 0
        %int = OpTypeInt 32 1
          %2 = OpTypeImage %int Buffer 2 0 0 2 Unknown
%_ptr_UniformConstant_2 = OpTypePointer UniformConstant %2
        %Out = OpVariable %_ptr_UniformConstant_2 UniformConstant
       %void = OpTypeVoid
          %8 = OpTypeFunction %void
%_ptr_Function_int = OpTypePointer Function %int
       %uint = OpTypeInt 32 0
     %uint_1 = OpConstant %uint 1
      %v4int = OpTypeVector %int 4
      %int_1 = OpConstant %int 1
      %int_5 = OpConstant %int 5
     %uint_0 = OpConstant %uint 0
      %int_0 = OpConstant %int 0
     %uint_2 = OpConstant %uint 2
     %main_1 = OpFunction %void None %8
          %9 = OpLabel
          %a = OpVariable %_ptr_Function_int Function
         %14 = OpLoad %2 %Out
         %16 = OpImageRead %v4int %14 %uint_1
         %17 = OpCompositeExtract %int %16 0
               OpStore %a %17
         %18 = OpLoad %int %a
         %20 = OpIAdd %int %18 %int_1
               OpStore %a %20
               OpStore %a %int_5
         %23 = OpImageRead %v4int %14 %uint_0
         %24 = OpCompositeExtract %int %23 0
         %25 = OpIAdd %int %24 %int_1
         %27 = OpCompositeConstruct %v4int %25 %int_0 %int_0 %int_0
               OpImageWrite %14 %uint_0 %27
         %28 = OpImageRead %v4int %14 %uint_0
         %29 = OpCompositeExtract %int %28 0
         %30 = OpISub %int %29 %int_1
         %31 = OpCompositeConstruct %v4int %30 %int_0 %int_0 %int_0
               OpImageWrite %14 %uint_0 %31
         %32 = OpLoad %int %a
         %33 = OpIAdd %int %32 %int_1
               OpStore %a %33
         %35 = OpCompositeConstruct %v4int %32 %int_0 %int_0 %int_0
               OpImageWrite %14 %uint_2 %35
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %8
         %36 = OpLabel
         %37 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
