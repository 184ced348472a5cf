// args: -T cs_6_6 -fspv-target-env=vulkan1.2
// A struct in memory and its values have the same name, for Mesa takes an OpCopyLogical of others for a mistake: of a constant buffer, whose
// block has a name of its own, every part is copied.
namespace N {
struct S { struct { int x; } inner; };
}
template<typename T> struct Pair { T first, second; };
ConstantBuffer<N::S> C;
RWStructuredBuffer<N::S> A;
RWStructuredBuffer<Pair<int> > B;

[numthreads(1, 1, 1)]
void main() {
  N::S s = A[0];
  A[1] = s;
  A[2] = C;
  Pair<int> p = B[0];
  B[1] = p;
}
; ==>
OpEntryPoint GLCompute %main "main" %C %A %B
               OpExecutionMode %main LocalSize 1 1 1
               OpMemberDecorate %N_S_unnamed 0 Offset 0
               OpMemberDecorate %type_ConstantBuffer_N__S 0 Offset 0
               OpDecorate %type_ConstantBuffer_N__S Block
               OpDecorate %C DescriptorSet 0
               OpDecorate %C Binding 0
               OpMemberDecorate %N_S_unnamed_0 0 Offset 0
               OpMemberDecorate %N_S 0 Offset 0
               OpDecorate %_runtimearr_N_S ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_N__S 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_N__S Block
               OpDecorate %A DescriptorSet 0
               OpDecorate %A Binding 1
               OpMemberDecorate %Pair_int 0 Offset 0
               OpMemberDecorate %Pair_int 1 Offset 4
               OpDecorate %_runtimearr_Pair_int ArrayStride 8
               OpMemberDecorate %type_RWStructuredBuffer_Pair_int 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_Pair_int Block
               OpDecorate %B DescriptorSet 0
               OpDecorate %B Binding 2
        %int = OpTypeInt 32 1
%N_S_unnamed = OpTypeStruct %int
%type_ConstantBuffer_N__S = OpTypeStruct %N_S_unnamed
%_ptr_Uniform_type_ConstantBuffer_N__S = OpTypePointer Uniform %type_ConstantBuffer_N__S
          %C = OpVariable %_ptr_Uniform_type_ConstantBuffer_N__S Uniform
%N_S_unnamed_0 = OpTypeStruct %int
        %N_S = OpTypeStruct %N_S_unnamed_0
%_runtimearr_N_S = OpTypeRuntimeArray %N_S
%type_RWStructuredBuffer_N__S = OpTypeStruct %_runtimearr_N_S
%_ptr_StorageBuffer_type_RWStructuredBuffer_N__S = OpTypePointer StorageBuffer %type_RWStructuredBuffer_N__S
          %A = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_N__S StorageBuffer
   %Pair_int = OpTypeStruct %int %int
%_runtimearr_Pair_int = OpTypeRuntimeArray %Pair_int
%type_RWStructuredBuffer_Pair_int = OpTypeStruct %_runtimearr_Pair_int
%_ptr_StorageBuffer_type_RWStructuredBuffer_Pair_int = OpTypePointer StorageBuffer %type_RWStructuredBuffer_Pair_int
          %B = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_Pair_int StorageBuffer
       %void = OpTypeVoid
         %20 = OpTypeFunction %void
       %uint = OpTypeInt 32 0
     %uint_0 = OpConstant %uint 0
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_N_S = OpTypePointer StorageBuffer %N_S
%N_S_unnamed_1 = OpTypeStruct %int
      %N_S_0 = OpTypeStruct %N_S_unnamed_1
     %uint_1 = OpConstant %uint 1
     %uint_2 = OpConstant %uint 2
%_ptr_StorageBuffer_Pair_int = OpTypePointer StorageBuffer %Pair_int
 %Pair_int_0 = OpTypeStruct %int %int
     %main_1 = OpFunction %void None %20
         %21 = OpLabel
         %26 = OpAccessChain %_ptr_StorageBuffer_N_S %A %int_0 %uint_0
         %27 = OpLoad %N_S %26
          %s = OpCopyLogical %N_S_0 %27
         %32 = OpCopyLogical %N_S %s
         %33 = OpAccessChain %_ptr_StorageBuffer_N_S %A %int_0 %uint_1
               OpStore %33 %32
         %34 = OpLoad %type_ConstantBuffer_N__S %C
         %35 = OpCompositeExtract %N_S_unnamed %34 0
         %36 = OpCopyLogical %N_S_unnamed_1 %35
         %37 = OpCompositeConstruct %N_S_0 %36
         %39 = OpCopyLogical %N_S %37
         %40 = OpAccessChain %_ptr_StorageBuffer_N_S %A %int_0 %uint_2
               OpStore %40 %39
         %42 = OpAccessChain %_ptr_StorageBuffer_Pair_int %B %int_0 %uint_0
         %43 = OpLoad %Pair_int %42
          %p = OpCopyLogical %Pair_int_0 %43
         %46 = OpCopyLogical %Pair_int %p
         %47 = OpAccessChain %_ptr_StorageBuffer_Pair_int %B %int_0 %uint_1
               OpStore %47 %46
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %20
         %48 = OpLabel
         %49 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
