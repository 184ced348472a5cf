// args: -T gs_6_0
// Streams of one type have elements of their own.
struct Vertex { float4 position : SV_Position; };

void append(inout PointStream<Vertex> stream, Vertex vertex) { stream.Append(vertex); }

[maxvertexcount(3)]
void main(point Vertex input[1], inout PointStream<Vertex> first, inout PointStream<Vertex> second) {
  first.Append(input[0]);
  append(second, input[0]);
}
; ==>
define void @main() {
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 0)
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 0)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 0)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 0)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %1)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %2)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %3)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %4)
  call void @dx.op.emitStream(i32 97, i8 0)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 0, float %1)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 1, float %2)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 2, float %3)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 3, float %4)
  call void @dx.op.emitStream(i32 97, i8 1)
  ret void
}

declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

declare void @dx.op.emitStream(i32, i8) #1

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
!3 = !{!"gs", i32 6, i32 0}
!4 = !{[13 x i32] [i32 4, i32 4, i32 1, i32 2, i32 4, i32 8, i32 4, i32 1, i32 2, i32 4, i32 8, i32 0, i32 0]}
!5 = !{ptr @main, !"main", !6, null, !14}
!6 = !{!7, !11, null}
!7 = !{!8}
!8 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{!8, !12}
!12 = !{i32 1, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !13}
!13 = !{i32 0, i32 1, i32 3, i32 15}
!14 = !{i32 1, !15}
!15 = !{i32 1, i32 3, i32 3, i32 1, i32 1}
