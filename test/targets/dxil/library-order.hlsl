// args: -T lib_6_9 -auto-binding-space 1
// A library lists its functions as declared; those with structs, matrices, arrays or a result in their signature come last. Only ray
// tracing shaders and exported functions have mangled names. Records are in order of declaration, too.
struct Vertex {
  float4 position : SV_Position;
};

reordercoherent RWBuffer<float> Late : register(u7);
RWBuffer<float> Early : register(u1);

[shader("vertex")]
Vertex vertices(uint id : SV_VertexID) {
  Vertex vertex;
  vertex.position = id;
  return vertex;
}

[noinline] export
float twice(float x) {
  globallycoherent RWBuffer<float> heap = ResourceDescriptorHeap[3];
  heap[0] = x;
  return x * 2 + heap[1];
}

[shader("raygeneration")]
void generate() {
  Late[0] = twice(Early[0]);
}

[shader("compute")]
[numthreads(8, 1, 1)]
void compute(uint id : SV_GroupIndex) {
  Early[id] = id;
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }

@"\01?Late@@3V?$RWBuffer@M@@A" = external constant %dx.types.Handle, align 4
@"\01?Early@@3V?$RWBuffer@M@@A" = external constant %dx.types.Handle, align 4

define float @"\01?twice@@YAMM@Z"(float %x) #0 {
  %1 = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 3, i1 false, i1 false)
  %2 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 20490, i32 265 })
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %2, i32 0, i32 undef, float %x, float %x, float %x, float %x, i8 15)
  %3 = fmul fast float %x, 2.000000e+00
  %4 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %2, i32 1, i32 undef)
  %5 = extractvalue %dx.types.ResRet.f32 %4, 0
  %6 = fadd fast float %3, %5
  ret float %6
}

define void @"\01?generate@@YAXXZ"() {
  %1 = load %dx.types.Handle, ptr @"\01?Early@@3V?$RWBuffer@M@@A", align 4
  %2 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)
  %3 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4106, i32 265 })
  %4 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %3, i32 0, i32 undef)
  %5 = extractvalue %dx.types.ResRet.f32 %4, 0
  %6 = call float @"\01?twice@@YAMM@Z"(float %5)
  %7 = load %dx.types.Handle, ptr @"\01?Late@@3V?$RWBuffer@M@@A", align 4
  %8 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %7)
  %9 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %8, %dx.types.ResourceProperties { i32 69642, i32 265 })
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %9, i32 0, i32 undef, float %6, float %6, float %6, float %6, i8 15)
  ret void
}

define void @compute() {
  %1 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %2 = uitofp i32 %1 to float
  %3 = load %dx.types.Handle, ptr @"\01?Early@@3V?$RWBuffer@M@@A", align 4
  %4 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %3)
  %5 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %4, %dx.types.ResourceProperties { i32 4106, i32 265 })
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %5, i32 %1, i32 undef, float %2, float %2, float %2, float %2, i8 15)
  ret void
}

define void @vertices() {
  %1 = call i32 @dx.op.loadInput.i32(i32 4, i32 0, i32 0, i8 0, i32 undef)
  %2 = uitofp i32 %1 to float
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %2)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %2)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %2)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %2)
  ret void
}

declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #1

declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #2

declare %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32, %dx.types.Handle) #3

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #1

declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32) #3

declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #2

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #1

declare %dx.types.Handle @dx.op.createHandleFromHeap(i32, i32, i1, i1) #1

attributes #0 = { noinline }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind }
attributes #3 = { nounwind readonly }

!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!9, !12, !15, !18}

!0 = !{!"descry"}
!1 = !{i32 1, i32 9}
!2 = !{!"lib", i32 6, i32 9}
!3 = !{null, !4, null, null}
!4 = !{!5, !7}
!5 = !{i32 0, ptr @"\01?Late@@3V?$RWBuffer@M@@A", !"Late", i32 0, i32 7, i32 1, i32 10, i1 false, i1 false, i1 false, !6}
!6 = !{i32 0, i32 9, i32 4, i1 true}
!7 = !{i32 1, ptr @"\01?Early@@3V?$RWBuffer@M@@A", !"Early", i32 0, i32 1, i32 1, i32 10, i1 false, i1 false, i1 false, !8}
!8 = !{i32 0, i32 9}
!9 = !{null, !"", null, !3, !10}
!10 = !{i32 0, i64 9663676416, i32 5, !11}
!11 = !{i32 1}
!12 = !{ptr @"\01?generate@@YAXXZ", !"\01?generate@@YAXXZ", null, null, !13}
!13 = !{i32 8, i32 7, i32 5, !14}
!14 = !{i32 0}
!15 = !{ptr @compute, !"compute", null, null, !16}
!16 = !{i32 8, i32 5, i32 4, !17, i32 5, !14}
!17 = !{i32 8, i32 1, i32 1}
!18 = !{ptr @vertices, !"vertices", !19, null, !24}
!19 = !{!20, !22, null}
!20 = !{!21}
!21 = !{i32 0, !"SV_VertexID", i8 5, i8 1, !14, i8 0, i32 1, i8 1, i32 0, i8 0, null}
!22 = !{!23}
!23 = !{i32 0, !"SV_Position", i8 9, i8 3, !14, i8 4, i32 1, i8 4, i32 0, i8 0, null}
!24 = !{i32 8, i32 1, i32 5, !14}
