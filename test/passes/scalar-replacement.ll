; passes: scalar-replacement
%struct.Inner = type { float, <2 x float> }
%struct.S = type { i32, %struct.Inner, [3 x i32] }

define i32 @members(i32 %a, float %f) {
entry:
  %s = alloca %struct.S
  %p0 = getelementptr %struct.S, ptr %s, i32 0, i32 0
  store i32 %a, ptr %p0
  %inner = getelementptr %struct.S, ptr %s, i32 0, i32 1
  %f0 = getelementptr %struct.Inner, ptr %inner, i32 0, i32 0
  store float %f, ptr %f0
  %e = getelementptr %struct.S, ptr %s, i32 0, i32 2, i32 1
  store i32 7, ptr %e
  %same = getelementptr i8, ptr %s, i32 28
  %v = load i32, ptr %same
  %w = load i32, ptr %s
  %sum = add i32 %v, %w
  ret i32 %sum
}

; one element of a vector is an insertion; a load as another type is a cast
define i32 @lanes(<4 x float> %x, float %y) {
entry:
  %v = alloca <4 x float>
  store <4 x float> %x, ptr %v
  %second = getelementptr <4 x float>, ptr %v, i32 0, i32 1
  store float %y, ptr %second
  %third = getelementptr i8, ptr %v, i32 8
  %t = load float, ptr %third
  %bits = load <4 x i32>, ptr %v
  %first = extractelement <4 x i32> %bits, i32 0
  %number = fptosi float %t to i32
  %sum = add i32 %first, %number
  ret i32 %sum
}

define %struct.Inner @whole(%struct.Inner %x) {
entry:
  %a = alloca %struct.Inner
  %b = alloca [2 x %struct.Inner]
  store %struct.Inner %x, ptr %a
  %p = getelementptr %struct.Inner, ptr %a, i32 0, i32 0
  store float 1.0, ptr %p
  %changed = load %struct.Inner, ptr %a
  %slot = getelementptr [2 x %struct.Inner], ptr %b, i32 0, i32 1
  store %struct.Inner %changed, ptr %slot
  %result = load %struct.Inner, ptr %slot
  ret %struct.Inner %result
}

; an array indexed at run time stays, but not as an array of structs
define float @indexed(i32 %i, float %x) {
entry:
  %s = alloca { [4 x %struct.Inner], i32 }
  %p = getelementptr { [4 x %struct.Inner], i32 }, ptr %s, i32 0, i32 0, i32 %i
  store float %x, ptr %p
  %q = getelementptr %struct.Inner, ptr %p, i32 1, i32 1, i32 1
  store float 2.0, ptr %q
  %n = getelementptr { [4 x %struct.Inner], i32 }, ptr %s, i32 0, i32 1
  store i32 %i, ptr %n
  %m = load i32, ptr %n
  %r = getelementptr { [4 x %struct.Inner], i32 }, ptr %s, i32 0, i32 0, i32 %m, i32 0
  %v = load float, ptr %r
  ret float %v
}

define float @kept(i32 %i, ptr %out) {
entry:
  %array = alloca [4 x float]
  %vector = alloca <4 x float>
  %escaping = alloca [2 x float]
  %straddling = alloca { float, float }
  %outside = alloca [2 x float]
  %p = getelementptr [4 x float], ptr %array, i32 0, i32 %i
  store float 1.0, ptr %p
  %first = load float, ptr %array
  %lane = getelementptr <4 x float>, ptr %vector, i32 0, i32 %i
  store float 1.0, ptr %lane
  store ptr %escaping, ptr %out
  %both = load i64, ptr %straddling
  %past = getelementptr [2 x float], ptr %outside, i32 0, i32 2
  store float 1.0, ptr %past
  ret float %first
}

define void @unread(i1 %b) {
entry:
  %s = alloca { i1, [1000000 x float] }
  %p = getelementptr { i1, [1000000 x float] }, ptr %s, i32 0, i32 1, i32 999999
  store float 1.0, ptr %p
  store i1 %b, ptr %s
  ret void
}
; ==>

%struct.Inner = type { float, <2 x float> }

define i32 @members(i32 %a, float %f) {
entry:
  %s.0 = alloca i32
  %s.1.0 = alloca float
  %s.2.1 = alloca i32
  store i32 %a, ptr %s.0
  store float %f, ptr %s.1.0
  store i32 7, ptr %s.2.1
  %v = load i32, ptr %s.2.1
  %w = load i32, ptr %s.0
  %sum = add i32 %v, %w
  ret i32 %sum
}

define i32 @lanes(<4 x float> %x, float %y) {
entry:
  %v = alloca <4 x float>
  store <4 x float> %x, ptr %v
  %0 = load <4 x float>, ptr %v
  %1 = insertelement <4 x float> %0, float %y, i32 1
  store <4 x float> %1, ptr %v
  %2 = load <4 x float>, ptr %v
  %t = extractelement <4 x float> %2, i32 2
  %3 = load <4 x float>, ptr %v
  %bits = bitcast <4 x float> %3 to <4 x i32>
  %first = extractelement <4 x i32> %bits, i32 0
  %number = fptosi float %t to i32
  %sum = add i32 %first, %number
  ret i32 %sum
}

define %struct.Inner @whole(%struct.Inner %x) {
entry:
  %a.0 = alloca float
  %a.1 = alloca <2 x float>
  %b.1.0 = alloca float
  %b.1.1 = alloca <2 x float>
  %0 = extractvalue %struct.Inner %x, 0
  store float %0, ptr %a.0
  %1 = extractvalue %struct.Inner %x, 1
  store <2 x float> %1, ptr %a.1
  store float 1.000000e+00, ptr %a.0
  %2 = load float, ptr %a.0
  %3 = insertvalue %struct.Inner poison, float %2, 0
  %4 = load <2 x float>, ptr %a.1
  %changed = insertvalue %struct.Inner %3, <2 x float> %4, 1
  %5 = extractvalue %struct.Inner %changed, 0
  store float %5, ptr %b.1.0
  %6 = extractvalue %struct.Inner %changed, 1
  store <2 x float> %6, ptr %b.1.1
  %7 = load float, ptr %b.1.0
  %8 = insertvalue %struct.Inner poison, float %7, 0
  %9 = load <2 x float>, ptr %b.1.1
  %result = insertvalue %struct.Inner %8, <2 x float> %9, 1
  ret %struct.Inner %result
}

define float @indexed(i32 %i, float %x) {
entry:
  %s.0.0 = alloca [4 x float]
  %s.0.1 = alloca [4 x <2 x float>]
  %s.1 = alloca i32
  %0 = getelementptr [4 x float], ptr %s.0.0, i32 0, i32 %i
  store float %x, ptr %0
  %1 = add i32 %i, 1
  %2 = getelementptr [4 x <2 x float>], ptr %s.0.1, i32 0, i32 %1, i32 1
  store float 2.000000e+00, ptr %2
  store i32 %i, ptr %s.1
  %m = load i32, ptr %s.1
  %3 = getelementptr [4 x float], ptr %s.0.0, i32 0, i32 %m
  %v = load float, ptr %3
  ret float %v
}

define float @kept(i32 %i, ptr %out) {
entry:
  %array = alloca [4 x float]
  %vector = alloca <4 x float>
  %escaping = alloca [2 x float]
  %straddling = alloca { float, float }
  %outside = alloca [2 x float]
  %p = getelementptr [4 x float], ptr %array, i32 0, i32 %i
  store float 1.000000e+00, ptr %p
  %first = load float, ptr %array
  %lane = getelementptr <4 x float>, ptr %vector, i32 0, i32 %i
  store float 1.000000e+00, ptr %lane
  store ptr %escaping, ptr %out
  %both = load i64, ptr %straddling
  %past = getelementptr [2 x float], ptr %outside, i32 0, i32 2
  store float 1.000000e+00, ptr %past
  ret float %first
}

define void @unread(i1 %b) {
entry:
  %s.0 = alloca i1
  %s.1.999999 = alloca float
  store float 1.000000e+00, ptr %s.1.999999
  store i1 %b, ptr %s.0
  ret void
}
