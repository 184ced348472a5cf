// args: -T cs_6_0
// Initializers of statics are constants, cut to the bits of their fields.
struct Packed { uint a : 3; int b : 3; bool c : 1; };
static const Packed start = { 9, 5, true };
static Packed current = start;
RWBuffer<int> Out : register(u0);

[numthreads(1, 1, 1)]
void main() {
  Out[0] = current.a + current.b + current.c;
}
; ==>
OpCapability ImageBuffer
               OpCapability StorageImageWriteWithoutFormat
               OpEntryPoint GLCompute %main "main" %Out %current
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %Out DescriptorSet 0
               OpDecorate %Out Binding 0
        %int = OpTypeInt 32 1
          %2 = OpTypeImage %int Buffer 2 0 0 2 Unknown
%_ptr_UniformConstant_2 = OpTypePointer UniformConstant %2
        %Out = OpVariable %_ptr_UniformConstant_2 UniformConstant
       %uint = OpTypeInt 32 0
       %bool = OpTypeBool
     %Packed = OpTypeStruct %uint %int %bool
     %uint_1 = OpConstant %uint 1
     %int_n3 = OpConstant %int -3
       %true = OpConstantTrue %bool
         %12 = OpConstantComposite %Packed %uint_1 %int_n3 %true
%_ptr_Private_Packed = OpTypePointer Private %Packed
    %current = OpVariable %_ptr_Private_Packed Private %12
       %void = OpTypeVoid
         %18 = OpTypeFunction %void
      %int_0 = OpConstant %int 0
%_ptr_Private_uint = OpTypePointer Private %uint
      %int_1 = OpConstant %int 1
%_ptr_Private_int = OpTypePointer Private %int
      %int_2 = OpConstant %int 2
%_ptr_Private_bool = OpTypePointer Private %bool
     %uint_0 = OpConstant %uint 0
      %v4int = OpTypeVector %int 4
     %main_1 = OpFunction %void None %18
         %19 = OpLabel
         %22 = OpAccessChain %_ptr_Private_uint %current %int_0
         %23 = OpLoad %uint %22
         %26 = OpAccessChain %_ptr_Private_int %current %int_1
         %27 = OpLoad %int %26
         %28 = OpBitcast %uint %27
         %29 = OpIAdd %uint %23 %28
         %32 = OpAccessChain %_ptr_Private_bool %current %int_2
         %33 = OpLoad %bool %32
         %35 = OpSelect %uint %33 %uint_1 %uint_0
         %36 = OpIAdd %uint %29 %35
         %37 = OpBitcast %int %36
         %39 = OpCompositeConstruct %v4int %37 %int_0 %int_0 %int_0
         %40 = OpLoad %2 %Out
               OpImageWrite %40 %uint_0 %39
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %18
         %41 = OpLabel
         %42 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
