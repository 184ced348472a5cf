// args: -T cs_6_6 -spirv -fspv-target-env=vulkan1.1 -fspv-use-vulkan-memory-model
globallycoherent RWStructuredBuffer<float2> buffer;
globallycoherent RWByteAddressBuffer bytes;
globallycoherent RWTexture2D<float4> image;
RWStructuredBuffer<uint> own;
groupshared float held[8];
[numthreads(8, 1, 1)] void main(uint i : SV_GroupIndex) {
  held[i] = buffer[i].x;
  GroupMemoryBarrierWithGroupSync();
  DeviceMemoryBarrier();
  buffer[i].y = held[7 - i] + image[uint2(i, 0)].x;
  image[uint2(i, 1)] = asfloat(bytes.Load(4 * i));
  bytes.Store(4 * i, 3);
  InterlockedAdd(own[0], 1);
}
; ==>
OpCapability VulkanMemoryModel
               OpCapability StorageImageReadWithoutFormat
               OpCapability StorageImageWriteWithoutFormat
               OpExtension "SPV_KHR_vulkan_memory_model"
               OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0
               OpExecutionMode %main LocalSize 8 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %_runtimearr_v2float ArrayStride 8
               OpMemberDecorate %type_RWStructuredBuffer_float2 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float2 Block
               OpDecorate %buffer DescriptorSet 0
               OpDecorate %buffer Binding 0
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_RWByteAddressBuffer 0 Offset 0
               OpDecorate %type_RWByteAddressBuffer Block
               OpDecorate %bytes DescriptorSet 0
               OpDecorate %bytes Binding 1
               OpDecorate %image DescriptorSet 0
               OpDecorate %image Binding 2
               OpDecorate %_runtimearr_uint_0 ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_uint 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_uint Block
               OpDecorate %own DescriptorSet 0
               OpDecorate %own Binding 3
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
      %float = OpTypeFloat 32
    %v2float = OpTypeVector %float 2
%_runtimearr_v2float = OpTypeRuntimeArray %v2float
%type_RWStructuredBuffer_float2 = OpTypeStruct %_runtimearr_v2float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float2 = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float2
     %buffer = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float2 StorageBuffer
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_RWByteAddressBuffer = OpTypeStruct %_runtimearr_uint
%_ptr_StorageBuffer_type_RWByteAddressBuffer = OpTypePointer StorageBuffer %type_RWByteAddressBuffer
      %bytes = OpVariable %_ptr_StorageBuffer_type_RWByteAddressBuffer StorageBuffer
         %14 = OpTypeImage %float 2D 2 0 0 2 Unknown
%_ptr_UniformConstant_14 = OpTypePointer UniformConstant %14
      %image = OpVariable %_ptr_UniformConstant_14 UniformConstant
%_runtimearr_uint_0 = OpTypeRuntimeArray %uint
%type_RWStructuredBuffer_uint = OpTypeStruct %_runtimearr_uint_0
%_ptr_StorageBuffer_type_RWStructuredBuffer_uint = OpTypePointer StorageBuffer %type_RWStructuredBuffer_uint
        %own = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_uint StorageBuffer
     %uint_8 = OpConstant %uint 8
%_arr_float_uint_8 = OpTypeArray %float %uint_8
%_ptr_Workgroup__arr_float_uint_8 = OpTypePointer Workgroup %_arr_float_uint_8
       %held = OpVariable %_ptr_Workgroup__arr_float_uint_8 Workgroup
       %void = OpTypeVoid
         %28 = OpTypeFunction %void %uint
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
     %uint_5 = OpConstant %uint 5
%_ptr_StorageBuffer_float = OpTypePointer StorageBuffer %float
%_ptr_Workgroup_float = OpTypePointer Workgroup %float
     %uint_2 = OpConstant %uint 2
   %uint_264 = OpConstant %uint 264
  %uint_2120 = OpConstant %uint 2120
     %uint_7 = OpConstant %uint 7
     %uint_0 = OpConstant %uint 0
     %v2uint = OpTypeVector %uint 2
    %v4float = OpTypeVector %float 4
      %int_1 = OpConstant %int 1
     %uint_4 = OpConstant %uint 4
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
     %uint_1 = OpConstant %uint 1
     %uint_3 = OpConstant %uint 3
         %72 = OpTypeFunction %void
     %main_1 = OpFunction %void None %28
          %i = OpFunctionParameter %uint
         %29 = OpLabel
         %35 = OpAccessChain %_ptr_StorageBuffer_float %buffer %int_0 %i %int_0
         %36 = OpLoad %float %35 MakePointerVisible|NonPrivatePointer %uint_5
         %38 = OpAccessChain %_ptr_Workgroup_float %held %i
               OpStore %38 %36 MakePointerAvailable|NonPrivatePointer %uint_2
               OpControlBarrier %uint_2 %uint_2 %uint_264
               OpMemoryBarrier %uint_5 %uint_2120
         %43 = OpISub %uint %uint_7 %i
         %44 = OpAccessChain %_ptr_Workgroup_float %held %43
         %45 = OpLoad %float %44 MakePointerVisible|NonPrivatePointer %uint_2
         %48 = OpCompositeConstruct %v2uint %i %uint_0
         %49 = OpLoad %14 %image
         %51 = OpImageRead %v4float %49 %48 MakeTexelVisible|NonPrivateTexel %uint_5
         %52 = OpCompositeExtract %float %51 0
         %53 = OpFAdd %float %45 %52
         %55 = OpAccessChain %_ptr_StorageBuffer_float %buffer %int_0 %i %int_1
               OpStore %55 %53 MakePointerAvailable|NonPrivatePointer %uint_5
         %57 = OpIMul %uint %uint_4 %i
         %58 = OpShiftRightLogical %uint %57 %uint_2
         %60 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %58
         %61 = OpLoad %uint %60 MakePointerVisible|NonPrivatePointer %uint_5
         %62 = OpBitcast %float %61
         %63 = OpCompositeConstruct %v4float %62 %62 %62 %62
         %65 = OpCompositeConstruct %v2uint %i %uint_1
               OpImageWrite %49 %65 %63 MakeTexelAvailable|NonPrivateTexel %uint_5
         %66 = OpIMul %uint %uint_4 %i
         %68 = OpShiftRightLogical %uint %66 %uint_2
         %69 = OpAccessChain %_ptr_StorageBuffer_uint %bytes %int_0 %68
               OpStore %69 %uint_3 MakePointerAvailable|NonPrivatePointer %uint_5
         %70 = OpAccessChain %_ptr_StorageBuffer_uint %own %int_0 %uint_0
         %71 = OpAtomicIAdd %uint %70 %uint_5 %uint_0 %uint_1
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %72
         %73 = OpLabel
         %74 = OpLoad %uint %in_SV_GROUPINDEX0
         %75 = OpFunctionCall %void %main_1 %74
               OpReturn
               OpFunctionEnd
