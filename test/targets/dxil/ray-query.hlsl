// args: -T cs_6_5
RaytracingAccelerationStructure Scene;
RWBuffer<float> Out;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
  RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), i };
  query.TraceRayInline(Scene, 0, 1, ray);
  query.Proceed();
  Out[0] = query.CommittedRayT() + query.CommittedTriangleBarycentrics().y;
}
; ==>
%dx.types.Handle = type { ptr }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %2 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %3 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %4 = call i32 @dx.op.allocateRayQuery(i32 178, i32 1)
  %5 = uitofp i32 %3 to float
  call void @dx.op.rayQuery_TraceRayInline(i32 179, i32 %4, %dx.types.Handle %2, i32 0, i32 1, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float %5)
  %6 = call i1 @dx.op.rayQuery_Proceed.i1(i32 180, i32 %4)
  %7 = call float @dx.op.rayQuery_StateScalar.f32(i32 200, i32 %4)
  %8 = call float @dx.op.rayQuery_StateVector.f32(i32 194, i32 %4, i8 1)
  %9 = fadd fast float %7, %8
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %1, i32 0, i32 undef, float %9, float %9, float %9, float %9, i8 15)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #0

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #1

declare i32 @dx.op.allocateRayQuery(i32, i32) #2

declare void @dx.op.rayQuery_TraceRayInline(i32, i32, %dx.types.Handle, i32, i32, float, float, float, float, float, float, float, float) #2

declare i1 @dx.op.rayQuery_Proceed.i1(i32, i32) #2

declare float @dx.op.rayQuery_StateScalar.f32(i32, i32) #0

declare float @dx.op.rayQuery_StateVector.f32(i32, i32, i8) #0

declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #2

attributes #0 = { nounwind readonly }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!11}

!0 = !{!"descry"}
!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 5}
!4 = !{!5, !8, null, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 16, i32 0, !7}
!7 = !{i32 0, i32 4}
!8 = !{!9}
!9 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !10}
!10 = !{i32 0, i32 9}
!11 = !{ptr @main, !"main", null, !4, !12}
!12 = !{i32 0, i64 33554432, i32 4, !13}
!13 = !{i32 1, i32 1, i32 1}
