; passes: unroll-loops
; Three iterations, written out; [loop] keeps its loop.
declare void @use(i32)
define void @f() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 3
  br i1 %more, label %loop, label %end
end:
  ret void
}
define void @kept() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 3
  br i1 %more, label %loop, label %end, !llvm.loop !0
end:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
; ==>

declare void @use(i32)

define void @f() {
entry:
  br label %loop

loop:
  call void @use(i32 0)
  %next = add i32 0, 1
  %more = icmp slt i32 %next, 3
  br i1 %more, label %loop1, label %end

loop1:
  call void @use(i32 %next)
  %next1 = add i32 %next, 1
  %more1 = icmp slt i32 %next1, 3
  br i1 %more1, label %loop2, label %end

loop2:
  call void @use(i32 %next1)
  %next2 = add i32 %next1, 1
  %more2 = icmp slt i32 %next2, 3
  br i1 %more2, label %unreachable, label %end

unreachable:
  unreachable

end:
  ret void
}

define void @kept() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 3
  br i1 %more, label %loop, label %end, !llvm.loop !0

end:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
