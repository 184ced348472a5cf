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
      %int_1 = OpConstant %int 1
      %v2int = OpTypeVector %int 2
      %v3int = OpTypeVector %int 3
      %int_2 = OpConstant %int 2
         %79 = OpConstantComposite %v2int %int_1 %int_2
    %v2float = OpTypeVector %float 2
    %float_0 = OpConstant %float 0
     %v4uint = OpTypeVector %uint 4
     %uint_3 = OpConstant %uint 3
       %bool = OpTypeBool
     %uint_0 = OpConstant %uint 0
      %false = OpConstantFalse %bool
        %154 = OpTypeFunction %void
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
         %57 = OpLoad %6 %color
         %61 = OpImageFetch %v4float %57 %56 Lod %int_0
         %63 = OpVectorShuffle %v3float %61 %61 0 1 2
         %64 = OpCompositeExtract %float %63 2
         %66 = OpVectorShuffle %v2uint %id %id 0 1
         %67 = OpLoad %6 %color
         %68 = OpImageFetch %v4float %67 %66 Lod %uint_2
         %69 = OpVectorShuffle %v3float %68 %68 0 1 2
         %70 = OpCompositeExtract %float %69 0
         %71 = OpFAdd %float %64 %70
         %72 = OpVectorShuffle %v2uint %id %id 0 1
         %75 = OpBitcast %v2int %72
         %77 = OpCompositeConstruct %v3int %75 %int_1
         %80 = OpCompositeExtract %int %77 2
         %81 = OpVectorShuffle %v2int %77 %77 0 1
         %82 = OpLoad %6 %color
         %83 = OpIAdd %v2int %81 %79
         %84 = OpImageFetch %v4float %82 %83 Lod %80
         %85 = OpVectorShuffle %v3float %84 %84 0 1 2
         %86 = OpCompositeExtract %float %85 1
         %87 = OpFAdd %float %71 %86
         %88 = OpLoad %15 %layers
         %89 = OpImageRead %v4float %88 %id
         %91 = OpVectorShuffle %v2float %89 %89 0 1
         %92 = OpCompositeInsert %v2float %87 %91 1
         %93 = OpCompositeExtract %float %92 0
         %94 = OpCompositeExtract %float %92 1
         %96 = OpCompositeConstruct %v4float %93 %94 %float_0 %float_0
         %97 = OpLoad %15 %layers
               OpImageWrite %97 %id %96
         %98 = OpLoad %9 %samples
         %99 = OpImageFetch %v4float %98 %id Sample %uint_1
        %100 = OpVectorShuffle %v2float %99 %99 0 1
        %101 = OpLoad %uint %count
        %102 = OpConvertUToF %float %101
        %103 = OpCompositeConstruct %v2float %102 %102
        %104 = OpFMul %v2float %100 %103
        %105 = OpLoad %15 %layers
        %106 = OpImageRead %v4float %105 %id
        %107 = OpVectorShuffle %v2float %106 %106 0 1
        %108 = OpFAdd %v2float %107 %104
        %109 = OpCompositeExtract %float %108 0
        %110 = OpCompositeExtract %float %108 1
        %111 = OpCompositeConstruct %v4float %109 %110 %float_0 %float_0
        %112 = OpLoad %15 %layers
               OpImageWrite %112 %id %111
        %113 = OpCompositeExtract %uint %id 1
        %114 = OpLoad %12 %numbers
        %116 = OpImageFetch %v4uint %114 %113
        %117 = OpCompositeExtract %uint %116 0
        %118 = OpConvertUToF %float %117
        %119 = OpLoad %uint %width
        %120 = OpConvertUToF %float %119
        %121 = OpLoad %float %floatWidth
        %122 = OpFMul %float %120 %121
        %123 = OpFAdd %float %118 %122
        %124 = OpCompositeConstruct %v4float %123 %123 %123 %123
        %125 = OpCompositeExtract %uint %id 0
        %126 = OpLoad %18 %line1
               OpImageWrite %126 %125 %124
        %127 = OpLoad %uint %levels
        %128 = OpBitcast %int %127
        %129 = OpLoad %12 %numbers
        %130 = OpImageFetch %v4uint %129 %128
        %131 = OpCompositeExtract %uint %130 0
        %134 = OpUGreaterThan %bool %131 %uint_3
               OpSelectionMerge %135 None
               OpBranchConditional %134 %136 %137
        %136 = OpLabel
        %138 = OpLoad %21 %flags
        %139 = OpImageRead %v4uint %138 %uint_1
        %140 = OpCompositeExtract %uint %139 0
        %142 = OpINotEqual %bool %140 %uint_0
               OpBranch %135
        %137 = OpLabel
               OpBranch %135
        %135 = OpLabel
        %144 = OpPhi %bool %142 %136 %false %137
        %145 = OpCompositeExtract %uint %id 0
        %146 = OpSelect %uint %144 %uint_1 %uint_0
        %147 = OpCompositeConstruct %v4uint %146 %uint_0 %uint_0 %uint_0
        %148 = OpLoad %21 %flags
               OpImageWrite %148 %145 %147
        %149 = OpLoad %uint %height
        %150 = OpConvertUToF %float %149
        %151 = OpVectorShuffle %v2uint %id %id 0 1
        %152 = OpCompositeConstruct %v4float %150 %float_0 %float_0 %float_0
        %153 = OpLoad %24 %written
               OpImageWrite %153 %151 %152 Sample %uint_2
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %154
        %155 = OpLabel
        %156 = OpLoad %v3uint %in_SV_DISPATCHTHREADID0
        %157 = OpFunctionCall %void %main_1 %156
               OpReturn
               OpFunctionEnd
