// args: -T cs_6_0 -spirv
struct S { uint a; void set(uint v) { a = v; } };
groupshared S shared_[64];
RWBuffer<uint> Out;
// A function for each type of index: the one that takes an int cannot be given a uint.
[numthreads(64, 1, 1)]
void main(uint u : SV_GroupIndex, int3 id : SV_DispatchThreadID) {
  shared_[id.x].set(1);
  shared_[u].set(2);
  Out[u] = shared_[id.x].a;
}
; ==>
OpCapability ImageBuffer
               OpCapability StorageImageWriteWithoutFormat
               OpEntryPoint GLCompute %main "main" %in_SV_GROUPINDEX0 %in_SV_DISPATCHTHREADID0 %Out %shared
               OpExecutionMode %main LocalSize 64 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
               OpDecorate %in_SV_DISPATCHTHREADID0 BuiltIn GlobalInvocationId
               OpDecorate %Out DescriptorSet 0
               OpDecorate %Out Binding 0
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
     %v3uint = OpTypeVector %uint 3
%_ptr_Input_v3uint = OpTypePointer Input %v3uint
%in_SV_DISPATCHTHREADID0 = OpVariable %_ptr_Input_v3uint Input
          %7 = OpTypeImage %uint Buffer 2 0 0 2 Unknown
%_ptr_UniformConstant_7 = OpTypePointer UniformConstant %7
        %Out = OpVariable %_ptr_UniformConstant_7 UniformConstant
          %S = OpTypeStruct %uint
    %uint_64 = OpConstant %uint 64
%_arr_S_uint_64 = OpTypeArray %S %uint_64
%_ptr_Workgroup__arr_S_uint_64 = OpTypePointer Workgroup %_arr_S_uint_64
     %shared = OpVariable %_ptr_Workgroup__arr_S_uint_64 Workgroup
       %void = OpTypeVoid
        %int = OpTypeInt 32 1
         %21 = OpTypeFunction %void %int %uint
      %int_0 = OpConstant %int 0
%_ptr_Workgroup_uint = OpTypePointer Workgroup %uint
         %28 = OpTypeFunction %void %uint %uint
      %v3int = OpTypeVector %int 3
         %34 = OpTypeFunction %void %uint %v3int
     %uint_1 = OpConstant %uint 1
     %uint_2 = OpConstant %uint 2
     %uint_0 = OpConstant %uint 0
     %v4uint = OpTypeVector %uint 4
         %50 = OpTypeFunction %void
      %S_set = OpFunction %void None %21
      %index = OpFunctionParameter %int
          %v = OpFunctionParameter %uint
         %22 = OpLabel
         %27 = OpAccessChain %_ptr_Workgroup_uint %shared %index %int_0
               OpStore %27 %v
               OpReturn
               OpFunctionEnd
    %S_set_1 = OpFunction %void None %28
    %index_0 = OpFunctionParameter %uint
        %v_0 = OpFunctionParameter %uint
         %29 = OpLabel
         %32 = OpAccessChain %_ptr_Workgroup_uint %shared %index_0 %int_0
               OpStore %32 %v_0
               OpReturn
               OpFunctionEnd
     %main_1 = OpFunction %void None %34
          %u = OpFunctionParameter %uint
         %id = OpFunctionParameter %v3int
         %35 = OpLabel
         %38 = OpCompositeExtract %int %id 0
         %40 = OpFunctionCall %void %S_set %38 %uint_1
         %42 = OpFunctionCall %void %S_set_1 %u %uint_2
         %43 = OpCompositeExtract %int %id 0
         %44 = OpAccessChain %_ptr_Workgroup_uint %shared %43 %int_0
         %45 = OpLoad %uint %44
         %48 = OpCompositeConstruct %v4uint %45 %uint_0 %uint_0 %uint_0
         %49 = OpLoad %7 %Out
               OpImageWrite %49 %u %48
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %50
         %51 = OpLabel
         %52 = OpLoad %uint %in_SV_GROUPINDEX0
         %53 = OpLoad %v3uint %in_SV_DISPATCHTHREADID0
         %54 = OpBitcast %v3int %53
         %55 = OpFunctionCall %void %main_1 %52 %54
               OpReturn
               OpFunctionEnd
