; passes: simplify
; What looks like a rule of simplify but is none stays; beside each the one that goes.
declare void @use(i32)
declare void @use.bool(i1)
declare void @use.float(float)

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
; ==>

declare void @use(i32)

declare void @use.bool(i1)

declare void @use.float(float)

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
