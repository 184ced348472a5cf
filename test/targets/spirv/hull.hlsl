// args: -T hs_6_0
// Every invocation writes its control point; then the first one calls the patch constant function, which sees all of them.
struct Vertex { float4 position : SV_Position; float2 uv : UV; };
struct Point { float4 position : SV_Position; float2 uv : UV; };
struct Constants { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float2 middle : MIDDLE; };

Constants constants(InputPatch<Vertex, 3> vertices, OutputPatch<Point, 3> points, uint id : SV_PrimitiveID) {
  Constants result = { { 1, 2, id }, 3, vertices[0].uv + points[2].uv };
  return result;
}

[domain("tri")] [partitioning("fractional_odd")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("constants")]
Point main(InputPatch<Vertex, 3> vertices, uint i : SV_OutputControlPointID) {
  Point result = { vertices[i].position, vertices[(i + 1) % 3].uv };
  return result;
}
; ==>
OpCapability Tessellation
               OpEntryPoint TessellationControl %main "main" %in_InvocationId %in_SV_POSITION0 %in_UV0 %in_SV_PRIMITIVEID0 %out_SV_POSITION0 %out_UV0 %out_SV_TESSFACTOR0 %out_SV_INSIDETESSFACTOR0 %out_MIDDLE0
               OpExecutionMode %main Triangles
               OpExecutionMode %main SpacingFractionalOdd
               OpExecutionMode %main VertexOrderCw
               OpExecutionMode %main OutputVertices 3
               OpDecorate %in_InvocationId BuiltIn InvocationId
               OpDecorate %in_SV_POSITION0 BuiltIn Position
               OpDecorate %in_UV0 Location 0
               OpDecorate %in_SV_PRIMITIVEID0 BuiltIn PrimitiveId
               OpDecorate %out_SV_POSITION0 BuiltIn Position
               OpDecorate %out_UV0 Location 1
               OpDecorate %out_SV_TESSFACTOR0 BuiltIn TessLevelOuter
               OpDecorate %out_SV_TESSFACTOR0 Patch
               OpDecorate %out_SV_INSIDETESSFACTOR0 BuiltIn TessLevelInner
               OpDecorate %out_SV_INSIDETESSFACTOR0 Patch
               OpDecorate %out_MIDDLE0 Patch
               OpDecorate %out_MIDDLE0 Location 0
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_InvocationId = OpVariable %_ptr_Input_uint Input
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
     %uint_3 = OpConstant %uint 3
%_arr_v4float_uint_3 = OpTypeArray %v4float %uint_3
%_ptr_Input__arr_v4float_uint_3 = OpTypePointer Input %_arr_v4float_uint_3
%in_SV_POSITION0 = OpVariable %_ptr_Input__arr_v4float_uint_3 Input
    %v2float = OpTypeVector %float 2
%_arr_v2float_uint_3 = OpTypeArray %v2float %uint_3
%_ptr_Input__arr_v2float_uint_3 = OpTypePointer Input %_arr_v2float_uint_3
     %in_UV0 = OpVariable %_ptr_Input__arr_v2float_uint_3 Input
%in_SV_PRIMITIVEID0 = OpVariable %_ptr_Input_uint Input
%_ptr_Output__arr_v4float_uint_3 = OpTypePointer Output %_arr_v4float_uint_3
%out_SV_POSITION0 = OpVariable %_ptr_Output__arr_v4float_uint_3 Output
%_ptr_Output__arr_v2float_uint_3 = OpTypePointer Output %_arr_v2float_uint_3
    %out_UV0 = OpVariable %_ptr_Output__arr_v2float_uint_3 Output
     %uint_4 = OpConstant %uint 4
%_arr_float_uint_4 = OpTypeArray %float %uint_4
%_ptr_Output__arr_float_uint_4 = OpTypePointer Output %_arr_float_uint_4
%out_SV_TESSFACTOR0 = OpVariable %_ptr_Output__arr_float_uint_4 Output
     %uint_2 = OpConstant %uint 2
%_arr_float_uint_2 = OpTypeArray %float %uint_2
%_ptr_Output__arr_float_uint_2 = OpTypePointer Output %_arr_float_uint_2
%out_SV_INSIDETESSFACTOR0 = OpVariable %_ptr_Output__arr_float_uint_2 Output
%_ptr_Output_v2float = OpTypePointer Output %v2float
%out_MIDDLE0 = OpVariable %_ptr_Output_v2float Output
      %Point = OpTypeStruct %v4float %v2float
     %Vertex = OpTypeStruct %v4float %v2float
%_arr_Vertex_uint_3 = OpTypeArray %Vertex %uint_3
         %35 = OpTypeFunction %Point %_arr_Vertex_uint_3 %uint
%_ptr_Function__arr_Vertex_uint_3 = OpTypePointer Function %_arr_Vertex_uint_3
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_Function_v4float = OpTypePointer Function %v4float
     %uint_1 = OpConstant %uint 1
      %int_1 = OpConstant %int 1
%_ptr_Function_v2float = OpTypePointer Function %v2float
%_arr_float_uint_3 = OpTypeArray %float %uint_3
  %Constants = OpTypeStruct %_arr_float_uint_3 %float %v2float
%_arr_Point_uint_3 = OpTypeArray %Point %uint_3
         %57 = OpTypeFunction %Constants %_arr_Vertex_uint_3 %_arr_Point_uint_3 %uint
    %float_1 = OpConstant %float 1
    %float_2 = OpConstant %float 2
    %float_3 = OpConstant %float 3
     %uint_0 = OpConstant %uint 0
       %void = OpTypeVoid
         %73 = OpTypeFunction %void
%_ptr_Input_v4float = OpTypePointer Input %v4float
%_ptr_Input_v2float = OpTypePointer Input %v2float
%_ptr_Output_v4float = OpTypePointer Output %v4float
       %bool = OpTypeBool
%_ptr_Output_float = OpTypePointer Output %float
     %main_1 = OpFunction %Point None %35
   %vertices = OpFunctionParameter %_arr_Vertex_uint_3
          %i = OpFunctionParameter %uint
         %36 = OpLabel
 %vertices_0 = OpVariable %_ptr_Function__arr_Vertex_uint_3 Function
               OpStore %vertices_0 %vertices
         %44 = OpAccessChain %_ptr_Function_v4float %vertices_0 %i %int_0
         %45 = OpLoad %v4float %44
         %47 = OpIAdd %uint %i %uint_1
         %48 = OpUMod %uint %47 %uint_3
         %51 = OpAccessChain %_ptr_Function_v2float %vertices_0 %48 %int_1
         %52 = OpLoad %v2float %51
     %result = OpCompositeConstruct %Point %45 %52
               OpReturnValue %result
               OpFunctionEnd
  %constants = OpFunction %Constants None %57
 %vertices_1 = OpFunctionParameter %_arr_Vertex_uint_3
     %points = OpFunctionParameter %_arr_Point_uint_3
         %id = OpFunctionParameter %uint
         %58 = OpLabel
         %64 = OpConvertUToF %float %id
         %65 = OpCompositeConstruct %_arr_float_uint_3 %float_1 %float_2 %64
         %68 = OpCompositeExtract %v2float %vertices_1 0 1
         %69 = OpCompositeExtract %v2float %points 2 1
         %70 = OpFAdd %v2float %68 %69
   %result_0 = OpCompositeConstruct %Constants %65 %float_3 %70
               OpReturnValue %result_0
               OpFunctionEnd
       %main = OpFunction %void None %73
         %74 = OpLabel
         %76 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_0
         %77 = OpLoad %v4float %76
         %79 = OpAccessChain %_ptr_Input_v2float %in_UV0 %uint_0
         %80 = OpLoad %v2float %79
         %81 = OpCompositeConstruct %Vertex %77 %80
         %82 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_1
         %83 = OpLoad %v4float %82
         %84 = OpAccessChain %_ptr_Input_v2float %in_UV0 %uint_1
         %85 = OpLoad %v2float %84
         %86 = OpCompositeConstruct %Vertex %83 %85
         %87 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_2
         %88 = OpLoad %v4float %87
         %89 = OpAccessChain %_ptr_Input_v2float %in_UV0 %uint_2
         %90 = OpLoad %v2float %89
         %91 = OpCompositeConstruct %Vertex %88 %90
         %92 = OpCompositeConstruct %_arr_Vertex_uint_3 %81 %86 %91
         %93 = OpLoad %uint %in_InvocationId
   %result_1 = OpFunctionCall %Point %main_1 %92 %93
         %95 = OpCompositeExtract %v4float %result_1 0
         %96 = OpLoad %uint %in_InvocationId
         %98 = OpAccessChain %_ptr_Output_v4float %out_SV_POSITION0 %96
               OpStore %98 %95
         %99 = OpCompositeExtract %v2float %result_1 1
        %100 = OpLoad %uint %in_InvocationId
        %101 = OpAccessChain %_ptr_Output_v2float %out_UV0 %100
               OpStore %101 %99
               OpControlBarrier %uint_2 %uint_4 %uint_0
        %102 = OpLoad %uint %in_InvocationId
        %104 = OpIEqual %bool %102 %uint_0
               OpSelectionMerge %105 None
               OpBranchConditional %104 %106 %105
        %106 = OpLabel
        %107 = OpAccessChain %_ptr_Output_v4float %out_SV_POSITION0 %uint_0
        %108 = OpLoad %v4float %107
        %109 = OpAccessChain %_ptr_Output_v2float %out_UV0 %uint_0
        %110 = OpLoad %v2float %109
        %111 = OpCompositeConstruct %Point %108 %110
        %112 = OpAccessChain %_ptr_Output_v4float %out_SV_POSITION0 %uint_1
        %113 = OpLoad %v4float %112
        %114 = OpAccessChain %_ptr_Output_v2float %out_UV0 %uint_1
        %115 = OpLoad %v2float %114
        %116 = OpCompositeConstruct %Point %113 %115
        %117 = OpAccessChain %_ptr_Output_v4float %out_SV_POSITION0 %uint_2
        %118 = OpLoad %v4float %117
        %119 = OpAccessChain %_ptr_Output_v2float %out_UV0 %uint_2
        %120 = OpLoad %v2float %119
        %121 = OpCompositeConstruct %Point %118 %120
      %patch = OpCompositeConstruct %_arr_Point_uint_3 %111 %116 %121
        %123 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_0
        %124 = OpLoad %v4float %123
        %125 = OpAccessChain %_ptr_Input_v2float %in_UV0 %uint_0
        %126 = OpLoad %v2float %125
        %127 = OpCompositeConstruct %Vertex %124 %126
        %128 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_1
        %129 = OpLoad %v4float %128
        %130 = OpAccessChain %_ptr_Input_v2float %in_UV0 %uint_1
        %131 = OpLoad %v2float %130
        %132 = OpCompositeConstruct %Vertex %129 %131
        %133 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_2
        %134 = OpLoad %v4float %133
        %135 = OpAccessChain %_ptr_Input_v2float %in_UV0 %uint_2
        %136 = OpLoad %v2float %135
        %137 = OpCompositeConstruct %Vertex %134 %136
        %138 = OpCompositeConstruct %_arr_Vertex_uint_3 %127 %132 %137
        %139 = OpLoad %uint %in_SV_PRIMITIVEID0
   %result_2 = OpFunctionCall %Constants %constants %138 %patch %139
        %141 = OpCompositeExtract %float %result_2 0 0
        %143 = OpAccessChain %_ptr_Output_float %out_SV_TESSFACTOR0 %uint_0
               OpStore %143 %141
        %144 = OpCompositeExtract %float %result_2 0 1
        %145 = OpAccessChain %_ptr_Output_float %out_SV_TESSFACTOR0 %uint_1
               OpStore %145 %144
        %146 = OpCompositeExtract %float %result_2 0 2
        %147 = OpAccessChain %_ptr_Output_float %out_SV_TESSFACTOR0 %uint_2
               OpStore %147 %146
        %148 = OpCompositeExtract %float %result_2 1
        %149 = OpAccessChain %_ptr_Output_float %out_SV_INSIDETESSFACTOR0 %uint_0
               OpStore %149 %148
        %150 = OpCompositeExtract %v2float %result_2 2
               OpStore %out_MIDDLE0 %150
               OpBranch %105
        %105 = OpLabel
               OpReturn
               OpFunctionEnd
