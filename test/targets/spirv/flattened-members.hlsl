// args: -T ps_6_0 -fspv-flatten-resource-arrays
// Arrays inside of structs stay arrays at the binding that the table names, as in DXC.
struct Layer { Texture2D<float4> mask; Texture2D<float4> maps[2]; };
Layer layers[2];
Texture2D<float4> Maps[2];

float4 main(uint i : I) : SV_Target {
  return layers[1].maps[i].Load(0) + layers[1].mask.Load(0) + Maps[1].Load(0);
}
; ==>
OpCapability SampledImageArrayDynamicIndexing
               OpEntryPoint Fragment %main "main" %in_I0 %out_SV_TARGET0 %layers_1_mask %layers_1_maps %Maps_1
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %in_I0 Location 0
               OpDecorate %in_I0 Flat
               OpDecorate %out_SV_TARGET0 Location 0
               OpDecorate %layers_1_mask DescriptorSet 0
               OpDecorate %layers_1_mask Binding 0
               OpDecorate %layers_1_maps DescriptorSet 0
               OpDecorate %layers_1_maps Binding 1
               OpDecorate %Maps_1 DescriptorSet 0
               OpDecorate %Maps_1 Binding 4
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
      %in_I0 = OpVariable %_ptr_Input_uint Input
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
          %8 = OpTypeImage %float 2D 2 0 0 1 Unknown
%_ptr_UniformConstant_8 = OpTypePointer UniformConstant %8
%layers_1_mask = OpVariable %_ptr_UniformConstant_8 UniformConstant
     %uint_2 = OpConstant %uint 2
%_arr_8_uint_2 = OpTypeArray %8 %uint_2
%_ptr_UniformConstant__arr_8_uint_2 = OpTypePointer UniformConstant %_arr_8_uint_2
%layers_1_maps = OpVariable %_ptr_UniformConstant__arr_8_uint_2 UniformConstant
     %Maps_1 = OpVariable %_ptr_UniformConstant_8 UniformConstant
         %18 = OpTypeFunction %v4float %uint
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
      %v3int = OpTypeVector %int 3
         %24 = OpConstantNull %v3int
      %v2int = OpTypeVector %int 2
       %void = OpTypeVoid
         %39 = OpTypeFunction %void
     %main_1 = OpFunction %v4float None %18
          %i = OpFunctionParameter %uint
         %19 = OpLabel
         %26 = OpVectorShuffle %v2int %24 %24 0 1
         %27 = OpAccessChain %_ptr_UniformConstant_8 %layers_1_maps %i
         %28 = OpLoad %8 %27
         %29 = OpImageFetch %v4float %28 %26 Lod %int_0
         %30 = OpVectorShuffle %v2int %24 %24 0 1
         %31 = OpLoad %8 %layers_1_mask
         %32 = OpImageFetch %v4float %31 %30 Lod %int_0
         %33 = OpFAdd %v4float %29 %32
         %34 = OpVectorShuffle %v2int %24 %24 0 1
         %35 = OpLoad %8 %Maps_1
         %36 = OpImageFetch %v4float %35 %34 Lod %int_0
         %37 = OpFAdd %v4float %33 %36
               OpReturnValue %37
               OpFunctionEnd
       %main = OpFunction %void None %39
         %40 = OpLabel
         %41 = OpLoad %uint %in_I0
     %result = OpFunctionCall %v4float %main_1 %41
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
