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
               OpMemberDecorate %_struct_152 0 Offset 0
               OpMemberDecorate %_struct_152 0 RowMajor
               OpMemberDecorate %_struct_152 0 MatrixStride 16
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
%_ptr_PhysicalStorageBuffer_v4float = OpTypePointer PhysicalStorageBuffer %v4float
%_ptr_PhysicalStorageBuffer_v3float = OpTypePointer PhysicalStorageBuffer %v3float
      %int_2 = OpConstant %int 2
%_ptr_PhysicalStorageBuffer_mat2v3float = OpTypePointer PhysicalStorageBuffer %mat2v3float
      %int_3 = OpConstant %int 3
%_ptr_PhysicalStorageBuffer_uint = OpTypePointer PhysicalStorageBuffer %uint
     %uint_0 = OpConstant %uint 0
       %bool = OpTypeBool
      %int_4 = OpConstant %int 4
%_ptr_PhysicalStorageBuffer_ulong = OpTypePointer PhysicalStorageBuffer %ulong
      %int_5 = OpConstant %int 5
%_ptr_PhysicalStorageBuffer_v2uint = OpTypePointer PhysicalStorageBuffer %v2uint
      %int_6 = OpConstant %int 6
%_ptr_PhysicalStorageBuffer__arr_uint_uint_3 = OpTypePointer PhysicalStorageBuffer %_arr_uint_uint_3
%_arr_uint_uint_3_0 = OpTypeArray %uint %uint_3
      %int_7 = OpConstant %int 7
%_ptr_PhysicalStorageBuffer_float = OpTypePointer PhysicalStorageBuffer %float
        %N_0 = OpTypeStruct %v4float %v3float %mat2v3float %bool %ulong %v2uint %_arr_uint_uint_3_0 %float
    %v2float = OpTypeVector %float 2
    %float_2 = OpConstant %float 2
%mat4v4float = OpTypeMatrix %v4float 4
%_struct_152 = OpTypeStruct %mat4v4float
%_ptr_PhysicalStorageBuffer__struct_152 = OpTypePointer PhysicalStorageBuffer %_struct_152
%_ptr_PhysicalStorageBuffer_mat4v4float = OpTypePointer PhysicalStorageBuffer %mat4v4float
   %ulong_16 = OpConstant %ulong 16
%_ptr_Function_uint = OpTypePointer Function %uint
%_ptr_Uniform_v2uint = OpTypePointer Uniform %v2uint
    %float_1 = OpConstant %float 1
    %float_0 = OpConstant %float 0
%_arr_v2float_uint_3 = OpTypeArray %v2float %uint_3
%_ptr_PhysicalStorageBuffer__arr_v2float_uint_3 = OpTypePointer PhysicalStorageBuffer %_arr_v2float_uint_3
%_ptr_PhysicalStorageBuffer_v2float = OpTypePointer PhysicalStorageBuffer %v2float
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
        %212 = OpTypeFunction %void
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
         %42 = OpAccessChain %_ptr_PushConstant_v2uint %pc %int_0
         %43 = OpLoad %v2uint %42
               OpStore %q_0 %43
          %r = OpFunctionCall %v2uint %pass %43 %q_0
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
         %60 = OpBitwiseAnd %uint %i %uint_1
         %61 = OpAccessChain %_ptr_Function_v2uint %ps %60
         %62 = OpLoad %v2uint %61
               OpStore %s %62
         %63 = OpLoad %v2uint %s
         %71 = OpBitcast %_ptr_PhysicalStorageBuffer_N %63
         %73 = OpAccessChain %_ptr_PhysicalStorageBuffer_v4float %71 %int_0
         %74 = OpLoad %v4float %73 Aligned 16
         %76 = OpAccessChain %_ptr_PhysicalStorageBuffer_v3float %71 %int_1
         %77 = OpLoad %v3float %76 Aligned 16
         %80 = OpAccessChain %_ptr_PhysicalStorageBuffer_mat2v3float %71 %int_2
         %81 = OpLoad %mat2v3float %80 Aligned 16
         %84 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %71 %int_3
         %85 = OpLoad %uint %84 Aligned 16
         %88 = OpINotEqual %bool %85 %uint_0
         %91 = OpAccessChain %_ptr_PhysicalStorageBuffer_ulong %71 %int_4
         %92 = OpLoad %ulong %91 Aligned 8
         %95 = OpAccessChain %_ptr_PhysicalStorageBuffer_v2uint %71 %int_5
         %96 = OpLoad %v2uint %95 Aligned 16
         %99 = OpAccessChain %_ptr_PhysicalStorageBuffer__arr_uint_uint_3 %71 %int_6
        %100 = OpLoad %_arr_uint_uint_3 %99 Aligned 8
        %102 = OpCopyLogical %_arr_uint_uint_3_0 %100
        %105 = OpAccessChain %_ptr_PhysicalStorageBuffer_float %71 %int_7
        %106 = OpLoad %float %105 Aligned 4
      %whole = OpCompositeConstruct %N_0 %74 %77 %81 %88 %92 %96 %102 %106
        %109 = OpLoad %v2uint %s
        %110 = OpCompositeExtract %v4float %whole 0
        %111 = OpBitcast %_ptr_PhysicalStorageBuffer_N %109
        %112 = OpAccessChain %_ptr_PhysicalStorageBuffer_v4float %111 %int_0
               OpStore %112 %110 Aligned 16
        %113 = OpCompositeExtract %v3float %whole 1
        %114 = OpAccessChain %_ptr_PhysicalStorageBuffer_v3float %111 %int_1
               OpStore %114 %113 Aligned 16
        %115 = OpCompositeExtract %mat2v3float %whole 2
        %116 = OpAccessChain %_ptr_PhysicalStorageBuffer_mat2v3float %111 %int_2
               OpStore %116 %115 Aligned 16
        %117 = OpCompositeExtract %bool %whole 3
        %118 = OpSelect %uint %117 %uint_1 %uint_0
        %119 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %111 %int_3
               OpStore %119 %118 Aligned 16
        %120 = OpCompositeExtract %ulong %whole 4
        %121 = OpAccessChain %_ptr_PhysicalStorageBuffer_ulong %111 %int_4
               OpStore %121 %120 Aligned 8
        %122 = OpCompositeExtract %v2uint %whole 5
        %123 = OpAccessChain %_ptr_PhysicalStorageBuffer_v2uint %111 %int_5
               OpStore %123 %122 Aligned 16
        %124 = OpCompositeExtract %_arr_uint_uint_3_0 %whole 6
        %125 = OpCopyLogical %_arr_uint_uint_3 %124
        %126 = OpAccessChain %_ptr_PhysicalStorageBuffer__arr_uint_uint_3 %111 %int_6
               OpStore %126 %125 Aligned 8
        %127 = OpCompositeExtract %float %whole 7
        %128 = OpAccessChain %_ptr_PhysicalStorageBuffer_float %111 %int_7
               OpStore %128 %127 Aligned 4
        %129 = OpCompositeExtract %v4float %whole 0
        %131 = OpVectorShuffle %v2float %129 %129 0 1
        %132 = OpLoad %v2uint %s
        %133 = OpBitcast %_ptr_PhysicalStorageBuffer_N %132
        %134 = OpCompositeExtract %float %131 0
        %135 = OpAccessChain %_ptr_PhysicalStorageBuffer_float %133 %int_1 %int_0
               OpStore %135 %134 Aligned 4
        %136 = OpCompositeExtract %float %131 1
        %137 = OpAccessChain %_ptr_PhysicalStorageBuffer_float %133 %int_1 %int_2
               OpStore %137 %136 Aligned 4
        %139 = OpLoad %v2uint %s
        %140 = OpBitcast %_ptr_PhysicalStorageBuffer_N %139
        %141 = OpUMod %uint %i %uint_3
        %142 = OpAccessChain %_ptr_PhysicalStorageBuffer_float %140 %int_2 %uint_1 %141
               OpStore %142 %float_2 Aligned 4
        %143 = OpLoad %v2uint %s
        %144 = OpUMod %uint %i %uint_3
        %145 = OpBitcast %_ptr_PhysicalStorageBuffer_N %143
        %146 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %145 %int_6 %144
        %147 = OpLoad %uint %146 Aligned 4
        %148 = OpIAdd %uint %147 %uint_1
               OpStore %146 %148 Aligned 4
        %149 = OpAccessChain %_ptr_PushConstant_v2uint %pc %int_1
        %150 = OpLoad %v2uint %149
        %154 = OpBitcast %_ptr_PhysicalStorageBuffer__struct_152 %150
        %156 = OpAccessChain %_ptr_PhysicalStorageBuffer_mat4v4float %154 %int_0
          %m = OpLoad %mat4v4float %156 Aligned 16
        %158 = OpLoad %v2uint %s
        %159 = OpBitcast %ulong %158
          %a = OpIAdd %ulong %159 %ulong_16
        %163 = OpBitcast %v2uint %a
               OpStore %moved %163
        %166 = OpLoad %v2uint %moved
        %167 = OpBitcast %_ptr_PhysicalStorageBuffer_N %166
        %168 = OpAccessChain %_ptr_PhysicalStorageBuffer_v2uint %167 %int_5
        %169 = OpLoad %v2uint %168 Aligned 16
        %170 = OpBitcast %_ptr_PhysicalStorageBuffer_uint %169
        %171 = OpAtomicIAdd %uint %170 %uint_1 %uint_0 %uint_3
               OpStore %old %171
        %172 = OpLoad %uint %old
        %174 = OpAccessChain %_ptr_Uniform_v2uint %Loose %int_0
        %175 = OpLoad %v2uint %174
        %176 = OpBitcast %_ptr_PhysicalStorageBuffer_uint %175
               OpStore %176 %172 Aligned 4
        %177 = OpLoad %v2uint %moved
        %178 = OpBitcast %_ptr_PhysicalStorageBuffer_N %177
        %179 = OpAccessChain %_ptr_PhysicalStorageBuffer_v4float %178 %int_0
        %180 = OpLoad %v4float %179 Aligned 16
        %181 = OpVectorTimesMatrix %v4float %180 %m
        %182 = OpLoad %v2uint %moved
        %183 = OpBitcast %_ptr_PhysicalStorageBuffer_N %182
        %184 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %183 %int_3
        %185 = OpLoad %uint %184 Aligned 16
        %186 = OpINotEqual %bool %185 %uint_0
        %189 = OpSelect %float %186 %float_1 %float_0
        %190 = OpCompositeConstruct %v4float %189 %189 %189 %189
        %191 = OpFAdd %v4float %181 %190
        %192 = OpAccessChain %_ptr_PushConstant_v2uint %pc %int_2
        %193 = OpLoad %v2uint %192
        %196 = OpBitcast %_ptr_PhysicalStorageBuffer__arr_v2float_uint_3 %193
        %197 = OpUMod %uint %i %uint_3
        %199 = OpAccessChain %_ptr_PhysicalStorageBuffer_v2float %196 %197
        %200 = OpLoad %v2float %199 Aligned 8
        %201 = OpVectorShuffle %v4float %200 %200 0 1 0 1
        %202 = OpFAdd %v4float %191 %201
        %203 = OpUGreaterThan %bool %i %uint_2
        %204 = OpLoad %v2uint %q_0
        %205 = OpSelect %v2uint %203 %204 %r
        %206 = OpBitcast %_ptr_PhysicalStorageBuffer_N %205
        %207 = OpAccessChain %_ptr_PhysicalStorageBuffer_v4float %206 %int_0
        %208 = OpLoad %v4float %207 Aligned 16
        %209 = OpFAdd %v4float %202 %208
        %211 = OpAccessChain %_ptr_StorageBuffer_v4float %o %int_0 %i
               OpStore %211 %209
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %212
        %213 = OpLabel
        %215 = OpBitcast %v2uint %ulong_64
               OpStore %gs %215
        %217 = OpAccessChain %_ptr_Input_uint %in_SV_DISPATCHTHREADID0 %int_0
        %218 = OpLoad %uint %217
        %219 = OpFunctionCall %void %main_1 %218
               OpReturn
               OpFunctionEnd
