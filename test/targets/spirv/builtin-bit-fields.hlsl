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
        %int = OpTypeInt 32 1
      %float = OpTypeFloat 32
     %Packed = OpTypeStruct %uint %int %float %uint
%_ptr_Function_Packed = OpTypePointer Function %Packed
    %uint_12 = OpConstant %uint 12
     %uint_2 = OpConstant %uint 2
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
      %int_0 = OpConstant %int 0
     %uint_8 = OpConstant %uint 8
    %uint_27 = OpConstant %uint 27
      %int_7 = OpConstant %int 7
     %int_12 = OpConstant %int 12
     %uint_4 = OpConstant %uint 4
     %uint_1 = OpConstant %uint 1
%_ptr_Function_uint = OpTypePointer Function %uint
    %uint_16 = OpConstant %uint 16
    %uint_31 = OpConstant %uint 31
%uint_1048575 = OpConstant %uint 1048575
     %uint_5 = OpConstant %uint 5
    %uint_20 = OpConstant %uint 20
    %uint_24 = OpConstant %uint 24
%uint_4294967295 = OpConstant %uint 4294967295
     %uint_6 = OpConstant %uint 6
         %77 = OpTypeFunction %void
     %main_1 = OpFunction %void None %11
         %id = OpFunctionParameter %uint
         %12 = OpLabel
     %packed = OpVariable %_ptr_Function_Packed Function
         %20 = OpIMul %uint %id %uint_12
         %22 = OpShiftRightLogical %uint %20 %uint_2
         %25 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %22
         %26 = OpLoad %uint %25
         %28 = OpIAdd %uint %20 %uint_8
         %29 = OpIAdd %uint %22 %uint_2
         %30 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %29
         %31 = OpLoad %uint %30
         %33 = OpShiftLeftLogical %uint %26 %uint_27
         %34 = OpShiftRightLogical %uint %33 %uint_27
         %35 = OpBitcast %int %26
         %37 = OpShiftLeftLogical %int %35 %int_7
         %39 = OpShiftRightArithmetic %int %37 %int_12
         %41 = OpIAdd %uint %20 %uint_4
         %43 = OpIAdd %uint %22 %uint_1
         %44 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %43
         %45 = OpLoad %uint %44
         %46 = OpBitcast %float %45
         %47 = OpCompositeConstruct %Packed %34 %39 %46 %31
               OpStore %packed %47
         %49 = OpAccessChain %_ptr_Function_uint %packed %int_0
         %50 = OpLoad %uint %49
         %51 = OpIAdd %uint %50 %uint_1
         %52 = OpShiftLeftLogical %uint %51 %uint_27
         %53 = OpShiftRightLogical %uint %52 %uint_27
               OpStore %49 %53
         %54 = OpLoad %Packed %packed
         %56 = OpCompositeExtract %uint %54 0
         %58 = OpBitwiseAnd %uint %56 %uint_31
         %59 = OpCompositeExtract %int %54 1
         %60 = OpBitcast %uint %59
         %62 = OpBitwiseAnd %uint %60 %uint_1048575
         %64 = OpShiftLeftLogical %uint %62 %uint_5
         %65 = OpBitwiseOr %uint %58 %64
         %66 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %uint_4
               OpStore %66 %65
         %68 = OpCompositeExtract %float %54 2
         %69 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %uint_5
         %70 = OpBitcast %uint %68
               OpStore %69 %70
         %72 = OpCompositeExtract %uint %54 3
         %74 = OpBitwiseAnd %uint %72 %uint_4294967295
         %76 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %uint_6
               OpStore %76 %74
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %77
         %78 = OpLabel
         %79 = OpLoad %uint %in_SV_GROUPINDEX0
         %80 = OpFunctionCall %void %main_1 %79
               OpReturn
               OpFunctionEnd
