// args: -T cs_6_6
RWBuffer<float> Out;
RWBuffer<int> Bits;

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float x = Out[0];
  float y = Out[1];
  Out[2] = pow(x, y) + exp(x) + log(y);
  Out[3] = atan2(y, x);
  Out[4] = dot(float3(x, y, 1), float3(y, x, 2)) + mad(x, y, -x);
  Bits[0] = firstbithigh(Bits[1]) + countbits(id.x) + abs(Bits[2]);
  Bits[1] = WaveActiveSum(Bits[3]) + WavePrefixCountBits(x > y);
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 1 }, i32 1, i1 false)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %3 = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %4 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4106, i32 265 })
  %5 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %4, i32 0, i32 undef)
  %6 = extractvalue %dx.types.ResRet.f32 %5, 0
  %7 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %4, i32 1, i32 undef)
  %8 = extractvalue %dx.types.ResRet.f32 %7, 0
  %9 = call float @dx.op.unary.f32(i32 23, float %6)
  %10 = fmul fast float %9, %8
  %11 = call float @dx.op.unary.f32(i32 21, float %10)
  %12 = fmul fast float %6, 0x3FF7154760000000
  %13 = call float @dx.op.unary.f32(i32 21, float %12)
  %14 = fadd fast float %11, %13
  %15 = call float @dx.op.unary.f32(i32 23, float %8)
  %16 = fmul fast float %15, 0x3FE62E4300000000
  %17 = fadd fast float %14, %16
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %4, i32 2, i32 undef, float %17, float %17, float %17, float %17, i8 15)
  %18 = fdiv fast float %8, %6
  %19 = call float @dx.op.unary.f32(i32 17, float %18)
  %20 = fcmp olt float %6, 0.000000e+00
  %21 = fcmp oeq float %6, 0.000000e+00
  %22 = fcmp oge float %8, 0.000000e+00
  %23 = fcmp olt float %8, 0.000000e+00
  %24 = and i1 %20, %22
  %25 = fadd fast float %19, 0x400921FB60000000
  %26 = select i1 %24, float %25, float %19
  %27 = and i1 %20, %23
  %28 = fsub fast float %19, 0x400921FB60000000
  %29 = select i1 %27, float %28, float %26
  %30 = and i1 %21, %23
  %31 = select i1 %30, float 0xBFF921FB60000000, float %29
  %32 = and i1 %21, %22
  %33 = select i1 %32, float 0x3FF921FB60000000, float %31
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %4, i32 3, i32 undef, float %33, float %33, float %33, float %33, i8 15)
  %34 = call float @dx.op.dot3.f32(i32 55, float %6, float %8, float 1.000000e+00, float %8, float %6, float 2.000000e+00)
  %35 = fsub fast float -0.000000e+00, %6
  %36 = call float @dx.op.tertiary.f32(i32 46, float %6, float %8, float %35)
  %37 = fadd fast float %34, %36
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %4, i32 4, i32 undef, float %37, float %37, float %37, float %37, i8 15)
  %38 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4106, i32 260 })
  %39 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %38, i32 1, i32 undef)
  %40 = extractvalue %dx.types.ResRet.i32 %39, 0
  %41 = call i32 @dx.op.unaryBits.i32(i32 34, i32 %40)
  %42 = sub i32 31, %41
  %43 = icmp eq i32 %41, -1
  %44 = select i1 %43, i32 -1, i32 %42
  %45 = call i32 @dx.op.unaryBits.i32(i32 31, i32 %3)
  %46 = add i32 %44, %45
  %47 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %38, i32 2, i32 undef)
  %48 = extractvalue %dx.types.ResRet.i32 %47, 0
  %49 = sub i32 0, %48
  %50 = call i32 @dx.op.binary.i32(i32 37, i32 %48, i32 %49)
  %51 = add i32 %46, %50
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %38, i32 0, i32 undef, i32 %51, i32 %51, i32 %51, i32 %51, i8 15)
  %52 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %38, i32 3, i32 undef)
  %53 = extractvalue %dx.types.ResRet.i32 %52, 0
  %54 = call i32 @dx.op.waveActiveOp.i32(i32 119, i32 %53, i8 0, i8 0)
  %55 = fcmp fast ogt float %6, %8
  %56 = call i32 @dx.op.wavePrefixOp(i32 136, i1 %55)
  %57 = add i32 %54, %56
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %38, i32 1, i32 undef, i32 %57, i32 %57, i32 %57, i32 %57, i8 15)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare i32 @dx.op.threadId.i32(i32, i32) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32) #1

declare float @dx.op.unary.f32(i32, float) #0

declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #2

declare float @dx.op.dot3.f32(i32, float, float, float, float, float, float) #0

declare float @dx.op.tertiary.f32(i32, float, float, float) #0

declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #1

declare i32 @dx.op.unaryBits.i32(i32, i32) #0

declare i32 @dx.op.binary.i32(i32, i32, i32) #0

declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #2

declare i32 @dx.op.waveActiveOp.i32(i32, i32, i8, i8) #2

declare i32 @dx.op.wavePrefixOp(i32, i1) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!10}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 6}
!4 = !{null, !5, null, null}
!5 = !{!6, !8}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!7 = !{i32 0, i32 9}
!8 = !{i32 1, ptr undef, !"", i32 0, i32 1, i32 1, i32 10, i1 false, i1 false, i1 false, !9}
!9 = !{i32 0, i32 4}
!10 = !{ptr @main, !"main", null, !4, !11}
!11 = !{i32 0, i64 524288, i32 4, !12}
!12 = !{i32 1, i32 1, i32 1}
