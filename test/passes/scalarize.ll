; passes: scalarize
declare <2 x float> @llvm.sqrt.v2f32(<2 x float>)
declare void @use(float)

define void @arithmetic(ptr %p, <2 x float> %b) {
entry:
  %a = load <2 x float>, ptr %p
  %sum = fadd fast <2 x float> %a, %b
  %root = call fast <2 x float> @llvm.sqrt.v2f32(<2 x float> %sum)
  %negative = fneg <2 x float> %root
  %scaled = fmul <2 x float> %negative, <float 0.0, float 2.0>
  %second = extractelement <2 x float> %scaled, i32 1
  call void @use(float %second)
  store <2 x float> %scaled, ptr %p
  ret void
}

define void @choices(<2 x i32> %a, <2 x i32> %b, i1 %c, ptr %p) {
entry:
  %less = icmp slt <2 x i32> %a, %b
  %least = select <2 x i1> %less, <2 x i32> %a, <2 x i32> %b
  %either = select i1 %c, <2 x i32> %least, <2 x i32> zeroinitializer
  %wide = zext <2 x i32> %either to <2 x i64>
  store <2 x i64> %wide, ptr %p
  ret void
}

define void @loop(<2 x float> %start, i1 %c, ptr %p) {
entry:
  br label %loop

loop:
  %v = phi <2 x float> [ %start, %entry ], [ %set, %loop ]
  %x = extractelement <2 x float> %v, i32 0
  %y = fadd float %x, 1.0
  %set = insertelement <2 x float> %v, float %y, i32 0
  br i1 %c, label %loop, label %end

end:
  %swapped = shufflevector <2 x float> %v, <2 x float> %start, <3 x i32> <i32 1, i32 3, i32 poison>
  store <3 x float> %swapped, ptr %p
  ret void
}

; what only moves lanes stays, and so does an index known only at run time
define void @kept(ptr %p, i32 %i, float %x) {
entry:
  %v = load <4 x float>, ptr %p
  %set = insertelement <4 x float> %v, float %x, i32 2
  %any = insertelement <4 x float> %set, float %x, i32 %i
  %turned = shufflevector <4 x float> %any, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %bits = bitcast <4 x float> %turned to <2 x i64>
  store <2 x i64> %bits, ptr %p
  ret void
}
; ==>

declare <2 x float> @llvm.sqrt.v2f32(<2 x float>)

declare void @use(float)

define void @arithmetic(ptr %p, <2 x float> %b) {
entry:
  %b.1 = extractelement <2 x float> %b, i32 1
  %b.0 = extractelement <2 x float> %b, i32 0
  %a = load <2 x float>, ptr %p
  %a.1 = extractelement <2 x float> %a, i32 1
  %a.0 = extractelement <2 x float> %a, i32 0
  %sum.0 = fadd fast float %a.0, %b.0
  %sum.1 = fadd fast float %a.1, %b.1
  %root.0 = call fast float @llvm.sqrt.f32(float %sum.0)
  %root.1 = call fast float @llvm.sqrt.f32(float %sum.1)
  %negative.0 = fneg float %root.0
  %negative.1 = fneg float %root.1
  %scaled.0 = fmul float %negative.0, 0.000000e+00
  %scaled.1 = fmul float %negative.1, 2.000000e+00
  %0 = insertelement <2 x float> poison, float %scaled.0, i32 0
  %scaled = insertelement <2 x float> %0, float %scaled.1, i32 1
  call void @use(float %scaled.1)
  store <2 x float> %scaled, ptr %p
  ret void
}

define void @choices(<2 x i32> %a, <2 x i32> %b, i1 %c, ptr %p) {
entry:
  %b.1 = extractelement <2 x i32> %b, i32 1
  %a.1 = extractelement <2 x i32> %a, i32 1
  %b.0 = extractelement <2 x i32> %b, i32 0
  %a.0 = extractelement <2 x i32> %a, i32 0
  %less.0 = icmp slt i32 %a.0, %b.0
  %less.1 = icmp slt i32 %a.1, %b.1
  %least.0 = select i1 %less.0, i32 %a.0, i32 %b.0
  %least.1 = select i1 %less.1, i32 %a.1, i32 %b.1
  %either.0 = select i1 %c, i32 %least.0, i32 0
  %either.1 = select i1 %c, i32 %least.1, i32 0
  %wide.0 = zext i32 %either.0 to i64
  %wide.1 = zext i32 %either.1 to i64
  %0 = insertelement <2 x i64> poison, i64 %wide.0, i32 0
  %wide = insertelement <2 x i64> %0, i64 %wide.1, i32 1
  store <2 x i64> %wide, ptr %p
  ret void
}

define void @loop(<2 x float> %start, i1 %c, ptr %p) {
entry:
  %start.0 = extractelement <2 x float> %start, i32 0
  %start.1 = extractelement <2 x float> %start, i32 1
  br label %loop

loop:
  %v.0 = phi float [ %start.0, %entry ], [ %y, %loop ]
  %v.1 = phi float [ %start.1, %entry ], [ %v.1, %loop ]
  %y = fadd float %v.0, 1.000000e+00
  br i1 %c, label %loop, label %end

end:
  %0 = insertelement <3 x float> poison, float %v.1, i32 0
  %1 = insertelement <3 x float> %0, float %start.1, i32 1
  %swapped = insertelement <3 x float> %1, float poison, i32 2
  store <3 x float> %swapped, ptr %p
  ret void
}

define void @kept(ptr %p, i32 %i, float %x) {
entry:
  %v = load <4 x float>, ptr %p
  %set = insertelement <4 x float> %v, float %x, i32 2
  %any = insertelement <4 x float> %set, float %x, i32 %i
  %turned = shufflevector <4 x float> %any, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %bits = bitcast <4 x float> %turned to <2 x i64>
  store <2 x i64> %bits, ptr %p
  ret void
}

declare float @llvm.sqrt.f32(float)
