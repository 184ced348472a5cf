// An array of resources that a function only reads is indexed where it is declared: no table of its indices, and marks stay.
Texture2D<float4> Textures[4096];
Buffer<float> Grid[3][5];
RWBuffer<float4> Out;

float4 load(Texture2D<float4> textures[4096], uint k) { return textures[k][uint2(0, k)]; }
float cell(Buffer<float> row[5], uint k) { return row[NonUniformResourceIndex(k)][0]; }

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupID) {
  Out[0] = load(Textures, i);
  Out[1] = cell(Grid[2], i) + cell(Grid[i], 1);
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %2 = call i32 @dx.op.groupId.i32(i32 94, i32 0)
  %3 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 4095, i32 0, i8 0 }, i32 %2, i1 false)
  %4 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 2, i32 1033 })
  %5 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %4, i32 0, i32 0, i32 %2, i32 undef, i32 undef, i32 undef, i32 undef)
  %6 = extractvalue %dx.types.ResRet.f32 %5, 0
  %7 = extractvalue %dx.types.ResRet.f32 %5, 1
  %8 = extractvalue %dx.types.ResRet.f32 %5, 2
  %9 = extractvalue %dx.types.ResRet.f32 %5, 3
  %10 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4106, i32 1033 })
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %10, i32 0, i32 undef, float %6, float %7, float %8, float %9, i8 15)
  %11 = add i32 %2, 10
  %12 = add i32 %11, 4096
  %13 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 4096, i32 4110, i32 0, i8 0 }, i32 %12, i1 true)
  %14 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %13, %dx.types.ResourceProperties { i32 10, i32 265 })
  %15 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %14, i32 0, i32 undef)
  %16 = extractvalue %dx.types.ResRet.f32 %15, 0
  %17 = mul i32 %2, 5
  %18 = add i32 %17, 1
  %19 = add i32 %18, 4096
  %20 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 4096, i32 4110, i32 0, i8 0 }, i32 %19, i1 false)
  %21 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %20, %dx.types.ResourceProperties { i32 10, i32 265 })
  %22 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %21, i32 0, i32 undef)
  %23 = extractvalue %dx.types.ResRet.f32 %22, 0
  %24 = fadd fast float %16, %23
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %10, i32 1, i32 undef, float %24, float %24, float %24, float %24, i8 15)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare i32 @dx.op.groupId.i32(i32, i32) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #1

declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #2

declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32) #1

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
!4 = !{!5, !9, null, null}
!5 = !{!6, !8}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 4096, i32 2, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{i32 1, ptr undef, !"", i32 0, i32 4096, i32 15, i32 10, i32 0, !7}
!9 = !{!10}
!10 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!11 = !{ptr @main, !"main", null, !4, !12}
!12 = !{i32 4, !13}
!13 = !{i32 1, i32 1, i32 1}
