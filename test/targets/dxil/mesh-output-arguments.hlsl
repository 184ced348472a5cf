// args: -T ms_6_5
// A function that writes primitives is given the outputs, and an array of its own.
struct P { float n : NORMAL; };
struct V { float4 n : SV_Position; };
RWBuffer<float> O;
void f(out primitives P prims[3]) { prims[0].n = 1; }
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(out vertices V v[3], out primitives P q[3], out indices uint3 t[3]) { SetMeshOutputCounts(3, 3); v[0].n = 1; P p[3]; f(p); O[0] = p[0].n; f(q); }
; ==>
%dx.types.Handle = type { ptr }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  call void @dx.op.setMeshOutputCounts(i32 168, i32 3, i32 3)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 0, float 1.000000e+00, i32 0)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 1, float 1.000000e+00, i32 0)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 2, float 1.000000e+00, i32 0)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 3, float 1.000000e+00, i32 0)
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %1, i32 0, i32 undef, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, i8 15)
  call void @dx.op.storePrimitiveOutput.f32(i32 172, i32 0, i32 0, i8 0, float 1.000000e+00, i32 0)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #0

declare void @dx.op.setMeshOutputCounts(i32, i32, i32) #1

declare void @dx.op.storeVertexOutput.f32(i32, i32, i32, i8, float, i32) #1

declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #1

declare void @dx.op.storePrimitiveOutput.f32(i32, i32, i32, i8, float, i32) #1

attributes #0 = { nounwind readonly }
attributes #1 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.viewIdState = !{!8}
!dx.entryPoints = !{!9}

!0 = !{!"descry"}
!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 8}
!3 = !{!"ms", i32 6, i32 5}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!7 = !{i32 0, i32 9}
!8 = !{[3 x i32] [i32 0, i32 4, i32 1]}
!9 = !{ptr @main, !"main", !10, !4, !18}
!10 = !{null, !11, !15}
!11 = !{!12}
!12 = !{i32 0, !"SV_Position", i8 9, i8 3, !13, i8 4, i32 1, i8 4, i32 0, i8 0, !14}
!13 = !{i32 0}
!14 = !{i32 3, i32 15}
!15 = !{!16}
!16 = !{i32 0, !"NORMAL", i8 9, i8 0, !13, i8 1, i32 1, i8 1, i32 0, i8 0, !17}
!17 = !{i32 3, i32 1}
!18 = !{i32 9, !19}
!19 = !{!20, i32 3, i32 3, i32 2, i32 0}
!20 = !{i32 32, i32 1, i32 1}
