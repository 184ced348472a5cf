; passes: localize-globals
@count = internal global i32 7
@table = internal global [2 x float] zeroinitializer
@constant = internal constant [2 x float] [float 1.0, float 2.0]
@shared = internal addrspace(3) global i32 0
@external = global i32 0
@also = internal global i32 0
@written = internal global i32 0

define void @main(i32 %i) "hlsl.shader"="compute" {
entry:
  br label %next

next:
  %c = load i32, ptr @count
  store i32 %i, ptr @count
  %p = getelementptr [2 x float], ptr @table, i32 0, i32 %i
  store float 1.0, ptr %p
  store float 2.0, ptr getelementptr ([2 x float], ptr @table, i32 0, i32 1)
  %q = getelementptr [2 x float], ptr @constant, i32 0, i32 %i
  %v = load float, ptr %q
  store i32 1, ptr addrspace(3) @shared
  store i32 1, ptr @external
  store i32 1, ptr @also
  store i32 1, ptr @written
  ret void
}

; every entry point has its own copy
define void @second() "hlsl.shader"="compute" {
entry:
  store i32 2, ptr @count
  ret void
}

define i32 @helper() {
entry:
  store i32 2, ptr @also
  %a = load i32, ptr @also
  ret i32 %a
}

; nobody reads what this one writes
define void @initializer() {
entry:
  store i32 2, ptr @written
  ret void
}
; ==>

@count = internal global i32 7
@table = internal global [2 x float] zeroinitializer
@constant = internal constant [2 x float] [float 1.000000e+00, float 2.000000e+00]
@shared = internal addrspace(3) global i32 0
@external = global i32 0
@also = internal global i32 0
@written = internal global i32 0

define void @main(i32 %i) #0 {
entry:
  %written = alloca i32
  store i32 0, ptr %written
  %table = alloca [2 x float]
  store [2 x float] zeroinitializer, ptr %table
  %count = alloca i32
  store i32 7, ptr %count
  br label %next

next:
  %c = load i32, ptr %count
  store i32 %i, ptr %count
  %p = getelementptr [2 x float], ptr %table, i32 0, i32 %i
  store float 1.000000e+00, ptr %p
  %0 = getelementptr [2 x float], ptr %table, i32 0, i32 1
  store float 2.000000e+00, ptr %0
  %q = getelementptr [2 x float], ptr @constant, i32 0, i32 %i
  %v = load float, ptr %q
  store i32 1, ptr addrspace(3) @shared
  store i32 1, ptr @external
  store i32 1, ptr @also
  store i32 1, ptr %written
  ret void
}

define void @second() #0 {
entry:
  %count = alloca i32
  store i32 7, ptr %count
  store i32 2, ptr %count
  ret void
}

define i32 @helper() {
entry:
  store i32 2, ptr @also
  %a = load i32, ptr @also
  ret i32 %a
}

define void @initializer() {
entry:
  ret void
}

attributes #0 = { "hlsl.shader"="compute" }
