// args: -T cs_6_6
RWBuffer<int> B;

int count(int n) {
  int sum = 0;
  [unroll(4)] for (int i = 0; i < n; i++) {
    if (i == 3)
      continue;
    if (sum > 100)
      break;
    sum += i;
  }
  [loop] while (sum > 10)
    sum -= 7;
  do
    sum++;
  while (sum < 0);
  return sum;
  B[9] = sum;
}

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  switch (B[i]) {
  case 1:
  case 2:
    B[1] = count(i);
    // fallthrough
  case -3:
    B[2] = i > 2 ? i : 5;
    break;
  default:
    return;
  }
}
; ==>
@B.str = private unnamed_addr constant [2 x i8] c"B\00", align 1

define void @main() #0 {
entry:
  %i = alloca i32
  %0 = call i32 @llvm.dx.flattened.thread.id.in.group()
  store i32 %0, ptr %i
  %1 = load i32, ptr %i
  call void @main.body(i32 %1)
  ret void
}

define internal i32 @count(i32 %n) {
entry:
  %n.addr = alloca i32
  %sum = alloca i32
  %i = alloca i32
  store i32 %n, ptr %n.addr
  store i32 0, ptr %sum
  store i32 0, ptr %i
  br label %for.cond

for.cond:
  %0 = load i32, ptr %i
  %1 = load i32, ptr %n.addr
  %2 = icmp slt i32 %0, %1
  br i1 %2, label %for.body, label %for.end

for.body:
  %3 = load i32, ptr %i
  %4 = icmp eq i32 %3, 3
  br i1 %4, label %if.then, label %if.end

for.inc:
  %5 = load i32, ptr %i
  %6 = add i32 %5, 1
  store i32 %6, ptr %i
  br label %for.cond, !llvm.loop !0

for.end:
  br label %while.cond

if.then:
  br label %for.inc

if.end:
  %7 = load i32, ptr %sum
  %8 = icmp sgt i32 %7, 100
  br i1 %8, label %if.then1, label %if.end1

if.then1:
  br label %for.end

if.end1:
  %9 = load i32, ptr %i
  %10 = load i32, ptr %sum
  %11 = add i32 %10, %9
  store i32 %11, ptr %sum
  br label %for.inc

while.cond:
  %12 = load i32, ptr %sum
  %13 = icmp sgt i32 %12, 10
  br i1 %13, label %while.body, label %while.end

while.body:
  %14 = load i32, ptr %sum
  %15 = sub i32 %14, 7
  store i32 %15, ptr %sum
  br label %while.cond, !llvm.loop !2

while.end:
  br label %do.body

do.cond:
  %16 = load i32, ptr %sum
  %17 = icmp slt i32 %16, 0
  br i1 %17, label %do.body, label %do.end

do.body:
  %18 = load i32, ptr %sum
  %19 = add i32 %18, 1
  store i32 %19, ptr %sum
  br label %do.cond

do.end:
  %20 = load i32, ptr %sum
  ret i32 %20

unreachable:
  %21 = load i32, ptr %sum
  %B = call target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_1t(i32 0, i32 0, i32 1, i32 0, ptr @B.str)
  %22 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1) %B, i32 9)
  store i32 %21, ptr %22
  ret i32 poison
}

declare target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_1t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1), i32)

define internal void @main.body(i32 %i) {
entry:
  %i.addr = alloca i32
  store i32 %i, ptr %i.addr
  %B = call target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_1t(i32 0, i32 0, i32 1, i32 0, ptr @B.str)
  %0 = load i32, ptr %i.addr
  %1 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1) %B, i32 %0)
  %2 = load i32, ptr %1
  switch i32 %2, label %switch.default [
    i32 1, label %switch.case
    i32 2, label %switch.case
    i32 -3, label %switch.case1
  ]

switch.case:
  %3 = load i32, ptr %i.addr
  %4 = call i32 @count(i32 %3)
  %B1 = call target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_1t(i32 0, i32 0, i32 1, i32 0, ptr @B.str)
  %5 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1) %B1, i32 1)
  store i32 %4, ptr %5
  br label %switch.case1

switch.case1:
  %6 = load i32, ptr %i.addr
  %7 = icmp ugt i32 %6, 2
  br i1 %7, label %cond.true, label %cond.false

switch.default:
  ret void

switch.end:
  ret void

cond.true:
  %8 = load i32, ptr %i.addr
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %9 = phi i32 [ %8, %cond.true ], [ 5, %cond.false ]
  %B2 = call target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_i32_1_0_1t(i32 0, i32 0, i32 1, i32 0, ptr @B.str)
  %10 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1) %B2, i32 2)
  store i32 %9, ptr %10
  br label %switch.end
}

declare i32 @llvm.dx.flattened.thread.id.in.group()

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 4}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}
