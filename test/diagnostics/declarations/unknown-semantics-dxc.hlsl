// args: -T lib_6_6 --rules dxc
// DXC asks what there is only in signatures of entry points; what ray tracing shaders give their parameters means nothing.
struct Payload { float4 color : SV_IWantAPony; };
struct Attributes { float2 place : SV_HitAttributes; };
float4 plain(float x : SV_IWantAPony) : SV_IWantAPony { return x; }
[shader("closesthit")] void hit(inout Payload payload : SV_RayPayload, Attributes hit : SV_HitAttributes) { payload.color = hit.place.xyxy; }
[shader("pixel")] float4 pixel(float x : SV_IWantAPony) : SV_Target { return x; }
//                                       ^^^^^^^^^^^^^ error err_hlsl_invalid_semantic: invalid semantic 'SV_IWantAPony' for ps 6.6
