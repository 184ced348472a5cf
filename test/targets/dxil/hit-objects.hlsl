// args: -T lib_6_9
struct Payload { float3 color; };
RaytracingAccelerationStructure Scene : register(t0);
RWTexture2D<float4> Image : register(u0);

[shader("raygeneration")]
void Camera() {
  uint2 at = DispatchRaysIndex().xy;
  RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), 100 };
  Payload payload = { float3(0, 0, 0) };
  dx::HitObject hit;
  if (at.x > 3)
    hit = dx::HitObject::TraceRay(Scene, 0, 255, 0, 1, 0, ray, payload);
  dx::MaybeReorderThread(hit, at.y, 2);
  dx::HitObject::Invoke(hit, payload);
  Image[at] = float4(payload.color, hit.IsHit() ? hit.GetRayTCurrent() : hit.GetWorldRayOrigin().y);
}
; ==>
main.hlsl:10:11: error: type 'Payload' used as payload requires that it is annotated with the [raypayload] attribute
   10 |   Payload payload = { float3(0, 0, 0) };
      |           ^
1 error generated.
