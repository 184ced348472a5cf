// args: -T ps_6_0 -spirv
// No shader model counts for Vulkan; the stage does.
struct Attributes { float2 at; };
float emit(float distance, Attributes attributes) { return ReportHit(distance, 0, attributes); }
//                                                         ^^^^^^^^^ error err_hlsl_intrinsic_in_wrong_stage: intrinsic 'ReportHit' potentially used by 'main' is not available in pixel shaders
float main(float distance : D) : SV_Target { emit(distance, (Attributes)0); return WaveActiveSum(distance); }
