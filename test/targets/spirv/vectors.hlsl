// args: -T cs_6_0
// Swizzles and matrix elements as sources and targets, indices known and unknown.
RWStructuredBuffer<float4> Out : register(u0);
groupshared float3 tile[4];

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  float4 v = Out[i].wzyx;
  v.yx = v.xz;
  v[i] = v[2] + v.www.z;
  tile[i].xy = v.zw;
  float3x3 m = (float3x3)i;
  m[i] = v.xyz;
  m[1][i] = 2;
  m._m00_m12 = v.xy;
  int2x2 n = int2x2(1, -2, i, 4) + 1;
  n[0].y = m._m21;
  Out[i] = float4(m._m00_m11 * 2, -n[1]);
  Out[i].xz = mad(i, 2, 1);
}
; ==>
OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0 %Out %tile
               OpExecutionMode %main LocalSize 4 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %_runtimearr_v4float ArrayStride 16
               OpMemberDecorate %type_RWStructuredBuffer_float4 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float4 Block
               OpDecorate %Out DescriptorSet 0
               OpDecorate %Out Binding 0
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_runtimearr_v4float = OpTypeRuntimeArray %v4float
%type_RWStructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float4 = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float4
        %Out = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float4 StorageBuffer
    %v3float = OpTypeVector %float 3
     %uint_4 = OpConstant %uint 4
%_arr_v3float_uint_4 = OpTypeArray %v3float %uint_4
%_ptr_Workgroup__arr_v3float_uint_4 = OpTypePointer Workgroup %_arr_v3float_uint_4
       %tile = OpVariable %_ptr_Workgroup__arr_v3float_uint_4 Workgroup
       %void = OpTypeVoid
         %18 = OpTypeFunction %void %uint
%_ptr_Function_v4float = OpTypePointer Function %v4float
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
    %v2float = OpTypeVector %float 2
     %uint_2 = OpConstant %uint 2
%_ptr_Function_float = OpTypePointer Function %float
      %int_3 = OpConstant %int 3
%_ptr_Workgroup_float = OpTypePointer Workgroup %float
      %int_1 = OpConstant %int 1
%mat3v3float = OpTypeMatrix %v3float 3
%_ptr_Function_mat3v3float = OpTypePointer Function %mat3v3float
%_ptr_Function_v3float = OpTypePointer Function %v3float
    %float_2 = OpConstant %float 2
     %uint_1 = OpConstant %uint 1
      %int_2 = OpConstant %int 2
      %v2int = OpTypeVector %int 2
%_arr_v2int_uint_2 = OpTypeArray %v2int %uint_2
%_ptr_Function__arr_v2int_uint_2 = OpTypePointer Function %_arr_v2int_uint_2
     %int_n2 = OpConstant %int -2
         %76 = OpConstantComposite %v2int %int_1 %int_n2
      %int_4 = OpConstant %int 4
         %81 = OpConstantComposite %v2int %int_1 %int_1
         %82 = OpConstantComposite %_arr_v2int_uint_2 %81 %81
     %uint_0 = OpConstant %uint 0
%_ptr_Function_int = OpTypePointer Function %int
         %98 = OpConstantComposite %v2float %float_2 %float_2
%_ptr_Function_v2int = OpTypePointer Function %v2int
%_ptr_StorageBuffer_float = OpTypePointer StorageBuffer %float
        %115 = OpTypeFunction %void
     %main_1 = OpFunction %void None %18
          %i = OpFunctionParameter %uint
         %19 = OpLabel
          %v = OpVariable %_ptr_Function_v4float Function
          %m = OpVariable %_ptr_Function_mat3v3float Function
          %n = OpVariable %_ptr_Function__arr_v2int_uint_2 Function
         %26 = OpAccessChain %_ptr_StorageBuffer_v4float %Out %int_0 %i
         %27 = OpLoad %v4float %26
         %28 = OpVectorShuffle %v4float %27 %27 3 2 1 0
               OpStore %v %28
         %29 = OpLoad %v4float %v
         %31 = OpVectorShuffle %v2float %29 %29 0 2
         %32 = OpLoad %v4float %v
         %33 = OpVectorShuffle %v4float %32 %31 5 4 2 3
               OpStore %v %33
         %36 = OpAccessChain %_ptr_Function_float %v %uint_2
         %37 = OpLoad %float %36
         %39 = OpAccessChain %_ptr_Function_float %v %int_3
         %40 = OpLoad %float %39
         %41 = OpFAdd %float %37 %40
         %42 = OpAccessChain %_ptr_Function_float %v %i
               OpStore %42 %41
         %43 = OpLoad %v4float %v
         %44 = OpVectorShuffle %v2float %43 %43 2 3
         %45 = OpCompositeExtract %float %44 0
         %47 = OpAccessChain %_ptr_Workgroup_float %tile %i %int_0
               OpStore %47 %45
         %48 = OpCompositeExtract %float %44 1
         %50 = OpAccessChain %_ptr_Workgroup_float %tile %i %int_1
               OpStore %50 %48
         %54 = OpConvertUToF %float %i
         %55 = OpCompositeConstruct %v3float %54 %54 %54
         %56 = OpCompositeConstruct %mat3v3float %55 %55 %55
               OpStore %m %56
         %57 = OpLoad %v4float %v
         %58 = OpVectorShuffle %v3float %57 %57 0 1 2
         %60 = OpAccessChain %_ptr_Function_v3float %m %i
               OpStore %60 %58
         %63 = OpAccessChain %_ptr_Function_float %m %uint_1 %i
               OpStore %63 %float_2
         %64 = OpLoad %v4float %v
         %65 = OpVectorShuffle %v2float %64 %64 0 1
         %66 = OpCompositeExtract %float %65 0
         %67 = OpAccessChain %_ptr_Function_float %m %int_0 %int_0
               OpStore %67 %66
         %69 = OpCompositeExtract %float %65 1
         %70 = OpAccessChain %_ptr_Function_float %m %int_1 %int_2
               OpStore %70 %69
         %77 = OpBitcast %int %i
         %79 = OpCompositeConstruct %v2int %77 %int_4
         %80 = OpCompositeConstruct %_arr_v2int_uint_2 %76 %79
         %83 = OpCompositeExtract %v2int %80 0
         %84 = OpCompositeExtract %v2int %80 1
         %85 = OpIAdd %v2int %83 %81
         %86 = OpIAdd %v2int %84 %81
         %87 = OpCompositeConstruct %_arr_v2int_uint_2 %85 %86
               OpStore %n %87
         %88 = OpAccessChain %_ptr_Function_float %m %int_2 %int_1
         %89 = OpLoad %float %88
         %90 = OpConvertFToS %int %89
         %93 = OpAccessChain %_ptr_Function_int %n %uint_0 %int_1
               OpStore %93 %90
         %94 = OpLoad %mat3v3float %m
         %95 = OpCompositeExtract %float %94 0 0
         %96 = OpCompositeExtract %float %94 1 1
         %97 = OpCompositeConstruct %v2float %95 %96
         %99 = OpFMul %v2float %97 %98
        %101 = OpAccessChain %_ptr_Function_v2int %n %uint_1
        %102 = OpLoad %v2int %101
        %103 = OpSNegate %v2int %102
        %104 = OpConvertSToF %v2float %103
        %105 = OpCompositeConstruct %v4float %99 %104
               OpStore %26 %105
        %106 = OpIMul %uint %i %uint_2
        %107 = OpIAdd %uint %106 %uint_1
        %108 = OpConvertUToF %float %107
        %109 = OpCompositeConstruct %v2float %108 %108
        %110 = OpCompositeExtract %float %109 0
        %112 = OpAccessChain %_ptr_StorageBuffer_float %Out %int_0 %i %int_0
               OpStore %112 %110
        %113 = OpCompositeExtract %float %109 1
        %114 = OpAccessChain %_ptr_StorageBuffer_float %Out %int_0 %i %int_2
               OpStore %114 %113
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %115
        %116 = OpLabel
        %117 = OpLoad %uint %in_SV_GROUPINDEX0
        %118 = OpFunctionCall %void %main_1 %117
               OpReturn
               OpFunctionEnd
