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
         %44 = OpAccessChain %_ptr_PushConstant_v2uint %pc %int_0
         %45 = OpLoad %v2uint %44
          %r = OpFunctionCall %v2uint %pass %45 %q_0
               OpStore %gs %r
         %47 = OpLoad %v2uint %gs
         %49 = OpBitwiseAnd %uint %i %uint_1
         %51 = OpAccessChain %_ptr_Workgroup_v2uint %shp %49
               OpStore %51 %47
               OpControlBarrier %uint_2 %uint_2 %uint_264
         %55 = OpLoad %v2uint %q_0
         %56 = OpAccessChain %_ptr_Function_v2uint %ps %int_0
               OpStore %56 %55
         %58 = OpAccessChain %_ptr_Workgroup_v2uint %shp %int_1
         %59 = OpLoad %v2uint %58
         %60 = OpAccessChain %_ptr_Function_v2uint %ps %int_1
               OpStore %60 %59
         %61 = OpBitwiseAnd %uint %i %uint_1
         %62 = OpAccessChain %_ptr_Function_v2uint %ps %61
         %63 = OpLoad %v2uint %62
               OpStore %s %63
         %65 = OpLoad %v2uint %s
         %73 = OpBitcast %_ptr_PhysicalStorageBuffer_N %65
         %74 = OpLoad %N %73 Aligned 16
         %78 = OpCompositeExtract %v4float %74 0
         %79 = OpCompositeExtract %v3float %74 1
         %80 = OpCompositeExtract %mat2v3float %74 2
         %81 = OpCompositeExtract %uint %74 3
         %83 = OpINotEqual %bool %81 %uint_0
         %84 = OpCompositeExtract %ulong %74 4
         %85 = OpCompositeExtract %v2uint %74 5
         %86 = OpCompositeExtract %_arr_uint_uint_3 %74 6
         %87 = OpCopyLogical %_arr_uint_uint_3_0 %86
         %88 = OpCompositeExtract %float %74 7
      %whole = OpCompositeConstruct %N_0 %78 %79 %80 %83 %84 %85 %87 %88
         %90 = OpLoad %v2uint %s
         %91 = OpBitcast %_ptr_PhysicalStorageBuffer_N %90
         %92 = OpCompositeExtract %v4float %whole 0
         %93 = OpCompositeExtract %v3float %whole 1
         %94 = OpCompositeExtract %mat2v3float %whole 2
         %95 = OpCompositeExtract %bool %whole 3
         %96 = OpSelect %uint %95 %uint_1 %uint_0
         %97 = OpCompositeExtract %ulong %whole 4
         %98 = OpCompositeExtract %v2uint %whole 5
         %99 = OpCompositeExtract %_arr_uint_uint_3_0 %whole 6
        %100 = OpCopyLogical %_arr_uint_uint_3 %99
        %101 = OpCompositeExtract %float %whole 7
        %102 = OpCompositeConstruct %N %92 %93 %94 %96 %97 %98 %100 %101
               OpStore %91 %102 Aligned 16
        %103 = OpCompositeExtract %v4float %whole 0
        %105 = OpVectorShuffle %v2float %103 %103 0 1
        %106 = OpLoad %v2uint %s
        %107 = OpBitcast %_ptr_PhysicalStorageBuffer_N %106
        %108 = OpCompositeExtract %float %105 0
        %110 = OpAccessChain %_ptr_PhysicalStorageBuffer_float %107 %int_1 %int_0
               OpStore %110 %108 Aligned 4
        %111 = OpCompositeExtract %float %105 1
        %113 = OpAccessChain %_ptr_PhysicalStorageBuffer_float %107 %int_1 %int_2
               OpStore %113 %111 Aligned 4
        %115 = OpLoad %v2uint %s
        %116 = OpBitcast %_ptr_PhysicalStorageBuffer_N %115
        %117 = OpUMod %uint %i %uint_3
        %118 = OpAccessChain %_ptr_PhysicalStorageBuffer_float %116 %int_2 %uint_1 %117
               OpStore %118 %float_2 Aligned 4
        %119 = OpLoad %v2uint %s
        %120 = OpBitcast %_ptr_PhysicalStorageBuffer_N %119
        %122 = OpUMod %uint %i %uint_3
        %124 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %120 %int_6 %122
        %125 = OpLoad %uint %124 Aligned 4
        %126 = OpIAdd %uint %125 %uint_1
               OpStore %124 %126 Aligned 4
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
