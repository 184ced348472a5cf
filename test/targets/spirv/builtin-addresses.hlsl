// args: -T cs_6_0 -spirv
struct S { float3 a; bool b; float4x3 m; int2x2 n; };
[[vk::push_constant]] struct { uint64_t address; } pc;
RWStructuredBuffer<float4> o;
[numthreads(8,1,1)] void main(uint2 tid : SV_DispatchThreadID) {
  S s = vk::RawBufferLoad<S>(pc.address, 16);
  o[0] = vk::RawBufferLoad<float4>(pc.address + 16 * tid.x) + s.a.xyzz + mul(float4(1,2,3,4), s.m).xyzz + vk::RawBufferLoad(pc.address) + vk::RawBufferLoad<float3x2>(pc.address)[1].xyxy;
  vk::RawBufferStore<S>(pc.address + 64, s, 8);
  vk::RawBufferStore<uint>(pc.address + 256, 3);
}
; ==>
OpCapability Int64
               OpCapability PhysicalStorageBufferAddresses
               OpEntryPoint GLCompute %main "main" %in_SV_DISPATCHTHREADID0 %o %pc
               OpExecutionMode %main LocalSize 8 1 1
               OpDecorate %in_SV_DISPATCHTHREADID0 BuiltIn GlobalInvocationId
               OpDecorate %_runtimearr_v4float ArrayStride 16
               OpMemberDecorate %type_RWStructuredBuffer_float4 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float4 Block
               OpDecorate %o DescriptorSet 0
               OpDecorate %o Binding 0
               OpMemberDecorate %type_PushConstant_ 0 Offset 0
               OpDecorate %type_PushConstant_ Block
               OpDecorate %_arr_v2int_uint_2 ArrayStride 8
               OpMemberDecorate %S 0 Offset 0
               OpMemberDecorate %S 1 Offset 12
               OpMemberDecorate %S 2 Offset 16
               OpMemberDecorate %S 2 RowMajor
               OpMemberDecorate %S 2 MatrixStride 16
               OpMemberDecorate %S 3 Offset 64
               OpMemberDecorate %_struct_34 0 Offset 0
               OpDecorate %_struct_34 Block
               OpMemberDecorate %_struct_61 0 Offset 0
               OpDecorate %_struct_61 Block
               OpMemberDecorate %_struct_79 0 Offset 0
               OpDecorate %_struct_79 Block
               OpMemberDecorate %_struct_90 0 Offset 0
               OpMemberDecorate %_struct_90 0 RowMajor
               OpMemberDecorate %_struct_90 0 MatrixStride 16
               OpDecorate %_struct_90 Block
       %uint = OpTypeInt 32 0
     %v3uint = OpTypeVector %uint 3
%_ptr_Input_v3uint = OpTypePointer Input %v3uint
%in_SV_DISPATCHTHREADID0 = OpVariable %_ptr_Input_v3uint Input
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_runtimearr_v4float = OpTypeRuntimeArray %v4float
%type_RWStructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float4 = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float4
          %o = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float4 StorageBuffer
      %ulong = OpTypeInt 64 0
%type_PushConstant_ = OpTypeStruct %ulong
%_ptr_PushConstant_type_PushConstant_ = OpTypePointer PushConstant %type_PushConstant_
         %pc = OpVariable %_ptr_PushConstant_type_PushConstant_ PushConstant
       %void = OpTypeVoid
     %v2uint = OpTypeVector %uint 2
         %19 = OpTypeFunction %void %v2uint
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_PushConstant_ulong = OpTypePointer PushConstant %ulong
    %uint_16 = OpConstant %uint 16
    %v3float = OpTypeVector %float 3
%mat4v3float = OpTypeMatrix %v3float 4
      %v2int = OpTypeVector %int 2
     %uint_2 = OpConstant %uint 2
%_arr_v2int_uint_2 = OpTypeArray %v2int %uint_2
          %S = OpTypeStruct %v3float %uint %mat4v3float %_arr_v2int_uint_2
 %_struct_34 = OpTypeStruct %S
%_ptr_PhysicalStorageBuffer__struct_34 = OpTypePointer PhysicalStorageBuffer %_struct_34
%_ptr_PhysicalStorageBuffer_S = OpTypePointer PhysicalStorageBuffer %S
       %bool = OpTypeBool
%_arr_v2int_uint_2_0 = OpTypeArray %v2int %uint_2
        %S_0 = OpTypeStruct %v3float %bool %mat4v3float %_arr_v2int_uint_2_0
     %uint_0 = OpConstant %uint 0
 %_struct_61 = OpTypeStruct %v4float
%_ptr_PhysicalStorageBuffer__struct_61 = OpTypePointer PhysicalStorageBuffer %_struct_61
%_ptr_PhysicalStorageBuffer_v4float = OpTypePointer PhysicalStorageBuffer %v4float
    %float_1 = OpConstant %float 1
    %float_2 = OpConstant %float 2
    %float_3 = OpConstant %float 3
    %float_4 = OpConstant %float 4
         %74 = OpConstantComposite %v4float %float_1 %float_2 %float_3 %float_4
 %_struct_79 = OpTypeStruct %uint
%_ptr_PhysicalStorageBuffer__struct_79 = OpTypePointer PhysicalStorageBuffer %_struct_79
%_ptr_PhysicalStorageBuffer_uint = OpTypePointer PhysicalStorageBuffer %uint
    %v2float = OpTypeVector %float 2
%mat3v2float = OpTypeMatrix %v2float 3
 %_struct_90 = OpTypeStruct %mat3v2float
%_ptr_PhysicalStorageBuffer__struct_90 = OpTypePointer PhysicalStorageBuffer %_struct_90
%_ptr_PhysicalStorageBuffer_mat3v2float = OpTypePointer PhysicalStorageBuffer %mat3v2float
     %uint_1 = OpConstant %uint 1
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
   %ulong_64 = OpConstant %ulong 64
     %uint_8 = OpConstant %uint 8
  %ulong_256 = OpConstant %ulong 256
     %uint_3 = OpConstant %uint 3
        %125 = OpTypeFunction %void
     %main_1 = OpFunction %void None %19
        %tid = OpFunctionParameter %v2uint
         %20 = OpLabel
         %25 = OpAccessChain %_ptr_PushConstant_ulong %pc %int_0
         %26 = OpLoad %ulong %25
         %36 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer__struct_34 %26
         %38 = OpAccessChain %_ptr_PhysicalStorageBuffer_S %36 %int_0
         %39 = OpLoad %S %38 Aligned 16
         %43 = OpCompositeExtract %v3float %39 0
         %44 = OpCompositeExtract %uint %39 1
         %46 = OpINotEqual %bool %44 %uint_0
         %47 = OpCompositeExtract %mat4v3float %39 2
         %48 = OpCompositeExtract %_arr_v2int_uint_2 %39 3
         %49 = OpCompositeExtract %int %48 0 0
         %50 = OpCompositeExtract %int %48 1 0
         %51 = OpCompositeConstruct %v2int %49 %50
         %52 = OpCompositeExtract %int %48 0 1
         %53 = OpCompositeExtract %int %48 1 1
         %54 = OpCompositeConstruct %v2int %52 %53
         %55 = OpCompositeConstruct %_arr_v2int_uint_2_0 %51 %54
          %s = OpCompositeConstruct %S_0 %43 %46 %47 %55
         %57 = OpCompositeExtract %uint %tid 0
         %58 = OpIMul %uint %uint_16 %57
         %59 = OpUConvert %ulong %58
         %60 = OpIAdd %ulong %26 %59
         %63 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer__struct_61 %60
         %65 = OpAccessChain %_ptr_PhysicalStorageBuffer_v4float %63 %int_0
         %66 = OpLoad %v4float %65 Aligned 4
         %67 = OpCompositeExtract %v3float %s 0
         %68 = OpVectorShuffle %v4float %67 %67 0 1 2 2
         %69 = OpFAdd %v4float %66 %68
         %75 = OpCompositeExtract %mat4v3float %s 2
         %76 = OpMatrixTimesVector %v3float %75 %74
         %77 = OpVectorShuffle %v4float %76 %76 0 1 2 2
         %78 = OpFAdd %v4float %69 %77
         %81 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer__struct_79 %26
         %83 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %81 %int_0
         %84 = OpLoad %uint %83 Aligned 4
         %85 = OpConvertUToF %float %84
         %86 = OpCompositeConstruct %v4float %85 %85 %85 %85
         %87 = OpFAdd %v4float %78 %86
         %92 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer__struct_90 %26
         %94 = OpAccessChain %_ptr_PhysicalStorageBuffer_mat3v2float %92 %int_0
         %95 = OpLoad %mat3v2float %94 Aligned 4
         %97 = OpCompositeExtract %v2float %95 1
         %98 = OpVectorShuffle %v4float %97 %97 0 1 0 1
         %99 = OpFAdd %v4float %87 %98
        %101 = OpAccessChain %_ptr_StorageBuffer_v4float %o %int_0 %uint_0
               OpStore %101 %99
        %103 = OpIAdd %ulong %26 %ulong_64
        %105 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer__struct_34 %103
        %106 = OpAccessChain %_ptr_PhysicalStorageBuffer_S %105 %int_0
        %107 = OpCompositeExtract %v3float %s 0
        %108 = OpCompositeExtract %bool %s 1
        %109 = OpSelect %uint %108 %uint_1 %uint_0
        %110 = OpCompositeExtract %mat4v3float %s 2
        %111 = OpCompositeExtract %_arr_v2int_uint_2_0 %s 3
        %112 = OpCompositeExtract %int %111 0 0
        %113 = OpCompositeExtract %int %111 1 0
        %114 = OpCompositeConstruct %v2int %112 %113
        %115 = OpCompositeExtract %int %111 0 1
        %116 = OpCompositeExtract %int %111 1 1
        %117 = OpCompositeConstruct %v2int %115 %116
        %118 = OpCompositeConstruct %_arr_v2int_uint_2 %114 %117
        %119 = OpCompositeConstruct %S %107 %109 %110 %118
               OpStore %106 %119 Aligned 8
        %121 = OpIAdd %ulong %26 %ulong_256
        %123 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer__struct_79 %121
        %124 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %123 %int_0
               OpStore %124 %uint_3 Aligned 4
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %125
        %126 = OpLabel
        %127 = OpLoad %v3uint %in_SV_DISPATCHTHREADID0
        %128 = OpVectorShuffle %v2uint %127 %127 0 1
        %129 = OpFunctionCall %void %main_1 %128
               OpReturn
               OpFunctionEnd
