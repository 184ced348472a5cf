// args: -T lib_6_9
struct [raypayload] Payload { float3 color : write(caller, closesthit, miss) : read(caller); };
RaytracingAccelerationStructure Scene : register(t0);
RWTexture2D<float4> Image : register(u0);

[shader("raygeneration")]
void Camera() {
  uint2 at = DispatchRaysIndex().xy;
  RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), 100 };
  Payload payload = { float3(0, 0, 0) };
  dx::HitObject hit;
  if (at.x > 3)
    hit = dx::HitObject::TraceRay(Scene, 0, 255, 0, 1, 0, ray, payload);
  dx::MaybeReorderThread(hit, at.y, 2);
  dx::HitObject::Invoke(hit, payload);
  Image[at] = float4(payload.color, hit.IsHit() ? hit.GetRayTCurrent() : hit.GetWorldRayOrigin().y);
}
; ==>
%dx.types.Handle = type { ptr }
%struct.Payload = type { <3 x float> }
%dx.types.HitObject = type { ptr }
%dx.types.ResourceProperties = type { i32, i32 }

@"\01?Scene@@3URaytracingAccelerationStructure@@A" = external constant %dx.types.Handle, align 4
@"\01?Image@@3V?$RWTexture2D@V?$vector@M$03@@@@A" = external constant %dx.types.Handle, align 4

define void @"\01?Camera@@YAXXZ"() {
  %payload = alloca %struct.Payload
  %1 = call i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 0)
  %2 = call i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 1)
  store <3 x float> zeroinitializer, ptr %payload
  %3 = icmp ugt i32 %1, 3
  %4 = call %dx.types.HitObject @dx.op.hitObject_MakeNop(i32 266)
  br i1 %3, label %if.then, label %if.end

if.then:
  %5 = load %dx.types.Handle, ptr @"\01?Scene@@3URaytracingAccelerationStructure@@A", align 4
  %6 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %5)
  %7 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 16, i32 0 })
  %8 = call %dx.types.HitObject @dx.op.hitObject_TraceRay.struct.Payload(i32 262, %dx.types.Handle %7, i32 0, i32 255, i32 0, i32 1, i32 0, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 1.000000e+02, ptr %payload)
  br label %if.end

if.end:
  %9 = phi %dx.types.HitObject [ %4, %0 ], [ %8, %if.then ]
  call void @dx.op.maybeReorderThread(i32 268, %dx.types.HitObject %9, i32 %2, i32 2)
  call void @dx.op.hitObject_Invoke.struct.Payload(i32 267, %dx.types.HitObject %9, ptr %payload)
  %10 = load <3 x float>, ptr %payload
  %11 = extractelement <3 x float> %10, i32 0
  %12 = extractelement <3 x float> %10, i32 1
  %13 = extractelement <3 x float> %10, i32 2
  %14 = call i1 @dx.op.hitObject_StateScalar.i1(i32 270, %dx.types.HitObject %9)
  br i1 %14, label %cond.true, label %cond.false

cond.true:
  %15 = call float @dx.op.hitObject_StateScalar.f32(i32 274, %dx.types.HitObject %9)
  br label %cond.end

cond.false:
  %16 = call float @dx.op.hitObject_StateVector.f32(i32 275, %dx.types.HitObject %9, i32 1)
  br label %cond.end

cond.end:
  %17 = phi float [ %15, %cond.true ], [ %16, %cond.false ]
  %18 = load %dx.types.Handle, ptr @"\01?Image@@3V?$RWTexture2D@V?$vector@M$03@@@@A", align 4
  %19 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %18)
  %20 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %19, %dx.types.ResourceProperties { i32 4098, i32 1033 })
  call void @dx.op.textureStore.f32(i32 67, %dx.types.Handle %20, i32 %1, i32 %2, i32 undef, float %11, float %12, float %13, float %17, i8 15)
  ret void
}

declare i32 @dx.op.dispatchRaysIndex.i32(i32, i8) #0

declare %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32, %dx.types.Handle) #1

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.HitObject @dx.op.hitObject_TraceRay.struct.Payload(i32, %dx.types.Handle, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float, ptr) #2

declare void @dx.op.maybeReorderThread(i32, %dx.types.HitObject, i32, i32) #2

declare void @dx.op.hitObject_Invoke.struct.Payload(i32, %dx.types.HitObject, ptr) #2

declare i1 @dx.op.hitObject_StateScalar.i1(i32, %dx.types.HitObject) #0

declare float @dx.op.hitObject_StateVector.f32(i32, %dx.types.HitObject, i32) #0

declare float @dx.op.hitObject_StateScalar.f32(i32, %dx.types.HitObject) #0

declare void @dx.op.textureStore.f32(i32, %dx.types.Handle, i32, i32, i32, float, float, float, float, i8) #2

declare %dx.types.HitObject @dx.op.hitObject_MakeNop(i32) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.dxrPayloadAnnotations = !{!3}
!dx.resources = !{!6}
!dx.entryPoints = !{!13, !15}

!0 = !{!"descry"}
!1 = !{i32 1, i32 9}
!2 = !{!"lib", i32 6, i32 9}
!3 = !{i32 0, %struct.Payload undef, !4}
!4 = !{!5}
!5 = !{i32 0, i32 547}
!6 = !{!7, !10, null, null}
!7 = !{!8}
!8 = !{i32 0, ptr @"\01?Scene@@3URaytracingAccelerationStructure@@A", !"Scene", i32 0, i32 0, i32 1, i32 16, i32 0, !9}
!9 = !{i32 0, i32 4}
!10 = !{!11}
!11 = !{i32 0, ptr @"\01?Image@@3V?$RWTexture2D@V?$vector@M$03@@@@A", !"Image", i32 0, i32 0, i32 1, i32 2, i1 false, i1 false, i1 false, !12}
!12 = !{i32 0, i32 9}
!13 = !{null, !"", null, !6, !14}
!14 = !{i32 0, i64 8589934592}
!15 = !{ptr @"\01?Camera@@YAXXZ", !"\01?Camera@@YAXXZ", null, null, !16}
!16 = !{i32 8, i32 7, i32 5, !17}
!17 = !{i32 0}
