// A copy of a struct takes the parts that are named, by the function or by those it hands the struct to.
struct Base { float kept; float left; };
struct Inner { float a; float b; };
struct Camera : Base {
  float near;
  float far;
  Inner inner;
  Inner list[2];
  uint low : 4;
  uint high : 4;
  float depth() { return near + kept; }
};
cbuffer C { Camera camera; };
StructuredBuffer<Camera> cameras;
RWStructuredBuffer<float> Out;

float farOf(Camera c) { return c.far; }
float through(Camera c) { return farOf(c) + c.inner.b; }
void change(inout Camera c) { c.near = 1; }
float whole(Camera c) { change(c); return c.far; }

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Out[0] = camera.depth();
  Out[1] = through(camera);
  Camera local = cameras[i];
  Out[2] = local.list[i & 1].a + local.high;
  local = cameras[i + 1];
  Out[3] = local.inner.a;
  Camera one, two;
  one = two = cameras[2];
  Out[4] = one.near;
  Out[5] = whole(camera);
}
; ==>
%struct.Base = type { float, float }
%struct.Inner = type { float, float }
%struct.Camera = type { %struct.Base, float, float, %struct.Inner, [2 x %struct.Inner], i32 }
%struct.Base.0 = type <{ float, float }>
%struct.Inner.0 = type <{ float, float }>
%struct.Camera.0 = type <{ %struct.Base.0, float, float, %struct.Inner.0, target("dx.Padding", 8), <{ [1 x <{ %struct.Inner.0, target("dx.Padding", 8) }>], %struct.Inner.0 }>, i32 }>
%__cblayout_C = type <{ %struct.Camera.0 }>

@C.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
@Out.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@cameras.str = private unnamed_addr constant [8 x i8] c"cameras\00", align 1

define void @main() #0 {
entry:
  %i = alloca i32
  %0 = call i32 @llvm.dx.flattened.thread.id.in.group()
  store i32 %0, ptr %i
  %1 = load i32, ptr %i
  call void @main.body(i32 %1)
  ret void
}

define internal float @"Camera::depth"(ptr %this) {
entry:
  %near = getelementptr inbounds %struct.Camera, ptr %this, i32 0, i32 1
  %0 = load float, ptr %near
  %Base = getelementptr inbounds %struct.Camera, ptr %this, i32 0, i32 0
  %kept = getelementptr inbounds %struct.Base, ptr %Base, i32 0, i32 0
  %1 = load float, ptr %kept
  %2 = fadd fast float %0, %1
  ret float %2
}

define internal float @farOf(ptr %c) {
entry:
  %far = getelementptr inbounds %struct.Camera, ptr %c, i32 0, i32 2
  %0 = load float, ptr %far
  ret float %0
}

define internal float @through(ptr %c) {
entry:
  %0 = call float @farOf(ptr %c)
  %inner = getelementptr inbounds %struct.Camera, ptr %c, i32 0, i32 3
  %b = getelementptr inbounds %struct.Inner, ptr %inner, i32 0, i32 1
  %1 = load float, ptr %b
  %2 = fadd fast float %0, %1
  ret float %2
}

define internal void @change(ptr %c) {
entry:
  %near = getelementptr inbounds %struct.Camera, ptr %c, i32 0, i32 1
  store float 1.000000e+00, ptr %near
  ret void
}

define internal float @whole(ptr %c) {
entry:
  call void @change(ptr %c)
  %far = getelementptr inbounds %struct.Camera, ptr %c, i32 0, i32 2
  %0 = load float, ptr %far
  ret float %0
}

define internal void @main.body(i32 %i) {
entry:
  %i.addr = alloca i32
  %object = alloca %struct.Camera
  %c = alloca %struct.Camera
  %local = alloca %struct.Camera
  %one = alloca %struct.Camera
  %two = alloca %struct.Camera
  %c1 = alloca %struct.Camera
  store i32 %i, ptr %i.addr
  %C = call target("dx.CBuffer", %__cblayout_C) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_Cst(i32 0, i32 0, i32 1, i32 0, ptr @C.str)
  %0 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_Cst(target("dx.CBuffer", %__cblayout_C) %C, i32 0)
  %Base = getelementptr inbounds %struct.Camera, ptr %object, i32 0, i32 0
  %kept = getelementptr inbounds %struct.Base, ptr %Base, i32 0, i32 0
  %1 = load float, ptr addrspace(2) %0, align 4
  store float %1, ptr %kept
  %near = getelementptr inbounds %struct.Camera, ptr %object, i32 0, i32 1
  %2 = getelementptr i8, ptr addrspace(2) %0, i32 8
  %3 = load float, ptr addrspace(2) %2, align 4
  store float %3, ptr %near
  %4 = call float @"Camera::depth"(ptr %object)
  %Out = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @Out.str)
  %5 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %Out, i32 0)
  store float %4, ptr %5, align 4
  %C1 = call target("dx.CBuffer", %__cblayout_C) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_Cst(i32 0, i32 0, i32 1, i32 0, ptr @C.str)
  %6 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_Cst(target("dx.CBuffer", %__cblayout_C) %C1, i32 0)
  %far = getelementptr inbounds %struct.Camera, ptr %c, i32 0, i32 2
  %7 = getelementptr i8, ptr addrspace(2) %6, i32 12
  %8 = load float, ptr addrspace(2) %7, align 4
  store float %8, ptr %far
  %inner = getelementptr inbounds %struct.Camera, ptr %c, i32 0, i32 3
  %b = getelementptr inbounds %struct.Inner, ptr %inner, i32 0, i32 1
  %9 = getelementptr i8, ptr addrspace(2) %6, i32 20
  %10 = load float, ptr addrspace(2) %9, align 4
  store float %10, ptr %b
  %11 = call float @through(ptr %c)
  %Out1 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @Out.str)
  %12 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %Out1, i32 1)
  store float %11, ptr %12, align 4
  %cameras = call target("dx.RawBuffer", %struct.Camera, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Cameras_0_0t(i32 1, i32 0, i32 1, i32 0, ptr @cameras.str)
  %13 = load i32, ptr %i.addr
  %14 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Cameras_0_0t(target("dx.RawBuffer", %struct.Camera, 0, 0) %cameras, i32 %13)
  %inner1 = getelementptr inbounds %struct.Camera, ptr %local, i32 0, i32 3
  %a = getelementptr inbounds %struct.Inner, ptr %inner1, i32 0, i32 0
  %15 = getelementptr i8, ptr %14, i32 16
  %16 = load float, ptr %15, align 4
  store float %16, ptr %a
  %list = getelementptr inbounds %struct.Camera, ptr %local, i32 0, i32 4
  %17 = getelementptr inbounds [2 x %struct.Inner], ptr %list, i32 0, i32 0
  %a1 = getelementptr inbounds %struct.Inner, ptr %17, i32 0, i32 0
  %18 = getelementptr i8, ptr %14, i32 24
  %19 = load float, ptr %18, align 4
  store float %19, ptr %a1
  %20 = getelementptr inbounds [2 x %struct.Inner], ptr %list, i32 0, i32 1
  %a2 = getelementptr inbounds %struct.Inner, ptr %20, i32 0, i32 0
  %21 = getelementptr i8, ptr %14, i32 32
  %22 = load float, ptr %21, align 4
  store float %22, ptr %a2
  %high = getelementptr inbounds %struct.Camera, ptr %local, i32 0, i32 5
  %23 = getelementptr i8, ptr %14, i32 40
  %24 = load i32, ptr %23, align 4
  %25 = shl i32 %24, 24
  %26 = lshr i32 %25, 28
  %27 = and i32 %26, 15
  %28 = shl i32 %27, 4
  %29 = load i32, ptr %high
  %30 = freeze i32 %29
  %31 = and i32 %30, -241
  %32 = or i32 %31, %28
  store i32 %32, ptr %high
  %list1 = getelementptr inbounds %struct.Camera, ptr %local, i32 0, i32 4
  %33 = load i32, ptr %i.addr
  %34 = and i32 %33, 1
  %35 = getelementptr inbounds [2 x %struct.Inner], ptr %list1, i32 0, i32 %34
  %a3 = getelementptr inbounds %struct.Inner, ptr %35, i32 0, i32 0
  %36 = load float, ptr %a3
  %high1 = getelementptr inbounds %struct.Camera, ptr %local, i32 0, i32 5
  %37 = load i32, ptr %high1
  %38 = shl i32 %37, 24
  %39 = lshr i32 %38, 28
  %40 = uitofp i32 %39 to float
  %41 = fadd fast float %36, %40
  %Out2 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @Out.str)
  %42 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %Out2, i32 2)
  store float %41, ptr %42, align 4
  %cameras1 = call target("dx.RawBuffer", %struct.Camera, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Cameras_0_0t(i32 1, i32 0, i32 1, i32 0, ptr @cameras.str)
  %43 = load i32, ptr %i.addr
  %44 = add i32 %43, 1
  %45 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Cameras_0_0t(target("dx.RawBuffer", %struct.Camera, 0, 0) %cameras1, i32 %44)
  %inner2 = getelementptr inbounds %struct.Camera, ptr %local, i32 0, i32 3
  %a4 = getelementptr inbounds %struct.Inner, ptr %inner2, i32 0, i32 0
  %46 = getelementptr i8, ptr %45, i32 16
  %47 = load float, ptr %46, align 4
  store float %47, ptr %a4
  %list2 = getelementptr inbounds %struct.Camera, ptr %local, i32 0, i32 4
  %48 = getelementptr inbounds [2 x %struct.Inner], ptr %list2, i32 0, i32 0
  %a5 = getelementptr inbounds %struct.Inner, ptr %48, i32 0, i32 0
  %49 = getelementptr i8, ptr %45, i32 24
  %50 = load float, ptr %49, align 4
  store float %50, ptr %a5
  %51 = getelementptr inbounds [2 x %struct.Inner], ptr %list2, i32 0, i32 1
  %a6 = getelementptr inbounds %struct.Inner, ptr %51, i32 0, i32 0
  %52 = getelementptr i8, ptr %45, i32 32
  %53 = load float, ptr %52, align 4
  store float %53, ptr %a6
  %high2 = getelementptr inbounds %struct.Camera, ptr %local, i32 0, i32 5
  %54 = getelementptr i8, ptr %45, i32 40
  %55 = load i32, ptr %54, align 4
  %56 = shl i32 %55, 24
  %57 = lshr i32 %56, 28
  %58 = and i32 %57, 15
  %59 = shl i32 %58, 4
  %60 = load i32, ptr %high2
  %61 = freeze i32 %60
  %62 = and i32 %61, -241
  %63 = or i32 %62, %59
  store i32 %63, ptr %high2
  %inner3 = getelementptr inbounds %struct.Camera, ptr %local, i32 0, i32 3
  %a7 = getelementptr inbounds %struct.Inner, ptr %inner3, i32 0, i32 0
  %64 = load float, ptr %a7
  %Out3 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @Out.str)
  %65 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %Out3, i32 3)
  store float %64, ptr %65, align 4
  %cameras2 = call target("dx.RawBuffer", %struct.Camera, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Cameras_0_0t(i32 1, i32 0, i32 1, i32 0, ptr @cameras.str)
  %66 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Cameras_0_0t(target("dx.RawBuffer", %struct.Camera, 0, 0) %cameras2, i32 2)
  %Base1 = getelementptr inbounds %struct.Camera, ptr %two, i32 0, i32 0
  %kept1 = getelementptr inbounds %struct.Base, ptr %Base1, i32 0, i32 0
  %67 = load float, ptr %66, align 4
  store float %67, ptr %kept1
  %left = getelementptr inbounds %struct.Base, ptr %Base1, i32 0, i32 1
  %68 = getelementptr i8, ptr %66, i32 4
  %69 = load float, ptr %68, align 4
  store float %69, ptr %left
  %near1 = getelementptr inbounds %struct.Camera, ptr %two, i32 0, i32 1
  %70 = getelementptr i8, ptr %66, i32 8
  %71 = load float, ptr %70, align 4
  store float %71, ptr %near1
  %far1 = getelementptr inbounds %struct.Camera, ptr %two, i32 0, i32 2
  %72 = getelementptr i8, ptr %66, i32 12
  %73 = load float, ptr %72, align 4
  store float %73, ptr %far1
  %inner4 = getelementptr inbounds %struct.Camera, ptr %two, i32 0, i32 3
  %a8 = getelementptr inbounds %struct.Inner, ptr %inner4, i32 0, i32 0
  %74 = getelementptr i8, ptr %66, i32 16
  %75 = load float, ptr %74, align 4
  store float %75, ptr %a8
  %b1 = getelementptr inbounds %struct.Inner, ptr %inner4, i32 0, i32 1
  %76 = getelementptr i8, ptr %66, i32 20
  %77 = load float, ptr %76, align 4
  store float %77, ptr %b1
  %list3 = getelementptr inbounds %struct.Camera, ptr %two, i32 0, i32 4
  %78 = getelementptr inbounds [2 x %struct.Inner], ptr %list3, i32 0, i32 0
  %a9 = getelementptr inbounds %struct.Inner, ptr %78, i32 0, i32 0
  %79 = getelementptr i8, ptr %66, i32 24
  %80 = load float, ptr %79, align 4
  store float %80, ptr %a9
  %b2 = getelementptr inbounds %struct.Inner, ptr %78, i32 0, i32 1
  %81 = getelementptr i8, ptr %66, i32 28
  %82 = load float, ptr %81, align 4
  store float %82, ptr %b2
  %83 = getelementptr inbounds [2 x %struct.Inner], ptr %list3, i32 0, i32 1
  %a10 = getelementptr inbounds %struct.Inner, ptr %83, i32 0, i32 0
  %84 = getelementptr i8, ptr %66, i32 32
  %85 = load float, ptr %84, align 4
  store float %85, ptr %a10
  %b3 = getelementptr inbounds %struct.Inner, ptr %83, i32 0, i32 1
  %86 = getelementptr i8, ptr %66, i32 36
  %87 = load float, ptr %86, align 4
  store float %87, ptr %b3
  %low = getelementptr inbounds %struct.Camera, ptr %two, i32 0, i32 5
  %88 = getelementptr i8, ptr %66, i32 40
  %89 = load i32, ptr %88, align 4
  store i32 %89, ptr %low
  %high3 = getelementptr inbounds %struct.Camera, ptr %two, i32 0, i32 5
  %near2 = getelementptr inbounds %struct.Camera, ptr %two, i32 0, i32 1
  %near3 = getelementptr inbounds %struct.Camera, ptr %one, i32 0, i32 1
  %90 = load float, ptr %near2
  store float %90, ptr %near3
  %near4 = getelementptr inbounds %struct.Camera, ptr %one, i32 0, i32 1
  %91 = load float, ptr %near4
  %Out4 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @Out.str)
  %92 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %Out4, i32 4)
  store float %91, ptr %92, align 4
  %C2 = call target("dx.CBuffer", %__cblayout_C) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_Cst(i32 0, i32 0, i32 1, i32 0, ptr @C.str)
  %93 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_Cst(target("dx.CBuffer", %__cblayout_C) %C2, i32 0)
  %Base2 = getelementptr inbounds %struct.Camera, ptr %c1, i32 0, i32 0
  %kept2 = getelementptr inbounds %struct.Base, ptr %Base2, i32 0, i32 0
  %94 = load float, ptr addrspace(2) %93, align 4
  store float %94, ptr %kept2
  %left1 = getelementptr inbounds %struct.Base, ptr %Base2, i32 0, i32 1
  %95 = getelementptr i8, ptr addrspace(2) %93, i32 4
  %96 = load float, ptr addrspace(2) %95, align 4
  store float %96, ptr %left1
  %near5 = getelementptr inbounds %struct.Camera, ptr %c1, i32 0, i32 1
  %97 = getelementptr i8, ptr addrspace(2) %93, i32 8
  %98 = load float, ptr addrspace(2) %97, align 4
  store float %98, ptr %near5
  %far2 = getelementptr inbounds %struct.Camera, ptr %c1, i32 0, i32 2
  %99 = getelementptr i8, ptr addrspace(2) %93, i32 12
  %100 = load float, ptr addrspace(2) %99, align 4
  store float %100, ptr %far2
  %inner5 = getelementptr inbounds %struct.Camera, ptr %c1, i32 0, i32 3
  %a11 = getelementptr inbounds %struct.Inner, ptr %inner5, i32 0, i32 0
  %101 = getelementptr i8, ptr addrspace(2) %93, i32 16
  %102 = load float, ptr addrspace(2) %101, align 4
  store float %102, ptr %a11
  %b4 = getelementptr inbounds %struct.Inner, ptr %inner5, i32 0, i32 1
  %103 = getelementptr i8, ptr addrspace(2) %93, i32 20
  %104 = load float, ptr addrspace(2) %103, align 4
  store float %104, ptr %b4
  %list4 = getelementptr inbounds %struct.Camera, ptr %c1, i32 0, i32 4
  %105 = getelementptr inbounds [2 x %struct.Inner], ptr %list4, i32 0, i32 0
  %a12 = getelementptr inbounds %struct.Inner, ptr %105, i32 0, i32 0
  %106 = getelementptr i8, ptr addrspace(2) %93, i32 32
  %107 = load float, ptr addrspace(2) %106, align 4
  store float %107, ptr %a12
  %b5 = getelementptr inbounds %struct.Inner, ptr %105, i32 0, i32 1
  %108 = getelementptr i8, ptr addrspace(2) %93, i32 36
  %109 = load float, ptr addrspace(2) %108, align 4
  store float %109, ptr %b5
  %110 = getelementptr inbounds [2 x %struct.Inner], ptr %list4, i32 0, i32 1
  %a13 = getelementptr inbounds %struct.Inner, ptr %110, i32 0, i32 0
  %111 = getelementptr i8, ptr addrspace(2) %93, i32 48
  %112 = load float, ptr addrspace(2) %111, align 4
  store float %112, ptr %a13
  %b6 = getelementptr inbounds %struct.Inner, ptr %110, i32 0, i32 1
  %113 = getelementptr i8, ptr addrspace(2) %93, i32 52
  %114 = load float, ptr addrspace(2) %113, align 4
  store float %114, ptr %b6
  %low1 = getelementptr inbounds %struct.Camera, ptr %c1, i32 0, i32 5
  %115 = getelementptr i8, ptr addrspace(2) %93, i32 56
  %116 = load i32, ptr addrspace(2) %115, align 4
  store i32 %116, ptr %low1
  %high4 = getelementptr inbounds %struct.Camera, ptr %c1, i32 0, i32 5
  %117 = call float @whole(ptr %c1)
  %Out5 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @Out.str)
  %118 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %Out5, i32 5)
  store float %117, ptr %118, align 4
  ret void
}

declare target("dx.CBuffer", %__cblayout_C) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_Cst(i32, i32, i32, i32, ptr)

declare ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_Cst(target("dx.CBuffer", %__cblayout_C), i32)

declare target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0), i32)

declare target("dx.RawBuffer", %struct.Camera, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Cameras_0_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Cameras_0_0t(target("dx.RawBuffer", %struct.Camera, 0, 0), i32)

declare i32 @llvm.dx.flattened.thread.id.in.group()

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
