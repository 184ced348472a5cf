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
  %5 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %2, i32 0, i32 4, i8 1, i32 4)
  %6 = extractvalue %dx.types.ResRet.i32 %5, 0
  %7 = shl i32 %4, 26
  %8 = lshr i32 %7, 31
  %9 = icmp eq i32 %8, 0
  %10 = zext i1 %9 to i32
  %11 = shl i32 %10, 5
  %12 = and i32 %4, -33
  %13 = or i32 %12, %11
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %2, i32 1, i32 0, i32 %13, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %2, i32 1, i32 4, i32 %6, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %14 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %2, i32 2, i32 0, i8 1, i32 4)
  %15 = extractvalue %dx.types.ResRet.i32 %14, 0
  %16 = and i32 %15, -65
  %17 = or i32 %16, 64
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %2, i32 2, i32 0, i32 %17, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
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
