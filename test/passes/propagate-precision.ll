; passes: propagate-precision
; All that the fenced value is computed from, through a choice, its condition and local memory; not what else is computed.
define float @main(float %a, float %b, i1 %odd) {
entry:
  %slot = alloca float
  %sum = fadd fast float %a, %b
  store float %sum, ptr %slot
  %other = fmul fast float %a, %a
  %less = fcmp fast olt float %a, %b
  br i1 %less, label %then, label %end
then:
  %back = load float, ptr %slot
  %twice = fmul fast float %back, 2.0
  br label %end
end:
  %chosen = phi float [ %a, %entry ], [ %twice, %then ]
  %fenced = call float @llvm.arithmetic.fence.f32(float %chosen)
  %result = fadd fast float %fenced, %other
  ret float %result
}
declare float @llvm.arithmetic.fence.f32(float)
; ==>

define float @main(float %a, float %b, i1 %odd) {
entry:
  %slot = alloca float
  %sum = fadd float %a, %b
  store float %sum, ptr %slot
  %other = fmul fast float %a, %a
  %less = fcmp olt float %a, %b
  br i1 %less, label %then, label %end

then:
  %back = load float, ptr %slot
  %twice = fmul float %back, 2.000000e+00
  br label %end

end:
  %chosen = phi float [ %a, %entry ], [ %twice, %then ]
  %result = fadd fast float %chosen, %other
  ret float %result
}

declare float @llvm.arithmetic.fence.f32(float)
