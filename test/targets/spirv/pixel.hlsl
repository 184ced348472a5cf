// args: -T ps_6_0
struct Input { float4 position : SV_Position; linear centroid float2 uv : TEXCOORD0; uint id : ID; noperspective sample float4 color : COLOR; };

float4 main(Input input, bool front : SV_IsFrontFace, uint mask : SV_Coverage, out float depth : SV_DepthGreaterEqual,
            out uint covered : SV_Coverage, out uint second : SV_Target1) : SV_Target0 {
  if (!front) discard;
  depth = input.position.z;
  covered = mask & input.id;
  second = input.id;
  return input.color * input.uv.xyxy;
}
; ==>
OpCapability SampleRateShading
               OpEntryPoint Fragment %main "main" %in_SV_POSITION0 %in_TEXCOORD0 %in_ID0 %in_COLOR0 %in_SV_ISFRONTFACE0 %in_SV_COVERAGE0 %out_SV_TARGET0 %out_SV_DEPTHGREATEREQUAL0 %out_SV_COVERAGE0 %out_SV_TARGET1
               OpExecutionMode %main OriginUpperLeft
               OpExecutionMode %main DepthReplacing
               OpExecutionMode %main DepthGreater
               OpDecorate %in_SV_POSITION0 BuiltIn FragCoord
               OpDecorate %in_TEXCOORD0 Location 0
               OpDecorate %in_TEXCOORD0 Centroid
               OpDecorate %in_ID0 Location 1
               OpDecorate %in_ID0 Flat
               OpDecorate %in_COLOR0 Location 2
               OpDecorate %in_COLOR0 NoPerspective
               OpDecorate %in_COLOR0 Sample
               OpDecorate %in_SV_ISFRONTFACE0 BuiltIn FrontFacing
               OpDecorate %in_SV_COVERAGE0 BuiltIn SampleMask
               OpDecorate %in_SV_COVERAGE0 Flat
               OpDecorate %out_SV_TARGET0 Location 0
               OpDecorate %out_SV_DEPTHGREATEREQUAL0 BuiltIn FragDepth
               OpDecorate %out_SV_COVERAGE0 BuiltIn SampleMask
               OpDecorate %out_SV_TARGET1 Location 1
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_ptr_Input_v4float = OpTypePointer Input %v4float
%in_SV_POSITION0 = OpVariable %_ptr_Input_v4float Input
    %v2float = OpTypeVector %float 2
%_ptr_Input_v2float = OpTypePointer Input %v2float
%in_TEXCOORD0 = OpVariable %_ptr_Input_v2float Input
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
     %in_ID0 = OpVariable %_ptr_Input_uint Input
  %in_COLOR0 = OpVariable %_ptr_Input_v4float Input
       %bool = OpTypeBool
%_ptr_Input_bool = OpTypePointer Input %bool
%in_SV_ISFRONTFACE0 = OpVariable %_ptr_Input_bool Input
     %uint_1 = OpConstant %uint 1
%_arr_uint_uint_1 = OpTypeArray %uint %uint_1
%_ptr_Input__arr_uint_uint_1 = OpTypePointer Input %_arr_uint_uint_1
%in_SV_COVERAGE0 = OpVariable %_ptr_Input__arr_uint_uint_1 Input
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
%_ptr_Output_float = OpTypePointer Output %float
%out_SV_DEPTHGREATEREQUAL0 = OpVariable %_ptr_Output_float Output
%_ptr_Output__arr_uint_uint_1 = OpTypePointer Output %_arr_uint_uint_1
%out_SV_COVERAGE0 = OpVariable %_ptr_Output__arr_uint_uint_1 Output
%_ptr_Output_uint = OpTypePointer Output %uint
%out_SV_TARGET1 = OpVariable %_ptr_Output_uint Output
      %Input = OpTypeStruct %v4float %v2float %uint %v4float
%_ptr_Function_float = OpTypePointer Function %float
%_ptr_Function_uint = OpTypePointer Function %uint
         %34 = OpTypeFunction %v4float %Input %bool %uint %_ptr_Function_float %_ptr_Function_uint %_ptr_Function_uint
       %void = OpTypeVoid
         %54 = OpTypeFunction %void
     %main_1 = OpFunction %v4float None %34
      %input = OpFunctionParameter %Input
      %front = OpFunctionParameter %bool
       %mask = OpFunctionParameter %uint
      %depth = OpFunctionParameter %_ptr_Function_float
    %covered = OpFunctionParameter %_ptr_Function_uint
     %second = OpFunctionParameter %_ptr_Function_uint
         %35 = OpLabel
         %42 = OpLogicalNot %bool %front
               OpSelectionMerge %43 None
               OpBranchConditional %42 %44 %43
         %44 = OpLabel
               OpKill
         %43 = OpLabel
         %45 = OpCompositeExtract %float %input 0 2
               OpStore %depth %45
         %46 = OpCompositeExtract %uint %input 2
         %47 = OpBitwiseAnd %uint %mask %46
               OpStore %covered %47
         %48 = OpCompositeExtract %uint %input 2
               OpStore %second %48
         %49 = OpCompositeExtract %v4float %input 3
         %50 = OpCompositeExtract %v2float %input 1
         %51 = OpVectorShuffle %v4float %50 %50 0 1 0 1
         %52 = OpFMul %v4float %49 %51
               OpReturnValue %52
               OpFunctionEnd
       %main = OpFunction %void None %54
         %55 = OpLabel
    %depth_0 = OpVariable %_ptr_Function_float Function
  %covered_0 = OpVariable %_ptr_Function_uint Function
   %second_0 = OpVariable %_ptr_Function_uint Function
         %59 = OpLoad %v4float %in_SV_POSITION0
         %60 = OpLoad %v2float %in_TEXCOORD0
         %61 = OpLoad %uint %in_ID0
         %62 = OpLoad %v4float %in_COLOR0
         %63 = OpCompositeConstruct %Input %59 %60 %61 %62
         %64 = OpLoad %bool %in_SV_ISFRONTFACE0
         %65 = OpAccessChain %_ptr_Input_uint %in_SV_COVERAGE0 %int_0
         %66 = OpLoad %uint %65
     %result = OpFunctionCall %v4float %main_1 %63 %64 %66 %depth_0 %covered_0 %second_0
               OpStore %out_SV_TARGET0 %result
         %68 = OpLoad %float %depth_0
               OpStore %out_SV_DEPTHGREATEREQUAL0 %68
         %69 = OpLoad %uint %covered_0
         %70 = OpAccessChain %_ptr_Output_uint %out_SV_COVERAGE0 %int_0
               OpStore %70 %69
         %71 = OpLoad %uint %second_0
               OpStore %out_SV_TARGET1 %71
               OpReturn
               OpFunctionEnd
