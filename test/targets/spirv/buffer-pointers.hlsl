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
               OpMemberDecorate %_struct_131 0 Offset 0
               OpMemberDecorate %_struct_131 0 RowMajor
               OpMemberDecorate %_struct_131 0 MatrixStride 16
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
%_struct_131 = OpTypeStruct %mat4v4float
%_ptr_PhysicalStorageBuffer__struct_131 = OpTypePointer PhysicalStorageBuffer %_struct_131
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
        %195 = OpTypeFunction %void
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
         %44 = OpLoad %v2uint %41
          %r = OpFunctionCall %v2uint %pass %44 %q_0
               OpStore %gs %r
         %46 = OpLoad %v2uint %gs
         %48 = OpBitwiseAnd %uint %i %uint_1
         %50 = OpAccessChain %_ptr_Workgroup_v2uint %shp %48
               OpStore %50 %46
               OpControlBarrier %uint_2 %uint_2 %uint_264
         %54 = OpLoad %v2uint %q_0
         %55 = OpAccessChain %_ptr_Function_v2uint %ps %int_0
               OpStore %55 %54
         %57 = OpAccessChain %_ptr_Workgroup_v2uint %shp %int_1
         %58 = OpLoad %v2uint %57
         %59 = OpAccessChain %_ptr_Function_v2uint %ps %int_1
               OpStore %59 %58
         %60 = OpBitwiseAnd %uint %i %uint_1
         %61 = OpAccessChain %_ptr_Function_v2uint %ps %60
         %62 = OpLoad %v2uint %61
               OpStore %s %62
         %64 = OpLoad %v2uint %s
         %72 = OpBitcast %_ptr_PhysicalStorageBuffer_N %64
         %73 = OpLoad %N %72 Aligned 16
         %77 = OpCompositeExtract %v4float %73 0
         %78 = OpCompositeExtract %v3float %73 1
         %79 = OpCompositeExtract %mat2v3float %73 2
         %80 = OpCompositeExtract %uint %73 3
         %82 = OpINotEqual %bool %80 %uint_0
         %83 = OpCompositeExtract %ulong %73 4
         %84 = OpCompositeExtract %v2uint %73 5
         %85 = OpCompositeExtract %_arr_uint_uint_3 %73 6
         %86 = OpCopyLogical %_arr_uint_uint_3_0 %85
         %87 = OpCompositeExtract %float %73 7
      %whole = OpCompositeConstruct %N_0 %77 %78 %79 %82 %83 %84 %86 %87
         %89 = OpLoad %v2uint %s
         %90 = OpBitcast %_ptr_PhysicalStorageBuffer_N %89
         %91 = OpCompositeExtract %v4float %whole 0
         %92 = OpCompositeExtract %v3float %whole 1
         %93 = OpCompositeExtract %mat2v3float %whole 2
         %94 = OpCompositeExtract %bool %whole 3
         %95 = OpSelect %uint %94 %uint_1 %uint_0
         %96 = OpCompositeExtract %ulong %whole 4
         %97 = OpCompositeExtract %v2uint %whole 5
         %98 = OpCompositeExtract %_arr_uint_uint_3_0 %whole 6
         %99 = OpCopyLogical %_arr_uint_uint_3 %98
        %100 = OpCompositeExtract %float %whole 7
        %101 = OpCompositeConstruct %N %91 %92 %93 %95 %96 %97 %99 %100
               OpStore %90 %101 Aligned 16
        %102 = OpCompositeExtract %v4float %whole 0
        %104 = OpVectorShuffle %v2float %102 %102 0 1
        %105 = OpLoad %v2uint %s
        %106 = OpBitcast %_ptr_PhysicalStorageBuffer_N %105
        %107 = OpCompositeExtract %float %104 0
        %109 = OpAccessChain %_ptr_PhysicalStorageBuffer_float %106 %int_1 %int_0
               OpStore %109 %107 Aligned 4
        %110 = OpCompositeExtract %float %104 1
        %112 = OpAccessChain %_ptr_PhysicalStorageBuffer_float %106 %int_1 %int_2
               OpStore %112 %110 Aligned 4
        %114 = OpLoad %v2uint %s
        %115 = OpBitcast %_ptr_PhysicalStorageBuffer_N %114
        %116 = OpUMod %uint %i %uint_3
        %117 = OpAccessChain %_ptr_PhysicalStorageBuffer_float %115 %int_2 %uint_1 %116
               OpStore %117 %float_2 Aligned 4
        %118 = OpLoad %v2uint %s
        %119 = OpUMod %uint %i %uint_3
        %120 = OpBitcast %_ptr_PhysicalStorageBuffer_N %118
        %123 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %120 %int_6 %119
        %124 = OpLoad %uint %123 Aligned 4
        %125 = OpIAdd %uint %124 %uint_1
        %126 = OpBitcast %_ptr_PhysicalStorageBuffer_N %118
        %127 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %126 %int_6 %119
               OpStore %127 %125 Aligned 4
        %128 = OpAccessChain %_ptr_PushConstant_v2uint %pc %int_1
        %129 = OpLoad %v2uint %128
        %133 = OpBitcast %_ptr_PhysicalStorageBuffer__struct_131 %129
        %135 = OpAccessChain %_ptr_PhysicalStorageBuffer_mat4v4float %133 %int_0
          %m = OpLoad %mat4v4float %135 Aligned 16
        %137 = OpLoad %v2uint %s
        %138 = OpBitcast %ulong %137
          %a = OpIAdd %ulong %138 %ulong_16
        %141 = OpBitcast %v2uint %a
               OpStore %moved %141
        %145 = OpLoad %v2uint %moved
        %146 = OpBitcast %_ptr_PhysicalStorageBuffer_N %145
        %149 = OpAccessChain %_ptr_PhysicalStorageBuffer_v2uint %146 %int_5
        %150 = OpLoad %v2uint %149 Aligned 16
        %151 = OpBitcast %_ptr_PhysicalStorageBuffer_uint %150
        %152 = OpAtomicIAdd %uint %151 %uint_1 %uint_0 %uint_3
               OpStore %old %152
        %153 = OpLoad %uint %old
        %155 = OpAccessChain %_ptr_Uniform_v2uint %Loose %int_0
        %156 = OpLoad %v2uint %155
        %157 = OpBitcast %_ptr_PhysicalStorageBuffer_uint %156
               OpStore %157 %153 Aligned 4
        %158 = OpLoad %v2uint %moved
        %159 = OpBitcast %_ptr_PhysicalStorageBuffer_N %158
        %161 = OpAccessChain %_ptr_PhysicalStorageBuffer_v4float %159 %int_0
        %162 = OpLoad %v4float %161 Aligned 16
        %163 = OpVectorTimesMatrix %v4float %162 %m
        %164 = OpLoad %v2uint %moved
        %165 = OpBitcast %_ptr_PhysicalStorageBuffer_N %164
        %167 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %165 %int_3
        %168 = OpLoad %uint %167 Aligned 16
        %169 = OpINotEqual %bool %168 %uint_0
        %172 = OpSelect %float %169 %float_1 %float_0
        %173 = OpCompositeConstruct %v4float %172 %172 %172 %172
        %174 = OpFAdd %v4float %163 %173
        %175 = OpAccessChain %_ptr_PushConstant_v2uint %pc %int_2
        %176 = OpLoad %v2uint %175
        %179 = OpBitcast %_ptr_PhysicalStorageBuffer__arr_v2float_uint_3 %176
        %180 = OpUMod %uint %i %uint_3
        %182 = OpAccessChain %_ptr_PhysicalStorageBuffer_v2float %179 %180
        %183 = OpLoad %v2float %182 Aligned 8
        %184 = OpVectorShuffle %v4float %183 %183 0 1 0 1
        %185 = OpFAdd %v4float %174 %184
        %186 = OpUGreaterThan %bool %i %uint_2
        %187 = OpLoad %v2uint %q_0
        %188 = OpSelect %v2uint %186 %187 %r
        %189 = OpBitcast %_ptr_PhysicalStorageBuffer_N %188
        %190 = OpAccessChain %_ptr_PhysicalStorageBuffer_v4float %189 %int_0
        %191 = OpLoad %v4float %190 Aligned 16
        %192 = OpFAdd %v4float %185 %191
        %194 = OpAccessChain %_ptr_StorageBuffer_v4float %o %int_0 %i
               OpStore %194 %192
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %195
        %196 = OpLabel
        %198 = OpBitcast %v2uint %ulong_64
               OpStore %gs %198
        %200 = OpAccessChain %_ptr_Input_uint %in_SV_DISPATCHTHREADID0 %int_0
        %201 = OpLoad %uint %200
        %202 = OpFunctionCall %void %main_1 %201
               OpReturn
               OpFunctionEnd
