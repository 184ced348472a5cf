; passes: simplify, constant-propagation
; A constant of four thousand million members is not written out.
define i32 @f() {
  %a = insertvalue [4294967295 x i32] undef, i32 7, 0
  %b = extractvalue [4294967295 x i32] %a, 0
  ret i32 %b
}
; ==>

define i32 @f() {
  ret i32 7
}
