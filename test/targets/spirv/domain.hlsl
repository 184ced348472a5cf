// args: -T ds_6_0
struct Point { float4 position : SV_Position; float2 uv : UV; };
struct Constants { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float2 middle : MIDDLE; };

[domain("tri")]
Point main(Constants constants, float3 at : SV_DomainLocation, const OutputPatch<Point, 3> points) {
  Point result;
  result.position = points[0].position * at.x + points[1].position * at.y + points[2].position * at.z;
  result.uv = constants.middle * constants.edges[1] * constants.inside;
  return result;
}
; ==>
OpCapability Tessellation
               OpEntryPoint TessellationEvaluation %main "main" %in_SV_TESSFACTOR0 %in_SV_INSIDETESSFACTOR0 %in_MIDDLE0 %in_SV_DOMAINLOCATION0 %in_SV_POSITION0 %out_SV_POSITION0 %out_UV0
               OpExecutionMode %main Triangles
               OpDecorate %in_SV_TESSFACTOR0 BuiltIn TessLevelOuter
               OpDecorate %in_SV_TESSFACTOR0 Patch
               OpDecorate %in_SV_INSIDETESSFACTOR0 BuiltIn TessLevelInner
               OpDecorate %in_SV_INSIDETESSFACTOR0 Patch
               OpDecorate %in_MIDDLE0 Patch
               OpDecorate %in_MIDDLE0 Location 0
               OpDecorate %in_SV_DOMAINLOCATION0 BuiltIn TessCoord
               OpDecorate %in_SV_POSITION0 BuiltIn Position
               OpDecorate %out_SV_POSITION0 BuiltIn Position
               OpDecorate %out_UV0 Location 0
      %float = OpTypeFloat 32
       %uint = OpTypeInt 32 0
     %uint_4 = OpConstant %uint 4
%_arr_float_uint_4 = OpTypeArray %float %uint_4
%_ptr_Input__arr_float_uint_4 = OpTypePointer Input %_arr_float_uint_4
%in_SV_TESSFACTOR0 = OpVariable %_ptr_Input__arr_float_uint_4 Input
     %uint_2 = OpConstant %uint 2
%_arr_float_uint_2 = OpTypeArray %float %uint_2
%_ptr_Input__arr_float_uint_2 = OpTypePointer Input %_arr_float_uint_2
%in_SV_INSIDETESSFACTOR0 = OpVariable %_ptr_Input__arr_float_uint_2 Input
    %v2float = OpTypeVector %float 2
%_ptr_Input_v2float = OpTypePointer Input %v2float
 %in_MIDDLE0 = OpVariable %_ptr_Input_v2float Input
    %v3float = OpTypeVector %float 3
%_ptr_Input_v3float = OpTypePointer Input %v3float
%in_SV_DOMAINLOCATION0 = OpVariable %_ptr_Input_v3float Input
    %v4float = OpTypeVector %float 4
     %uint_3 = OpConstant %uint 3
%_arr_v4float_uint_3 = OpTypeArray %v4float %uint_3
%_ptr_Input__arr_v4float_uint_3 = OpTypePointer Input %_arr_v4float_uint_3
%in_SV_POSITION0 = OpVariable %_ptr_Input__arr_v4float_uint_3 Input
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_POSITION0 = OpVariable %_ptr_Output_v4float Output
%_ptr_Output_v2float = OpTypePointer Output %v2float
    %out_UV0 = OpVariable %_ptr_Output_v2float Output
      %Point = OpTypeStruct %v4float %v2float
%_arr_float_uint_3 = OpTypeArray %float %uint_3
  %Constants = OpTypeStruct %_arr_float_uint_3 %float %v2float
%_arr_Point_uint_3 = OpTypeArray %Point %uint_3
         %32 = OpTypeFunction %Point %Constants %v3float %_arr_Point_uint_3
%_ptr_Function_Point = OpTypePointer Function %Point
     %uint_0 = OpConstant %uint 0
     %uint_1 = OpConstant %uint 1
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_Function_v4float = OpTypePointer Function %v4float
      %int_1 = OpConstant %int 1
%_ptr_Function_v2float = OpTypePointer Function %v2float
       %void = OpTypeVoid
         %71 = OpTypeFunction %void
%_ptr_Input_float = OpTypePointer Input %float
%_ptr_Input_v4float = OpTypePointer Input %v4float
         %89 = OpConstantNull %v2float
     %main_1 = OpFunction %Point None %32
  %constants = OpFunctionParameter %Constants
         %at = OpFunctionParameter %v3float
     %points = OpFunctionParameter %_arr_Point_uint_3
         %33 = OpLabel
     %result = OpVariable %_ptr_Function_Point Function
         %40 = OpCompositeExtract %v4float %points 0 0
         %41 = OpCompositeExtract %float %at 0
         %42 = OpCompositeConstruct %v4float %41 %41 %41 %41
         %43 = OpFMul %v4float %40 %42
         %45 = OpCompositeExtract %v4float %points 1 0
         %46 = OpCompositeExtract %float %at 1
         %47 = OpCompositeConstruct %v4float %46 %46 %46 %46
         %48 = OpFMul %v4float %45 %47
         %49 = OpFAdd %v4float %43 %48
         %50 = OpCompositeExtract %v4float %points 2 0
         %51 = OpCompositeExtract %float %at 2
         %52 = OpCompositeConstruct %v4float %51 %51 %51 %51
         %53 = OpFMul %v4float %50 %52
         %54 = OpFAdd %v4float %49 %53
         %58 = OpAccessChain %_ptr_Function_v4float %result %int_0
               OpStore %58 %54
         %59 = OpCompositeExtract %v2float %constants 2
         %61 = OpCompositeExtract %float %constants 0 1
         %62 = OpCompositeConstruct %v2float %61 %61
         %63 = OpFMul %v2float %59 %62
         %64 = OpCompositeExtract %float %constants 1
         %65 = OpCompositeConstruct %v2float %64 %64
         %66 = OpFMul %v2float %63 %65
         %68 = OpAccessChain %_ptr_Function_v2float %result %int_1
               OpStore %68 %66
         %69 = OpLoad %Point %result
               OpReturnValue %69
               OpFunctionEnd
       %main = OpFunction %void None %71
         %72 = OpLabel
         %74 = OpAccessChain %_ptr_Input_float %in_SV_TESSFACTOR0 %uint_0
         %75 = OpLoad %float %74
         %76 = OpAccessChain %_ptr_Input_float %in_SV_TESSFACTOR0 %uint_1
         %77 = OpLoad %float %76
         %78 = OpAccessChain %_ptr_Input_float %in_SV_TESSFACTOR0 %uint_2
         %79 = OpLoad %float %78
         %80 = OpCompositeConstruct %_arr_float_uint_3 %75 %77 %79
         %81 = OpAccessChain %_ptr_Input_float %in_SV_INSIDETESSFACTOR0 %uint_0
         %82 = OpLoad %float %81
         %83 = OpLoad %v2float %in_MIDDLE0
         %84 = OpCompositeConstruct %Constants %80 %82 %83
         %85 = OpLoad %v3float %in_SV_DOMAINLOCATION0
         %87 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_0
         %88 = OpLoad %v4float %87
         %90 = OpCompositeConstruct %Point %88 %89
         %91 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_1
         %92 = OpLoad %v4float %91
         %93 = OpCompositeConstruct %Point %92 %89
         %94 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_2
         %95 = OpLoad %v4float %94
         %96 = OpCompositeConstruct %Point %95 %89
         %97 = OpCompositeConstruct %_arr_Point_uint_3 %90 %93 %96
   %result_0 = OpFunctionCall %Point %main_1 %84 %85 %97
         %99 = OpCompositeExtract %v4float %result_0 0
               OpStore %out_SV_POSITION0 %99
        %100 = OpCompositeExtract %v2float %result_0 1
               OpStore %out_UV0 %100
               OpReturn
               OpFunctionEnd
