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
     %uint_1 = OpConstant %uint 1
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
      %int_1 = OpConstant %int 1
         %61 = OpTypeFunction %void
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
         %39 = OpBitFieldUExtract %uint %38 %uint_0 %uint_4
               OpStore %35 %39
         %40 = OpLoad %Packed_0 %copy
         %42 = OpIAdd %uint %i %uint_1
         %43 = OpCompositeExtract %uint %40 0
         %44 = OpBitFieldInsert %uint %uint_0 %43 %uint_0 %uint_4
         %45 = OpCompositeExtract %int %40 1
         %46 = OpBitcast %uint %45
         %47 = OpBitFieldInsert %uint %uint_0 %46 %uint_0 %uint_12
         %48 = OpCompositeExtract %float %40 2
         %49 = OpCompositeConstruct %Packed %44 %47 %48
         %50 = OpAccessChain %_ptr_StorageBuffer_Packed %Data %int_0 %42
               OpStore %50 %49
         %52 = OpAccessChain %_ptr_StorageBuffer_uint %Data %int_0 %i %int_0
         %53 = OpLoad %uint %52
         %54 = OpBitFieldUExtract %uint %53 %uint_0 %uint_4
         %55 = OpBitcast %int %54
         %57 = OpAccessChain %_ptr_StorageBuffer_uint %Data %int_0 %i %int_1
         %58 = OpLoad %uint %57
         %59 = OpBitcast %uint %55
         %60 = OpBitFieldInsert %uint %58 %59 %uint_0 %uint_12
               OpStore %57 %60
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %61
         %62 = OpLabel
         %63 = OpLoad %uint %in_SV_GROUPINDEX0
         %64 = OpFunctionCall %void %main_1 %63
               OpReturn
               OpFunctionEnd
