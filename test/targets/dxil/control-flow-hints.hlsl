// args: -T cs_6_0
// What the source asks of branches stays on them, in DXC's words.
RWBuffer<float> Out;
[numthreads(8, 1, 1)] void main(uint i : SV_DispatchThreadID) {
  [branch] if (i > 3) Out[i] = sin(i);
  [flatten] if (i > 5) Out[i + 7] = cos(i);
  [forcecase] switch (i) {
    case 0: Out[99] = 1; break;
    case 3: Out[98] = 2; break;
  }
  [call] switch (i) {
    case 1: Out[97] = 1; break;
    case 5: Out[96] = 2; break;
  }
}
; ==>
%dx.types.Handle = type { ptr }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %2 = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %3 = icmp ugt i32 %2, 3
  br i1 %3, label %if.then, label %if.end, !dx.controlflow.hints !11

if.then:
  %4 = uitofp i32 %2 to float
  %5 = call float @dx.op.unary.f32(i32 13, float %4)
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %1, i32 %2, i32 undef, float %5, float %5, float %5, float %5, i8 15)
  br label %if.end

if.end:
  %6 = icmp ugt i32 %2, 5
  br i1 %6, label %if.then1, label %if.end1, !dx.controlflow.hints !12

if.then1:
  %7 = uitofp i32 %2 to float
  %8 = call float @dx.op.unary.f32(i32 12, float %7)
  %9 = add i32 %2, 7
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %1, i32 %9, i32 undef, float %8, float %8, float %8, float %8, i8 15)
  br label %if.end1

if.end1:
  switch i32 %2, label %switch.end [
    i32 0, label %switch.case
    i32 3, label %switch.case1
  ], !dx.controlflow.hints !13

switch.case:
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %1, i32 99, i32 undef, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, i8 15)
  br label %switch.end

switch.case1:
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %1, i32 98, i32 undef, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, i8 15)
  br label %switch.end

switch.end:
  switch i32 %2, label %switch.end1 [
    i32 1, label %switch.case2
    i32 5, label %switch.case3
  ]

switch.case2:
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %1, i32 97, i32 undef, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, i8 15)
  br label %switch.end1

switch.case3:
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %1, i32 96, i32 undef, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, i8 15)
  br label %switch.end1

switch.end1:
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #0

declare i32 @dx.op.threadId.i32(i32, i32) #1

declare float @dx.op.unary.f32(i32, float) #1

declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #2

attributes #0 = { nounwind readonly }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!8}

!0 = !{!"descry"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 0}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!7 = !{i32 0, i32 9}
!8 = !{ptr @main, !"main", null, !4, !9}
!9 = !{i32 4, !10}
!10 = !{i32 8, i32 1, i32 1}
!11 = distinct !{!11, !"dx.controlflow.hints", i32 1}
!12 = distinct !{!12, !"dx.controlflow.hints", i32 2}
!13 = distinct !{!13, !"dx.controlflow.hints", i32 5}
