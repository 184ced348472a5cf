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
               OpMemberDecorate %_struct_63 0 Offset 0
               OpDecorate %_struct_63 Block
               OpMemberDecorate %_struct_83 0 Offset 0
               OpDecorate %_struct_83 Block
               OpMemberDecorate %_struct_96 0 Offset 0
               OpMemberDecorate %_struct_96 0 RowMajor
               OpMemberDecorate %_struct_96 0 MatrixStride 16
               OpDecorate %_struct_96 Block
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
 %_struct_63 = OpTypeStruct %v4float
%_ptr_PhysicalStorageBuffer__struct_63 = OpTypePointer PhysicalStorageBuffer %_struct_63
%_ptr_PhysicalStorageBuffer_v4float = OpTypePointer PhysicalStorageBuffer %v4float
    %float_1 = OpConstant %float 1
    %float_2 = OpConstant %float 2
    %float_3 = OpConstant %float 3
    %float_4 = OpConstant %float 4
         %76 = OpConstantComposite %v4float %float_1 %float_2 %float_3 %float_4
 %_struct_83 = OpTypeStruct %uint
%_ptr_PhysicalStorageBuffer__struct_83 = OpTypePointer PhysicalStorageBuffer %_struct_83
%_ptr_PhysicalStorageBuffer_uint = OpTypePointer PhysicalStorageBuffer %uint
    %v2float = OpTypeVector %float 2
%mat3v2float = OpTypeMatrix %v2float 3
 %_struct_96 = OpTypeStruct %mat3v2float
%_ptr_PhysicalStorageBuffer__struct_96 = OpTypePointer PhysicalStorageBuffer %_struct_96
%_ptr_PhysicalStorageBuffer_mat3v2float = OpTypePointer PhysicalStorageBuffer %mat3v2float
     %uint_1 = OpConstant %uint 1
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
   %ulong_64 = OpConstant %ulong 64
     %uint_8 = OpConstant %uint 8
  %ulong_256 = OpConstant %ulong 256
     %uint_3 = OpConstant %uint 3
        %135 = OpTypeFunction %void
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
         %57 = OpAccessChain %_ptr_PushConstant_ulong %pc %int_0
         %58 = OpLoad %ulong %57
         %59 = OpCompositeExtract %uint %tid 0
         %60 = OpIMul %uint %uint_16 %59
         %61 = OpUConvert %ulong %60
         %62 = OpIAdd %ulong %58 %61
         %65 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer__struct_63 %62
         %67 = OpAccessChain %_ptr_PhysicalStorageBuffer_v4float %65 %int_0
         %68 = OpLoad %v4float %67 Aligned 4
         %69 = OpCompositeExtract %v3float %s 0
         %70 = OpVectorShuffle %v4float %69 %69 0 1 2 2
         %71 = OpFAdd %v4float %68 %70
         %77 = OpCompositeExtract %mat4v3float %s 2
         %78 = OpMatrixTimesVector %v3float %77 %76
         %79 = OpVectorShuffle %v4float %78 %78 0 1 2 2
         %80 = OpFAdd %v4float %71 %79
         %81 = OpAccessChain %_ptr_PushConstant_ulong %pc %int_0
         %82 = OpLoad %ulong %81
         %85 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer__struct_83 %82
         %87 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %85 %int_0
         %88 = OpLoad %uint %87 Aligned 4
         %89 = OpConvertUToF %float %88
         %90 = OpCompositeConstruct %v4float %89 %89 %89 %89
         %91 = OpFAdd %v4float %80 %90
         %92 = OpAccessChain %_ptr_PushConstant_ulong %pc %int_0
         %93 = OpLoad %ulong %92
         %98 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer__struct_96 %93
        %100 = OpAccessChain %_ptr_PhysicalStorageBuffer_mat3v2float %98 %int_0
        %101 = OpLoad %mat3v2float %100 Aligned 4
        %103 = OpCompositeExtract %v2float %101 1
        %104 = OpVectorShuffle %v4float %103 %103 0 1 0 1
        %105 = OpFAdd %v4float %91 %104
        %107 = OpAccessChain %_ptr_StorageBuffer_v4float %o %int_0 %uint_0
               OpStore %107 %105
        %108 = OpAccessChain %_ptr_PushConstant_ulong %pc %int_0
        %109 = OpLoad %ulong %108
        %111 = OpIAdd %ulong %109 %ulong_64
        %113 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer__struct_34 %111
        %114 = OpAccessChain %_ptr_PhysicalStorageBuffer_S %113 %int_0
        %115 = OpCompositeExtract %v3float %s 0
        %116 = OpCompositeExtract %bool %s 1
        %117 = OpSelect %uint %116 %uint_1 %uint_0
        %118 = OpCompositeExtract %mat4v3float %s 2
        %119 = OpCompositeExtract %_arr_v2int_uint_2_0 %s 3
        %120 = OpCompositeExtract %int %119 0 0
        %121 = OpCompositeExtract %int %119 1 0
        %122 = OpCompositeConstruct %v2int %120 %121
        %123 = OpCompositeExtract %int %119 0 1
        %124 = OpCompositeExtract %int %119 1 1
        %125 = OpCompositeConstruct %v2int %123 %124
        %126 = OpCompositeConstruct %_arr_v2int_uint_2 %122 %125
        %127 = OpCompositeConstruct %S %115 %117 %118 %126
               OpStore %114 %127 Aligned 8
        %128 = OpAccessChain %_ptr_PushConstant_ulong %pc %int_0
        %129 = OpLoad %ulong %128
        %131 = OpIAdd %ulong %129 %ulong_256
        %133 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer__struct_83 %131
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
