; passes: simplify
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare float @llvm.dx.saturate.f32(float)
declare <2 x float> @llvm.sqrt.v2f32(<2 x float>)
declare float @llvm.dx.fdot.v3f32(<3 x float>, <3 x float>)
declare i32 @llvm.dx.firstbituhigh.i32(i32)
declare float @llvm.fma.f32(float, float, float)
declare i32 @llvm.dx.imad.i32(i32, i32, i32)
declare void @use(i32)
declare void @use.bool(i1)
declare void @use.float(float)
declare void @use.vector(<4 x float>)
declare void @use.pointer(ptr)

define void @overwritten(<4 x float> %v, float %f) {
entry:
  %w = insertelement <4 x float> %v, float 3.0, i32 3
  %x = insertelement <4 x float> %w, float 1.0, i32 0
  %y = insertelement <4 x float> %x, float %f, i32 1
  call void @use.vector(<4 x float> %y)
  %z = insertelement <4 x float> %y, float %f, i32 2
  call void @use.vector(<4 x float> %z)
  ret void
}

define void @parts(i32 %x) {
entry:
  %low = and i32 %x, 63
  %shifted = lshr i32 %x, 6
  %middle = and i32 %shifted, 63
  %back = shl i32 %middle, 6
  call void @use(i32 %back)
  %joined = or i32 %low, %back
  call void @use(i32 %joined)
  %high = and i32 %x, -4096
  %all = or i32 %joined, %high
  call void @use(i32 %all)
  %row = lshr i32 %x, 12
  %inside = icmp ult i32 %row, 64
  call void @use.bool(i1 %inside)
  %outside = icmp ugt i32 %row, 63
  call void @use.bool(i1 %outside)
  %topmost = icmp ult i32 %row, 1048575
  call void @use.bool(i1 %topmost)
  ret void
}

define void @integers(i32 %x, i32 %y) {
entry:
  %zero = mul i32 %x, 0
  call void @use(i32 %zero)
  %same = sub i32 %x, %x
  call void @use(i32 %same)
  %chain1 = add i32 1, %x
  %chain2 = add i32 %chain1, 2
  %chain3 = sub i32 %chain2, 5
  call void @use(i32 %chain3)
  %difference = sub i32 %x, %y
  %back = add i32 %difference, %y
  call void @use(i32 %back)
  %negative = sub i32 0, %y
  %sum = add i32 %x, %negative
  call void @use(i32 %sum)
  %eighth = udiv i32 %x, 8
  call void @use(i32 %eighth)
  %rest = urem i32 %x, 8
  call void @use(i32 %rest)
  %small = and i32 %x, 7
  %none = udiv i32 %small, 9
  call void @use(i32 %none)
  %all = urem i32 %small, 9
  call void @use(i32 %all)
  %one = sdiv i32 %x, %x
  call void @use(i32 %one)
  %minus = sdiv i32 %x, -1
  call void @use(i32 %minus)
  %nothing = udiv i32 %x, 0
  call void @use(i32 %nothing)
  %left = srem i32 0, 0
  call void @use(i32 %left)
  ret void
}

; DXC's x * 0 is 0 for floats, too, unless they are precise
define void @floats(float %x, float %y) {
entry:
  %zero = fmul fast float %x, 0.0
  call void @use.float(float %zero)
  %precise = fmul float %x, 0.0
  call void @use.float(float %precise)
  %one = fmul float %x, 1.0
  call void @use.float(float %one)
  %same = fsub fast float %x, %x
  call void @use.float(float %same)
  %plus = fadd float %x, -0.0
  call void @use.float(float %plus)
  %kept = fadd float %x, 0.0
  call void @use.float(float %kept)
  %sum = fadd fast float %x, %y
  %back = fsub fast float %sum, %y
  call void @use.float(float %back)
  %negative = fneg float %x
  %positive = fneg float %negative
  call void @use.float(float %positive)
  %third = fdiv float 1.0, 3.0
  call void @use.float(float %third)
  ret void
}

define void @bits(i32 %x, i32 %y, i1 %c) {
entry:
  %xy = and i32 %x, %y
  %absorbed = or i32 %x, %xy
  call void @use(i32 %absorbed)
  %not = xor i32 %x, -1
  %nothing = and i32 %x, %not
  call void @use(i32 %nothing)
  %left = shl i32 %x, 3
  %left2 = shl i32 %left, 2
  call void @use(i32 %left2)
  %back = lshr i32 %left, 3
  call void @use(i32 %back)
  %low = and i32 %x, 3
  %gone = lshr i32 %low, 2
  call void @use(i32 %gone)
  %still = and i32 %low, 15
  call void @use(i32 %still)
  %twice = xor i32 %not, -1
  call void @use(i32 %twice)
  %less = icmp slt i32 %x, %y
  %notless = icmp sge i32 %x, %y
  %never = and i1 %less, %notless
  call void @use.bool(i1 %never)
  %flipped = icmp ugt i32 %x, %y
  %inverted = xor i1 %flipped, true
  call void @use.bool(i1 %inverted)
  ret void
}

define void @compares(i32 %x, i1 %c, i8 %b, float %f) {
entry:
  %unsigned = icmp ult i32 %x, 0
  call void @use.bool(i1 %unsigned)
  %bit = and i32 %x, 1
  %large = icmp ugt i32 %bit, 1
  call void @use.bool(i1 %large)
  %large.signed = icmp sgt i32 %bit, 1
  call void @use.bool(i1 %large.signed)
  %odd = or i32 %x, 1
  %isfour = icmp eq i32 %odd, 4
  call void @use.bool(i1 %isfour)
  %swapped = icmp slt i32 5, %x
  call void @use.bool(i1 %swapped)
  %strict = icmp uge i32 %x, 5
  call void @use.bool(i1 %strict)
  %first = icmp ult i32 %x, 1
  call void @use.bool(i1 %first)
  %added = add i32 %x, 3
  %moved = icmp eq i32 %added, 5
  call void @use.bool(i1 %moved)
  %wide = zext i1 %c to i32
  %bool = icmp ne i32 %wide, 0
  call void @use.bool(i1 %bool)
  %byte = zext i8 %b to i32
  %narrow = icmp ult i32 %byte, 10
  call void @use.bool(i1 %narrow)
  %outside = icmp eq i32 %byte, 300
  call void @use.bool(i1 %outside)
  %choice = select i1 %c, i32 4, i32 7
  %isseven = icmp eq i32 %choice, 7
  call void @use.bool(i1 %isseven)
  %isbig = icmp sgt i32 %choice, 3
  call void @use.bool(i1 %isbig)
  %number = fcmp ord float %f, %f
  call void @use.bool(i1 %number)
  %equal = fcmp fast oeq float %f, %f
  call void @use.bool(i1 %equal)
  %never = fcmp ogt float %f, %f
  call void @use.bool(i1 %never)
  %nan = fcmp oeq float %f, 0x7FF8000000000000
  call void @use.bool(i1 %nan)
  %notnan = fcmp une float 0x7FF8000000000000, %f
  call void @use.bool(i1 %notnan)
  ret void
}

define void @casts(i16 %s, i32 %x) {
entry:
  %wide = zext i16 %s to i32
  %same = trunc i32 %wide to i16
  %wider = sext i32 %wide to i64
  %back = trunc i64 %wider to i32
  call void @use(i32 %back)
  %again = sext i16 %same to i32
  call void @use(i32 %again)
  %f = bitcast i32 %x to float
  %g = bitcast float %f to i32
  call void @use(i32 %g)
  %cut = trunc i32 %x to i8
  %masked = zext i8 %cut to i32
  call void @use(i32 %masked)
  %low = trunc i32 %x to i16
  %signed = sext i16 %low to i32
  call void @use(i32 %signed)
  ret void
}

define void @halves(i1 %c, i16 %s, i32 %x, i64 %l, ptr %p) {
entry:
  %wide = zext i32 %x to i64
  %product = mul i64 %wide, 15731
  %sum = add i64 %product, 83587310985
  %short = sext i16 %s to i64
  %shifted = shl i64 %short, 5
  %mixed = xor i64 %sum, %shifted
  %choice = select i1 %c, i64 %mixed, i64 -1
  %low = trunc i64 %choice to i32
  call void @use(i32 %low)
  %used = add i64 %wide, 1
  %first = trunc i64 %used to i32
  %second = trunc i64 %used to i16
  %third = sext i16 %second to i32
  call void @use(i32 %first)
  call void @use(i32 %third)
  %third.of = udiv i64 %wide, 3
  %quotient = trunc i64 %third.of to i32
  call void @use(i32 %quotient)
  %masked = and i64 %l, 255
  %parts = lshr i64 %wide, 4
  %rest = urem i64 %parts, 100
  %remainder = trunc i64 %rest to i32
  call void @use(i32 %remainder)
  %upper = shl i64 %wide, 32
  %key = or i64 %upper, %masked
  %above = lshr i64 %key, 32
  %again = trunc i64 %above to i32
  call void @use(i32 %again)
  %pair = or i64 %upper, %wide
  %below = trunc i64 %pair to i32
  call void @use(i32 %below)
  %constant = or i64 %wide, 40
  %set = trunc i64 %constant to i32
  call void @use(i32 %set)
  %square = mul i64 %wide, %wide
  %product.high = lshr i64 %square, 32
  %high = trunc i64 %product.high to i32
  call void @use(i32 %high)
  %loaded = load i64, ptr %p
  %read = trunc i64 %loaded to i32
  call void @use(i32 %read)
  %long = add i64 %l, %wide
  %kept = trunc i64 %long to i32
  call void @use(i32 %kept)
  ret void
}

define void @choices(i1 %c, i32 %x, i32 %y) {
entry:
  %same = select i1 %c, i32 %x, i32 %x
  call void @use(i32 %same)
  %bool = select i1 %c, i1 true, i1 false
  call void @use.bool(i1 %bool)
  %not = xor i1 %c, true
  %swapped = select i1 %not, i32 %x, i32 %y
  call void @use(i32 %swapped)
  %number = select i1 %c, i32 1, i32 0
  call void @use(i32 %number)
  %is = icmp eq i32 %x, %y
  %either = select i1 %is, i32 %x, i32 %y
  call void @use(i32 %either)
  %inner = select i1 %c, i32 %x, i32 7
  %outer = select i1 %c, i32 %inner, i32 %y
  call void @use(i32 %outer)
  br i1 %not, label %a, label %b

a:
  br label %b

b:
  %merged = phi i32 [ %x, %entry ], [ %x, %a ]
  call void @use(i32 %merged)
  ret void
}

define void @vectors(<4 x float> %v, <4 x float> %w, float %f, i32 %i) {
entry:
  %set = insertelement <4 x float> %v, float %f, i32 1
  %got = extractelement <4 x float> %set, i32 1
  call void @use.float(float %got)
  %other = extractelement <4 x float> %set, i32 2
  call void @use.float(float %other)
  %mixed = shufflevector <4 x float> %v, <4 x float> %w, <2 x i32> <i32 6, i32 0>
  %lane = extractelement <2 x float> %mixed, i32 0
  call void @use.float(float %lane)
  %identity = shufflevector <4 x float> %v, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  call void @use.vector(<4 x float> %identity)
  %reversed = shufflevector <4 x float> %v, <4 x float> %w, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %again = shufflevector <4 x float> %reversed, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 1>
  call void @use.vector(<4 x float> %again)
  %e0 = extractelement <4 x float> %v, i32 0
  %e1 = extractelement <4 x float> %v, i32 1
  %e2 = extractelement <4 x float> %v, i32 2
  %e3 = extractelement <4 x float> %v, i32 3
  %r0 = insertelement <4 x float> poison, float %e0, i32 0
  %r1 = insertelement <4 x float> %r0, float %e1, i32 1
  %r2 = insertelement <4 x float> %r1, float %e2, i32 2
  %r3 = insertelement <4 x float> %r2, float %e3, i32 3
  call void @use.vector(<4 x float> %r3)
  %dynamic = extractelement <4 x float> %set, i32 %i
  call void @use.float(float %dynamic)
  %outside = extractelement <4 x float> %v, i32 9
  call void @use.float(float %outside)
  ret void
}

define i32 @structs({ i32, { i32, i32 } } %s, i32 %x) {
entry:
  %a = insertvalue { i32, { i32, i32 } } %s, i32 %x, 1, 0
  %b = insertvalue { i32, { i32, i32 } } %a, i32 7, 0
  %same = extractvalue { i32, { i32, i32 } } %b, 1, 0
  %old = extractvalue { i32, { i32, i32 } } %b, 1, 1
  %sum = add i32 %same, %old
  ret i32 %sum
}

define void @addresses(ptr %p, i32 %i) {
entry:
  %none = getelementptr [4 x i32], ptr %p, i32 0, i32 0
  call void @use.pointer(ptr %none)
  %four = getelementptr i8, ptr %p, i32 4
  %twelve = getelementptr i8, ptr %four, i32 8
  call void @use.pointer(ptr %twelve)
  %element = getelementptr [4 x { i32, i32 }], ptr %p, i32 0, i32 %i
  %member = getelementptr { i32, i32 }, ptr %element, i32 0, i32 1
  call void @use.pointer(ptr %member)
  ret void
}

define void @intrinsics(i32 %x, float %f) {
entry:
  %zero = call i32 @llvm.umin.i32(i32 0, i32 %x)
  call void @use(i32 %zero)
  %five = call i32 @llvm.smax.i32(i32 5, i32 -3)
  call void @use(i32 %five)
  %once = call float @llvm.dx.saturate.f32(float %f)
  %twice = call float @llvm.dx.saturate.f32(float %once)
  call void @use.float(float %twice)
  %one = call float @llvm.dx.saturate.f32(float 7.0)
  call void @use.float(float %one)
  %roots = call <2 x float> @llvm.sqrt.v2f32(<2 x float> <float 4.0, float 9.0>)
  %root = extractelement <2 x float> %roots, i32 1
  call void @use.float(float %root)
  %dot = call float @llvm.dx.fdot.v3f32(<3 x float> <float 1.0, float 2.0, float 3.0>, <3 x float> <float 4.0, float 5.0, float 6.0>)
  call void @use.float(float %dot)
  %high = call i32 @llvm.dx.firstbituhigh.i32(i32 40)
  call void @use(i32 %high)
  %mad = call fast float @llvm.fma.f32(float %f, float 0.0, float %once)
  call void @use.float(float %mad)
  %precise = call float @llvm.fma.f32(float %f, float 0.0, float %once)
  call void @use.float(float %precise)
  %imad = call i32 @llvm.dx.imad.i32(i32 0, i32 %high, i32 %x)
  call void @use(i32 %imad)
  %range = fcmp ogt float %once, 2.0
  call void @use.bool(i1 %range)
  ret void
}

; nothing to do here, and code that nobody reaches is left alone
define void @demanded(i32 %x, i32 %y, i1 %b) {
  %flag = zext i1 %b to i32
  %or = or i32 %x, %flag
  %high = and i32 %or, 57344
  call void @use(i32 %high)
  %low = and i32 %or, 8189
  call void @use(i32 %low)
  %shift = lshr i32 %or, 1
  call void @use(i32 %shift)
  %moved = shl i32 %y, 8
  %sum = add i32 %x, %moved
  %byte = and i32 %sum, 255
  call void @use(i32 %byte)
  %next = and i32 %sum, 511
  call void @use(i32 %next)
  %difference = sub i32 %x, %moved
  %below = shl i32 %difference, 24
  call void @use(i32 %below)
  %masked = and i32 %y, 240
  %inner = xor i32 %masked, %x
  %down = lshr i32 %inner, 8
  %nibble = and i32 %down, 15
  call void @use(i32 %nibble)
  ret void
}

define i32 @kept(i32 %x, i32 %y) {
entry:
  %sum = add i32 %x, %y
  ret i32 %sum

nowhere:
  %circle = add i32 %circle, 0
  br label %nowhere
}
; A bit-field that was just written is read: what lies beside it does not matter.
define i32 @bit_field(i32 %number, i1 %flag) {
entry:
  %bit = zext i1 %flag to i32
  %placed = shl i32 %bit, 5
  %others = and i32 %number, -33
  %written = or i32 %others, %placed
  %high = shl i32 %written, 26
  %read = lshr i32 %high, 31
  ret i32 %read
}

define i32 @bit_field_beside(i32 %number, i32 %value) {
entry:
  %own = and i32 %value, 7
  %others = and i32 %number, -8
  %written = or i32 %others, %own
  %high = shl i32 %written, 20
  %read = ashr i32 %high, 24
  ret i32 %read
}

define i32 @frozen(i32 %x) {
entry:
  %any = freeze i32 undef
  %others = and i32 %any, -8
  %sum = or i32 %others, %x
  ret i32 %sum
}

; ==>

declare i32 @llvm.umin.i32(i32, i32)

declare i32 @llvm.smax.i32(i32, i32)

declare float @llvm.dx.saturate.f32(float)

declare <2 x float> @llvm.sqrt.v2f32(<2 x float>)

declare float @llvm.dx.fdot.v3f32(<3 x float>, <3 x float>)

declare i32 @llvm.dx.firstbituhigh.i32(i32)

declare float @llvm.fma.f32(float, float, float)

declare i32 @llvm.dx.imad.i32(i32, i32, i32)

declare void @use(i32)

declare void @use.bool(i1)

declare void @use.float(float)

declare void @use.vector(<4 x float>)

declare void @use.pointer(ptr)

define void @overwritten(<4 x float> %v, float %f) {
entry:
  %w = insertelement <4 x float> %v, float 3.000000e+00, i32 3
  %x = insertelement <4 x float> %w, float 1.000000e+00, i32 0
  %y = insertelement <4 x float> %x, float %f, i32 1
  call void @use.vector(<4 x float> %y)
  %0 = insertelement <4 x float> <float 1.000000e+00, float poison, float poison, float poison>, float %f, i32 1
  %1 = insertelement <4 x float> %0, float %f, i32 2
  %z = insertelement <4 x float> %1, float 3.000000e+00, i32 3
  call void @use.vector(<4 x float> %z)
  ret void
}

define void @parts(i32 %x) {
entry:
  %back = and i32 %x, 4032
  call void @use(i32 %back)
  %joined = and i32 %x, 4095
  call void @use(i32 %joined)
  call void @use(i32 %x)
  %inside = icmp ult i32 %x, 262144
  call void @use.bool(i1 %inside)
  %outside = icmp ugt i32 %x, 262143
  call void @use.bool(i1 %outside)
  %topmost = icmp ult i32 %x, -4096
  call void @use.bool(i1 %topmost)
  ret void
}

define void @integers(i32 %x, i32 %y) {
entry:
  call void @use(i32 0)
  call void @use(i32 0)
  %chain3 = add i32 %x, -2
  call void @use(i32 %chain3)
  call void @use(i32 %x)
  %sum = sub i32 %x, %y
  call void @use(i32 %sum)
  %eighth = lshr i32 %x, 3
  call void @use(i32 %eighth)
  %rest = and i32 %x, 7
  call void @use(i32 %rest)
  %small = and i32 %x, 7
  call void @use(i32 0)
  call void @use(i32 %small)
  call void @use(i32 1)
  %minus = sub i32 0, %x
  call void @use(i32 %minus)
  call void @use(i32 -1)
  call void @use(i32 -1)
  ret void
}

define void @floats(float %x, float %y) {
entry:
  call void @use.float(float 0.000000e+00)
  %precise = fmul float %x, 0.000000e+00
  call void @use.float(float %precise)
  call void @use.float(float %x)
  call void @use.float(float 0.000000e+00)
  call void @use.float(float %x)
  %kept = fadd float %x, 0.000000e+00
  call void @use.float(float %kept)
  call void @use.float(float %x)
  call void @use.float(float %x)
  call void @use.float(float 0x3FD5555560000000)
  ret void
}

define void @bits(i32 %x, i32 %y, i1 %c) {
entry:
  call void @use(i32 %x)
  call void @use(i32 0)
  %left2 = shl i32 %x, 5
  call void @use(i32 %left2)
  %back = and i32 %x, 536870911
  call void @use(i32 %back)
  %low = and i32 %x, 3
  call void @use(i32 0)
  call void @use(i32 %low)
  call void @use(i32 %x)
  call void @use.bool(i1 false)
  %inverted = icmp ule i32 %x, %y
  call void @use.bool(i1 %inverted)
  ret void
}

define void @compares(i32 %x, i1 %c, i8 %b, float %f) {
entry:
  call void @use.bool(i1 false)
  call void @use.bool(i1 false)
  call void @use.bool(i1 false)
  call void @use.bool(i1 false)
  %swapped = icmp sgt i32 %x, 5
  call void @use.bool(i1 %swapped)
  %strict = icmp ugt i32 %x, 4
  call void @use.bool(i1 %strict)
  %first = icmp eq i32 %x, 0
  call void @use.bool(i1 %first)
  %moved = icmp eq i32 %x, 2
  call void @use.bool(i1 %moved)
  call void @use.bool(i1 %c)
  %narrow = icmp ult i8 %b, 10
  call void @use.bool(i1 %narrow)
  call void @use.bool(i1 false)
  %isseven = xor i1 %c, true
  call void @use.bool(i1 %isseven)
  call void @use.bool(i1 true)
  %number = fcmp ord float %f, %f
  call void @use.bool(i1 %number)
  call void @use.bool(i1 true)
  call void @use.bool(i1 false)
  call void @use.bool(i1 false)
  call void @use.bool(i1 true)
  ret void
}

define void @casts(i16 %s, i32 %x) {
entry:
  %back = zext i16 %s to i32
  call void @use(i32 %back)
  %again = sext i16 %s to i32
  call void @use(i32 %again)
  call void @use(i32 %x)
  %masked = and i32 %x, 255
  call void @use(i32 %masked)
  %0 = shl i32 %x, 16
  %signed = ashr i32 %0, 16
  call void @use(i32 %signed)
  ret void
}

define void @halves(i1 %c, i16 %s, i32 %x, i64 %l, ptr %p) {
entry:
  %wide = zext i32 %x to i64
  %0 = mul i32 %x, 15731
  %1 = add i32 %0, 1982932361
  %2 = sext i16 %s to i32
  %3 = shl i32 %2, 5
  %4 = xor i32 %1, %3
  %low = select i1 %c, i32 %4, i32 -1
  call void @use(i32 %low)
  %used = add i64 %wide, 1
  %first = trunc i64 %used to i32
  %second = trunc i64 %used to i16
  %third = sext i16 %second to i32
  call void @use(i32 %first)
  call void @use(i32 %third)
  %quotient = udiv i32 %x, 3
  call void @use(i32 %quotient)
  %5 = lshr i32 %x, 4
  %remainder = urem i32 %5, 100
  call void @use(i32 %remainder)
  call void @use(i32 %x)
  call void @use(i32 %x)
  %set = or i32 %x, 40
  call void @use(i32 %set)
  %square = mul i64 %wide, %wide
  %product.high = lshr i64 %square, 32
  %high = trunc i64 %product.high to i32
  call void @use(i32 %high)
  %loaded = load i64, ptr %p
  %read = trunc i64 %loaded to i32
  call void @use(i32 %read)
  %long = add i64 %l, %wide
  %kept = trunc i64 %long to i32
  call void @use(i32 %kept)
  ret void
}

define void @choices(i1 %c, i32 %x, i32 %y) {
entry:
  call void @use(i32 %x)
  call void @use.bool(i1 %c)
  %swapped = select i1 %c, i32 %y, i32 %x
  call void @use(i32 %swapped)
  %number = zext i1 %c to i32
  call void @use(i32 %number)
  call void @use(i32 %y)
  %outer = select i1 %c, i32 %x, i32 %y
  call void @use(i32 %outer)
  br i1 %c, label %b, label %a

a:
  br label %b

b:
  call void @use(i32 %x)
  ret void
}

define void @vectors(<4 x float> %v, <4 x float> %w, float %f, i32 %i) {
entry:
  %set = insertelement <4 x float> %v, float %f, i32 1
  call void @use.float(float %f)
  %other = extractelement <4 x float> %v, i32 2
  call void @use.float(float %other)
  %lane = extractelement <4 x float> %w, i32 2
  call void @use.float(float %lane)
  call void @use.vector(<4 x float> %v)
  %again = shufflevector <4 x float> %v, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 2>
  call void @use.vector(<4 x float> %again)
  call void @use.vector(<4 x float> %v)
  %dynamic = extractelement <4 x float> %set, i32 %i
  call void @use.float(float %dynamic)
  call void @use.float(float poison)
  ret void
}

define i32 @structs({ i32, { i32, i32 } } %s, i32 %x) {
entry:
  %old = extractvalue { i32, { i32, i32 } } %s, 1, 1
  %sum = add i32 %x, %old
  ret i32 %sum
}

define void @addresses(ptr %p, i32 %i) {
entry:
  call void @use.pointer(ptr %p)
  %twelve = getelementptr i8, ptr %p, i32 12
  call void @use.pointer(ptr %twelve)
  %member = getelementptr [4 x { i32, i32 }], ptr %p, i32 0, i32 %i, i32 1
  call void @use.pointer(ptr %member)
  ret void
}

define void @intrinsics(i32 %x, float %f) {
entry:
  call void @use(i32 0)
  call void @use(i32 5)
  %once = call float @llvm.dx.saturate.f32(float %f)
  call void @use.float(float %once)
  call void @use.float(float 1.000000e+00)
  call void @use.float(float 3.000000e+00)
  call void @use.float(float 3.200000e+01)
  call void @use(i32 5)
  call void @use.float(float %once)
  %precise = call float @llvm.fma.f32(float %f, float 0.000000e+00, float %once)
  call void @use.float(float %precise)
  call void @use(i32 %x)
  %range = fcmp ogt float %once, 2.000000e+00
  call void @use.bool(i1 %range)
  ret void
}

define void @demanded(i32 %x, i32 %y, i1 %b) {
  %flag = zext i1 %b to i32
  %or = or i32 %x, %flag
  %high = and i32 %x, 57344
  call void @use(i32 %high)
  %low = and i32 %or, 8189
  call void @use(i32 %low)
  %shift = lshr i32 %x, 1
  call void @use(i32 %shift)
  %moved = shl i32 %y, 8
  %sum = add i32 %x, %moved
  %byte = and i32 %x, 255
  call void @use(i32 %byte)
  %next = and i32 %sum, 511
  call void @use(i32 %next)
  %below = shl i32 %x, 24
  call void @use(i32 %below)
  %down = lshr i32 %x, 8
  %nibble = and i32 %down, 15
  call void @use(i32 %nibble)
  ret void
}

define i32 @kept(i32 %x, i32 %y) {
entry:
  %sum = add i32 %x, %y
  ret i32 %sum

nowhere:
  %circle = add i32 %circle, 0
  br label %nowhere
}

define i32 @bit_field(i32 %number, i1 %flag) {
entry:
  %bit = zext i1 %flag to i32
  ret i32 %bit
}

define i32 @bit_field_beside(i32 %number, i32 %value) {
entry:
  %0 = shl i32 %number, 20
  %read = ashr i32 %0, 24
  ret i32 %read
}

define i32 @frozen(i32 %x) {
entry:
  ret i32 %x
}
