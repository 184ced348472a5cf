; title: every arithmetic instruction, flag and predicate
define void @integers(i32 %a, i32 %b, <4 x i16> %v, i1 %c) {
  %1 = add nuw nsw i32 %a, %b
  %2 = sub nsw i32 %1, -1
  %3 = mul nuw i32 %2, %2
  %4 = udiv exact i32 %3, %b
  %5 = sdiv i32 %4, %b
  %6 = urem i32 %5, %b
  %7 = srem i32 %6, %b
  %8 = shl nuw i32 %7, 3
  %9 = lshr exact i32 %8, 1
  %10 = ashr i32 %9, 31
  %11 = and i32 %10, %a
  %12 = or disjoint i32 %11, 1
  %13 = xor i32 %12, -1
  %14 = add <4 x i16> %v, splat (i16 -3)
  %15 = sub <4 x i16> %14, <i16 0, i16 1, i16 poison, i16 undef>
  %16 = icmp samesign ult i32 %13, 7
  %17 = icmp sge <4 x i16> %15, zeroinitializer
  %18 = select i1 %16, i32 %a, i32 %b
  %19 = select <4 x i1> %17, <4 x i16> %14, <4 x i16> %15
  %20 = freeze i32 %18
  %21 = zext nneg i32 %20 to i64
  %22 = trunc nuw nsw i64 %21 to i8
  %23 = sext i8 %22 to i16
  %24 = uitofp i16 %23 to half
  %25 = sitofp i64 -9223372036854775808 to double
  %26 = bitcast i64 %21 to <2 x float>
  ret void
}

define float @floats(float %x, double %d, half %h) {
entry:
  %0 = fadd float %x, 1.000000e+00
  %1 = fsub nnan float %0, 0x3FB99999A0000000
  %2 = fmul reassoc ninf nsz arcp contract afn float %1, %x
  %3 = fdiv fast float %2, %x
  %4 = frem float %3, 0x7FF0000000000000
  %5 = fneg fast float %4
  %6 = fcmp fast ult float %5, -0.000000e+00
  %7 = fcmp uno double %d, 0xFFF0000000000000
  %8 = fptrunc double %d to float
  %9 = fpext half %h to double
  %10 = fptosi double %9 to i32
  %11 = fptoui half 0xH7E01 to i32
  %12 = fadd double %9, 0x7FF4000000000000
  %13 = fadd double %12, 4.940656e-324
  %14 = fadd double %13, 1.000000e+100
  ret float %5
}
; ==>

define void @integers(i32 %a, i32 %b, <4 x i16> %v, i1 %c) {
  %1 = add nuw nsw i32 %a, %b
  %2 = sub nsw i32 %1, -1
  %3 = mul nuw i32 %2, %2
  %4 = udiv exact i32 %3, %b
  %5 = sdiv i32 %4, %b
  %6 = urem i32 %5, %b
  %7 = srem i32 %6, %b
  %8 = shl nuw i32 %7, 3
  %9 = lshr exact i32 %8, 1
  %10 = ashr i32 %9, 31
  %11 = and i32 %10, %a
  %12 = or disjoint i32 %11, 1
  %13 = xor i32 %12, -1
  %14 = add <4 x i16> %v, splat (i16 -3)
  %15 = sub <4 x i16> %14, <i16 0, i16 1, i16 poison, i16 undef>
  %16 = icmp samesign ult i32 %13, 7
  %17 = icmp sge <4 x i16> %15, zeroinitializer
  %18 = select i1 %16, i32 %a, i32 %b
  %19 = select <4 x i1> %17, <4 x i16> %14, <4 x i16> %15
  %20 = freeze i32 %18
  %21 = zext nneg i32 %20 to i64
  %22 = trunc nuw nsw i64 %21 to i8
  %23 = sext i8 %22 to i16
  %24 = uitofp i16 %23 to half
  %25 = sitofp i64 -9223372036854775808 to double
  %26 = bitcast i64 %21 to <2 x float>
  ret void
}

define float @floats(float %x, double %d, half %h) {
entry:
  %0 = fadd float %x, 1.000000e+00
  %1 = fsub nnan float %0, 0x3FB99999A0000000
  %2 = fmul reassoc ninf nsz arcp contract afn float %1, %x
  %3 = fdiv fast float %2, %x
  %4 = frem float %3, 0x7FF0000000000000
  %5 = fneg fast float %4
  %6 = fcmp fast ult float %5, -0.000000e+00
  %7 = fcmp uno double %d, 0xFFF0000000000000
  %8 = fptrunc double %d to float
  %9 = fpext half %h to double
  %10 = fptosi double %9 to i32
  %11 = fptoui half 0xH7E01 to i32
  %12 = fadd double %9, 0x7FF4000000000000
  %13 = fadd double %12, 4.940656e-324
  %14 = fadd double %13, 1.000000e+100
  ret float %5
}
