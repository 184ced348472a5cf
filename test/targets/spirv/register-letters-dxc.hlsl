// args: -T cs_6_0 --rules dxc -fvk-t-shift 10 0 -fvk-s-shift 20 0
struct Numbers { float a; };
float4 first;
float4 letter : register(b2);
Numbers numbers : register(t5);
float4 placed : register(c3);
Texture2D image : register(s4);
SamplerState smooth : register(t5);
RWStructuredBuffer<float4> results;
[numthreads(1, 1, 1)] void main() {
  results[0] = first + letter + numbers.a + placed + image.SampleLevel(smooth, 0, 0);
}
; ==>
OpEntryPoint GLCompute %main "main" %_Globals %results %smooth %image
               OpExecutionMode %main LocalSize 1 1 1
               OpMemberDecorate %Numbers 0 Offset 0
               OpMemberDecorate %type__Globals 0 Offset 64
               OpMemberDecorate %type__Globals 1 Offset 80
               OpMemberDecorate %type__Globals 2 Offset 96
               OpMemberDecorate %type__Globals 3 Offset 48
               OpDecorate %type__Globals Block
               OpDecorate %_Globals DescriptorSet 0
               OpDecorate %_Globals Binding 0
               OpDecorate %_runtimearr_v4float ArrayStride 16
               OpMemberDecorate %type_RWStructuredBuffer_float4 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float4 Block
               OpDecorate %results DescriptorSet 0
               OpDecorate %results Binding 1
               OpDecorate %smooth DescriptorSet 0
               OpDecorate %smooth Binding 15
               OpDecorate %image DescriptorSet 0
               OpDecorate %image Binding 24
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
    %Numbers = OpTypeStruct %float
%type__Globals = OpTypeStruct %v4float %v4float %Numbers %v4float
%_ptr_Uniform_type__Globals = OpTypePointer Uniform %type__Globals
   %_Globals = OpVariable %_ptr_Uniform_type__Globals Uniform
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
      %int_1 = OpConstant %int 1
      %int_2 = OpConstant %int 2
      %int_3 = OpConstant %int 3
%_runtimearr_v4float = OpTypeRuntimeArray %v4float
%type_RWStructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float4 = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float4
    %results = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float4 StorageBuffer
         %16 = OpTypeSampler
%_ptr_UniformConstant_16 = OpTypePointer UniformConstant %16
     %smooth = OpVariable %_ptr_UniformConstant_16 UniformConstant
         %19 = OpTypeImage %float 2D 2 0 0 1 Unknown
%_ptr_UniformConstant_19 = OpTypePointer UniformConstant %19
      %image = OpVariable %_ptr_UniformConstant_19 UniformConstant
       %void = OpTypeVoid
         %25 = OpTypeFunction %void
%_ptr_Uniform_v4float = OpTypePointer Uniform %v4float
%_ptr_Uniform_float = OpTypePointer Uniform %float
    %float_0 = OpConstant %float 0
    %v2float = OpTypeVector %float 2
         %43 = OpConstantNull %v2float
         %44 = OpTypeSampledImage %19
       %uint = OpTypeInt 32 0
     %uint_0 = OpConstant %uint 0
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
     %main_1 = OpFunction %void None %25
         %26 = OpLabel
         %28 = OpAccessChain %_ptr_Uniform_v4float %_Globals %int_0
         %29 = OpLoad %v4float %28
         %30 = OpAccessChain %_ptr_Uniform_v4float %_Globals %int_1
         %31 = OpLoad %v4float %30
         %32 = OpFAdd %v4float %29 %31
         %34 = OpAccessChain %_ptr_Uniform_float %_Globals %int_2 %int_0
         %35 = OpLoad %float %34
         %36 = OpCompositeConstruct %v4float %35 %35 %35 %35
         %37 = OpFAdd %v4float %32 %36
         %38 = OpAccessChain %_ptr_Uniform_v4float %_Globals %int_3
         %39 = OpLoad %v4float %38
         %40 = OpFAdd %v4float %37 %39
         %45 = OpLoad %19 %image
         %46 = OpLoad %16 %smooth
         %47 = OpSampledImage %44 %45 %46
         %48 = OpImageSampleExplicitLod %v4float %47 %43 Lod %float_0
         %49 = OpFAdd %v4float %40 %48
         %53 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_0
               OpStore %53 %49
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %25
         %54 = OpLabel
         %55 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
