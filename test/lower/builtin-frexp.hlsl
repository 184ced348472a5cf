// args: -T cs_6_6
RWStructuredBuffer<float> F;

[numthreads(1, 1, 1)]
void main() {
  float exponent;
  F[1] = frexp(F[0], exponent);
  F[2] = exponent;
}
; ==>
@F.str = private unnamed_addr constant [2 x i8] c"F\00", align 1

define void @main() #0 {
entry:
  call void @main.body()
  ret void
}

define internal void @main.body() {
entry:
  %exponent = alloca float
  %F = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @F.str)
  %0 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %F, i32 0)
  %1 = load float, ptr %0, align 4
  %2 = bitcast float %1 to i32
  %3 = fcmp une float %1, 0.000000e+00
  %4 = sext i1 %3 to i32
  %5 = and i32 %2, 2139095040
  %6 = add i32 %5, -1056964608
  %7 = and i32 %6, %4
  %8 = ashr i32 %7, 23
  %9 = sitofp i32 %8 to float
  store float %9, ptr %exponent
  %10 = and i32 %2, 8388607
  %11 = or i32 %10, 1056964608
  %12 = and i32 %11, %4
  %13 = bitcast i32 %12 to float
  %F1 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @F.str)
  %14 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %F1, i32 1)
  store float %13, ptr %14, align 4
  %15 = load float, ptr %exponent
  %F2 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @F.str)
  %16 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %F2, i32 2)
  store float %15, ptr %16, align 4
  ret void
}

declare target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0), i32)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
