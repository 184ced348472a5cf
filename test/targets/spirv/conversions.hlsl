// args: -T cs_6_2 -enable-16bit-types
RWStructuredBuffer<float4> F : register(u0);
RWStructuredBuffer<int16_t2> S : register(u1);
RWStructuredBuffer<uint64_t> L : register(u2);
struct Pair { half a; double b; };

[numthreads(1, 1, 1)]
void main(int i : SV_GroupIndex) {
  F[0] = float4((float2)S[i], (float)L[i], i > 2);
  S[1] = (int16_t2)F[i].xy;
  L[2] = i;
  L[3] = (uint64_t)S[0].x;
  L[4] = -i < 0;
  bool3 flags = (bool3)F[i].xyz;
  Pair pair = { F[1].x, 0.1L };
  pair.b += (half)1.0009765625 * pair.a;
  F[2].x = (float)pair.b + any(flags);
}
; ==>
OpCapability StorageBuffer16BitAccess
               OpCapability Int16
               OpCapability Int64
               OpCapability Float16
               OpCapability Float64
               OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0 %F %S %L
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %_runtimearr_v4float ArrayStride 16
               OpMemberDecorate %type_RWStructuredBuffer_float4 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float4 Block
               OpDecorate %F DescriptorSet 0
               OpDecorate %F Binding 0
               OpDecorate %_runtimearr_v2short ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_int16_t2 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_int16_t2 Block
               OpDecorate %S DescriptorSet 0
               OpDecorate %S Binding 1
               OpDecorate %_runtimearr_ulong ArrayStride 8
               OpMemberDecorate %type_RWStructuredBuffer_uint64_t 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_uint64_t Block
               OpDecorate %L DescriptorSet 0
               OpDecorate %L Binding 2
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_runtimearr_v4float = OpTypeRuntimeArray %v4float
%type_RWStructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float4 = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float4
          %F = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float4 StorageBuffer
      %short = OpTypeInt 16 1
    %v2short = OpTypeVector %short 2
%_runtimearr_v2short = OpTypeRuntimeArray %v2short
%type_RWStructuredBuffer_int16_t2 = OpTypeStruct %_runtimearr_v2short
%_ptr_StorageBuffer_type_RWStructuredBuffer_int16_t2 = OpTypePointer StorageBuffer %type_RWStructuredBuffer_int16_t2
          %S = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_int16_t2 StorageBuffer
      %ulong = OpTypeInt 64 0
%_runtimearr_ulong = OpTypeRuntimeArray %ulong
%type_RWStructuredBuffer_uint64_t = OpTypeStruct %_runtimearr_ulong
%_ptr_StorageBuffer_type_RWStructuredBuffer_uint64_t = OpTypePointer StorageBuffer %type_RWStructuredBuffer_uint64_t
          %L = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_uint64_t StorageBuffer
       %void = OpTypeVoid
        %int = OpTypeInt 32 1
         %25 = OpTypeFunction %void %int
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_v2short = OpTypePointer StorageBuffer %v2short
    %v2float = OpTypeVector %float 2
%_ptr_StorageBuffer_ulong = OpTypePointer StorageBuffer %ulong
      %int_2 = OpConstant %int 2
       %bool = OpTypeBool
    %float_1 = OpConstant %float 1
    %float_0 = OpConstant %float 0
     %uint_0 = OpConstant %uint 0
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
     %uint_1 = OpConstant %uint 1
       %long = OpTypeInt 64 1
     %uint_2 = OpConstant %uint 2
%_ptr_StorageBuffer_short = OpTypePointer StorageBuffer %short
     %uint_3 = OpConstant %uint 3
    %ulong_1 = OpConstant %ulong 1
    %ulong_0 = OpConstant %ulong 0
     %uint_4 = OpConstant %uint 4
    %v3float = OpTypeVector %float 3
     %v3bool = OpTypeVector %bool 3
         %82 = OpConstantNull %v3float
       %half = OpTypeFloat 16
     %double = OpTypeFloat 64
       %Pair = OpTypeStruct %half %double
%_ptr_Function_Pair = OpTypePointer Function %Pair
%_ptr_StorageBuffer_float = OpTypePointer StorageBuffer %float
%double_0_10000000000000001 = OpConstant %double 0.10000000000000001
      %int_1 = OpConstant %int 1
%_ptr_Function_double = OpTypePointer Function %double
%half_0x1_004p_0 = OpConstant %half 0x1.004p+0
%_ptr_Function_half = OpTypePointer Function %half
        %112 = OpTypeFunction %void
     %main_1 = OpFunction %void None %25
          %i = OpFunctionParameter %int
         %26 = OpLabel
       %pair = OpVariable %_ptr_Function_Pair Function
         %28 = OpBitcast %uint %i
         %31 = OpAccessChain %_ptr_StorageBuffer_v2short %S %int_0 %28
         %32 = OpLoad %v2short %31
         %34 = OpConvertSToF %v2float %32
         %35 = OpBitcast %uint %i
         %37 = OpAccessChain %_ptr_StorageBuffer_ulong %L %int_0 %35
         %38 = OpLoad %ulong %37
         %39 = OpConvertUToF %float %38
         %42 = OpSGreaterThan %bool %i %int_2
         %45 = OpSelect %float %42 %float_1 %float_0
         %46 = OpCompositeConstruct %v4float %34 %39 %45
         %49 = OpAccessChain %_ptr_StorageBuffer_v4float %F %int_0 %uint_0
               OpStore %49 %46
         %50 = OpBitcast %uint %i
         %51 = OpAccessChain %_ptr_StorageBuffer_v4float %F %int_0 %50
         %52 = OpLoad %v4float %51
         %53 = OpVectorShuffle %v2float %52 %52 0 1
         %54 = OpConvertFToS %v2short %53
         %56 = OpAccessChain %_ptr_StorageBuffer_v2short %S %int_0 %uint_1
               OpStore %56 %54
         %58 = OpSConvert %long %i
         %59 = OpBitcast %ulong %58
         %61 = OpAccessChain %_ptr_StorageBuffer_ulong %L %int_0 %uint_2
               OpStore %61 %59
         %63 = OpAccessChain %_ptr_StorageBuffer_short %S %int_0 %uint_0 %int_0
         %64 = OpLoad %short %63
         %65 = OpSConvert %long %64
         %66 = OpBitcast %ulong %65
         %68 = OpAccessChain %_ptr_StorageBuffer_ulong %L %int_0 %uint_3
               OpStore %68 %66
         %69 = OpSNegate %int %i
         %70 = OpSLessThan %bool %69 %int_0
         %73 = OpSelect %ulong %70 %ulong_1 %ulong_0
         %75 = OpAccessChain %_ptr_StorageBuffer_ulong %L %int_0 %uint_4
               OpStore %75 %73
         %76 = OpBitcast %uint %i
         %77 = OpAccessChain %_ptr_StorageBuffer_v4float %F %int_0 %76
         %78 = OpLoad %v4float %77
         %80 = OpVectorShuffle %v3float %78 %78 0 1 2
      %flags = OpFUnordNotEqual %v3bool %80 %82
         %90 = OpAccessChain %_ptr_StorageBuffer_float %F %int_0 %uint_1 %int_0
         %91 = OpLoad %float %90
         %92 = OpFConvert %half %91
         %94 = OpCompositeConstruct %Pair %92 %double_0_10000000000000001
               OpStore %pair %94
         %97 = OpAccessChain %_ptr_Function_double %pair %int_1
         %98 = OpLoad %double %97
        %101 = OpAccessChain %_ptr_Function_half %pair %int_0
        %102 = OpLoad %half %101
        %103 = OpFMul %half %half_0x1_004p_0 %102
        %104 = OpFConvert %double %103
        %105 = OpFAdd %double %98 %104
               OpStore %97 %105
        %106 = OpLoad %double %97
        %107 = OpFConvert %float %106
        %108 = OpAny %bool %flags
        %109 = OpSelect %float %108 %float_1 %float_0
        %110 = OpFAdd %float %107 %109
        %111 = OpAccessChain %_ptr_StorageBuffer_float %F %int_0 %uint_2 %int_0
               OpStore %111 %110
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %112
        %113 = OpLabel
        %114 = OpLoad %uint %in_SV_GROUPINDEX0
        %115 = OpBitcast %int %114
        %116 = OpFunctionCall %void %main_1 %115
               OpReturn
               OpFunctionEnd
