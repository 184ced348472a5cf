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
    %v2float = OpTypeVector %float 2
         %38 = OpTypeSampledImage %11
    %float_1 = OpConstant %float 1
      %int_1 = OpConstant %int 1
     %int_n1 = OpConstant %int -1
         %47 = OpConstantComposite %v2int %int_1 %int_n1
%_ptr_Function_v4float = OpTypePointer Function %v4float
    %float_2 = OpConstant %float 2
      %int_2 = OpConstant %int 2
      %int_0 = OpConstant %int 0
         %72 = OpConstantComposite %v2int %int_0 %int_0
  %float_0_5 = OpConstant %float 0.5
 %_struct_77 = OpTypeStruct %uint %v4float
       %bool = OpTypeBool
    %float_0 = OpConstant %float 0
         %90 = OpConstantNull %v4float
    %v3float = OpTypeVector %float 3
         %95 = OpTypeSampledImage %17
        %108 = OpTypeSampledImage %14
     %v4uint = OpTypeVector %uint 4
        %124 = OpTypeSampledImage %21
     %v2uint = OpTypeVector %uint 2
     %uint_1 = OpConstant %uint 1
 %float_0_25 = OpConstant %float 0.25
        %153 = OpConstantComposite %v2int %int_1 %int_0
        %154 = OpConstantComposite %v2int %int_0 %int_1
        %155 = OpConstantComposite %v2int %int_1 %int_1
     %uint_4 = OpConstant %uint 4
%_arr_v2int_uint_4 = OpTypeArray %v2int %uint_4
        %158 = OpConstantComposite %_arr_v2int_uint_4 %72 %153 %154 %155
     %uint_0 = OpConstant %uint 0
       %void = OpTypeVoid
        %176 = OpTypeFunction %void
     %main_1 = OpFunction %v4float None %30
         %at = OpFunctionParameter %v4float
     %offset = OpFunctionParameter %v2int
         %31 = OpLabel
     %status = OpVariable %_ptr_Function_uint Function
        %sum = OpVariable %_ptr_Function_v4float Function
         %37 = OpVectorShuffle %v2float %at %at 0 1
         %39 = OpLoad %11 %color
         %40 = OpLoad %24 %linearSampler
         %41 = OpSampledImage %38 %39 %40
         %42 = OpImageSampleImplicitLod %v4float %41 %37
         %43 = OpVectorShuffle %v2float %at %at 0 1
         %48 = OpLoad %11 %color
         %49 = OpLoad %24 %linearSampler
         %50 = OpSampledImage %38 %48 %49
         %51 = OpImageSampleImplicitLod %v4float %50 %43 Bias|ConstOffset %float_1 %47
         %52 = OpFAdd %v4float %42 %51
               OpStore %sum %52
         %55 = OpVectorShuffle %v2float %at %at 0 1
         %58 = OpLoad %11 %color
         %59 = OpImageQuerySizeLod %v2int %58 %int_2
         %60 = OpConvertSToF %v2float %59
         %61 = OpConvertSToF %v2float %offset
         %62 = OpFDiv %v2float %61 %60
         %63 = OpFAdd %v2float %55 %62
         %64 = OpLoad %11 %color
         %65 = OpLoad %24 %linearSampler
         %66 = OpSampledImage %38 %64 %65
         %67 = OpImageSampleExplicitLod %v4float %66 %63 Lod %float_2
         %68 = OpLoad %v4float %sum
         %69 = OpFAdd %v4float %68 %67
               OpStore %sum %69
         %70 = OpVectorShuffle %v2float %at %at 0 1
         %74 = OpLoad %11 %color
         %75 = OpLoad %24 %linearSampler
         %76 = OpSampledImage %38 %74 %75
         %78 = OpImageSparseSampleImplicitLod %_struct_77 %76 %70 MinLod %float_0_5
         %79 = OpCompositeExtract %uint %78 0
               OpStore %status %79
         %80 = OpCompositeExtract %v4float %78 1
         %81 = OpLoad %v4float %sum
         %82 = OpFAdd %v4float %81 %80
               OpStore %sum %82
         %83 = OpLoad %uint %status
         %85 = OpImageSparseTexelsResident %bool %83
         %86 = OpLogicalNot %bool %85
               OpSelectionMerge %87 None
               OpBranchConditional %86 %88 %87
         %88 = OpLabel
               OpStore %sum %90
               OpBranch %87
         %87 = OpLabel
         %92 = OpVectorShuffle %v3float %at %at 0 1 2
         %93 = OpVectorShuffle %v3float %at %at 2 1 0
         %94 = OpVectorShuffle %v3float %at %at 1 0 2
         %96 = OpLoad %17 %sky
         %97 = OpLoad %24 %linearSampler
         %98 = OpSampledImage %95 %96 %97
         %99 = OpImageSampleExplicitLod %v4float %98 %92 Grad %93 %94
        %100 = OpVectorShuffle %v3float %99 %99 0 1 2
        %101 = OpLoad %v4float %sum
        %102 = OpVectorShuffle %v3float %101 %101 0 1 2
        %103 = OpFAdd %v3float %102 %100
        %104 = OpLoad %v4float %sum
        %105 = OpVectorShuffle %v4float %104 %103 4 5 6 3
               OpStore %sum %105
        %106 = OpVectorShuffle %v3float %at %at 0 1 2
        %107 = OpCompositeExtract %float %at 3
        %109 = OpLoad %14 %shadows
        %110 = OpLoad %24 %comparison
        %111 = OpSampledImage %108 %109 %110
        %112 = OpImageSampleDrefImplicitLod %float %111 %106 %107
        %113 = OpVectorShuffle %v3float %at %at 0 1 2
        %114 = OpLoad %14 %shadows
        %115 = OpLoad %24 %comparison
        %116 = OpSampledImage %108 %114 %115
        %117 = OpImageSampleDrefExplicitLod %float %116 %113 %float_0_5 Lod %float_0
        %118 = OpFAdd %float %112 %117
        %119 = OpCompositeConstruct %v4float %118 %118 %118 %118
        %120 = OpLoad %v4float %sum
        %121 = OpFAdd %v4float %120 %119
               OpStore %sum %121
        %122 = OpVectorShuffle %v3float %at %at 0 1 2
        %125 = OpLoad %21 %cells
        %126 = OpLoad %24 %linearSampler
        %127 = OpSampledImage %124 %125 %126
        %128 = OpImageSampleImplicitLod %v4uint %127 %122
        %130 = OpVectorShuffle %v2uint %128 %128 0 1
        %131 = OpConvertUToF %v2float %130
        %132 = OpLoad %v4float %sum
        %133 = OpVectorShuffle %v2float %132 %132 0 1
        %134 = OpFAdd %v2float %133 %131
        %135 = OpLoad %v4float %sum
        %136 = OpVectorShuffle %v4float %135 %134 4 5 2 3
               OpStore %sum %136
        %137 = OpVectorShuffle %v2float %at %at 0 1
        %139 = OpLoad %11 %color
        %140 = OpLoad %24 %linearSampler
        %141 = OpSampledImage %38 %139 %140
        %142 = OpImageGather %v4float %141 %137 %uint_1 Offset %offset
        %143 = OpVectorShuffle %v3float %at %at 0 1 2
        %145 = OpLoad %14 %shadows
        %146 = OpLoad %24 %comparison
        %147 = OpSampledImage %108 %145 %146
        %148 = OpImageDrefGather %v4float %147 %143 %float_0_25
        %149 = OpFAdd %v4float %142 %148
        %150 = OpLoad %v4float %sum
        %151 = OpFAdd %v4float %150 %149
               OpStore %sum %151
        %152 = OpVectorShuffle %v2float %at %at 0 1
        %160 = OpLoad %11 %color
        %161 = OpLoad %24 %linearSampler
        %162 = OpSampledImage %38 %160 %161
        %163 = OpImageGather %v4float %162 %152 %uint_0 ConstOffsets %158
        %164 = OpLoad %v4float %sum
        %165 = OpFAdd %v4float %164 %163
               OpStore %sum %165
        %166 = OpLoad %v4float %sum
        %167 = OpVectorShuffle %v2float %at %at 0 1
        %168 = OpLoad %11 %color
        %169 = OpLoad %24 %linearSampler
        %170 = OpSampledImage %38 %168 %169
        %171 = OpImageQueryLod %v2float %170 %167
        %172 = OpCompositeExtract %float %171 0
        %173 = OpCompositeConstruct %v4float %172 %172 %172 %172
        %174 = OpFMul %v4float %166 %173
               OpReturnValue %174
               OpFunctionEnd
       %main = OpFunction %void None %176
        %177 = OpLabel
        %178 = OpLoad %v4float %in_AT0
        %179 = OpLoad %v2int %in_OFFSET0
     %result = OpFunctionCall %v4float %main_1 %178 %179
               OpStore %out_SV_TARGET0 %result
               OpReturn
               OpFunctionEnd
