// args: -T cs_6_9 -enable-16bit-types
// Long vectors in buffers are as long as their components: 52 and 110 bytes, where a vector of LLVM is padded to a power of two.
struct Rows {
  vector<int16_t, 11> rows[5];
};

RWStructuredBuffer<vector<uint, 13>> Flat : register(u0);
RWStructuredBuffer<Rows> Nested : register(u1);

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID) {
  Flat[i][12] = Nested[i].rows[4][10];
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.i16 = type { i16, i16, i16, i16, i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 1 }, i32 1, i1 false)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %3 = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %4 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4364, i32 110 })
  %5 = call %dx.types.ResRet.i16 @dx.op.rawBufferLoad.i16(i32 139, %dx.types.Handle %4, i32 %3, i32 108, i8 1, i32 2)
  %6 = extractvalue %dx.types.ResRet.i16 %5, 0
  %7 = sext i16 %6 to i32
  %8 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4108, i32 52 })
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %8, i32 %3, i32 48, i32 %7, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare i32 @dx.op.threadId.i32(i32, i32) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.ResRet.i16 @dx.op.rawBufferLoad.i16(i32, %dx.types.Handle, i32, i32, i8, i32) #1

declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!9}

!0 = !{!"descry"}
!1 = !{i32 1, i32 9}
!2 = !{!"cs", i32 6, i32 9}
!3 = !{null, !4, null, null}
!4 = !{!5, !7}
!5 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !6}
!6 = !{i32 1, i32 52}
!7 = !{i32 1, ptr undef, !"", i32 0, i32 1, i32 1, i32 12, i1 false, i1 false, i1 false, !8}
!8 = !{i32 1, i32 110}
!9 = !{ptr @main, !"main", null, !3, !10}
!10 = !{i32 0, i64 8598323248, i32 4, !11}
!11 = !{i32 1, i32 1, i32 1}
