; passes: inline
define internal float @clamped(float %x, float %most) {
entry:
  %copy = alloca float
  store float %x, ptr %copy
  %large = fcmp ogt float %x, %most
  br i1 %large, label %then, label %else

then:
  ret float %most

else:
  %value = load float, ptr %copy
  ret float %value
}

define internal float @twice(float %x) {
entry:
  %a = call float @clamped(float %x, float 1.0)
  %b = call float @clamped(float %a, float 2.0)
  %sum = fadd float %a, %b
  ret float %sum
}

define internal void @nothing() {
entry:
  ret void
}

define internal i32 @recursive(i32 %x) {
entry:
  %r = call i32 @recursive(i32 %x)
  ret i32 %r
}

define float @main(float %x, i1 %again) {
entry:
  br label %loop

loop:
  %last = phi float [ %x, %entry ], [ %r, %loop ]
  call void @nothing()
  %r = call float @twice(float %last)
  br i1 %again, label %loop, label %done

done:
  %endless = call i32 @recursive(i32 1)
  ret float %r
}

define void @noreturn(i1 %c) {
entry:
  call void @stops()
  ret void
}

define internal void @stops() {
entry:
  unreachable
}
; ==>

define internal i32 @recursive(i32 %x) {
entry:
  %r = call i32 @recursive(i32 %x)
  ret i32 %r
}

define float @main(float %x, i1 %again) {
entry:
  %copy = alloca float
  %copy1 = alloca float
  br label %loop

loop:
  %last = phi float [ %x, %entry ], [ %sum, %clamped.exit1 ]
  store float %last, ptr %copy
  %large = fcmp ogt float %last, 1.000000e+00
  br i1 %large, label %then, label %else

then:
  br label %clamped.exit

else:
  %value = load float, ptr %copy
  br label %clamped.exit

clamped.exit:
  %0 = phi float [ 1.000000e+00, %then ], [ %value, %else ]
  store float %0, ptr %copy1
  %large1 = fcmp ogt float %0, 2.000000e+00
  br i1 %large1, label %then1, label %else1

then1:
  br label %clamped.exit1

else1:
  %value1 = load float, ptr %copy1
  br label %clamped.exit1

clamped.exit1:
  %1 = phi float [ 2.000000e+00, %then1 ], [ %value1, %else1 ]
  %sum = fadd float %0, %1
  br i1 %again, label %loop, label %done

done:
  %endless = call i32 @recursive(i32 1)
  ret float %sum
}

define void @noreturn(i1 %c) {
entry:
  unreachable

stops.exit:
  ret void
}
