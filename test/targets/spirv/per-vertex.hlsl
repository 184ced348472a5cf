// args: -T ps_6_1
struct In { nointerpolation float3 color : COLOR; nointerpolation float2 uv[2] : UV; float4 p : SV_Position; };
float3 helper(float3 c) { return GetAttributeAtVertex(c, 2); }
float4 main(In i, float3 b : SV_Barycentrics) : SV_Target { return float4(helper(i.color) * b.x + GetAttributeAtVertex(i.color.zyx, 1) + GetAttributeAtVertex(i.uv[1], 0).xyx + i.color, 1); }
; ==>
OpCapability FragmentBarycentricKHR
               OpExtension "SPV_KHR_fragment_shader_barycentric"
               OpEntryPoint Fragment %main "main" %in_COLOR0 %in_UV0 %in_SV_POSITION0 %in_SV_BARYCENTRICS0 %out_SV_TARGET0
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %in_COLOR0 Location 0
               OpDecorate %in_COLOR0 PerVertexKHR
               OpDecorate %in_UV0 Location 1
               OpDecorate %in_UV0 PerVertexKHR
               OpDecorate %in_SV_POSITION0 BuiltIn FragCoord
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
    %v4float = OpTypeVector %float 4
%_ptr_Input_v4float = OpTypePointer Input %v4float
%in_SV_POSITION0 = OpVariable %_ptr_Input_v4float Input
%_ptr_Input_v3float = OpTypePointer Input %v3float
%in_SV_BARYCENTRICS0 = OpVariable %_ptr_Input_v3float Input
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
         %26 = OpTypeFunction %v3float %v3float
         %In = OpTypeStruct %v3float %_arr_v2float_uint_2 %v4float
         %32 = OpTypeFunction %v4float %In %v3float
     %uint_1 = OpConstant %uint 1
      %int_1 = OpConstant %int 1
     %uint_0 = OpConstant %uint 0
%_ptr_Input_v2float = OpTypePointer Input %v2float
    %float_1 = OpConstant %float 1
       %void = OpTypeVoid
         %64 = OpTypeFunction %void
%_ptr_Input__arr_v2float_uint_2 = OpTypePointer Input %_arr_v2float_uint_2
     %helper = OpFunction %v3float None %26
          %c = OpFunctionParameter %v3float
         %27 = OpLabel
         %29 = OpAccessChain %_ptr_Input_v3float %in_COLOR0 %uint_2
         %30 = OpLoad %v3float %29
               OpReturnValue %30
               OpFunctionEnd
     %main_1 = OpFunction %v4float None %32
          %i = OpFunctionParameter %In
          %b = OpFunctionParameter %v3float
         %33 = OpLabel
         %36 = OpCompositeExtract %v3float %i 0
         %37 = OpFunctionCall %v3float %helper %36
         %38 = OpCompositeExtract %float %b 0
         %39 = OpCompositeConstruct %v3float %38 %38 %38
         %40 = OpFMul %v3float %37 %39
         %41 = OpCompositeExtract %v3float %i 0
         %42 = OpVectorShuffle %v3float %41 %41 2 1 0
         %44 = OpAccessChain %_ptr_Input_v3float %in_COLOR0 %uint_1
         %45 = OpLoad %v3float %44
         %46 = OpCompositeExtract %float %45 0
         %47 = OpCompositeExtract %float %45 1
         %48 = OpCompositeExtract %float %45 2
         %49 = OpCompositeConstruct %v3float %48 %47 %46
         %50 = OpFAdd %v3float %40 %49
         %52 = OpCompositeExtract %v2float %i 1 1
         %55 = OpAccessChain %_ptr_Input_v2float %in_UV0 %uint_0 %int_1
         %56 = OpLoad %v2float %55
         %57 = OpVectorShuffle %v3float %56 %56 0 1 0
         %58 = OpFAdd %v3float %50 %57
         %59 = OpCompositeExtract %v3float %i 0
         %60 = OpFAdd %v3float %58 %59
         %62 = OpCompositeConstruct %v4float %60 %float_1
               OpReturnValue %62
               OpFunctionEnd
       %main = OpFunction %void None %64
         %65 = OpLabel
         %66 = OpAccessChain %_ptr_Input_v3float %in_COLOR0 %int_0
         %67 = OpLoad %v3float %66
         %69 = OpAccessChain %_ptr_Input__arr_v2float_uint_2 %in_UV0 %int_0
         %70 = OpLoad %_arr_v2float_uint_2 %69
         %71 = OpLoad %v4float %in_SV_POSITION0
         %72 = OpCompositeConstruct %In %67 %70 %71
         %73 = OpLoad %v3float %in_SV_BARYCENTRICS0
     %result = OpFunctionCall %v4float %main_1 %72 %73
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
