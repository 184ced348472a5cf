// args: -T cs_6_6
// A struct in memory and its values have the same name: Mesa takes them for unrelated types otherwise.
namespace N {
struct S { struct { int x; } inner; };
}
template<typename T> struct Pair { T first, second; };
RWStructuredBuffer<N::S> A;
RWStructuredBuffer<Pair<int> > B;

[numthreads(1, 1, 1)]
void main() {
  N::S s = A[0];
  A[1] = s;
  Pair<int> p = B[0];
  B[1] = p;
}
; ==>
OpEntryPoint GLCompute %main "main" %A %B
               OpExecutionMode %main LocalSize 1 1 1
               OpMemberDecorate %N_S_unnamed 0 Offset 0
               OpMemberDecorate %N_S 0 Offset 0
               OpDecorate %_runtimearr_N_S ArrayStride 4
               OpMemberDecorate %type_RWStructuredBuffer_N__S 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_N__S Block
               OpDecorate %A DescriptorSet 0
               OpDecorate %A Binding 0
               OpMemberDecorate %Pair_int 0 Offset 0
               OpMemberDecorate %Pair_int 1 Offset 4
               OpDecorate %_runtimearr_Pair_int ArrayStride 8
               OpMemberDecorate %type_RWStructuredBuffer_Pair_int 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_Pair_int Block
               OpDecorate %B DescriptorSet 0
               OpDecorate %B Binding 1
        %int = OpTypeInt 32 1
%N_S_unnamed = OpTypeStruct %int
        %N_S = OpTypeStruct %N_S_unnamed
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
         %16 = OpTypeFunction %void
       %uint = OpTypeInt 32 0
     %uint_0 = OpConstant %uint 0
      %int_0 = OpConstant %int 0
%_ptr_StorageBuffer_N_S = OpTypePointer StorageBuffer %N_S
%N_S_unnamed_0 = OpTypeStruct %int
      %N_S_0 = OpTypeStruct %N_S_unnamed_0
     %uint_1 = OpConstant %uint 1
%_ptr_StorageBuffer_Pair_int = OpTypePointer StorageBuffer %Pair_int
 %Pair_int_0 = OpTypeStruct %int %int
     %main_1 = OpFunction %void None %16
         %17 = OpLabel
         %22 = OpAccessChain %_ptr_StorageBuffer_N_S %A %int_0 %uint_0
         %23 = OpLoad %N_S %22
          %s = OpCopyLogical %N_S_0 %23
         %28 = OpCopyLogical %N_S %s
         %29 = OpAccessChain %_ptr_StorageBuffer_N_S %A %int_0 %uint_1
               OpStore %29 %28
         %31 = OpAccessChain %_ptr_StorageBuffer_Pair_int %B %int_0 %uint_0
         %32 = OpLoad %Pair_int %31
          %p = OpCopyLogical %Pair_int_0 %32
         %35 = OpCopyLogical %Pair_int %p
         %36 = OpAccessChain %_ptr_StorageBuffer_Pair_int %B %int_0 %uint_1
               OpStore %36 %35
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %16
         %37 = OpLabel
         %38 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
