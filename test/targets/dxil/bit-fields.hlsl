// args: -T cs_6_6
// A struct is stored number by number, and nobody reads what was there; bools are bits like others; `uint : 0` starts a new number.
struct Flags { uint low : 5; bool on : 1; bool off : 1; int : 0; int next : 7; };
RWStructuredBuffer<Flags> Data : register(u0);

[numthreads(1, 1, 1)]
void main() {
  Flags copy = Data[0];
  copy.on = !copy.on;
  Data[1] = copy;
  Data[2].off = true;
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %2 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4620, i32 8 })
  %3 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %2, i32 0, i32 0, i8 1, i32 4)
  %4 = extractvalue %dx.types.ResRet.i32 %3, 0
  %5 = shl i32 %4, 26
  %6 = lshr i32 %5, 31
  %7 = shl i32 %4, 25
  %8 = lshr i32 %7, 31
  %9 = icmp ne i32 %8, 0
  %10 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %2, i32 0, i32 4, i8 1, i32 4)
  %11 = extractvalue %dx.types.ResRet.i32 %10, 0
  %12 = shl i32 %11, 25
  %13 = ashr i32 %12, 25
  %14 = shl i32 %13, 25
  %15 = ashr i32 %14, 25
  %16 = icmp eq i32 %6, 0
  %17 = and i32 %4, 31
  %18 = zext i1 %16 to i32
  %19 = shl i32 %18, 5
  %20 = or i32 %17, %19
  %21 = zext i1 %9 to i32
  %22 = shl i32 %21, 6
  %23 = or i32 %20, %22
  %24 = shl i32 %15, 25
  %25 = ashr i32 %24, 25
  %26 = and i32 %25, 127
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %2, i32 1, i32 0, i32 %23, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %2, i32 1, i32 4, i32 %26, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %27 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %2, i32 2, i32 0, i8 1, i32 4)
  %28 = extractvalue %dx.types.ResRet.i32 %27, 0
  %29 = and i32 %28, -65
  %30 = or i32 %29, 64
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %2, i32 2, i32 0, i32 %30, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32, %dx.types.Handle, i32, i32, i8, i32) #1

declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!7}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 6}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !2}
!7 = !{ptr @main, !"main", null, !4, !8}
!8 = !{i32 0, i64 16, i32 4, !9}
!9 = !{i32 1, i32 1, i32 1}
