// args: -T ms_6_5 -fspv-target-env=vulkan1.2
// Outputs are arrays; a whole vertex writes every one of them.
struct Payload { uint first; };
struct Vertex { float4 position : SV_Position; float2 uv : UV; bool odd : ODD; };
struct Primitive { uint layer : SV_RenderTargetArrayIndex; bool isCulled : SV_CullPrimitive; float weight : WEIGHT; };

[numthreads(32, 1, 1)] [outputtopology("triangle")]
void main(uint i : SV_GroupIndex, in payload Payload task, out vertices Vertex vertices[64], out primitives Primitive primitives[32], out indices uint3 triangles[32]) {
  SetMeshOutputCounts(64, 32);
  Vertex vertex = { float4(i, task.first, 0, 1), float2(0, 1), true };
  vertices[i] = vertex;
  vertices[i + 32].position = 1;
  vertices[i + 32].uv.y = 2;
  primitives[i].layer = i;
  primitives[i].isCulled = i > 3;
  primitives[i].weight = 0.5;
  triangles[i] = uint3(0, 1, 2);
}
; ==>
OpCapability MeshShadingEXT
               OpExtension "SPV_EXT_mesh_shader"
               OpEntryPoint MeshEXT %main "main" %in_SV_GROUPINDEX0 %out_SV_POSITION0 %out_UV0 %out_ODD0 %out_SV_RENDERTARGETARRAYINDEX0 %out_SV_CULLPRIMITIVE0 %out_WEIGHT0 %out_PrimitiveTriangleIndicesEXT %task
               OpExecutionMode %main LocalSize 32 1 1
               OpExecutionMode %main OutputTrianglesEXT
               OpExecutionMode %main OutputVertices 64
               OpExecutionMode %main OutputPrimitivesEXT 32
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %out_SV_POSITION0 BuiltIn Position
               OpDecorate %out_UV0 Location 0
               OpDecorate %out_ODD0 Location 1
               OpDecorate %out_SV_RENDERTARGETARRAYINDEX0 BuiltIn Layer
               OpDecorate %out_SV_RENDERTARGETARRAYINDEX0 PerPrimitiveEXT
               OpDecorate %out_SV_CULLPRIMITIVE0 BuiltIn CullPrimitiveEXT
               OpDecorate %out_SV_CULLPRIMITIVE0 PerPrimitiveEXT
               OpDecorate %out_WEIGHT0 PerPrimitiveEXT
               OpDecorate %out_WEIGHT0 Location 2
               OpDecorate %out_PrimitiveTriangleIndicesEXT BuiltIn PrimitiveTriangleIndicesEXT
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
    %uint_64 = OpConstant %uint 64
%_arr_v4float_uint_64 = OpTypeArray %v4float %uint_64
%_ptr_Output__arr_v4float_uint_64 = OpTypePointer Output %_arr_v4float_uint_64
%out_SV_POSITION0 = OpVariable %_ptr_Output__arr_v4float_uint_64 Output
    %v2float = OpTypeVector %float 2
%_arr_v2float_uint_64 = OpTypeArray %v2float %uint_64
%_ptr_Output__arr_v2float_uint_64 = OpTypePointer Output %_arr_v2float_uint_64
    %out_UV0 = OpVariable %_ptr_Output__arr_v2float_uint_64 Output
%_arr_uint_uint_64 = OpTypeArray %uint %uint_64
%_ptr_Output__arr_uint_uint_64 = OpTypePointer Output %_arr_uint_uint_64
   %out_ODD0 = OpVariable %_ptr_Output__arr_uint_uint_64 Output
    %uint_32 = OpConstant %uint 32
%_arr_uint_uint_32 = OpTypeArray %uint %uint_32
%_ptr_Output__arr_uint_uint_32 = OpTypePointer Output %_arr_uint_uint_32
%out_SV_RENDERTARGETARRAYINDEX0 = OpVariable %_ptr_Output__arr_uint_uint_32 Output
       %bool = OpTypeBool
%_arr_bool_uint_32 = OpTypeArray %bool %uint_32
%_ptr_Output__arr_bool_uint_32 = OpTypePointer Output %_arr_bool_uint_32
%out_SV_CULLPRIMITIVE0 = OpVariable %_ptr_Output__arr_bool_uint_32 Output
%_arr_float_uint_32 = OpTypeArray %float %uint_32
%_ptr_Output__arr_float_uint_32 = OpTypePointer Output %_arr_float_uint_32
%out_WEIGHT0 = OpVariable %_ptr_Output__arr_float_uint_32 Output
     %v3uint = OpTypeVector %uint 3
%_arr_v3uint_uint_32 = OpTypeArray %v3uint %uint_32
%_ptr_Output__arr_v3uint_uint_32 = OpTypePointer Output %_arr_v3uint_uint_32
%out_PrimitiveTriangleIndicesEXT = OpVariable %_ptr_Output__arr_v3uint_uint_32 Output
    %Payload = OpTypeStruct %uint
%_ptr_TaskPayloadWorkgroupEXT_Payload = OpTypePointer TaskPayloadWorkgroupEXT %Payload
       %task = OpVariable %_ptr_TaskPayloadWorkgroupEXT_Payload TaskPayloadWorkgroupEXT
       %void = OpTypeVoid
         %38 = OpTypeFunction %void %uint
     %Vertex = OpTypeStruct %v4float %v2float %bool
%_ptr_Function_Vertex = OpTypePointer Function %Vertex
%_ptr_Function_uint = OpTypePointer Function %uint
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_TaskPayloadWorkgroupEXT_uint = OpTypePointer TaskPayloadWorkgroupEXT %uint
    %float_0 = OpConstant %float 0
    %float_1 = OpConstant %float 1
         %56 = OpConstantComposite %v2float %float_0 %float_1
       %true = OpConstantTrue %bool
%_ptr_Function_v4float = OpTypePointer Function %v4float
%_ptr_Output_v4float = OpTypePointer Output %v4float
      %int_1 = OpConstant %int 1
%_ptr_Function_v2float = OpTypePointer Function %v2float
%_ptr_Output_v2float = OpTypePointer Output %v2float
      %int_2 = OpConstant %int 2
%_ptr_Function_bool = OpTypePointer Function %bool
     %uint_1 = OpConstant %uint 1
     %uint_0 = OpConstant %uint 0
%_ptr_Output_uint = OpTypePointer Output %uint
         %83 = OpConstantComposite %v4float %float_1 %float_1 %float_1 %float_1
    %float_2 = OpConstant %float 2
%_ptr_Output_float = OpTypePointer Output %float
     %uint_3 = OpConstant %uint 3
%_ptr_Output_bool = OpTypePointer Output %bool
  %float_0_5 = OpConstant %float 0.5
     %uint_2 = OpConstant %uint 2
         %98 = OpConstantComposite %v3uint %uint_0 %uint_1 %uint_2
%_ptr_Output_v3uint = OpTypePointer Output %v3uint
        %101 = OpTypeFunction %void
     %main_1 = OpFunction %void None %38
          %i = OpFunctionParameter %uint
         %39 = OpLabel
      %value = OpVariable %_ptr_Function_Vertex Function
    %value_0 = OpVariable %_ptr_Function_uint Function
               OpSetMeshOutputsEXT %uint_64 %uint_32
         %46 = OpConvertUToF %float %i
         %50 = OpAccessChain %_ptr_TaskPayloadWorkgroupEXT_uint %task %int_0
         %51 = OpLoad %uint %50
         %52 = OpConvertUToF %float %51
         %55 = OpCompositeConstruct %v4float %46 %52 %float_0 %float_1
     %vertex = OpCompositeConstruct %Vertex %55 %56 %true
               OpStore %value %vertex
               OpStore %value_0 %i
         %60 = OpAccessChain %_ptr_Function_v4float %value %int_0
         %61 = OpLoad %v4float %60
         %62 = OpLoad %uint %value_0
         %64 = OpAccessChain %_ptr_Output_v4float %out_SV_POSITION0 %62
               OpStore %64 %61
         %67 = OpAccessChain %_ptr_Function_v2float %value %int_1
         %68 = OpLoad %v2float %67
         %69 = OpLoad %uint %value_0
         %71 = OpAccessChain %_ptr_Output_v2float %out_UV0 %69
               OpStore %71 %68
         %74 = OpAccessChain %_ptr_Function_bool %value %int_2
         %75 = OpLoad %bool %74
         %78 = OpSelect %uint %75 %uint_1 %uint_0
         %79 = OpLoad %uint %value_0
         %81 = OpAccessChain %_ptr_Output_uint %out_ODD0 %79
               OpStore %81 %78
         %82 = OpLoad %Vertex %value
         %84 = OpIAdd %uint %i %uint_32
         %85 = OpAccessChain %_ptr_Output_v4float %out_SV_POSITION0 %84
               OpStore %85 %83
         %87 = OpIAdd %uint %i %uint_32
         %89 = OpAccessChain %_ptr_Output_float %out_UV0 %87 %int_1
               OpStore %89 %float_2
         %90 = OpAccessChain %_ptr_Output_uint %out_SV_RENDERTARGETARRAYINDEX0 %i
               OpStore %90 %i
         %92 = OpUGreaterThan %bool %i %uint_3
         %94 = OpAccessChain %_ptr_Output_bool %out_SV_CULLPRIMITIVE0 %i
               OpStore %94 %92
         %96 = OpAccessChain %_ptr_Output_float %out_WEIGHT0 %i
               OpStore %96 %float_0_5
        %100 = OpAccessChain %_ptr_Output_v3uint %out_PrimitiveTriangleIndicesEXT %i
               OpStore %100 %98
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %101
        %102 = OpLabel
        %103 = OpLoad %uint %in_SV_GROUPINDEX0
        %104 = OpFunctionCall %void %main_1 %103
               OpReturn
               OpFunctionEnd
