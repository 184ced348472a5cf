// The mark of NonUniformResourceIndex reaches the handle through copies, parameters, choices, arithmetic, loops and local arrays.
Buffer<float> A[5];
Buffer<float> B[5];
RWBuffer<float> Out;

float element(Buffer<float> buffer, uint k) { return buffer[k]; }

[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Buffer<float> copy[5] = B;
  copy[1] = B[i];
  Out[1] = copy[NonUniformResourceIndex(i)][1];
  Out[2] = (i > 2 ? A[NonUniformResourceIndex(i)] : A[0])[2];
  Out[4] = A[min(NonUniformResourceIndex(i), 4u)][4];
  Buffer<float> chosen;
  if (i > 3)
    chosen = A[NonUniformResourceIndex(i + 1)];
  else
    chosen = A[1];
  Out[5] = chosen[5];
  uint k = NonUniformResourceIndex(i);
  for (uint j = 0; j < i; j++) {
    Out[6] = A[k][6];
    k = (k * 3) % 5;
  }
  uint table[4] = { 0, i, NonUniformResourceIndex(i), 3 };
  Out[7] = A[table[i & 3]][7];
  Out[8] = element(A[NonUniformResourceIndex(i + 2)], 8);
  uint2 pair = uint2(1, NonUniformResourceIndex(i + 3));
  Out[9] = A[pair.y][9];
  // Not marked.
  Out[10] = A[i][10];
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %2 = alloca [5 x i32], align 4
  %table = alloca [4 x i32], align 4
  %3 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %4 = getelementptr [5 x i32], ptr %2, i32 0, i32 0
  store i32 0, ptr %4, align 4
  %5 = getelementptr [5 x i32], ptr %2, i32 0, i32 2
  store i32 2, ptr %5, align 4
  %6 = getelementptr [5 x i32], ptr %2, i32 0, i32 3
  store i32 3, ptr %6, align 4
  %7 = getelementptr [5 x i32], ptr %2, i32 0, i32 4
  store i32 4, ptr %7, align 4
  %8 = getelementptr [5 x i32], ptr %2, i32 0, i32 1
  store i32 %3, ptr %8, align 4
  %9 = getelementptr [5 x i32], ptr %2, i32 0, i32 %3
  %10 = load i32, ptr %9, align 4
  %11 = add i32 %10, 5
  %12 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 5, i32 9, i32 0, i8 0 }, i32 %11, i1 true)
  %13 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %12, %dx.types.ResourceProperties { i32 10, i32 265 })
  %14 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %13, i32 1, i32 undef)
  %15 = extractvalue %dx.types.ResRet.f32 %14, 0
  %16 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4106, i32 265 })
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %16, i32 1, i32 undef, float %15, float %15, float %15, float %15, i8 15)
  %17 = icmp ugt i32 %3, 2
  %cond.index = select i1 %17, i32 %3, i32 0
  %18 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 4, i32 0, i8 0 }, i32 %cond.index, i1 true)
  %19 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %18, %dx.types.ResourceProperties { i32 10, i32 265 })
  %20 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %19, i32 2, i32 undef)
  %21 = extractvalue %dx.types.ResRet.f32 %20, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %16, i32 2, i32 undef, float %21, float %21, float %21, float %21, i8 15)
  %22 = call i32 @dx.op.binary.i32(i32 40, i32 %3, i32 4)
  %23 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 4, i32 0, i8 0 }, i32 %22, i1 true)
  %24 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %23, %dx.types.ResourceProperties { i32 10, i32 265 })
  %25 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %24, i32 4, i32 undef)
  %26 = extractvalue %dx.types.ResRet.f32 %25, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %16, i32 4, i32 undef, float %26, float %26, float %26, float %26, i8 15)
  %27 = icmp ugt i32 %3, 3
  br i1 %27, label %if.then, label %if.end

if.then:
  %28 = add i32 %3, 1
  br label %if.end

if.end:
  %chosen.index = phi i32 [ %28, %if.then ], [ 1, %0 ]
  %29 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 4, i32 0, i8 0 }, i32 %chosen.index, i1 true)
  %30 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %29, %dx.types.ResourceProperties { i32 10, i32 265 })
  %31 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %30, i32 5, i32 undef)
  %32 = extractvalue %dx.types.ResRet.f32 %31, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %16, i32 5, i32 undef, float %32, float %32, float %32, float %32, i8 15)
  br label %for.cond

for.cond:
  %j = phi i32 [ 0, %if.end ], [ %40, %for.body ]
  %k = phi i32 [ %3, %if.end ], [ %39, %for.body ]
  %33 = icmp ult i32 %j, %3
  br i1 %33, label %for.body, label %for.end

for.body:
  %34 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 4, i32 0, i8 0 }, i32 %k, i1 true)
  %35 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %34, %dx.types.ResourceProperties { i32 10, i32 265 })
  %36 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %35, i32 6, i32 undef)
  %37 = extractvalue %dx.types.ResRet.f32 %36, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %16, i32 6, i32 undef, float %37, float %37, float %37, float %37, i8 15)
  %38 = mul i32 %k, 3
  %39 = urem i32 %38, 5
  %40 = add i32 %j, 1
  br label %for.cond

for.end:
  %41 = getelementptr [4 x i32], ptr %table, i32 0, i32 0
  store i32 0, ptr %41, align 4
  %42 = getelementptr [4 x i32], ptr %table, i32 0, i32 1
  store i32 %3, ptr %42, align 4
  %43 = getelementptr [4 x i32], ptr %table, i32 0, i32 2
  store i32 %3, ptr %43, align 4
  %44 = getelementptr [4 x i32], ptr %table, i32 0, i32 3
  store i32 3, ptr %44, align 4
  %45 = and i32 %3, 3
  %46 = getelementptr [4 x i32], ptr %table, i32 0, i32 %45
  %47 = load i32, ptr %46, align 4
  %48 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 4, i32 0, i8 0 }, i32 %47, i1 true)
  %49 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %48, %dx.types.ResourceProperties { i32 10, i32 265 })
  %50 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %49, i32 7, i32 undef)
  %51 = extractvalue %dx.types.ResRet.f32 %50, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %16, i32 7, i32 undef, float %51, float %51, float %51, float %51, i8 15)
  %52 = add i32 %3, 2
  %53 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 4, i32 0, i8 0 }, i32 %52, i1 true)
  %54 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %53, %dx.types.ResourceProperties { i32 10, i32 265 })
  %55 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %54, i32 8, i32 undef)
  %56 = extractvalue %dx.types.ResRet.f32 %55, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %16, i32 8, i32 undef, float %56, float %56, float %56, float %56, i8 15)
  %57 = add i32 %3, 3
  %58 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 4, i32 0, i8 0 }, i32 %57, i1 true)
  %59 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %58, %dx.types.ResourceProperties { i32 10, i32 265 })
  %60 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %59, i32 9, i32 undef)
  %61 = extractvalue %dx.types.ResRet.f32 %60, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %16, i32 9, i32 undef, float %61, float %61, float %61, float %61, i8 15)
  %62 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 4, i32 0, i8 0 }, i32 %3, i1 false)
  %63 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %62, %dx.types.ResourceProperties { i32 10, i32 265 })
  %64 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %63, i32 10, i32 undef)
  %65 = extractvalue %dx.types.ResRet.f32 %64, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %16, i32 10, i32 undef, float %65, float %65, float %65, float %65, i8 15)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32) #1

declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #2

declare i32 @dx.op.binary.i32(i32, i32, i32) #0

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
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 5, i32 10, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{i32 1, ptr undef, !"", i32 0, i32 5, i32 5, i32 10, i32 0, !7}
!9 = !{!10}
!10 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!11 = !{ptr @main, !"main", null, !4, !12}
!12 = !{i32 4, !13}
!13 = !{i32 8, i32 1, i32 1}
