// args: -T cs_6_0 -HV 2021
struct Packed { uint first : 5; int second : 20; float third; uint fourth : 32; };
RWByteAddressBuffer bytes;

[numthreads(1, 1, 1)] void main(uint id : SV_GroupIndex) {
  Packed packed = bytes.Load<Packed>(id * 12);
  packed.first++;
  bytes.Store(16, packed);
}
; ==>
OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0 %bytes
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_RWByteAddressBuffer 0 Offset 0
               OpDecorate %type_RWByteAddressBuffer Block
               OpDecorate %bytes DescriptorSet 0
               OpDecorate %bytes Binding 0
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_RWByteAddressBuffer = OpTypeStruct %_runtimearr_uint
%_ptr_StorageBuffer_type_RWByteAddressBuffer = OpTypePointer StorageBuffer %type_RWByteAddressBuffer
      %bytes = OpVariable %_ptr_StorageBuffer_type_RWByteAddressBuffer StorageBuffer
       %void = OpTypeVoid
         %11 = OpTypeFunction %void %uint
    %uint_12 = OpConstant %uint 12
     %uint_2 = OpConstant %uint 2
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
     %uint_0 = OpConstant %uint 0
     %uint_5 = OpConstant %uint 5
    %uint_20 = OpConstant %uint 20
      %float = OpTypeFloat 32
     %uint_1 = OpConstant %uint 1
    %uint_32 = OpConstant %uint 32
     %Packed = OpTypeStruct %uint %int %float %uint
%_ptr_Function_Packed = OpTypePointer Function %Packed
%_ptr_Function_uint = OpTypePointer Function %uint
    %uint_16 = OpConstant %uint 16
     %uint_4 = OpConstant %uint 4
     %uint_6 = OpConstant %uint 6
         %67 = OpTypeFunction %void
     %main_1 = OpFunction %void None %11
         %id = OpFunctionParameter %uint
         %12 = OpLabel
     %packed = OpVariable %_ptr_Function_Packed Function
         %15 = OpIMul %uint %id %uint_12
         %17 = OpShiftRightLogical %uint %15 %uint_2
         %21 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %17
         %22 = OpLoad %uint %21
         %25 = OpBitFieldUExtract %uint %22 %uint_0 %uint_5
         %26 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %17
         %27 = OpLoad %uint %26
         %28 = OpBitcast %int %27
         %30 = OpBitFieldSExtract %int %28 %uint_5 %uint_20
         %33 = OpIAdd %uint %17 %uint_1
         %34 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %33
         %35 = OpLoad %uint %34
         %36 = OpBitcast %float %35
         %37 = OpIAdd %uint %17 %uint_2
         %38 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %37
         %39 = OpLoad %uint %38
         %41 = OpBitFieldUExtract %uint %39 %uint_0 %uint_32
         %43 = OpCompositeConstruct %Packed %25 %30 %36 %41
               OpStore %packed %43
         %47 = OpAccessChain %_ptr_Function_uint %packed %int_0
         %48 = OpLoad %uint %47
         %49 = OpIAdd %uint %48 %uint_1
         %50 = OpBitFieldUExtract %uint %49 %uint_0 %uint_5
               OpStore %47 %50
         %52 = OpLoad %Packed %packed
         %54 = OpCompositeExtract %uint %52 0
         %55 = OpBitFieldInsert %uint %uint_0 %54 %uint_0 %uint_5
         %56 = OpCompositeExtract %int %52 1
         %57 = OpBitcast %uint %56
         %58 = OpBitFieldInsert %uint %55 %57 %uint_5 %uint_20
         %59 = OpCompositeExtract %float %52 2
         %60 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %uint_5
         %61 = OpBitcast %uint %59
               OpStore %60 %61
         %62 = OpCompositeExtract %uint %52 3
         %63 = OpBitFieldInsert %uint %uint_0 %62 %uint_0 %uint_32
         %64 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %uint_4
               OpStore %64 %58
         %66 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %uint_6
               OpStore %66 %63
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %67
         %68 = OpLabel
         %69 = OpLoad %uint %in_SV_GROUPINDEX0
         %70 = OpFunctionCall %void %main_1 %69
               OpReturn
               OpFunctionEnd
