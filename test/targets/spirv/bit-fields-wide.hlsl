// args: -T cs_6_2 -enable-16bit-types
struct Wide { uint64_t a : 40; int64_t b : 20; int16_t c : 5; uint16_t d : 11; };
RWStructuredBuffer<Wide> Data : register(u0);

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Wide copy = Data[i];
  copy.c -= 3;
  Data[i].a = copy.b + copy.c;
  Data[i].d = 7;
}
; ==>
OpCapability Int64
               OpCapability StorageBuffer16BitAccess
               OpCapability Int16
               OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0 %Data
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpMemberDecorate %Wide 0 Offset 0
               OpMemberDecorate %Wide 1 Offset 8
               OpMemberDecorate %Wide 2 Offset 16
               OpMemberDecorate %Wide 3 Offset 18
               OpDecorate %_runtimearr_Wide ArrayStride 24
               OpMemberDecorate %type_RWStructuredBuffer_Wide 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_Wide Block
               OpDecorate %Data DescriptorSet 0
               OpDecorate %Data Binding 0
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
      %ulong = OpTypeInt 64 0
     %ushort = OpTypeInt 16 0
       %Wide = OpTypeStruct %ulong %ulong %ushort %ushort
%_runtimearr_Wide = OpTypeRuntimeArray %Wide
%type_RWStructuredBuffer_Wide = OpTypeStruct %_runtimearr_Wide
%_ptr_StorageBuffer_type_RWStructuredBuffer_Wide = OpTypePointer StorageBuffer %type_RWStructuredBuffer_Wide
       %Data = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_Wide StorageBuffer
       %void = OpTypeVoid
         %14 = OpTypeFunction %void %uint
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_Wide = OpTypePointer StorageBuffer %Wide
       %long = OpTypeInt 64 1
      %short = OpTypeInt 16 1
     %Wide_0 = OpTypeStruct %ulong %long %short %ushort
    %uint_24 = OpConstant %uint 24
    %uint_44 = OpConstant %uint 44
    %uint_11 = OpConstant %uint 11
     %uint_5 = OpConstant %uint 5
%_ptr_Function_Wide_0 = OpTypePointer Function %Wide_0
      %int_2 = OpConstant %int 2
%_ptr_Function_short = OpTypePointer Function %short
    %short_3 = OpConstant %short 3
   %short_11 = OpConstant %short 11
      %int_1 = OpConstant %int 1
%_ptr_Function_long = OpTypePointer Function %long
%_ptr_StorageBuffer_ulong = OpTypePointer StorageBuffer %ulong
%ulong_18446742974197923840 = OpConstant %ulong 18446742974197923840
     %uint_0 = OpConstant %uint 0
%ulong_1099511627775 = OpConstant %ulong 1099511627775
   %ushort_7 = OpConstant %ushort 7
      %int_3 = OpConstant %int 3
%_ptr_StorageBuffer_ushort = OpTypePointer StorageBuffer %ushort
%ushort_63488 = OpConstant %ushort 63488
%ushort_2047 = OpConstant %ushort 2047
         %84 = OpTypeFunction %void
     %main_1 = OpFunction %void None %14
          %i = OpFunctionParameter %uint
         %15 = OpLabel
       %copy = OpVariable %_ptr_Function_Wide_0 Function
         %20 = OpAccessChain %_ptr_StorageBuffer_Wide %Data %int_0 %i
         %21 = OpLoad %Wide %20
         %25 = OpCompositeExtract %ulong %21 0
         %27 = OpShiftLeftLogical %ulong %25 %uint_24
         %28 = OpShiftRightLogical %ulong %27 %uint_24
         %29 = OpCompositeExtract %ulong %21 1
         %30 = OpBitcast %long %29
         %32 = OpShiftLeftLogical %long %30 %uint_44
         %33 = OpShiftRightArithmetic %long %32 %uint_44
         %34 = OpCompositeExtract %ushort %21 2
         %35 = OpBitcast %short %34
         %37 = OpShiftLeftLogical %short %35 %uint_11
         %38 = OpShiftRightArithmetic %short %37 %uint_11
         %39 = OpCompositeExtract %ushort %21 3
         %41 = OpShiftLeftLogical %ushort %39 %uint_5
         %42 = OpShiftRightLogical %ushort %41 %uint_5
         %43 = OpCompositeConstruct %Wide_0 %28 %33 %38 %42
               OpStore %copy %43
         %48 = OpAccessChain %_ptr_Function_short %copy %int_2
         %49 = OpLoad %short %48
         %51 = OpISub %short %49 %short_3
         %53 = OpShiftLeftLogical %short %51 %short_11
         %54 = OpShiftRightArithmetic %short %53 %short_11
               OpStore %48 %54
         %57 = OpAccessChain %_ptr_Function_long %copy %int_1
         %58 = OpLoad %long %57
         %59 = OpLoad %short %48
         %60 = OpSConvert %long %59
         %61 = OpIAdd %long %58 %60
         %62 = OpBitcast %ulong %61
         %64 = OpAccessChain %_ptr_StorageBuffer_ulong %Data %int_0 %i %int_0
         %65 = OpLoad %ulong %64
         %67 = OpBitwiseAnd %ulong %65 %ulong_18446742974197923840
         %69 = OpShiftLeftLogical %ulong %62 %uint_0
         %71 = OpBitwiseAnd %ulong %69 %ulong_1099511627775
         %72 = OpBitwiseOr %ulong %67 %71
               OpStore %64 %72
         %76 = OpAccessChain %_ptr_StorageBuffer_ushort %Data %int_0 %i %int_3
         %77 = OpLoad %ushort %76
         %79 = OpBitwiseAnd %ushort %77 %ushort_63488
         %80 = OpShiftLeftLogical %ushort %ushort_7 %uint_0
         %82 = OpBitwiseAnd %ushort %80 %ushort_2047
         %83 = OpBitwiseOr %ushort %79 %82
               OpStore %76 %83
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %84
         %85 = OpLabel
         %86 = OpLoad %uint %in_SV_GROUPINDEX0
         %87 = OpFunctionCall %void %main_1 %86
               OpReturn
               OpFunctionEnd
