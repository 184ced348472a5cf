// What lanes do together before `break` stays in the loop; DXC's dx.break keeps it there. A break without it is a plain jump.
Texture2D<float4> Textures[8];
Buffer<uint> Indices;
RWBuffer<float4> Out;

[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex) {
  uint index = Indices[i];
  float4 color = 0;
  while (true) {
    uint uniform_ = WaveReadLaneFirst(index);
    if (uniform_ == index) {
      color = Textures[uniform_].Load(int3(0, 0, 0));
      break;
    }
  }
  uint k;
  for (k = 0; k < index; k++)
    if (Indices[k] == i)
      break;
  Out[i] = color + k;
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }

@dx.break.cond = internal constant [1 x i32] zeroinitializer

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 8, i32 8, i32 0, i8 0 }, i32 8, i1 false)
  %3 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %4 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 10, i32 261 })
  %5 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %4, i32 %3, i32 undef)
  %6 = extractvalue %dx.types.ResRet.i32 %5, 0
  br label %while.cond

while.cond:
  %7 = call i32 @dx.op.waveReadLaneFirst.i32(i32 118, i32 %6)
  %8 = icmp eq i32 %7, %6
  br i1 %8, label %if.then, label %if.end

while.end:
  br label %for.cond

if.then:
  %9 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 7, i32 0, i8 0 }, i32 %7, i1 false)
  %10 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %9, %dx.types.ResourceProperties { i32 2, i32 1033 })
  %11 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %10, i32 0, i32 0, i32 0, i32 undef, i32 undef, i32 undef, i32 undef)
  %12 = extractvalue %dx.types.ResRet.f32 %11, 0
  %13 = extractvalue %dx.types.ResRet.f32 %11, 1
  %14 = extractvalue %dx.types.ResRet.f32 %11, 2
  %15 = extractvalue %dx.types.ResRet.f32 %11, 3
  %16 = load i32, ptr getelementptr inbounds ([1 x i32], ptr @dx.break.cond, i32 0, i32 0), align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %while.end, label %while.cond

if.end:
  br label %while.cond

for.cond:
  %k = phi i32 [ 0, %while.end ], [ %22, %for.inc ]
  %18 = icmp ult i32 %k, %6
  br i1 %18, label %for.body, label %for.end

for.body:
  %19 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %4, i32 %k, i32 undef)
  %20 = extractvalue %dx.types.ResRet.i32 %19, 0
  %21 = icmp eq i32 %20, %3
  br i1 %21, label %for.end, label %for.inc

for.inc:
  %22 = add i32 %k, 1
  br label %for.cond

for.end:
  %23 = uitofp i32 %k to float
  %24 = fadd fast float %12, %23
  %25 = fadd fast float %13, %23
  %26 = fadd fast float %14, %23
  %27 = fadd fast float %15, %23
  %28 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4106, i32 1033 })
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %28, i32 %3, i32 undef, float %24, float %25, float %26, float %27, i8 15)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #1

declare i32 @dx.op.waveReadLaneFirst.i32(i32, i32) #2

declare %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #1

declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!12}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 6}
!4 = !{!5, !10, null, null}
!5 = !{!6, !8}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 8, i32 2, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{i32 1, ptr undef, !"", i32 0, i32 8, i32 1, i32 10, i32 0, !9}
!9 = !{i32 0, i32 5}
!10 = !{!11}
!11 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!12 = !{ptr @main, !"main", null, !4, !13}
!13 = !{i32 0, i64 524288, i32 4, !14}
!14 = !{i32 64, i32 1, i32 1}
