// args: -T cs_6_7 -Wno-error=dxc-extension
Texture2D<float3> color;
Texture2DMSArray<float2, 4> samples;
Buffer<uint> numbers;
RWTexture2DArray<float2> layers;
[[vk::image_format("rgba8")]] RWTexture1D<float4> line1;
RWBuffer<bool> flags;
RWTexture2DMS<float, 4> written;

[numthreads(8, 8, 1)] void main(uint3 id : SV_DispatchThreadID) {
  uint width, height, levels, count;
  float floatWidth;
  color.GetDimensions(1, width, height, levels);
  line1.GetDimensions(floatWidth);
  samples.GetDimensions(width, height, levels, count);
  layers[id].y = color[id.xy].z + color.mips[2][id.xy].x + color.Load(int3(id.xy, 1), int2(1, 2)).y;
  layers[id] += samples.sample[1][id] * count;
  line1[id.x] = numbers[id.y] + width * floatWidth;
  flags[id.x] = numbers.Load(levels) > 3 && flags[1];
  written.sample[2][id.xy] = height;
}
; ==>
OpCapability SampledBuffer
               OpCapability Image1D
               OpCapability ImageBuffer
               OpCapability StorageImageMultisample
               OpCapability ImageQuery
               OpCapability StorageImageReadWithoutFormat
               OpCapability StorageImageWriteWithoutFormat
               OpEntryPoint GLCompute %main "main" %in_SV_DISPATCHTHREADID0 %color %samples %numbers %layers %line1 %flags %written
               OpExecutionMode %main LocalSize 8 8 1
               OpDecorate %in_SV_DISPATCHTHREADID0 BuiltIn GlobalInvocationId
               OpDecorate %color DescriptorSet 0
               OpDecorate %color Binding 0
               OpDecorate %samples DescriptorSet 0
               OpDecorate %samples Binding 1
               OpDecorate %numbers DescriptorSet 0
               OpDecorate %numbers Binding 2
               OpDecorate %layers DescriptorSet 0
               OpDecorate %layers Binding 3
               OpDecorate %line1 DescriptorSet 0
               OpDecorate %line1 Binding 4
               OpDecorate %flags DescriptorSet 0
               OpDecorate %flags Binding 5
               OpDecorate %written DescriptorSet 0
               OpDecorate %written Binding 6
       %uint = OpTypeInt 32 0
     %v3uint = OpTypeVector %uint 3
%_ptr_Input_v3uint = OpTypePointer Input %v3uint
%in_SV_DISPATCHTHREADID0 = OpVariable %_ptr_Input_v3uint Input
      %float = OpTypeFloat 32
          %6 = OpTypeImage %float 2D 2 0 0 1 Unknown
%_ptr_UniformConstant_6 = OpTypePointer UniformConstant %6
      %color = OpVariable %_ptr_UniformConstant_6 UniformConstant
          %9 = OpTypeImage %float 2D 2 1 1 1 Unknown
%_ptr_UniformConstant_9 = OpTypePointer UniformConstant %9
    %samples = OpVariable %_ptr_UniformConstant_9 UniformConstant
         %12 = OpTypeImage %uint Buffer 2 0 0 1 Unknown
%_ptr_UniformConstant_12 = OpTypePointer UniformConstant %12
    %numbers = OpVariable %_ptr_UniformConstant_12 UniformConstant
         %15 = OpTypeImage %float 2D 2 1 0 2 Unknown
%_ptr_UniformConstant_15 = OpTypePointer UniformConstant %15
     %layers = OpVariable %_ptr_UniformConstant_15 UniformConstant
         %18 = OpTypeImage %float 1D 2 0 0 2 Rgba8
%_ptr_UniformConstant_18 = OpTypePointer UniformConstant %18
      %line1 = OpVariable %_ptr_UniformConstant_18 UniformConstant
         %21 = OpTypeImage %uint Buffer 2 0 0 2 Unknown
%_ptr_UniformConstant_21 = OpTypePointer UniformConstant %21
      %flags = OpVariable %_ptr_UniformConstant_21 UniformConstant
         %24 = OpTypeImage %float 2D 2 0 1 2 Unknown
%_ptr_UniformConstant_24 = OpTypePointer UniformConstant %24
    %written = OpVariable %_ptr_UniformConstant_24 UniformConstant
       %void = OpTypeVoid
         %30 = OpTypeFunction %void %v3uint
%_ptr_Function_uint = OpTypePointer Function %uint
%_ptr_Function_float = OpTypePointer Function %float
     %uint_1 = OpConstant %uint 1
     %v2uint = OpTypeVector %uint 2
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
    %v4float = OpTypeVector %float 4
    %v3float = OpTypeVector %float 3
     %uint_2 = OpConstant %uint 2
      %v2int = OpTypeVector %int 2
      %int_1 = OpConstant %int 1
      %v3int = OpTypeVector %int 3
      %int_2 = OpConstant %int 2
         %77 = OpConstantComposite %v2int %int_1 %int_2
    %v2float = OpTypeVector %float 2
    %float_0 = OpConstant %float 0
     %v4uint = OpTypeVector %uint 4
     %uint_3 = OpConstant %uint 3
       %bool = OpTypeBool
     %uint_0 = OpConstant %uint 0
      %false = OpConstantFalse %bool
        %145 = OpTypeFunction %void
     %main_1 = OpFunction %void None %30
         %id = OpFunctionParameter %v3uint
         %31 = OpLabel
      %width = OpVariable %_ptr_Function_uint Function
     %height = OpVariable %_ptr_Function_uint Function
     %levels = OpVariable %_ptr_Function_uint Function
      %count = OpVariable %_ptr_Function_uint Function
 %floatWidth = OpVariable %_ptr_Function_float Function
         %41 = OpLoad %6 %color
         %43 = OpImageQuerySizeLod %v2uint %41 %uint_1
         %44 = OpCompositeExtract %uint %43 0
         %45 = OpCompositeExtract %uint %43 1
         %46 = OpImageQueryLevels %uint %41
               OpStore %width %44
               OpStore %height %45
               OpStore %levels %46
         %47 = OpLoad %18 %line1
         %48 = OpImageQuerySize %uint %47
         %49 = OpConvertUToF %float %48
               OpStore %floatWidth %49
         %50 = OpLoad %9 %samples
         %51 = OpImageQuerySize %v3uint %50
         %52 = OpCompositeExtract %uint %51 0
         %53 = OpCompositeExtract %uint %51 1
         %54 = OpCompositeExtract %uint %51 2
         %55 = OpImageQuerySamples %uint %50
               OpStore %width %52
               OpStore %height %53
               OpStore %levels %54
               OpStore %count %55
         %56 = OpVectorShuffle %v2uint %id %id 0 1
         %60 = OpImageFetch %v4float %41 %56 Lod %int_0
         %62 = OpVectorShuffle %v3float %60 %60 0 1 2
         %63 = OpCompositeExtract %float %62 2
         %65 = OpVectorShuffle %v2uint %id %id 0 1
         %66 = OpImageFetch %v4float %41 %65 Lod %uint_2
         %67 = OpVectorShuffle %v3float %66 %66 0 1 2
         %68 = OpCompositeExtract %float %67 0
         %69 = OpFAdd %float %63 %68
         %70 = OpVectorShuffle %v2uint %id %id 0 1
         %72 = OpBitcast %v2int %70
         %75 = OpCompositeConstruct %v3int %72 %int_1
         %78 = OpCompositeExtract %int %75 2
         %79 = OpVectorShuffle %v2int %75 %75 0 1
         %80 = OpIAdd %v2int %79 %77
         %81 = OpImageFetch %v4float %41 %80 Lod %78
         %82 = OpVectorShuffle %v3float %81 %81 0 1 2
         %83 = OpCompositeExtract %float %82 1
         %84 = OpFAdd %float %69 %83
         %85 = OpLoad %15 %layers
         %86 = OpImageRead %v4float %85 %id
         %88 = OpVectorShuffle %v2float %86 %86 0 1
         %89 = OpCompositeInsert %v2float %84 %88 1
         %90 = OpCompositeExtract %float %89 0
         %91 = OpCompositeExtract %float %89 1
         %93 = OpCompositeConstruct %v4float %90 %91 %float_0 %float_0
               OpImageWrite %85 %id %93
         %94 = OpImageRead %v4float %85 %id
         %95 = OpVectorShuffle %v2float %94 %94 0 1
         %96 = OpImageFetch %v4float %50 %id Sample %uint_1
         %97 = OpVectorShuffle %v2float %96 %96 0 1
         %98 = OpLoad %uint %count
         %99 = OpConvertUToF %float %98
        %100 = OpCompositeConstruct %v2float %99 %99
        %101 = OpFMul %v2float %97 %100
        %102 = OpFAdd %v2float %95 %101
        %103 = OpCompositeExtract %float %102 0
        %104 = OpCompositeExtract %float %102 1
        %105 = OpCompositeConstruct %v4float %103 %104 %float_0 %float_0
               OpImageWrite %85 %id %105
        %106 = OpCompositeExtract %uint %id 1
        %107 = OpLoad %12 %numbers
        %109 = OpImageFetch %v4uint %107 %106
        %110 = OpCompositeExtract %uint %109 0
        %111 = OpConvertUToF %float %110
        %112 = OpLoad %uint %width
        %113 = OpConvertUToF %float %112
        %114 = OpLoad %float %floatWidth
        %115 = OpFMul %float %113 %114
        %116 = OpFAdd %float %111 %115
        %117 = OpCompositeConstruct %v4float %116 %116 %116 %116
        %118 = OpCompositeExtract %uint %id 0
               OpImageWrite %47 %118 %117
        %119 = OpLoad %uint %levels
        %120 = OpBitcast %int %119
        %121 = OpImageFetch %v4uint %107 %120
        %122 = OpCompositeExtract %uint %121 0
        %125 = OpUGreaterThan %bool %122 %uint_3
               OpSelectionMerge %126 None
               OpBranchConditional %125 %127 %128
        %127 = OpLabel
        %129 = OpLoad %21 %flags
        %130 = OpImageRead %v4uint %129 %uint_1
        %131 = OpCompositeExtract %uint %130 0
        %133 = OpINotEqual %bool %131 %uint_0
               OpBranch %126
        %128 = OpLabel
               OpBranch %126
        %126 = OpLabel
        %135 = OpPhi %bool %133 %127 %false %128
        %136 = OpCompositeExtract %uint %id 0
        %137 = OpSelect %uint %135 %uint_1 %uint_0
        %138 = OpCompositeConstruct %v4uint %137 %uint_0 %uint_0 %uint_0
        %139 = OpLoad %21 %flags
               OpImageWrite %139 %136 %138
        %140 = OpLoad %uint %height
        %141 = OpConvertUToF %float %140
        %142 = OpVectorShuffle %v2uint %id %id 0 1
        %143 = OpCompositeConstruct %v4float %141 %float_0 %float_0 %float_0
        %144 = OpLoad %24 %written
               OpImageWrite %144 %142 %143 Sample %uint_2
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %145
        %146 = OpLabel
        %147 = OpLoad %v3uint %in_SV_DISPATCHTHREADID0
        %148 = OpFunctionCall %void %main_1 %147
               OpReturn
               OpFunctionEnd
