// args: -T cs_6_9
RaytracingAccelerationStructure Scene;
typedef RayQuery<RAY_FLAG_FORCE_OMM_2_STATE> Bad;
//               ^^^^^^^^^^^^^^^^^^^^^^^^^^ error warn_hlsl_rayquery_flags_conflict: When using 'RAY_FLAG_FORCE_OMM_2_STATE' in RayFlags, RayQueryFlags must have RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS set. [-Whlsl-rayquery-flags]
//                                          help: give the RayQuery a second argument with the flag
typedef RayQuery<RAY_FLAG_FORCE_OMM_2_STATE | 1, 0> BadToo;
//               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error warn_hlsl_rayquery_flags_conflict: When using 'RAY_FLAG_FORCE_OMM_2_STATE' in RayFlags, RayQueryFlags must have RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS set. [-Whlsl-rayquery-flags]
//                                              help: give the RayQuery a second argument with the flag
typedef RayQuery<RAY_FLAG_FORCE_OMM_2_STATE, RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS> Good;
void never() { RayQuery<0> query; query.TraceRayInline(Scene, 1024, 255, (RayDesc)0); }
[numthreads(1, 1, 1)]
void main(uint flags : SV_GroupIndex) {
  RayQuery<0> query;
  RayQuery<0, 1> other;
  query.TraceRayInline(Scene, RAY_FLAG_FORCE_OMM_2_STATE, 255, (RayDesc)0);
//^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error warn_hlsl_rayquery_flags_conflict: When using 'RAY_FLAG_FORCE_OMM_2_STATE' in RayFlags, RayQueryFlags must have RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS set. [-Whlsl-rayquery-flags]
//                                                                         help: give the RayQuery a second argument with the flag
  query.TraceRayInline(Scene, flags, 255, (RayDesc)0);
  other.TraceRayInline(Scene, RAY_FLAG_FORCE_OMM_2_STATE, 255, (RayDesc)0);
}
