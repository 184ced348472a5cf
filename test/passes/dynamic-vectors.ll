; passes: dynamic-vectors
; Lanes chosen while the shader runs are elements of an array.
define float @read(<2 x float> %v, i32 %i) {
  %x = extractelement <2 x float> %v, i32 %i
  %y = extractelement <2 x float> %v, i32 1
  %sum = fadd float %x, %y
  ret float %sum
}
define <2 x float> @write(<2 x float> %v, i32 %i) {
  %w = insertelement <2 x float> %v, float 1.0, i32 %i
  ret <2 x float> %w
}
; ==>

define float @read(<2 x float> %v, i32 %i) {
  %1 = alloca [2 x float], align 4
  %2 = extractelement <2 x float> %v, i32 0
  %3 = getelementptr [2 x float], ptr %1, i32 0, i32 0
  store float %2, ptr %3, align 4
  %4 = extractelement <2 x float> %v, i32 1
  %5 = getelementptr [2 x float], ptr %1, i32 0, i32 1
  store float %4, ptr %5, align 4
  %6 = getelementptr [2 x float], ptr %1, i32 0, i32 %i
  %7 = load float, ptr %6, align 4
  %y = extractelement <2 x float> %v, i32 1
  %sum = fadd float %7, %y
  ret float %sum
}

define <2 x float> @write(<2 x float> %v, i32 %i) {
  %1 = alloca [2 x float], align 4
  %2 = extractelement <2 x float> %v, i32 0
  %3 = getelementptr [2 x float], ptr %1, i32 0, i32 0
  store float %2, ptr %3, align 4
  %4 = extractelement <2 x float> %v, i32 1
  %5 = getelementptr [2 x float], ptr %1, i32 0, i32 1
  store float %4, ptr %5, align 4
  %6 = getelementptr [2 x float], ptr %1, i32 0, i32 %i
  store float 1.000000e+00, ptr %6, align 4
  %7 = getelementptr [2 x float], ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 4
  %9 = insertelement <2 x float> poison, float %8, i32 0
  %10 = getelementptr [2 x float], ptr %1, i32 0, i32 1
  %11 = load float, ptr %10, align 4
  %12 = insertelement <2 x float> %9, float %11, i32 1
  ret <2 x float> %12
}
