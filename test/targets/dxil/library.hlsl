// args: -T lib_6_6
RaytracingAccelerationStructure Scene : register(t0);
RWTexture2D<float4> Out;
Buffer<float4> Table[4] : register(t1);

struct Payload {
  float4 color;
};

[shader("raygeneration")]
void generate() {
  RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), 1 };
  Payload payload;
  payload.color = Table[DispatchRaysIndex().x][0];
  TraceRay(Scene, 0, 255, 0, 1, 0, ray, payload);
  Out[DispatchRaysIndex().xy] = payload.color;
}

[shader("closesthit")]
void hit(inout Payload payload, BuiltInTriangleIntersectionAttributes attributes) {
  payload.color = float4(attributes.barycentrics, RayTCurrent(), 1);
}
; ==>
%dx.types.Handle = type { ptr }
%struct.Payload = type { <4 x float> }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }

@"\01?Scene@@3URaytracingAccelerationStructure@@A" = external constant %dx.types.Handle, align 4
@"\01?Table@@3PAV?$Buffer@V?$vector@M$03@@@@A" = external constant [4 x %dx.types.Handle], align 4
@"\01?Out@@3V?$RWTexture2D@V?$vector@M$03@@@@A" = external constant %dx.types.Handle, align 4

define void @"\01?generate@@YAXXZ"() {
  %payload = alloca %struct.Payload
  %1 = call i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 0)
  %2 = call i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 1)
  %3 = getelementptr [4 x %dx.types.Handle], ptr @"\01?Table@@3PAV?$Buffer@V?$vector@M$03@@@@A", i32 0, i32 %1
  %4 = load %dx.types.Handle, ptr %3, align 4
  %5 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %4)
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 10, i32 1033 })
  %7 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %6, i32 0, i32 undef)
  %8 = extractvalue %dx.types.ResRet.f32 %7, 0
  %9 = extractvalue %dx.types.ResRet.f32 %7, 1
  %10 = extractvalue %dx.types.ResRet.f32 %7, 2
  %11 = extractvalue %dx.types.ResRet.f32 %7, 3
  %12 = insertelement <4 x float> undef, float %8, i32 0
  %13 = insertelement <4 x float> %12, float %9, i32 1
  %14 = insertelement <4 x float> %13, float %10, i32 2
  %15 = insertelement <4 x float> %14, float %11, i32 3
  store <4 x float> %15, ptr %payload
  %16 = load %dx.types.Handle, ptr @"\01?Scene@@3URaytracingAccelerationStructure@@A", align 4
  %17 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %16)
  %18 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %17, %dx.types.ResourceProperties { i32 16, i32 0 })
  call void @dx.op.traceRay.struct.Payload(i32 157, %dx.types.Handle %18, i32 0, i32 255, i32 0, i32 1, i32 0, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 1.000000e+00, ptr %payload)
  %19 = load <4 x float>, ptr %payload
  %20 = extractelement <4 x float> %19, i32 0
  %21 = extractelement <4 x float> %19, i32 1
  %22 = extractelement <4 x float> %19, i32 2
  %23 = extractelement <4 x float> %19, i32 3
  %24 = load %dx.types.Handle, ptr @"\01?Out@@3V?$RWTexture2D@V?$vector@M$03@@@@A", align 4
  %25 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %24)
  %26 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %25, %dx.types.ResourceProperties { i32 4098, i32 1033 })
  call void @dx.op.textureStore.f32(i32 67, %dx.types.Handle %26, i32 %1, i32 %2, i32 undef, float %20, float %21, float %22, float %23, i8 15)
  ret void
}

define void @"\01?hit@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z"(ptr %payload, ptr %attributes) {
  %1 = load <2 x float>, ptr %attributes
  %2 = extractelement <2 x float> %1, i32 0
  %3 = extractelement <2 x float> %1, i32 1
  %4 = call float @dx.op.rayTCurrent.f32(i32 154)
  %5 = insertelement <4 x float> undef, float %2, i32 0
  %6 = insertelement <4 x float> %5, float %3, i32 1
  %7 = insertelement <4 x float> %6, float %4, i32 2
  %8 = insertelement <4 x float> %7, float 1.000000e+00, i32 3
  store <4 x float> %8, ptr %payload
  ret void
}

declare i32 @dx.op.dispatchRaysIndex.i32(i32, i8) #0

declare %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32, %dx.types.Handle) #1

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32) #1

declare void @dx.op.traceRay.struct.Payload(i32, %dx.types.Handle, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float, ptr) #2

declare void @dx.op.textureStore.f32(i32, %dx.types.Handle, i32, i32, i32, float, float, float, float, i8) #2

declare float @dx.op.rayTCurrent.f32(i32) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!12, !13, !16}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"lib", i32 6, i32 6}
!4 = !{!5, !10, null, null}
!5 = !{!6, !8}
!6 = !{i32 0, ptr @"\01?Scene@@3URaytracingAccelerationStructure@@A", !"Scene", i32 0, i32 0, i32 1, i32 16, i32 0, !7}
!7 = !{i32 0, i32 4}
!8 = !{i32 1, ptr @"\01?Table@@3PAV?$Buffer@V?$vector@M$03@@@@A", !"Table", i32 0, i32 1, i32 4, i32 10, i32 0, !9}
!9 = !{i32 0, i32 9}
!10 = !{!11}
!11 = !{i32 0, ptr @"\01?Out@@3V?$RWTexture2D@V?$vector@M$03@@@@A", !"Out", i32 -1, i32 -1, i32 1, i32 2, i1 false, i1 false, i1 false, !9}
!12 = !{null, !"", null, !4, null}
!13 = !{ptr @"\01?generate@@YAXXZ", !"\01?generate@@YAXXZ", null, null, !14}
!14 = !{i32 8, i32 7, i32 5, !15}
!15 = !{i32 0}
!16 = !{ptr @"\01?hit@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", !"\01?hit@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", null, null, !17}
!17 = !{i32 8, i32 10, i32 6, i32 16, i32 7, i32 8, i32 5, !15}
