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
%struct.Camera = type { %struct.Base, float, float, %struct.Inner, [2 x %struct.Inner], i32, i32 }
%struct.Base.0 = type <{ float, float }>
%struct.Inner.0 = type <{ float, float }>
%struct.Camera.0 = type <{ %struct.Base.0, float, float, %struct.Inner.0, target("dx.Padding", 8), <{ [1 x <{ %struct.Inner.0, target("dx.Padding", 8) }>], %struct.Inner.0 }>, i32 }>
%__cblayout_C = type <{ %struct.Camera.0 }>
%struct.Camera.1 = type { %struct.Base, float, float, %struct.Inner, [2 x %struct.Inner], i32 }

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
  %cameras = call target("dx.RawBuffer", %struct.Camera.1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Camera.1s_0_0t(i32 1, i32 0, i32 1, i32 0, ptr @cameras.str)
  %13 = load i32, ptr %i.addr
  %14 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Camera.1s_0_0t(target("dx.RawBuffer", %struct.Camera.1, 0, 0) %cameras, i32 %13)
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
  %high = getelementptr inbounds %struct.Camera, ptr %local, i32 0, i32 6
  %23 = getelementptr i8, ptr %14, i32 40
  %24 = load i32, ptr %23, align 4
  %25 = shl i32 %24, 24
  %26 = lshr i32 %25, 28
  %27 = shl i32 %26, 28
  %28 = lshr i32 %27, 28
  store i32 %28, ptr %high
  %list1 = getelementptr inbounds %struct.Camera, ptr %local, i32 0, i32 4
  %29 = load i32, ptr %i.addr
  %30 = and i32 %29, 1
  %31 = getelementptr inbounds [2 x %struct.Inner], ptr %list1, i32 0, i32 %30
  %a3 = getelementptr inbounds %struct.Inner, ptr %31, i32 0, i32 0
  %32 = load float, ptr %a3
  %high1 = getelementptr inbounds %struct.Camera, ptr %local, i32 0, i32 6
  %33 = load i32, ptr %high1
  %34 = shl i32 %33, 28
  %35 = lshr i32 %34, 28
  %36 = uitofp i32 %35 to float
  %37 = fadd fast float %32, %36
  %Out2 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @Out.str)
  %38 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %Out2, i32 2)
  store float %37, ptr %38, align 4
  %cameras1 = call target("dx.RawBuffer", %struct.Camera.1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Camera.1s_0_0t(i32 1, i32 0, i32 1, i32 0, ptr @cameras.str)
  %39 = load i32, ptr %i.addr
  %40 = add i32 %39, 1
  %41 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Camera.1s_0_0t(target("dx.RawBuffer", %struct.Camera.1, 0, 0) %cameras1, i32 %40)
  %inner2 = getelementptr inbounds %struct.Camera, ptr %local, i32 0, i32 3
  %a4 = getelementptr inbounds %struct.Inner, ptr %inner2, i32 0, i32 0
  %42 = getelementptr i8, ptr %41, i32 16
  %43 = load float, ptr %42, align 4
  store float %43, ptr %a4
  %list2 = getelementptr inbounds %struct.Camera, ptr %local, i32 0, i32 4
  %44 = getelementptr inbounds [2 x %struct.Inner], ptr %list2, i32 0, i32 0
  %a5 = getelementptr inbounds %struct.Inner, ptr %44, i32 0, i32 0
  %45 = getelementptr i8, ptr %41, i32 24
  %46 = load float, ptr %45, align 4
  store float %46, ptr %a5
  %47 = getelementptr inbounds [2 x %struct.Inner], ptr %list2, i32 0, i32 1
  %a6 = getelementptr inbounds %struct.Inner, ptr %47, i32 0, i32 0
  %48 = getelementptr i8, ptr %41, i32 32
  %49 = load float, ptr %48, align 4
  store float %49, ptr %a6
  %high2 = getelementptr inbounds %struct.Camera, ptr %local, i32 0, i32 6
  %50 = getelementptr i8, ptr %41, i32 40
  %51 = load i32, ptr %50, align 4
  %52 = shl i32 %51, 24
  %53 = lshr i32 %52, 28
  %54 = shl i32 %53, 28
  %55 = lshr i32 %54, 28
  store i32 %55, ptr %high2
  %inner3 = getelementptr inbounds %struct.Camera, ptr %local, i32 0, i32 3
  %a7 = getelementptr inbounds %struct.Inner, ptr %inner3, i32 0, i32 0
  %56 = load float, ptr %a7
  %Out3 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @Out.str)
  %57 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %Out3, i32 3)
  store float %56, ptr %57, align 4
  %cameras2 = call target("dx.RawBuffer", %struct.Camera.1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Camera.1s_0_0t(i32 1, i32 0, i32 1, i32 0, ptr @cameras.str)
  %58 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Camera.1s_0_0t(target("dx.RawBuffer", %struct.Camera.1, 0, 0) %cameras2, i32 2)
  %Base1 = getelementptr inbounds %struct.Camera, ptr %two, i32 0, i32 0
  %kept1 = getelementptr inbounds %struct.Base, ptr %Base1, i32 0, i32 0
  %59 = load float, ptr %58, align 4
  store float %59, ptr %kept1
  %left = getelementptr inbounds %struct.Base, ptr %Base1, i32 0, i32 1
  %60 = getelementptr i8, ptr %58, i32 4
  %61 = load float, ptr %60, align 4
  store float %61, ptr %left
  %near1 = getelementptr inbounds %struct.Camera, ptr %two, i32 0, i32 1
  %62 = getelementptr i8, ptr %58, i32 8
  %63 = load float, ptr %62, align 4
  store float %63, ptr %near1
  %far1 = getelementptr inbounds %struct.Camera, ptr %two, i32 0, i32 2
  %64 = getelementptr i8, ptr %58, i32 12
  %65 = load float, ptr %64, align 4
  store float %65, ptr %far1
  %inner4 = getelementptr inbounds %struct.Camera, ptr %two, i32 0, i32 3
  %a8 = getelementptr inbounds %struct.Inner, ptr %inner4, i32 0, i32 0
  %66 = getelementptr i8, ptr %58, i32 16
  %67 = load float, ptr %66, align 4
  store float %67, ptr %a8
  %b1 = getelementptr inbounds %struct.Inner, ptr %inner4, i32 0, i32 1
  %68 = getelementptr i8, ptr %58, i32 20
  %69 = load float, ptr %68, align 4
  store float %69, ptr %b1
  %list3 = getelementptr inbounds %struct.Camera, ptr %two, i32 0, i32 4
  %70 = getelementptr inbounds [2 x %struct.Inner], ptr %list3, i32 0, i32 0
  %a9 = getelementptr inbounds %struct.Inner, ptr %70, i32 0, i32 0
  %71 = getelementptr i8, ptr %58, i32 24
  %72 = load float, ptr %71, align 4
  store float %72, ptr %a9
  %b2 = getelementptr inbounds %struct.Inner, ptr %70, i32 0, i32 1
  %73 = getelementptr i8, ptr %58, i32 28
  %74 = load float, ptr %73, align 4
  store float %74, ptr %b2
  %75 = getelementptr inbounds [2 x %struct.Inner], ptr %list3, i32 0, i32 1
  %a10 = getelementptr inbounds %struct.Inner, ptr %75, i32 0, i32 0
  %76 = getelementptr i8, ptr %58, i32 32
  %77 = load float, ptr %76, align 4
  store float %77, ptr %a10
  %b3 = getelementptr inbounds %struct.Inner, ptr %75, i32 0, i32 1
  %78 = getelementptr i8, ptr %58, i32 36
  %79 = load float, ptr %78, align 4
  store float %79, ptr %b3
  %low = getelementptr inbounds %struct.Camera, ptr %two, i32 0, i32 5
  %80 = getelementptr i8, ptr %58, i32 40
  %81 = load i32, ptr %80, align 4
  %82 = shl i32 %81, 28
  %83 = lshr i32 %82, 28
  %84 = shl i32 %83, 28
  %85 = lshr i32 %84, 28
  store i32 %85, ptr %low
  %high3 = getelementptr inbounds %struct.Camera, ptr %two, i32 0, i32 6
  %86 = getelementptr i8, ptr %58, i32 40
  %87 = load i32, ptr %86, align 4
  %88 = shl i32 %87, 24
  %89 = lshr i32 %88, 28
  %90 = shl i32 %89, 28
  %91 = lshr i32 %90, 28
  store i32 %91, ptr %high3
  %near2 = getelementptr inbounds %struct.Camera, ptr %two, i32 0, i32 1
  %near3 = getelementptr inbounds %struct.Camera, ptr %one, i32 0, i32 1
  %92 = load float, ptr %near2
  store float %92, ptr %near3
  %near4 = getelementptr inbounds %struct.Camera, ptr %one, i32 0, i32 1
  %93 = load float, ptr %near4
  %Out4 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @Out.str)
  %94 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %Out4, i32 4)
  store float %93, ptr %94, align 4
  %C2 = call target("dx.CBuffer", %__cblayout_C) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_Cst(i32 0, i32 0, i32 1, i32 0, ptr @C.str)
  %95 = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_Cst(target("dx.CBuffer", %__cblayout_C) %C2, i32 0)
  %Base2 = getelementptr inbounds %struct.Camera, ptr %c1, i32 0, i32 0
  %kept2 = getelementptr inbounds %struct.Base, ptr %Base2, i32 0, i32 0
  %96 = load float, ptr addrspace(2) %95, align 4
  store float %96, ptr %kept2
  %left1 = getelementptr inbounds %struct.Base, ptr %Base2, i32 0, i32 1
  %97 = getelementptr i8, ptr addrspace(2) %95, i32 4
  %98 = load float, ptr addrspace(2) %97, align 4
  store float %98, ptr %left1
  %near5 = getelementptr inbounds %struct.Camera, ptr %c1, i32 0, i32 1
  %99 = getelementptr i8, ptr addrspace(2) %95, i32 8
  %100 = load float, ptr addrspace(2) %99, align 4
  store float %100, ptr %near5
  %far2 = getelementptr inbounds %struct.Camera, ptr %c1, i32 0, i32 2
  %101 = getelementptr i8, ptr addrspace(2) %95, i32 12
  %102 = load float, ptr addrspace(2) %101, align 4
  store float %102, ptr %far2
  %inner5 = getelementptr inbounds %struct.Camera, ptr %c1, i32 0, i32 3
  %a11 = getelementptr inbounds %struct.Inner, ptr %inner5, i32 0, i32 0
  %103 = getelementptr i8, ptr addrspace(2) %95, i32 16
  %104 = load float, ptr addrspace(2) %103, align 4
  store float %104, ptr %a11
  %b4 = getelementptr inbounds %struct.Inner, ptr %inner5, i32 0, i32 1
  %105 = getelementptr i8, ptr addrspace(2) %95, i32 20
  %106 = load float, ptr addrspace(2) %105, align 4
  store float %106, ptr %b4
  %list4 = getelementptr inbounds %struct.Camera, ptr %c1, i32 0, i32 4
  %107 = getelementptr inbounds [2 x %struct.Inner], ptr %list4, i32 0, i32 0
  %a12 = getelementptr inbounds %struct.Inner, ptr %107, i32 0, i32 0
  %108 = getelementptr i8, ptr addrspace(2) %95, i32 32
  %109 = load float, ptr addrspace(2) %108, align 4
  store float %109, ptr %a12
  %b5 = getelementptr inbounds %struct.Inner, ptr %107, i32 0, i32 1
  %110 = getelementptr i8, ptr addrspace(2) %95, i32 36
  %111 = load float, ptr addrspace(2) %110, align 4
  store float %111, ptr %b5
  %112 = getelementptr inbounds [2 x %struct.Inner], ptr %list4, i32 0, i32 1
  %a13 = getelementptr inbounds %struct.Inner, ptr %112, i32 0, i32 0
  %113 = getelementptr i8, ptr addrspace(2) %95, i32 48
  %114 = load float, ptr addrspace(2) %113, align 4
  store float %114, ptr %a13
  %b6 = getelementptr inbounds %struct.Inner, ptr %112, i32 0, i32 1
  %115 = getelementptr i8, ptr addrspace(2) %95, i32 52
  %116 = load float, ptr addrspace(2) %115, align 4
  store float %116, ptr %b6
  %low1 = getelementptr inbounds %struct.Camera, ptr %c1, i32 0, i32 5
  %117 = getelementptr i8, ptr addrspace(2) %95, i32 56
  %118 = load i32, ptr addrspace(2) %117, align 4
  %119 = shl i32 %118, 28
  %120 = lshr i32 %119, 28
  %121 = shl i32 %120, 28
  %122 = lshr i32 %121, 28
  store i32 %122, ptr %low1
  %high4 = getelementptr inbounds %struct.Camera, ptr %c1, i32 0, i32 6
  %123 = getelementptr i8, ptr addrspace(2) %95, i32 56
  %124 = load i32, ptr addrspace(2) %123, align 4
  %125 = shl i32 %124, 24
  %126 = lshr i32 %125, 28
  %127 = shl i32 %126, 28
  %128 = lshr i32 %127, 28
  store i32 %128, ptr %high4
  %129 = call float @whole(ptr %c1)
  %Out5 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @Out.str)
  %130 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %Out5, i32 5)
  store float %129, ptr %130, align 4
  ret void
}

declare target("dx.CBuffer", %__cblayout_C) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_Cst(i32, i32, i32, i32, ptr)

declare ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer_s___cblayout_Cst(target("dx.CBuffer", %__cblayout_C), i32)

declare target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0), i32)

declare target("dx.RawBuffer", %struct.Camera.1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Camera.1s_0_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Camera.1s_0_0t(target("dx.RawBuffer", %struct.Camera.1, 0, 0), i32)

declare i32 @llvm.dx.flattened.thread.id.in.group()

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
