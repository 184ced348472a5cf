// args: -T ps_6_0 -spirv
struct Inputs {
  [[vk::ext_decorate(30, 7)]] float4 color : COLOR;
  [[vk::ext_decorate_string(5635, "weight")]] float weight : WEIGHT;
};
[[vk::ext_decorate(11, 5014)]] int main(Inputs inputs) : SV_Target0 {
  vk::ext_execution_mode(5027);
  return inputs.color.x * inputs.weight;
}
; ==>
OpCapability StencilExportEXT
               OpExtension "SPV_GOOGLE_hlsl_functionality1"
               OpExtension "SPV_EXT_shader_stencil_export"
               OpEntryPoint Fragment %main "main" %in_COLOR0 %in_WEIGHT0 %out_SV_TARGET0
               OpExecutionMode %main StencilRefReplacingEXT
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %in_COLOR0 Location 7
               OpDecorate %in_WEIGHT0 Location 1
               OpDecorateString %in_WEIGHT0 UserSemantic "weight"
               OpDecorate %out_SV_TARGET0 BuiltIn FragStencilRefEXT
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_ptr_Input_v4float = OpTypePointer Input %v4float
  %in_COLOR0 = OpVariable %_ptr_Input_v4float Input
%_ptr_Input_float = OpTypePointer Input %float
 %in_WEIGHT0 = OpVariable %_ptr_Input_float Input
        %int = OpTypeInt 32 1
%_ptr_Output_int = OpTypePointer Output %int
%out_SV_TARGET0 = OpVariable %_ptr_Output_int Output
     %Inputs = OpTypeStruct %v4float %float
         %13 = OpTypeFunction %int %Inputs
       %uint = OpTypeInt 32 0
  %uint_5027 = OpConstant %uint 5027
       %void = OpTypeVoid
         %23 = OpTypeFunction %void
     %main_1 = OpFunction %int None %13
     %inputs = OpFunctionParameter %Inputs
         %14 = OpLabel
         %18 = OpCompositeExtract %float %inputs 0 0
         %19 = OpCompositeExtract %float %inputs 1
         %20 = OpFMul %float %18 %19
         %21 = OpConvertFToS %int %20
               OpReturnValue %21
               OpFunctionEnd
       %main = OpFunction %void None %23
         %24 = OpLabel
         %25 = OpLoad %v4float %in_COLOR0
         %26 = OpLoad %float %in_WEIGHT0
         %27 = OpCompositeConstruct %Inputs %25 %26
     %result = OpFunctionCall %int %main_1 %27
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
