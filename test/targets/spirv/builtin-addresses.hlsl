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
               OpMemberDecorate %_struct_70 0 Offset 0
               OpDecorate %_struct_70 Block
               OpMemberDecorate %_struct_88 0 Offset 0
               OpDecorate %_struct_88 Block
               OpMemberDecorate %_struct_98 0 Offset 0
               OpMemberDecorate %_struct_98 0 RowMajor
               OpMemberDecorate %_struct_98 0 MatrixStride 16
               OpDecorate %_struct_98 Block
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
    %v3float = OpTypeVector %float 3
%mat4v3float = OpTypeMatrix %v3float 4
      %v2int = OpTypeVector %int 2
     %uint_2 = OpConstant %uint 2
%_arr_v2int_uint_2 = OpTypeArray %v2int %uint_2
          %S = OpTypeStruct %v3float %uint %mat4v3float %_arr_v2int_uint_2
%_ptr_PhysicalStorageBuffer_S = OpTypePointer PhysicalStorageBuffer %S
      %int_3 = OpConstant %int 3
%_ptr_PhysicalStorageBuffer__arr_v2int_uint_2 = OpTypePointer PhysicalStorageBuffer %_arr_v2int_uint_2
%_arr_v2int_uint_2_0 = OpTypeArray %v2int %uint_2
%_ptr_PhysicalStorageBuffer_v3float = OpTypePointer PhysicalStorageBuffer %v3float
      %int_1 = OpConstant %int 1
%_ptr_PhysicalStorageBuffer_uint = OpTypePointer PhysicalStorageBuffer %uint
     %uint_0 = OpConstant %uint 0
       %bool = OpTypeBool
      %int_2 = OpConstant %int 2
%_ptr_PhysicalStorageBuffer_mat4v3float = OpTypePointer PhysicalStorageBuffer %mat4v3float
        %S_0 = OpTypeStruct %v3float %bool %mat4v3float %_arr_v2int_uint_2_0
    %uint_16 = OpConstant %uint 16
 %_struct_70 = OpTypeStruct %v4float
%_ptr_PhysicalStorageBuffer__struct_70 = OpTypePointer PhysicalStorageBuffer %_struct_70
%_ptr_PhysicalStorageBuffer_v4float = OpTypePointer PhysicalStorageBuffer %v4float
    %float_1 = OpConstant %float 1
    %float_2 = OpConstant %float 2
    %float_3 = OpConstant %float 3
    %float_4 = OpConstant %float 4
         %83 = OpConstantComposite %v4float %float_1 %float_2 %float_3 %float_4
 %_struct_88 = OpTypeStruct %uint
%_ptr_PhysicalStorageBuffer__struct_88 = OpTypePointer PhysicalStorageBuffer %_struct_88
    %v2float = OpTypeVector %float 2
%mat3v2float = OpTypeMatrix %v2float 3
 %_struct_98 = OpTypeStruct %mat3v2float
%_ptr_PhysicalStorageBuffer__struct_98 = OpTypePointer PhysicalStorageBuffer %_struct_98
%_ptr_PhysicalStorageBuffer_mat3v2float = OpTypePointer PhysicalStorageBuffer %mat3v2float
     %uint_1 = OpConstant %uint 1
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
   %ulong_64 = OpConstant %ulong 64
  %ulong_256 = OpConstant %ulong 256
     %uint_3 = OpConstant %uint 3
        %135 = OpTypeFunction %void
     %main_1 = OpFunction %void None %19
        %tid = OpFunctionParameter %v2uint
         %20 = OpLabel
         %25 = OpAccessChain %_ptr_PushConstant_ulong %pc %int_0
         %26 = OpLoad %ulong %25
         %27 = OpBitcast %v2uint %26
         %35 = OpBitcast %_ptr_PhysicalStorageBuffer_S %27
         %38 = OpAccessChain %_ptr_PhysicalStorageBuffer__arr_v2int_uint_2 %35 %int_3
         %39 = OpLoad %_arr_v2int_uint_2 %38 Aligned 16
         %41 = OpCopyLogical %_arr_v2int_uint_2_0 %39
         %43 = OpAccessChain %_ptr_PhysicalStorageBuffer_v3float %35 %int_0
         %44 = OpLoad %v3float %43 Aligned 16
         %47 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %35 %int_1
         %48 = OpLoad %uint %47 Aligned 4
         %51 = OpINotEqual %bool %48 %uint_0
         %54 = OpAccessChain %_ptr_PhysicalStorageBuffer_mat4v3float %35 %int_2
         %55 = OpLoad %mat4v3float %54 Aligned 16
         %56 = OpCompositeExtract %int %41 0 0
         %57 = OpCompositeExtract %int %41 1 0
         %58 = OpCompositeConstruct %v2int %56 %57
         %59 = OpCompositeExtract %int %41 0 1
         %60 = OpCompositeExtract %int %41 1 1
         %61 = OpCompositeConstruct %v2int %59 %60
         %62 = OpCompositeConstruct %_arr_v2int_uint_2_0 %58 %61
          %s = OpCompositeConstruct %S_0 %44 %51 %55 %62
         %66 = OpCompositeExtract %uint %tid 0
         %67 = OpIMul %uint %uint_16 %66
         %68 = OpUConvert %ulong %67
         %69 = OpIAdd %ulong %26 %68
         %72 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer__struct_70 %69
         %74 = OpAccessChain %_ptr_PhysicalStorageBuffer_v4float %72 %int_0
         %75 = OpLoad %v4float %74 Aligned 4
         %76 = OpCompositeExtract %v3float %s 0
         %77 = OpVectorShuffle %v4float %76 %76 0 1 2 2
         %78 = OpFAdd %v4float %75 %77
         %84 = OpCompositeExtract %mat4v3float %s 2
         %85 = OpMatrixTimesVector %v3float %84 %83
         %86 = OpVectorShuffle %v4float %85 %85 0 1 2 2
         %87 = OpFAdd %v4float %78 %86
         %90 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer__struct_88 %26
         %91 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %90 %int_0
         %92 = OpLoad %uint %91 Aligned 4
         %93 = OpConvertUToF %float %92
         %94 = OpCompositeConstruct %v4float %93 %93 %93 %93
         %95 = OpFAdd %v4float %87 %94
        %100 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer__struct_98 %26
        %102 = OpAccessChain %_ptr_PhysicalStorageBuffer_mat3v2float %100 %int_0
        %103 = OpLoad %mat3v2float %102 Aligned 4
        %105 = OpCompositeExtract %v2float %103 1
        %106 = OpVectorShuffle %v4float %105 %105 0 1 0 1
        %107 = OpFAdd %v4float %95 %106
        %109 = OpAccessChain %_ptr_StorageBuffer_v4float %o %int_0 %uint_0
               OpStore %109 %107
        %111 = OpIAdd %ulong %26 %ulong_64
        %112 = OpBitcast %v2uint %111
        %113 = OpCompositeExtract %v3float %s 0
        %114 = OpBitcast %_ptr_PhysicalStorageBuffer_S %112
        %115 = OpAccessChain %_ptr_PhysicalStorageBuffer_v3float %114 %int_0
               OpStore %115 %113 Aligned 8
        %116 = OpCompositeExtract %bool %s 1
        %117 = OpSelect %uint %116 %uint_1 %uint_0
        %118 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %114 %int_1
               OpStore %118 %117 Aligned 4
        %119 = OpCompositeExtract %mat4v3float %s 2
        %120 = OpAccessChain %_ptr_PhysicalStorageBuffer_mat4v3float %114 %int_2
               OpStore %120 %119 Aligned 8
        %121 = OpCompositeExtract %int %s 3 0 0
        %122 = OpCompositeExtract %int %s 3 1 0
        %123 = OpCompositeConstruct %v2int %121 %122
        %124 = OpCompositeExtract %int %s 3 0 1
        %125 = OpCompositeExtract %int %s 3 1 1
        %126 = OpCompositeConstruct %v2int %124 %125
        %127 = OpCompositeConstruct %_arr_v2int_uint_2_0 %123 %126
        %128 = OpCopyLogical %_arr_v2int_uint_2 %127
        %129 = OpAccessChain %_ptr_PhysicalStorageBuffer__arr_v2int_uint_2 %114 %int_3
               OpStore %129 %128 Aligned 8
        %131 = OpIAdd %ulong %26 %ulong_256
        %133 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer__struct_88 %131
        %134 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %133 %int_0
               OpStore %134 %uint_3 Aligned 4
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %135
        %136 = OpLabel
        %137 = OpLoad %v3uint %in_SV_DISPATCHTHREADID0
        %138 = OpVectorShuffle %v2uint %137 %137 0 1
        %139 = OpFunctionCall %void %main_1 %138
               OpReturn
               OpFunctionEnd
