// args: -T cs_6_1
struct Element {
  float4 color;
  double weight;
};
RWStructuredBuffer<Element> Elements;

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Elements[id.x].weight = Elements[id.y].weight;
  Elements[id.x].color.yz = Elements[id.y].color.xy;
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%dx.types.splitdouble = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %2 = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %3 = call i32 @dx.op.threadId.i32(i32 93, i32 1)
  %4 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %3, i32 16)
  %5 = extractvalue %dx.types.ResRet.i32 %4, 0
  %6 = extractvalue %dx.types.ResRet.i32 %4, 1
  %7 = call double @dx.op.makeDouble.f64(i32 101, i32 %5, i32 %6)
  %8 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %7)
  %9 = extractvalue %dx.types.splitdouble %8, 0
  %10 = extractvalue %dx.types.splitdouble %8, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 16, i32 %9, i32 %10, i32 undef, i32 undef, i8 3)
  %11 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %1, i32 %3, i32 0)
  %12 = extractvalue %dx.types.ResRet.f32 %11, 0
  %13 = extractvalue %dx.types.ResRet.f32 %11, 1
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %1, i32 %2, i32 4, float %12, float undef, float undef, float undef, i8 1)
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %1, i32 %2, i32 8, float %13, float undef, float undef, float undef, i8 1)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #0

declare i32 @dx.op.threadId.i32(i32, i32) #1

declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #0

declare double @dx.op.makeDouble.f64(i32, i32, i32) #1

declare %dx.types.splitdouble @dx.op.splitDouble.f64(i32, double) #1

declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #2

declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32) #0

declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #2

attributes #0 = { nounwind readonly }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!8}

!0 = !{!"descry"}
!1 = !{i32 1, i32 1}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 1}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !7}
!7 = !{i32 1, i32 24}
!8 = !{ptr @main, !"main", null, !4, !9}
!9 = !{i32 0, i64 20, i32 4, !10}
!10 = !{i32 1, i32 1, i32 1}
