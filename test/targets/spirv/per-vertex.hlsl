// args: -T ps_6_1
struct In { nointerpolation float3 color : COLOR; nointerpolation float2 uv[2] : UV; float4 p : SV_Position; };
float3 helper(float3 c) { return GetAttributeAtVertex(c, 2); }
float4 main(In i, float3 b : SV_Barycentrics) : SV_Target { return float4(helper(i.color) * b.x + GetAttributeAtVertex(i.color.zyx, 1) + GetAttributeAtVertex(i.uv[1], 0).xyx + i.color, 1); }
; ==>
OpCapability FragmentBarycentricKHR
               OpExtension "SPV_KHR_fragment_shader_barycentric"
               OpEntryPoint Fragment %main "main" %in_COLOR0 %in_UV0 %in_SV_BARYCENTRICS0 %out_SV_TARGET0
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %in_COLOR0 Location 0
               OpDecorate %in_COLOR0 PerVertexKHR
               OpDecorate %in_UV0 Location 1
               OpDecorate %in_UV0 PerVertexKHR
               OpDecorate %in_SV_BARYCENTRICS0 BuiltIn BaryCoordKHR
               OpDecorate %out_SV_TARGET0 Location 0
      %float = OpTypeFloat 32
    %v3float = OpTypeVector %float 3
       %uint = OpTypeInt 32 0
     %uint_3 = OpConstant %uint 3
%_arr_v3float_uint_3 = OpTypeArray %v3float %uint_3
%_ptr_Input__arr_v3float_uint_3 = OpTypePointer Input %_arr_v3float_uint_3
  %in_COLOR0 = OpVariable %_ptr_Input__arr_v3float_uint_3 Input
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
    %v2float = OpTypeVector %float 2
     %uint_2 = OpConstant %uint 2
%_arr_v2float_uint_2 = OpTypeArray %v2float %uint_2
%_arr__arr_v2float_uint_2_uint_3 = OpTypeArray %_arr_v2float_uint_2 %uint_3
%_ptr_Input__arr__arr_v2float_uint_2_uint_3 = OpTypePointer Input %_arr__arr_v2float_uint_2_uint_3
     %in_UV0 = OpVariable %_ptr_Input__arr__arr_v2float_uint_2_uint_3 Input
%_ptr_Input_v3float = OpTypePointer Input %v3float
%in_SV_BARYCENTRICS0 = OpVariable %_ptr_Input_v3float Input
    %v4float = OpTypeVector %float 4
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
         %24 = OpTypeFunction %v3float %v3float
         %In = OpTypeStruct %v3float %_arr_v2float_uint_2 %v4float
         %30 = OpTypeFunction %v4float %In %v3float
     %uint_1 = OpConstant %uint 1
      %int_1 = OpConstant %int 1
     %uint_0 = OpConstant %uint 0
%_ptr_Input_v2float = OpTypePointer Input %v2float
    %float_1 = OpConstant %float 1
       %void = OpTypeVoid
         %56 = OpTypeFunction %void
%_ptr_Input__arr_v2float_uint_2 = OpTypePointer Input %_arr_v2float_uint_2
         %63 = OpConstantNull %v4float
     %helper = OpFunction %v3float None %24
          %c = OpFunctionParameter %v3float
         %25 = OpLabel
         %27 = OpAccessChain %_ptr_Input_v3float %in_COLOR0 %uint_2
         %28 = OpLoad %v3float %27
               OpReturnValue %28
               OpFunctionEnd
     %main_1 = OpFunction %v4float None %30
          %i = OpFunctionParameter %In
          %b = OpFunctionParameter %v3float
         %31 = OpLabel
         %34 = OpCompositeExtract %v3float %i 0
         %35 = OpFunctionCall %v3float %helper %34
         %36 = OpCompositeExtract %float %b 0
         %37 = OpCompositeConstruct %v3float %36 %36 %36
         %38 = OpFMul %v3float %35 %37
         %40 = OpAccessChain %_ptr_Input_v3float %in_COLOR0 %uint_1
         %41 = OpLoad %v3float %40
         %42 = OpVectorShuffle %v3float %41 %41 2 1 0
         %43 = OpFAdd %v3float %38 %42
         %47 = OpAccessChain %_ptr_Input_v2float %in_UV0 %uint_0 %int_1
         %48 = OpLoad %v2float %47
         %49 = OpVectorShuffle %v3float %48 %48 0 1 0
         %50 = OpFAdd %v3float %43 %49
         %51 = OpCompositeExtract %v3float %i 0
         %52 = OpFAdd %v3float %50 %51
         %54 = OpCompositeConstruct %v4float %52 %float_1
               OpReturnValue %54
               OpFunctionEnd
       %main = OpFunction %void None %56
         %57 = OpLabel
         %58 = OpAccessChain %_ptr_Input_v3float %in_COLOR0 %int_0
         %59 = OpLoad %v3float %58
         %61 = OpAccessChain %_ptr_Input__arr_v2float_uint_2 %in_UV0 %int_0
         %62 = OpLoad %_arr_v2float_uint_2 %61
         %64 = OpCompositeConstruct %In %59 %62 %63
         %65 = OpLoad %v3float %in_SV_BARYCENTRICS0
     %result = OpFunctionCall %v4float %main_1 %64 %65
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
