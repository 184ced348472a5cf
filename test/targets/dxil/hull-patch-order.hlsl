// args: -T hs_6_0
// The patch constant function finds elements of control points by their semantics.
struct Vertex { float2 uv : TEXCOORD; float3 position : POSITION; };
struct Place { float3 position : Position; };
struct Factors { float edges[4] : SV_TessFactor; float inside[2] : SV_InsideTessFactor; };
Factors perPatch(InputPatch<Place, 4> patch) {
  Factors factors = (Factors)1;
  factors.edges[0] = patch[2].position.y;
  return factors;
}
[domain("quad")] [partitioning("integer")] [outputtopology("triangle_ccw")] [outputcontrolpoints(4)] [patchconstantfunc("perPatch")]
Place main(InputPatch<Vertex, 4> patch, uint i : SV_OutputControlPointID) {
  Place place;
  place.position = patch[i].position;
  return place;
}
; ==>
define void @main() {
  %1 = call i32 @dx.op.outputControlPointID.i32(i32 107)
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 %1)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 %1)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 2, i32 %1)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %2)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %3)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %4)
  ret void
}

define void @"\01?perPatch@@YA?AUFactors@@V?$InputPatch@UPlace@@$03@@@Z"() {
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 2)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 0, i8 0, float %1)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 1, i8 0, float 1.000000e+00)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 2, i8 0, float 1.000000e+00)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 3, i8 0, float 1.000000e+00)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 1, i32 0, i8 0, float 1.000000e+00)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 1, i32 1, i8 0, float 1.000000e+00)
  ret void
}

declare i32 @dx.op.outputControlPointID.i32(i32) #0

declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

declare void @dx.op.storePatchConstant.f32(i32, i32, i32, i8, float) #1

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
!3 = !{!"hs", i32 6, i32 0}
!4 = !{[17 x i32] [i32 7, i32 3, i32 0, i32 0, i32 0, i32 0, i32 1, i32 2, i32 4, i32 24, i32 0, i32 0, i32 0, i32 0, i32 0, i32 8, i32 0]}
!5 = !{ptr @main, !"main", !6, null, !20}
!6 = !{!7, !12, !14}
!7 = !{!8, !10}
!8 = !{i32 0, !"TEXCOORD", i8 9, i8 0, !9, i8 2, i32 1, i8 2, i32 0, i8 0, null}
!9 = !{i32 0}
!10 = !{i32 1, !"POSITION", i8 9, i8 0, !9, i8 2, i32 1, i8 3, i32 1, i8 0, !11}
!11 = !{i32 3, i32 7}
!12 = !{!13}
!13 = !{i32 0, !"Position", i8 9, i8 0, !9, i8 2, i32 1, i8 3, i32 0, i8 0, !11}
!14 = !{!15, !18}
!15 = !{i32 0, !"SV_TessFactor", i8 9, i8 25, !16, i8 0, i32 4, i8 1, i32 0, i8 3, !17}
!16 = !{i32 0, i32 1, i32 2, i32 3}
!17 = !{i32 3, i32 1}
!18 = !{i32 1, !"SV_InsideTessFactor", i8 9, i8 26, !19, i8 0, i32 2, i8 1, i32 4, i8 3, !17}
!19 = !{i32 0, i32 1}
!20 = !{i32 3, !21}
!21 = !{ptr @"\01?perPatch@@YA?AUFactors@@V?$InputPatch@UPlace@@$03@@@Z", i32 4, i32 4, i32 3, i32 1, i32 4, float 6.400000e+01}
