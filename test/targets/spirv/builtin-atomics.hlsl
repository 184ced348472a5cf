// args: -T cs_6_6
groupshared int counter;
groupshared uint2 pair;
RWTexture2D<uint> image;
RWBuffer<int> texels;
RWStructuredBuffer<uint64_t> wide;
RWByteAddressBuffer raw;

[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
  int old;
  uint value;
  InterlockedAdd(counter, 2, old);
  InterlockedMax(pair.y, id.x);
  GroupMemoryBarrierWithGroupSync();
  InterlockedMin(image[id.xy], 3, value);
  InterlockedMin(texels[id.x], old);
  InterlockedXor(wide[0], id.x);
  InterlockedCompareStore(counter, 1, 2);
  raw.InterlockedCompareExchange(4, value, 7, value);
  DeviceMemoryBarrier();
  raw.InterlockedMax(8, (int)value);
  AllMemoryBarrierWithGroupSync();
}
; ==>
OpCapability ImageBuffer
               OpCapability Int64
               OpCapability Int64Atomics
               OpEntryPoint GLCompute %main "main" %in_SV_DISPATCHTHREADID0 %image %texels %wide %raw %counter %pair
               OpExecutionMode %main LocalSize 64 1 1
               OpDecorate %in_SV_DISPATCHTHREADID0 BuiltIn GlobalInvocationId
               OpDecorate %image DescriptorSet 0
               OpDecorate %image Binding 0
               OpDecorate %texels DescriptorSet 0
               OpDecorate %texels Binding 1
               OpDecorate %_runtimearr_ulong ArrayStride 8
               OpMemberDecorate %type_RWStructuredBuffer_uint64_t 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_uint64_t Block
               OpDecorate %wide DescriptorSet 0
               OpDecorate %wide Binding 2
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_RWByteAddressBuffer 0 Offset 0
               OpDecorate %type_RWByteAddressBuffer Block
               OpDecorate %raw DescriptorSet 0
               OpDecorate %raw Binding 3
       %uint = OpTypeInt 32 0
     %v3uint = OpTypeVector %uint 3
%_ptr_Input_v3uint = OpTypePointer Input %v3uint
%in_SV_DISPATCHTHREADID0 = OpVariable %_ptr_Input_v3uint Input
          %5 = OpTypeImage %uint 2D 2 0 0 2 R32ui
%_ptr_UniformConstant_5 = OpTypePointer UniformConstant %5
      %image = OpVariable %_ptr_UniformConstant_5 UniformConstant
        %int = OpTypeInt 32 1
          %9 = OpTypeImage %int Buffer 2 0 0 2 R32i
%_ptr_UniformConstant_9 = OpTypePointer UniformConstant %9
     %texels = OpVariable %_ptr_UniformConstant_9 UniformConstant
      %ulong = OpTypeInt 64 0
%_runtimearr_ulong = OpTypeRuntimeArray %ulong
%type_RWStructuredBuffer_uint64_t = OpTypeStruct %_runtimearr_ulong
%_ptr_StorageBuffer_type_RWStructuredBuffer_uint64_t = OpTypePointer StorageBuffer %type_RWStructuredBuffer_uint64_t
       %wide = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_uint64_t StorageBuffer
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_RWByteAddressBuffer = OpTypeStruct %_runtimearr_uint
%_ptr_StorageBuffer_type_RWByteAddressBuffer = OpTypePointer StorageBuffer %type_RWByteAddressBuffer
        %raw = OpVariable %_ptr_StorageBuffer_type_RWByteAddressBuffer StorageBuffer
%_ptr_Workgroup_int = OpTypePointer Workgroup %int
    %counter = OpVariable %_ptr_Workgroup_int Workgroup
     %v2uint = OpTypeVector %uint 2
%_ptr_Workgroup_v2uint = OpTypePointer Workgroup %v2uint
       %pair = OpVariable %_ptr_Workgroup_v2uint Workgroup
       %void = OpTypeVoid
         %29 = OpTypeFunction %void %v3uint
%_ptr_Function_int = OpTypePointer Function %int
%_ptr_Function_uint = OpTypePointer Function %uint
      %int_2 = OpConstant %int 2
     %uint_2 = OpConstant %uint 2
     %uint_0 = OpConstant %uint 0
      %int_1 = OpConstant %int 1
%_ptr_Workgroup_uint = OpTypePointer Workgroup %uint
   %uint_264 = OpConstant %uint 264
     %uint_3 = OpConstant %uint 3
%_ptr_Image_uint = OpTypePointer Image %uint
     %uint_1 = OpConstant %uint 1
%_ptr_Image_int = OpTypePointer Image %int
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_ulong = OpTypePointer StorageBuffer %ulong
     %uint_4 = OpConstant %uint 4
     %uint_7 = OpConstant %uint 7
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
  %uint_2120 = OpConstant %uint 2120
     %uint_8 = OpConstant %uint 8
  %uint_2376 = OpConstant %uint 2376
         %78 = OpTypeFunction %void
     %main_1 = OpFunction %void None %29
         %id = OpFunctionParameter %v3uint
         %30 = OpLabel
        %old = OpVariable %_ptr_Function_int Function
      %value = OpVariable %_ptr_Function_uint Function
         %39 = OpAtomicIAdd %int %counter %uint_2 %uint_0 %int_2
               OpStore %old %39
         %41 = OpCompositeExtract %uint %id 0
         %43 = OpAccessChain %_ptr_Workgroup_uint %pair %int_1
         %44 = OpAtomicUMax %uint %43 %uint_2 %uint_0 %41
               OpControlBarrier %uint_2 %uint_2 %uint_264
         %46 = OpVectorShuffle %v2uint %id %id 0 1
         %49 = OpImageTexelPointer %_ptr_Image_uint %image %46 %uint_0
         %51 = OpAtomicUMin %uint %49 %uint_1 %uint_0 %uint_3
               OpStore %value %51
         %52 = OpCompositeExtract %uint %id 0
         %53 = OpLoad %int %old
         %55 = OpImageTexelPointer %_ptr_Image_int %texels %52 %uint_0
         %56 = OpAtomicSMin %int %55 %uint_1 %uint_0 %53
         %58 = OpCompositeExtract %uint %id 0
         %59 = OpUConvert %ulong %58
         %61 = OpAccessChain %_ptr_StorageBuffer_ulong %wide %int_0 %uint_0
         %62 = OpAtomicXor %ulong %61 %uint_1 %uint_0 %59
         %63 = OpAtomicCompareExchange %int %counter %uint_2 %uint_0 %uint_0 %int_2 %int_1
         %65 = OpLoad %uint %value
         %68 = OpAccessChain %_ptr_StorageBuffer_uint %raw %int_0 %uint_1
         %69 = OpAtomicCompareExchange %uint %68 %uint_1 %uint_0 %uint_0 %uint_7 %65
               OpStore %value %69
               OpMemoryBarrier %uint_1 %uint_2120
         %72 = OpLoad %uint %value
         %73 = OpBitcast %int %72
         %74 = OpAccessChain %_ptr_StorageBuffer_uint %raw %int_0 %uint_2
         %75 = OpBitcast %uint %73
         %76 = OpAtomicSMax %uint %74 %uint_1 %uint_0 %75
               OpControlBarrier %uint_2 %uint_1 %uint_2376
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %78
         %79 = OpLabel
         %80 = OpLoad %v3uint %in_SV_DISPATCHTHREADID0
         %81 = OpFunctionCall %void %main_1 %80
               OpReturn
               OpFunctionEnd
