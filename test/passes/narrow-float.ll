; passes: simplify
declare void @use.float(float)
declare void @use.double(double)
define void @narrowed(float %x, float %y, i1 %c) {
  %a = fpext float %x to double
  %b = fpext float %y to double
  %product = fmul fast double %a, %b
  %short.product = fptrunc double %product to float
  call void @use.float(float %short.product)
  %twice = fmul double %a, 2.0
  %short.twice = fptrunc double %twice to float
  call void @use.float(float %short.twice)
  %negative = fneg double %a
  %short.negative = fptrunc double %negative to float
  call void @use.float(float %short.negative)
  %either = select i1 %c, double %b, double 1.0
  %short.either = fptrunc double %either to float
  call void @use.float(float %short.either)
  ret void
}
define void @kept(float %x, float %y, double %d) {
  %a = fpext float %x to double
  %b = fpext float %y to double
  %inexact = fmul double %a, 0.1
  %short.inexact = fptrunc double %inexact to float
  call void @use.float(float %short.inexact)
  %wide = fadd double %a, %d
  %short.wide = fptrunc double %wide to float
  call void @use.float(float %short.wide)
  %shared = fadd double %a, %b
  call void @use.double(double %shared)
  %short.shared = fptrunc double %shared to float
  call void @use.float(float %short.shared)
  ret void
}
define half @once(half %x, half %y, half %z) {
  %a = fpext half %x to float
  %b = fpext half %y to float
  %c = fpext half %z to float
  %sum = fadd float %a, %b
  %all = fadd float %sum, %c
  %short = fptrunc float %all to half
  ret half %short
}
; ==>

declare void @use.float(float)

declare void @use.double(double)

define void @narrowed(float %x, float %y, i1 %c) {
  %short.product = fmul fast float %x, %y
  call void @use.float(float %short.product)
  %short.twice = fmul float %x, 2.000000e+00
  call void @use.float(float %short.twice)
  %short.negative = fneg float %x
  call void @use.float(float %short.negative)
  %short.either = select i1 %c, float %y, float 1.000000e+00
  call void @use.float(float %short.either)
  ret void
}

define void @kept(float %x, float %y, double %d) {
  %a = fpext float %x to double
  %b = fpext float %y to double
  %inexact = fmul double %a, 1.000000e-01
  %short.inexact = fptrunc double %inexact to float
  call void @use.float(float %short.inexact)
  %wide = fadd double %a, %d
  %short.wide = fptrunc double %wide to float
  call void @use.float(float %short.wide)
  %shared = fadd double %a, %b
  call void @use.double(double %shared)
  %short.shared = fptrunc double %shared to float
  call void @use.float(float %short.shared)
  ret void
}

define half @once(half %x, half %y, half %z) {
  %a = fpext half %x to float
  %b = fpext half %y to float
  %c = fpext half %z to float
  %sum = fadd float %a, %b
  %all = fadd float %sum, %c
  %short = fptrunc float %all to half
  ret half %short
}
