// args: -T lib_6_9
RaytracingAccelerationStructure scene;
void use(in dx::HitObject hit) { dx::MaybeReorderThread(hit); }
[shader("raygeneration")]
void main() {
  RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
  RayDesc ray = (RayDesc)0;
  query.TraceRayInline(scene, RAY_FLAG_NONE, 0xFF, ray);
  use(dx::HitObject::FromRayQuery(query));
}
; ==>
error: 'dx::HitObject' cannot be written as SPIR-V
main.hlsl:3:34: error: 'dx::MaybeReorderThread' cannot be written as SPIR-V
    3 | void use(in dx::HitObject hit) { dx::MaybeReorderThread(hit); }
      |                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~
main.hlsl:9:7: error: 'dx::HitObject::FromRayQuery' cannot be written as SPIR-V
    9 |   use(dx::HitObject::FromRayQuery(query));
      |       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
main.hlsl:9:7: error: an argument that is an element of an array of ray queries cannot be written as SPIR-V
    9 |   use(dx::HitObject::FromRayQuery(query));
      |       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
4 errors generated.
