// args: -T ps_6_0 -fspv-flatten-resource-arrays
Texture2D<float4> Maps[5] : register(t0);
SamplerState Samplers[2] : register(s8);
static const uint last = 4;

float4 read(Texture2D<float4> map, SamplerState how, float2 uv) { return map.Sample(how, uv); }

float4 main(float2 uv : UV) : SV_Target {
  return read(Maps[1], Samplers[0], uv) + read(Maps[last], Samplers[1], uv) + Maps[NonUniformResourceIndex(1)].Load(0);
}
; ==>
OpEntryPoint Fragment %main "main" %in_UV0 %out_SV_TARGET0 %Maps_1 %Maps_4 %Samplers_0 %Samplers_1
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %in_UV0 Location 0
               OpDecorate %out_SV_TARGET0 Location 0
               OpDecorate %Maps_1 DescriptorSet 0
               OpDecorate %Maps_1 Binding 1
               OpDecorate %Maps_4 DescriptorSet 0
               OpDecorate %Maps_4 Binding 4
               OpDecorate %Samplers_0 DescriptorSet 0
               OpDecorate %Samplers_0 Binding 8
               OpDecorate %Samplers_1 DescriptorSet 0
               OpDecorate %Samplers_1 Binding 9
      %float = OpTypeFloat 32
    %v2float = OpTypeVector %float 2
%_ptr_Input_v2float = OpTypePointer Input %v2float
     %in_UV0 = OpVariable %_ptr_Input_v2float Input
    %v4float = OpTypeVector %float 4
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
          %8 = OpTypeImage %float 2D 2 0 0 1 Unknown
%_ptr_UniformConstant_8 = OpTypePointer UniformConstant %8
     %Maps_1 = OpVariable %_ptr_UniformConstant_8 UniformConstant
     %Maps_4 = OpVariable %_ptr_UniformConstant_8 UniformConstant
         %12 = OpTypeSampler
%_ptr_UniformConstant_12 = OpTypePointer UniformConstant %12
 %Samplers_0 = OpVariable %_ptr_UniformConstant_12 UniformConstant
 %Samplers_1 = OpVariable %_ptr_UniformConstant_12 UniformConstant
         %20 = OpTypeFunction %v4float %v2float
         %23 = OpTypeSampledImage %8
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
      %v3int = OpTypeVector %int 3
         %42 = OpConstantNull %v3int
      %v2int = OpTypeVector %int 2
       %void = OpTypeVoid
         %49 = OpTypeFunction %void
       %read = OpFunction %v4float None %20
         %uv = OpFunctionParameter %v2float
         %21 = OpLabel
         %24 = OpLoad %8 %Maps_1
         %25 = OpLoad %12 %Samplers_0
         %26 = OpSampledImage %23 %24 %25
         %27 = OpImageSampleImplicitLod %v4float %26 %uv
               OpReturnValue %27
               OpFunctionEnd
     %read_1 = OpFunction %v4float None %20
       %uv_0 = OpFunctionParameter %v2float
         %28 = OpLabel
         %30 = OpLoad %8 %Maps_4
         %31 = OpLoad %12 %Samplers_1
         %32 = OpSampledImage %23 %30 %31
         %33 = OpImageSampleImplicitLod %v4float %32 %uv_0
               OpReturnValue %33
               OpFunctionEnd
     %main_1 = OpFunction %v4float None %20
       %uv_1 = OpFunctionParameter %v2float
         %34 = OpLabel
         %36 = OpFunctionCall %v4float %read %uv_1
         %37 = OpFunctionCall %v4float %read_1 %uv_1
         %38 = OpFAdd %v4float %36 %37
         %44 = OpVectorShuffle %v2int %42 %42 0 1
         %45 = OpLoad %8 %Maps_1
         %46 = OpImageFetch %v4float %45 %44 Lod %int_0
         %47 = OpFAdd %v4float %38 %46
               OpReturnValue %47
               OpFunctionEnd
       %main = OpFunction %void None %49
         %50 = OpLabel
         %51 = OpLoad %v2float %in_UV0
     %result = OpFunctionCall %v4float %main_1 %51
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
