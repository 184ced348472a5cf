// args: -T cs_6_6
// The field of no bits, which says where a number starts, is no member.
struct Flags { uint low : 5; uint : 0; uint high : 7; };
RWStructuredBuffer<Flags> Data : register(u0);

[numthreads(1, 1, 1)]
void main() {
  Data[1].high = Data[0].low;
}
; ==>
OpEntryPoint GLCompute %main "main" %Data
               OpExecutionMode %main LocalSize 1 1 1
               OpMemberDecorate %Flags 0 Offset 0
               OpMemberDecorate %Flags 1 Offset 4
               OpDecorate %_runtimearr_Flags ArrayStride 8
               OpMemberDecorate %type_RWStructuredBuffer_Flags 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_Flags Block
               OpDecorate %Data DescriptorSet 0
               OpDecorate %Data Binding 0
       %uint = OpTypeInt 32 0
      %Flags = OpTypeStruct %uint %uint
%_runtimearr_Flags = OpTypeRuntimeArray %Flags
%type_RWStructuredBuffer_Flags = OpTypeStruct %_runtimearr_Flags
%_ptr_StorageBuffer_type_RWStructuredBuffer_Flags = OpTypePointer StorageBuffer %type_RWStructuredBuffer_Flags
       %Data = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_Flags StorageBuffer
       %void = OpTypeVoid
         %10 = OpTypeFunction %void
     %uint_1 = OpConstant %uint 1
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
      %int_1 = OpConstant %int 1
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
%uint_4294967168 = OpConstant %uint 4294967168
     %uint_0 = OpConstant %uint 0
    %uint_27 = OpConstant %uint 27
   %uint_127 = OpConstant %uint 127
     %main_1 = OpFunction %void None %10
         %11 = OpLabel
         %17 = OpAccessChain %_ptr_StorageBuffer_uint %Data %int_0 %uint_1 %int_1
         %18 = OpLoad %uint %17
         %20 = OpBitwiseAnd %uint %18 %uint_4294967168
         %22 = OpAccessChain %_ptr_StorageBuffer_uint %Data %int_0 %uint_0 %int_0
         %23 = OpLoad %uint %22
         %25 = OpShiftLeftLogical %uint %23 %uint_27
         %26 = OpShiftRightLogical %uint %25 %uint_27
         %28 = OpBitwiseAnd %uint %26 %uint_127
         %29 = OpBitwiseOr %uint %20 %28
               OpStore %17 %29
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %10
         %30 = OpLabel
         %31 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
