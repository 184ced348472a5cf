// args: -T ds_6_0
struct Corner {
  float3 place : PLACE;
};
struct Constants {
  float edges[3] : SV_TessFactor;
  float inside : SV_InsideTessFactor;
  float scale : SCALE;
};

[domain("tri")]
float4 main(Constants constants, float3 weights : SV_DomainLocation, const OutputPatch<Corner, 3> patch) : SV_Position {
  return float4(patch[2].place * weights * constants.scale, 1);
}
; ==>
define void @main() {
  %1 = call float @dx.op.loadPatchConstant.f32(i32 104, i32 2, i32 0, i8 0)
  %2 = call float @dx.op.domainLocation.f32(i32 105, i8 0)
  %3 = call float @dx.op.domainLocation.f32(i32 105, i8 1)
  %4 = call float @dx.op.domainLocation.f32(i32 105, i8 2)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 2)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 2)
  %7 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 2)
  %8 = fmul fast float %5, %2
  %9 = fmul fast float %6, %3
  %10 = fmul fast float %7, %4
  %11 = fmul fast float %8, %1
  %12 = fmul fast float %9, %1
  %13 = fmul fast float %10, %1
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %11)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %12)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %13)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float 1.000000e+00)
  ret void
}

declare float @dx.op.loadPatchConstant.f32(i32, i32, i32, i8) #0

declare float @dx.op.domainLocation.f32(i32, i8) #0

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
!3 = !{!"ds", i32 6, i32 0}
!4 = !{[19 x i32] [i32 3, i32 4, i32 1, i32 2, i32 4, i32 13, i32 7, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0]}
!5 = !{ptr @main, !"main", !6, null, !20}
!6 = !{!7, !11, !14}
!7 = !{!8}
!8 = !{i32 0, !"PLACE", i8 9, i8 0, !9, i8 2, i32 1, i8 3, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 7}
!11 = !{!12}
!12 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !13}
!13 = !{i32 3, i32 15}
!14 = !{!15, !17, !18}
!15 = !{i32 0, !"SV_TessFactor", i8 9, i8 25, !16, i8 0, i32 3, i8 1, i32 0, i8 3, null}
!16 = !{i32 0, i32 1, i32 2}
!17 = !{i32 1, !"SV_InsideTessFactor", i8 9, i8 26, !9, i8 0, i32 1, i8 1, i32 3, i8 0, null}
!18 = !{i32 2, !"SCALE", i8 9, i8 0, !9, i8 0, i32 1, i8 1, i32 0, i8 0, !19}
!19 = !{i32 3, i32 1}
!20 = !{i32 2, !21}
!21 = !{i32 2, i32 3}
