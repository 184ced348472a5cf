// args: -T lib_6_10
// What shader model 6.10 brings to ray tracing, and flags of ray queries from 6.9.
RaytracingAccelerationStructure Scene : register(t0);
RWByteAddressBuffer Out : register(u0);

struct [raypayload] Payload {
  float4 color : write(caller, closesthit, miss) : read(caller);
};

[shader("closesthit")]
void hit(inout Payload payload, BuiltInTriangleIntersectionAttributes attributes) {
  BuiltInTrianglePositions positions = TriangleObjectPositions();
  payload.color = float4(positions.p0.x, positions.p1.y, positions.p2.z, ClusterID());
}

[shader("raygeneration")]
void generate() {
  RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), 1 };
  RayQuery<RAY_FLAG_FORCE_OMM_2_STATE, RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS> query;
  query.TraceRayInline(Scene, 0, 255, ray);
  query.Proceed();
  Out.Store(0, query.CandidateClusterID() + query.CommittedClusterID());
  Out.Store(4, query.CommittedTriangleObjectPositions().p1);
  dx::HitObject object = dx::HitObject::FromRayQuery(query);
  Out.Store(16, object.GetClusterID());
  if (dx::IsDebuggingEnabled()) DebugBreak();
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.HitObject = type { ptr }
%struct.Payload = type { <4 x float> }

@"\01?Scene@@3URaytracingAccelerationStructure@@A" = external constant %dx.types.Handle, align 4
@"\01?Out@@3URWByteAddressBuffer@@A" = external constant %dx.types.Handle, align 4

define void @"\01?hit@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z"(ptr %payload, ptr %attributes) {
  %1 = call <9 x float> @dx.op.triangleObjectPosition.f32(i32 -2147483641)
  %2 = extractelement <9 x float> %1, i32 0
  %3 = extractelement <9 x float> %1, i32 4
  %4 = extractelement <9 x float> %1, i32 8
  %5 = call i32 @dx.op.clusterID(i32 -2147483645)
  %6 = uitofp i32 %5 to float
  %7 = insertelement <4 x float> undef, float %2, i32 0
  %8 = insertelement <4 x float> %7, float %3, i32 1
  %9 = insertelement <4 x float> %8, float %4, i32 2
  %10 = insertelement <4 x float> %9, float %6, i32 3
  store <4 x float> %10, ptr %payload
  ret void
}

define void @"\01?generate@@YAXXZ"() {
  %1 = call i32 @dx.op.allocateRayQuery2(i32 258, i32 1024, i32 1)
  %2 = load %dx.types.Handle, ptr @"\01?Scene@@3URaytracingAccelerationStructure@@A", align 4
  %3 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %2)
  %4 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 16, i32 0 })
  call void @dx.op.rayQuery_TraceRayInline(i32 179, i32 %1, %dx.types.Handle %4, i32 0, i32 255, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 1.000000e+00)
  %5 = call i1 @dx.op.rayQuery_Proceed.i1(i32 180, i32 %1)
  %6 = load %dx.types.Handle, ptr @"\01?Out@@3URWByteAddressBuffer@@A", align 4
  %7 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %6)
  %8 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %7, %dx.types.ResourceProperties { i32 4107, i32 0 })
  %9 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 -2147483644, i32 %1)
  %10 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 -2147483643, i32 %1)
  %11 = add i32 %9, %10
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %8, i32 0, i32 undef, i32 %11, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %12 = call <9 x float> @dx.op.rayQuery_CommittedTriangleObjectPosition.f32(i32 -2147483639, i32 %1)
  %13 = extractelement <9 x float> %12, i32 3
  %14 = extractelement <9 x float> %12, i32 4
  %15 = extractelement <9 x float> %12, i32 5
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %8, i32 4, i32 undef, float %13, float %14, float %15, float undef, i8 7, i32 4)
  %16 = call %dx.types.HitObject @dx.op.hitObject_FromRayQuery(i32 263, i32 %1)
  %17 = call i32 @dx.op.hitObject_StateScalar.i32(i32 -2147483642, %dx.types.HitObject %16)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %8, i32 16, i32 undef, i32 %17, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %18 = call i1 @dx.op.isDebuggingEnabled(i32 -2147483614)
  br i1 %18, label %if.then, label %if.end

if.then:
  call void @dx.op.debugBreak(i32 -2147483615)
  br label %if.end

if.end:
  ret void
}

declare <9 x float> @dx.op.triangleObjectPosition.f32(i32) #0

declare i32 @dx.op.clusterID(i32) #0

declare i32 @dx.op.allocateRayQuery2(i32, i32, i32) #1

declare %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32, %dx.types.Handle) #2

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare void @dx.op.rayQuery_TraceRayInline(i32, i32, %dx.types.Handle, i32, i32, float, float, float, float, float, float, float, float) #1

declare i1 @dx.op.rayQuery_Proceed.i1(i32, i32) #1

declare i32 @dx.op.rayQuery_StateScalar.i32(i32, i32) #2

declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #1

declare <9 x float> @dx.op.rayQuery_CommittedTriangleObjectPosition.f32(i32, i32) #2

declare void @dx.op.rawBufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8, i32) #1

declare %dx.types.HitObject @dx.op.hitObject_FromRayQuery(i32, i32) #2

declare i32 @dx.op.hitObject_StateScalar.i32(i32, %dx.types.HitObject) #0

declare i1 @dx.op.isDebuggingEnabled(i32) #1

declare void @dx.op.debugBreak(i32) #3

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }
attributes #3 = { noduplicate nounwind }

!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.dxrPayloadAnnotations = !{!3}
!dx.resources = !{!6}
!dx.entryPoints = !{!12, !14, !17}

!0 = !{!"descry"}
!1 = !{i32 1, i32 10}
!2 = !{!"lib", i32 6, i32 10}
!3 = !{i32 0, %struct.Payload undef, !4}
!4 = !{!5}
!5 = !{i32 0, i32 547}
!6 = !{!7, !10, null, null}
!7 = !{!8}
!8 = !{i32 0, ptr @"\01?Scene@@3URaytracingAccelerationStructure@@A", !"Scene", i32 0, i32 0, i32 1, i32 16, i32 0, !9}
!9 = !{i32 0, i32 4}
!10 = !{!11}
!11 = !{i32 0, ptr @"\01?Out@@3URWByteAddressBuffer@@A", !"Out", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!12 = !{null, !"", null, !6, !13}
!13 = !{i32 0, i64 8623489040}
!14 = !{ptr @"\01?generate@@YAXXZ", !"\01?generate@@YAXXZ", null, null, !15}
!15 = !{i32 8, i32 7, i32 5, !16}
!16 = !{i32 0}
!17 = !{ptr @"\01?hit@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", !"\01?hit@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", null, null, !18}
!18 = !{i32 8, i32 10, i32 6, i32 16, i32 7, i32 8, i32 5, !16}
