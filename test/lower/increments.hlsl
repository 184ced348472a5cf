// args: -T cs_6_0
// `++a` is an l-value, `a++` is not.
RWBuffer<int> Out;

[numthreads(1, 1, 1)]
void main() {
  int a = Out[1];
  ++a = 5;
  --(++Out[0]);
  Out[2] = a++;
}
; ==>
@Out.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define void @main() #0 {
entry:
  call void @main.body()
  ret void
}

define internal void @main.body() {
entry:
  %a = alloca i32
  %Out = call target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_1t(i32 0, i32 0, i32 1, i32 0, ptr @Out.str)
  %0 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1) %Out, i32 1)
  %1 = load i32, ptr %0
  store i32 %1, ptr %a
  %2 = load i32, ptr %a
  %3 = add i32 %2, 1
  store i32 %3, ptr %a
  store i32 5, ptr %a
  %Out1 = call target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_1t(i32 0, i32 0, i32 1, i32 0, ptr @Out.str)
  %4 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1) %Out1, i32 0)
  %5 = load i32, ptr %4
  %6 = add i32 %5, 1
  %7 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1) %Out1, i32 0)
  store i32 %6, ptr %7
  %8 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1) %Out1, i32 0)
  %9 = load i32, ptr %8
  %10 = sub i32 %9, 1
  %11 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1) %Out1, i32 0)
  store i32 %10, ptr %11
  %12 = load i32, ptr %a
  %13 = add i32 %12, 1
  store i32 %13, ptr %a
  %Out2 = call target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_1t(i32 0, i32 0, i32 1, i32 0, ptr @Out.str)
  %14 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1) %Out2, i32 2)
  store i32 %12, ptr %14
  ret void
}

declare target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_1t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1), i32)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
