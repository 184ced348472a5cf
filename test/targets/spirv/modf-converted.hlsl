// args: -T cs_6_6
RWStructuredBuffer<float> Out;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  uint64_t wide;
  int narrow;
  float same;
  float left = modf(-1.3, wide);
  left += modf(2.5, narrow);
  left += modf(3.5, same);
  Out[i] = left + wide + narrow + same;
}
; ==>
OpCapability Int64
         %17 = OpExtInstImport "GLSL.std.450"
               OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0 %Out
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %_runtimearr_float ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_float 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float Block
               OpDecorate %Out DescriptorSet 0
               OpDecorate %Out Binding 0
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
      %float = OpTypeFloat 32
%_runtimearr_float = OpTypeRuntimeArray %float
%type_RWStructuredBuffer_float = OpTypeStruct %_runtimearr_float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float
        %Out = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float StorageBuffer
%_ptr_Function_float = OpTypePointer Function %float
         %13 = OpTypeFunction %float %float %_ptr_Function_float
       %void = OpTypeVoid
         %22 = OpTypeFunction %void %uint
      %ulong = OpTypeInt 64 0
%_ptr_Function_ulong = OpTypePointer Function %ulong
        %int = OpTypeInt 32 1
%_ptr_Function_int = OpTypePointer Function %int
%float_n1_29999995 = OpConstant %float -1.29999995
  %float_2_5 = OpConstant %float 2.5
  %float_3_5 = OpConstant %float 3.5
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_float = OpTypePointer StorageBuffer %float
         %63 = OpTypeFunction %void
  %hlsl_modf = OpFunction %float None %13
          %a = OpFunctionParameter %float
          %b = OpFunctionParameter %_ptr_Function_float
         %14 = OpLabel
         %18 = OpExtInst %float %17 Trunc %a
               OpStore %b %18
         %19 = OpExtInst %float %17 Trunc %a
         %20 = OpFSub %float %a %19
               OpReturnValue %20
               OpFunctionEnd
     %main_1 = OpFunction %void None %22
          %i = OpFunctionParameter %uint
         %23 = OpLabel
       %wide = OpVariable %_ptr_Function_ulong Function
     %narrow = OpVariable %_ptr_Function_int Function
       %same = OpVariable %_ptr_Function_float Function
       %left = OpVariable %_ptr_Function_float Function
         %34 = OpVariable %_ptr_Function_float Function
         %40 = OpVariable %_ptr_Function_float Function
         %35 = OpFunctionCall %float %hlsl_modf %float_n1_29999995 %34
         %36 = OpLoad %float %34
         %37 = OpConvertFToU %ulong %36
               OpStore %wide %37
               OpStore %left %35
         %38 = OpLoad %float %left
         %41 = OpFunctionCall %float %hlsl_modf %float_2_5 %40
         %42 = OpLoad %float %40
         %43 = OpConvertFToS %int %42
               OpStore %narrow %43
         %44 = OpFAdd %float %38 %41
               OpStore %left %44
         %45 = OpLoad %float %left
         %47 = OpExtInst %float %17 Trunc %float_3_5
               OpStore %same %47
         %48 = OpExtInst %float %17 Trunc %float_3_5
         %49 = OpFSub %float %float_3_5 %48
         %50 = OpFAdd %float %45 %49
               OpStore %left %50
         %51 = OpLoad %float %left
         %52 = OpLoad %ulong %wide
         %53 = OpConvertUToF %float %52
         %54 = OpFAdd %float %51 %53
         %55 = OpLoad %int %narrow
         %56 = OpConvertSToF %float %55
         %57 = OpFAdd %float %54 %56
         %58 = OpLoad %float %same
         %59 = OpFAdd %float %57 %58
         %62 = OpAccessChain %_ptr_StorageBuffer_float %Out %int_0 %i
               OpStore %62 %59
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %63
         %64 = OpLabel
         %65 = OpLoad %uint %in_SV_GROUPINDEX0
         %66 = OpFunctionCall %void %main_1 %65
               OpReturn
               OpFunctionEnd
