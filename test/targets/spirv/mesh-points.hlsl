// args: -T ms_6_6 -fspv-target-env=vulkan1.2
struct Vertex { float4 position : SV_Position; };
[outputtopology("point")]
[numthreads(1, 1, 1)]
void main(out vertices Vertex vertices[1], out indices uint points[1]) {
  SetMeshOutputCounts(1, 1);
  vertices[0].position = 0;
  points[0] = 0;
}
; ==>
OpCapability MeshShadingEXT
               OpExtension "SPV_EXT_mesh_shader"
               OpEntryPoint MeshEXT %main "main" %out_SV_POSITION0 %out_PrimitivePointIndicesEXT
               OpExecutionMode %main LocalSize 1 1 1
               OpExecutionMode %main OutputPoints
               OpExecutionMode %main OutputVertices 1
               OpExecutionMode %main OutputPrimitivesEXT 1
               OpDecorate %out_SV_POSITION0 BuiltIn Position
               OpDecorate %out_PrimitivePointIndicesEXT BuiltIn PrimitivePointIndicesEXT
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
       %uint = OpTypeInt 32 0
     %uint_1 = OpConstant %uint 1
%_arr_v4float_uint_1 = OpTypeArray %v4float %uint_1
%_ptr_Output__arr_v4float_uint_1 = OpTypePointer Output %_arr_v4float_uint_1
%out_SV_POSITION0 = OpVariable %_ptr_Output__arr_v4float_uint_1 Output
%_arr_uint_uint_1 = OpTypeArray %uint %uint_1
%_ptr_Output__arr_uint_uint_1 = OpTypePointer Output %_arr_uint_uint_1
%out_PrimitivePointIndicesEXT = OpVariable %_ptr_Output__arr_uint_uint_1 Output
       %void = OpTypeVoid
         %14 = OpTypeFunction %void
    %float_0 = OpConstant %float 0
         %17 = OpConstantNull %v4float
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_Output_v4float = OpTypePointer Output %v4float
     %uint_0 = OpConstant %uint 0
%_ptr_Output_uint = OpTypePointer Output %uint
     %main_1 = OpFunction %void None %14
         %15 = OpLabel
               OpSetMeshOutputsEXT %uint_1 %uint_1
         %21 = OpAccessChain %_ptr_Output_v4float %out_SV_POSITION0 %int_0
               OpStore %21 %17
         %24 = OpAccessChain %_ptr_Output_uint %out_PrimitivePointIndicesEXT %int_0
               OpStore %24 %uint_0
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %14
         %25 = OpLabel
         %26 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
