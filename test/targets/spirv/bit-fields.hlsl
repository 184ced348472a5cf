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
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_Packed = OpTypePointer StorageBuffer %Packed
   %Packed_0 = OpTypeStruct %uint %int %float
     %uint_0 = OpConstant %uint 0
     %uint_4 = OpConstant %uint 4
    %uint_12 = OpConstant %uint 12
%_ptr_Function_Packed_0 = OpTypePointer Function %Packed_0
%_ptr_Function_uint = OpTypePointer Function %uint
     %uint_3 = OpConstant %uint 3
    %uint_28 = OpConstant %uint 28
     %uint_1 = OpConstant %uint 1
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
      %int_1 = OpConstant %int 1
         %63 = OpTypeFunction %void
     %main_1 = OpFunction %void None %13
          %i = OpFunctionParameter %uint
         %14 = OpLabel
       %copy = OpVariable %_ptr_Function_Packed_0 Function
         %19 = OpAccessChain %_ptr_StorageBuffer_Packed %Data %int_0 %i
         %20 = OpLoad %Packed %19
         %22 = OpCompositeExtract %uint %20 0
         %25 = OpBitFieldUExtract %uint %22 %uint_0 %uint_4
         %26 = OpCompositeExtract %uint %20 1
         %27 = OpBitcast %int %26
         %29 = OpBitFieldSExtract %int %27 %uint_0 %uint_12
         %30 = OpCompositeExtract %float %20 2
         %31 = OpCompositeConstruct %Packed_0 %25 %29 %30
               OpStore %copy %31
         %35 = OpAccessChain %_ptr_Function_uint %copy %int_0
         %36 = OpLoad %uint %35
         %38 = OpIAdd %uint %36 %uint_3
         %40 = OpShiftLeftLogical %uint %38 %uint_28
         %41 = OpShiftRightLogical %uint %40 %uint_28
               OpStore %35 %41
         %42 = OpLoad %Packed_0 %copy
         %44 = OpIAdd %uint %i %uint_1
         %45 = OpCompositeExtract %uint %42 0
         %46 = OpBitFieldInsert %uint %uint_0 %45 %uint_0 %uint_4
         %47 = OpCompositeExtract %int %42 1
         %48 = OpBitcast %uint %47
         %49 = OpBitFieldInsert %uint %uint_0 %48 %uint_0 %uint_12
         %50 = OpCompositeExtract %float %42 2
         %51 = OpCompositeConstruct %Packed %46 %49 %50
         %52 = OpAccessChain %_ptr_StorageBuffer_Packed %Data %int_0 %44
               OpStore %52 %51
         %54 = OpAccessChain %_ptr_StorageBuffer_uint %Data %int_0 %i %int_0
         %55 = OpLoad %uint %54
         %56 = OpBitFieldUExtract %uint %55 %uint_0 %uint_4
         %57 = OpBitcast %int %56
         %59 = OpAccessChain %_ptr_StorageBuffer_uint %Data %int_0 %i %int_1
         %60 = OpLoad %uint %59
         %61 = OpBitcast %uint %57
         %62 = OpBitFieldInsert %uint %60 %61 %uint_0 %uint_12
               OpStore %59 %62
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %63
         %64 = OpLabel
         %65 = OpLoad %uint %in_SV_GROUPINDEX0
         %66 = OpFunctionCall %void %main_1 %65
               OpReturn
               OpFunctionEnd
