// A method of an element of a UAV or of groupshared memory works there: nothing is loaded or stored but what it names.
struct Inner {
  uint x;
  uint get() { return x; }
  void bump() { x += 1; }
};
struct S {
  uint a;
  uint b[4];
  Inner inner;
  uint get() { return a; }
  void set(uint value, uint at) {
    b[at] = value;
    inner.bump();
  }
};
RWStructuredBuffer<S> Buffer;
groupshared S Shared[64];
RWBuffer<uint> Out;

[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Out[i] = Buffer[i].get() + Buffer[2].inner.get() + Shared[63 - i].get();
  Buffer[i].set(i, i & 3);
  Shared[i].set(3, 2);
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }

@Shared.0 = internal addrspace(3) global [64 x i32] undef, align 4
@Shared.1 = internal addrspace(3) global [256 x i32] undef, align 4
@Shared.2 = internal addrspace(3) global [64 x i32] undef, align 4

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 1 }, i32 1, i1 false)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %3 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %4 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4620, i32 24 })
  %5 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %4, i32 %3, i32 0, i8 1, i32 4)
  %6 = extractvalue %dx.types.ResRet.i32 %5, 0
  %7 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %4, i32 2, i32 20, i8 1, i32 4)
  %8 = extractvalue %dx.types.ResRet.i32 %7, 0
  %9 = add i32 %6, %8
  %10 = sub i32 63, %3
  %11 = getelementptr [64 x i32], ptr addrspace(3) @Shared.0, i32 0, i32 %10
  %12 = load i32, ptr addrspace(3) %11, align 4
  %13 = add i32 %9, %12
  %14 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4106, i32 261 })
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %14, i32 %3, i32 undef, i32 %13, i32 %13, i32 %13, i32 %13, i8 15)
  %15 = and i32 %3, 3
  %16 = mul i32 %15, 4
  %17 = add i32 %16, 4
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %4, i32 %3, i32 %17, i32 %3, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %18 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %4, i32 %3, i32 20, i8 1, i32 4)
  %19 = extractvalue %dx.types.ResRet.i32 %18, 0
  %20 = add i32 %19, 1
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %4, i32 %3, i32 20, i32 %20, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %21 = mul i32 %3, 4
  %22 = add i32 %21, 2
  %23 = getelementptr [256 x i32], ptr addrspace(3) @Shared.1, i32 0, i32 %22
  store i32 3, ptr addrspace(3) %23, align 4
  %24 = getelementptr [64 x i32], ptr addrspace(3) @Shared.2, i32 0, i32 %3
  %25 = load i32, ptr addrspace(3) %24, align 4
  %26 = add i32 %25, 1
  store i32 %26, ptr addrspace(3) %24, align 4
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32, %dx.types.Handle, i32, i32, i8, i32) #1

declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #2

declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #2

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
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !7}
!7 = !{i32 1, i32 24}
!8 = !{i32 1, ptr undef, !"", i32 0, i32 1, i32 1, i32 10, i1 false, i1 false, i1 false, !9}
!9 = !{i32 0, i32 5}
!10 = !{ptr @main, !"main", null, !4, !11}
!11 = !{i32 0, i64 16, i32 4, !12}
!12 = !{i32 64, i32 1, i32 1}
