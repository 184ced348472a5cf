// args: -T cs_6_0 -HV 2018
// Before HLSL 2021 both sides count as evaluated; nobody sees it when one without effects is not.
StructuredBuffer<uint> In;
RWStructuredBuffer<uint> Out;

[numthreads(1, 1, 1)] void main() {
  uint n = In[0], total = In[1];
  Out[0] = n != 0 && total / n > 3;
  Out[1] = n != 0 ? total % n : 7;
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
               OpDecorate %_runtimearr_uint_0 ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_uint 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_uint Block
               OpDecorate %Out DescriptorSet 0
               OpDecorate %Out Binding 1
       %uint = OpTypeInt 32 0
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_StructuredBuffer_uint = OpTypeStruct %_runtimearr_uint
%_ptr_StorageBuffer_type_StructuredBuffer_uint = OpTypePointer StorageBuffer %type_StructuredBuffer_uint
         %In = OpVariable %_ptr_StorageBuffer_type_StructuredBuffer_uint StorageBuffer
%_runtimearr_uint_0 = OpTypeRuntimeArray %uint
%type_RWStructuredBuffer_uint = OpTypeStruct %_runtimearr_uint_0
%_ptr_StorageBuffer_type_RWStructuredBuffer_uint = OpTypePointer StorageBuffer %type_RWStructuredBuffer_uint
        %Out = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_uint StorageBuffer
       %void = OpTypeVoid
         %13 = OpTypeFunction %void
     %uint_0 = OpConstant %uint 0
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
     %uint_1 = OpConstant %uint 1
       %bool = OpTypeBool
     %uint_3 = OpConstant %uint 3
      %false = OpConstantFalse %bool
     %uint_7 = OpConstant %uint 7
     %main_1 = OpFunction %void None %13
         %14 = OpLabel
         %19 = OpAccessChain %_ptr_StorageBuffer_uint %In %int_0 %uint_0
          %n = OpLoad %uint %19
         %22 = OpAccessChain %_ptr_StorageBuffer_uint %In %int_0 %uint_1
      %total = OpLoad %uint %22
         %25 = OpINotEqual %bool %n %uint_0
               OpSelectionMerge %26 None
               OpBranchConditional %25 %27 %28
         %27 = OpLabel
         %29 = OpUDiv %uint %total %n
         %31 = OpUGreaterThan %bool %29 %uint_3
               OpBranch %26
         %28 = OpLabel
               OpBranch %26
         %26 = OpLabel
         %33 = OpPhi %bool %31 %27 %false %28
         %34 = OpSelect %uint %33 %uint_1 %uint_0
         %35 = OpAccessChain %_ptr_StorageBuffer_uint %Out %int_0 %uint_0
               OpStore %35 %34
         %36 = OpINotEqual %bool %n %uint_0
               OpSelectionMerge %37 None
               OpBranchConditional %36 %38 %39
         %38 = OpLabel
         %40 = OpUMod %uint %total %n
               OpBranch %37
         %39 = OpLabel
               OpBranch %37
         %37 = OpLabel
         %42 = OpPhi %uint %40 %38 %uint_7 %39
         %43 = OpAccessChain %_ptr_StorageBuffer_uint %Out %int_0 %uint_1
               OpStore %43 %42
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %13
         %44 = OpLabel
         %45 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
