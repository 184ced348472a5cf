; passes: constant-variables
; Set once, to a constant, before it is read.
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
; ==>

@table = internal constant [3 x float] [float 1.000000e+00, float 2.000000e+00, float 4.000000e+00], align 4

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
