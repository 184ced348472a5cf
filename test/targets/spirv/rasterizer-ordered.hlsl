// args: -T ps_6_0
RasterizerOrderedTexture2D<float4> layers;
RasterizerOrderedStructuredBuffer<uint> counts;

float4 main(float4 position : SV_Position, float4 color : COLOR) : SV_Target {
  if (color.a == 0) discard;
  uint2 pixel = position.xy;
  layers[pixel] = lerp(layers[pixel], color, color.a);
  counts[pixel.x] += 1;
  return 0;
}
; ==>
OpCapability StorageImageReadWithoutFormat
               OpCapability StorageImageWriteWithoutFormat
               OpCapability FragmentShaderPixelInterlockEXT
               OpExtension "SPV_EXT_fragment_shader_interlock"
         %36 = OpExtInstImport "GLSL.std.450"
               OpEntryPoint Fragment %main "main" %in_SV_POSITION0 %in_COLOR0 %out_SV_TARGET0 %layers %counts
               OpExecutionMode %main PixelInterlockOrderedEXT
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %in_SV_POSITION0 BuiltIn FragCoord
               OpDecorate %in_COLOR0 Location 0
               OpDecorate %out_SV_TARGET0 Location 0
               OpDecorate %layers DescriptorSet 0
               OpDecorate %layers Binding 0
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_RasterizerOrderedStructuredBuffer_uint 0 Offset 0
               OpDecorate %type_RasterizerOrderedStructuredBuffer_uint Block
               OpDecorate %counts DescriptorSet 0
               OpDecorate %counts Binding 1
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_ptr_Input_v4float = OpTypePointer Input %v4float
%in_SV_POSITION0 = OpVariable %_ptr_Input_v4float Input
  %in_COLOR0 = OpVariable %_ptr_Input_v4float Input
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
          %8 = OpTypeImage %float 2D 2 0 0 2 Unknown
%_ptr_UniformConstant_8 = OpTypePointer UniformConstant %8
     %layers = OpVariable %_ptr_UniformConstant_8 UniformConstant
       %uint = OpTypeInt 32 0
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_RasterizerOrderedStructuredBuffer_uint = OpTypeStruct %_runtimearr_uint
%_ptr_StorageBuffer_type_RasterizerOrderedStructuredBuffer_uint = OpTypePointer StorageBuffer %type_RasterizerOrderedStructuredBuffer_uint
     %counts = OpVariable %_ptr_StorageBuffer_type_RasterizerOrderedStructuredBuffer_uint StorageBuffer
         %18 = OpTypeFunction %v4float %v4float %v4float
    %float_0 = OpConstant %float 0
       %bool = OpTypeBool
    %v2float = OpTypeVector %float 2
     %v2uint = OpTypeVector %uint 2
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
     %uint_1 = OpConstant %uint 1
         %46 = OpConstantNull %v4float
       %void = OpTypeVoid
         %48 = OpTypeFunction %void
     %main_1 = OpFunction %v4float None %18
   %position = OpFunctionParameter %v4float
      %color = OpFunctionParameter %v4float
         %19 = OpLabel
         %22 = OpCompositeExtract %float %color 3
         %25 = OpFOrdEqual %bool %22 %float_0
               OpSelectionMerge %26 None
               OpBranchConditional %25 %27 %26
         %27 = OpLabel
               OpKill
         %26 = OpLabel
         %29 = OpVectorShuffle %v2float %position %position 0 1
      %pixel = OpConvertFToU %v2uint %29
         %32 = OpLoad %8 %layers
         %33 = OpImageRead %v4float %32 %pixel
         %34 = OpCompositeExtract %float %color 3
         %35 = OpCompositeConstruct %v4float %34 %34 %34 %34
         %37 = OpExtInst %v4float %36 FMix %33 %color %35
               OpImageWrite %32 %pixel %37
         %38 = OpCompositeExtract %uint %pixel 0
         %42 = OpAccessChain %_ptr_StorageBuffer_uint %counts %int_0 %38
         %43 = OpLoad %uint %42
         %45 = OpIAdd %uint %43 %uint_1
               OpStore %42 %45
               OpReturnValue %46
               OpFunctionEnd
       %main = OpFunction %void None %48
         %49 = OpLabel
               OpBeginInvocationInterlockEXT
         %50 = OpLoad %v4float %in_SV_POSITION0
         %51 = OpLoad %v4float %in_COLOR0
     %result = OpFunctionCall %v4float %main_1 %50 %51
               OpStore %out_SV_TARGET0 %result
               OpEndInvocationInterlockEXT
               OpReturn
               OpFunctionEnd
