// args: -T hs_6_0
struct Corner {
  float3 place : PLACE;
};
struct Constants {
  float edges[3] : SV_TessFactor;
  float inside : SV_InsideTessFactor;
};

Constants constants(InputPatch<Corner, 2> patch) {
  Constants result;
  result.edges[0] = result.edges[1] = result.edges[2] = patch[1].place.x;
  result.inside = 2;
  return result;
}

[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("constants")]
Corner main(InputPatch<Corner, 2> patch, uint id : SV_OutputControlPointID) {
  Corner corner = patch[id & 1];
  return corner;
}
; ==>
define void @main() {
  %1 = call i32 @dx.op.outputControlPointID.i32(i32 107)
  %2 = and i32 %1, 1
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 %2)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 %2)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 %2)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %3)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %4)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %5)
  ret void
}

define void @"\01?constants@@YA?AUConstants@@V?$InputPatch@UCorner@@$01@@@Z"() {
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 1)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 0, i8 0, float %1)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 1, i8 0, float %1)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 2, i8 0, float %1)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 1, i32 0, i8 0, float 2.000000e+00)
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
!4 = !{[9 x i32] [i32 3, i32 3, i32 1, i32 2, i32 4, i32 13, i32 2184, i32 0, i32 0]}
!5 = !{ptr @main, !"main", !6, null, !16}
!6 = !{!7, !7, !11}
!7 = !{!8}
!8 = !{i32 0, !"PLACE", i8 9, i8 0, !9, i8 2, i32 1, i8 3, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 7}
!11 = !{!12, !15}
!12 = !{i32 0, !"SV_TessFactor", i8 9, i8 25, !13, i8 0, i32 3, i8 1, i32 0, i8 3, !14}
!13 = !{i32 0, i32 1, i32 2}
!14 = !{i32 3, i32 1}
!15 = !{i32 1, !"SV_InsideTessFactor", i8 9, i8 26, !9, i8 0, i32 1, i8 1, i32 3, i8 0, !14}
!16 = !{i32 3, !17}
!17 = !{ptr @"\01?constants@@YA?AUConstants@@V?$InputPatch@UCorner@@$01@@@Z", i32 2, i32 3, i32 2, i32 1, i32 3, float 6.400000e+01}
