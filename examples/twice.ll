; A local variable that need not be one, and an addition of nothing.
;
;   npx descry opt --passes=promote-memory,simplify examples/twice.ll

define i32 @twice(i32 %x) {
  %variable = alloca i32
  store i32 %x, ptr %variable
  %value = load i32, ptr %variable
  %sum = add i32 %value, 0
  %result = mul i32 %sum, 2
  ret i32 %result
}
