// args: -T cs_6_6
struct N { float4 x; float3 y; row_major float2x3 m; bool b; uint64_t big; vk::BufferPointer<uint> next; uint arr[3]; half h;};
typedef vk::BufferPointer<N, 16> P;
struct PC { P root; vk::BufferPointer<float4x4> mats; vk::BufferPointer<float2[3]> arr; };
[[vk::push_constant]] PC pc;
RWStructuredBuffer<float4> o;
P pass(P p, inout P q) { P t = q; q = p; return t; }
cbuffer Loose { vk::BufferPointer<uint> loose; }
static P gs = P(uint64_t(64));
groupshared P shp[2];
[numthreads(8,1,1)] void main(uint i : SV_DispatchThreadID) {
  P q = pc.root;
  P r = pass(pc.root, q);
  gs = r; shp[i & 1] = gs;
  GroupMemoryBarrierWithGroupSync();
  P ps[2]; ps[0] = q; ps[1] = shp[1];
  P s = ps[i & 1];
  N whole = s.Get();
  s.Get() = whole;
  s.Get().y.xz = whole.x.xy;
  s.Get().m[1][i%3] = 2;
  s.Get().arr[i%3]++;
  float4x4 m = pc.mats.Get();
  uint64_t a = (uint64_t)s + 16;
  P moved = P(a);
  uint old;
  InterlockedAdd(moved.Get().next.Get(), 3u, old);
  loose.Get() = old;
  o[i] = mul(m, moved.Get().x) + moved.Get().b + pc.arr.Get()[i%3].xyxy + (i > 2 ? q : r).Get().x;
}
; ==>
OpCapability Int64
               OpCapability PhysicalStorageBufferAddresses
               OpEntryPoint GLCompute %main "main" %in_SV_DISPATCHTHREADID0 %Loose %o %pc %gs %shp
               OpExecutionMode %main LocalSize 8 1 1
               OpDecorate %in_SV_DISPATCHTHREADID0 BuiltIn GlobalInvocationId
               OpMemberDecorate %type_Loose 0 Offset 0
               OpDecorate %type_Loose Block
               OpDecorate %Loose DescriptorSet 0
               OpDecorate %Loose Binding 1
               OpDecorate %_runtimearr_v4float ArrayStride 16
               OpMemberDecorate %type_RWStructuredBuffer_float4 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float4 Block
               OpDecorate %o DescriptorSet 0
               OpDecorate %o Binding 0
               OpMemberDecorate %type_PushConstant_PC 0 Offset 0
               OpMemberDecorate %type_PushConstant_PC 1 Offset 8
               OpMemberDecorate %type_PushConstant_PC 2 Offset 16
               OpDecorate %type_PushConstant_PC Block
               OpDecorate %_arr_uint_uint_3 ArrayStride 4
               OpMemberDecorate %N 0 Offset 0
               OpMemberDecorate %N 1 Offset 16
               OpMemberDecorate %N 2 Offset 32
               OpMemberDecorate %N 2 ColMajor
               OpMemberDecorate %N 2 MatrixStride 16
               OpMemberDecorate %N 3 Offset 64
               OpMemberDecorate %N 4 Offset 72
               OpMemberDecorate %N 5 Offset 80
               OpMemberDecorate %N 6 Offset 88
               OpMemberDecorate %N 7 Offset 100
               OpMemberDecorate %_struct_130 0 Offset 0
               OpMemberDecorate %_struct_130 0 RowMajor
               OpMemberDecorate %_struct_130 0 MatrixStride 16
               OpDecorate %_arr_v2float_uint_3 ArrayStride 8
       %uint = OpTypeInt 32 0
     %v3uint = OpTypeVector %uint 3
%_ptr_Input_v3uint = OpTypePointer Input %v3uint
%in_SV_DISPATCHTHREADID0 = OpVariable %_ptr_Input_v3uint Input
     %v2uint = OpTypeVector %uint 2
 %type_Loose = OpTypeStruct %v2uint
%_ptr_Uniform_type_Loose = OpTypePointer Uniform %type_Loose
      %Loose = OpVariable %_ptr_Uniform_type_Loose Uniform
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_runtimearr_v4float = OpTypeRuntimeArray %v4float
%type_RWStructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float4 = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float4
          %o = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float4 StorageBuffer
%type_PushConstant_PC = OpTypeStruct %v2uint %v2uint %v2uint
%_ptr_PushConstant_type_PushConstant_PC = OpTypePointer PushConstant %type_PushConstant_PC
         %pc = OpVariable %_ptr_PushConstant_type_PushConstant_PC PushConstant
         %20 = OpConstantNull %v2uint
%_ptr_Private_v2uint = OpTypePointer Private %v2uint
         %gs = OpVariable %_ptr_Private_v2uint Private %20
     %uint_2 = OpConstant %uint 2
%_arr_v2uint_uint_2 = OpTypeArray %v2uint %uint_2
%_ptr_Workgroup__arr_v2uint_uint_2 = OpTypePointer Workgroup %_arr_v2uint_uint_2
        %shp = OpVariable %_ptr_Workgroup__arr_v2uint_uint_2 Workgroup
%_ptr_Function_v2uint = OpTypePointer Function %v2uint
         %31 = OpTypeFunction %v2uint %v2uint %_ptr_Function_v2uint
       %void = OpTypeVoid
         %37 = OpTypeFunction %void %uint
%_ptr_PushConstant_v2uint = OpTypePointer PushConstant %v2uint
     %uint_1 = OpConstant %uint 1
%_ptr_Workgroup_v2uint = OpTypePointer Workgroup %v2uint
   %uint_264 = OpConstant %uint 264
%_ptr_Function__arr_v2uint_uint_2 = OpTypePointer Function %_arr_v2uint_uint_2
      %int_1 = OpConstant %int 1
    %v3float = OpTypeVector %float 3
%mat2v3float = OpTypeMatrix %v3float 2
      %ulong = OpTypeInt 64 0
     %uint_3 = OpConstant %uint 3
%_arr_uint_uint_3 = OpTypeArray %uint %uint_3
          %N = OpTypeStruct %v4float %v3float %mat2v3float %uint %ulong %v2uint %_arr_uint_uint_3 %float
%_ptr_PhysicalStorageBuffer_N = OpTypePointer PhysicalStorageBuffer %N
       %bool = OpTypeBool
%_arr_uint_uint_3_0 = OpTypeArray %uint %uint_3
        %N_0 = OpTypeStruct %v4float %v3float %mat2v3float %bool %ulong %v2uint %_arr_uint_uint_3_0 %float
     %uint_0 = OpConstant %uint 0
    %v2float = OpTypeVector %float 2
%_ptr_PhysicalStorageBuffer_float = OpTypePointer PhysicalStorageBuffer %float
      %int_2 = OpConstant %int 2
    %float_2 = OpConstant %float 2
      %int_6 = OpConstant %int 6
%_ptr_PhysicalStorageBuffer_uint = OpTypePointer PhysicalStorageBuffer %uint
%mat4v4float = OpTypeMatrix %v4float 4
%_struct_130 = OpTypeStruct %mat4v4float
%_ptr_PhysicalStorageBuffer__struct_130 = OpTypePointer PhysicalStorageBuffer %_struct_130
%_ptr_PhysicalStorageBuffer_mat4v4float = OpTypePointer PhysicalStorageBuffer %mat4v4float
   %ulong_16 = OpConstant %ulong 16
%_ptr_Function_uint = OpTypePointer Function %uint
      %int_5 = OpConstant %int 5
%_ptr_PhysicalStorageBuffer_v2uint = OpTypePointer PhysicalStorageBuffer %v2uint
%_ptr_Uniform_v2uint = OpTypePointer Uniform %v2uint
%_ptr_PhysicalStorageBuffer_v4float = OpTypePointer PhysicalStorageBuffer %v4float
      %int_3 = OpConstant %int 3
    %float_1 = OpConstant %float 1
    %float_0 = OpConstant %float 0
%_arr_v2float_uint_3 = OpTypeArray %v2float %uint_3
%_ptr_PhysicalStorageBuffer__arr_v2float_uint_3 = OpTypePointer PhysicalStorageBuffer %_arr_v2float_uint_3
%_ptr_PhysicalStorageBuffer_v2float = OpTypePointer PhysicalStorageBuffer %v2float
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
        %194 = OpTypeFunction %void
   %ulong_64 = OpConstant %ulong 64
%_ptr_Input_uint = OpTypePointer Input %uint
       %pass = OpFunction %v2uint None %31
          %p = OpFunctionParameter %v2uint
          %q = OpFunctionParameter %_ptr_Function_v2uint
         %32 = OpLabel
          %t = OpLoad %v2uint %q
               OpStore %q %p
               OpReturnValue %t
               OpFunctionEnd
     %main_1 = OpFunction %void None %37
          %i = OpFunctionParameter %uint
         %38 = OpLabel
        %q_0 = OpVariable %_ptr_Function_v2uint Function
         %ps = OpVariable %_ptr_Function__arr_v2uint_uint_2 Function
          %s = OpVariable %_ptr_Function_v2uint Function
      %moved = OpVariable %_ptr_Function_v2uint Function
        %old = OpVariable %_ptr_Function_uint Function
         %41 = OpAccessChain %_ptr_PushConstant_v2uint %pc %int_0
         %42 = OpLoad %v2uint %41
               OpStore %q_0 %42
          %r = OpFunctionCall %v2uint %pass %42 %q_0
               OpStore %gs %r
         %45 = OpLoad %v2uint %gs
         %47 = OpBitwiseAnd %uint %i %uint_1
         %49 = OpAccessChain %_ptr_Workgroup_v2uint %shp %47
               OpStore %49 %45
               OpControlBarrier %uint_2 %uint_2 %uint_264
         %53 = OpLoad %v2uint %q_0
         %54 = OpAccessChain %_ptr_Function_v2uint %ps %int_0
               OpStore %54 %53
         %56 = OpAccessChain %_ptr_Workgroup_v2uint %shp %int_1
         %57 = OpLoad %v2uint %56
         %58 = OpAccessChain %_ptr_Function_v2uint %ps %int_1
               OpStore %58 %57
         %59 = OpBitwiseAnd %uint %i %uint_1
         %60 = OpAccessChain %_ptr_Function_v2uint %ps %59
         %61 = OpLoad %v2uint %60
               OpStore %s %61
         %63 = OpLoad %v2uint %s
         %71 = OpBitcast %_ptr_PhysicalStorageBuffer_N %63
         %72 = OpLoad %N %71 Aligned 16
         %76 = OpCompositeExtract %v4float %72 0
         %77 = OpCompositeExtract %v3float %72 1
         %78 = OpCompositeExtract %mat2v3float %72 2
         %79 = OpCompositeExtract %uint %72 3
         %81 = OpINotEqual %bool %79 %uint_0
         %82 = OpCompositeExtract %ulong %72 4
         %83 = OpCompositeExtract %v2uint %72 5
         %84 = OpCompositeExtract %_arr_uint_uint_3 %72 6
         %85 = OpCopyLogical %_arr_uint_uint_3_0 %84
         %86 = OpCompositeExtract %float %72 7
      %whole = OpCompositeConstruct %N_0 %76 %77 %78 %81 %82 %83 %85 %86
         %88 = OpLoad %v2uint %s
         %89 = OpBitcast %_ptr_PhysicalStorageBuffer_N %88
         %90 = OpCompositeExtract %v4float %whole 0
         %91 = OpCompositeExtract %v3float %whole 1
         %92 = OpCompositeExtract %mat2v3float %whole 2
         %93 = OpCompositeExtract %bool %whole 3
         %94 = OpSelect %uint %93 %uint_1 %uint_0
         %95 = OpCompositeExtract %ulong %whole 4
         %96 = OpCompositeExtract %v2uint %whole 5
         %97 = OpCompositeExtract %_arr_uint_uint_3_0 %whole 6
         %98 = OpCopyLogical %_arr_uint_uint_3 %97
         %99 = OpCompositeExtract %float %whole 7
        %100 = OpCompositeConstruct %N %90 %91 %92 %94 %95 %96 %98 %99
               OpStore %89 %100 Aligned 16
        %101 = OpCompositeExtract %v4float %whole 0
        %103 = OpVectorShuffle %v2float %101 %101 0 1
        %104 = OpLoad %v2uint %s
        %105 = OpBitcast %_ptr_PhysicalStorageBuffer_N %104
        %106 = OpCompositeExtract %float %103 0
        %108 = OpAccessChain %_ptr_PhysicalStorageBuffer_float %105 %int_1 %int_0
               OpStore %108 %106 Aligned 4
        %109 = OpCompositeExtract %float %103 1
        %111 = OpAccessChain %_ptr_PhysicalStorageBuffer_float %105 %int_1 %int_2
               OpStore %111 %109 Aligned 4
        %113 = OpLoad %v2uint %s
        %114 = OpBitcast %_ptr_PhysicalStorageBuffer_N %113
        %115 = OpUMod %uint %i %uint_3
        %116 = OpAccessChain %_ptr_PhysicalStorageBuffer_float %114 %int_2 %uint_1 %115
               OpStore %116 %float_2 Aligned 4
        %117 = OpLoad %v2uint %s
        %118 = OpUMod %uint %i %uint_3
        %119 = OpBitcast %_ptr_PhysicalStorageBuffer_N %117
        %122 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %119 %int_6 %118
        %123 = OpLoad %uint %122 Aligned 4
        %124 = OpIAdd %uint %123 %uint_1
        %125 = OpBitcast %_ptr_PhysicalStorageBuffer_N %117
        %126 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %125 %int_6 %118
               OpStore %126 %124 Aligned 4
        %127 = OpAccessChain %_ptr_PushConstant_v2uint %pc %int_1
        %128 = OpLoad %v2uint %127
        %132 = OpBitcast %_ptr_PhysicalStorageBuffer__struct_130 %128
        %134 = OpAccessChain %_ptr_PhysicalStorageBuffer_mat4v4float %132 %int_0
          %m = OpLoad %mat4v4float %134 Aligned 16
        %136 = OpLoad %v2uint %s
        %137 = OpBitcast %ulong %136
          %a = OpIAdd %ulong %137 %ulong_16
        %140 = OpBitcast %v2uint %a
               OpStore %moved %140
        %144 = OpLoad %v2uint %moved
        %145 = OpBitcast %_ptr_PhysicalStorageBuffer_N %144
        %148 = OpAccessChain %_ptr_PhysicalStorageBuffer_v2uint %145 %int_5
        %149 = OpLoad %v2uint %148 Aligned 16
        %150 = OpBitcast %_ptr_PhysicalStorageBuffer_uint %149
        %151 = OpAtomicIAdd %uint %150 %uint_1 %uint_0 %uint_3
               OpStore %old %151
        %152 = OpLoad %uint %old
        %154 = OpAccessChain %_ptr_Uniform_v2uint %Loose %int_0
        %155 = OpLoad %v2uint %154
        %156 = OpBitcast %_ptr_PhysicalStorageBuffer_uint %155
               OpStore %156 %152 Aligned 4
        %157 = OpLoad %v2uint %moved
        %158 = OpBitcast %_ptr_PhysicalStorageBuffer_N %157
        %160 = OpAccessChain %_ptr_PhysicalStorageBuffer_v4float %158 %int_0
        %161 = OpLoad %v4float %160 Aligned 16
        %162 = OpVectorTimesMatrix %v4float %161 %m
        %163 = OpLoad %v2uint %moved
        %164 = OpBitcast %_ptr_PhysicalStorageBuffer_N %163
        %166 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %164 %int_3
        %167 = OpLoad %uint %166 Aligned 16
        %168 = OpINotEqual %bool %167 %uint_0
        %171 = OpSelect %float %168 %float_1 %float_0
        %172 = OpCompositeConstruct %v4float %171 %171 %171 %171
        %173 = OpFAdd %v4float %162 %172
        %174 = OpAccessChain %_ptr_PushConstant_v2uint %pc %int_2
        %175 = OpLoad %v2uint %174
        %178 = OpBitcast %_ptr_PhysicalStorageBuffer__arr_v2float_uint_3 %175
        %179 = OpUMod %uint %i %uint_3
        %181 = OpAccessChain %_ptr_PhysicalStorageBuffer_v2float %178 %179
        %182 = OpLoad %v2float %181 Aligned 8
        %183 = OpVectorShuffle %v4float %182 %182 0 1 0 1
        %184 = OpFAdd %v4float %173 %183
        %185 = OpUGreaterThan %bool %i %uint_2
        %186 = OpLoad %v2uint %q_0
        %187 = OpSelect %v2uint %185 %186 %r
        %188 = OpBitcast %_ptr_PhysicalStorageBuffer_N %187
        %189 = OpAccessChain %_ptr_PhysicalStorageBuffer_v4float %188 %int_0
        %190 = OpLoad %v4float %189 Aligned 16
        %191 = OpFAdd %v4float %184 %190
        %193 = OpAccessChain %_ptr_StorageBuffer_v4float %o %int_0 %i
               OpStore %193 %191
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %194
        %195 = OpLabel
        %197 = OpBitcast %v2uint %ulong_64
               OpStore %gs %197
        %199 = OpAccessChain %_ptr_Input_uint %in_SV_DISPATCHTHREADID0 %int_0
        %200 = OpLoad %uint %199
        %201 = OpFunctionCall %void %main_1 %200
               OpReturn
               OpFunctionEnd
