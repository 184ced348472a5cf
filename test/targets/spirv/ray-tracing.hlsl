// args: -T lib_6_5 -fspv-target-env=vulkan1.2
// One module with an entry point for every function; each lists the variables it uses.
struct Payload { float4 color; };
struct Attributes { float2 uv; };
struct Data { float value; };
RaytracingAccelerationStructure Scene;
RWTexture2D<float4> Image;

[shader("raygeneration")] void generate() {
  RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), 100 };
  Payload payload = { float4(0, 0, 0, 0) };
  TraceRay(Scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
  Data data = { 1 };
  CallShader(2, data);
  Image[DispatchRaysIndex().xy] = payload.color * data.value;
}
[shader("intersection")] void intersect() {
  Attributes attributes = { ObjectRayOrigin().xy };
  if (!ReportHit(RayTMin(), 3, attributes)) return;
}
[shader("anyhit")] void any(inout Payload payload, Attributes attributes) {
  payload.color.x += 1;
  if (attributes.uv.x > 0.5) IgnoreHit();
  if (attributes.uv.y > 0.5) AcceptHitAndEndSearch();
}
[shader("closesthit")] void closest(inout Payload payload, BuiltInTriangleIntersectionAttributes attributes) {
  payload.color = float4(mul(ObjectToWorld3x4(), float4(attributes.barycentrics, RayTCurrent(), 1)), InstanceID() + PrimitiveIndex());
}
[shader("miss")] void miss(inout Payload payload) { payload.color = float4(WorldRayDirection(), 0); }
[shader("callable")] void call(inout Data data) { data.value *= 2; }
; ==>
OpCapability RayTracingKHR
               OpCapability StorageImageWriteWithoutFormat
               OpExtension "SPV_KHR_ray_tracing"
               OpEntryPoint RayGenerationKHR %main "generate" %Scene %Image %58 %66 %LaunchIdKHR
               OpEntryPoint IntersectionKHR %main_1 "intersect" %ObjectRayOriginKHR %RayTminKHR %97
               OpEntryPoint AnyHitKHR %main_2 "any" %payload %attributes
               OpEntryPoint ClosestHitKHR %main_3 "closest" %payload_1 %attributes_1 %ObjectToWorldKHR %RayTmaxKHR %InstanceCustomIndexKHR %PrimitiveId
               OpEntryPoint MissKHR %main_4 "miss" %payload_2 %WorldRayDirectionKHR
               OpEntryPoint CallableKHR %main_5 "call" %data
               OpDecorate %Scene DescriptorSet 0
               OpDecorate %Scene Binding 0
               OpDecorate %Image DescriptorSet 0
               OpDecorate %Image Binding 1
               OpDecorate %LaunchIdKHR BuiltIn LaunchIdKHR
               OpDecorate %ObjectRayOriginKHR BuiltIn ObjectRayOriginKHR
               OpDecorate %RayTminKHR BuiltIn RayTminKHR
               OpDecorate %ObjectToWorldKHR BuiltIn ObjectToWorldKHR
               OpDecorate %RayTmaxKHR BuiltIn RayTmaxKHR
               OpDecorate %InstanceCustomIndexKHR BuiltIn InstanceCustomIndexKHR
               OpDecorate %PrimitiveId BuiltIn PrimitiveId
               OpDecorate %WorldRayDirectionKHR BuiltIn WorldRayDirectionKHR
      %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
    %Payload = OpTypeStruct %v4float
%_ptr_IncomingRayPayloadKHR_Payload = OpTypePointer IncomingRayPayloadKHR %Payload
    %payload = OpVariable %_ptr_IncomingRayPayloadKHR_Payload IncomingRayPayloadKHR
    %v2float = OpTypeVector %float 2
 %Attributes = OpTypeStruct %v2float
%_ptr_HitAttributeKHR_Attributes = OpTypePointer HitAttributeKHR %Attributes
 %attributes = OpVariable %_ptr_HitAttributeKHR_Attributes HitAttributeKHR
  %payload_1 = OpVariable %_ptr_IncomingRayPayloadKHR_Payload IncomingRayPayloadKHR
%BuiltInTriangleIntersectionAttributes = OpTypeStruct %v2float
%_ptr_HitAttributeKHR_BuiltInTriangleIntersectionAttributes = OpTypePointer HitAttributeKHR %BuiltInTriangleIntersectionAttributes
%attributes_1 = OpVariable %_ptr_HitAttributeKHR_BuiltInTriangleIntersectionAttributes HitAttributeKHR
  %payload_2 = OpVariable %_ptr_IncomingRayPayloadKHR_Payload IncomingRayPayloadKHR
       %Data = OpTypeStruct %float
%_ptr_IncomingCallableDataKHR_Data = OpTypePointer IncomingCallableDataKHR %Data
       %data = OpVariable %_ptr_IncomingCallableDataKHR_Data IncomingCallableDataKHR
         %18 = OpTypeAccelerationStructureKHR
%_ptr_UniformConstant_18 = OpTypePointer UniformConstant %18
      %Scene = OpVariable %_ptr_UniformConstant_18 UniformConstant
         %21 = OpTypeImage %float 2D 2 0 0 2 Unknown
%_ptr_UniformConstant_21 = OpTypePointer UniformConstant %21
      %Image = OpVariable %_ptr_UniformConstant_21 UniformConstant
       %void = OpTypeVoid
         %37 = OpTypeFunction %void
    %float_0 = OpConstant %float 0
    %v3float = OpTypeVector %float 3
         %41 = OpConstantComposite %v3float %float_0 %float_0 %float_0
    %float_1 = OpConstant %float 1
         %43 = OpConstantComposite %v3float %float_0 %float_0 %float_1
  %float_100 = OpConstant %float 100
    %RayDesc = OpTypeStruct %v3float %float %v3float %float
         %46 = OpConstantComposite %RayDesc %41 %float_0 %43 %float_100
%_ptr_Function_Payload = OpTypePointer Function %Payload
         %49 = OpConstantComposite %v4float %float_0 %float_0 %float_0 %float_0
         %50 = OpConstantComposite %Payload %49
       %uint = OpTypeInt 32 0
     %uint_0 = OpConstant %uint 0
   %uint_255 = OpConstant %uint 255
     %uint_1 = OpConstant %uint 1
%_ptr_RayPayloadKHR_Payload = OpTypePointer RayPayloadKHR %Payload
         %58 = OpVariable %_ptr_RayPayloadKHR_Payload RayPayloadKHR
%_ptr_Function_Data = OpTypePointer Function %Data
         %62 = OpConstantComposite %Data %float_1
     %uint_2 = OpConstant %uint 2
%_ptr_CallableDataKHR_Data = OpTypePointer CallableDataKHR %Data
         %66 = OpVariable %_ptr_CallableDataKHR_Data CallableDataKHR
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_Function_v4float = OpTypePointer Function %v4float
%_ptr_Function_float = OpTypePointer Function %float
     %v3uint = OpTypeVector %uint 3
%_ptr_Input_v3uint = OpTypePointer Input %v3uint
%LaunchIdKHR = OpVariable %_ptr_Input_v3uint Input
     %v2uint = OpTypeVector %uint 2
%_ptr_Input_v3float = OpTypePointer Input %v3float
%ObjectRayOriginKHR = OpVariable %_ptr_Input_v3float Input
%_ptr_Input_float = OpTypePointer Input %float
 %RayTminKHR = OpVariable %_ptr_Input_float Input
     %uint_3 = OpConstant %uint 3
         %97 = OpVariable %_ptr_HitAttributeKHR_Attributes HitAttributeKHR
       %bool = OpTypeBool
%_ptr_IncomingRayPayloadKHR_float = OpTypePointer IncomingRayPayloadKHR %float
%_ptr_HitAttributeKHR_float = OpTypePointer HitAttributeKHR %float
  %float_0_5 = OpConstant %float 0.5
      %int_1 = OpConstant %int 1
%mat4v3float = OpTypeMatrix %v3float 4
%_ptr_Input_mat4v3float = OpTypePointer Input %mat4v3float
%ObjectToWorldKHR = OpVariable %_ptr_Input_mat4v3float Input
%mat3v4float = OpTypeMatrix %v4float 3
%_ptr_HitAttributeKHR_v2float = OpTypePointer HitAttributeKHR %v2float
 %RayTmaxKHR = OpVariable %_ptr_Input_float Input
%_ptr_Input_uint = OpTypePointer Input %uint
%InstanceCustomIndexKHR = OpVariable %_ptr_Input_uint Input
%PrimitiveId = OpVariable %_ptr_Input_uint Input
%_ptr_IncomingRayPayloadKHR_v4float = OpTypePointer IncomingRayPayloadKHR %v4float
%WorldRayDirectionKHR = OpVariable %_ptr_Input_v3float Input
%_ptr_IncomingCallableDataKHR_float = OpTypePointer IncomingCallableDataKHR %float
    %float_2 = OpConstant %float 2
   %generate = OpFunction %void None %37
         %38 = OpLabel
  %payload_0 = OpVariable %_ptr_Function_Payload Function
     %data_0 = OpVariable %_ptr_Function_Data Function
               OpStore %payload_0 %50
         %55 = OpLoad %Payload %payload_0
         %56 = OpLoad %18 %Scene
               OpStore %58 %55
               OpTraceRayKHR %56 %uint_0 %uint_255 %uint_0 %uint_1 %uint_0 %41 %float_0 %43 %float_100 %58
         %59 = OpLoad %Payload %58
               OpStore %payload_0 %59
               OpStore %data_0 %62
         %64 = OpLoad %Data %data_0
               OpStore %66 %64
               OpExecuteCallableKHR %uint_2 %66
         %67 = OpLoad %Data %66
               OpStore %data_0 %67
         %71 = OpAccessChain %_ptr_Function_v4float %payload_0 %int_0
         %72 = OpLoad %v4float %71
         %74 = OpAccessChain %_ptr_Function_float %data_0 %int_0
         %75 = OpLoad %float %74
         %76 = OpCompositeConstruct %v4float %75 %75 %75 %75
         %77 = OpFMul %v4float %72 %76
         %81 = OpLoad %v3uint %LaunchIdKHR
         %83 = OpVectorShuffle %v2uint %81 %81 0 1
         %84 = OpLoad %21 %Image
               OpImageWrite %84 %83 %77
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %37
         %85 = OpLabel
         %86 = OpFunctionCall %void %generate
               OpReturn
               OpFunctionEnd
  %intersect = OpFunction %void None %37
         %87 = OpLabel
         %90 = OpLoad %v3float %ObjectRayOriginKHR
         %91 = OpVectorShuffle %v2float %90 %90 0 1
%attributes_0 = OpCompositeConstruct %Attributes %91
         %95 = OpLoad %float %RayTminKHR
               OpStore %97 %attributes_0
         %99 = OpReportIntersectionKHR %bool %95 %uint_3
        %100 = OpLogicalNot %bool %99
               OpSelectionMerge %101 None
               OpBranchConditional %100 %102 %101
        %102 = OpLabel
               OpReturn
        %101 = OpLabel
               OpReturn
               OpFunctionEnd
     %main_1 = OpFunction %void None %37
        %103 = OpLabel
        %104 = OpFunctionCall %void %intersect
               OpReturn
               OpFunctionEnd
        %any = OpFunction %void None %37
        %105 = OpLabel
        %107 = OpAccessChain %_ptr_IncomingRayPayloadKHR_float %payload %int_0 %int_0
        %108 = OpLoad %float %107
        %109 = OpFAdd %float %108 %float_1
               OpStore %107 %109
        %111 = OpAccessChain %_ptr_HitAttributeKHR_float %attributes %int_0 %int_0
        %112 = OpLoad %float %111
        %114 = OpFOrdGreaterThan %bool %112 %float_0_5
               OpSelectionMerge %115 None
               OpBranchConditional %114 %116 %115
        %116 = OpLabel
               OpIgnoreIntersectionKHR
        %115 = OpLabel
        %118 = OpAccessChain %_ptr_HitAttributeKHR_float %attributes %int_0 %int_1
        %119 = OpLoad %float %118
        %120 = OpFOrdGreaterThan %bool %119 %float_0_5
               OpSelectionMerge %121 None
               OpBranchConditional %120 %122 %121
        %122 = OpLabel
               OpTerminateRayKHR
        %121 = OpLabel
               OpReturn
               OpFunctionEnd
     %main_2 = OpFunction %void None %37
        %123 = OpLabel
        %124 = OpFunctionCall %void %any
               OpReturn
               OpFunctionEnd
    %closest = OpFunction %void None %37
        %125 = OpLabel
        %129 = OpLoad %mat4v3float %ObjectToWorldKHR
        %131 = OpTranspose %mat3v4float %129
        %133 = OpAccessChain %_ptr_HitAttributeKHR_v2float %attributes_1 %int_0
        %134 = OpLoad %v2float %133
        %136 = OpLoad %float %RayTmaxKHR
        %137 = OpCompositeConstruct %v4float %134 %136 %float_1
        %138 = OpVectorTimesMatrix %v3float %137 %131
        %141 = OpLoad %uint %InstanceCustomIndexKHR
        %143 = OpLoad %uint %PrimitiveId
        %144 = OpIAdd %uint %141 %143
        %145 = OpConvertUToF %float %144
        %146 = OpCompositeConstruct %v4float %138 %145
        %148 = OpAccessChain %_ptr_IncomingRayPayloadKHR_v4float %payload_1 %int_0
               OpStore %148 %146
               OpReturn
               OpFunctionEnd
     %main_3 = OpFunction %void None %37
        %149 = OpLabel
        %150 = OpFunctionCall %void %closest
               OpReturn
               OpFunctionEnd
       %miss = OpFunction %void None %37
        %151 = OpLabel
        %153 = OpLoad %v3float %WorldRayDirectionKHR
        %154 = OpCompositeConstruct %v4float %153 %float_0
        %155 = OpAccessChain %_ptr_IncomingRayPayloadKHR_v4float %payload_2 %int_0
               OpStore %155 %154
               OpReturn
               OpFunctionEnd
     %main_4 = OpFunction %void None %37
        %156 = OpLabel
        %157 = OpFunctionCall %void %miss
               OpReturn
               OpFunctionEnd
       %call = OpFunction %void None %37
        %158 = OpLabel
        %160 = OpAccessChain %_ptr_IncomingCallableDataKHR_float %data %int_0
        %161 = OpLoad %float %160
        %163 = OpFMul %float %161 %float_2
               OpStore %160 %163
               OpReturn
               OpFunctionEnd
     %main_5 = OpFunction %void None %37
        %164 = OpLabel
        %165 = OpFunctionCall %void %call
               OpReturn
               OpFunctionEnd
