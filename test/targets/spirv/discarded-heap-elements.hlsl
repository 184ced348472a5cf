// args: -T cs_6_6
RWBuffer<uint> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  (void)ResourceDescriptorHeap[id.y];
  SamplerDescriptorHeap[id.x];
  Out[0] = 1;
}
; ==>
OpCapability ImageBuffer
               OpCapability StorageImageWriteWithoutFormat
               OpEntryPoint GLCompute %main "main" %Out
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %Out DescriptorSet 0
               OpDecorate %Out Binding 0
       %uint = OpTypeInt 32 0
          %2 = OpTypeImage %uint Buffer 2 0 0 2 Unknown
%_ptr_UniformConstant_2 = OpTypePointer UniformConstant %2
        %Out = OpVariable %_ptr_UniformConstant_2 UniformConstant
       %void = OpTypeVoid
     %v3uint = OpTypeVector %uint 3
          %9 = OpTypeFunction %void %v3uint
     %uint_1 = OpConstant %uint 1
     %uint_0 = OpConstant %uint 0
     %v4uint = OpTypeVector %uint 4
         %17 = OpConstantComposite %v4uint %uint_1 %uint_0 %uint_0 %uint_0
         %19 = OpTypeFunction %void
         %21 = OpConstantNull %v3uint
     %main_1 = OpFunction %void None %9
         %id = OpFunctionParameter %v3uint
         %10 = OpLabel
         %12 = OpCompositeExtract %uint %id 1
         %13 = OpCompositeExtract %uint %id 0
         %18 = OpLoad %2 %Out
               OpImageWrite %18 %uint_0 %17
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %19
         %20 = OpLabel
         %22 = OpFunctionCall %void %main_1 %21
               OpReturn
               OpFunctionEnd
