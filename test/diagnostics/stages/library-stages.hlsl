// args: -T lib_6_3
// A function that two stages share may use what only one of them has, as long as the other does not get there.
void cut(float a, bool really) {
  if (really) clip(a);
//            ^^^^ error err_hlsl_intrinsic_in_wrong_stage: intrinsic 'clip' potentially used by 'Wrong' is not available in vertex shaders
}

[shader("pixel")] float4 Pixel(float a : A) : SV_Target { cut(a, true); return a; }
[shader("vertex")] float4 Vertex(float a : A) : SV_Position { cut(a, false); return a; }
[shader("vertex")] float4 Wrong(float a : A) : SV_Position { cut(a, true); return a; }

export float Alone(float a) { discard; return a; }
//                            ^^^^^^^^ error err_hlsl_discard_outside_pixel: 'discard' used by 'Alone' is not available in library shaders
export void Ignore() { IgnoreHit(); }
//                     ^^^^^^^^^ error err_hlsl_intrinsic_in_wrong_stage: intrinsic 'IgnoreHit' potentially used by 'Ignore' is not available in library shaders
export float Evaluate(float a) { return EvaluateAttributeCentroid(a); }
//                                      ^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_intrinsic_in_wrong_stage: intrinsic 'EvaluateAttributeCentroid' potentially used by 'Evaluate' is not available in library shaders
export float Across(float a) { return QuadReadAcrossX(a) + ddx(a); }
