// args: -T cs_6_6
// The base has no members: its pointer is an address like any other.
struct Base {};
struct Derived : Base { int value; };
cbuffer Pointers { vk::BufferPointer<Derived, 32> derived; vk::BufferPointer<int> number; }
RWStructuredBuffer<uint64_t> result;
[numthreads(1, 1, 1)] void main() {
  vk::BufferPointer<Base, 16> base = vk::static_pointer_cast<Base, 16>(derived);
  result[0] = (uint64_t)base;
  number.Get() = (int)vk::reinterpret_pointer_cast<float>(number).Get();
}
; ==>
OpCapability Int64
               OpCapability PhysicalStorageBufferAddresses
               OpEntryPoint GLCompute %main "main" %Pointers %result
               OpExecutionMode %main LocalSize 1 1 1
               OpMemberDecorate %type_Pointers 0 Offset 0
               OpMemberDecorate %type_Pointers 1 Offset 8
               OpDecorate %type_Pointers Block
               OpDecorate %Pointers DescriptorSet 0
               OpDecorate %Pointers Binding 0
               OpDecorate %_runtimearr_ulong ArrayStride 8
               OpMemberDecorate %type_RWStructuredBuffer_uint64_t 0 Offset 0
               OpDecorate %type_RWStructuredBuffer_uint64_t Block
               OpDecorate %result DescriptorSet 0
               OpDecorate %result Binding 1
       %uint = OpTypeInt 32 0
     %v2uint = OpTypeVector %uint 2
%type_Pointers = OpTypeStruct %v2uint %v2uint
%_ptr_Uniform_type_Pointers = OpTypePointer Uniform %type_Pointers
   %Pointers = OpVariable %_ptr_Uniform_type_Pointers Uniform
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
      %int_1 = OpConstant %int 1
      %ulong = OpTypeInt 64 0
%_runtimearr_ulong = OpTypeRuntimeArray %ulong
%type_RWStructuredBuffer_uint64_t = OpTypeStruct %_runtimearr_ulong
%_ptr_StorageBuffer_type_RWStructuredBuffer_uint64_t = OpTypePointer StorageBuffer %type_RWStructuredBuffer_uint64_t
     %result = OpVariable %_ptr_StorageBuffer_type_RWStructuredBuffer_uint64_t StorageBuffer
       %void = OpTypeVoid
         %17 = OpTypeFunction %void
%_ptr_Uniform_v2uint = OpTypePointer Uniform %v2uint
     %uint_0 = OpConstant %uint 0
%_ptr_StorageBuffer_ulong = OpTypePointer StorageBuffer %ulong
      %float = OpTypeFloat 32
%_ptr_PhysicalStorageBuffer_float = OpTypePointer PhysicalStorageBuffer %float
%_ptr_PhysicalStorageBuffer_int = OpTypePointer PhysicalStorageBuffer %int
     %main_1 = OpFunction %void None %17
         %18 = OpLabel
         %20 = OpAccessChain %_ptr_Uniform_v2uint %Pointers %int_0
       %base = OpLoad %v2uint %20
         %22 = OpBitcast %ulong %base
         %25 = OpAccessChain %_ptr_StorageBuffer_ulong %result %int_0 %uint_0
               OpStore %25 %22
         %26 = OpAccessChain %_ptr_Uniform_v2uint %Pointers %int_1
         %27 = OpLoad %v2uint %26
         %30 = OpBitcast %_ptr_PhysicalStorageBuffer_float %27
         %31 = OpLoad %float %30 Aligned 4
         %32 = OpConvertFToS %int %31
         %34 = OpBitcast %_ptr_PhysicalStorageBuffer_int %27
               OpStore %34 %32 Aligned 4
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %17
         %35 = OpLabel
         %36 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
