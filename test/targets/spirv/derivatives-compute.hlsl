// args: -T cs_6_6
Texture2D<float4> color;
SamplerState linearSampler;
RWStructuredBuffer<float4> results;

[numthreads(8, 8, 1)] void main(uint3 id : SV_DispatchThreadID) {
  float2 uv = id.xy / 64.0;
  results[id.x] = color.Sample(linearSampler, uv) + ddx(uv).xyxy;
}
; ==>
OpCapability ComputeDerivativeGroupQuadsNV
               OpExtension "SPV_NV_compute_shader_derivatives"
               OpEntryPoint GLCompute %main "main" %in_SV_DISPATCHTHREADID0 %color %linearSampler %results
               OpExecutionMode %main DerivativeGroupQuadsNV
               OpExecutionMode %main LocalSize 8 8 1
               OpDecorate %in_SV_DISPATCHTHREADID0 BuiltIn GlobalInvocationId
               OpDecorate %color DescriptorSet 0
               OpDecorate %color Binding 0
               OpDecorate %linearSampler DescriptorSet 0
               OpDecorate %linearSampler Binding 1
               OpDecorate %_runtimearr_v4float ArrayStride 16
               OpMemberDecorate %type_RWStructuredBuffer_float4 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float4 Block
               OpDecorate %results DescriptorSet 0
               OpDecorate %results Binding 2
       %uint = OpTypeInt 32 0
     %v3uint = OpTypeVector %uint 3
%_ptr_Input_v3uint = OpTypePointer Input %v3uint
%in_SV_DISPATCHTHREADID0 = OpVariable %_ptr_Input_v3uint Input
      %float = OpTypeFloat 32
          %6 = OpTypeImage %float 2D 2 0 0 1 Unknown
%_ptr_UniformConstant_6 = OpTypePointer UniformConstant %6
      %color = OpVariable %_ptr_UniformConstant_6 UniformConstant
          %9 = OpTypeSampler
%_ptr_UniformConstant_9 = OpTypePointer UniformConstant %9
%linearSampler = OpVariable %_ptr_UniformConstant_9 UniformConstant
    %v4float = OpTypeVector %float 4
%_runtimearr_v4float = OpTypeRuntimeArray %v4float
%type_RWStructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float4 = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float4
    %results = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float4 StorageBuffer
       %void = OpTypeVoid
         %20 = OpTypeFunction %void %v3uint
     %v2uint = OpTypeVector %uint 2
    %v2float = OpTypeVector %float 2
   %float_64 = OpConstant %float 64
         %28 = OpConstantComposite %v2float %float_64 %float_64
         %30 = OpTypeSampledImage %6
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
         %43 = OpTypeFunction %void
     %main_1 = OpFunction %void None %20
         %id = OpFunctionParameter %v3uint
         %21 = OpLabel
         %24 = OpVectorShuffle %v2uint %id %id 0 1
         %26 = OpConvertUToF %v2float %24
         %uv = OpFDiv %v2float %26 %28
         %31 = OpLoad %6 %color
         %32 = OpLoad %9 %linearSampler
         %33 = OpSampledImage %30 %31 %32
         %34 = OpImageSampleImplicitLod %v4float %33 %uv
         %35 = OpDPdx %v2float %uv
         %36 = OpVectorShuffle %v4float %35 %35 0 1 0 1
         %37 = OpFAdd %v4float %34 %36
         %38 = OpCompositeExtract %uint %id 0
         %42 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %38
               OpStore %42 %37
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %43
         %44 = OpLabel
         %45 = OpLoad %v3uint %in_SV_DISPATCHTHREADID0
         %46 = OpFunctionCall %void %main_1 %45
               OpReturn
               OpFunctionEnd
