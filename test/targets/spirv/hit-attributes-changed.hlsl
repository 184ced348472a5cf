// args: -T lib_6_3
// Changing a parameter for input changes a copy.
struct P { float3 c; }; 
[shader("closesthit")] void hit(inout P p, in BuiltInTriangleIntersectionAttributes a) { a.barycentrics.x += 1; p.c = a.barycentrics.xyx; }
; ==>
OpCapability RayTracingKHR
               OpExtension "SPV_KHR_ray_tracing"
               OpEntryPoint ClosestHitKHR %main "hit" %p %a
      %float = OpTypeFloat 32
    %v3float = OpTypeVector %float 3
          %P = OpTypeStruct %v3float
%_ptr_IncomingRayPayloadKHR_P = OpTypePointer IncomingRayPayloadKHR %P
          %p = OpVariable %_ptr_IncomingRayPayloadKHR_P IncomingRayPayloadKHR
    %v2float = OpTypeVector %float 2
%BuiltInTriangleIntersectionAttributes = OpTypeStruct %v2float
%_ptr_HitAttributeKHR_BuiltInTriangleIntersectionAttributes = OpTypePointer HitAttributeKHR %BuiltInTriangleIntersectionAttributes
          %a = OpVariable %_ptr_HitAttributeKHR_BuiltInTriangleIntersectionAttributes HitAttributeKHR
       %void = OpTypeVoid
         %13 = OpTypeFunction %void
%_ptr_Function_BuiltInTriangleIntersectionAttributes = OpTypePointer Function %BuiltInTriangleIntersectionAttributes
        %int = OpTypeInt 32 1
      %int_0 = OpConstant %int 0
%_ptr_Function_float = OpTypePointer Function %float
    %float_1 = OpConstant %float 1
%_ptr_Function_v2float = OpTypePointer Function %v2float
%_ptr_IncomingRayPayloadKHR_v3float = OpTypePointer IncomingRayPayloadKHR %v3float
        %hit = OpFunction %void None %13
         %14 = OpLabel
        %a_0 = OpVariable %_ptr_Function_BuiltInTriangleIntersectionAttributes Function
         %17 = OpLoad %BuiltInTriangleIntersectionAttributes %a
               OpStore %a_0 %17
         %21 = OpAccessChain %_ptr_Function_float %a_0 %int_0 %int_0
         %22 = OpLoad %float %21
         %24 = OpFAdd %float %22 %float_1
               OpStore %21 %24
         %26 = OpAccessChain %_ptr_Function_v2float %a_0 %int_0
         %27 = OpLoad %v2float %26
         %28 = OpVectorShuffle %v3float %27 %27 0 1 0
         %30 = OpAccessChain %_ptr_IncomingRayPayloadKHR_v3float %p %int_0
               OpStore %30 %28
               OpReturn
               OpFunctionEnd
       %main = OpFunction %void None %13
         %31 = OpLabel
         %32 = OpFunctionCall %void %hit
               OpReturn
               OpFunctionEnd
