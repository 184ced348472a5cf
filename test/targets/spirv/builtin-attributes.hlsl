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
         %28 = OpExtInstImport "GLSL.std.450"
               OpEntryPoint Fragment %main "main" %in_UV0 %in_NORMAL0 %in_TURN0 %in_ID0 %in_COLOR0 %out_SV_TARGET0
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %in_UV0 Location 0
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
    %v3float = OpTypeVector %float 3
%_ptr_Input_v3float = OpTypePointer Input %v3float
 %in_NORMAL0 = OpVariable %_ptr_Input_v3float Input
%mat2v2float = OpTypeMatrix %v2float 2
%_ptr_Input_mat2v2float = OpTypePointer Input %mat2v2float
   %in_TURN0 = OpVariable %_ptr_Input_mat2v2float Input
        %int = OpTypeInt 32 1
%_ptr_Input_int = OpTypePointer Input %int
     %in_ID0 = OpVariable %_ptr_Input_int Input
    %v4float = OpTypeVector %float 4
%_ptr_Input_v4float = OpTypePointer Input %v4float
  %in_COLOR0 = OpVariable %_ptr_Input_v4float Input
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
         %25 = OpTypeFunction %v4float %v3float
       %Base = OpTypeStruct %_arr_v2float_uint_2
      %Input = OpTypeStruct %Base %v4float %v3float %mat2v2float %int
         %33 = OpTypeFunction %v4float %Input %v4float
%_ptr_Function_v4float = OpTypePointer Function %v4float
      %int_1 = OpConstant %int 1
      %int_3 = OpConstant %int 3
     %int_n4 = OpConstant %int -4
      %v2int = OpTypeVector %int 2
         %44 = OpConstantComposite %v2int %int_3 %int_n4
%float_0_0625 = OpConstant %float 0.0625
         %47 = OpConstantComposite %v2float %float_0_0625 %float_0_0625
%_ptr_Input_v2float = OpTypePointer Input %v2float
      %int_0 = OpConstant %int 0
     %uint_1 = OpConstant %uint 1
       %void = OpTypeVoid
         %77 = OpTypeFunction %void
     %uint_0 = OpConstant %uint 0
         %82 = OpConstantNull %v4float
     %helper = OpFunction %v4float None %25
     %normal = OpFunctionParameter %v3float
         %26 = OpLabel
         %29 = OpExtInst %v3float %28 InterpolateAtSample %in_NORMAL0 %uint_2
         %30 = OpVectorShuffle %v4float %29 %29 0 1 2 2
               OpReturnValue %30
               OpFunctionEnd
     %main_1 = OpFunction %v4float None %33
      %input = OpFunctionParameter %Input
      %color = OpFunctionParameter %v4float
         %34 = OpLabel
        %sum = OpVariable %_ptr_Function_v4float Function
         %39 = OpExtInst %v4float %28 InterpolateAtCentroid %in_COLOR0
         %45 = OpConvertSToF %v2float %44
         %48 = OpFMul %v2float %45 %47
         %50 = OpAccessChain %_ptr_Input_v2float %in_UV0 %int_1
         %51 = OpExtInst %v2float %28 InterpolateAtOffset %50 %48
         %52 = OpVectorShuffle %v4float %51 %51 0 1 0 1
         %53 = OpFAdd %v4float %39 %52
               OpStore %sum %53
         %54 = OpLoad %v4float %sum
         %55 = OpCompositeExtract %v3float %input 2
         %56 = OpFunctionCall %v4float %helper %55
         %58 = OpAccessChain %_ptr_Input_v2float %in_TURN0 %int_0
         %59 = OpExtInst %v2float %28 InterpolateAtCentroid %58
         %60 = OpAccessChain %_ptr_Input_v2float %in_TURN0 %int_1
         %61 = OpExtInst %v2float %28 InterpolateAtCentroid %60
         %62 = OpCompositeConstruct %mat2v2float %59 %61
         %64 = OpCompositeExtract %v2float %62 1
         %65 = OpVectorShuffle %v4float %64 %64 0 1 0 1
         %66 = OpFAdd %v4float %56 %65
         %67 = OpCompositeExtract %int %input 4
         %68 = OpConvertSToF %float %67
         %69 = OpCompositeConstruct %v4float %68 %68 %68 %68
         %70 = OpFAdd %v4float %66 %69
         %71 = OpFAdd %v4float %54 %70
               OpStore %sum %71
         %72 = OpLoad %v4float %sum
         %73 = OpExtInst %v4float %28 InterpolateAtCentroid %in_COLOR0
         %74 = OpVectorShuffle %v4float %73 %73 2 1 2 1
         %75 = OpFMul %v4float %72 %74
               OpReturnValue %75
               OpFunctionEnd
       %main = OpFunction %void None %77
         %78 = OpLabel
         %79 = OpLoad %_arr_v2float_uint_2 %in_UV0
         %80 = OpCompositeConstruct %Base %79
         %83 = OpLoad %v3float %in_NORMAL0
         %84 = OpLoad %mat2v2float %in_TURN0
         %85 = OpLoad %int %in_ID0
         %86 = OpCompositeConstruct %Input %80 %82 %83 %84 %85
         %87 = OpLoad %v4float %in_COLOR0
     %result = OpFunctionCall %v4float %main_1 %86 %87
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
