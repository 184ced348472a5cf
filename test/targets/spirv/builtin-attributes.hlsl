// args: -T ps_6_0
struct Base { float2 uv[2] : UV; };
struct Input : Base { float4 position : SV_Position; float3 normal : NORMAL; float2x2 turn : TURN; nointerpolation int id : ID; };

float4 helper(float3 normal) { return EvaluateAttributeAtSample(normal, 2).xyzz; }

float4 main(Input input, float4 color : COLOR) : SV_Target {
  float4 sum = EvaluateAttributeCentroid(color) + EvaluateAttributeSnapped(input.uv[1], int2(3, -4)).xyxy;
  sum += helper(input.normal) + EvaluateAttributeCentroid(input.turn)[1].xyxy + EvaluateAttributeCentroid(input.id);
  return sum * EvaluateAttributeCentroid(color.zy).xyxy;
}
; ==>
OpCapability InterpolationFunction
         %29 = OpExtInstImport "GLSL.std.450"
               OpEntryPoint Fragment %main "main" %in_UV0 %in_SV_POSITION0 %in_NORMAL0 %in_TURN0 %in_ID0 %in_COLOR0 %out_SV_TARGET0
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %in_UV0 Location 0
               OpDecorate %in_SV_POSITION0 BuiltIn FragCoord
               OpDecorate %in_NORMAL0 Location 2
               OpDecorate %in_TURN0 Location 3
               OpDecorate %in_ID0 Location 5
               OpDecorate %in_ID0 Flat
               OpDecorate %in_COLOR0 Location 6
               OpDecorate %out_SV_TARGET0 Location 0
      %float = OpTypeFloat 32
    %v2float = OpTypeVector %float 2
       %uint = OpTypeInt 32 0
     %uint_2 = OpConstant %uint 2
%_arr_v2float_uint_2 = OpTypeArray %v2float %uint_2
%_ptr_Input__arr_v2float_uint_2 = OpTypePointer Input %_arr_v2float_uint_2
     %in_UV0 = OpVariable %_ptr_Input__arr_v2float_uint_2 Input
    %v4float = OpTypeVector %float 4
%_ptr_Input_v4float = OpTypePointer Input %v4float
%in_SV_POSITION0 = OpVariable %_ptr_Input_v4float Input
    %v3float = OpTypeVector %float 3
%_ptr_Input_v3float = OpTypePointer Input %v3float
 %in_NORMAL0 = OpVariable %_ptr_Input_v3float Input
%mat2v2float = OpTypeMatrix %v2float 2
%_ptr_Input_mat2v2float = OpTypePointer Input %mat2v2float
   %in_TURN0 = OpVariable %_ptr_Input_mat2v2float Input
        %int = OpTypeInt 32 1
%_ptr_Input_int = OpTypePointer Input %int
     %in_ID0 = OpVariable %_ptr_Input_int Input
  %in_COLOR0 = OpVariable %_ptr_Input_v4float Input
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
         %26 = OpTypeFunction %v4float %v3float
       %Base = OpTypeStruct %_arr_v2float_uint_2
      %Input = OpTypeStruct %Base %v4float %v3float %mat2v2float %int
         %34 = OpTypeFunction %v4float %Input %v4float
      %int_1 = OpConstant %int 1
      %int_3 = OpConstant %int 3
     %int_n4 = OpConstant %int -4
      %v2int = OpTypeVector %int 2
         %44 = OpConstantComposite %v2int %int_3 %int_n4
%float_0_0625 = OpConstant %float 0.0625
         %47 = OpConstantComposite %v2float %float_0_0625 %float_0_0625
%_ptr_Input_v2float = OpTypePointer Input %v2float
%_ptr_Function_v4float = OpTypePointer Function %v4float
      %int_0 = OpConstant %int 0
     %uint_1 = OpConstant %uint 1
       %void = OpTypeVoid
         %86 = OpTypeFunction %void
     %helper = OpFunction %v4float None %26
     %normal = OpFunctionParameter %v3float
         %27 = OpLabel
         %30 = OpExtInst %v3float %29 InterpolateAtSample %in_NORMAL0 %uint_2
         %31 = OpVectorShuffle %v4float %30 %30 0 1 2 2
               OpReturnValue %31
               OpFunctionEnd
     %main_1 = OpFunction %v4float None %34
      %input = OpFunctionParameter %Input
      %color = OpFunctionParameter %v4float
         %35 = OpLabel
        %sum = OpVariable %_ptr_Function_v4float Function
         %38 = OpExtInst %v4float %29 InterpolateAtCentroid %in_COLOR0
         %40 = OpCompositeExtract %v2float %input 0 0 1
         %45 = OpConvertSToF %v2float %44
         %48 = OpFMul %v2float %45 %47
         %50 = OpAccessChain %_ptr_Input_v2float %in_UV0 %int_1
         %51 = OpExtInst %v2float %29 InterpolateAtOffset %50 %48
         %52 = OpVectorShuffle %v4float %51 %51 0 1 0 1
         %53 = OpFAdd %v4float %38 %52
               OpStore %sum %53
         %56 = OpCompositeExtract %v3float %input 2
         %57 = OpFunctionCall %v4float %helper %56
         %58 = OpCompositeExtract %mat2v2float %input 3
         %60 = OpAccessChain %_ptr_Input_v2float %in_TURN0 %int_0
         %61 = OpExtInst %v2float %29 InterpolateAtCentroid %60
         %62 = OpAccessChain %_ptr_Input_v2float %in_TURN0 %int_1
         %63 = OpExtInst %v2float %29 InterpolateAtCentroid %62
         %64 = OpCompositeConstruct %mat2v2float %61 %63
         %66 = OpCompositeExtract %v2float %64 1
         %67 = OpVectorShuffle %v4float %66 %66 0 1 0 1
         %68 = OpFAdd %v4float %57 %67
         %69 = OpCompositeExtract %int %input 4
         %70 = OpConvertSToF %float %69
         %71 = OpCompositeConstruct %v4float %70 %70 %70 %70
         %72 = OpFAdd %v4float %68 %71
         %73 = OpLoad %v4float %sum
         %74 = OpFAdd %v4float %73 %72
               OpStore %sum %74
         %75 = OpLoad %v4float %sum
         %76 = OpVectorShuffle %v2float %color %color 2 1
         %77 = OpExtInst %v4float %29 InterpolateAtCentroid %in_COLOR0
         %78 = OpCompositeExtract %float %77 0
         %79 = OpCompositeExtract %float %77 1
         %80 = OpCompositeExtract %float %77 2
         %81 = OpCompositeExtract %float %77 3
         %82 = OpCompositeConstruct %v2float %80 %79
         %83 = OpVectorShuffle %v4float %82 %82 0 1 0 1
         %84 = OpFMul %v4float %75 %83
               OpReturnValue %84
               OpFunctionEnd
       %main = OpFunction %void None %86
         %87 = OpLabel
         %88 = OpLoad %_arr_v2float_uint_2 %in_UV0
         %89 = OpLoad %v4float %in_SV_POSITION0
         %90 = OpLoad %v3float %in_NORMAL0
         %91 = OpLoad %mat2v2float %in_TURN0
         %92 = OpLoad %int %in_ID0
         %93 = OpCompositeConstruct %Base %88
         %94 = OpCompositeConstruct %Input %93 %89 %90 %91 %92
         %95 = OpLoad %v4float %in_COLOR0
     %result = OpFunctionCall %v4float %main_1 %94 %95
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
