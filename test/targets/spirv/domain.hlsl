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
               OpEntryPoint TessellationEvaluation %main "main" %in_SV_TESSFACTOR0 %in_SV_INSIDETESSFACTOR0 %in_MIDDLE0 %in_SV_DOMAINLOCATION0 %in_SV_POSITION0 %in_UV0 %out_SV_POSITION0 %out_UV0
               OpExecutionMode %main Triangles
               OpDecorate %in_SV_TESSFACTOR0 BuiltIn TessLevelOuter
               OpDecorate %in_SV_TESSFACTOR0 Patch
               OpDecorate %in_SV_INSIDETESSFACTOR0 BuiltIn TessLevelInner
               OpDecorate %in_SV_INSIDETESSFACTOR0 Patch
               OpDecorate %in_MIDDLE0 Patch
               OpDecorate %in_MIDDLE0 Location 0
               OpDecorate %in_SV_DOMAINLOCATION0 BuiltIn TessCoord
               OpDecorate %in_SV_POSITION0 BuiltIn Position
               OpDecorate %in_UV0 Location 1
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
%_arr_v2float_uint_3 = OpTypeArray %v2float %uint_3
%_ptr_Input__arr_v2float_uint_3 = OpTypePointer Input %_arr_v2float_uint_3
     %in_UV0 = OpVariable %_ptr_Input__arr_v2float_uint_3 Input
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_POSITION0 = OpVariable %_ptr_Output_v4float Output
%_ptr_Output_v2float = OpTypePointer Output %v2float
    %out_UV0 = OpVariable %_ptr_Output_v2float Output
      %Point = OpTypeStruct %v4float %v2float
%_arr_float_uint_3 = OpTypeArray %float %uint_3
  %Constants = OpTypeStruct %_arr_float_uint_3 %float %v2float
%_arr_Point_uint_3 = OpTypeArray %Point %uint_3
         %35 = OpTypeFunction %Point %Constants %v3float %_arr_Point_uint_3
%_ptr_Function_Point = OpTypePointer Function %Point
     %uint_0 = OpConstant %uint 0
     %uint_1 = OpConstant %uint 1
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_Function_v4float = OpTypePointer Function %v4float
      %int_1 = OpConstant %int 1
%_ptr_Function_v2float = OpTypePointer Function %v2float
       %void = OpTypeVoid
         %74 = OpTypeFunction %void
%_ptr_Input_float = OpTypePointer Input %float
%_ptr_Input_v4float = OpTypePointer Input %v4float
     %main_1 = OpFunction %Point None %35
  %constants = OpFunctionParameter %Constants
         %at = OpFunctionParameter %v3float
     %points = OpFunctionParameter %_arr_Point_uint_3
         %36 = OpLabel
     %result = OpVariable %_ptr_Function_Point Function
         %43 = OpCompositeExtract %v4float %points 0 0
         %44 = OpCompositeExtract %float %at 0
         %45 = OpCompositeConstruct %v4float %44 %44 %44 %44
         %46 = OpFMul %v4float %43 %45
         %48 = OpCompositeExtract %v4float %points 1 0
         %49 = OpCompositeExtract %float %at 1
         %50 = OpCompositeConstruct %v4float %49 %49 %49 %49
         %51 = OpFMul %v4float %48 %50
         %52 = OpFAdd %v4float %46 %51
         %53 = OpCompositeExtract %v4float %points 2 0
         %54 = OpCompositeExtract %float %at 2
         %55 = OpCompositeConstruct %v4float %54 %54 %54 %54
         %56 = OpFMul %v4float %53 %55
         %57 = OpFAdd %v4float %52 %56
         %61 = OpAccessChain %_ptr_Function_v4float %result %int_0
               OpStore %61 %57
         %62 = OpCompositeExtract %v2float %constants 2
         %64 = OpCompositeExtract %float %constants 0 1
         %65 = OpCompositeConstruct %v2float %64 %64
         %66 = OpFMul %v2float %62 %65
         %67 = OpCompositeExtract %float %constants 1
         %68 = OpCompositeConstruct %v2float %67 %67
         %69 = OpFMul %v2float %66 %68
         %71 = OpAccessChain %_ptr_Function_v2float %result %int_1
               OpStore %71 %69
         %72 = OpLoad %Point %result
               OpReturnValue %72
               OpFunctionEnd
       %main = OpFunction %void None %74
         %75 = OpLabel
         %77 = OpAccessChain %_ptr_Input_float %in_SV_TESSFACTOR0 %uint_0
         %78 = OpLoad %float %77
         %79 = OpAccessChain %_ptr_Input_float %in_SV_TESSFACTOR0 %uint_1
         %80 = OpLoad %float %79
         %81 = OpAccessChain %_ptr_Input_float %in_SV_TESSFACTOR0 %uint_2
         %82 = OpLoad %float %81
         %83 = OpCompositeConstruct %_arr_float_uint_3 %78 %80 %82
         %84 = OpAccessChain %_ptr_Input_float %in_SV_INSIDETESSFACTOR0 %uint_0
         %85 = OpLoad %float %84
         %86 = OpLoad %v2float %in_MIDDLE0
         %87 = OpCompositeConstruct %Constants %83 %85 %86
         %88 = OpLoad %v3float %in_SV_DOMAINLOCATION0
         %90 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_0
         %91 = OpLoad %v4float %90
         %92 = OpAccessChain %_ptr_Input_v2float %in_UV0 %uint_0
         %93 = OpLoad %v2float %92
         %94 = OpCompositeConstruct %Point %91 %93
         %95 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_1
         %96 = OpLoad %v4float %95
         %97 = OpAccessChain %_ptr_Input_v2float %in_UV0 %uint_1
         %98 = OpLoad %v2float %97
         %99 = OpCompositeConstruct %Point %96 %98
        %100 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_2
        %101 = OpLoad %v4float %100
        %102 = OpAccessChain %_ptr_Input_v2float %in_UV0 %uint_2
        %103 = OpLoad %v2float %102
        %104 = OpCompositeConstruct %Point %101 %103
        %105 = OpCompositeConstruct %_arr_Point_uint_3 %94 %99 %104
   %result_0 = OpFunctionCall %Point %main_1 %87 %88 %105
        %107 = OpCompositeExtract %v4float %result_0 0
               OpStore %out_SV_POSITION0 %107
        %108 = OpCompositeExtract %v2float %result_0 1
               OpStore %out_UV0 %108
               OpReturn
               OpFunctionEnd
