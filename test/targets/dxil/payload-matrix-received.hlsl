// args: -T ms_6_5
struct Payload {
  float2x3 columns;
  row_major float2x3 rows;
};

struct Vertex {
  float4 position : SV_Position;
};

[outputtopology("triangle")]
[numthreads(3, 1, 1)]
void main(in payload Payload given, uint id : SV_GroupIndex, out vertices Vertex corners[3], out indices uint3 faces[1]) {
  SetMeshOutputCounts(3, 1);
  faces[0] = uint3(0, 1, 2);
  corners[id].position = float4(given.columns[1], given.rows[1][0]);
}
; ==>
%struct.Payload = type { [6 x float], [6 x float] }

define void @main() {
  %1 = call ptr @dx.op.getMeshPayload.struct.Payload(i32 170)
  %2 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  call void @dx.op.setMeshOutputCounts(i32 168, i32 3, i32 1)
  call void @dx.op.emitIndices(i32 169, i32 0, i32 0, i32 1, i32 2)
  %3 = getelementptr %struct.Payload, ptr %1, i32 0, i32 0, i32 1
  %4 = getelementptr %struct.Payload, ptr %1, i32 0, i32 0, i32 3
  %5 = getelementptr %struct.Payload, ptr %1, i32 0, i32 0, i32 5
  %6 = load float, ptr %3, align 4
  %7 = load float, ptr %4, align 4
  %8 = load float, ptr %5, align 4
  %9 = getelementptr %struct.Payload, ptr %1, i32 0, i32 1, i32 3
  %10 = load float, ptr %9, align 4
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 0, float %6, i32 %2)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 1, float %7, i32 %2)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 2, float %8, i32 %2)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 3, float %10, i32 %2)
  ret void
}

declare ptr @dx.op.getMeshPayload.struct.Payload(i32) #0

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #1

declare void @dx.op.setMeshOutputCounts(i32, i32, i32) #2

declare void @dx.op.emitIndices(i32, i32, i32, i32, i32) #2

declare void @dx.op.storeVertexOutput.f32(i32, i32, i32, i8, float, i32) #2

attributes #0 = { nounwind readonly }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.viewIdState = !{!4}
!dx.entryPoints = !{!5}

!0 = !{!"descry"}
!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 8}
!3 = !{!"ms", i32 6, i32 5}
!4 = !{[3 x i32] [i32 0, i32 4, i32 0]}
!5 = !{ptr @main, !"main", !6, null, !11}
!6 = !{null, !7, null}
!7 = !{!8}
!8 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 9, !12}
!12 = !{!13, i32 3, i32 1, i32 2, i32 48}
!13 = !{i32 3, i32 1, i32 1}
