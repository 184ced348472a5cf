// args: -T vs_6_1
struct Input { float3 position : POSITION; bool mirrored : FLAG; row_major float3x4 world : WORLD; uint vertex : SV_VertexID; };
struct Output { float4 position : SV_Position; nointerpolation int layer : LAYER; float2 clip : SV_ClipDistance0; float cull : SV_CullDistance; };

Output main(Input input, uint instance : SV_InstanceID) {
  Output output;
  float3 p = input.mirrored ? -input.position : input.position;
  output.position = float4(mul(input.world, float4(p, 1)), 1);
  output.layer = instance + input.vertex;
  output.clip = p.xy;
  output.cull = p.z;
  return output;
}
; ==>
OpCapability ClipDistance
               OpCapability CullDistance
               OpEntryPoint Vertex %main "main" %in_POSITION0 %in_FLAG0 %in_WORLD0 %in_SV_VERTEXID0 %in_SV_INSTANCEID0 %out_SV_POSITION0 %out_LAYER0 %out_SV_CLIPDISTANCE0 %out_SV_CULLDISTANCE0
               OpDecorate %in_POSITION0 Location 0
               OpDecorate %in_FLAG0 Location 1
               OpDecorate %in_WORLD0 Location 2
               OpDecorate %in_SV_VERTEXID0 BuiltIn VertexIndex
               OpDecorate %in_SV_INSTANCEID0 BuiltIn InstanceIndex
               OpDecorate %out_SV_POSITION0 BuiltIn Position
               OpDecorate %out_LAYER0 Location 0
               OpDecorate %out_LAYER0 Flat
               OpDecorate %out_SV_CLIPDISTANCE0 BuiltIn ClipDistance
               OpDecorate %out_SV_CULLDISTANCE0 BuiltIn CullDistance
      %float = OpTypeFloat 32
    %v3float = OpTypeVector %float 3
%_ptr_Input_v3float = OpTypePointer Input %v3float
%in_POSITION0 = OpVariable %_ptr_Input_v3float Input
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
   %in_FLAG0 = OpVariable %_ptr_Input_uint Input
    %v4float = OpTypeVector %float 4
%mat3v4float = OpTypeMatrix %v4float 3
%_ptr_Input_mat3v4float = OpTypePointer Input %mat3v4float
  %in_WORLD0 = OpVariable %_ptr_Input_mat3v4float Input
%in_SV_VERTEXID0 = OpVariable %_ptr_Input_uint Input
%in_SV_INSTANCEID0 = OpVariable %_ptr_Input_uint Input
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_POSITION0 = OpVariable %_ptr_Output_v4float Output
        %int = OpTypeInt 32 1
%_ptr_Output_int = OpTypePointer Output %int
 %out_LAYER0 = OpVariable %_ptr_Output_int Output
     %uint_2 = OpConstant %uint 2
%_arr_float_uint_2 = OpTypeArray %float %uint_2
%_ptr_Output__arr_float_uint_2 = OpTypePointer Output %_arr_float_uint_2
%out_SV_CLIPDISTANCE0 = OpVariable %_ptr_Output__arr_float_uint_2 Output
     %uint_1 = OpConstant %uint 1
%_arr_float_uint_1 = OpTypeArray %float %uint_1
%_ptr_Output__arr_float_uint_1 = OpTypePointer Output %_arr_float_uint_1
%out_SV_CULLDISTANCE0 = OpVariable %_ptr_Output__arr_float_uint_1 Output
    %v2float = OpTypeVector %float 2
     %Output = OpTypeStruct %v4float %int %v2float %float
       %bool = OpTypeBool
      %Input = OpTypeStruct %v3float %bool %mat3v4float %uint
         %33 = OpTypeFunction %Output %Input %uint
%_ptr_Function_Output = OpTypePointer Function %Output
    %float_1 = OpConstant %float 1
      %int_0 = OpConstant %int 0
%_ptr_Function_v4float = OpTypePointer Function %v4float
      %int_1 = OpConstant %int 1
%_ptr_Function_int = OpTypePointer Function %int
      %int_2 = OpConstant %int 2
%_ptr_Function_v2float = OpTypePointer Function %v2float
      %int_3 = OpConstant %int 3
%_ptr_Function_float = OpTypePointer Function %float
       %void = OpTypeVoid
         %68 = OpTypeFunction %void
     %uint_0 = OpConstant %uint 0
%_ptr_Output_float = OpTypePointer Output %float
     %main_1 = OpFunction %Output None %33
      %input = OpFunctionParameter %Input
   %instance = OpFunctionParameter %uint
         %34 = OpLabel
     %output = OpVariable %_ptr_Function_Output Function
         %39 = OpCompositeExtract %bool %input 1
         %40 = OpCompositeExtract %v3float %input 0
         %41 = OpFNegate %v3float %40
         %42 = OpCompositeExtract %v3float %input 0
          %p = OpSelect %v3float %39 %41 %42
         %44 = OpCompositeExtract %mat3v4float %input 2
         %46 = OpCompositeConstruct %v4float %p %float_1
         %47 = OpVectorTimesMatrix %v3float %46 %44
         %48 = OpCompositeConstruct %v4float %47 %float_1
         %51 = OpAccessChain %_ptr_Function_v4float %output %int_0
               OpStore %51 %48
         %52 = OpCompositeExtract %uint %input 3
         %53 = OpIAdd %uint %instance %52
         %54 = OpBitcast %int %53
         %57 = OpAccessChain %_ptr_Function_int %output %int_1
               OpStore %57 %54
         %58 = OpVectorShuffle %v2float %p %p 0 1
         %61 = OpAccessChain %_ptr_Function_v2float %output %int_2
               OpStore %61 %58
         %62 = OpCompositeExtract %float %p 2
         %65 = OpAccessChain %_ptr_Function_float %output %int_3
               OpStore %65 %62
         %66 = OpLoad %Output %output
               OpReturnValue %66
               OpFunctionEnd
       %main = OpFunction %void None %68
         %69 = OpLabel
         %70 = OpLoad %v3float %in_POSITION0
         %71 = OpLoad %uint %in_FLAG0
         %73 = OpINotEqual %bool %71 %uint_0
         %74 = OpLoad %mat3v4float %in_WORLD0
         %75 = OpLoad %uint %in_SV_VERTEXID0
         %76 = OpCompositeConstruct %Input %70 %73 %74 %75
         %77 = OpLoad %uint %in_SV_INSTANCEID0
     %result = OpFunctionCall %Output %main_1 %76 %77
         %79 = OpCompositeExtract %v4float %result 0
               OpStore %out_SV_POSITION0 %79
         %80 = OpCompositeExtract %int %result 1
               OpStore %out_LAYER0 %80
         %81 = OpCompositeExtract %float %result 2 0
         %83 = OpAccessChain %_ptr_Output_float %out_SV_CLIPDISTANCE0 %uint_0
               OpStore %83 %81
         %84 = OpCompositeExtract %float %result 2 1
         %85 = OpAccessChain %_ptr_Output_float %out_SV_CLIPDISTANCE0 %uint_1
               OpStore %85 %84
         %86 = OpCompositeExtract %float %result 3
         %87 = OpAccessChain %_ptr_Output_float %out_SV_CULLDISTANCE0 %uint_0
               OpStore %87 %86
               OpReturn
               OpFunctionEnd
