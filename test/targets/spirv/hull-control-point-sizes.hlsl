// args: -T hs_6_0
// The patch constant function finds elements of control points by their semantics, and may declare more components: those are zero.
struct Vertex { float2 uv : TEXCOORD; uint position : POSITION; };
struct Place { float3 position : Position; };
struct Factors { float edges[4] : SV_TessFactor; float inside[2] : SV_InsideTessFactor; };
Factors perPatch(InputPatch<Place, 4> patch) {
  Factors factors = (Factors)1;
  factors.edges[0] = patch[2].position.y;
  return factors;
}
[domain("quad")]
[partitioning("integer")]
[outputtopology("triangle_ccw")]
[outputcontrolpoints(4)]
[patchconstantfunc("perPatch")]
Place main(InputPatch<Vertex, 4> patch, uint i : SV_OutputControlPointID) {
  Place place;
  place.position = patch[i].position;
  return place;
}
; ==>
OpCapability Tessellation
               OpEntryPoint TessellationControl %main "main" %in_InvocationId %in_POSITION0 %out_POSITION0 %out_SV_TESSFACTOR0 %out_SV_INSIDETESSFACTOR0
               OpExecutionMode %main Quads
               OpExecutionMode %main SpacingEqual
               OpExecutionMode %main VertexOrderCcw
               OpExecutionMode %main OutputVertices 4
               OpDecorate %in_InvocationId BuiltIn InvocationId
               OpDecorate %in_POSITION0 Location 1
               OpDecorate %out_POSITION0 Location 0
               OpDecorate %out_SV_TESSFACTOR0 BuiltIn TessLevelOuter
               OpDecorate %out_SV_TESSFACTOR0 Patch
               OpDecorate %out_SV_INSIDETESSFACTOR0 BuiltIn TessLevelInner
               OpDecorate %out_SV_INSIDETESSFACTOR0 Patch
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_InvocationId = OpVariable %_ptr_Input_uint Input
     %uint_4 = OpConstant %uint 4
%_arr_uint_uint_4 = OpTypeArray %uint %uint_4
%_ptr_Input__arr_uint_uint_4 = OpTypePointer Input %_arr_uint_uint_4
%in_POSITION0 = OpVariable %_ptr_Input__arr_uint_uint_4 Input
      %float = OpTypeFloat 32
    %v3float = OpTypeVector %float 3
%_arr_v3float_uint_4 = OpTypeArray %v3float %uint_4
%_ptr_Output__arr_v3float_uint_4 = OpTypePointer Output %_arr_v3float_uint_4
%out_POSITION0 = OpVariable %_ptr_Output__arr_v3float_uint_4 Output
%_arr_float_uint_4 = OpTypeArray %float %uint_4
%_ptr_Output__arr_float_uint_4 = OpTypePointer Output %_arr_float_uint_4
%out_SV_TESSFACTOR0 = OpVariable %_ptr_Output__arr_float_uint_4 Output
     %uint_2 = OpConstant %uint 2
%_arr_float_uint_2 = OpTypeArray %float %uint_2
%_ptr_Output__arr_float_uint_2 = OpTypePointer Output %_arr_float_uint_2
%out_SV_INSIDETESSFACTOR0 = OpVariable %_ptr_Output__arr_float_uint_2 Output
      %Place = OpTypeStruct %v3float
    %v2float = OpTypeVector %float 2
     %Vertex = OpTypeStruct %v2float %uint
%_arr_Vertex_uint_4 = OpTypeArray %Vertex %uint_4
         %27 = OpTypeFunction %Place %_arr_Vertex_uint_4 %uint
%_ptr_Function__arr_Vertex_uint_4 = OpTypePointer Function %_arr_Vertex_uint_4
%_ptr_Function_Place = OpTypePointer Function %Place
        %int = OpTypeInt 32 1
      %int_1 = OpConstant %int 1
%_ptr_Function_uint = OpTypePointer Function %uint
      %int_0 = OpConstant %int 0
%_ptr_Function_v3float = OpTypePointer Function %v3float
    %Factors = OpTypeStruct %_arr_float_uint_4 %_arr_float_uint_2
%_arr_Place_uint_4 = OpTypeArray %Place %uint_4
         %48 = OpTypeFunction %Factors %_arr_Place_uint_4
%_ptr_Function_Factors = OpTypePointer Function %Factors
    %float_1 = OpConstant %float 1
         %54 = OpConstantComposite %_arr_float_uint_4 %float_1 %float_1 %float_1 %float_1
         %55 = OpConstantComposite %_arr_float_uint_2 %float_1 %float_1
         %56 = OpConstantComposite %Factors %54 %55
%_ptr_Function_float = OpTypePointer Function %float
       %void = OpTypeVoid
         %62 = OpTypeFunction %void
     %uint_0 = OpConstant %uint 0
         %65 = OpConstantNull %v2float
     %uint_1 = OpConstant %uint 1
     %uint_3 = OpConstant %uint 3
%_ptr_Output_v3float = OpTypePointer Output %v3float
       %bool = OpTypeBool
    %float_0 = OpConstant %float 0
%_ptr_Output_float = OpTypePointer Output %float
     %main_1 = OpFunction %Place None %27
      %patch = OpFunctionParameter %_arr_Vertex_uint_4
          %i = OpFunctionParameter %uint
         %28 = OpLabel
    %patch_0 = OpVariable %_ptr_Function__arr_Vertex_uint_4 Function
      %place = OpVariable %_ptr_Function_Place Function
               OpStore %patch_0 %patch
         %38 = OpAccessChain %_ptr_Function_uint %patch_0 %i %int_1
         %39 = OpLoad %uint %38
         %40 = OpConvertUToF %float %39
         %41 = OpCompositeConstruct %v3float %40 %40 %40
         %44 = OpAccessChain %_ptr_Function_v3float %place %int_0
               OpStore %44 %41
         %45 = OpLoad %Place %place
               OpReturnValue %45
               OpFunctionEnd
   %perPatch = OpFunction %Factors None %48
    %patch_1 = OpFunctionParameter %_arr_Place_uint_4
         %49 = OpLabel
    %factors = OpVariable %_ptr_Function_Factors Function
               OpStore %factors %56
         %57 = OpCompositeExtract %float %patch_1 2 0 1
         %59 = OpAccessChain %_ptr_Function_float %factors %int_0 %int_0
               OpStore %59 %57
         %60 = OpLoad %Factors %factors
               OpReturnValue %60
               OpFunctionEnd
       %main = OpFunction %void None %62
         %63 = OpLabel
         %66 = OpAccessChain %_ptr_Input_uint %in_POSITION0 %uint_0
         %67 = OpLoad %uint %66
         %68 = OpCompositeConstruct %Vertex %65 %67
         %70 = OpAccessChain %_ptr_Input_uint %in_POSITION0 %uint_1
         %71 = OpLoad %uint %70
         %72 = OpCompositeConstruct %Vertex %65 %71
         %73 = OpAccessChain %_ptr_Input_uint %in_POSITION0 %uint_2
         %74 = OpLoad %uint %73
         %75 = OpCompositeConstruct %Vertex %65 %74
         %77 = OpAccessChain %_ptr_Input_uint %in_POSITION0 %uint_3
         %78 = OpLoad %uint %77
         %79 = OpCompositeConstruct %Vertex %65 %78
         %80 = OpCompositeConstruct %_arr_Vertex_uint_4 %68 %72 %75 %79
         %81 = OpLoad %uint %in_InvocationId
     %result = OpFunctionCall %Place %main_1 %80 %81
         %83 = OpCompositeExtract %v3float %result 0
         %84 = OpLoad %uint %in_InvocationId
         %86 = OpAccessChain %_ptr_Output_v3float %out_POSITION0 %84
               OpStore %86 %83
               OpControlBarrier %uint_2 %uint_4 %uint_0
         %87 = OpLoad %uint %in_InvocationId
         %89 = OpIEqual %bool %87 %uint_0
               OpSelectionMerge %90 None
               OpBranchConditional %89 %91 %90
         %91 = OpLabel
         %92 = OpAccessChain %_ptr_Input_uint %in_POSITION0 %uint_0
         %93 = OpLoad %uint %92
         %94 = OpConvertUToF %float %93
         %96 = OpCompositeConstruct %v3float %94 %float_0 %float_0
         %97 = OpCompositeConstruct %Place %96
         %98 = OpAccessChain %_ptr_Input_uint %in_POSITION0 %uint_1
         %99 = OpLoad %uint %98
        %100 = OpConvertUToF %float %99
        %101 = OpCompositeConstruct %v3float %100 %float_0 %float_0
        %102 = OpCompositeConstruct %Place %101
        %103 = OpAccessChain %_ptr_Input_uint %in_POSITION0 %uint_2
        %104 = OpLoad %uint %103
        %105 = OpConvertUToF %float %104
        %106 = OpCompositeConstruct %v3float %105 %float_0 %float_0
        %107 = OpCompositeConstruct %Place %106
        %108 = OpAccessChain %_ptr_Input_uint %in_POSITION0 %uint_3
        %109 = OpLoad %uint %108
        %110 = OpConvertUToF %float %109
        %111 = OpCompositeConstruct %v3float %110 %float_0 %float_0
        %112 = OpCompositeConstruct %Place %111
        %113 = OpCompositeConstruct %_arr_Place_uint_4 %97 %102 %107 %112
   %result_0 = OpFunctionCall %Factors %perPatch %113
        %115 = OpCompositeExtract %float %result_0 0 0
        %117 = OpAccessChain %_ptr_Output_float %out_SV_TESSFACTOR0 %uint_0
               OpStore %117 %115
        %118 = OpCompositeExtract %float %result_0 0 1
        %119 = OpAccessChain %_ptr_Output_float %out_SV_TESSFACTOR0 %uint_1
               OpStore %119 %118
        %120 = OpCompositeExtract %float %result_0 0 2
        %121 = OpAccessChain %_ptr_Output_float %out_SV_TESSFACTOR0 %uint_2
               OpStore %121 %120
        %122 = OpCompositeExtract %float %result_0 0 3
        %123 = OpAccessChain %_ptr_Output_float %out_SV_TESSFACTOR0 %uint_3
               OpStore %123 %122
        %124 = OpCompositeExtract %float %result_0 1 0
        %125 = OpAccessChain %_ptr_Output_float %out_SV_INSIDETESSFACTOR0 %uint_0
               OpStore %125 %124
        %126 = OpCompositeExtract %float %result_0 1 1
        %127 = OpAccessChain %_ptr_Output_float %out_SV_INSIDETESSFACTOR0 %uint_1
               OpStore %127 %126
               OpBranch %90
         %90 = OpLabel
               OpReturn
               OpFunctionEnd
