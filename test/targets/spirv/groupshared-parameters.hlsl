// args: -T cs_6_6 -HV 202x
// A groupshared parameter is what it is given, and no copy of it.
groupshared uint total[2];
RWBuffer<uint> Out : register(u0);

void add(groupshared uint sum, uint value) { InterlockedAdd(sum, value); }
void clear(groupshared uint sums[2], uint at) { sums[at] = 0; }

[numthreads(2, 1, 1)]
void main(uint i : SV_GroupIndex) {
  clear(total, i);
  GroupMemoryBarrierWithGroupSync();
  add(total[1], i);
  GroupMemoryBarrierWithGroupSync();
  Out[i] = total[i];
}
; ==>
OpCapability ImageBuffer
               OpCapability StorageImageWriteWithoutFormat
               OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0 %Out %total
               OpExecutionMode %main LocalSize 2 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %Out DescriptorSet 0
               OpDecorate %Out Binding 0
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
          %4 = OpTypeImage %uint Buffer 2 0 0 2 Unknown
%_ptr_UniformConstant_4 = OpTypePointer UniformConstant %4
        %Out = OpVariable %_ptr_UniformConstant_4 UniformConstant
     %uint_2 = OpConstant %uint 2
%_arr_uint_uint_2 = OpTypeArray %uint %uint_2
%_ptr_Workgroup__arr_uint_uint_2 = OpTypePointer Workgroup %_arr_uint_uint_2
      %total = OpVariable %_ptr_Workgroup__arr_uint_uint_2 Workgroup
       %void = OpTypeVoid
         %16 = OpTypeFunction %void %uint
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
     %uint_0 = OpConstant %uint 0
%_ptr_Workgroup_uint = OpTypePointer Workgroup %uint
      %int_1 = OpConstant %int 1
   %uint_264 = OpConstant %uint 264
     %v4uint = OpTypeVector %uint 4
         %39 = OpTypeFunction %void
      %clear = OpFunction %void None %16
         %at = OpFunctionParameter %uint
         %17 = OpLabel
         %23 = OpAccessChain %_ptr_Workgroup_uint %total %at
               OpStore %23 %uint_0
               OpReturn
               OpFunctionEnd
        %add = OpFunction %void None %16
      %value = OpFunctionParameter %uint
         %24 = OpLabel
         %27 = OpAccessChain %_ptr_Workgroup_uint %total %int_1
         %28 = OpAtomicIAdd %uint %27 %uint_2 %uint_0 %value
               OpReturn
               OpFunctionEnd
     %main_1 = OpFunction %void None %16
          %i = OpFunctionParameter %uint
         %29 = OpLabel
         %31 = OpFunctionCall %void %clear %i
               OpControlBarrier %uint_2 %uint_2 %uint_264
         %33 = OpFunctionCall %void %add %i
               OpControlBarrier %uint_2 %uint_2 %uint_264
         %34 = OpAccessChain %_ptr_Workgroup_uint %total %i
         %35 = OpLoad %uint %34
         %37 = OpCompositeConstruct %v4uint %35 %uint_0 %uint_0 %uint_0
         %38 = OpLoad %4 %Out
               OpImageWrite %38 %i %37
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %39
         %40 = OpLabel
         %41 = OpLoad %uint %in_SV_GROUPINDEX0
         %42 = OpFunctionCall %void %main_1 %41
               OpReturn
               OpFunctionEnd
