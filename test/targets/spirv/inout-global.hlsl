// args: -T cs_6_5
// A global resource as an inout argument of functions that only use it.
RWByteAddressBuffer Raw;
void fill(inout RWByteAddressBuffer target, uint value) { target.Store(0, value); }
void handOn(inout RWByteAddressBuffer target) { fill(target, 7); }
[numthreads(1, 1, 1)] void main() {
  handOn(Raw);
}
; ==>
OpEntryPoint GLCompute %main "main" %Raw
               OpExecutionMode %main LocalSize 1 1 1
               OpDecorate %_runtimearr_uint ArrayStride 4
               OpMemberDecorate %type_RWByteAddressBuffer 0 Offset 0
               OpDecorate %type_RWByteAddressBuffer Block
               OpDecorate %Raw DescriptorSet 0
               OpDecorate %Raw Binding 0
       %uint = OpTypeInt 32 0
%_runtimearr_uint = OpTypeRuntimeArray %uint
%type_RWByteAddressBuffer = OpTypeStruct %_runtimearr_uint
%_ptr_StorageBuffer_type_RWByteAddressBuffer = OpTypePointer StorageBuffer %type_RWByteAddressBuffer
        %Raw = OpVariable %_ptr_StorageBuffer_type_RWByteAddressBuffer StorageBuffer
       %void = OpTypeVoid
         %11 = OpTypeFunction %void %uint
     %uint_0 = OpConstant %uint 0
%_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
         %19 = OpTypeFunction %void
     %uint_7 = OpConstant %uint 7
       %fill = OpFunction %void None %11
      %value = OpFunctionParameter %uint
         %12 = OpLabel
         %18 = OpAccessChain %_ptr_StorageBuffer_uint %Raw %int_0 %uint_0
               OpStore %18 %value
               OpReturn
               OpFunctionEnd
     %handOn = OpFunction %void None %19
         %20 = OpLabel
         %22 = OpFunctionCall %void %fill %uint_7
               OpReturn
               OpFunctionEnd
     %main_1 = OpFunction %void None %19
         %23 = OpLabel
         %24 = OpFunctionCall %void %handOn
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %19
         %25 = OpLabel
         %26 = OpFunctionCall %void %main_1
               OpReturn
               OpFunctionEnd
