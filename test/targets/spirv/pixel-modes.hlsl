// args: -T ps_6_7 -fspv-target-env=vulkan1.3 -denorm ftz -Gis
// Attributes and options that are execution modes.
[[vk::early_and_late_tests, vk::depth_unchanged, vk::stencil_ref_less_equal_front, vk::stencil_ref_unchanged_back, vk::post_depth_coverage]]
float4 main(float4 color : COLOR) : SV_Target {
  return color * 2;
}
; ==>
OpCapability StencilExportEXT
               OpCapability SampleMaskPostDepthCoverage
               OpCapability SignedZeroInfNanPreserve
               OpCapability DenormFlushToZero
               OpExtension "SPV_AMD_shader_early_and_late_fragment_tests"
               OpExtension "SPV_EXT_shader_stencil_export"
               OpExtension "SPV_KHR_post_depth_coverage"
               OpEntryPoint Fragment %main "main" %in_COLOR0 %out_SV_TARGET0
               OpExecutionMode %main EarlyAndLateFragmentTestsAMD
               OpExecutionMode %main DepthUnchanged
               OpExecutionMode %main StencilRefLessFrontAMD
               OpExecutionMode %main StencilRefUnchangedBackAMD
               OpExecutionMode %main PostDepthCoverage
               OpExecutionMode %main SignedZeroInfNanPreserve 32
               OpExecutionMode %main DenormFlushToZero 32
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %in_COLOR0 Location 0
               OpDecorate %out_SV_TARGET0 Location 0
               OpDecorate %14 NoContraction
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_ptr_Input_v4float = OpTypePointer Input %v4float
  %in_COLOR0 = OpVariable %_ptr_Input_v4float Input
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
          %9 = OpTypeFunction %v4float %v4float
    %float_2 = OpConstant %float 2
         %13 = OpConstantComposite %v4float %float_2 %float_2 %float_2 %float_2
       %void = OpTypeVoid
         %16 = OpTypeFunction %void
     %main_1 = OpFunction %v4float None %9
      %color = OpFunctionParameter %v4float
         %10 = OpLabel
         %14 = OpFMul %v4float %color %13
               OpReturnValue %14
               OpFunctionEnd
       %main = OpFunction %void None %16
         %17 = OpLabel
         %18 = OpLoad %v4float %in_COLOR0
     %result = OpFunctionCall %v4float %main_1 %18
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
