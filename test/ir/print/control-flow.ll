; title: named and numbered blocks, phis before their values, switches, loop metadata, names that need quotes
define i32 @loop(i32, i1 %"is done") {
  br label %2
2:
  %3 = phi i32 [ 0, %1 ], [ %next, %"the latch" ]
  br i1 %"is done", label %exit, label %"the latch"
"the latch":
  %next = add i32 %3, %0
  %4 = icmp slt i32 %next, 100
  br i1 %4, label %2, label %exit, !llvm.loop !4
exit:
  %5 = phi i32 [ %3, %2 ], [ %next, %"the latch" ]
  switch i32 %5, label %other [
    i32 0, label %zero
    i32 -7, label %zero
    i32 9, label %other
  ]
zero:
  ret i32 0
other:
  %6 = phi i32 [ 1, %exit ], [ 1, %exit ]
  call void @llvm.assume(i1 true)
  ret i32 %6
dead:
  unreachable
}

declare void @llvm.assume(i1)

!4 = distinct !{!4, !7}
!7 = !{!"llvm.loop.unroll.count", i32 4}
; ==>

define i32 @loop(i32 %0, i1 %"is done") {
  br label %2

2:
  %3 = phi i32 [ 0, %1 ], [ %next, %"the latch" ]
  br i1 %"is done", label %exit, label %"the latch"

"the latch":
  %next = add i32 %3, %0
  %4 = icmp slt i32 %next, 100
  br i1 %4, label %2, label %exit, !llvm.loop !0

exit:
  %5 = phi i32 [ %3, %2 ], [ %next, %"the latch" ]
  switch i32 %5, label %other [
    i32 0, label %zero
    i32 -7, label %zero
    i32 9, label %other
  ]

zero:
  ret i32 0

other:
  %6 = phi i32 [ 1, %exit ], [ 1, %exit ]
  call void @llvm.assume(i1 true)
  ret i32 %6

dead:
  unreachable
}

declare void @llvm.assume(i1)

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 4}
