// args: -T ms_6_5
// Arrays of outputs that functions take as `out` or `inout` are written where they are: no other element is touched.
struct V { float4 n : SV_Position; };
void corner(inout V v[3], uint i) { v[i].n = i; }
void all(inout V v[3], out uint3 t[1], uint i) { corner(v, i); t[0] = uint3(0, 1, 2); }
[numthreads(3, 1, 1)]
[outputtopology("triangle")]
void main(uint i : SV_GroupIndex, out vertices V v[3], out indices uint3 t[1]) { SetMeshOutputCounts(3, 1); all(v, t, i); }
; ==>
define void @main() {
  %1 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  call void @dx.op.setMeshOutputCounts(i32 168, i32 3, i32 1)
  %2 = uitofp i32 %1 to float
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 0, float %2, i32 %1)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 1, float %2, i32 %1)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 2, float %2, i32 %1)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 3, float %2, i32 %1)
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
!4 = !{[3 x i32] [i32 0, i32 4, i32 0]}
!5 = !{ptr @main, !"main", !6, null, !11}
!6 = !{null, !7, null}
!7 = !{!8}
!8 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 9, !12}
!12 = !{!13, i32 3, i32 1, i32 2, i32 0}
!13 = !{i32 3, i32 1, i32 1}
