// args: -T cs_6_0 -Wno-hlsl-ignored-initializer
// Defaults are the numbers that expressions come to: what they are made of need not be in the module.
static const uint two = 2;
const uint three = 3;
enum Sort { First = 5 };
static const float halves[3] = { 0.5, 1.5, 2.5 };
[[vk::constant_id(1)]] const uint twice = two * 2;
[[vk::constant_id(2)]] const uint sum = two + three;
[[vk::constant_id(3)]] const int next = First + 1;
[[vk::constant_id(4)]] const float half_more = halves[1] + sqrt(4.0);
[[vk::constant_id(5)]] const bool some = two;
RWBuffer<float> Out;
[numthreads(1, 1, 1)]
void main() { Out[0] = twice + sum + next + half_more + some; }
; ==>
OpCapability ImageBuffer
               OpCapability StorageImageWriteWithoutFormat
               OpEntryPoint GLCompute %main "main" %Out
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %twice SpecId 1
               OpDecorate %sum SpecId 2
               OpDecorate %next SpecId 3
               OpDecorate %half_more SpecId 4
               OpDecorate %some SpecId 5
               OpDecorate %Out DescriptorSet 0
               OpDecorate %Out Binding 1
       %uint = OpTypeInt 32 0
     %uint_4 = OpConstant %uint 4
      %twice = OpSpecConstant %uint 4
     %uint_5 = OpConstant %uint 5
        %sum = OpSpecConstant %uint 5
        %int = OpTypeInt 32 1
      %int_6 = OpConstant %int 6
       %next = OpSpecConstant %int 6
      %float = OpTypeFloat 32
  %float_3_5 = OpConstant %float 3.5
  %half_more = OpSpecConstant %float 3.5
       %bool = OpTypeBool
       %true = OpConstantTrue %bool
       %some = OpSpecConstantTrue %bool
         %20 = OpTypeImage %float Buffer 2 0 0 2 Unknown
%_ptr_UniformConstant_20 = OpTypePointer UniformConstant %20
        %Out = OpVariable %_ptr_UniformConstant_20 UniformConstant
       %void = OpTypeVoid
         %26 = OpTypeFunction %void
    %float_1 = OpConstant %float 1
    %float_0 = OpConstant %float 0
     %uint_0 = OpConstant %uint 0
    %v4float = OpTypeVector %float 4
     %main_1 = OpFunction %void None %26
         %27 = OpLabel
         %28 = OpIAdd %uint %twice %sum
         %29 = OpBitcast %uint %next
         %30 = OpIAdd %uint %28 %29
         %31 = OpConvertUToF %float %30
         %32 = OpFAdd %float %31 %half_more
         %35 = OpSelect %float %some %float_1 %float_0
         %36 = OpFAdd %float %32 %35
         %39 = OpCompositeConstruct %v4float %36 %float_0 %float_0 %float_0
         %40 = OpLoad %20 %Out
               OpImageWrite %40 %uint_0 %39
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %26
         %41 = OpLabel
         %42 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
