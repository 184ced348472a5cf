// args: -T cs_6_6
RWStructuredBuffer<float3> F;
RWStructuredBuffer<int3> I;

[numthreads(1, 1, 1)]
void main() {
  float3 x = F[0];
  int3 i = I[0];
  float3 whole, s, c;
  F[1] = clamp(x, 0, 1) + abs(x);
  I[1] = clamp(i, 0, 1) + abs(i) + mad(i, i, i);
  F[2] = lerp(x, 1, 0.5) + smoothstep(0, 1, x) + step(0.5, x);
  F[3] = pow(x, 2) + pow(x, 3) + rcp(x) + fmod(x, 2);
  I[2] = sign(x) + sign(i);
  F[4] = modf(x, whole) + whole;
  sincos(x, s, c);
  F[5] = s * c;
  I[3] = isnan(x);
}
; ==>
@F.str = private unnamed_addr constant [2 x i8] c"F\00", align 1
@I.str = private unnamed_addr constant [2 x i8] c"I\00", align 1

define void @main() #0 {
entry:
  call void @main.body()
  ret void
}

define internal void @main.body() {
entry:
  %x = alloca <3 x float>
  %i = alloca <3 x i32>
  %whole = alloca <3 x float>
  %s = alloca <3 x float>
  %c = alloca <3 x float>
  %F = call target("dx.RawBuffer", <3 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v3f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @F.str)
  %0 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v3f32_1_0t(target("dx.RawBuffer", <3 x float>, 1, 0) %F, i32 0)
  %1 = load <3 x float>, ptr %0, align 4
  store <3 x float> %1, ptr %x
  %I = call target("dx.RawBuffer", <3 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v3i32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @I.str)
  %2 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v3i32_1_0t(target("dx.RawBuffer", <3 x i32>, 1, 0) %I, i32 0)
  %3 = load <3 x i32>, ptr %2, align 4
  store <3 x i32> %3, ptr %i
  %4 = load <3 x float>, ptr %x
  %5 = call fast <3 x float> @llvm.maxnum.v3f32(<3 x float> %4, <3 x float> zeroinitializer)
  %6 = call fast <3 x float> @llvm.minnum.v3f32(<3 x float> %5, <3 x float> splat (float 1.000000e+00))
  %7 = load <3 x float>, ptr %x
  %8 = call fast <3 x float> @llvm.fabs.v3f32(<3 x float> %7)
  %9 = fadd fast <3 x float> %6, %8
  %F1 = call target("dx.RawBuffer", <3 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v3f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @F.str)
  %10 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v3f32_1_0t(target("dx.RawBuffer", <3 x float>, 1, 0) %F1, i32 1)
  store <3 x float> %9, ptr %10, align 4
  %11 = load <3 x i32>, ptr %i
  %12 = call <3 x i32> @llvm.smax.v3i32(<3 x i32> %11, <3 x i32> zeroinitializer)
  %13 = call <3 x i32> @llvm.smin.v3i32(<3 x i32> %12, <3 x i32> splat (i32 1))
  %14 = load <3 x i32>, ptr %i
  %15 = call <3 x i32> @llvm.abs.v3i32(<3 x i32> %14, i1 false)
  %16 = add <3 x i32> %13, %15
  %17 = load <3 x i32>, ptr %i
  %18 = load <3 x i32>, ptr %i
  %19 = load <3 x i32>, ptr %i
  %20 = call <3 x i32> @llvm.dx.imad.v3i32(<3 x i32> %17, <3 x i32> %18, <3 x i32> %19)
  %21 = add <3 x i32> %16, %20
  %I1 = call target("dx.RawBuffer", <3 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v3i32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @I.str)
  %22 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v3i32_1_0t(target("dx.RawBuffer", <3 x i32>, 1, 0) %I1, i32 1)
  store <3 x i32> %21, ptr %22, align 4
  %23 = load <3 x float>, ptr %x
  %24 = fsub fast <3 x float> splat (float 1.000000e+00), %23
  %25 = fmul fast <3 x float> splat (float 5.000000e-01), %24
  %26 = fadd fast <3 x float> %23, %25
  %27 = load <3 x float>, ptr %x
  %28 = fsub fast <3 x float> %27, zeroinitializer
  %29 = fdiv fast <3 x float> %28, splat (float 1.000000e+00)
  %30 = call fast <3 x float> @llvm.dx.saturate.v3f32(<3 x float> %29)
  %31 = fmul fast <3 x float> %30, splat (float 2.000000e+00)
  %32 = fsub fast <3 x float> splat (float 3.000000e+00), %31
  %33 = fmul fast <3 x float> %30, %32
  %34 = fmul fast <3 x float> %30, %33
  %35 = fadd fast <3 x float> %26, %34
  %36 = load <3 x float>, ptr %x
  %37 = fcmp fast olt <3 x float> %36, splat (float 5.000000e-01)
  %38 = select <3 x i1> %37, <3 x float> zeroinitializer, <3 x float> splat (float 1.000000e+00)
  %39 = fadd fast <3 x float> %35, %38
  %F2 = call target("dx.RawBuffer", <3 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v3f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @F.str)
  %40 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v3f32_1_0t(target("dx.RawBuffer", <3 x float>, 1, 0) %F2, i32 2)
  store <3 x float> %39, ptr %40, align 4
  %41 = load <3 x float>, ptr %x
  %42 = fmul fast <3 x float> %41, %41
  %43 = load <3 x float>, ptr %x
  %44 = call fast <3 x float> @llvm.pow.v3f32(<3 x float> %43, <3 x float> splat (float 3.000000e+00))
  %45 = fadd fast <3 x float> %42, %44
  %46 = load <3 x float>, ptr %x
  %47 = fdiv fast <3 x float> splat (float 1.000000e+00), %46
  %48 = fadd fast <3 x float> %45, %47
  %49 = load <3 x float>, ptr %x
  %50 = frem fast <3 x float> %49, splat (float 2.000000e+00)
  %51 = fadd fast <3 x float> %48, %50
  %F3 = call target("dx.RawBuffer", <3 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v3f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @F.str)
  %52 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v3f32_1_0t(target("dx.RawBuffer", <3 x float>, 1, 0) %F3, i32 3)
  store <3 x float> %51, ptr %52, align 4
  %53 = load <3 x float>, ptr %x
  %54 = fcmp fast olt <3 x float> zeroinitializer, %53
  %55 = zext <3 x i1> %54 to <3 x i32>
  %56 = fcmp fast olt <3 x float> %53, zeroinitializer
  %57 = zext <3 x i1> %56 to <3 x i32>
  %58 = sub <3 x i32> %55, %57
  %59 = load <3 x i32>, ptr %i
  %60 = icmp slt <3 x i32> zeroinitializer, %59
  %61 = zext <3 x i1> %60 to <3 x i32>
  %62 = icmp slt <3 x i32> %59, zeroinitializer
  %63 = zext <3 x i1> %62 to <3 x i32>
  %64 = sub <3 x i32> %61, %63
  %65 = add <3 x i32> %58, %64
  %I2 = call target("dx.RawBuffer", <3 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v3i32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @I.str)
  %66 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v3i32_1_0t(target("dx.RawBuffer", <3 x i32>, 1, 0) %I2, i32 2)
  store <3 x i32> %65, ptr %66, align 4
  %67 = load <3 x float>, ptr %x
  %68 = call fast <3 x float> @llvm.trunc.v3f32(<3 x float> %67)
  store <3 x float> %68, ptr %whole
  %69 = fsub fast <3 x float> %67, %68
  %70 = load <3 x float>, ptr %whole
  %71 = fadd fast <3 x float> %69, %70
  %F4 = call target("dx.RawBuffer", <3 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v3f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @F.str)
  %72 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v3f32_1_0t(target("dx.RawBuffer", <3 x float>, 1, 0) %F4, i32 4)
  store <3 x float> %71, ptr %72, align 4
  %73 = load <3 x float>, ptr %x
  %74 = call fast <3 x float> @llvm.sin.v3f32(<3 x float> %73)
  store <3 x float> %74, ptr %s
  %75 = call fast <3 x float> @llvm.cos.v3f32(<3 x float> %73)
  store <3 x float> %75, ptr %c
  %76 = load <3 x float>, ptr %s
  %77 = load <3 x float>, ptr %c
  %78 = fmul fast <3 x float> %76, %77
  %F5 = call target("dx.RawBuffer", <3 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v3f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @F.str)
  %79 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v3f32_1_0t(target("dx.RawBuffer", <3 x float>, 1, 0) %F5, i32 5)
  store <3 x float> %78, ptr %79, align 4
  %80 = load <3 x float>, ptr %x
  %81 = call <3 x i1> @llvm.dx.isnan.v3f32(<3 x float> %80)
  %82 = zext <3 x i1> %81 to <3 x i32>
  %I3 = call target("dx.RawBuffer", <3 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v3i32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @I.str)
  %83 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v3i32_1_0t(target("dx.RawBuffer", <3 x i32>, 1, 0) %I3, i32 3)
  store <3 x i32> %82, ptr %83, align 4
  ret void
}

declare target("dx.RawBuffer", <3 x float>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v3f32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v3f32_1_0t(target("dx.RawBuffer", <3 x float>, 1, 0), i32)

declare target("dx.RawBuffer", <3 x i32>, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_v3i32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v3i32_1_0t(target("dx.RawBuffer", <3 x i32>, 1, 0), i32)

declare <3 x float> @llvm.maxnum.v3f32(<3 x float>, <3 x float>)

declare <3 x float> @llvm.minnum.v3f32(<3 x float>, <3 x float>)

declare <3 x float> @llvm.fabs.v3f32(<3 x float>)

declare <3 x i32> @llvm.smax.v3i32(<3 x i32>, <3 x i32>)

declare <3 x i32> @llvm.smin.v3i32(<3 x i32>, <3 x i32>)

declare <3 x i32> @llvm.abs.v3i32(<3 x i32>, i1)

declare <3 x i32> @llvm.dx.imad.v3i32(<3 x i32>, <3 x i32>, <3 x i32>)

declare <3 x float> @llvm.dx.saturate.v3f32(<3 x float>)

declare <3 x float> @llvm.pow.v3f32(<3 x float>, <3 x float>)

declare <3 x float> @llvm.trunc.v3f32(<3 x float>)

declare <3 x float> @llvm.sin.v3f32(<3 x float>)

declare <3 x float> @llvm.cos.v3f32(<3 x float>)

declare <3 x i1> @llvm.dx.isnan.v3f32(<3 x float>)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
