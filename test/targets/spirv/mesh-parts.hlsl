// args: -T ms_6_5 -fspv-target-env=vulkan1.2 -fvk-invert-y
// Outputs that differ from what the shader declares are written as a whole, distances component by component.
struct Vertex { float4 position : SV_Position; float2 clip : SV_ClipDistance; };

[numthreads(1, 1, 1)] [outputtopology("line")]
void main(out vertices Vertex vertices[2], out indices uint2 lines[1]) {
  SetMeshOutputCounts(2, 1);
  vertices[0].position = float4(1, 2, 3, 4);
  vertices[0].clip.yx = float2(5, 6);
  vertices[1].clip[1] = 7;
  lines[0] = uint2(0, 1);
}
; ==>
OpCapability MeshShadingEXT
               OpCapability ClipDistance
               OpExtension "SPV_EXT_mesh_shader"
               OpEntryPoint MeshEXT %main "main" %out_SV_POSITION0 %out_SV_CLIPDISTANCE0 %out_PrimitiveLineIndicesEXT
               OpExecutionMode %main LocalSize 1 1 1
               OpExecutionMode %main OutputLinesEXT
               OpExecutionMode %main OutputVertices 2
               OpExecutionMode %main OutputPrimitivesEXT 1
               OpDecorate %out_SV_POSITION0 BuiltIn Position
               OpDecorate %out_SV_CLIPDISTANCE0 BuiltIn ClipDistance
               OpDecorate %out_PrimitiveLineIndicesEXT BuiltIn PrimitiveLineIndicesEXT
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
       %uint = OpTypeInt 32 0
     %uint_2 = OpConstant %uint 2
%_arr_v4float_uint_2 = OpTypeArray %v4float %uint_2
%_ptr_Output__arr_v4float_uint_2 = OpTypePointer Output %_arr_v4float_uint_2
%out_SV_POSITION0 = OpVariable %_ptr_Output__arr_v4float_uint_2 Output
%_arr_float_uint_2 = OpTypeArray %float %uint_2
%_arr__arr_float_uint_2_uint_2 = OpTypeArray %_arr_float_uint_2 %uint_2
%_ptr_Output__arr__arr_float_uint_2_uint_2 = OpTypePointer Output %_arr__arr_float_uint_2_uint_2
%out_SV_CLIPDISTANCE0 = OpVariable %_ptr_Output__arr__arr_float_uint_2_uint_2 Output
     %v2uint = OpTypeVector %uint 2
     %uint_1 = OpConstant %uint 1
%_arr_v2uint_uint_1 = OpTypeArray %v2uint %uint_1
%_ptr_Output__arr_v2uint_uint_1 = OpTypePointer Output %_arr_v2uint_uint_1
%out_PrimitiveLineIndicesEXT = OpVariable %_ptr_Output__arr_v2uint_uint_1 Output
       %void = OpTypeVoid
         %20 = OpTypeFunction %void
%_ptr_Function_v4float = OpTypePointer Function %v4float
    %v2float = OpTypeVector %float 2
%_ptr_Function_v2float = OpTypePointer Function %v2float
    %float_1 = OpConstant %float 1
    %float_2 = OpConstant %float 2
    %float_3 = OpConstant %float 3
    %float_4 = OpConstant %float 4
         %31 = OpConstantComposite %v4float %float_1 %float_2 %float_3 %float_4
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_Function_float = OpTypePointer Function %float
      %int_1 = OpConstant %int 1
      %int_2 = OpConstant %int 2
      %int_3 = OpConstant %int 3
%_ptr_Output_v4float = OpTypePointer Output %v4float
    %float_5 = OpConstant %float 5
    %float_6 = OpConstant %float 6
         %53 = OpConstantComposite %v2float %float_5 %float_6
%_ptr_Output_float = OpTypePointer Output %float
     %uint_0 = OpConstant %uint 0
    %float_7 = OpConstant %float 7
         %65 = OpConstantComposite %v2uint %uint_0 %uint_1
%_ptr_Output_v2uint = OpTypePointer Output %v2uint
     %main_1 = OpFunction %void None %20
         %21 = OpLabel
      %value = OpVariable %_ptr_Function_v4float Function
    %value_0 = OpVariable %_ptr_Function_v2float Function
               OpSetMeshOutputsEXT %uint_2 %uint_1
               OpStore %value %31
         %35 = OpAccessChain %_ptr_Function_float %value %int_0
         %36 = OpLoad %float %35
         %38 = OpAccessChain %_ptr_Function_float %value %int_1
         %39 = OpLoad %float %38
         %40 = OpFNegate %float %39
         %42 = OpAccessChain %_ptr_Function_float %value %int_2
         %43 = OpLoad %float %42
         %45 = OpAccessChain %_ptr_Function_float %value %int_3
         %46 = OpLoad %float %45
         %47 = OpCompositeConstruct %v4float %36 %40 %43 %46
         %49 = OpAccessChain %_ptr_Output_v4float %out_SV_POSITION0 %int_0
               OpStore %49 %47
         %50 = OpLoad %v4float %value
               OpStore %value_0 %53
         %54 = OpAccessChain %_ptr_Function_float %value_0 %int_0
         %55 = OpLoad %float %54
         %57 = OpAccessChain %_ptr_Output_float %out_SV_CLIPDISTANCE0 %int_0 %uint_1
               OpStore %57 %55
         %58 = OpAccessChain %_ptr_Function_float %value_0 %int_1
         %59 = OpLoad %float %58
         %61 = OpAccessChain %_ptr_Output_float %out_SV_CLIPDISTANCE0 %int_0 %uint_0
               OpStore %61 %59
         %62 = OpLoad %v2float %value_0
         %64 = OpAccessChain %_ptr_Output_float %out_SV_CLIPDISTANCE0 %int_1 %uint_1
               OpStore %64 %float_7
         %67 = OpAccessChain %_ptr_Output_v2uint %out_PrimitiveLineIndicesEXT %int_0
               OpStore %67 %65
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %20
         %68 = OpLabel
         %69 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
