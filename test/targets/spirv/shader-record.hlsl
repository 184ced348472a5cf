// args: -T lib_6_5 -fspv-target-env=vulkan1.2
// Constants in the shader's own record have no set and binding.
struct Payload { float4 color; };
struct Record { float4 tint; bool isDark; };
[[vk::shader_record_ext]] ConstantBuffer<Record> record;

[shader("miss")] void miss(inout Payload payload) { payload.color = record.isDark ? 0 : record.tint; }
; ==>
OpCapability RayTracingKHR
               OpExtension "SPV_KHR_ray_tracing"
               OpEntryPoint MissKHR %main "miss" %payload %record
               OpMemberDecorate %type_ConstantBuffer_Record 0 Offset 0
               OpMemberDecorate %type_ConstantBuffer_Record 1 Offset 16
               OpDecorate %type_ConstantBuffer_Record Block
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
    %Payload = OpTypeStruct %v4float
%_ptr_IncomingRayPayloadKHR_Payload = OpTypePointer IncomingRayPayloadKHR %Payload
    %payload = OpVariable %_ptr_IncomingRayPayloadKHR_Payload IncomingRayPayloadKHR
       %uint = OpTypeInt 32 0
%type_ConstantBuffer_Record = OpTypeStruct %v4float %uint
%_ptr_ShaderRecordBufferKHR_type_ConstantBuffer_Record = OpTypePointer ShaderRecordBufferKHR %type_ConstantBuffer_Record
     %record = OpVariable %_ptr_ShaderRecordBufferKHR_type_ConstantBuffer_Record ShaderRecordBufferKHR
       %void = OpTypeVoid
         %13 = OpTypeFunction %void
        %int = OpTypeInt 32 1
      %int_1 = OpConstant %int 1
%_ptr_ShaderRecordBufferKHR_uint = OpTypePointer ShaderRecordBufferKHR %uint
     %uint_0 = OpConstant %uint 0
       %bool = OpTypeBool
    %float_0 = OpConstant %float 0
         %27 = OpConstantNull %v4float
      %int_0 = OpConstant %int 0
%_ptr_ShaderRecordBufferKHR_v4float = OpTypePointer ShaderRecordBufferKHR %v4float
%_ptr_IncomingRayPayloadKHR_v4float = OpTypePointer IncomingRayPayloadKHR %v4float
       %miss = OpFunction %void None %13
         %14 = OpLabel
         %18 = OpAccessChain %_ptr_ShaderRecordBufferKHR_uint %record %int_1
         %19 = OpLoad %uint %18
         %22 = OpINotEqual %bool %19 %uint_0
               OpSelectionMerge %23 None
               OpBranchConditional %22 %24 %25
         %24 = OpLabel
               OpBranch %23
         %25 = OpLabel
         %30 = OpAccessChain %_ptr_ShaderRecordBufferKHR_v4float %record %int_0
         %31 = OpLoad %v4float %30
               OpBranch %23
         %23 = OpLabel
         %32 = OpPhi %v4float %27 %24 %31 %25
         %34 = OpAccessChain %_ptr_IncomingRayPayloadKHR_v4float %payload %int_0
               OpStore %34 %32
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %13
         %35 = OpLabel
         %36 = OpFunctionCall %void %miss
               OpReturn
               OpFunctionEnd
