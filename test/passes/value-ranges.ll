; passes: value-ranges
; What is known of a number decides comparisons: masks, branches taken, counters of loops.
declare void @use(i1)
define void @f(i32 %x, i32 %n) {
entry:
  %low = and i32 %x, 7
  %masked = icmp ult i32 %low, 8
  call void @use(i1 %masked)
  %big = icmp ugt i32 %x, 100
  br i1 %big, label %then, label %loop
then:
  %small = icmp ult i32 %x, 50
  call void @use(i1 %small)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ 0, %then ], [ %next, %loop ]
  %over = icmp sgt i32 %i, 6
  call void @use(i1 %over)
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, 5
  br i1 %more, label %loop, label %end
end:
  ret void
}
; ==>

declare void @use(i1)

define void @f(i32 %x, i32 %n) {
entry:
  %low = and i32 %x, 7
  call void @use(i1 true)
  %big = icmp ugt i32 %x, 100
  br i1 %big, label %then, label %loop

then:
  call void @use(i1 false)
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ 0, %then ], [ %next, %loop ]
  call void @use(i1 false)
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, 5
  br i1 %more, label %loop, label %end

end:
  ret void
}
