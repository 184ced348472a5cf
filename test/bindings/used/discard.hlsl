// args: -T ps_6_6
// What decides about a discard is used.
Buffer<float> KeptCondition; //=> t0
Buffer<float> KeptClip; //=> t1
Buffer<float> GoneFalse; //=> unused: the condition is always false
float4 main(float2 uv : UV) : SV_Target {
  if (KeptCondition[0] > 0.5) discard;
  clip(KeptClip[0]);
  if (false) clip(GoneFalse[0]);
  return 1;
}
