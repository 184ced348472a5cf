// args: -T cs_6_6 -spirv -fspv-target-env=vulkan1.3
#include <vk/khr/cooperative_matrix.h>
typedef vk::khr::CooperativeMatrixA<int, vk::ScopeSubgroup, 16, 4> A;
typedef vk::khr::CooperativeMatrixB<int, vk::ScopeSubgroup, 4, 8> B;
typedef vk::khr::CooperativeMatrixAccumulator<int, vk::ScopeSubgroup, 16, 8> C;
RWStructuredBuffer<int> data;
StructuredBuffer<int> source;
groupshared int held[64];
[numthreads(64, 1, 1)] void main(uint i : SV_GroupIndex) {
  held[i] = i;
  GroupMemoryBarrierWithGroupSync();
  A a = A::Load<vk::CooperativeMatrixLayoutColumnMajorKHR>(vk::GetGroupSharedAddress(held[0]), 16);
  B b = B::Load<vk::CooperativeMatrixLayoutRowMajorKHR>(source, 32, 8);
  C c = C::Splat(1);
  for (uint at = 0; at < C::GetLength(); at++) c.Set(c.Get(at) + 1, at);
  c = cooperativeMatrixMultiplyAdd(a, b, c);
  (c * 2 + c.negate()).Store<vk::CooperativeMatrixLayoutRowMajorKHR>(data, 0, 8);
}
; ==>
OpCapability VulkanMemoryModel
               OpCapability VariablePointers
               OpCapability CooperativeMatrixKHR
               OpExtension "SPV_KHR_cooperative_matrix"
               OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0 %data %source %held
               OpExecutionMode %main LocalSize 64 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %_runtimearr_int ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_int 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_int Block
               OpDecorate %data DescriptorSet 0
               OpDecorate %data Binding 0
               OpDecorate %_runtimearr_int_0 ArrayStride 4
               OpMemberDecorate %type_StructuredBuffer_int 0 Offset 0
               OpDecorate %type_StructuredBuffer_int Block
               OpDecorate %source DescriptorSet 0
               OpDecorate %source Binding 1
               OpDecorate %source NonWritable
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
        %int = OpTypeInt 32 1
%_runtimearr_int = OpTypeRuntimeArray %int
%type_RWStructuredBuffer_int = OpTypeStruct %_runtimearr_int
%_ptr_StorageBuffer_type_RWStructuredBuffer_int = OpTypePointer StorageBuffer %type_RWStructuredBuffer_int
       %data = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_int StorageBuffer
%_runtimearr_int_0 = OpTypeRuntimeArray %int
%type_StructuredBuffer_int = OpTypeStruct %_runtimearr_int_0
%_ptr_StorageBuffer_type_StructuredBuffer_int = OpTypePointer StorageBuffer %type_StructuredBuffer_int
     %source = OpVariable %_ptr_StorageBuffer_type_StructuredBuffer_int StorageBuffer
    %uint_64 = OpConstant %uint 64
%_arr_int_uint_64 = OpTypeArray %int %uint_64
%_ptr_Workgroup__arr_int_uint_64 = OpTypePointer Workgroup %_arr_int_uint_64
       %held = OpVariable %_ptr_Workgroup__arr_int_uint_64 Workgroup
     %uint_3 = OpConstant %uint 3
    %uint_16 = OpConstant %uint 16
     %uint_4 = OpConstant %uint 4
     %uint_0 = OpConstant %uint 0
         %39 = OpTypeCooperativeMatrixKHR %int %uint_3 %uint_16 %uint_4 %uint_0
%vk_khr_CooperativeMatrix_int_3_16_4_0 = OpTypeStruct %39
%_ptr_Workgroup_int = OpTypePointer Workgroup %int
         %42 = OpTypeFunction %vk_khr_CooperativeMatrix_int_3_16_4_0 %_ptr_Workgroup_int %uint
%_ptr_Function_vk_khr_CooperativeMatrix_int_3_16_4_0 = OpTypePointer Function %vk_khr_CooperativeMatrix_int_3_16_4_0
     %uint_1 = OpConstant %uint 1
     %uint_2 = OpConstant %uint 2
      %int_0 = OpConstant %int 0
%_ptr_Function_39 = OpTypePointer Function %39
     %uint_8 = OpConstant %uint 8
         %60 = OpTypeCooperativeMatrixKHR %int %uint_3 %uint_4 %uint_8 %uint_1
%vk_khr_CooperativeMatrix_int_3_4_8_1 = OpTypeStruct %60
         %62 = OpTypeFunction %vk_khr_CooperativeMatrix_int_3_4_8_1 %uint %uint
%_ptr_Function_vk_khr_CooperativeMatrix_int_3_4_8_1 = OpTypePointer Function %vk_khr_CooperativeMatrix_int_3_4_8_1
%_ptr_StorageBuffer_int = OpTypePointer StorageBuffer %int
%_ptr_Function_60 = OpTypePointer Function %60
         %78 = OpTypeCooperativeMatrixKHR %int %uint_3 %uint_16 %uint_8 %uint_2
%vk_khr_CooperativeMatrix_int_3_16_8_2 = OpTypeStruct %78
         %80 = OpTypeFunction %vk_khr_CooperativeMatrix_int_3_16_8_2 %int
%_ptr_Function_vk_khr_CooperativeMatrix_int_3_16_8_2 = OpTypePointer Function %vk_khr_CooperativeMatrix_int_3_16_8_2
%_ptr_Function_78 = OpTypePointer Function %78
         %89 = OpTypeFunction %uint
       %void = OpTypeVoid
         %95 = OpTypeFunction %void %_ptr_Function_vk_khr_CooperativeMatrix_int_3_16_8_2 %int %uint
%_ptr_Function_int = OpTypePointer Function %int
        %103 = OpTypeFunction %int %_ptr_Function_vk_khr_CooperativeMatrix_int_3_16_8_2 %uint
        %110 = OpTypeFunction %vk_khr_CooperativeMatrix_int_3_16_8_2 %vk_khr_CooperativeMatrix_int_3_16_4_0 %vk_khr_CooperativeMatrix_int_3_4_8_1 %vk_khr_CooperativeMatrix_int_3_16_8_2
        %122 = OpTypeFunction %void %vk_khr_CooperativeMatrix_int_3_16_8_2 %uint %uint
        %134 = OpTypeFunction %78 %78 %78
        %139 = OpTypeFunction %vk_khr_CooperativeMatrix_int_3_16_8_2 %vk_khr_CooperativeMatrix_int_3_16_8_2 %vk_khr_CooperativeMatrix_int_3_16_8_2
        %149 = OpTypeFunction %vk_khr_CooperativeMatrix_int_3_16_8_2 %vk_khr_CooperativeMatrix_int_3_16_8_2 %int
        %158 = OpTypeFunction %78 %78
        %162 = OpTypeFunction %vk_khr_CooperativeMatrix_int_3_16_8_2 %vk_khr_CooperativeMatrix_int_3_16_8_2
        %170 = OpTypeFunction %void %uint
   %uint_264 = OpConstant %uint 264
    %uint_32 = OpConstant %uint 32
      %int_1 = OpConstant %int 1
%_ptr_Function_uint = OpTypePointer Function %uint
       %bool = OpTypeBool
      %int_2 = OpConstant %int 2
        %211 = OpTypeFunction %void
%vk_khr_CooperativeMatrix_int_3_16_4_0_Load_1 = OpFunction %vk_khr_CooperativeMatrix_int_3_16_4_0 None %42
     %data_0 = OpFunctionParameter %_ptr_Workgroup_int
     %stride = OpFunctionParameter %uint
         %43 = OpLabel
     %loaded = OpVariable %_ptr_Function_vk_khr_CooperativeMatrix_int_3_16_4_0 Function
         %50 = OpCooperativeMatrixLoadKHR %39 %data_0 %uint_1 %stride MakePointerVisible|NonPrivatePointer %uint_2
         %53 = OpAccessChain %_ptr_Function_39 %loaded %int_0
               OpStore %53 %50
         %54 = OpLoad %vk_khr_CooperativeMatrix_int_3_16_4_0 %loaded
               OpReturnValue %54
               OpFunctionEnd
%vk_khr_CooperativeMatrix_int_3_16_4_0_Load = OpFunction %vk_khr_CooperativeMatrix_int_3_16_4_0 None %42
     %data_1 = OpFunctionParameter %_ptr_Workgroup_int
   %stride_0 = OpFunctionParameter %uint
         %55 = OpLabel
         %58 = OpFunctionCall %vk_khr_CooperativeMatrix_int_3_16_4_0 %vk_khr_CooperativeMatrix_int_3_16_4_0_Load_1 %data_1 %stride_0
               OpReturnValue %58
               OpFunctionEnd
%vk_khr_CooperativeMatrix_int_3_4_8_1_Load_1 = OpFunction %vk_khr_CooperativeMatrix_int_3_4_8_1 None %62
      %index = OpFunctionParameter %uint
   %stride_1 = OpFunctionParameter %uint
         %63 = OpLabel
   %loaded_0 = OpVariable %_ptr_Function_vk_khr_CooperativeMatrix_int_3_4_8_1 Function
         %69 = OpAccessChain %_ptr_StorageBuffer_int %source %int_0 %index
         %70 = OpCooperativeMatrixLoadKHR %60 %69 %uint_0 %stride_1 None
         %72 = OpAccessChain %_ptr_Function_60 %loaded_0 %int_0
               OpStore %72 %70
         %73 = OpLoad %vk_khr_CooperativeMatrix_int_3_4_8_1 %loaded_0
               OpReturnValue %73
               OpFunctionEnd
%vk_khr_CooperativeMatrix_int_3_4_8_1_Load = OpFunction %vk_khr_CooperativeMatrix_int_3_4_8_1 None %62
    %index_0 = OpFunctionParameter %uint
   %stride_2 = OpFunctionParameter %uint
         %74 = OpLabel
         %77 = OpFunctionCall %vk_khr_CooperativeMatrix_int_3_4_8_1 %vk_khr_CooperativeMatrix_int_3_4_8_1_Load_1 %index_0 %stride_2
               OpReturnValue %77
               OpFunctionEnd
%vk_khr_CooperativeMatrix_int_3_16_8_2_Splat = OpFunction %vk_khr_CooperativeMatrix_int_3_16_8_2 None %80
  %component = OpFunctionParameter %int
         %81 = OpLabel
     %result = OpVariable %_ptr_Function_vk_khr_CooperativeMatrix_int_3_16_8_2 Function
         %85 = OpCompositeConstruct %78 %component
         %87 = OpAccessChain %_ptr_Function_78 %result %int_0
               OpStore %87 %85
         %88 = OpLoad %vk_khr_CooperativeMatrix_int_3_16_8_2 %result
               OpReturnValue %88
               OpFunctionEnd
%vk_khr_CooperativeMatrix_int_3_16_8_2_GetLength = OpFunction %uint None %89
         %90 = OpLabel
     %matrix = OpVariable %_ptr_Function_78 Function
         %92 = OpLoad %78 %matrix
         %93 = OpCooperativeMatrixLengthKHR %uint %78
               OpReturnValue %93
               OpFunctionEnd
%vk_khr_CooperativeMatrix_int_3_16_8_2_Set = OpFunction %void None %95
       %self = OpFunctionParameter %_ptr_Function_vk_khr_CooperativeMatrix_int_3_16_8_2
%component_0 = OpFunctionParameter %int
    %index_1 = OpFunctionParameter %uint
         %96 = OpLabel
        %100 = OpAccessChain %_ptr_Function_78 %self %int_0
        %102 = OpAccessChain %_ptr_Function_int %100 %index_1
               OpStore %102 %component_0
               OpReturn
               OpFunctionEnd
%vk_khr_CooperativeMatrix_int_3_16_8_2_Get = OpFunction %int None %103
     %self_0 = OpFunctionParameter %_ptr_Function_vk_khr_CooperativeMatrix_int_3_16_8_2
    %index_2 = OpFunctionParameter %uint
        %104 = OpLabel
        %107 = OpAccessChain %_ptr_Function_78 %self_0 %int_0
        %108 = OpAccessChain %_ptr_Function_int %107 %index_2
        %109 = OpLoad %int %108
               OpReturnValue %109
               OpFunctionEnd
%vk_khr_cooperativeMatrixMultiplyAdd = OpFunction %vk_khr_CooperativeMatrix_int_3_16_8_2 None %110
          %a = OpFunctionParameter %vk_khr_CooperativeMatrix_int_3_16_4_0
          %b = OpFunctionParameter %vk_khr_CooperativeMatrix_int_3_4_8_1
          %c = OpFunctionParameter %vk_khr_CooperativeMatrix_int_3_16_8_2
        %111 = OpLabel
   %result_0 = OpVariable %_ptr_Function_vk_khr_CooperativeMatrix_int_3_16_8_2 Function
        %116 = OpCompositeExtract %39 %a 0
        %117 = OpCompositeExtract %60 %b 0
        %118 = OpCompositeExtract %78 %c 0
        %119 = OpCooperativeMatrixMulAddKHR %78 %116 %117 %118 MatrixASignedComponentsKHR|MatrixBSignedComponentsKHR|MatrixCSignedComponentsKHR|MatrixResultSignedComponentsKHR
        %120 = OpAccessChain %_ptr_Function_78 %result_0 %int_0
               OpStore %120 %119
        %121 = OpLoad %vk_khr_CooperativeMatrix_int_3_16_8_2 %result_0
               OpReturnValue %121
               OpFunctionEnd
%vk_khr_CooperativeMatrix_int_3_16_8_2_Store_1 = OpFunction %void None %122
     %self_1 = OpFunctionParameter %vk_khr_CooperativeMatrix_int_3_16_8_2
    %index_3 = OpFunctionParameter %uint
   %stride_3 = OpFunctionParameter %uint
        %123 = OpLabel
        %127 = OpAccessChain %_ptr_StorageBuffer_int %data %int_0 %index_3
        %128 = OpCompositeExtract %78 %self_1 0
               OpCooperativeMatrixStoreKHR %127 %128 %uint_0 %stride_3 None
               OpReturn
               OpFunctionEnd
%vk_khr_CooperativeMatrix_int_3_16_8_2_Store = OpFunction %void None %122
     %self_2 = OpFunctionParameter %vk_khr_CooperativeMatrix_int_3_16_8_2
    %index_4 = OpFunctionParameter %uint
   %stride_4 = OpFunctionParameter %uint
        %129 = OpLabel
        %133 = OpFunctionCall %void %vk_khr_CooperativeMatrix_int_3_16_8_2_Store_1 %self_2 %index_4 %stride_4
               OpReturn
               OpFunctionEnd
%vk_util_ArithmeticSelector_int_Add = OpFunction %78 None %134
        %a_0 = OpFunctionParameter %78
        %b_0 = OpFunctionParameter %78
        %135 = OpLabel
        %138 = OpIAdd %78 %a_0 %b_0
               OpReturnValue %138
               OpFunctionEnd
%vk_khr_CooperativeMatrix_int_3_16_8_2_operator = OpFunction %vk_khr_CooperativeMatrix_int_3_16_8_2 None %139
     %self_3 = OpFunctionParameter %vk_khr_CooperativeMatrix_int_3_16_8_2
      %other = OpFunctionParameter %vk_khr_CooperativeMatrix_int_3_16_8_2
        %140 = OpLabel
   %result_1 = OpVariable %_ptr_Function_vk_khr_CooperativeMatrix_int_3_16_8_2 Function
        %144 = OpCompositeExtract %78 %self_3 0
        %145 = OpCompositeExtract %78 %other 0
        %146 = OpFunctionCall %78 %vk_util_ArithmeticSelector_int_Add %144 %145
        %147 = OpAccessChain %_ptr_Function_78 %result_1 %int_0
               OpStore %147 %146
        %148 = OpLoad %vk_khr_CooperativeMatrix_int_3_16_8_2 %result_1
               OpReturnValue %148
               OpFunctionEnd
%vk_khr_CooperativeMatrix_int_3_16_8_2_operator_1 = OpFunction %vk_khr_CooperativeMatrix_int_3_16_8_2 None %149
     %self_4 = OpFunctionParameter %vk_khr_CooperativeMatrix_int_3_16_8_2
     %scalar = OpFunctionParameter %int
        %150 = OpLabel
   %result_2 = OpVariable %_ptr_Function_vk_khr_CooperativeMatrix_int_3_16_8_2 Function
        %154 = OpCompositeExtract %78 %self_4 0
        %155 = OpMatrixTimesScalar %78 %154 %scalar
        %156 = OpAccessChain %_ptr_Function_78 %result_2 %int_0
               OpStore %156 %155
        %157 = OpLoad %vk_khr_CooperativeMatrix_int_3_16_8_2 %result_2
               OpReturnValue %157
               OpFunctionEnd
%vk_util_ArithmeticSelector_int_Negate = OpFunction %78 None %158
        %a_1 = OpFunctionParameter %78
        %159 = OpLabel
        %161 = OpSNegate %78 %a_1
               OpReturnValue %161
               OpFunctionEnd
%vk_khr_CooperativeMatrix_int_3_16_8_2_negate = OpFunction %vk_khr_CooperativeMatrix_int_3_16_8_2 None %162
     %self_5 = OpFunctionParameter %vk_khr_CooperativeMatrix_int_3_16_8_2
        %163 = OpLabel
   %result_3 = OpVariable %_ptr_Function_vk_khr_CooperativeMatrix_int_3_16_8_2 Function
        %166 = OpCompositeExtract %78 %self_5 0
        %167 = OpFunctionCall %78 %vk_util_ArithmeticSelector_int_Negate %166
        %168 = OpAccessChain %_ptr_Function_78 %result_3 %int_0
               OpStore %168 %167
        %169 = OpLoad %vk_khr_CooperativeMatrix_int_3_16_8_2 %result_3
               OpReturnValue %169
               OpFunctionEnd
     %main_1 = OpFunction %void None %170
          %i = OpFunctionParameter %uint
        %171 = OpLabel
        %c_0 = OpVariable %_ptr_Function_vk_khr_CooperativeMatrix_int_3_16_8_2 Function
         %at = OpVariable %_ptr_Function_uint Function
        %173 = OpBitcast %int %i
        %174 = OpAccessChain %_ptr_Workgroup_int %held %i
               OpStore %174 %173 MakePointerAvailable|NonPrivatePointer %uint_2
               OpControlBarrier %uint_2 %uint_2 %uint_264
        %176 = OpAccessChain %_ptr_Workgroup_int %held %int_0
        %177 = OpCopyObject %_ptr_Workgroup_int %176
        %a_2 = OpFunctionCall %vk_khr_CooperativeMatrix_int_3_16_4_0 %vk_khr_CooperativeMatrix_int_3_16_4_0_Load %177 %uint_16
        %b_1 = OpFunctionCall %vk_khr_CooperativeMatrix_int_3_4_8_1 %vk_khr_CooperativeMatrix_int_3_4_8_1_Load %uint_32 %uint_8
        %183 = OpFunctionCall %vk_khr_CooperativeMatrix_int_3_16_8_2 %vk_khr_CooperativeMatrix_int_3_16_8_2_Splat %int_1
               OpStore %c_0 %183
               OpStore %at %uint_0
               OpBranch %186
        %186 = OpLabel
               OpLoopMerge %189 %188 None
               OpBranch %190
        %190 = OpLabel
        %191 = OpLoad %uint %at
        %192 = OpFunctionCall %uint %vk_khr_CooperativeMatrix_int_3_16_8_2_GetLength
        %194 = OpULessThan %bool %191 %192
               OpBranchConditional %194 %187 %189
        %187 = OpLabel
        %195 = OpLoad %uint %at
        %196 = OpFunctionCall %int %vk_khr_CooperativeMatrix_int_3_16_8_2_Get %c_0 %195
        %197 = OpIAdd %int %196 %int_1
        %198 = OpLoad %uint %at
        %199 = OpFunctionCall %void %vk_khr_CooperativeMatrix_int_3_16_8_2_Set %c_0 %197 %198
               OpBranch %188
        %188 = OpLabel
        %200 = OpLoad %uint %at
        %201 = OpIAdd %uint %200 %uint_1
               OpStore %at %201
               OpBranch %186
        %189 = OpLabel
        %202 = OpLoad %vk_khr_CooperativeMatrix_int_3_16_8_2 %c_0
        %203 = OpFunctionCall %vk_khr_CooperativeMatrix_int_3_16_8_2 %vk_khr_cooperativeMatrixMultiplyAdd %a_2 %b_1 %202
               OpStore %c_0 %203
        %204 = OpLoad %vk_khr_CooperativeMatrix_int_3_16_8_2 %c_0
        %206 = OpFunctionCall %vk_khr_CooperativeMatrix_int_3_16_8_2 %vk_khr_CooperativeMatrix_int_3_16_8_2_operator_1 %204 %int_2
        %207 = OpLoad %vk_khr_CooperativeMatrix_int_3_16_8_2 %c_0
        %208 = OpFunctionCall %vk_khr_CooperativeMatrix_int_3_16_8_2 %vk_khr_CooperativeMatrix_int_3_16_8_2_negate %207
        %209 = OpFunctionCall %vk_khr_CooperativeMatrix_int_3_16_8_2 %vk_khr_CooperativeMatrix_int_3_16_8_2_operator %206 %208
        %210 = OpFunctionCall %void %vk_khr_CooperativeMatrix_int_3_16_8_2_Store %209 %uint_0 %uint_8
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %211
        %212 = OpLabel
        %213 = OpLoad %uint %in_SV_GROUPINDEX0
        %214 = OpFunctionCall %void %main_1 %213
               OpReturn
               OpFunctionEnd
