; passes: propagate-equalities
declare void @use(i32)
declare void @use.float(float)
declare void @use.bool(i1)

define void @compared(i32 %x, float %f, i1 %c) {
entry:
  %is = icmp eq i32 %x, 3
  br i1 %is, label %then, label %else

then:
  call void @use(i32 %x)
  call void @use.bool(i1 %is)
  br label %end

else:
  call void @use(i32 %x)
  call void @use.bool(i1 %is)
  br label %end

end:
  %p = phi i32 [ %x, %then ], [ %x, %else ]
  call void @use(i32 %p)
  %half = fcmp une float %f, 0.5
  br i1 %half, label %other, label %equal

equal:
  call void @use.float(float %f)
  br label %other

other:
  call void @use.float(float %f)
  %none = fcmp oeq float %f, 0.0
  br i1 %none, label %zero, label %last

zero:
  ; -0 equals 0
  call void @use.float(float %f)
  br label %last

last:
  ret void
}

define void @cases(i32 %x) {
entry:
  switch i32 %x, label %default [
    i32 1, label %one
    i32 2, label %several
    i32 3, label %several
  ]

one:
  call void @use(i32 %x)
  ret void

several:
  call void @use(i32 %x)
  ret void

default:
  call void @use(i32 %x)
  ret void
}
; ==>

declare void @use(i32)

declare void @use.float(float)

declare void @use.bool(i1)

define void @compared(i32 %x, float %f, i1 %c) {
entry:
  %is = icmp eq i32 %x, 3
  br i1 %is, label %then, label %else

then:
  call void @use(i32 3)
  call void @use.bool(i1 true)
  br label %end

else:
  call void @use(i32 %x)
  call void @use.bool(i1 false)
  br label %end

end:
  %p = phi i32 [ 3, %then ], [ %x, %else ]
  call void @use(i32 %p)
  %half = fcmp une float %f, 5.000000e-01
  br i1 %half, label %other, label %equal

equal:
  call void @use.float(float 5.000000e-01)
  br label %other

other:
  call void @use.float(float %f)
  %none = fcmp oeq float %f, 0.000000e+00
  br i1 %none, label %zero, label %last

zero:
  call void @use.float(float %f)
  br label %last

last:
  ret void
}

define void @cases(i32 %x) {
entry:
  switch i32 %x, label %default [
    i32 1, label %one
    i32 2, label %several
    i32 3, label %several
  ]

one:
  call void @use(i32 1)
  ret void

several:
  call void @use(i32 %x)
  ret void

default:
  call void @use(i32 %x)
  ret void
}
