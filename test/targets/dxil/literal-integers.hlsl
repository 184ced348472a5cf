// args: -T cs_6_6
// Steps between integer literals are those of the values as written: only the result is converted.
RWBuffer<uint> Out;
cbuffer Choice { bool c; }

[numthreads(1, 1, 1)]
void main() {
  Out[0] = (c ? -6 : 2) / 2;
  Out[1] = (c ? 0xffffffff : 2) / 2;
  Out[2] = (uint)max(c ? -1 : 2, 0);
  Out[3] = (c ? -6 : 2) >> 1;
  Out[4] = WaveActiveMin(c ? -1 : 2);
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.CBufRet.i32 = type { i32, i32, i32, i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 2 }, i32 0, i1 false)
  %3 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 13, i32 4 })
  %4 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %3, i32 0)
  %5 = extractvalue %dx.types.CBufRet.i32 %4, 0
  %6 = icmp ne i32 %5, 0
  %7 = select i1 %6, i32 -3, i32 1
  %8 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4106, i32 261 })
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %8, i32 0, i32 undef, i32 %7, i32 %7, i32 %7, i32 %7, i8 15)
  %9 = select i1 %6, i32 2147483647, i32 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %8, i32 1, i32 undef, i32 %9, i32 %9, i32 %9, i32 %9, i8 15)
  %10 = select i1 %6, i32 -1, i32 2
  %11 = call i32 @dx.op.binary.i32(i32 37, i32 %10, i32 0)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %8, i32 2, i32 undef, i32 %11, i32 %11, i32 %11, i32 %11, i8 15)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %8, i32 3, i32 undef, i32 %7, i32 %7, i32 %7, i32 %7, i8 15)
  %12 = call i32 @dx.op.waveActiveOp.i32(i32 119, i32 %10, i8 2, i8 0)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %8, i32 4, i32 undef, i32 %12, i32 %12, i32 %12, i32 %12, i8 15)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32, %dx.types.Handle, i32) #1

declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #2

declare i32 @dx.op.binary.i32(i32, i32, i32) #0

declare i32 @dx.op.waveActiveOp.i32(i32, i32, i8, i8) #2

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
!4 = !{null, !5, !8, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!7 = !{i32 0, i32 5}
!8 = !{!9}
!9 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 4, null}
!10 = !{ptr @main, !"main", null, !4, !11}
!11 = !{i32 0, i64 524288, i32 4, !12}
!12 = !{i32 1, i32 1, i32 1}
