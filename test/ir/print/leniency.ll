; title: what LLVM reads although it looks wrong: groups nobody defines, calls of another type, numbers too wide, orders of uses
define i32 @f(i32 %a) #7 {
  %v = call i64 @f(i32 %a, float 1.0) #8
  call void null()
  %w = add i8 200, 511
  %x = add i16 u0xFFFF, s0x7F
  ret i32 %a
  uselistorder i32 %a, { 1, 0 }
}
@g = external global i32
uselistorder ptr @f, { 1, 0 }
declare void @h() inaccessiblememonly
; ==>

@g = external global i32

define i32 @f(i32 %a) {
  %v = call i64 @f(i32 %a, float 1.000000e+00)
  call void null()
  %w = add i8 -56, -1
  %x = add i16 -1, -1
  ret i32 %a
}

declare void @h() #0

attributes #0 = { inaccessiblememonly }
