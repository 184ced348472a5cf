; passes: constant-variables
; Set to constants before it is read.
define float @f(i32 %i) {
  %table = alloca [3 x float]
  store [3 x float] [float 1.0, float 2.0, float 4.0], ptr %table
  %p = getelementptr [3 x float], ptr %table, i32 0, i32 %i
  %v = load float, ptr %p
  ret float %v
}
define float @changed(i32 %i) {
  %table = alloca [3 x float]
  store [3 x float] [float 1.0, float 2.0, float 4.0], ptr %table
  %p = getelementptr [3 x float], ptr %table, i32 0, i32 %i
  store float 9.0, ptr %p
  %v = load float, ptr %p
  ret float %v
}
; Part by part, the second part twice; the third stays undefined.
define float @parts(i32 %i) {
  %corners = alloca [3 x <2 x float>]
  store <2 x float> <float 1.0, float 2.0>, ptr %corners
  %second = getelementptr [3 x <2 x float>], ptr %corners, i32 0, i32 1
  store <2 x float> <float 3.0, float 4.0>, ptr %second
  %last = getelementptr i8, ptr %second, i32 4
  store float 5.0, ptr %last
  %p = getelementptr [3 x <2 x float>], ptr %corners, i32 0, i32 %i
  %v = load float, ptr %p
  ret float %v
}
; Two of very many.
define float @sparse(i32 %i) {
  %few = alloca [2147483647 x float]
  store float 1.0, ptr %few
  %second = getelementptr [2147483647 x float], ptr %few, i32 0, i32 1
  store float 2.0, ptr %second
  %p = getelementptr [2147483647 x float], ptr %few, i32 0, i32 %i
  %v = load float, ptr %p
  ret float %v
}
define float @readBefore(i32 %i) {
  %kept = alloca [2 x float]
  store float 1.0, ptr %kept
  %p = getelementptr [2 x float], ptr %kept, i32 0, i32 %i
  %v = load float, ptr %p
  %second = getelementptr [2 x float], ptr %kept, i32 0, i32 1
  store float 2.0, ptr %second
  %w = load float, ptr %p
  %sum = fadd float %v, %w
  ret float %sum
}
define float @otherType(i32 %i) {
  %bits = alloca [2 x float]
  store i32 1065353216, ptr %bits
  %p = getelementptr [2 x float], ptr %bits, i32 0, i32 %i
  %v = load float, ptr %p
  ret float %v
}
; In a block that every reader comes behind.
define float @behind(i1 %c, i32 %i) {
  %table = alloca [2 x float]
  br i1 %c, label %set, label %out
set:
  store [2 x float] [float 1.0, float 2.0], ptr %table
  br label %read
read:
  %p = getelementptr [2 x float], ptr %table, i32 0, i32 %i
  %v = load float, ptr %p
  ret float %v
out:
  ret float 0.0
}
define float @around(i1 %c, i32 %i) {
  %table = alloca [2 x float]
  br i1 %c, label %set, label %read
set:
  store [2 x float] [float 1.0, float 2.0], ptr %table
  br label %read
read:
  %p = getelementptr [2 x float], ptr %table, i32 0, i32 %i
  %v = load float, ptr %p
  ret float %v
}
; ==>

@table = internal constant [3 x float] [float 1.000000e+00, float 2.000000e+00, float 4.000000e+00], align 4
@corners = internal constant [3 x <2 x float>] [<2 x float> <float 1.000000e+00, float 2.000000e+00>, <2 x float> <float 3.000000e+00, float 5.000000e+00>, <2 x float> undef], align 4
@table.1 = internal constant [2 x float] [float 1.000000e+00, float 2.000000e+00], align 4

define float @f(i32 %i) {
  %p = getelementptr [3 x float], ptr @table, i32 0, i32 %i
  %v = load float, ptr %p
  ret float %v
}

define float @changed(i32 %i) {
  %table = alloca [3 x float]
  store [3 x float] [float 1.000000e+00, float 2.000000e+00, float 4.000000e+00], ptr %table
  %p = getelementptr [3 x float], ptr %table, i32 0, i32 %i
  store float 9.000000e+00, ptr %p
  %v = load float, ptr %p
  ret float %v
}

define float @parts(i32 %i) {
  %second = getelementptr [3 x <2 x float>], ptr @corners, i32 0, i32 1
  %last = getelementptr i8, ptr %second, i32 4
  %p = getelementptr [3 x <2 x float>], ptr @corners, i32 0, i32 %i
  %v = load float, ptr %p
  ret float %v
}

define float @sparse(i32 %i) {
  %few = alloca [2147483647 x float]
  store float 1.000000e+00, ptr %few
  %second = getelementptr [2147483647 x float], ptr %few, i32 0, i32 1
  store float 2.000000e+00, ptr %second
  %p = getelementptr [2147483647 x float], ptr %few, i32 0, i32 %i
  %v = load float, ptr %p
  ret float %v
}

define float @readBefore(i32 %i) {
  %kept = alloca [2 x float]
  store float 1.000000e+00, ptr %kept
  %p = getelementptr [2 x float], ptr %kept, i32 0, i32 %i
  %v = load float, ptr %p
  %second = getelementptr [2 x float], ptr %kept, i32 0, i32 1
  store float 2.000000e+00, ptr %second
  %w = load float, ptr %p
  %sum = fadd float %v, %w
  ret float %sum
}

define float @otherType(i32 %i) {
  %bits = alloca [2 x float]
  store i32 1065353216, ptr %bits
  %p = getelementptr [2 x float], ptr %bits, i32 0, i32 %i
  %v = load float, ptr %p
  ret float %v
}

define float @behind(i1 %c, i32 %i) {
  br i1 %c, label %set, label %out

set:
  br label %read

read:
  %p = getelementptr [2 x float], ptr @table.1, i32 0, i32 %i
  %v = load float, ptr %p
  ret float %v

out:
  ret float 0.000000e+00
}

define float @around(i1 %c, i32 %i) {
  %table = alloca [2 x float]
  br i1 %c, label %set, label %read

set:
  store [2 x float] [float 1.000000e+00, float 2.000000e+00], ptr %table
  br label %read

read:
  %p = getelementptr [2 x float], ptr %table, i32 0, i32 %i
  %v = load float, ptr %p
  ret float %v
}
