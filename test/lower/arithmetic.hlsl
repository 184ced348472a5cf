// args: -T cs_6_6
RWStructuredBuffer<int> I;
RWStructuredBuffer<uint> U;
RWStructuredBuffer<float> F;

[numthreads(1, 1, 1)]
void main() {
  int a = I[0];
  uint b = U[0];
  float c = F[0];
  I[1] = a / 3 + a % 5 + (a >> b) - ~a;
  U[1] = b / 3 + (b >> 2);
  F[1] = -c * a + b;
  I[2] = c < 1.5 || a < -1 && b > 7;
  U[2] = (uint)c + (bool)c;
  b++;
  a -= 2.5;
  U[3] = b++ * --a;
  precise float d = c + c;
  F[2] = d;
}
; ==>
@I.str = private unnamed_addr constant [2 x i8] c"I\00", align 1
@U.str = private unnamed_addr constant [2 x i8] c"U\00", align 1
@F.str = private unnamed_addr constant [2 x i8] c"F\00", align 1

define void @main() #0 {
entry:
  call void @main.body()
  ret void
}

define internal void @main.body() {
entry:
  %a = alloca i32
  %b = alloca i32
  %c = alloca float
  %d = alloca float
  %I = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @I.str)
  %0 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %I, i32 0)
  %1 = load i32, ptr %0, align 4
  store i32 %1, ptr %a
  %U = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @U.str)
  %2 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %U, i32 0)
  %3 = load i32, ptr %2, align 4
  store i32 %3, ptr %b
  %F = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 4, i32 0, i32 1, i32 0, ptr @F.str)
  %4 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %F, i32 0)
  %5 = load float, ptr %4, align 4
  store float %5, ptr %c
  %6 = load i32, ptr %a
  %7 = sdiv i32 %6, 3
  %8 = load i32, ptr %a
  %9 = srem i32 %8, 5
  %10 = add i32 %7, %9
  %11 = load i32, ptr %a
  %12 = load i32, ptr %b
  %13 = and i32 %12, 31
  %14 = ashr i32 %11, %13
  %15 = add i32 %10, %14
  %16 = load i32, ptr %a
  %17 = xor i32 %16, -1
  %18 = sub i32 %15, %17
  %I1 = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @I.str)
  %19 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %I1, i32 1)
  store i32 %18, ptr %19, align 4
  %20 = load i32, ptr %b
  %21 = udiv i32 %20, 3
  %22 = load i32, ptr %b
  %23 = lshr i32 %22, 2
  %24 = add i32 %21, %23
  %U1 = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @U.str)
  %25 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %U1, i32 1)
  store i32 %24, ptr %25, align 4
  %26 = load float, ptr %c
  %27 = fneg fast float %26
  %28 = load i32, ptr %a
  %29 = sitofp i32 %28 to float
  %30 = fmul fast float %27, %29
  %31 = load i32, ptr %b
  %32 = uitofp i32 %31 to float
  %33 = fadd fast float %30, %32
  %F1 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 4, i32 0, i32 1, i32 0, ptr @F.str)
  %34 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %F1, i32 1)
  store float %33, ptr %34, align 4
  %35 = load float, ptr %c
  %36 = fcmp fast olt float %35, 1.500000e+00
  br i1 %36, label %or.end, label %or.rhs

or.rhs:
  %37 = load i32, ptr %a
  %38 = icmp slt i32 %37, -1
  br i1 %38, label %and.rhs, label %and.end

or.end:
  %39 = phi i1 [ true, %entry ], [ %70, %and.end ]
  %40 = zext i1 %39 to i32
  %I2 = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @I.str)
  %41 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %I2, i32 2)
  store i32 %40, ptr %41, align 4
  %42 = load float, ptr %c
  %43 = fptoui float %42 to i32
  %44 = load float, ptr %c
  %45 = fcmp fast une float %44, 0.000000e+00
  %46 = zext i1 %45 to i32
  %47 = add i32 %43, %46
  %U2 = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @U.str)
  %48 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %U2, i32 2)
  store i32 %47, ptr %48, align 4
  %49 = load i32, ptr %b
  %50 = add i32 %49, 1
  store i32 %50, ptr %b
  %51 = load i32, ptr %a
  %52 = sitofp i32 %51 to float
  %53 = fsub fast float %52, 2.500000e+00
  %54 = fptosi float %53 to i32
  store i32 %54, ptr %a
  %55 = load i32, ptr %b
  %56 = add i32 %55, 1
  store i32 %56, ptr %b
  %57 = load i32, ptr %a
  %58 = sub i32 %57, 1
  store i32 %58, ptr %a
  %59 = mul i32 %55, %58
  %U3 = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr @U.str)
  %60 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %U3, i32 3)
  store i32 %59, ptr %60, align 4
  %61 = load float, ptr %c
  %62 = load float, ptr %c
  %63 = fadd float %61, %62
  store float %63, ptr %d
  %64 = load float, ptr %d
  %65 = call float @llvm.arithmetic.fence.f32(float %64)
  store float %65, ptr %d
  %66 = load float, ptr %d
  %F2 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 4, i32 0, i32 1, i32 0, ptr @F.str)
  %67 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %F2, i32 2)
  store float %66, ptr %67, align 4
  ret void

and.rhs:
  %68 = load i32, ptr %b
  %69 = icmp ugt i32 %68, 7
  br label %and.end

and.end:
  %70 = phi i1 [ false, %or.rhs ], [ %69, %and.rhs ]
  br label %or.end
}

declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i32)

declare target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0), i32)

declare float @llvm.arithmetic.fence.f32(float)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
