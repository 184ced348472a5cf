// args: -T lib_6_5 --rules dxc -validator-version 1.10
// Subobjects of a library stand below the table of resources, as dxc prints them.
GlobalRootSignature Signature = { "CBV(b0)" };
StateObjectConfig Config = { STATE_OBJECT_FLAGS_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS };
RaytracingShaderConfig Sizes = { 16, 8 };
RaytracingPipelineConfig1 Pipeline = { 1, RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES };
TriangleHitGroup Group = { "any", "closest" };
SubobjectToExportsAssociation Association = { "Sizes", "generate" };
struct Payload { float4 color; };
[shader("raygeneration")] void generate() {}
[shader("closesthit")] void closest(inout Payload p, BuiltInTriangleIntersectionAttributes a) {}
[shader("anyhit")] void any(inout Payload p, BuiltInTriangleIntersectionAttributes a) {}
; ==>
; shader hash: ...
;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;
;
; Subobjects:
;
;  GlobalRootSignature Signature = { <48 bytes> };
;  StateObjectConfig Config = { STATE_OBJECT_FLAG_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS };
;  RaytracingShaderConfig Sizes = { MaxPayloadSizeInBytes = 16, MaxAttributeSizeInBytes = 8 };
;  RaytracingPipelineConfig1 Pipeline = { MaxTraceRecursionDepth = 1, Flags = RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES };
;  HitGroup Group = { HitGroupType = Triangle, Anyhit = "any", Closesthit = "closest", Intersection = "" };
;  SubobjectToExportsAssociation Association = { "Sizes", { "generate" }  };
;
