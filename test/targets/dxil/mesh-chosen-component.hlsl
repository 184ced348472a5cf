// args: -T ms_6_5
// Outputs cannot be read, so a component that only the running shader knows is written behind a branch; the others keep what they have.
struct Corner { float4 position : SV_Position; float2x2 places : PLACE; };

[numthreads(3, 1, 1)] [outputtopology("triangle")]
void main(uint i : SV_GroupIndex, out vertices Corner corners[3], out indices uint3 triangles[1]) {
  SetMeshOutputCounts(3, 1);
  corners[i].position = 1;
  corners[i].position.yz[i & 1] = 2;
  corners[i].places = 3;
  corners[i].places[i & 1].x = 4;
  triangles[0] = uint3(0, 1, 2);
}
; ==>
define void @main() {
  %1 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  call void @dx.op.setMeshOutputCounts(i32 168, i32 3, i32 1)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 0, float 1.000000e+00, i32 %1)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 1, float 1.000000e+00, i32 %1)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 2, float 1.000000e+00, i32 %1)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 3, float 1.000000e+00, i32 %1)
  %2 = and i32 %1, 1
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %output.part, label %output.next

output.part:
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 1, float 2.000000e+00, i32 %1)
  br label %output.next

output.next:
  %4 = icmp eq i32 %2, 1
  br i1 %4, label %output.part1, label %output.next1

output.part1:
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 2, float 2.000000e+00, i32 %1)
  br label %output.next1

output.next1:
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 1, i32 0, i8 0, float 3.000000e+00, i32 %1)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 1, i32 1, i8 0, float 3.000000e+00, i32 %1)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 1, i32 0, i8 1, float 3.000000e+00, i32 %1)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 1, i32 1, i8 1, float 3.000000e+00, i32 %1)
  br i1 %3, label %output.part2, label %output.next2

output.part2:
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 1, i32 0, i8 0, float 4.000000e+00, i32 %1)
  br label %output.next2

output.next2:
  br i1 %4, label %output.part3, label %output.next3

output.part3:
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 1, i32 0, i8 1, float 4.000000e+00, i32 %1)
  br label %output.next3

output.next3:
  call void @dx.op.emitIndices(i32 169, i32 0, i32 0, i32 1, i32 2)
  ret void
}

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

declare void @dx.op.setMeshOutputCounts(i32, i32, i32) #1

declare void @dx.op.storeVertexOutput.f32(i32, i32, i32, i8, float, i32) #1

declare void @dx.op.emitIndices(i32, i32, i32, i32, i32) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.viewIdState = !{!4}
!dx.entryPoints = !{!5}

!0 = !{!"descry"}
!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 8}
!3 = !{!"ms", i32 6, i32 5}
!4 = !{[3 x i32] [i32 0, i32 10, i32 0]}
!5 = !{ptr @main, !"main", !6, null, !14}
!6 = !{null, !7, null}
!7 = !{!8, !11}
!8 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"PLACE", i8 9, i8 0, !12, i8 2, i32 2, i8 2, i32 1, i8 0, !13}
!12 = !{i32 0, i32 1}
!13 = !{i32 3, i32 3}
!14 = !{i32 9, !15}
!15 = !{!16, i32 3, i32 1, i32 2, i32 0}
!16 = !{i32 3, i32 1, i32 1}
