// An index past the end of an array that was copied from a buffer reads what lies behind it, as in DXC.
struct Handle {
  uint index;
  void Store(uint value) {
    RWStructuredBuffer<uint> target = ResourceDescriptorHeap[index];
    target[0] = value;
  }
};
struct Constants {
  uint count;
  Handle targets[3];
};
StructuredBuffer<Constants> Parameters;
static const Constants constants = Parameters[0];
void store(uint level, uint value) { constants.targets[level + 1].Store(value); }
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  store(1, i);
  if (constants.count > 2) store(2, i);
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind zeroinitializer, i32 0, i1 false)
  %2 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 524, i32 16 })
  %3 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %2, i32 0, i32 0, i8 1, i32 4)
  %4 = extractvalue %dx.types.ResRet.i32 %3, 0
  %5 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %2, i32 0, i32 12, i8 1, i32 4)
  %6 = extractvalue %dx.types.ResRet.i32 %5, 0
  %7 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %8 = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 %6, i1 false, i1 false)
  %9 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %8, %dx.types.ResourceProperties { i32 4108, i32 4 })
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %9, i32 0, i32 0, i32 %7, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %10 = icmp ugt i32 %4, 2
  br i1 %10, label %if.then, label %if.end

if.then:
  %11 = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 undef, i1 false, i1 false)
  %12 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %11, %dx.types.ResourceProperties { i32 4108, i32 4 })
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %12, i32 0, i32 0, i32 %7, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  br label %if.end

if.end:
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32, %dx.types.Handle, i32, i32, i8, i32) #1

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

declare %dx.types.Handle @dx.op.createHandleFromHeap(i32, i32, i1, i1) #0

declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!8}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 6}
!4 = !{!5, null, null, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 12, i32 0, !7}
!7 = !{i32 1, i32 16}
!8 = !{ptr @main, !"main", null, !4, !9}
!9 = !{i32 0, i64 1073741840, i32 4, !10}
!10 = !{i32 1, i32 1, i32 1}
