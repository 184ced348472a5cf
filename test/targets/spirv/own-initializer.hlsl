// args: -T vs_6_0
// A variable is there before its initialiser runs.
struct Result { int number : NUMBER; };
int set(out int value) { value = 3; return 4; }
Result main() {
  Result result = result = (Result)1;
  int other = set(other);
  result.number += other;
  return result;
}
; ==>
OpEntryPoint Vertex %main "main" %out_NUMBER0
               OpDecorate %out_NUMBER0 Location 0
        %int = OpTypeInt 32 1
%_ptr_Output_int = OpTypePointer Output %int
%out_NUMBER0 = OpVariable %_ptr_Output_int Output
%_ptr_Function_int = OpTypePointer Function %int
          %8 = OpTypeFunction %int %_ptr_Function_int
      %int_3 = OpConstant %int 3
      %int_4 = OpConstant %int 4
     %Result = OpTypeStruct %int
         %14 = OpTypeFunction %Result
%_ptr_Function_Result = OpTypePointer Function %Result
      %int_1 = OpConstant %int 1
         %19 = OpConstantComposite %Result %int_1
      %int_0 = OpConstant %int 0
       %void = OpTypeVoid
         %29 = OpTypeFunction %void
        %set = OpFunction %int None %8
      %value = OpFunctionParameter %_ptr_Function_int
          %9 = OpLabel
               OpStore %value %int_3
               OpReturnValue %int_4
               OpFunctionEnd
     %main_1 = OpFunction %Result None %14
         %15 = OpLabel
     %result = OpVariable %_ptr_Function_Result Function
      %other = OpVariable %_ptr_Function_int Function
               OpStore %result %19
               OpStore %result %19
         %21 = OpFunctionCall %int %set %other
               OpStore %other %21
         %23 = OpAccessChain %_ptr_Function_int %result %int_0
         %24 = OpLoad %int %23
         %25 = OpLoad %int %other
         %26 = OpIAdd %int %24 %25
               OpStore %23 %26
         %27 = OpLoad %Result %result
               OpReturnValue %27
               OpFunctionEnd
       %main = OpFunction %void None %29
         %30 = OpLabel
   %result_0 = OpFunctionCall %Result %main_1
         %32 = OpCompositeExtract %int %result_0 0
               OpStore %out_NUMBER0 %32
               OpReturn
               OpFunctionEnd
