// args: -T cs_6_0
[[vk::ext_instruction(129)]] float add(float a, float b);
[[vk::ext_instruction(31, "GLSL.std.450")]] float root(float a);
[[vk::ext_capability(5055), vk::ext_extension("SPV_KHR_shader_clock")]]
[[vk::ext_instruction(5056)]] uint2 clock(uint scope);
[[vk::ext_instruction(81)]] float component(float4 vector, [[vk::ext_literal]] uint index);
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)]
void main() {
  o[0] = add(root(o[1]), component(float4(o[2], 1, 2, 3), 2)) + clock(3).x;
}
; ==>
OpCapability ShaderClockKHR
               OpExtension "SPV_KHR_shader_clock"
         %18 = OpExtInstImport "GLSL.std.450"
               OpEntryPoint GLCompute %main "main" %o
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %_runtimearr_float ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_float 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float Block
               OpDecorate %o DescriptorSet 0
               OpDecorate %o Binding 0
      %float = OpTypeFloat 32
%_runtimearr_float = OpTypeRuntimeArray %float
%type_RWStructuredBuffer_float = OpTypeStruct %_runtimearr_float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float
          %o = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float StorageBuffer
       %void = OpTypeVoid
          %9 = OpTypeFunction %void
       %uint = OpTypeInt 32 0
     %uint_1 = OpConstant %uint 1
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_float = OpTypePointer StorageBuffer %float
     %uint_2 = OpConstant %uint 2
    %float_1 = OpConstant %float 1
    %float_2 = OpConstant %float 2
    %float_3 = OpConstant %float 3
    %v4float = OpTypeVector %float 4
     %uint_3 = OpConstant %uint 3
     %v2uint = OpTypeVector %uint 2
     %uint_0 = OpConstant %uint 0
     %main_1 = OpFunction %void None %9
         %10 = OpLabel
         %16 = OpAccessChain %_ptr_StorageBuffer_float %o %int_0 %uint_1
         %17 = OpLoad %float %16
         %19 = OpExtInst %float %18 Sqrt %17
         %21 = OpAccessChain %_ptr_StorageBuffer_float %o %int_0 %uint_2
         %22 = OpLoad %float %21
         %27 = OpCompositeConstruct %v4float %22 %float_1 %float_2 %float_3
         %28 = OpCompositeExtract %float %27 2
         %29 = OpFAdd %float %19 %28
         %32 = OpReadClockKHR %v2uint %uint_3
         %33 = OpCompositeExtract %uint %32 0
         %34 = OpConvertUToF %float %33
         %35 = OpFAdd %float %29 %34
         %37 = OpAccessChain %_ptr_StorageBuffer_float %o %int_0 %uint_0
               OpStore %37 %35
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %9
         %38 = OpLabel
         %39 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
