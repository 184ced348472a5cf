// args: -T ps_6_0
// A sampler that its texture brings along is no variable; one that another texture is read through is.
[[vk::combinedImageSampler]] [[vk::binding(3, 1)]] Texture2D<float4> color;
[[vk::combinedImageSampler]] [[vk::binding(3, 1)]] SamplerState colorSampler;
[[vk::combinedImageSampler]] [[vk::binding(4, 1)]] Texture2D<float4> table;
[[vk::combinedImageSampler]] [[vk::binding(4, 1)]] SamplerState tableSampler;
[[vk::combinedImageSampler]] [[vk::binding(5, 1)]] Texture2D<float4> fetched;
[[vk::combinedImageSampler]] [[vk::binding(5, 1)]] SamplerState unused;
Texture2D<float4> separate;
float4 read(Texture2D<float4> texture, SamplerState state, float2 at) { return texture.Sample(state, at); }
float4 main(float2 at : AT) : SV_Target {
  return read(color, colorSampler, at) + read(table, tableSampler, at) + read(separate, tableSampler, at) + fetched[int2(at)];
}
; ==>
OpEntryPoint Fragment %main "main" %in_AT0 %out_SV_TARGET0 %separate %color %table %tableSampler %fetched
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %in_AT0 Location 0
               OpDecorate %out_SV_TARGET0 Location 0
               OpDecorate %separate DescriptorSet 0
               OpDecorate %separate Binding 0
               OpDecorate %color DescriptorSet 1
               OpDecorate %color Binding 3
               OpDecorate %table DescriptorSet 1
               OpDecorate %table Binding 4
               OpDecorate %tableSampler DescriptorSet 1
               OpDecorate %tableSampler Binding 4
               OpDecorate %fetched DescriptorSet 1
               OpDecorate %fetched Binding 5
      %float = OpTypeFloat 32
    %v2float = OpTypeVector %float 2
%_ptr_Input_v2float = OpTypePointer Input %v2float
     %in_AT0 = OpVariable %_ptr_Input_v2float Input
    %v4float = OpTypeVector %float 4
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
          %8 = OpTypeImage %float 2D 2 0 0 1 Unknown
%_ptr_UniformConstant_8 = OpTypePointer UniformConstant %8
   %separate = OpVariable %_ptr_UniformConstant_8 UniformConstant
         %11 = OpTypeSampledImage %8
%_ptr_UniformConstant_11 = OpTypePointer UniformConstant %11
      %color = OpVariable %_ptr_UniformConstant_11 UniformConstant
         %14 = OpTypeSampler
      %table = OpVariable %_ptr_UniformConstant_11 UniformConstant
%_ptr_UniformConstant_14 = OpTypePointer UniformConstant %14
%tableSampler = OpVariable %_ptr_UniformConstant_14 UniformConstant
    %fetched = OpVariable %_ptr_UniformConstant_11 UniformConstant
         %24 = OpTypeFunction %v4float %v2float
        %int = OpTypeInt 32 1
      %v2int = OpTypeVector %int 2
       %uint = OpTypeInt 32 0
     %v2uint = OpTypeVector %uint 2
      %int_0 = OpConstant %int 0
       %void = OpTypeVoid
         %58 = OpTypeFunction %void
       %read = OpFunction %v4float None %24
         %at = OpFunctionParameter %v2float
         %25 = OpLabel
         %27 = OpLoad %11 %color
         %28 = OpImageSampleImplicitLod %v4float %27 %at
               OpReturnValue %28
               OpFunctionEnd
     %read_1 = OpFunction %v4float None %24
       %at_0 = OpFunctionParameter %v2float
         %29 = OpLabel
         %31 = OpLoad %11 %table
         %32 = OpImageSampleImplicitLod %v4float %31 %at_0
               OpReturnValue %32
               OpFunctionEnd
     %read_2 = OpFunction %v4float None %24
       %at_1 = OpFunctionParameter %v2float
         %33 = OpLabel
         %35 = OpLoad %8 %separate
         %36 = OpLoad %14 %tableSampler
         %37 = OpSampledImage %11 %35 %36
         %38 = OpImageSampleImplicitLod %v4float %37 %at_1
               OpReturnValue %38
               OpFunctionEnd
     %main_1 = OpFunction %v4float None %24
       %at_2 = OpFunctionParameter %v2float
         %39 = OpLabel
         %41 = OpFunctionCall %v4float %read %at_2
         %42 = OpFunctionCall %v4float %read_1 %at_2
         %43 = OpFAdd %v4float %41 %42
         %44 = OpFunctionCall %v4float %read_2 %at_2
         %45 = OpFAdd %v4float %43 %44
         %48 = OpConvertFToS %v2int %at_2
         %51 = OpBitcast %v2uint %48
         %52 = OpLoad %11 %fetched
         %53 = OpImage %8 %52
         %55 = OpImageFetch %v4float %53 %51 Lod %int_0
         %56 = OpFAdd %v4float %45 %55
               OpReturnValue %56
               OpFunctionEnd
       %main = OpFunction %void None %58
         %59 = OpLabel
         %60 = OpLoad %v2float %in_AT0
     %result = OpFunctionCall %v4float %main_1 %60
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
