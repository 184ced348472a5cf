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
; A vector that is read more than once is stored once, where it is made.
define float @readAgain(float %a, i1 %c, i32 %i, i32 %j) {
entry:
  %v = insertelement <2 x float> zeroinitializer, float %a, i32 0
  br i1 %c, label %first, label %second
first:
  %x = extractelement <2 x float> %v, i32 %i
  ret float %x
second:
  %y = extractelement <2 x float> %v, i32 %j
  ret float %y
}
define float @readParameterAgain(<2 x float> %v, i32 %i, i32 %j) {
  %x = extractelement <2 x float> %v, i32 %i
  %y = extractelement <2 x float> %v, i32 %j
  %sum = fadd float %x, %y
  ret float %sum
}
define float @readPhiAgain(i32 %n, <2 x float> %a) {
entry:
  br label %loop
loop:
  %v = phi <2 x float> [ %a, %entry ], [ zeroinitializer, %loop ]
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = extractelement <2 x float> %v, i32 %k
  %next = add i32 %k, 1
  %y = extractelement <2 x float> %v, i32 %next
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %sum = fadd float %x, %y
  ret float %sum
}
; What was written is read where it lies; the vector before keeps its own place.
define float @readWritten(<2 x float> %v, i32 %i, i32 %j) {
  %w = insertelement <2 x float> %v, float 1.0, i32 %i
  %x = extractelement <2 x float> %w, i32 %j
  %y = extractelement <2 x float> %v, i32 %j
  %sum = fadd float %x, %y
  ret float %sum
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

define float @readAgain(float %a, i1 %c, i32 %i, i32 %j) {
entry:
  %0 = alloca [2 x float], align 4
  %v = insertelement <2 x float> zeroinitializer, float %a, i32 0
  %1 = extractelement <2 x float> %v, i32 0
  %2 = getelementptr [2 x float], ptr %0, i32 0, i32 0
  store float %1, ptr %2, align 4
  %3 = extractelement <2 x float> %v, i32 1
  %4 = getelementptr [2 x float], ptr %0, i32 0, i32 1
  store float %3, ptr %4, align 4
  br i1 %c, label %first, label %second

first:
  %5 = getelementptr [2 x float], ptr %0, i32 0, i32 %i
  %6 = load float, ptr %5, align 4
  ret float %6

second:
  %7 = getelementptr [2 x float], ptr %0, i32 0, i32 %j
  %8 = load float, ptr %7, align 4
  ret float %8
}

define float @readParameterAgain(<2 x float> %v, i32 %i, i32 %j) {
  %1 = alloca [2 x float], align 4
  %2 = extractelement <2 x float> %v, i32 0
  %3 = getelementptr [2 x float], ptr %1, i32 0, i32 0
  store float %2, ptr %3, align 4
  %4 = extractelement <2 x float> %v, i32 1
  %5 = getelementptr [2 x float], ptr %1, i32 0, i32 1
  store float %4, ptr %5, align 4
  %6 = getelementptr [2 x float], ptr %1, i32 0, i32 %i
  %7 = load float, ptr %6, align 4
  %8 = getelementptr [2 x float], ptr %1, i32 0, i32 %j
  %9 = load float, ptr %8, align 4
  %sum = fadd float %7, %9
  ret float %sum
}

define float @readPhiAgain(i32 %n, <2 x float> %a) {
entry:
  %0 = alloca [2 x float], align 4
  br label %loop

loop:
  %v = phi <2 x float> [ %a, %entry ], [ zeroinitializer, %loop ]
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %1 = extractelement <2 x float> %v, i32 0
  %2 = getelementptr [2 x float], ptr %0, i32 0, i32 0
  store float %1, ptr %2, align 4
  %3 = extractelement <2 x float> %v, i32 1
  %4 = getelementptr [2 x float], ptr %0, i32 0, i32 1
  store float %3, ptr %4, align 4
  %5 = getelementptr [2 x float], ptr %0, i32 0, i32 %k
  %6 = load float, ptr %5, align 4
  %next = add i32 %k, 1
  %7 = getelementptr [2 x float], ptr %0, i32 0, i32 %next
  %8 = load float, ptr %7, align 4
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  %sum = fadd float %6, %8
  ret float %sum
}

define float @readWritten(<2 x float> %v, i32 %i, i32 %j) {
  %1 = alloca [2 x float], align 4
  %2 = alloca [2 x float], align 4
  %3 = extractelement <2 x float> %v, i32 0
  %4 = getelementptr [2 x float], ptr %2, i32 0, i32 0
  store float %3, ptr %4, align 4
  %5 = extractelement <2 x float> %v, i32 1
  %6 = getelementptr [2 x float], ptr %2, i32 0, i32 1
  store float %5, ptr %6, align 4
  %7 = getelementptr [2 x float], ptr %2, i32 0, i32 %i
  store float 1.000000e+00, ptr %7, align 4
  %8 = getelementptr [2 x float], ptr %2, i32 0, i32 0
  %9 = load float, ptr %8, align 4
  %10 = insertelement <2 x float> poison, float %9, i32 0
  %11 = getelementptr [2 x float], ptr %2, i32 0, i32 1
  %12 = load float, ptr %11, align 4
  %13 = insertelement <2 x float> %10, float %12, i32 1
  %14 = getelementptr [2 x float], ptr %2, i32 0, i32 %j
  %15 = load float, ptr %14, align 4
  %16 = extractelement <2 x float> %v, i32 0
  %17 = getelementptr [2 x float], ptr %1, i32 0, i32 0
  store float %16, ptr %17, align 4
  %18 = extractelement <2 x float> %v, i32 1
  %19 = getelementptr [2 x float], ptr %1, i32 0, i32 1
  store float %18, ptr %19, align 4
  %20 = getelementptr [2 x float], ptr %1, i32 0, i32 %j
  %21 = load float, ptr %20, align 4
  %sum = fadd float %15, %21
  ret float %sum
}
