// args: -T lib_6_5
struct Payload { float4 color; };
struct Attributes { float2 at; };
RaytracingAccelerationStructure Scene;
RWTexture2D<float4> Image;

[shader("raygeneration")]
void Generate() {
  RayDesc ray = { float3(0, 0, 0), 0, float3(DispatchRaysIndex()), 1000 };
  Payload payload = { float4(0, 0, 0, 0) };
  TraceRay(Scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
  RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
  query.TraceRayInline(Scene, 0, 1, ray);
  while (query.Proceed())
    if (query.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE)
      query.CommitNonOpaqueTriangleHit();
  Image[DispatchRaysIndex().xy] = payload.color * query.CommittedRayT() + query.CommittedObjectToWorld4x3()[3].xyzz;
}

[shader("anyhit")]
void Hit(inout Payload payload, Attributes attributes) {
  payload.color = float4(mul(WorldToObject4x3()[0], 2), RayTCurrent());
  if (attributes.at.x > 1)
    IgnoreHit();
}
; ==>
%struct.RayDesc = type { <3 x float>, float, <3 x float>, float }
%struct.Payload = type { <4 x float> }
%struct.Attributes = type { <2 x float> }

@Scene.str = private unnamed_addr constant [6 x i8] c"Scene\00", align 1
@Image.str = private unnamed_addr constant [6 x i8] c"Image\00", align 1

define void @Generate() #0 {
entry:
  call void @Generate.body()
  ret void
}

define void @Hit(ptr %payload, ptr %attributes) #1 {
entry:
  call void @Hit.body(ptr %payload, ptr %attributes)
  ret void
}

define internal void @Generate.body() {
entry:
  %ray = alloca %struct.RayDesc
  %payload = alloca %struct.Payload
  %query = alloca i32
  %0 = call <3 x i32> @llvm.dx.dispatch.rays.index()
  %1 = uitofp <3 x i32> %0 to <3 x float>
  %2 = extractelement <3 x float> %1, i32 0
  %3 = extractelement <3 x float> %1, i32 1
  %4 = extractelement <3 x float> %1, i32 2
  %Origin = getelementptr inbounds %struct.RayDesc, ptr %ray, i32 0, i32 0
  store <3 x float> zeroinitializer, ptr %Origin
  %TMin = getelementptr inbounds %struct.RayDesc, ptr %ray, i32 0, i32 1
  store float 0.000000e+00, ptr %TMin
  %Direction = getelementptr inbounds %struct.RayDesc, ptr %ray, i32 0, i32 2
  %5 = insertelement <3 x float> poison, float %2, i32 0
  %6 = insertelement <3 x float> %5, float %3, i32 1
  %7 = insertelement <3 x float> %6, float %4, i32 2
  store <3 x float> %7, ptr %Direction
  %TMax = getelementptr inbounds %struct.RayDesc, ptr %ray, i32 0, i32 3
  store float 1.000000e+03, ptr %TMax
  %color = getelementptr inbounds %struct.Payload, ptr %payload, i32 0, i32 0
  store <4 x float> zeroinitializer, ptr %color
  %Scene = call target("dx.AccelerationStructure") @llvm.dx.resource.handlefromimplicitbinding.tdx.AccelerationStructuret(i32 0, i32 0, i32 1, i32 0, ptr @Scene.str)
  %Origin1 = getelementptr inbounds %struct.RayDesc, ptr %ray, i32 0, i32 0
  %8 = load <3 x float>, ptr %Origin1
  %9 = extractelement <3 x float> %8, i32 0
  %10 = extractelement <3 x float> %8, i32 1
  %11 = extractelement <3 x float> %8, i32 2
  %TMin1 = getelementptr inbounds %struct.RayDesc, ptr %ray, i32 0, i32 1
  %12 = load float, ptr %TMin1
  %Direction1 = getelementptr inbounds %struct.RayDesc, ptr %ray, i32 0, i32 2
  %13 = load <3 x float>, ptr %Direction1
  %14 = extractelement <3 x float> %13, i32 0
  %15 = extractelement <3 x float> %13, i32 1
  %16 = extractelement <3 x float> %13, i32 2
  %TMax1 = getelementptr inbounds %struct.RayDesc, ptr %ray, i32 0, i32 3
  %17 = load float, ptr %TMax1
  %18 = insertelement <3 x float> poison, float %9, i32 0
  %19 = insertelement <3 x float> %18, float %10, i32 1
  %20 = insertelement <3 x float> %19, float %11, i32 2
  %21 = insertelement <3 x float> poison, float %14, i32 0
  %22 = insertelement <3 x float> %21, float %15, i32 1
  %23 = insertelement <3 x float> %22, float %16, i32 2
  call void @llvm.dx.traceray.p0(target("dx.AccelerationStructure") %Scene, i32 0, i32 255, i32 0, i32 1, i32 0, <3 x float> %20, float %12, <3 x float> %23, float %17, ptr %payload)
  %24 = call i32 @llvm.dx.rayquery.allocate(i32 1)
  store i32 %24, ptr %query
  %25 = load i32, ptr %query
  %Scene1 = call target("dx.AccelerationStructure") @llvm.dx.resource.handlefromimplicitbinding.tdx.AccelerationStructuret(i32 0, i32 0, i32 1, i32 0, ptr @Scene.str)
  %Origin2 = getelementptr inbounds %struct.RayDesc, ptr %ray, i32 0, i32 0
  %26 = load <3 x float>, ptr %Origin2
  %27 = extractelement <3 x float> %26, i32 0
  %28 = extractelement <3 x float> %26, i32 1
  %29 = extractelement <3 x float> %26, i32 2
  %TMin2 = getelementptr inbounds %struct.RayDesc, ptr %ray, i32 0, i32 1
  %30 = load float, ptr %TMin2
  %Direction2 = getelementptr inbounds %struct.RayDesc, ptr %ray, i32 0, i32 2
  %31 = load <3 x float>, ptr %Direction2
  %32 = extractelement <3 x float> %31, i32 0
  %33 = extractelement <3 x float> %31, i32 1
  %34 = extractelement <3 x float> %31, i32 2
  %TMax2 = getelementptr inbounds %struct.RayDesc, ptr %ray, i32 0, i32 3
  %35 = load float, ptr %TMax2
  %36 = insertelement <3 x float> poison, float %27, i32 0
  %37 = insertelement <3 x float> %36, float %28, i32 1
  %38 = insertelement <3 x float> %37, float %29, i32 2
  %39 = insertelement <3 x float> poison, float %32, i32 0
  %40 = insertelement <3 x float> %39, float %33, i32 1
  %41 = insertelement <3 x float> %40, float %34, i32 2
  call void @llvm.dx.rayquery.trace.tdx.AccelerationStructuret(i32 %25, target("dx.AccelerationStructure") %Scene1, i32 0, i32 1, <3 x float> %38, float %30, <3 x float> %41, float %35)
  br label %while.cond

while.cond:
  %42 = load i32, ptr %query
  %43 = call i1 @llvm.dx.rayquery.proceed(i32 %42)
  br i1 %43, label %while.body, label %while.end

while.body:
  %44 = load i32, ptr %query
  %45 = call i32 @llvm.dx.rayquery.candidate.type(i32 %44)
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %if.then, label %if.end

while.end:
  %color1 = getelementptr inbounds %struct.Payload, ptr %payload, i32 0, i32 0
  %47 = load <4 x float>, ptr %color1
  %48 = load i32, ptr %query
  %49 = call float @llvm.dx.rayquery.committed.ray.t(i32 %48)
  %50 = insertelement <4 x float> poison, float %49, i32 0
  %51 = shufflevector <4 x float> %50, <4 x float> poison, <4 x i32> zeroinitializer
  %52 = fmul fast <4 x float> %47, %51
  %53 = load i32, ptr %query
  %54 = call <12 x float> @llvm.dx.rayquery.committed.object.to.world(i32 %53)
  %55 = shufflevector <12 x float> %54, <12 x float> poison, <12 x i32> <i32 0, i32 4, i32 8, i32 1, i32 5, i32 9, i32 2, i32 6, i32 10, i32 3, i32 7, i32 11>
  %56 = shufflevector <12 x float> %55, <12 x float> poison, <4 x i32> <i32 9, i32 10, i32 11, i32 11>
  %57 = fadd fast <4 x float> %52, %56
  %Image = call target("dx.Texture", <4 x float>, 1, 0, 0, 2) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v4f32_1_0_0_2t(i32 1, i32 0, i32 1, i32 0, ptr @Image.str)
  %58 = call <3 x i32> @llvm.dx.dispatch.rays.index()
  %59 = shufflevector <3 x i32> %58, <3 x i32> poison, <2 x i32> <i32 0, i32 1>
  call void @llvm.dx.resource.store.texture.tdx.Texture_v4f32_1_0_0_2t.v2i32.v4f32(target("dx.Texture", <4 x float>, 1, 0, 0, 2) %Image, <2 x i32> %59, <4 x float> %57)
  ret void

if.then:
  %60 = load i32, ptr %query
  call void @llvm.dx.rayquery.commit.non.opaque.triangle.hit(i32 %60)
  br label %if.end

if.end:
  br label %while.cond
}

declare <3 x i32> @llvm.dx.dispatch.rays.index()

declare target("dx.AccelerationStructure") @llvm.dx.resource.handlefromimplicitbinding.tdx.AccelerationStructuret(i32, i32, i32, i32, ptr)

declare void @llvm.dx.traceray.p0(target("dx.AccelerationStructure"), i32, i32, i32, i32, i32, <3 x float>, float, <3 x float>, float, ptr)

declare i32 @llvm.dx.rayquery.allocate(i32)

declare void @llvm.dx.rayquery.trace.tdx.AccelerationStructuret(i32, target("dx.AccelerationStructure"), i32, i32, <3 x float>, float, <3 x float>, float)

declare i1 @llvm.dx.rayquery.proceed(i32)

declare i32 @llvm.dx.rayquery.candidate.type(i32)

declare void @llvm.dx.rayquery.commit.non.opaque.triangle.hit(i32)

declare float @llvm.dx.rayquery.committed.ray.t(i32)

declare <12 x float> @llvm.dx.rayquery.committed.object.to.world(i32)

declare target("dx.Texture", <4 x float>, 1, 0, 0, 2) @llvm.dx.resource.handlefromimplicitbinding.tdx.Texture_v4f32_1_0_0_2t(i32, i32, i32, i32, ptr)

declare void @llvm.dx.resource.store.texture.tdx.Texture_v4f32_1_0_0_2t.v2i32.v4f32(target("dx.Texture", <4 x float>, 1, 0, 0, 2), <2 x i32>, <4 x float>)

define internal void @Hit.body(ptr %payload, ptr %attributes) {
entry:
  %0 = call <12 x float> @llvm.dx.world.to.object()
  %1 = shufflevector <12 x float> %0, <12 x float> poison, <12 x i32> <i32 0, i32 4, i32 8, i32 1, i32 5, i32 9, i32 2, i32 6, i32 10, i32 3, i32 7, i32 11>
  %2 = shufflevector <12 x float> %1, <12 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %3 = fmul fast <3 x float> %2, splat (float 2.000000e+00)
  %4 = extractelement <3 x float> %3, i32 0
  %5 = extractelement <3 x float> %3, i32 1
  %6 = extractelement <3 x float> %3, i32 2
  %7 = call float @llvm.dx.ray.t.current()
  %8 = insertelement <4 x float> poison, float %4, i32 0
  %9 = insertelement <4 x float> %8, float %5, i32 1
  %10 = insertelement <4 x float> %9, float %6, i32 2
  %11 = insertelement <4 x float> %10, float %7, i32 3
  %color = getelementptr inbounds %struct.Payload, ptr %payload, i32 0, i32 0
  store <4 x float> %11, ptr %color
  %at = getelementptr inbounds %struct.Attributes, ptr %attributes, i32 0, i32 0
  %12 = load <2 x float>, ptr %at
  %13 = extractelement <2 x float> %12, i32 0
  %14 = fcmp fast ogt float %13, 1.000000e+00
  br i1 %14, label %if.then, label %if.end

if.then:
  call void @llvm.dx.ignore.hit()
  br label %if.end

if.end:
  ret void
}

declare <12 x float> @llvm.dx.world.to.object()

declare float @llvm.dx.ray.t.current()

declare void @llvm.dx.ignore.hit()

attributes #0 = { "hlsl.shader"="raygeneration" }
attributes #1 = { "hlsl.shader"="anyhit" }
