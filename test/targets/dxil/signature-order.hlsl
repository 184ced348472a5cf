// args: -T vs_6_0
// What the function returns comes before its `out` parameters, and a semantic on a field that is a struct numbers what is below it.
struct Instance {
  float4x3 world;
  float2 scale[2];
};
struct Vertex {
  float3 position : POSITION;
  Instance instance : TEXCOORD4;
};
struct Colors {
  float4 color : COLOR;
};

Colors main(Vertex v, out float4 position : SV_Position) {
  Colors colors;
  colors.color = float4(v.instance.world[1], v.instance.scale[1].y);
  position = float4(v.position, 1);
  return colors;
}
; ==>
define void @main() {
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 undef)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 1, i8 1, i32 undef)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 2, i8 1, i32 undef)
  %7 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 1, i8 1, i32 undef)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 0, float %1)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 1, float %2)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 2, float %3)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 3, float 1.000000e+00)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %4)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %5)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %6)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %7)
  ret void
}

declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.viewIdState = !{!4}
!dx.entryPoints = !{!5}

!0 = !{!"descry"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 8}
!3 = !{!"vs", i32 6, i32 0}
!4 = !{[24 x i32] [i32 22, i32 8, i32 16, i32 32, i32 64, i32 0, i32 0, i32 1, i32 0, i32 0, i32 0, i32 2, i32 0, i32 0, i32 0, i32 4, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 8]}
!5 = !{ptr @main, !"main", !6, null, null}
!6 = !{!7, !16, null}
!7 = !{!8, !11, !14}
!8 = !{i32 0, !"POSITION", i8 9, i8 0, !9, i8 0, i32 1, i8 3, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 7}
!11 = !{i32 1, !"TEXCOORD", i8 9, i8 0, !12, i8 0, i32 3, i8 4, i32 1, i8 0, !13}
!12 = !{i32 4, i32 5, i32 6}
!13 = !{i32 3, i32 2}
!14 = !{i32 2, !"TEXCOORD", i8 9, i8 0, !15, i8 0, i32 2, i8 2, i32 4, i8 0, !13}
!15 = !{i32 7, i32 8}
!16 = !{!17, !19}
!17 = !{i32 0, !"COLOR", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 0, i8 0, !18}
!18 = !{i32 3, i32 15}
!19 = !{i32 1, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 1, i8 0, !18}
