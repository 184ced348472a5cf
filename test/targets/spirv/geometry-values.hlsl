// args: -T gs_6_0
// A system value of every vertex without a struct around it.
struct Corner { float4 place : SV_Position; };
[maxvertexcount(1)]
void main(point float4 centers[1] : SV_Position, uint id : SV_PrimitiveID, inout PointStream<Corner> corners) {
  Corner corner;
  corner.place = centers[0] + id;
  corners.Append(corner);
}
; ==>
OpCapability Geometry
               OpEntryPoint Geometry %main "main" %in_SV_POSITION0 %in_SV_PRIMITIVEID0 %out_SV_POSITION0
               OpExecutionMode %main InputPoints
               OpExecutionMode %main Invocations 1
               OpExecutionMode %main OutputPoints
               OpExecutionMode %main OutputVertices 1
               OpDecorate %in_SV_POSITION0 BuiltIn Position
               OpDecorate %in_SV_PRIMITIVEID0 BuiltIn PrimitiveId
               OpDecorate %out_SV_POSITION0 BuiltIn Position
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
       %uint = OpTypeInt 32 0
     %uint_1 = OpConstant %uint 1
%_arr_v4float_uint_1 = OpTypeArray %v4float %uint_1
%_ptr_Input__arr_v4float_uint_1 = OpTypePointer Input %_arr_v4float_uint_1
%in_SV_POSITION0 = OpVariable %_ptr_Input__arr_v4float_uint_1 Input
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_PRIMITIVEID0 = OpVariable %_ptr_Input_uint Input
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_POSITION0 = OpVariable %_ptr_Output_v4float Output
       %void = OpTypeVoid
     %Corner = OpTypeStruct %v4float
         %17 = OpTypeFunction %void %Corner
     %uint_0 = OpConstant %uint 0
         %22 = OpTypeFunction %void %_arr_v4float_uint_1 %uint
%_ptr_Function_Corner = OpTypePointer Function %Corner
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_Function_v4float = OpTypePointer Function %v4float
         %38 = OpTypeFunction %void
%_ptr_Input_v4float = OpTypePointer Input %v4float
     %emit_0 = OpFunction %void None %17
     %vertex = OpFunctionParameter %Corner
         %18 = OpLabel
         %20 = OpCompositeExtract %v4float %vertex 0
               OpStore %out_SV_POSITION0 %20
               OpEmitVertex
               OpReturn
               OpFunctionEnd
     %main_1 = OpFunction %void None %22
    %centers = OpFunctionParameter %_arr_v4float_uint_1
         %id = OpFunctionParameter %uint
         %23 = OpLabel
     %corner = OpVariable %_ptr_Function_Corner Function
         %30 = OpCompositeExtract %v4float %centers 0
         %31 = OpConvertUToF %float %id
         %32 = OpCompositeConstruct %v4float %31 %31 %31 %31
         %33 = OpFAdd %v4float %30 %32
         %35 = OpAccessChain %_ptr_Function_v4float %corner %int_0
               OpStore %35 %33
         %36 = OpLoad %Corner %corner
         %37 = OpFunctionCall %void %emit_0 %36
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %38
         %39 = OpLabel
         %41 = OpAccessChain %_ptr_Input_v4float %in_SV_POSITION0 %uint_0
         %42 = OpLoad %v4float %41
         %43 = OpCompositeConstruct %_arr_v4float_uint_1 %42
         %44 = OpLoad %uint %in_SV_PRIMITIVEID0
         %45 = OpFunctionCall %void %main_1 %43 %44
               OpReturn
               OpFunctionEnd
