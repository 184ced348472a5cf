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
               OpEntryPoint Geometry %main "main" %in_SV_POSITION0 %in_UV0 %in_SV_GSINSTANCEID0 %in_SV_PRIMITIVEID0 %out_SV_POSITION0 %out_SV_RENDERTARGETARRAYINDEX0 %out_ODD0 %out_UV0
               OpExecutionMode %main Triangles
               OpExecutionMode %main Invocations 2
               OpExecutionMode %main OutputTriangleStrip
               OpExecutionMode %main OutputVertices 6
               OpDecorate %in_SV_POSITION0 BuiltIn Position
               OpDecorate %in_UV0 Location 0
               OpDecorate %in_SV_GSINSTANCEID0 BuiltIn InvocationId
               OpDecorate %in_SV_PRIMITIVEID0 BuiltIn PrimitiveId
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
%in_SV_PRIMITIVEID0 = OpVariable %_ptr_Input_uint Input
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
         %29 = OpTypeFunction %void %Result
     %uint_1 = OpConstant %uint 1
     %uint_0 = OpConstant %uint 0
     %Corner = OpTypeStruct %v4float %v2float
         %40 = OpTypeFunction %void %Corner %uint
%_arr_Corner_uint_3 = OpTypeArray %Corner %uint_3
         %51 = OpTypeFunction %void %_arr_Corner_uint_3 %uint %uint
%_ptr_Function__arr_Corner_uint_3 = OpTypePointer Function %_arr_Corner_uint_3
%_ptr_Function_uint = OpTypePointer Function %uint
%_ptr_Function_Corner = OpTypePointer Function %Corner
         %75 = OpTypeFunction %void
%_ptr_Input_v4float = OpTypePointer Input %v4float
%_ptr_Input_v2float = OpTypePointer Input %v2float
     %uint_2 = OpConstant %uint 2
     %emit_0 = OpFunction %void None %29
     %vertex = OpFunctionParameter %Result
         %30 = OpLabel
         %32 = OpCompositeExtract %v4float %vertex 0
               OpStore %out_SV_POSITION0 %32
         %33 = OpCompositeExtract %uint %vertex 1
               OpStore %out_SV_RENDERTARGETARRAYINDEX0 %33
         %34 = OpCompositeExtract %bool %vertex 2
         %37 = OpSelect %uint %34 %uint_1 %uint_0
               OpStore %out_ODD0 %37
         %38 = OpCompositeExtract %v2float %vertex 3
               OpStore %out_UV0 %38
               OpEmitVertex
               OpReturn
               OpFunctionEnd
        %add = OpFunction %void None %40
     %corner = OpFunctionParameter %Corner
      %index = OpFunctionParameter %uint
         %41 = OpLabel
         %44 = OpCompositeExtract %v4float %corner 0
         %45 = OpBitwiseAnd %uint %index %uint_1
         %46 = OpINotEqual %bool %45 %uint_0
         %47 = OpCompositeExtract %v2float %corner 1
     %result = OpCompositeConstruct %Result %44 %index %46 %47
         %49 = OpFunctionCall %void %emit_0 %result
               OpReturn
               OpFunctionEnd
     %main_1 = OpFunction %void None %51
    %corners = OpFunctionParameter %_arr_Corner_uint_3
   %instance = OpFunctionParameter %uint
         %id = OpFunctionParameter %uint
         %52 = OpLabel
  %corners_0 = OpVariable %_ptr_Function__arr_Corner_uint_3 Function
          %i = OpVariable %_ptr_Function_uint Function
               OpStore %corners_0 %corners
               OpStore %i %uint_0
               OpBranch %60
         %60 = OpLabel
               OpLoopMerge %63 %62 None
               OpBranch %64
         %64 = OpLabel
         %65 = OpLoad %uint %i
         %66 = OpULessThan %bool %65 %uint_3
               OpBranchConditional %66 %61 %63
         %61 = OpLabel
         %67 = OpLoad %uint %i
         %69 = OpAccessChain %_ptr_Function_Corner %corners_0 %67
         %70 = OpLoad %Corner %69
         %71 = OpIAdd %uint %instance %id
         %72 = OpFunctionCall %void %add %70 %71
               OpBranch %62
         %62 = OpLabel
         %73 = OpLoad %uint %i
         %74 = OpIAdd %uint %73 %uint_1
               OpStore %i %74
               OpBranch %60
         %63 = OpLabel
               OpEndPrimitive
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %75
         %76 = OpLabel
         %78 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_0
         %79 = OpLoad %v4float %78
         %81 = OpAccessChain %_ptr_Input_v2float %in_UV0 %uint_0
         %82 = OpLoad %v2float %81
         %83 = OpCompositeConstruct %Corner %79 %82
         %84 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_1
         %85 = OpLoad %v4float %84
         %86 = OpAccessChain %_ptr_Input_v2float %in_UV0 %uint_1
         %87 = OpLoad %v2float %86
         %88 = OpCompositeConstruct %Corner %85 %87
         %90 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_2
         %91 = OpLoad %v4float %90
         %92 = OpAccessChain %_ptr_Input_v2float %in_UV0 %uint_2
         %93 = OpLoad %v2float %92
         %94 = OpCompositeConstruct %Corner %91 %93
         %95 = OpCompositeConstruct %_arr_Corner_uint_3 %83 %88 %94
         %96 = OpLoad %uint %in_SV_GSINSTANCEID0
         %97 = OpLoad %uint %in_SV_PRIMITIVEID0
         %98 = OpFunctionCall %void %main_1 %95 %96 %97
               OpReturn
               OpFunctionEnd
