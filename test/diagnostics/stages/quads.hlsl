// args: -T vs_6_6
float4 main(float a : A) : SV_Position {
  AllMemoryBarrier();
//^^^^^^^^^^^^^^^^ error err_hlsl_intrinsic_in_wrong_stage: intrinsic 'AllMemoryBarrier' potentially used by 'main' is not available in vertex shaders
  return QuadReadAcrossX(a) + WaveActiveSum(a);
//       ^^^^^^^^^^^^^^^ error err_hlsl_intrinsic_in_wrong_stage: intrinsic 'QuadReadAcrossX' potentially used by 'main' is not available in vertex shaders
}
