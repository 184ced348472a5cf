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
         %23 = OpConstantNull %v2float
       %bool = OpTypeBool
     %v2bool = OpTypeVector %bool 2
%_ptr_Function_v4float = OpTypePointer Function %v4float
%_ptr_Input_bool = OpTypePointer Input %bool
%HelperInvocation = OpVariable %_ptr_Input_bool Input
         %51 = OpConstantNull %v4float
       %void = OpTypeVoid
         %55 = OpTypeFunction %void
     %main_1 = OpFunction %v4float None %13
         %at = OpFunctionParameter %v4float
      %small = OpFunctionParameter %v2half
         %14 = OpLabel
        %sum = OpVariable %_ptr_Function_v4float Function
         %18 = OpVectorShuffle %v2float %at %at 0 1
         %21 = OpFSub %v2float %18 %20
         %26 = OpFOrdLessThan %v2bool %21 %23
         %27 = OpAny %bool %26
               OpSelectionMerge %28 None
               OpBranchConditional %27 %29 %28
         %29 = OpLabel
               OpKill
         %28 = OpLabel
         %32 = OpDPdx %v4float %at
         %33 = OpDPdyFine %v4float %at
         %34 = OpFAdd %v4float %32 %33
         %35 = OpCompositeExtract %float %at 0
         %36 = OpFwidth %float %35
         %37 = OpCompositeConstruct %v4float %36 %36 %36 %36
         %38 = OpFAdd %v4float %34 %37
               OpStore %sum %38
         %39 = OpLoad %v4float %sum
         %40 = OpVectorShuffle %v2float %39 %39 0 1
         %41 = OpFConvert %v2float %small
         %42 = OpDPdxCoarse %v2float %41
         %43 = OpFConvert %v2half %42
         %44 = OpFConvert %v2float %43
         %45 = OpFAdd %v2float %40 %44
         %46 = OpLoad %v4float %sum
         %47 = OpVectorShuffle %v4float %46 %45 4 5 2 3
               OpStore %sum %47
         %50 = OpLoad %bool %HelperInvocation
         %52 = OpLoad %v4float %sum
         %53 = OpSelect %v4float %50 %51 %52
               OpReturnValue %53
               OpFunctionEnd
       %main = OpFunction %void None %55
         %56 = OpLabel
         %57 = OpLoad %v4float %in_AT0
         %58 = OpLoad %v2half %in_SMALL0
     %result = OpFunctionCall %v4float %main_1 %57 %58
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
