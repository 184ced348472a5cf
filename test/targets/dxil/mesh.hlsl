// args: -T ms_6_5
struct Vertex {
  float4 position : SV_Position;
};
struct Payload {
  float first;
};

[outputtopology("triangle")] [numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex, in payload Payload payload, out vertices Vertex corners[64],
          out indices uint3 triangles[32]) {
  SetMeshOutputCounts(64, 32);
  corners[i].position = payload.first;
  triangles[i] = uint3(i, 1, 2);
}
; ==>
define void @main() {
  %1 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %2 = call ptr @dx.op.getMeshPayload.struct.Payload(i32 170)
  call void @dx.op.setMeshOutputCounts(i32 168, i32 64, i32 32)
  %3 = load float, ptr %2
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 0, float %3, i32 %1)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 1, float %3, i32 %1)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 2, float %3, i32 %1)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 3, float %3, i32 %1)
  call void @dx.op.emitIndices(i32 169, i32 %1, i32 %1, i32 1, i32 2)
  ret void
}

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

declare ptr @dx.op.getMeshPayload.struct.Payload(i32) #1

declare void @dx.op.setMeshOutputCounts(i32, i32, i32) #2

declare void @dx.op.storeVertexOutput.f32(i32, i32, i32, i8, float, i32) #2

declare void @dx.op.emitIndices(i32, i32, i32, i32, i32) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
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
!12 = !{!13, i32 64, i32 32, i32 2, i32 4}
!13 = !{i32 32, i32 1, i32 1}
