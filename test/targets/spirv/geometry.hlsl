// args: -T gs_6_0
// Arrays of vertices come in, every Append writes the outputs and emits them; functions may get the stream, too.
struct Corner { float4 position : SV_Position; float2 uv : UV; };
struct Result { float4 position : SV_Position; nointerpolation uint layer : SV_RenderTargetArrayIndex; bool odd : ODD; float2 uv : UV; };

void add(inout TriangleStream<Result> stream, Corner corner, uint index) {
  Result result = { corner.position, index, (index & 1) != 0, corner.uv };
  stream.Append(result);
}

[maxvertexcount(6)] [instance(2)]
void main(triangle Corner corners[3], uint instance : SV_GSInstanceID, uint id : SV_PrimitiveID, inout TriangleStream<Result> stream) {
  for (uint i = 0; i < 3; i++) add(stream, corners[i], instance + id);
  stream.RestartStrip();
}
; ==>
OpCapability Geometry
               OpEntryPoint Geometry %main "main" %in_SV_POSITION0 %in_UV0 %in_SV_GSINSTANCEID0 %out_SV_POSITION0 %out_SV_RENDERTARGETARRAYINDEX0 %out_ODD0 %out_UV0
               OpExecutionMode %main Triangles
               OpExecutionMode %main Invocations 2
               OpExecutionMode %main OutputTriangleStrip
               OpExecutionMode %main OutputVertices 6
               OpDecorate %in_SV_POSITION0 BuiltIn Position
               OpDecorate %in_UV0 Location 0
               OpDecorate %in_SV_GSINSTANCEID0 BuiltIn InvocationId
               OpDecorate %out_SV_POSITION0 BuiltIn Position
               OpDecorate %out_SV_RENDERTARGETARRAYINDEX0 BuiltIn Layer
               OpDecorate %out_ODD0 Location 0
               OpDecorate %out_UV0 Location 1
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
       %uint = OpTypeInt 32 0
     %uint_3 = OpConstant %uint 3
%_arr_v4float_uint_3 = OpTypeArray %v4float %uint_3
%_ptr_Input__arr_v4float_uint_3 = OpTypePointer Input %_arr_v4float_uint_3
%in_SV_POSITION0 = OpVariable %_ptr_Input__arr_v4float_uint_3 Input
    %v2float = OpTypeVector %float 2
%_arr_v2float_uint_3 = OpTypeArray %v2float %uint_3
%_ptr_Input__arr_v2float_uint_3 = OpTypePointer Input %_arr_v2float_uint_3
     %in_UV0 = OpVariable %_ptr_Input__arr_v2float_uint_3 Input
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GSINSTANCEID0 = OpVariable %_ptr_Input_uint Input
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_POSITION0 = OpVariable %_ptr_Output_v4float Output
%_ptr_Output_uint = OpTypePointer Output %uint
%out_SV_RENDERTARGETARRAYINDEX0 = OpVariable %_ptr_Output_uint Output
   %out_ODD0 = OpVariable %_ptr_Output_uint Output
%_ptr_Output_v2float = OpTypePointer Output %v2float
    %out_UV0 = OpVariable %_ptr_Output_v2float Output
       %void = OpTypeVoid
       %bool = OpTypeBool
     %Result = OpTypeStruct %v4float %uint %bool %v2float
         %28 = OpTypeFunction %void %Result
     %uint_1 = OpConstant %uint 1
     %uint_0 = OpConstant %uint 0
     %Corner = OpTypeStruct %v4float %v2float
         %39 = OpTypeFunction %void %Corner %uint
%_arr_Corner_uint_3 = OpTypeArray %Corner %uint_3
         %50 = OpTypeFunction %void %_arr_Corner_uint_3 %uint %uint
%_ptr_Function__arr_Corner_uint_3 = OpTypePointer Function %_arr_Corner_uint_3
%_ptr_Function_uint = OpTypePointer Function %uint
%_ptr_Function_Corner = OpTypePointer Function %Corner
         %74 = OpTypeFunction %void
%_ptr_Input_v4float = OpTypePointer Input %v4float
%_ptr_Input_v2float = OpTypePointer Input %v2float
     %uint_2 = OpConstant %uint 2
     %emit_0 = OpFunction %void None %28
     %vertex = OpFunctionParameter %Result
         %29 = OpLabel
         %31 = OpCompositeExtract %v4float %vertex 0
               OpStore %out_SV_POSITION0 %31
         %32 = OpCompositeExtract %uint %vertex 1
               OpStore %out_SV_RENDERTARGETARRAYINDEX0 %32
         %33 = OpCompositeExtract %bool %vertex 2
         %36 = OpSelect %uint %33 %uint_1 %uint_0
               OpStore %out_ODD0 %36
         %37 = OpCompositeExtract %v2float %vertex 3
               OpStore %out_UV0 %37
               OpEmitVertex
               OpReturn
               OpFunctionEnd
        %add = OpFunction %void None %39
     %corner = OpFunctionParameter %Corner
      %index = OpFunctionParameter %uint
         %40 = OpLabel
         %43 = OpCompositeExtract %v4float %corner 0
         %44 = OpBitwiseAnd %uint %index %uint_1
         %45 = OpINotEqual %bool %44 %uint_0
         %46 = OpCompositeExtract %v2float %corner 1
     %result = OpCompositeConstruct %Result %43 %index %45 %46
         %48 = OpFunctionCall %void %emit_0 %result
               OpReturn
               OpFunctionEnd
     %main_1 = OpFunction %void None %50
    %corners = OpFunctionParameter %_arr_Corner_uint_3
   %instance = OpFunctionParameter %uint
         %id = OpFunctionParameter %uint
         %51 = OpLabel
  %corners_0 = OpVariable %_ptr_Function__arr_Corner_uint_3 Function
          %i = OpVariable %_ptr_Function_uint Function
               OpStore %corners_0 %corners
               OpStore %i %uint_0
               OpBranch %59
         %59 = OpLabel
               OpLoopMerge %62 %61 None
               OpBranch %63
         %63 = OpLabel
         %64 = OpLoad %uint %i
         %65 = OpULessThan %bool %64 %uint_3
               OpBranchConditional %65 %60 %62
         %60 = OpLabel
         %66 = OpLoad %uint %i
         %68 = OpAccessChain %_ptr_Function_Corner %corners_0 %66
         %69 = OpLoad %Corner %68
         %70 = OpIAdd %uint %instance %id
         %71 = OpFunctionCall %void %add %69 %70
               OpBranch %61
         %61 = OpLabel
         %72 = OpLoad %uint %i
         %73 = OpIAdd %uint %72 %uint_1
               OpStore %i %73
               OpBranch %59
         %62 = OpLabel
               OpEndPrimitive
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %74
         %75 = OpLabel
         %77 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_0
         %78 = OpLoad %v4float %77
         %80 = OpAccessChain %_ptr_Input_v2float %in_UV0 %uint_0
         %81 = OpLoad %v2float %80
         %82 = OpCompositeConstruct %Corner %78 %81
         %83 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_1
         %84 = OpLoad %v4float %83
         %85 = OpAccessChain %_ptr_Input_v2float %in_UV0 %uint_1
         %86 = OpLoad %v2float %85
         %87 = OpCompositeConstruct %Corner %84 %86
         %89 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_2
         %90 = OpLoad %v4float %89
         %91 = OpAccessChain %_ptr_Input_v2float %in_UV0 %uint_2
         %92 = OpLoad %v2float %91
         %93 = OpCompositeConstruct %Corner %90 %92
         %94 = OpCompositeConstruct %_arr_Corner_uint_3 %82 %87 %93
         %95 = OpLoad %uint %in_SV_GSINSTANCEID0
         %96 = OpFunctionCall %void %main_1 %94 %95 %uint_0
               OpReturn
               OpFunctionEnd
