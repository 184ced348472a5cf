// args: -T ps_6_0
Texture2D<float4> textures[];
SamplerState samplers[4];
RWTexture2D<float4> images[8] : register(u1);
StructuredBuffer<float4> buffers[] : register(t0, space1);
ByteAddressBuffer raw[4] : register(t0, space2);

float4 main(float2 uv : UV, nointerpolation uint id : ID) : SV_Target1 {
  float4 sum = textures[NonUniformResourceIndex(id)].Sample(samplers[1], uv);
  sum += textures[3].Sample(samplers[NonUniformResourceIndex(id % 4)], uv);
  images[NonUniformResourceIndex(id)][uint2(0, 1)] = sum;
  sum += buffers[NonUniformResourceIndex(id)][2];
  return sum + asfloat(raw[NonUniformResourceIndex(id)].Load(id));
}
; ==>
OpCapability RuntimeDescriptorArray
               OpCapability ShaderNonUniform
               OpCapability SampledImageArrayNonUniformIndexing
               OpCapability StorageImageWriteWithoutFormat
               OpCapability StorageImageArrayNonUniformIndexing
               OpCapability StorageBufferArrayNonUniformIndexing
               OpEntryPoint Fragment %main "main" %in_UV0 %in_ID0 %out_SV_TARGET1 %textures %images %samplers %buffers %raw
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %in_UV0 Location 0
               OpDecorate %in_ID0 Location 1
               OpDecorate %in_ID0 Flat
               OpDecorate %out_SV_TARGET1 Location 1
               OpDecorate %textures DescriptorSet 0
               OpDecorate %textures Binding 0
               OpDecorate %images DescriptorSet 0
               OpDecorate %images Binding 1
               OpDecorate %samplers DescriptorSet 0
               OpDecorate %samplers Binding 2
               OpDecorate %_runtimearr_v4float ArrayStride 16
               OpMemberDecorate %type_StructuredBuffer_float4 0 Offset 0
               OpDecorate %type_StructuredBuffer_float4 Block
               OpDecorate %buffers DescriptorSet 1
               OpDecorate %buffers Binding 0
               OpDecorate %buffers NonWritable
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_ByteAddressBuffer 0 Offset 0
               OpDecorate %type_ByteAddressBuffer Block
               OpDecorate %raw DescriptorSet 2
               OpDecorate %raw Binding 0
               OpDecorate %raw NonWritable
               OpDecorate %id NonUniform
               OpDecorate %46 NonUniform
               OpDecorate %47 NonUniform
               OpDecorate %51 NonUniform
               OpDecorate %55 NonUniform
               OpDecorate %58 NonUniform
               OpDecorate %59 NonUniform
               OpDecorate %60 NonUniform
               OpDecorate %68 NonUniform
               OpDecorate %69 NonUniform
               OpDecorate %75 NonUniform
               OpDecorate %76 NonUniform
               OpDecorate %81 NonUniform
               OpDecorate %83 NonUniform
               OpDecorate %84 NonUniform
      %float = OpTypeFloat 32
    %v2float = OpTypeVector %float 2
%_ptr_Input_v2float = OpTypePointer Input %v2float
     %in_UV0 = OpVariable %_ptr_Input_v2float Input
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
     %in_ID0 = OpVariable %_ptr_Input_uint Input
    %v4float = OpTypeVector %float 4
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET1 = OpVariable %_ptr_Output_v4float Output
         %11 = OpTypeImage %float 2D 2 0 0 1 Unknown
%_runtimearr_11 = OpTypeRuntimeArray %11
%_ptr_UniformConstant__runtimearr_11 = OpTypePointer UniformConstant %_runtimearr_11
   %textures = OpVariable %_ptr_UniformConstant__runtimearr_11 UniformConstant
         %15 = OpTypeImage %float 2D 2 0 0 2 Unknown
     %uint_8 = OpConstant %uint 8
%_arr_15_uint_8 = OpTypeArray %15 %uint_8
%_ptr_UniformConstant__arr_15_uint_8 = OpTypePointer UniformConstant %_arr_15_uint_8
     %images = OpVariable %_ptr_UniformConstant__arr_15_uint_8 UniformConstant
         %20 = OpTypeSampler
     %uint_4 = OpConstant %uint 4
%_arr_20_uint_4 = OpTypeArray %20 %uint_4
%_ptr_UniformConstant__arr_20_uint_4 = OpTypePointer UniformConstant %_arr_20_uint_4
   %samplers = OpVariable %_ptr_UniformConstant__arr_20_uint_4 UniformConstant
%_runtimearr_v4float = OpTypeRuntimeArray %v4float
%type_StructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float
%_runtimearr_type_StructuredBuffer_float4 = OpTypeRuntimeArray %type_StructuredBuffer_float4
%_ptr_StorageBuffer__runtimearr_type_StructuredBuffer_float4 = OpTypePointer StorageBuffer %_runtimearr_type_StructuredBuffer_float4
    %buffers = OpVariable %_ptr_StorageBuffer__runtimearr_type_StructuredBuffer_float4 StorageBuffer
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_ByteAddressBuffer = OpTypeStruct %_runtimearr_uint
%_arr_type_ByteAddressBuffer_uint_4 = OpTypeArray %type_ByteAddressBuffer %uint_4
%_ptr_StorageBuffer__arr_type_ByteAddressBuffer_uint_4 = OpTypePointer StorageBuffer %_arr_type_ByteAddressBuffer_uint_4
        %raw = OpVariable %_ptr_StorageBuffer__arr_type_ByteAddressBuffer_uint_4 StorageBuffer
         %37 = OpTypeFunction %v4float %v2float %uint
%_ptr_Function_v4float = OpTypePointer Function %v4float
     %uint_1 = OpConstant %uint 1
         %44 = OpTypeSampledImage %11
%_ptr_UniformConstant_11 = OpTypePointer UniformConstant %11
%_ptr_UniformConstant_20 = OpTypePointer UniformConstant %20
     %uint_3 = OpConstant %uint 3
     %uint_0 = OpConstant %uint 0
     %v2uint = OpTypeVector %uint 2
         %66 = OpConstantComposite %v2uint %uint_0 %uint_1
%_ptr_UniformConstant_15 = OpTypePointer UniformConstant %15
     %uint_2 = OpConstant %uint 2
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
%_ptr_StorageBuffer_type_ByteAddressBuffer = OpTypePointer StorageBuffer %type_ByteAddressBuffer
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
       %void = OpTypeVoid
         %89 = OpTypeFunction %void
     %main_1 = OpFunction %v4float None %37
         %uv = OpFunctionParameter %v2float
         %id = OpFunctionParameter %uint
         %38 = OpLabel
        %sum = OpVariable %_ptr_Function_v4float Function
         %46 = OpAccessChain %_ptr_UniformConstant_11 %textures %id
         %47 = OpLoad %11 %46
         %49 = OpAccessChain %_ptr_UniformConstant_20 %samplers %uint_1
         %50 = OpLoad %20 %49
         %51 = OpSampledImage %44 %47 %50
         %52 = OpImageSampleImplicitLod %v4float %51 %uv
               OpStore %sum %52
         %53 = OpLoad %v4float %sum
         %55 = OpUMod %uint %id %uint_4
         %56 = OpAccessChain %_ptr_UniformConstant_11 %textures %uint_3
         %57 = OpLoad %11 %56
         %58 = OpAccessChain %_ptr_UniformConstant_20 %samplers %55
         %59 = OpLoad %20 %58
         %60 = OpSampledImage %44 %57 %59
         %61 = OpImageSampleImplicitLod %v4float %60 %uv
         %62 = OpFAdd %v4float %53 %61
               OpStore %sum %62
         %63 = OpLoad %v4float %sum
         %68 = OpAccessChain %_ptr_UniformConstant_15 %images %id
         %69 = OpLoad %15 %68
               OpImageWrite %69 %66 %63
         %70 = OpLoad %v4float %sum
         %75 = OpAccessChain %_ptr_StorageBuffer_v4float %buffers %id %int_0 %uint_2
         %76 = OpLoad %v4float %75
         %77 = OpFAdd %v4float %70 %76
               OpStore %sum %77
         %78 = OpLoad %v4float %sum
         %79 = OpShiftRightLogical %uint %id %uint_2
         %81 = OpAccessChain %_ptr_StorageBuffer_type_ByteAddressBuffer %raw %id
         %83 = OpAccessChain %_ptr_StorageBuffer_uint %81 %int_0 %79
         %84 = OpLoad %uint %83
         %85 = OpBitcast %float %84
         %86 = OpCompositeConstruct %v4float %85 %85 %85 %85
         %87 = OpFAdd %v4float %78 %86
               OpReturnValue %87
               OpFunctionEnd
       %main = OpFunction %void None %89
         %90 = OpLabel
         %91 = OpLoad %v2float %in_UV0
         %92 = OpLoad %uint %in_ID0
     %result = OpFunctionCall %v4float %main_1 %91 %92
               OpStore %out_SV_TARGET1 %result
               OpReturn
               OpFunctionEnd
