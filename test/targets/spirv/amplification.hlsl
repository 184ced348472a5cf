// args: -T as_6_5 -fspv-target-env=vulkan1.2
struct Payload { uint first[4]; };
groupshared Payload shared_;

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  shared_.first[i] = i;
  DispatchMesh(4, 1, 1, shared_);
}
; ==>
OpCapability MeshShadingEXT
               OpExtension "SPV_EXT_mesh_shader"
               OpEntryPoint TaskEXT %main "main" %in_SV_GROUPINDEX0 %shared %22
               OpExecutionMode %main LocalSize 4 1 1
               OpDecorate %in_SV_GROUPINDEX0 BuiltIn LocalInvocationIndex
       %uint = OpTypeInt 32 0
%_ptr_Input_uint = OpTypePointer Input %uint
%in_SV_GROUPINDEX0 = OpVariable %_ptr_Input_uint Input
     %uint_4 = OpConstant %uint 4
%_arr_uint_uint_4 = OpTypeArray %uint %uint_4
    %Payload = OpTypeStruct %_arr_uint_uint_4
%_ptr_Workgroup_Payload = OpTypePointer Workgroup %Payload
     %shared = OpVariable %_ptr_Workgroup_Payload Workgroup
       %void = OpTypeVoid
         %12 = OpTypeFunction %void %uint
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_Workgroup_uint = OpTypePointer Workgroup %uint
     %uint_1 = OpConstant %uint 1
%_ptr_TaskPayloadWorkgroupEXT_Payload = OpTypePointer TaskPayloadWorkgroupEXT %Payload
         %22 = OpVariable %_ptr_TaskPayloadWorkgroupEXT_Payload TaskPayloadWorkgroupEXT
         %23 = OpTypeFunction %void
     %main_1 = OpFunction %void None %12
          %i = OpFunctionParameter %uint
         %13 = OpLabel
         %18 = OpAccessChain %_ptr_Workgroup_uint %shared %int_0 %i
               OpStore %18 %i
         %20 = OpLoad %Payload %shared
               OpStore %22 %20
               OpEmitMeshTasksEXT %uint_4 %uint_1 %uint_1 %22
               OpFunctionEnd
       %main = OpFunction %void None %23
         %24 = OpLabel
         %25 = OpLoad %uint %in_SV_GROUPINDEX0
         %26 = OpFunctionCall %void %main_1 %25
               OpReturn
               OpFunctionEnd
