// args: -T ps_6_0 -fspv-target-env=vulkan1.3
// Vulkan 1.3 has what HLSL means: the invocation goes on as a helper.
float4 main(float4 p : POSITION) : SV_Target {
  if (p.x > 1) discard;
  clip(p.y);
  return ddx(p);
}
; ==>
OpCapability DemoteToHelperInvocation
               OpEntryPoint Fragment %main "main" %in_POSITION0 %out_SV_TARGET0
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %in_POSITION0 Location 0
               OpDecorate %out_SV_TARGET0 Location 0
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_ptr_Input_v4float = OpTypePointer Input %v4float
%in_POSITION0 = OpVariable %_ptr_Input_v4float Input
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
          %9 = OpTypeFunction %v4float %v4float
    %float_1 = OpConstant %float 1
       %bool = OpTypeBool
    %float_0 = OpConstant %float 0
       %void = OpTypeVoid
         %25 = OpTypeFunction %void
     %main_1 = OpFunction %v4float None %9
          %p = OpFunctionParameter %v4float
         %10 = OpLabel
         %12 = OpCompositeExtract %float %p 0
         %15 = OpFOrdGreaterThan %bool %12 %float_1
               OpSelectionMerge %16 None
               OpBranchConditional %15 %17 %16
         %17 = OpLabel
               OpDemoteToHelperInvocation
               OpBranch %16
         %16 = OpLabel
         %18 = OpCompositeExtract %float %p 1
         %20 = OpFOrdLessThan %bool %18 %float_0
               OpSelectionMerge %21 None
               OpBranchConditional %20 %22 %21
         %22 = OpLabel
               OpDemoteToHelperInvocation
               OpBranch %21
         %21 = OpLabel
         %23 = OpDPdx %v4float %p
               OpReturnValue %23
               OpFunctionEnd
       %main = OpFunction %void None %25
         %26 = OpLabel
         %27 = OpLoad %v4float %in_POSITION0
     %result = OpFunctionCall %v4float %main_1 %27
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
