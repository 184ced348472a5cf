// args: -T gs_6_0
// Several streams have numbers.
struct First { float4 position : SV_Position; };
struct Second { float2 uv : UV; };

[maxvertexcount(2)]
void main(point First point_[1], inout PointStream<First> first, inout PointStream<Second> second) {
  first.Append(point_[0]);
  Second other = { point_[0].position.xy };
  second.Append(other);
}
; ==>
OpCapability Geometry
               OpCapability GeometryStreams
               OpEntryPoint Geometry %main "main" %in_SV_POSITION0 %out_SV_POSITION0 %out_UV0
               OpExecutionMode %main InputPoints
               OpExecutionMode %main Invocations 1
               OpExecutionMode %main OutputPoints
               OpExecutionMode %main OutputVertices 2
               OpDecorate %in_SV_POSITION0 BuiltIn Position
               OpDecorate %out_SV_POSITION0 BuiltIn Position
               OpDecorate %out_SV_POSITION0 Stream 0
               OpDecorate %out_UV0 Stream 1
               OpDecorate %out_UV0 Location 0
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
       %uint = OpTypeInt 32 0
     %uint_1 = OpConstant %uint 1
%_arr_v4float_uint_1 = OpTypeArray %v4float %uint_1
%_ptr_Input__arr_v4float_uint_1 = OpTypePointer Input %_arr_v4float_uint_1
%in_SV_POSITION0 = OpVariable %_ptr_Input__arr_v4float_uint_1 Input
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_POSITION0 = OpVariable %_ptr_Output_v4float Output
    %v2float = OpTypeVector %float 2
%_ptr_Output_v2float = OpTypePointer Output %v2float
    %out_UV0 = OpVariable %_ptr_Output_v2float Output
       %void = OpTypeVoid
      %First = OpTypeStruct %v4float
         %19 = OpTypeFunction %void %First
     %uint_0 = OpConstant %uint 0
     %Second = OpTypeStruct %v2float
         %25 = OpTypeFunction %void %Second
%_arr_First_uint_1 = OpTypeArray %First %uint_1
         %30 = OpTypeFunction %void %_arr_First_uint_1
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
         %41 = OpTypeFunction %void
%_ptr_Input_v4float = OpTypePointer Input %v4float
     %emit_0 = OpFunction %void None %19
     %vertex = OpFunctionParameter %First
         %20 = OpLabel
         %22 = OpCompositeExtract %v4float %vertex 0
               OpStore %out_SV_POSITION0 %22
               OpEmitStreamVertex %uint_0
               OpReturn
               OpFunctionEnd
     %emit_1 = OpFunction %void None %25
   %vertex_0 = OpFunctionParameter %Second
         %26 = OpLabel
         %28 = OpCompositeExtract %v2float %vertex_0 0
               OpStore %out_UV0 %28
               OpEmitStreamVertex %uint_1
               OpReturn
               OpFunctionEnd
     %main_1 = OpFunction %void None %30
     %point_ = OpFunctionParameter %_arr_First_uint_1
         %31 = OpLabel
         %35 = OpCompositeExtract %First %point_ 0
         %36 = OpFunctionCall %void %emit_0 %35
         %37 = OpCompositeExtract %v4float %point_ 0 0
         %38 = OpVectorShuffle %v2float %37 %37 0 1
      %other = OpCompositeConstruct %Second %38
         %40 = OpFunctionCall %void %emit_1 %other
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %41
         %42 = OpLabel
         %44 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_0
         %45 = OpLoad %v4float %44
         %46 = OpCompositeConstruct %First %45
         %47 = OpCompositeConstruct %_arr_First_uint_1 %46
         %48 = OpFunctionCall %void %main_1 %47
               OpReturn
               OpFunctionEnd
