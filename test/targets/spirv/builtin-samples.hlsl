// args: -T ps_6_8
Texture2D<float4> color;
Texture2DArray<float> shadows;
TextureCube<float3> sky;
Texture3D<uint2> cells;
SamplerState linearSampler;
SamplerComparisonState comparison;

float4 main(float4 at : AT, int2 offset : OFFSET) : SV_Target {
  uint status;
  float4 sum = color.Sample(linearSampler, at.xy) + color.SampleBias(linearSampler, at.xy, 1, int2(1, -1));
  sum += color.SampleLevel(linearSampler, at.xy, 2, offset);
  sum += color.Sample(linearSampler, at.xy, int2(0, 0), 0.5, status);
  if (!CheckAccessFullyMapped(status)) sum = 0;
  sum.xyz += sky.SampleGrad(linearSampler, at.xyz, at.zyx, at.yxz);
  sum += shadows.SampleCmp(comparison, at.xyz, at.w) + shadows.SampleCmpLevelZero(comparison, at.xyz, 0.5);
  sum.xy += cells.Sample(linearSampler, at.xyz);
  sum += color.GatherGreen(linearSampler, at.xy, offset) + shadows.GatherCmp(comparison, at.xyz, 0.25);
  sum += color.GatherRed(linearSampler, at.xy, int2(0, 0), int2(1, 0), int2(0, 1), int2(1, 1));
  return sum * color.CalculateLevelOfDetail(linearSampler, at.xy);
}
; ==>
OpCapability ImageQuery
               OpCapability MinLod
               OpCapability SparseResidency
               OpCapability ImageGatherExtended
               OpEntryPoint Fragment %main "main" %in_AT0 %in_OFFSET0 %out_SV_TARGET0 %color %shadows %sky %cells %linearSampler %comparison
               OpExecutionMode %main OriginUpperLeft
               OpDecorate %in_AT0 Location 0
               OpDecorate %in_OFFSET0 Location 1
               OpDecorate %in_OFFSET0 Flat
               OpDecorate %out_SV_TARGET0 Location 0
               OpDecorate %color DescriptorSet 0
               OpDecorate %color Binding 0
               OpDecorate %shadows DescriptorSet 0
               OpDecorate %shadows Binding 1
               OpDecorate %sky DescriptorSet 0
               OpDecorate %sky Binding 2
               OpDecorate %cells DescriptorSet 0
               OpDecorate %cells Binding 3
               OpDecorate %linearSampler DescriptorSet 0
               OpDecorate %linearSampler Binding 4
               OpDecorate %comparison DescriptorSet 0
               OpDecorate %comparison Binding 5
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_ptr_Input_v4float = OpTypePointer Input %v4float
     %in_AT0 = OpVariable %_ptr_Input_v4float Input
        %int = OpTypeInt 32 1
      %v2int = OpTypeVector %int 2
%_ptr_Input_v2int = OpTypePointer Input %v2int
 %in_OFFSET0 = OpVariable %_ptr_Input_v2int Input
%_ptr_Output_v4float = OpTypePointer Output %v4float
%out_SV_TARGET0 = OpVariable %_ptr_Output_v4float Output
         %11 = OpTypeImage %float 2D 2 0 0 1 Unknown
%_ptr_UniformConstant_11 = OpTypePointer UniformConstant %11
      %color = OpVariable %_ptr_UniformConstant_11 UniformConstant
         %14 = OpTypeImage %float 2D 2 1 0 1 Unknown
%_ptr_UniformConstant_14 = OpTypePointer UniformConstant %14
    %shadows = OpVariable %_ptr_UniformConstant_14 UniformConstant
         %17 = OpTypeImage %float Cube 2 0 0 1 Unknown
%_ptr_UniformConstant_17 = OpTypePointer UniformConstant %17
        %sky = OpVariable %_ptr_UniformConstant_17 UniformConstant
       %uint = OpTypeInt 32 0
         %21 = OpTypeImage %uint 3D 2 0 0 1 Unknown
%_ptr_UniformConstant_21 = OpTypePointer UniformConstant %21
      %cells = OpVariable %_ptr_UniformConstant_21 UniformConstant
         %24 = OpTypeSampler
%_ptr_UniformConstant_24 = OpTypePointer UniformConstant %24
%linearSampler = OpVariable %_ptr_UniformConstant_24 UniformConstant
 %comparison = OpVariable %_ptr_UniformConstant_24 UniformConstant
         %30 = OpTypeFunction %v4float %v4float %v2int
%_ptr_Function_uint = OpTypePointer Function %uint
%_ptr_Function_v4float = OpTypePointer Function %v4float
    %v2float = OpTypeVector %float 2
         %40 = OpTypeSampledImage %11
    %float_1 = OpConstant %float 1
      %int_1 = OpConstant %int 1
     %int_n1 = OpConstant %int -1
         %49 = OpConstantComposite %v2int %int_1 %int_n1
    %float_2 = OpConstant %float 2
      %int_2 = OpConstant %int 2
      %int_0 = OpConstant %int 0
         %68 = OpConstantComposite %v2int %int_0 %int_0
  %float_0_5 = OpConstant %float 0.5
 %_struct_71 = OpTypeStruct %uint %v4float
       %bool = OpTypeBool
    %float_0 = OpConstant %float 0
         %83 = OpConstantNull %v4float
    %v3float = OpTypeVector %float 3
         %90 = OpTypeSampledImage %17
        %102 = OpTypeSampledImage %14
     %v4uint = OpTypeVector %uint 4
        %117 = OpTypeSampledImage %21
     %v2uint = OpTypeVector %uint 2
     %uint_1 = OpConstant %uint 1
 %float_0_25 = OpConstant %float 0.25
        %141 = OpConstantComposite %v2int %int_1 %int_0
        %142 = OpConstantComposite %v2int %int_0 %int_1
        %143 = OpConstantComposite %v2int %int_1 %int_1
     %uint_0 = OpConstant %uint 0
       %void = OpTypeVoid
        %167 = OpTypeFunction %void
     %main_1 = OpFunction %v4float None %30
         %at = OpFunctionParameter %v4float
     %offset = OpFunctionParameter %v2int
         %31 = OpLabel
     %status = OpVariable %_ptr_Function_uint Function
        %sum = OpVariable %_ptr_Function_v4float Function
         %39 = OpVectorShuffle %v2float %at %at 0 1
         %41 = OpLoad %11 %color
         %42 = OpLoad %24 %linearSampler
         %43 = OpSampledImage %40 %41 %42
         %44 = OpImageSampleImplicitLod %v4float %43 %39
         %45 = OpVectorShuffle %v2float %at %at 0 1
         %50 = OpSampledImage %40 %41 %42
         %51 = OpImageSampleImplicitLod %v4float %50 %45 Bias|ConstOffset %float_1 %49
         %52 = OpFAdd %v4float %44 %51
               OpStore %sum %52
         %53 = OpLoad %v4float %sum
         %54 = OpVectorShuffle %v2float %at %at 0 1
         %57 = OpImageQuerySizeLod %v2int %41 %int_2
         %58 = OpConvertSToF %v2float %57
         %59 = OpConvertSToF %v2float %offset
         %60 = OpFDiv %v2float %59 %58
         %61 = OpFAdd %v2float %54 %60
         %62 = OpSampledImage %40 %41 %42
         %63 = OpImageSampleExplicitLod %v4float %62 %61 Lod %float_2
         %64 = OpFAdd %v4float %53 %63
               OpStore %sum %64
         %65 = OpLoad %v4float %sum
         %66 = OpVectorShuffle %v2float %at %at 0 1
         %70 = OpSampledImage %40 %41 %42
         %72 = OpImageSparseSampleImplicitLod %_struct_71 %70 %66 MinLod %float_0_5
         %73 = OpCompositeExtract %uint %72 0
               OpStore %status %73
         %74 = OpCompositeExtract %v4float %72 1
         %75 = OpFAdd %v4float %65 %74
               OpStore %sum %75
         %76 = OpLoad %uint %status
         %78 = OpImageSparseTexelsResident %bool %76
         %79 = OpLogicalNot %bool %78
               OpSelectionMerge %80 None
               OpBranchConditional %79 %81 %80
         %81 = OpLabel
               OpStore %sum %83
               OpBranch %80
         %80 = OpLabel
         %84 = OpLoad %v4float %sum
         %86 = OpVectorShuffle %v3float %84 %84 0 1 2
         %87 = OpVectorShuffle %v3float %at %at 0 1 2
         %88 = OpVectorShuffle %v3float %at %at 2 1 0
         %89 = OpVectorShuffle %v3float %at %at 1 0 2
         %91 = OpLoad %17 %sky
         %92 = OpLoad %24 %linearSampler
         %93 = OpSampledImage %90 %91 %92
         %94 = OpImageSampleExplicitLod %v4float %93 %87 Grad %88 %89
         %95 = OpVectorShuffle %v3float %94 %94 0 1 2
         %96 = OpFAdd %v3float %86 %95
         %97 = OpLoad %v4float %sum
         %98 = OpVectorShuffle %v4float %97 %96 4 5 6 3
               OpStore %sum %98
         %99 = OpLoad %v4float %sum
        %100 = OpVectorShuffle %v3float %at %at 0 1 2
        %101 = OpCompositeExtract %float %at 3
        %103 = OpLoad %14 %shadows
        %104 = OpLoad %24 %comparison
        %105 = OpSampledImage %102 %103 %104
        %106 = OpImageSampleDrefImplicitLod %float %105 %100 %101
        %107 = OpVectorShuffle %v3float %at %at 0 1 2
        %108 = OpSampledImage %102 %103 %104
        %109 = OpImageSampleDrefExplicitLod %float %108 %107 %float_0_5 Lod %float_0
        %110 = OpFAdd %float %106 %109
        %111 = OpCompositeConstruct %v4float %110 %110 %110 %110
        %112 = OpFAdd %v4float %99 %111
               OpStore %sum %112
        %113 = OpLoad %v4float %sum
        %114 = OpVectorShuffle %v2float %113 %113 0 1
        %115 = OpVectorShuffle %v3float %at %at 0 1 2
        %118 = OpLoad %21 %cells
        %119 = OpSampledImage %117 %118 %92
        %120 = OpImageSampleImplicitLod %v4uint %119 %115
        %122 = OpVectorShuffle %v2uint %120 %120 0 1
        %123 = OpConvertUToF %v2float %122
        %124 = OpFAdd %v2float %114 %123
        %125 = OpLoad %v4float %sum
        %126 = OpVectorShuffle %v4float %125 %124 4 5 2 3
               OpStore %sum %126
        %127 = OpLoad %v4float %sum
        %128 = OpVectorShuffle %v2float %at %at 0 1
        %130 = OpLoad %11 %color
        %131 = OpSampledImage %40 %130 %92
        %132 = OpImageGather %v4float %131 %128 %uint_1 Offset %offset
        %133 = OpVectorShuffle %v3float %at %at 0 1 2
        %135 = OpSampledImage %102 %103 %104
        %136 = OpImageDrefGather %v4float %135 %133 %float_0_25
        %137 = OpFAdd %v4float %132 %136
        %138 = OpFAdd %v4float %127 %137
               OpStore %sum %138
        %139 = OpLoad %v4float %sum
        %140 = OpVectorShuffle %v2float %at %at 0 1
        %145 = OpSampledImage %40 %130 %92
        %146 = OpImageGather %v4float %145 %140 %uint_0 ConstOffset %68
        %147 = OpCompositeExtract %float %146 0
        %148 = OpSampledImage %40 %130 %92
        %149 = OpImageGather %v4float %148 %140 %uint_0 ConstOffset %141
        %150 = OpCompositeExtract %float %149 1
        %151 = OpSampledImage %40 %130 %92
        %152 = OpImageGather %v4float %151 %140 %uint_0 ConstOffset %142
        %153 = OpCompositeExtract %float %152 2
        %154 = OpSampledImage %40 %130 %92
        %155 = OpImageGather %v4float %154 %140 %uint_0 ConstOffset %143
        %156 = OpCompositeExtract %float %155 3
        %157 = OpCompositeConstruct %v4float %147 %150 %153 %156
        %158 = OpFAdd %v4float %139 %157
               OpStore %sum %158
        %159 = OpLoad %v4float %sum
        %160 = OpVectorShuffle %v2float %at %at 0 1
        %161 = OpSampledImage %40 %130 %92
        %162 = OpImageQueryLod %v2float %161 %160
        %163 = OpCompositeExtract %float %162 0
        %164 = OpCompositeConstruct %v4float %163 %163 %163 %163
        %165 = OpFMul %v4float %159 %164
               OpReturnValue %165
               OpFunctionEnd
       %main = OpFunction %void None %167
        %168 = OpLabel
        %169 = OpLoad %v4float %in_AT0
        %170 = OpLoad %v2int %in_OFFSET0
     %result = OpFunctionCall %v4float %main_1 %169 %170
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
