// args: -T ps_6_0
// Whole numbers are flat inputs of pixel shaders; what is stored to an output stays.
[[vk::ext_capability(35)]] [[vk::ext_builtin_input(18)]] static const int SampleId;
[[vk::ext_extension("SPV_EXT_shader_stencil_export")]] [[vk::ext_capability(5013)]] [[vk::ext_builtin_output(5014)]] static int Stencil;
float4 main() : SV_Target {
  Stencil = 3;
  return SampleId;
}
; ==>
OpCapability StencilExportEXT
               OpCapability SampleRateShading
               OpExtension "SPV_EXT_shader_stencil_export"
               OpEntryPoint Fragment %main "main" %out_SV_TARGET0 %Stencil %SampleId
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %out_SV_TARGET0 Location 0
               OpDecorate %Stencil BuiltIn FragStencilRefEXT
               OpDecorate %SampleId BuiltIn SampleId
               OpDecorate %SampleId Flat
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
        %int = OpTypeInt 32 1
%_ptr_Output_int = OpTypePointer Output %int
    %Stencil = OpVariable %_ptr_Output_int Output
%_ptr_Input_int = OpTypePointer Input %int
   %SampleId = OpVariable %_ptr_Input_int Input
         %12 = OpTypeFunction %v4float
      %int_3 = OpConstant %int 3
       %void = OpTypeVoid
         %19 = OpTypeFunction %void
     %main_1 = OpFunction %v4float None %12
         %13 = OpLabel
               OpStore %Stencil %int_3
         %15 = OpLoad %int %SampleId
         %16 = OpConvertSToF %float %15
         %17 = OpCompositeConstruct %v4float %16 %16 %16 %16
               OpReturnValue %17
               OpFunctionEnd
       %main = OpFunction %void None %19
         %20 = OpLabel
     %result = OpFunctionCall %v4float %main_1
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
