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
       %long = OpTypeInt 64 1
      %short = OpTypeInt 16 1
     %Wide_0 = OpTypeStruct %ulong %long %short %ushort
%_ptr_Function_Wide_0 = OpTypePointer Function %Wide_0
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_ulong = OpTypePointer StorageBuffer %ulong
   %ulong_24 = OpConstant %ulong 24
      %int_1 = OpConstant %int 1
    %long_44 = OpConstant %long 44
      %int_2 = OpConstant %int 2
%_ptr_StorageBuffer_ushort = OpTypePointer StorageBuffer %ushort
   %short_11 = OpConstant %short 11
      %int_3 = OpConstant %int 3
   %ushort_5 = OpConstant %ushort 5
%_ptr_Function_short = OpTypePointer Function %short
    %short_3 = OpConstant %short 3
%ulong_18446742974197923840 = OpConstant %ulong 18446742974197923840
%_ptr_Function_long = OpTypePointer Function %long
%ulong_1099511627775 = OpConstant %ulong 1099511627775
%ushort_63488 = OpConstant %ushort 63488
   %ushort_7 = OpConstant %ushort 7
%ushort_2047 = OpConstant %ushort 2047
         %79 = OpTypeFunction %void
     %main_1 = OpFunction %void None %14
          %i = OpFunctionParameter %uint
         %15 = OpLabel
       %copy = OpVariable %_ptr_Function_Wide_0 Function
         %25 = OpAccessChain %_ptr_StorageBuffer_ulong %Data %int_0 %i %int_0
         %26 = OpLoad %ulong %25
         %28 = OpShiftLeftLogical %ulong %26 %ulong_24
         %29 = OpShiftRightLogical %ulong %28 %ulong_24
         %31 = OpAccessChain %_ptr_StorageBuffer_ulong %Data %int_0 %i %int_1
         %32 = OpLoad %ulong %31
         %33 = OpBitcast %long %32
         %35 = OpShiftLeftLogical %long %33 %long_44
         %36 = OpShiftRightArithmetic %long %35 %long_44
         %39 = OpAccessChain %_ptr_StorageBuffer_ushort %Data %int_0 %i %int_2
         %40 = OpLoad %ushort %39
         %41 = OpBitcast %short %40
         %43 = OpShiftLeftLogical %short %41 %short_11
         %44 = OpShiftRightArithmetic %short %43 %short_11
         %46 = OpAccessChain %_ptr_StorageBuffer_ushort %Data %int_0 %i %int_3
         %47 = OpLoad %ushort %46
         %49 = OpShiftLeftLogical %ushort %47 %ushort_5
         %50 = OpShiftRightLogical %ushort %49 %ushort_5
         %51 = OpCompositeConstruct %Wide_0 %29 %36 %44 %50
               OpStore %copy %51
         %53 = OpAccessChain %_ptr_Function_short %copy %int_2
         %54 = OpLoad %short %53
         %56 = OpISub %short %54 %short_3
         %57 = OpShiftLeftLogical %short %56 %short_11
         %58 = OpShiftRightArithmetic %short %57 %short_11
               OpStore %53 %58
         %59 = OpLoad %ulong %25
         %61 = OpBitwiseAnd %ulong %59 %ulong_18446742974197923840
         %63 = OpAccessChain %_ptr_Function_long %copy %int_1
         %64 = OpLoad %long %63
         %65 = OpLoad %short %53
         %66 = OpSConvert %long %65
         %67 = OpIAdd %long %64 %66
         %68 = OpBitcast %ulong %67
         %70 = OpBitwiseAnd %ulong %68 %ulong_1099511627775
         %71 = OpBitwiseOr %ulong %61 %70
               OpStore %25 %71
         %72 = OpLoad %ushort %46
         %74 = OpBitwiseAnd %ushort %72 %ushort_63488
         %77 = OpBitwiseAnd %ushort %ushort_7 %ushort_2047
         %78 = OpBitwiseOr %ushort %74 %77
               OpStore %46 %78
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %79
         %80 = OpLabel
         %81 = OpLoad %uint %in_SV_GROUPINDEX0
         %82 = OpFunctionCall %void %main_1 %81
               OpReturn
               OpFunctionEnd
