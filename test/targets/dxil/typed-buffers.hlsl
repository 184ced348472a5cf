// args: -T cs_6_6
Buffer<float> In;
RWBuffer<float4> Out;
RWBuffer<double2> Doubles;

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint status;
  float value = In.Load(id.x, status);
  if (CheckAccessFullyMapped(status))
    Out[id.x] = value * 2;
  Doubles[id.y] = Doubles[id.x] + 1;
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%dx.types.splitdouble = type { i32, i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 1 }, i32 1, i1 false)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %3 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind zeroinitializer, i32 0, i1 false)
  %4 = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %5 = call i32 @dx.op.threadId.i32(i32 93, i32 1)
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 10, i32 265 })
  %7 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %6, i32 %4, i32 undef)
  %8 = extractvalue %dx.types.ResRet.f32 %7, 0
  %9 = extractvalue %dx.types.ResRet.f32 %7, 4
  %10 = call i1 @dx.op.checkAccessFullyMapped.i32(i32 71, i32 %9)
  br i1 %10, label %if.then, label %if.end

if.then:
  %11 = fmul fast float %8, 2.000000e+00
  %12 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4106, i32 1033 })
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %12, i32 %4, i32 undef, float %11, float %11, float %11, float %11, i8 15)
  br label %if.end

if.end:
  %13 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4106, i32 517 })
  %14 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %13, i32 %4, i32 undef)
  %15 = extractvalue %dx.types.ResRet.i32 %14, 0
  %16 = extractvalue %dx.types.ResRet.i32 %14, 1
  %17 = call double @dx.op.makeDouble.f64(i32 101, i32 %15, i32 %16)
  %18 = extractvalue %dx.types.ResRet.i32 %14, 2
  %19 = extractvalue %dx.types.ResRet.i32 %14, 3
  %20 = call double @dx.op.makeDouble.f64(i32 101, i32 %18, i32 %19)
  %21 = fadd fast double %17, 1.000000e+00
  %22 = fadd fast double %20, 1.000000e+00
  %23 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %21)
  %24 = extractvalue %dx.types.splitdouble %23, 0
  %25 = extractvalue %dx.types.splitdouble %23, 1
  %26 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %22)
  %27 = extractvalue %dx.types.splitdouble %26, 0
  %28 = extractvalue %dx.types.splitdouble %26, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %13, i32 %5, i32 undef, i32 %24, i32 %25, i32 %27, i32 %28, i8 15)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare i32 @dx.op.threadId.i32(i32, i32) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32) #1

declare i1 @dx.op.checkAccessFullyMapped.i32(i32, i32) #1

declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #2

declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #1

declare double @dx.op.makeDouble.f64(i32, i32, i32) #0

declare %dx.types.splitdouble @dx.op.splitDouble.f64(i32, double) #0

declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!12}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 6}
!4 = !{!5, !8, null, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 10, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{!9, !10}
!9 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!10 = !{i32 1, ptr undef, !"", i32 0, i32 1, i32 1, i32 10, i1 false, i1 false, i1 false, !11}
!11 = !{i32 0, i32 5}
!12 = !{ptr @main, !"main", null, !4, !13}
!13 = !{i32 0, i64 12292, i32 4, !14}
!14 = !{i32 64, i32 1, i32 1}
