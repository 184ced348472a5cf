// args: -T cs_6_6 -spirv -fspv-target-env=vulkan1.3
using byte [[vk::ext_capability(39)]] = vk::SpirvType<21, 8, 8, vk::Literal<vk::integral_constant<uint, 8> >, vk::Literal<vk::integral_constant<bool, false> > >;
typedef vk::SpirvOpaqueType<32, vk::Literal<vk::integral_constant<uint, 5349> >, float> Pointer;
[[vk::ext_instruction(113)]] byte narrow(uint value);
[[vk::ext_instruction(113)]] uint widen(byte value);
[[vk::ext_instruction(124)]] Pointer pointerAt(uint2 address);
[[vk::ext_instruction(61)]] float loadAt(Pointer pointer, [[vk::ext_literal]] uint operands, [[vk::ext_literal]] uint alignment);
[[vk::ext_instruction(62)]] void store([[vk::ext_reference]] uint target, uint value);
static const uint count = 4;
[[vk::ext_instruction(342)]] uint bits(uint scope, [[vk::ext_literal]] uint operation, uint4 ballot);
RWStructuredBuffer<uint> o, never;
byte pass(byte b) { return b; }
[numthreads(8, 1, 1)] void main(uint i : SV_GroupIndex) {
  byte b = pass(narrow(i));
  byte both[2] = { b, b };
  uint x = 0;
  store(x, i + 1);
  if (x != 0) o[i] = widen(both[1]) + uint(loadAt(pointerAt(uint2(i, 2)), 2, count)) + bits(3, 0, uint4(i, 0, 0, 0));
}
; ==>
OpCapability Int8
               OpCapability PhysicalStorageBufferAddresses
               OpCapability GroupNonUniformBallot
               OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0 %o %count
               OpExecutionMode %main LocalSize 8 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_uint 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_uint Block
               OpDecorate %o DescriptorSet 0
               OpDecorate %o Binding 0
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_RWStructuredBuffer_uint = OpTypeStruct %_runtimearr_uint
%_ptr_StorageBuffer_type_RWStructuredBuffer_uint = OpTypePointer StorageBuffer %type_RWStructuredBuffer_uint
          %o = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_uint StorageBuffer
     %uint_4 = OpConstant %uint 4
%_ptr_Private_uint = OpTypePointer Private %uint
      %count = OpVariable %_ptr_Private_uint Private %uint_4
      %uchar = OpTypeInt 8 0
         %16 = OpTypeFunction %uchar %uchar
       %void = OpTypeVoid
         %20 = OpTypeFunction %void %uint
     %uint_2 = OpConstant %uint 2
%_arr_uchar_uint_2 = OpTypeArray %uchar %uint_2
%_ptr_Function_uint = OpTypePointer Function %uint
     %uint_0 = OpConstant %uint 0
     %uint_1 = OpConstant %uint 1
       %bool = OpTypeBool
        %int = OpTypeInt 32 1
      %int_1 = OpConstant %int 1
     %v2uint = OpTypeVector %uint 2
      %float = OpTypeFloat 32
%_ptr_PhysicalStorageBuffer_float = OpTypePointer PhysicalStorageBuffer %float
     %uint_3 = OpConstant %uint 3
     %v4uint = OpTypeVector %uint 4
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
         %58 = OpTypeFunction %void
       %pass = OpFunction %uchar None %16
          %b = OpFunctionParameter %uchar
         %17 = OpLabel
               OpReturnValue %b
               OpFunctionEnd
     %main_1 = OpFunction %void None %20
          %i = OpFunctionParameter %uint
         %21 = OpLabel
          %x = OpVariable %_ptr_Function_uint Function
         %23 = OpUConvert %uchar %i
        %b_0 = OpFunctionCall %uchar %pass %23
       %both = OpCompositeConstruct %_arr_uchar_uint_2 %b_0 %b_0
               OpStore %x %uint_0
         %32 = OpIAdd %uint %i %uint_1
               OpStore %x %32
         %33 = OpLoad %uint %x
         %35 = OpINotEqual %bool %33 %uint_0
               OpSelectionMerge %36 None
               OpBranchConditional %35 %37 %36
         %37 = OpLabel
         %40 = OpCompositeExtract %uchar %both 1
         %41 = OpUConvert %uint %40
         %43 = OpCompositeConstruct %v2uint %i %uint_2
         %46 = OpBitcast %_ptr_PhysicalStorageBuffer_float %43
         %47 = OpLoad %float %46 Aligned 4
         %48 = OpConvertFToU %uint %47
         %49 = OpIAdd %uint %41 %48
         %52 = OpCompositeConstruct %v4uint %i %uint_0 %uint_0 %uint_0
         %53 = OpGroupNonUniformBallotBitCount %uint %uint_3 Reduce %52
         %54 = OpIAdd %uint %49 %53
         %57 = OpAccessChain %_ptr_StorageBuffer_uint %o %int_0 %i
               OpStore %57 %54
               OpBranch %36
         %36 = OpLabel
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %58
         %59 = OpLabel
         %60 = OpLoad %uint %in_SV_GROUPINDEX0
         %61 = OpFunctionCall %void %main_1 %60
               OpReturn
               OpFunctionEnd
