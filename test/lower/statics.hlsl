// args: -T cs_6_6
RWBuffer<float> Out;
static const float2 table[2] = { { 1, 2 }, { 3, 4 } };
static int counter = 3 + 4;
static float fromBuffer = Out[7];
static float unused = Out[8];
groupshared uint total;

uint next() {
  static uint calls = 1;
  return calls++;
}

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  total = i;
  counter += next();
  Out[0] = table[i].y + counter + fromBuffer + total;
}
; ==>
@table = internal constant [2 x <2 x float>] [<2 x float> <float 1.000000e+00, float 2.000000e+00>, <2 x float> <float 3.000000e+00, float 4.000000e+00>]
@counter = internal global i32 7
@fromBuffer = internal global float 0.000000e+00
@Out.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@total = internal addrspace(3) global i32 undef
@calls = internal global i32 1

define void @main() #0 {
entry:
  %i = alloca i32
  call void @_GLOBAL__init()
  %0 = call i32 @llvm.dx.flattened.thread.id.in.group()
  store i32 %0, ptr %i
  %1 = load i32, ptr %i
  call void @main.body(i32 %1)
  ret void
}

define internal void @_GLOBAL__init() {
entry:
  %Out = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @Out.str)
  %0 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %Out, i32 7)
  %1 = load float, ptr %0
  store float %1, ptr @fromBuffer
  ret void
}

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0), i32)

define internal i32 @next() {
entry:
  %0 = load i32, ptr @calls
  %1 = add i32 %0, 1
  store i32 %1, ptr @calls
  ret i32 %0
}

define internal void @main.body(i32 %i) {
entry:
  %i.addr = alloca i32
  store i32 %i, ptr %i.addr
  %0 = load i32, ptr %i.addr
  store i32 %0, ptr addrspace(3) @total
  %1 = call i32 @next()
  %2 = load i32, ptr @counter
  %3 = add i32 %2, %1
  store i32 %3, ptr @counter
  %4 = load i32, ptr %i.addr
  %5 = getelementptr inbounds [2 x <2 x float>], ptr @table, i32 0, i32 %4
  %6 = load <2 x float>, ptr %5
  %7 = extractelement <2 x float> %6, i32 1
  %8 = load i32, ptr @counter
  %9 = sitofp i32 %8 to float
  %10 = fadd fast float %7, %9
  %11 = load float, ptr @fromBuffer
  %12 = fadd fast float %10, %11
  %13 = load i32, ptr addrspace(3) @total
  %14 = uitofp i32 %13 to float
  %15 = fadd fast float %12, %14
  %Out = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @Out.str)
  %16 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %Out, i32 0)
  store float %15, ptr %16
  ret void
}

declare i32 @llvm.dx.flattened.thread.id.in.group()

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
