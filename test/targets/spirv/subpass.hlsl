// args: -T ps_6_0 -spirv
[[vk::input_attachment_index(2)]][[vk::binding(3, 1)]] SubpassInput inputColor;
[[vk::input_attachment_index(1)]] SubpassInputMS<uint> inputDepth;
float4 main() : SV_TARGET { return inputColor.SubpassLoad() + inputDepth.SubpassLoad(2); }
; ==>
OpCapability InputAttachment
               OpEntryPoint Fragment %main "main" %out_SV_TARGET0 %inputDepth %inputColor
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %out_SV_TARGET0 Location 0
               OpDecorate %inputDepth DescriptorSet 0
               OpDecorate %inputDepth Binding 0
               OpDecorate %inputDepth InputAttachmentIndex 1
               OpDecorate %inputColor DescriptorSet 1
               OpDecorate %inputColor Binding 3
               OpDecorate %inputColor InputAttachmentIndex 2
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
       %uint = OpTypeInt 32 0
          %6 = OpTypeImage %uint SubpassData 2 0 1 2 Unknown
%_ptr_UniformConstant_6 = OpTypePointer UniformConstant %6
 %inputDepth = OpVariable %_ptr_UniformConstant_6 UniformConstant
          %9 = OpTypeImage %float SubpassData 2 0 0 2 Unknown
%_ptr_UniformConstant_9 = OpTypePointer UniformConstant %9
 %inputColor = OpVariable %_ptr_UniformConstant_9 UniformConstant
         %14 = OpTypeFunction %v4float
        %int = OpTypeInt 32 1
      %v2int = OpTypeVector %int 2
         %18 = OpConstantNull %v2int
      %int_2 = OpConstant %int 2
     %v4uint = OpTypeVector %uint 4
       %void = OpTypeVoid
         %30 = OpTypeFunction %void
     %main_1 = OpFunction %v4float None %14
         %15 = OpLabel
         %19 = OpLoad %9 %inputColor
         %20 = OpImageRead %v4float %19 %18
         %22 = OpLoad %6 %inputDepth
         %24 = OpImageRead %v4uint %22 %18 Sample %int_2
         %25 = OpCompositeExtract %uint %24 0
         %26 = OpConvertUToF %float %25
         %27 = OpCompositeConstruct %v4float %26 %26 %26 %26
         %28 = OpFAdd %v4float %20 %27
               OpReturnValue %28
               OpFunctionEnd
       %main = OpFunction %void None %30
         %31 = OpLabel
     %result = OpFunctionCall %v4float %main_1
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
