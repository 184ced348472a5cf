// args: -T cs_6_6
// A struct may hold pointers to itself, and to what is defined behind it.
struct Link;
struct Tail;
typedef vk::BufferPointer<Link, 16> Next;
struct Link { float4 value; Next next; vk::BufferPointer<Tail> tails[2]; };
struct Tail { uint count; Next back; };
struct Head { Next first; };
[[vk::push_constant]] Head head;
RWStructuredBuffer<float4> results;

[numthreads(1, 1, 1)]
void main() {
  Next link = head.first;
  for (uint i = 0; i < 4; i++) link = link.Get().next;
  results[0] = link.Get().value * link.Get().tails[1].Get().count;
  link.Get().tails[0].Get().back = head.first;
}
; ==>
OpCapability PhysicalStorageBufferAddresses
               OpEntryPoint GLCompute %main "main" %results %head
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %_runtimearr_v4float ArrayStride 16
               OpMemberDecorate %type_RWStructuredBuffer_float4 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_float4 Block
               OpDecorate %results DescriptorSet 0
               OpDecorate %results Binding 0
               OpMemberDecorate %type_PushConstant_Head 0 Offset 0
               OpDecorate %type_PushConstant_Head Block
               OpDecorate %_arr_v2uint_uint_2 ArrayStride 8
               OpMemberDecorate %Link 0 Offset 0
               OpMemberDecorate %Link 1 Offset 16
               OpMemberDecorate %Link 2 Offset 24
               OpMemberDecorate %Tail 0 Offset 0
               OpMemberDecorate %Tail 1 Offset 8
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
%_runtimearr_v4float = OpTypeRuntimeArray %v4float
%type_RWStructuredBuffer_float4 = OpTypeStruct %_runtimearr_v4float
%_ptr_StorageBuffer_type_RWStructuredBuffer_float4 = OpTypePointer StorageBuffer %type_RWStructuredBuffer_float4
    %results = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_float4 StorageBuffer
       %uint = OpTypeInt 32 0
     %v2uint = OpTypeVector %uint 2
%type_PushConstant_Head = OpTypeStruct %v2uint
%_ptr_PushConstant_type_PushConstant_Head = OpTypePointer PushConstant %type_PushConstant_Head
       %head = OpVariable %_ptr_PushConstant_type_PushConstant_Head PushConstant
       %void = OpTypeVoid
         %15 = OpTypeFunction %void
%_ptr_Function_v2uint = OpTypePointer Function %v2uint
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_PushConstant_v2uint = OpTypePointer PushConstant %v2uint
%_ptr_Function_uint = OpTypePointer Function %uint
     %uint_0 = OpConstant %uint 0
     %uint_4 = OpConstant %uint 4
       %bool = OpTypeBool
     %uint_2 = OpConstant %uint 2
%_arr_v2uint_uint_2 = OpTypeArray %v2uint %uint_2
       %Link = OpTypeStruct %v4float %v2uint %_arr_v2uint_uint_2
%_ptr_PhysicalStorageBuffer_Link = OpTypePointer PhysicalStorageBuffer %Link
      %int_1 = OpConstant %int 1
%_ptr_PhysicalStorageBuffer_v2uint = OpTypePointer PhysicalStorageBuffer %v2uint
     %uint_1 = OpConstant %uint 1
%_ptr_PhysicalStorageBuffer_v4float = OpTypePointer PhysicalStorageBuffer %v4float
      %int_2 = OpConstant %int 2
       %Tail = OpTypeStruct %uint %v2uint
%_ptr_PhysicalStorageBuffer_Tail = OpTypePointer PhysicalStorageBuffer %Tail
%_ptr_PhysicalStorageBuffer_uint = OpTypePointer PhysicalStorageBuffer %uint
%_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
     %main_1 = OpFunction %void None %15
         %16 = OpLabel
       %link = OpVariable %_ptr_Function_v2uint Function
          %i = OpVariable %_ptr_Function_uint Function
         %22 = OpAccessChain %_ptr_PushConstant_v2uint %head %int_0
         %23 = OpLoad %v2uint %22
               OpStore %link %23
               OpStore %i %uint_0
               OpBranch %27
         %27 = OpLabel
               OpLoopMerge %30 %29 None
               OpBranch %31
         %31 = OpLabel
         %32 = OpLoad %uint %i
         %35 = OpULessThan %bool %32 %uint_4
               OpBranchConditional %35 %28 %30
         %28 = OpLabel
         %36 = OpLoad %v2uint %link
         %41 = OpBitcast %_ptr_PhysicalStorageBuffer_Link %36
         %44 = OpAccessChain %_ptr_PhysicalStorageBuffer_v2uint %41 %int_1
         %45 = OpLoad %v2uint %44 Aligned 16
               OpStore %link %45
               OpBranch %29
         %29 = OpLabel
         %46 = OpLoad %uint %i
         %48 = OpIAdd %uint %46 %uint_1
               OpStore %i %48
               OpBranch %27
         %30 = OpLabel
         %49 = OpLoad %v2uint %link
         %50 = OpBitcast %_ptr_PhysicalStorageBuffer_Link %49
         %52 = OpAccessChain %_ptr_PhysicalStorageBuffer_v4float %50 %int_0
         %53 = OpLoad %v4float %52 Aligned 16
         %54 = OpLoad %v2uint %link
         %55 = OpBitcast %_ptr_PhysicalStorageBuffer_Link %54
         %57 = OpAccessChain %_ptr_PhysicalStorageBuffer_v2uint %55 %int_2 %int_1
         %58 = OpLoad %v2uint %57 Aligned 8
         %61 = OpBitcast %_ptr_PhysicalStorageBuffer_Tail %58
         %63 = OpAccessChain %_ptr_PhysicalStorageBuffer_uint %61 %int_0
         %64 = OpLoad %uint %63 Aligned 8
         %65 = OpConvertUToF %float %64
         %66 = OpCompositeConstruct %v4float %65 %65 %65 %65
         %67 = OpFMul %v4float %53 %66
         %69 = OpAccessChain %_ptr_StorageBuffer_v4float %results %int_0 %uint_0
               OpStore %69 %67
         %70 = OpAccessChain %_ptr_PushConstant_v2uint %head %int_0
         %71 = OpLoad %v2uint %70
         %72 = OpLoad %v2uint %link
         %73 = OpBitcast %_ptr_PhysicalStorageBuffer_Link %72
         %74 = OpAccessChain %_ptr_PhysicalStorageBuffer_v2uint %73 %int_2 %int_0
         %75 = OpLoad %v2uint %74 Aligned 8
         %76 = OpBitcast %_ptr_PhysicalStorageBuffer_Tail %75
         %77 = OpAccessChain %_ptr_PhysicalStorageBuffer_v2uint %76 %int_1
               OpStore %77 %71 Aligned 8
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %15
         %78 = OpLabel
         %79 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
