// args: -T cs_6_6 --rules dxc
// DXC computes a wave intrinsic of literals in 64 bits.
RWBuffer<uint> Out;

[numthreads(64, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  Out[lane] = WaveActiveSum(1) + WavePrefixSum(lane);
  uint3 same = max(WaveReadLaneFirst(7), 2u);
  Out[lane + 64] = same.x;
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %2 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %3 = call i64 @dx.op.waveActiveOp.i64(i32 119, i64 1, i8 0, i8 0)
  %4 = trunc i64 %3 to i32
  %5 = call i32 @dx.op.wavePrefixOp.i32(i32 121, i32 %2, i8 0, i8 1)
  %6 = add i32 %4, %5
  %7 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4106, i32 261 })
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %7, i32 %2, i32 undef, i32 %6, i32 %6, i32 %6, i32 %6, i8 15)
  %8 = call i64 @dx.op.waveReadLaneFirst.i64(i32 118, i64 7)
  %9 = trunc i64 %8 to i32
  %10 = call i32 @dx.op.binary.i32(i32 39, i32 %9, i32 2)
  %11 = add i32 %2, 64
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %7, i32 %11, i32 undef, i32 %10, i32 %10, i32 %10, i32 %10, i8 15)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

declare i64 @dx.op.waveActiveOp.i64(i32, i64, i8, i8) #1

declare i32 @dx.op.wavePrefixOp.i32(i32, i32, i8, i8) #1

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1

declare i64 @dx.op.waveReadLaneFirst.i64(i32, i64) #1

declare i32 @dx.op.binary.i32(i32, i32, i32) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!8}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 6}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!7 = !{i32 0, i32 5}
!8 = !{ptr @main, !"main", null, !4, !9}
!9 = !{i32 0, i64 1572864, i32 4, !10}
!10 = !{i32 64, i32 1, i32 1}
