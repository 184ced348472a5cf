// args: -T ps_6_6 -enable-16bit-types
float4 main(float4 at : AT, half2 small : SMALL) : SV_Target {
  clip(at.xy - 0.5);
  float4 sum = ddx(at) + ddy_fine(at) + fwidth(at.x);
  sum.xy += ddx_coarse(small);
  return IsHelperLane() ? 0 : sum;
}
; ==>
OpCapability Float16
               OpCapability StorageInputOutput16
               OpCapability DerivativeControl
               OpEntryPoint Fragment %main "main" %in_AT0 %in_SMALL0 %out_SV_TARGET0 %HelperInvocation
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %in_AT0 Location 0
               OpDecorate %in_SMALL0 Location 1
               OpDecorate %out_SV_TARGET0 Location 0
               OpDecorate %HelperInvocation BuiltIn HelperInvocation
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_ptr_Input_v4float = OpTypePointer Input %v4float
     %in_AT0 = OpVariable %_ptr_Input_v4float Input
       %half = OpTypeFloat 16
     %v2half = OpTypeVector %half 2
%_ptr_Input_v2half = OpTypePointer Input %v2half
  %in_SMALL0 = OpVariable %_ptr_Input_v2half Input
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
         %13 = OpTypeFunction %v4float %v4float %v2half
    %v2float = OpTypeVector %float 2
  %float_0_5 = OpConstant %float 0.5
         %20 = OpConstantComposite %v2float %float_0_5 %float_0_5
    %float_0 = OpConstant %float 0
         %23 = OpConstantComposite %v2float %float_0 %float_0
       %bool = OpTypeBool
     %v2bool = OpTypeVector %bool 2
%_ptr_Function_v4float = OpTypePointer Function %v4float
%_ptr_Input_bool = OpTypePointer Input %bool
%HelperInvocation = OpVariable %_ptr_Input_bool Input
         %53 = OpConstantNull %v4float
       %void = OpTypeVoid
         %57 = OpTypeFunction %void
     %main_1 = OpFunction %v4float None %13
         %at = OpFunctionParameter %v4float
      %small = OpFunctionParameter %v2half
         %14 = OpLabel
        %sum = OpVariable %_ptr_Function_v4float Function
         %18 = OpVectorShuffle %v2float %at %at 0 1
         %21 = OpFSub %v2float %18 %20
         %26 = OpFOrdLessThan %v2bool %21 %23
         %27 = OpCompositeExtract %bool %26 0
         %28 = OpCompositeExtract %bool %26 1
         %29 = OpLogicalOr %bool %27 %28
               OpSelectionMerge %30 None
               OpBranchConditional %29 %31 %30
         %31 = OpLabel
               OpKill
         %30 = OpLabel
         %32 = OpDPdx %v4float %at
         %33 = OpDPdyFine %v4float %at
         %34 = OpFAdd %v4float %32 %33
         %35 = OpCompositeExtract %float %at 0
         %36 = OpFwidth %float %35
         %37 = OpCompositeConstruct %v4float %36 %36 %36 %36
         %38 = OpFAdd %v4float %34 %37
               OpStore %sum %38
         %41 = OpFConvert %v2float %small
         %42 = OpDPdxCoarse %v2float %41
         %43 = OpFConvert %v2half %42
         %44 = OpFConvert %v2float %43
         %45 = OpLoad %v4float %sum
         %46 = OpVectorShuffle %v2float %45 %45 0 1
         %47 = OpFAdd %v2float %46 %44
         %48 = OpLoad %v4float %sum
         %49 = OpVectorShuffle %v4float %48 %47 4 5 2 3
               OpStore %sum %49
         %52 = OpLoad %bool %HelperInvocation
         %54 = OpLoad %v4float %sum
         %55 = OpSelect %v4float %52 %53 %54
               OpReturnValue %55
               OpFunctionEnd
       %main = OpFunction %void None %57
         %58 = OpLabel
         %59 = OpLoad %v4float %in_AT0
         %60 = OpLoad %v2half %in_SMALL0
     %result = OpFunctionCall %v4float %main_1 %59 %60
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
