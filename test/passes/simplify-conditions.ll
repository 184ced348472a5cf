; passes: simplify
; What looks like a rule of simplify but is none stays; beside each the one that goes.
declare void @use(i32)
declare void @use.bool(i1)
declare void @use.float(float)
declare void @use.vector(<2 x i32>)
declare float @llvm.fma.f32(float, float, float)

define void @choices(i1 %c, i1 %d, i32 %x, i32 %y, i32 %z) {
entry:
  %inner = select i1 %d, i32 %x, i32 %y
  %other = select i1 %c, i32 %inner, i32 %z
  call void @use(i32 %other)
  %again = select i1 %c, i32 %x, i32 %y
  %same = select i1 %c, i32 %again, i32 %z
  call void @use(i32 %same)
  %below = select i1 %c, i32 %z, i32 %inner
  call void @use(i32 %below)
  %repeated = select i1 %c, i32 %z, i32 %again
  call void @use(i32 %repeated)
  ret void
}

define void @opposites(i32 %x) {
entry:
  %complement = xor i32 %x, -1
  %nothing = and i32 %x, %complement
  call void @use(i32 %nothing)
  %flipped = xor i32 %x, 5
  %some = and i32 %x, %flipped
  call void @use(i32 %some)
  %all = or i32 %x, %complement
  call void @use(i32 %all)
  %many = or i32 %x, %flipped
  call void @use(i32 %many)
  ret void
}

define void @neutral(i32 %x, i32 %y) {
entry:
  %same = and i32 %x, %x
  call void @use(i32 %same)
  %masked = and i32 %x, -1
  call void @use(i32 %masked)
  %kept = xor i32 %y, 0
  call void @use(i32 %kept)
  %none = udiv i32 0, %x
  call void @use(i32 %none)
  %rest = srem i32 0, %y
  call void @use(i32 %rest)
  ret void
}

define void @distances(i32 %x) {
entry:
  %far = shl i32 %x, 20
  %gone = shl i32 %far, 12
  call void @use(i32 %gone)
  %near = shl i32 %x, 11
  %left = shl i32 %near, 20
  call void @use(i32 %left)
  %low = lshr i32 %x, 31
  %zero = lshr i32 %low, 1
  call void @use(i32 %zero)
  %sign = ashr i32 %x, 20
  %signs = ashr i32 %sign, 20
  call void @use(i32 %signs)
  ret void
}

define void @sums(float %x, float %y) {
entry:
  %difference = fsub float %x, %y
  %rounded = fadd float %difference, %y
  call void @use.float(float %rounded)
  %free = fadd reassoc nsz float %difference, %y
  call void @use.float(float %free)
  %sum = fadd float %x, %y
  %exact = fsub float %sum, %y
  call void @use.float(float %exact)
  %loose = fsub reassoc nsz float %sum, %y
  call void @use.float(float %loose)
  %first = fsub reassoc nsz float %sum, %x
  call void @use.float(float %first)
  %negated = fneg float %y
  %added = fadd float %x, %negated
  call void @use.float(float %added)
  %swapped = fadd float %negated, %x
  call void @use.float(float %swapped)
  %subtracted = fsub float %x, %negated
  call void @use.float(float %subtracted)
  ret void
}

define void @flags(float %x, float %y) {
entry:
  %difference = fsub float %x, %y
  %unsigned = fadd nsz float %difference, %y
  call void @use.float(float %unsigned)
  %nearly = fmul nsz float %x, 0.0
  call void @use.float(float %nearly)
  %zero = fmul nnan nsz float %x, 0.0
  call void @use.float(float %zero)
  %product = call float @llvm.fma.f32(float %x, float 1.0, float %y)
  call void @use.float(float %product)
  ret void
}

define void @comparisons(i32 %x, i32 %y, i32 %z) {
entry:
  %low = icmp ult i32 %x, %y
  %high = icmp uge i32 %x, %y
  %never = and i1 %low, %high
  call void @use.bool(i1 %never)
  %higher = icmp uge i32 %x, %z
  %once = and i1 %low, %higher
  call void @use.bool(i1 %once)
  %even = and i32 %x, 14
  %odd = or i32 %y, 1
  %same = icmp eq i32 %even, 1
  call void @use.bool(i1 %same)
  %apart = icmp ne i32 %odd, 2
  call void @use.bool(i1 %apart)
  %maybe = icmp eq i32 %even, 2
  call void @use.bool(i1 %maybe)
  %equal = icmp eq i32 %x, %y
  %either = select i1 %equal, i32 %x, i32 %y
  call void @use(i32 %either)
  %neither = select i1 %equal, i32 %x, i32 7
  call void @use(i32 %neither)
  %third = select i1 %equal, i32 7, i32 %y
  call void @use(i32 %third)
  %fourth = select i1 %equal, i32 %y, i32 7
  call void @use(i32 %fourth)
  %fifth = select i1 %equal, i32 7, i32 %x
  call void @use(i32 %fifth)
  %smaller = select i1 %low, i32 %x, i32 %y
  call void @use(i32 %smaller)
  ret void
}

define void @bounds(i32 %x, i32 %y) {
entry:
  %a = and i32 %x, 15
  %b = and i32 %y, 15
  %product = mul i32 %a, %b
  %small = icmp ult i32 %product, 32
  call void @use.bool(i1 %small)
  %below = icmp ult i32 %product, 256
  call void @use.bool(i1 %below)
  %sum = add i32 %a, %b
  %most = icmp ult i32 %sum, 16
  call void @use.bool(i1 %most)
  %all = icmp ult i32 %sum, 32
  call void @use.bool(i1 %all)
  %rest = urem i32 %x, 10
  %eight = icmp ult i32 %rest, 8
  call void @use.bool(i1 %eight)
  %sixteen = icmp ult i32 %rest, 16
  call void @use.bool(i1 %sixteen)
  ret void
}

define void @narrowing(i32 %x, i32 %y) {
entry:
  %a = zext i32 %x to i64
  %b = zext i32 %y to i64
  %quotient = udiv i64 %a, %b
  %exact = trunc i64 %quotient to i32
  call void @use(i32 %exact)
  %c = zext i32 %x to i64
  %large = urem i64 %c, 4294967296
  %rest = trunc i64 %large to i32
  call void @use(i32 %rest)
  %d = sext i32 %x to i64
  %e = sext i32 %y to i64
  %signed = udiv i64 %d, %e
  %lost = trunc i64 %signed to i32
  call void @use(i32 %lost)
  ret void
}

define void @lanes(<2 x i32> %v, <2 x i32> %w) {
entry:
  %first = shufflevector <2 x i32> %v, <2 x i32> %w, <2 x i32> <i32 0, i32 1>
  call void @use.vector(<2 x i32> %first)
  %second = shufflevector <2 x i32> %v, <2 x i32> %w, <2 x i32> <i32 2, i32 3>
  call void @use.vector(<2 x i32> %second)
  %mixed = shufflevector <2 x i32> %v, <2 x i32> %w, <2 x i32> <i32 0, i32 2>
  %lane = extractelement <2 x i32> %mixed, i32 1
  call void @use(i32 %lane)
  %other = extractelement <2 x i32> %mixed, i32 0
  call void @use(i32 %other)
  call void @use.vector(<2 x i32> %mixed)
  ret void
}
; ==>

declare void @use(i32)

declare void @use.bool(i1)

declare void @use.float(float)

declare void @use.vector(<2 x i32>)

declare float @llvm.fma.f32(float, float, float)

define void @choices(i1 %c, i1 %d, i32 %x, i32 %y, i32 %z) {
entry:
  %inner = select i1 %d, i32 %x, i32 %y
  %other = select i1 %c, i32 %inner, i32 %z
  call void @use(i32 %other)
  %same = select i1 %c, i32 %x, i32 %z
  call void @use(i32 %same)
  %below = select i1 %c, i32 %z, i32 %inner
  call void @use(i32 %below)
  %repeated = select i1 %c, i32 %z, i32 %y
  call void @use(i32 %repeated)
  ret void
}

define void @opposites(i32 %x) {
entry:
  call void @use(i32 0)
  %flipped = xor i32 %x, 5
  %some = and i32 %x, %flipped
  call void @use(i32 %some)
  call void @use(i32 -1)
  %many = or i32 %x, %flipped
  call void @use(i32 %many)
  ret void
}

define void @neutral(i32 %x, i32 %y) {
entry:
  call void @use(i32 %x)
  call void @use(i32 %x)
  call void @use(i32 %y)
  call void @use(i32 0)
  call void @use(i32 0)
  ret void
}

define void @distances(i32 %x) {
entry:
  call void @use(i32 0)
  %left = shl i32 %x, 31
  call void @use(i32 %left)
  call void @use(i32 0)
  %signs = ashr i32 %x, 31
  call void @use(i32 %signs)
  ret void
}

define void @sums(float %x, float %y) {
entry:
  %difference = fsub float %x, %y
  %rounded = fadd float %difference, %y
  call void @use.float(float %rounded)
  call void @use.float(float %x)
  %sum = fadd float %x, %y
  %exact = fsub float %sum, %y
  call void @use.float(float %exact)
  call void @use.float(float %x)
  call void @use.float(float %y)
  %added = fsub float %x, %y
  call void @use.float(float %added)
  %swapped = fsub float %x, %y
  call void @use.float(float %swapped)
  %subtracted = fadd float %x, %y
  call void @use.float(float %subtracted)
  ret void
}

define void @flags(float %x, float %y) {
entry:
  %difference = fsub float %x, %y
  %unsigned = fadd nsz float %difference, %y
  call void @use.float(float %unsigned)
  %nearly = fmul nsz float %x, 0.000000e+00
  call void @use.float(float %nearly)
  call void @use.float(float 0.000000e+00)
  %product = fadd float %x, %y
  call void @use.float(float %product)
  ret void
}

define void @comparisons(i32 %x, i32 %y, i32 %z) {
entry:
  %low = icmp ult i32 %x, %y
  call void @use.bool(i1 false)
  %higher = icmp uge i32 %x, %z
  %once = and i1 %low, %higher
  call void @use.bool(i1 %once)
  %even = and i32 %x, 14
  call void @use.bool(i1 false)
  call void @use.bool(i1 true)
  %maybe = icmp eq i32 %even, 2
  call void @use.bool(i1 %maybe)
  %equal = icmp eq i32 %x, %y
  call void @use(i32 %y)
  %neither = select i1 %equal, i32 %x, i32 7
  call void @use(i32 %neither)
  %third = select i1 %equal, i32 7, i32 %y
  call void @use(i32 %third)
  %fourth = select i1 %equal, i32 %y, i32 7
  call void @use(i32 %fourth)
  %fifth = select i1 %equal, i32 7, i32 %x
  call void @use(i32 %fifth)
  %smaller = select i1 %low, i32 %x, i32 %y
  call void @use(i32 %smaller)
  ret void
}

define void @bounds(i32 %x, i32 %y) {
entry:
  %a = and i32 %x, 15
  %b = and i32 %y, 15
  %product = mul i32 %a, %b
  %small = icmp ult i32 %product, 32
  call void @use.bool(i1 %small)
  call void @use.bool(i1 true)
  %sum = add i32 %a, %b
  %most = icmp ult i32 %sum, 16
  call void @use.bool(i1 %most)
  call void @use.bool(i1 true)
  %rest = urem i32 %x, 10
  %eight = icmp ult i32 %rest, 8
  call void @use.bool(i1 %eight)
  call void @use.bool(i1 true)
  ret void
}

define void @narrowing(i32 %x, i32 %y) {
entry:
  %exact = udiv i32 %x, %y
  call void @use(i32 %exact)
  call void @use(i32 %x)
  %d = sext i32 %x to i64
  %e = sext i32 %y to i64
  %signed = udiv i64 %d, %e
  %lost = trunc i64 %signed to i32
  call void @use(i32 %lost)
  ret void
}

define void @lanes(<2 x i32> %v, <2 x i32> %w) {
entry:
  call void @use.vector(<2 x i32> %v)
  call void @use.vector(<2 x i32> %w)
  %mixed = shufflevector <2 x i32> %v, <2 x i32> %w, <2 x i32> <i32 0, i32 2>
  %lane = extractelement <2 x i32> %w, i32 0
  call void @use(i32 %lane)
  %other = extractelement <2 x i32> %v, i32 0
  call void @use(i32 %other)
  call void @use.vector(<2 x i32> %mixed)
  ret void
}
