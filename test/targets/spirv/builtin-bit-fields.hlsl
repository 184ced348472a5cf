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
         %65 = OpTypeFunction %void
     %main_1 = OpFunction %void None %11
         %id = OpFunctionParameter %uint
         %12 = OpLabel
     %packed = OpVariable %_ptr_Function_Packed Function
         %15 = OpIMul %uint %id %uint_12
         %17 = OpShiftRightLogical %uint %15 %uint_2
         %21 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %17
         %22 = OpLoad %uint %21
         %25 = OpBitFieldUExtract %uint %22 %uint_0 %uint_5
         %26 = OpBitcast %int %22
         %28 = OpBitFieldSExtract %int %26 %uint_5 %uint_20
         %31 = OpIAdd %uint %17 %uint_1
         %32 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %31
         %33 = OpLoad %uint %32
         %34 = OpBitcast %float %33
         %35 = OpIAdd %uint %17 %uint_2
         %36 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %35
         %37 = OpLoad %uint %36
         %39 = OpBitFieldUExtract %uint %37 %uint_0 %uint_32
         %41 = OpCompositeConstruct %Packed %25 %28 %34 %39
               OpStore %packed %41
         %45 = OpAccessChain %_ptr_Function_uint %packed %int_0
         %46 = OpLoad %uint %45
         %47 = OpIAdd %uint %46 %uint_1
         %48 = OpBitFieldUExtract %uint %47 %uint_0 %uint_5
               OpStore %45 %48
         %50 = OpLoad %Packed %packed
         %52 = OpCompositeExtract %uint %50 0
         %53 = OpBitFieldInsert %uint %uint_0 %52 %uint_0 %uint_5
         %54 = OpCompositeExtract %int %50 1
         %55 = OpBitcast %uint %54
         %56 = OpBitFieldInsert %uint %53 %55 %uint_5 %uint_20
         %57 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %uint_4
               OpStore %57 %56
         %58 = OpCompositeExtract %float %50 2
         %59 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %uint_5
         %60 = OpBitcast %uint %58
               OpStore %59 %60
         %61 = OpCompositeExtract %uint %50 3
         %62 = OpBitFieldInsert %uint %uint_0 %61 %uint_0 %uint_32
         %64 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %uint_6
               OpStore %64 %62
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %65
         %66 = OpLabel
         %67 = OpLoad %uint %in_SV_GROUPINDEX0
         %68 = OpFunctionCall %void %main_1 %67
               OpReturn
               OpFunctionEnd
