// args: -T cs_6_6
// What a condition may rule out is not executed before the condition is known: divisions by zero, conversions out of range.
StructuredBuffer<uint> In;
RWStructuredBuffer<int> Out;

[numthreads(1, 1, 1)] void main() {
  uint n = In[0], total = In[1];
  float f = asfloat(In[2]);
  Out[0] = n != 0 && total / n > 3;
  Out[1] = n != 0 ? total % n : 7;
  Out[2] = f < 100 && (int)f > 5;
  Out[3] = n != 0 && total / 4 > 3;
}
; ==>
OpEntryPoint GLCompute %main "main" %In %Out
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_StructuredBuffer_uint 0 Offset 0
               OpDecorate %type_StructuredBuffer_uint Block
               OpDecorate %In DescriptorSet 0
               OpDecorate %In Binding 0
               OpDecorate %In NonWritable
               OpDecorate %_runtimearr_int ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_int 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_int Block
               OpDecorate %Out DescriptorSet 0
               OpDecorate %Out Binding 1
       %uint = OpTypeInt 32 0
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_StructuredBuffer_uint = OpTypeStruct %_runtimearr_uint
%_ptr_StorageBuffer_type_StructuredBuffer_uint = OpTypePointer StorageBuffer %type_StructuredBuffer_uint
         %In = OpVariable %_ptr_StorageBuffer_type_StructuredBuffer_uint StorageBuffer
        %int = OpTypeInt 32 1
%_runtimearr_int = OpTypeRuntimeArray %int
%type_RWStructuredBuffer_int = OpTypeStruct %_runtimearr_int
%_ptr_StorageBuffer_type_RWStructuredBuffer_int = OpTypePointer StorageBuffer %type_RWStructuredBuffer_int
        %Out = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_int StorageBuffer
       %void = OpTypeVoid
         %14 = OpTypeFunction %void
     %uint_0 = OpConstant %uint 0
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
     %uint_1 = OpConstant %uint 1
     %uint_2 = OpConstant %uint 2
      %float = OpTypeFloat 32
       %bool = OpTypeBool
     %uint_3 = OpConstant %uint 3
      %false = OpConstantFalse %bool
      %int_1 = OpConstant %int 1
%_ptr_StorageBuffer_int = OpTypePointer StorageBuffer %int
     %uint_7 = OpConstant %uint 7
  %float_100 = OpConstant %float 100
      %int_5 = OpConstant %int 5
     %uint_4 = OpConstant %uint 4
     %main_1 = OpFunction %void None %14
         %15 = OpLabel
         %19 = OpAccessChain %_ptr_StorageBuffer_uint %In %int_0 %uint_0
          %n = OpLoad %uint %19
         %22 = OpAccessChain %_ptr_StorageBuffer_uint %In %int_0 %uint_1
      %total = OpLoad %uint %22
         %25 = OpAccessChain %_ptr_StorageBuffer_uint %In %int_0 %uint_2
         %26 = OpLoad %uint %25
          %f = OpBitcast %float %26
         %30 = OpINotEqual %bool %n %uint_0
               OpSelectionMerge %31 None
               OpBranchConditional %30 %32 %33
         %32 = OpLabel
         %34 = OpUDiv %uint %total %n
         %36 = OpUGreaterThan %bool %34 %uint_3
               OpBranch %31
         %33 = OpLabel
               OpBranch %31
         %31 = OpLabel
         %38 = OpPhi %bool %36 %32 %false %33
         %40 = OpSelect %int %38 %int_1 %int_0
         %42 = OpAccessChain %_ptr_StorageBuffer_int %Out %int_0 %uint_0
               OpStore %42 %40
         %43 = OpINotEqual %bool %n %uint_0
               OpSelectionMerge %44 None
               OpBranchConditional %43 %45 %46
         %45 = OpLabel
         %47 = OpUMod %uint %total %n
               OpBranch %44
         %46 = OpLabel
               OpBranch %44
         %44 = OpLabel
         %49 = OpPhi %uint %47 %45 %uint_7 %46
         %50 = OpBitcast %int %49
         %51 = OpAccessChain %_ptr_StorageBuffer_int %Out %int_0 %uint_1
               OpStore %51 %50
         %53 = OpFOrdLessThan %bool %f %float_100
               OpSelectionMerge %54 None
               OpBranchConditional %53 %55 %56
         %55 = OpLabel
         %57 = OpConvertFToS %int %f
         %59 = OpSGreaterThan %bool %57 %int_5
               OpBranch %54
         %56 = OpLabel
               OpBranch %54
         %54 = OpLabel
         %60 = OpPhi %bool %59 %55 %false %56
         %61 = OpSelect %int %60 %int_1 %int_0
         %62 = OpAccessChain %_ptr_StorageBuffer_int %Out %int_0 %uint_2
               OpStore %62 %61
         %63 = OpINotEqual %bool %n %uint_0
         %65 = OpUDiv %uint %total %uint_4
         %66 = OpUGreaterThan %bool %65 %uint_3
         %67 = OpLogicalAnd %bool %63 %66
         %68 = OpSelect %int %67 %int_1 %int_0
         %69 = OpAccessChain %_ptr_StorageBuffer_int %Out %int_0 %uint_3
               OpStore %69 %68
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %14
         %70 = OpLabel
         %71 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
