// args: -T cs_6_6
RWByteAddressBuffer Buffers[3];
uint which;

[numthreads(8, 1, 1)]
void main(uint2 id : SV_DispatchThreadID) {
  RWByteAddressBuffer own[2];
  own[0] = Buffers[2];
  own[1] = Buffers[NonUniformResourceIndex(id.x)];
  own[which].Store(id.y, id.x);
  RWByteAddressBuffer chosen = ResourceDescriptorHeap[1];
  if (id.y > 3)
    chosen = ResourceDescriptorHeap[which];
  chosen.Store(0, 1);
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.CBufRet.i32 = type { i32, i32, i32, i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 2 }, i32 0, i1 false)
  %2 = alloca [2 x i32], align 4
  %3 = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %4 = call i32 @dx.op.threadId.i32(i32 93, i32 1)
  %5 = getelementptr [2 x i32], ptr %2, i32 0, i32 0
  store i32 2, ptr %5, align 4
  %6 = getelementptr [2 x i32], ptr %2, i32 0, i32 1
  store i32 %3, ptr %6, align 4
  %7 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 13, i32 4 })
  %8 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %7, i32 0)
  %9 = extractvalue %dx.types.CBufRet.i32 %8, 0
  %10 = getelementptr [2 x i32], ptr %2, i32 0, i32 %9
  %11 = load i32, ptr %10, align 4
  %12 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 2, i32 0, i8 1 }, i32 %11, i1 true)
  %13 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %12, %dx.types.ResourceProperties { i32 4107, i32 0 })
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %13, i32 %4, i32 undef, i32 %3, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %14 = icmp ugt i32 %4, 3
  %chosen.index = select i1 %14, i32 %9, i32 1
  %15 = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 %chosen.index, i1 false, i1 false)
  %16 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %15, %dx.types.ResourceProperties { i32 4107, i32 0 })
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %16, i32 0, i32 undef, i32 1, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare i32 @dx.op.threadId.i32(i32, i32) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32, %dx.types.Handle, i32) #1

declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #2

declare %dx.types.Handle @dx.op.createHandleFromHeap(i32, i32, i1, i1) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!9}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 6}
!4 = !{null, !5, !7, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 3, i32 11, i1 false, i1 false, i1 false, null}
!7 = !{!8}
!8 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 4, null}
!9 = !{ptr @main, !"main", null, !4, !10}
!10 = !{i32 0, i64 1073741840, i32 4, !11}
!11 = !{i32 8, i32 1, i32 1}
