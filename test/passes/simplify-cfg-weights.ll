; passes: simplify-cfg
; The weight of a case that goes where the default goes falls to the default; a jump has no weights.
define void @fewer(i32 %x) {
  switch i32 %x, label %a [ i32 0, label %a
    i32 1, label %b
    i32 2, label %c ], !prof !0
a:
  call void @use(i32 1)
  ret void
b:
  call void @use(i32 2)
  ret void
c:
  call void @use(i32 3)
  ret void
}
define void @one(i32 %x) {
  switch i32 %x, label %a [ i32 0, label %a
    i32 1, label %b ], !prof !1
a:
  call void @use(i32 1)
  ret void
b:
  call void @use(i32 2)
  ret void
}
define void @none(i32 %x) {
  br i1 true, label %a, label %b, !prof !2
a:
  call void @use(i32 1)
  br label %b
b:
  call void @use(i32 2)
  ret void
}
declare void @use(i32)
!0 = !{!"branch_weights", i32 1, i32 10, i32 100, i32 1000}
!1 = !{!"branch_weights", i32 1, i32 10, i32 100}
!2 = !{!"branch_weights", i32 1, i32 10}
; ==>

define void @fewer(i32 %x) {
  switch i32 %x, label %a [
    i32 2, label %c
    i32 1, label %b
  ], !prof !0

a:
  call void @use(i32 1)
  ret void

b:
  call void @use(i32 2)
  ret void

c:
  call void @use(i32 3)
  ret void
}

define void @one(i32 %x) {
  %1 = icmp eq i32 %x, 1
  br i1 %1, label %b, label %a, !prof !1

a:
  call void @use(i32 1)
  ret void

b:
  call void @use(i32 2)
  ret void
}

define void @none(i32 %x) {
  call void @use(i32 1)
  call void @use(i32 2)
  ret void
}

declare void @use(i32)

!0 = !{!"branch_weights", i32 11, i32 1000, i32 100}
!1 = !{!"branch_weights", i32 100, i32 11}
