; passes: speculate
; Cheap tests become one, and cheap values choices; what reads memory, calls or is asked to be a branch stays where it is.
declare void @f(i32)
declare float @llvm.sqrt.f32(float)

; a < 0 || b > n - 1
define void @either(i32 %a, i32 %b, i32 %n) {
entry:
  %first = icmp slt i32 %a, 0
  br i1 %first, label %outside, label %second
second:
  %last = add i32 %n, -1
  %large = icmp sgt i32 %b, %last
  br i1 %large, label %outside, label %inside
inside:
  call void @f(i32 %last)
  br label %outside
outside:
  ret void
}
; a && !b, where both lead to a block with a phi
define i32 @both(i1 %a, i32 %b) {
entry:
  br i1 %a, label %second, label %end
second:
  %zero = icmp eq i32 %b, 0
  br i1 %zero, label %end, label %inside
inside:
  call void @f(i32 %b)
  br label %end
end:
  %x = phi i32 [ 7, %entry ], [ 7, %second ], [ 1, %inside ]
  ret i32 %x
}
; The phi tells the two ways apart.
define i32 @apart(i1 %a, i32 %b) {
entry:
  br i1 %a, label %second, label %end
second:
  %zero = icmp eq i32 %b, 0
  br i1 %zero, label %end, label %inside
inside:
  call void @f(i32 %b)
  br label %end
end:
  %x = phi i32 [ 7, %entry ], [ 8, %second ], [ 1, %inside ]
  ret i32 %x
}
define i32 @triangle(i1 %c, i32 %a) {
entry:
  br i1 %c, label %then, label %end
then:
  %more = add i32 %a, 1
  br label %end
end:
  %x = phi i32 [ %a, %entry ], [ %more, %then ]
  ret i32 %x
}
define float @diamond(i1 %c, float %a, float %b) {
entry:
  br i1 %c, label %then, label %else
then:
  %sum = fadd float %a, %b
  br label %end
else:
  %difference = fsub float %a, %b
  %half = fmul float %difference, 0.5
  br label %end
end:
  %x = phi float [ %sum, %then ], [ %half, %else ]
  ret float %x
}
define i32 @division(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %then, label %end
then:
  %quotient = udiv i32 %a, %b
  br label %end
end:
  %x = phi i32 [ %a, %entry ], [ %quotient, %then ]
  ret i32 %x
}
define i32 @divisionByFour(i1 %c, i32 %a) {
entry:
  br i1 %c, label %then, label %end
then:
  %quotient = udiv i32 %a, 4
  br label %end
end:
  %x = phi i32 [ %a, %entry ], [ %quotient, %then ]
  ret i32 %x
}
define float @call(i1 %c, float %a) {
entry:
  br i1 %c, label %then, label %end
then:
  %root = call float @llvm.sqrt.f32(float %a)
  br label %end
end:
  %x = phi float [ %a, %entry ], [ %root, %then ]
  ret float %x
}
define i32 @load(i1 %c, i32 %a, ptr %p) {
entry:
  br i1 %c, label %then, label %end
then:
  %read = load i32, ptr %p
  br label %end
end:
  %x = phi i32 [ %a, %entry ], [ %read, %then ]
  ret i32 %x
}
define i32 @threeInstructions(i1 %c, i32 %a) {
entry:
  br i1 %c, label %then, label %end
then:
  %one = add i32 %a, 1
  %two = mul i32 %one, %a
  %three = xor i32 %two, 5
  br label %end
end:
  %x = phi i32 [ %a, %entry ], [ %three, %then ]
  ret i32 %x
}
define i32 @wanted(i1 %c, i32 %a) {
entry:
  br i1 %c, label %then, label %end, !dx.controlflow.hints !0
then:
  %more = add i32 %a, 1
  br label %end
end:
  %x = phi i32 [ %a, %entry ], [ %more, %then ]
  ret i32 %x
}
define i32 @flattened(i1 %c, i32 %a) {
entry:
  br i1 %c, label %then, label %end, !dx.controlflow.hints !1
then:
  %more = add i32 %a, 1
  br label %end
end:
  %x = phi i32 [ %a, %entry ], [ %more, %then ]
  ret i32 %x
}
; Both tests of a loop, whose jump back keeps its hint.
define void @loop(i32 %n, i32 %m) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %first = icmp slt i32 %i, %n
  br i1 %first, label %second, label %end
second:
  %other = icmp ne i32 %i, %m
  br i1 %other, label %body, label %end
body:
  call void @f(i32 %i)
  %next = add i32 %i, 1
  br label %head, !llvm.loop !2
end:
  ret void
}
!0 = distinct !{!0, !"dx.controlflow.hints", i32 1}
!1 = distinct !{!1, !"dx.controlflow.hints", i32 2}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}
; ==>

declare void @f(i32)

declare float @llvm.sqrt.f32(float)

define void @either(i32 %a, i32 %b, i32 %n) {
entry:
  %first = icmp slt i32 %a, 0
  %last = add i32 %n, -1
  %large = icmp sgt i32 %b, %last
  %0 = or i1 %first, %large
  br i1 %0, label %outside, label %inside

inside:
  call void @f(i32 %last)
  br label %outside

outside:
  ret void
}

define i32 @both(i1 %a, i32 %b) {
entry:
  %zero = icmp eq i32 %b, 0
  %0 = xor i1 %zero, true
  %1 = and i1 %a, %0
  br i1 %1, label %inside, label %end

inside:
  call void @f(i32 %b)
  br label %end

end:
  %x = phi i32 [ 7, %entry ], [ 1, %inside ]
  ret i32 %x
}

define i32 @apart(i1 %a, i32 %b) {
entry:
  br i1 %a, label %second, label %end

second:
  %zero = icmp eq i32 %b, 0
  br i1 %zero, label %end, label %inside

inside:
  call void @f(i32 %b)
  br label %end

end:
  %x = phi i32 [ 7, %entry ], [ 8, %second ], [ 1, %inside ]
  ret i32 %x
}

define i32 @triangle(i1 %c, i32 %a) {
entry:
  %more = add i32 %a, 1
  %x = select i1 %c, i32 %more, i32 %a
  ret i32 %x
}

define float @diamond(i1 %c, float %a, float %b) {
entry:
  %sum = fadd float %a, %b
  %difference = fsub float %a, %b
  %half = fmul float %difference, 5.000000e-01
  %x = select i1 %c, float %sum, float %half
  ret float %x
}

define i32 @division(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %then, label %end

then:
  %quotient = udiv i32 %a, %b
  br label %end

end:
  %x = phi i32 [ %a, %entry ], [ %quotient, %then ]
  ret i32 %x
}

define i32 @divisionByFour(i1 %c, i32 %a) {
entry:
  %quotient = udiv i32 %a, 4
  %x = select i1 %c, i32 %quotient, i32 %a
  ret i32 %x
}

define float @call(i1 %c, float %a) {
entry:
  br i1 %c, label %then, label %end

then:
  %root = call float @llvm.sqrt.f32(float %a)
  br label %end

end:
  %x = phi float [ %a, %entry ], [ %root, %then ]
  ret float %x
}

define i32 @load(i1 %c, i32 %a, ptr %p) {
entry:
  br i1 %c, label %then, label %end

then:
  %read = load i32, ptr %p
  br label %end

end:
  %x = phi i32 [ %a, %entry ], [ %read, %then ]
  ret i32 %x
}

define i32 @threeInstructions(i1 %c, i32 %a) {
entry:
  br i1 %c, label %then, label %end

then:
  %one = add i32 %a, 1
  %two = mul i32 %one, %a
  %three = xor i32 %two, 5
  br label %end

end:
  %x = phi i32 [ %a, %entry ], [ %three, %then ]
  ret i32 %x
}

define i32 @wanted(i1 %c, i32 %a) {
entry:
  br i1 %c, label %then, label %end, !dx.controlflow.hints !0

then:
  %more = add i32 %a, 1
  br label %end

end:
  %x = phi i32 [ %a, %entry ], [ %more, %then ]
  ret i32 %x
}

define i32 @flattened(i1 %c, i32 %a) {
entry:
  %more = add i32 %a, 1
  %x = select i1 %c, i32 %more, i32 %a
  ret i32 %x
}

define void @loop(i32 %n, i32 %m) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %first = icmp slt i32 %i, %n
  %other = icmp ne i32 %i, %m
  %0 = and i1 %first, %other
  br i1 %0, label %body, label %end

body:
  call void @f(i32 %i)
  %next = add i32 %i, 1
  br label %head, !llvm.loop !1

end:
  ret void
}

!0 = distinct !{!0, !"dx.controlflow.hints", i32 1}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.unroll.disable"}
