; passes: simplify
; What is computed from a choice between constants is a choice between results, unless others look at the choice, too.
define float @corner(i1 %c, i1 %d) {
  %inner = select i1 %d, float 2.0, float 0.0
  %x = select i1 %c, float 1.0, float %inner
  %scaled = fmul float %x, 2.0
  %moved = fsub float %scaled, 1.0
  ret float %moved
}
define i1 @compared(i1 %c, i1 %d) {
  %inner = select i1 %d, i32 2, i32 3
  %x = select i1 %c, i32 1, i32 %inner
  %is = icmp eq i32 %x, 2
  ret i1 %is
}
define i32 @converted(i1 %c) {
  %x = select i1 %c, float 4.0, float 2.5
  %n = fptosi float %x to i32
  %m = sub i32 9, %n
  ret i32 %m
}
define float @usedTwice(i1 %c) {
  %x = select i1 %c, float 1.0, float 0.0
  %y = fmul float %x, 3.0
  %z = fadd float %x, %y
  ret float %z
}
define float @notConstant(i1 %c, float %a) {
  %x = select i1 %c, float 1.0, float %a
  %y = fmul float %x, 3.0
  ret float %y
}
; Terms of one value are counted, where terms may be moved.
define float @eight(float %x) {
  %scaled = fmul fast float %x, 0.125
  %two = fadd fast float %scaled, %scaled
  %three = fadd fast float %two, %scaled
  %four = fadd fast float %three, %scaled
  %eight = fadd fast float %four, %four
  ret float %eight
}
define float @strict(float %x) {
  %two = fadd float %x, %x
  %three = fadd fast float %two, %x
  ret float %three
}
define float @factors(float %x) {
  %a = fmul fast float %x, 3.0
  %b = fmul fast float %a, 0.5
  ret float %b
}
; The product of the factors would lose bits.
define float @smallFactors(float %x) {
  %a = fmul fast float %x, 0x3810000000000000
  %b = fmul fast float %a, 0.25
  ret float %b
}
; ==>

define float @corner(i1 %c, i1 %d) {
  %1 = select i1 %d, float 3.000000e+00, float -1.000000e+00
  %moved = select i1 %c, float 1.000000e+00, float %1
  ret float %moved
}

define i1 @compared(i1 %c, i1 %d) {
  %is = select i1 %c, i1 false, i1 %d
  ret i1 %is
}

define i32 @converted(i1 %c) {
  %m = select i1 %c, i32 5, i32 7
  ret i32 %m
}

define float @usedTwice(i1 %c) {
  %x = select i1 %c, float 1.000000e+00, float 0.000000e+00
  %y = fmul float %x, 3.000000e+00
  %z = fadd float %x, %y
  ret float %z
}

define float @notConstant(i1 %c, float %a) {
  %x = select i1 %c, float 1.000000e+00, float %a
  %y = fmul float %x, 3.000000e+00
  ret float %y
}

define float @eight(float %x) {
  ret float %x
}

define float @strict(float %x) {
  %two = fadd float %x, %x
  %three = fadd fast float %two, %x
  ret float %three
}

define float @factors(float %x) {
  %b = fmul fast float %x, 1.500000e+00
  ret float %b
}

define float @smallFactors(float %x) {
  %a = fmul fast float %x, 0x3810000000000000
  %b = fmul fast float %a, 2.500000e-01
  ret float %b
}
