// args: -T lib_6_9
RWBuffer<float> Out : register(u0);

[shader("raygeneration")]
void generate() {
  dx::HitObject hit = dx::HitObject::MakeNop();
  Out[0] = hit.IsNop();
}
; ==>
main.hlsl:6:23: error: Dxil struct types should only be used by ExtractValue (dx.op.hitObject_MakeNop; rule Instr.DxilStructUser of DXIL)
    6 |   dx::HitObject hit = dx::HitObject::MakeNop();
      |                       ^
1 error generated.
