// args: -T lib_6_9
RWBuffer<float> Out : register(u0);

[shader("raygeneration")]
void generate() {
  dx::HitObject hit = dx::HitObject::MakeNop();
  Out[0] = hit.IsNop();
}
; ==>
main.hlsl:6:23: error: 'hitobject.make.nop' cannot be written as DXIL
    6 |   dx::HitObject hit = dx::HitObject::MakeNop();
      |                       ^
main.hlsl:7:12: error: 'hitobject.is.nop' cannot be written as DXIL
    7 |   Out[0] = hit.IsNop();
      |            ^
2 errors generated.
