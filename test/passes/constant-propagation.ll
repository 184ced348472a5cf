; passes: constant-propagation
declare void @use(i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @input()

; mode is 1 all the time, since the branch that would change it is never taken
define void @loop(i1 %more) {
entry:
  br label %head

head:
  %mode = phi i32 [ 1, %entry ], [ %next, %latch ]
  br i1 %more, label %body, label %end

body:
  %two = icmp eq i32 %mode, 2
  br i1 %two, label %then, label %else

then:
  call void @use(i32 2)
  br label %latch

else:
  call void @use(i32 %mode)
  br label %latch

latch:
  %next = phi i32 [ 3, %then ], [ 1, %else ]
  br label %head

end:
  ret void
}

define i32 @switches(i32 %x) {
entry:
  %zero = and i32 %x, 0
  switch i32 %zero, label %other [
    i32 0, label %zeroth
    i32 1, label %first
  ]

zeroth:
  %a = call i32 @llvm.umin.i32(i32 %zero, i32 7)
  br label %end

first:
  br label %end

other:
  br label %end

end:
  %result = phi i32 [ %a, %zeroth ], [ 1, %first ], [ %x, %other ]
  ret i32 %result
}

; one way leaves the variable unset, so it may be taken for the other way's constant
define i32 @unset(i1 %c) {
entry:
  br i1 %c, label %then, label %end

then:
  br label %end

end:
  %v = phi i32 [ 5, %then ], [ poison, %entry ]
  %sum = add i32 %v, 1
  ret i32 %sum
}

define i32 @varies(i1 %c, i32 %x) {
entry:
  %read = call i32 @input()
  br i1 %c, label %then, label %end

then:
  br label %end

end:
  %v = phi i32 [ 5, %then ], [ 6, %entry ]
  %chosen = select i1 %c, i32 %v, i32 %read
  %sum = add i32 %chosen, %x
  ret i32 %sum
}

define i32 @poison_condition() {
entry:
  br i1 poison, label %then, label %end

then:
  br label %end

end:
  %v = phi i32 [ 5, %then ], [ 6, %entry ]
  ret i32 %v
}
; ==>

declare void @use(i32)

declare i32 @llvm.umin.i32(i32, i32)

declare i32 @input()

define void @loop(i1 %more) {
entry:
  br label %head

head:
  br i1 %more, label %body, label %end

body:
  br i1 false, label %then, label %else

then:
  call void @use(i32 2)
  br label %latch

else:
  call void @use(i32 1)
  br label %latch

latch:
  br label %head

end:
  ret void
}

define i32 @switches(i32 %x) {
entry:
  switch i32 0, label %other [
    i32 0, label %zeroth
    i32 1, label %first
  ]

zeroth:
  br label %end

first:
  br label %end

other:
  br label %end

end:
  ret i32 0
}

define i32 @unset(i1 %c) {
entry:
  br i1 %c, label %then, label %end

then:
  br label %end

end:
  ret i32 6
}

define i32 @varies(i1 %c, i32 %x) {
entry:
  %read = call i32 @input()
  br i1 %c, label %then, label %end

then:
  br label %end

end:
  %v = phi i32 [ 5, %then ], [ 6, %entry ]
  %chosen = select i1 %c, i32 %v, i32 %read
  %sum = add i32 %chosen, %x
  ret i32 %sum
}

define i32 @poison_condition() {
entry:
  br i1 poison, label %then, label %end

then:
  br label %end

end:
  %v = phi i32 [ 5, %then ], [ 6, %entry ]
  ret i32 %v
}
