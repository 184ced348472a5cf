// args: -T cs_6_0
// Neighbours share a number in memory; a value has a member for each.
struct Packed { uint a : 4; int b : 12; float f; };
RWStructuredBuffer<Packed> Data : register(u0);

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Packed copy = Data[i];
  copy.a += 3;
  Data[i + 1] = copy;
  Data[i].b = Data[i].a;
}
; ==>
OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0 %Data
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpMemberDecorate %Packed 0 Offset 0
               OpMemberDecorate %Packed 1 Offset 4
               OpMemberDecorate %Packed 2 Offset 8
               OpDecorate %_runtimearr_Packed ArrayStride 12
               OpMemberDecorate %type_RWStructuredBuffer_Packed 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_Packed Block
               OpDecorate %Data DescriptorSet 0
               OpDecorate %Data Binding 0
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
      %float = OpTypeFloat 32
     %Packed = OpTypeStruct %uint %uint %float
%_runtimearr_Packed = OpTypeRuntimeArray %Packed
%type_RWStructuredBuffer_Packed = OpTypeStruct %_runtimearr_Packed
%_ptr_StorageBuffer_type_RWStructuredBuffer_Packed = OpTypePointer StorageBuffer %type_RWStructuredBuffer_Packed
       %Data = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_Packed StorageBuffer
       %void = OpTypeVoid
         %13 = OpTypeFunction %void %uint
        %int = OpTypeInt 32 1
   %Packed_0 = OpTypeStruct %uint %int %float
%_ptr_Function_Packed_0 = OpTypePointer Function %Packed_0
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
    %uint_28 = OpConstant %uint 28
      %int_1 = OpConstant %int 1
     %int_20 = OpConstant %int 20
      %int_2 = OpConstant %int 2
%_ptr_StorageBuffer_float = OpTypePointer StorageBuffer %float
%_ptr_Function_uint = OpTypePointer Function %uint
     %uint_3 = OpConstant %uint 3
     %uint_1 = OpConstant %uint 1
    %uint_15 = OpConstant %uint 15
  %uint_4095 = OpConstant %uint 4095
%uint_4294963200 = OpConstant %uint 4294963200
         %70 = OpTypeFunction %void
     %main_1 = OpFunction %void None %13
          %i = OpFunctionParameter %uint
         %14 = OpLabel
       %copy = OpVariable %_ptr_Function_Packed_0 Function
         %22 = OpAccessChain %_ptr_StorageBuffer_uint %Data %int_0 %i %int_0
         %23 = OpLoad %uint %22
         %25 = OpShiftLeftLogical %uint %23 %uint_28
         %26 = OpShiftRightLogical %uint %25 %uint_28
         %28 = OpAccessChain %_ptr_StorageBuffer_uint %Data %int_0 %i %int_1
         %29 = OpLoad %uint %28
         %30 = OpBitcast %int %29
         %32 = OpShiftLeftLogical %int %30 %int_20
         %33 = OpShiftRightArithmetic %int %32 %int_20
         %36 = OpAccessChain %_ptr_StorageBuffer_float %Data %int_0 %i %int_2
         %37 = OpLoad %float %36
         %38 = OpCompositeConstruct %Packed_0 %26 %33 %37
               OpStore %copy %38
         %40 = OpAccessChain %_ptr_Function_uint %copy %int_0
         %41 = OpLoad %uint %40
         %43 = OpIAdd %uint %41 %uint_3
         %44 = OpShiftLeftLogical %uint %43 %uint_28
         %45 = OpShiftRightLogical %uint %44 %uint_28
               OpStore %40 %45
         %46 = OpLoad %Packed_0 %copy
         %48 = OpIAdd %uint %i %uint_1
         %49 = OpCompositeExtract %uint %46 0
         %51 = OpBitwiseAnd %uint %49 %uint_15
         %52 = OpAccessChain %_ptr_StorageBuffer_uint %Data %int_0 %48 %int_0
               OpStore %52 %51
         %53 = OpCompositeExtract %int %46 1
         %54 = OpBitcast %uint %53
         %56 = OpBitwiseAnd %uint %54 %uint_4095
         %57 = OpAccessChain %_ptr_StorageBuffer_uint %Data %int_0 %48 %int_1
               OpStore %57 %56
         %58 = OpCompositeExtract %float %46 2
         %59 = OpAccessChain %_ptr_StorageBuffer_float %Data %int_0 %48 %int_2
               OpStore %59 %58
         %60 = OpLoad %uint %28
         %62 = OpBitwiseAnd %uint %60 %uint_4294963200
         %63 = OpLoad %uint %22
         %64 = OpShiftLeftLogical %uint %63 %uint_28
         %65 = OpShiftRightLogical %uint %64 %uint_28
         %66 = OpBitcast %int %65
         %67 = OpBitcast %uint %66
         %68 = OpBitwiseAnd %uint %67 %uint_4095
         %69 = OpBitwiseOr %uint %62 %68
               OpStore %28 %69
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %70
         %71 = OpLabel
         %72 = OpLoad %uint %in_SV_GROUPINDEX0
         %73 = OpFunctionCall %void %main_1 %72
               OpReturn
               OpFunctionEnd
