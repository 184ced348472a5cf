// args: -T cs_6_6
struct Particle {
  float3 position;
  bool alive;
  double age;
};
StructuredBuffer<Particle> In;
AppendStructuredBuffer<Particle> Living;
RWByteAddressBuffer Bytes;

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Particle particle = In[id.x];
  if (particle.alive)
    Living.Append(particle);
  uint old;
  Bytes.InterlockedAdd(4, 1, old);
  Bytes.Store2(16 + id.x * 8, uint2(old, 0));
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%dx.types.ResRet.f64 = type { double, double, double, double, i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 1 }, i32 1, i1 false)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %3 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind zeroinitializer, i32 0, i1 false)
  %4 = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %5 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 780, i32 24 })
  %6 = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %5, i32 %4, i32 0, i8 7, i32 4)
  %7 = extractvalue %dx.types.ResRet.f32 %6, 0
  %8 = extractvalue %dx.types.ResRet.f32 %6, 1
  %9 = extractvalue %dx.types.ResRet.f32 %6, 2
  %10 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %5, i32 %4, i32 12, i8 1, i32 4)
  %11 = extractvalue %dx.types.ResRet.i32 %10, 0
  %12 = icmp ne i32 %11, 0
  %13 = call %dx.types.ResRet.f64 @dx.op.rawBufferLoad.f64(i32 139, %dx.types.Handle %5, i32 %4, i32 16, i8 1, i32 8)
  %14 = extractvalue %dx.types.ResRet.f64 %13, 0
  br i1 %12, label %if.then, label %if.end

if.then:
  %15 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 37644, i32 24 })
  %16 = call i32 @dx.op.bufferUpdateCounter(i32 70, %dx.types.Handle %15, i8 1)
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %15, i32 %16, i32 0, float %7, float %8, float %9, float undef, i8 7, i32 4)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %15, i32 %16, i32 12, i32 1, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  call void @dx.op.rawBufferStore.f64(i32 140, %dx.types.Handle %15, i32 %16, i32 16, double %14, double undef, double undef, double undef, i8 1, i32 8)
  br label %if.end

if.end:
  %17 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4107, i32 0 })
  %18 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %17, i32 0, i32 4, i32 undef, i32 undef, i32 1)
  %19 = mul i32 %4, 8
  %20 = add i32 %19, 16
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %17, i32 %20, i32 undef, i32 %18, i32 0, i32 undef, i32 undef, i8 3, i32 4)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare i32 @dx.op.threadId.i32(i32, i32) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32, %dx.types.Handle, i32, i32, i8, i32) #1

declare %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32, %dx.types.Handle, i32, i32, i8, i32) #1

declare %dx.types.ResRet.f64 @dx.op.rawBufferLoad.f64(i32, %dx.types.Handle, i32, i32, i8, i32) #1

declare i32 @dx.op.bufferUpdateCounter(i32, %dx.types.Handle, i8) #2

declare void @dx.op.rawBufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8, i32) #2

declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #2

declare void @dx.op.rawBufferStore.f64(i32, %dx.types.Handle, i32, i32, double, double, double, double, i8, i32) #2

declare i32 @dx.op.atomicBinOp.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!11}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 6}
!4 = !{!5, !8, null, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 12, i32 0, !7}
!7 = !{i32 1, i32 24}
!8 = !{!9, !10}
!9 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 true, i1 false, !7}
!10 = !{i32 1, ptr undef, !"", i32 0, i32 1, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!11 = !{ptr @main, !"main", null, !4, !12}
!12 = !{i32 0, i64 20, i32 4, !13}
!13 = !{i32 64, i32 1, i32 1}
