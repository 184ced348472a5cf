// The mark of NonUniformResourceIndex reaches the handle through copies, parameters, choices, arithmetic, loops, local arrays and tables.
Buffer<float> A[5];
Buffer<float> B[5];
Buffer<float> C[5];
Buffer<float> D[5];
RWBuffer<float> Out;
static const uint order[5] = { 3, 1, 4, 0, 2 };

float element(Buffer<float> buffer, uint k) { return buffer[k]; }

[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Buffer<float> whole[5] = C;
  Out[8] = whole[NonUniformResourceIndex(i)][8] + D[order[NonUniformResourceIndex(i)]][9];
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

@table = internal constant [5 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4], align 4
@order = internal constant [5 x i32] [i32 3, i32 1, i32 4, i32 0, i32 2], align 4

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %2 = alloca [5 x i32], align 4
  %table = alloca [4 x i32], align 4
  %3 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %4 = getelementptr [5 x i32], ptr @table, i32 0, i32 %3
  %5 = load i32, ptr %4, align 4
  %6 = add i32 %5, 10
  %7 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 10, i32 14, i32 0, i8 0 }, i32 %6, i1 true)
  %8 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %7, %dx.types.ResourceProperties { i32 10, i32 265 })
  %9 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %8, i32 8, i32 undef)
  %10 = extractvalue %dx.types.ResRet.f32 %9, 0
  %11 = getelementptr [5 x i32], ptr @order, i32 0, i32 %3
  %12 = load i32, ptr %11, align 4
  %13 = add i32 %12, 15
  %14 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 15, i32 19, i32 0, i8 0 }, i32 %13, i1 true)
  %15 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %14, %dx.types.ResourceProperties { i32 10, i32 265 })
  %16 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %15, i32 9, i32 undef)
  %17 = extractvalue %dx.types.ResRet.f32 %16, 0
  %18 = fadd fast float %10, %17
  %19 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4106, i32 265 })
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %19, i32 8, i32 undef, float %18, float %18, float %18, float %18, i8 15)
  %20 = getelementptr [5 x i32], ptr %2, i32 0, i32 0
  store i32 0, ptr %20, align 4
  %21 = getelementptr [5 x i32], ptr %2, i32 0, i32 2
  store i32 2, ptr %21, align 4
  %22 = getelementptr [5 x i32], ptr %2, i32 0, i32 3
  store i32 3, ptr %22, align 4
  %23 = getelementptr [5 x i32], ptr %2, i32 0, i32 4
  store i32 4, ptr %23, align 4
  %24 = getelementptr [5 x i32], ptr %2, i32 0, i32 1
  store i32 %3, ptr %24, align 4
  %25 = getelementptr [5 x i32], ptr %2, i32 0, i32 %3
  %26 = load i32, ptr %25, align 4
  %27 = add i32 %26, 5
  %28 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 5, i32 9, i32 0, i8 0 }, i32 %27, i1 true)
  %29 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %28, %dx.types.ResourceProperties { i32 10, i32 265 })
  %30 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %29, i32 1, i32 undef)
  %31 = extractvalue %dx.types.ResRet.f32 %30, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %19, i32 1, i32 undef, float %31, float %31, float %31, float %31, i8 15)
  %32 = icmp ugt i32 %3, 2
  %cond.index = select i1 %32, i32 %3, i32 0
  %33 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 4, i32 0, i8 0 }, i32 %cond.index, i1 true)
  %34 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %33, %dx.types.ResourceProperties { i32 10, i32 265 })
  %35 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %34, i32 2, i32 undef)
  %36 = extractvalue %dx.types.ResRet.f32 %35, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %19, i32 2, i32 undef, float %36, float %36, float %36, float %36, i8 15)
  %37 = call i32 @dx.op.binary.i32(i32 40, i32 %3, i32 4)
  %38 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 4, i32 0, i8 0 }, i32 %37, i1 true)
  %39 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %38, %dx.types.ResourceProperties { i32 10, i32 265 })
  %40 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %39, i32 4, i32 undef)
  %41 = extractvalue %dx.types.ResRet.f32 %40, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %19, i32 4, i32 undef, float %41, float %41, float %41, float %41, i8 15)
  %42 = icmp ugt i32 %3, 3
  br i1 %42, label %if.then, label %if.end

if.then:
  %43 = add i32 %3, 1
  br label %if.end

if.end:
  %chosen.index = phi i32 [ %43, %if.then ], [ 1, %0 ]
  %44 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 4, i32 0, i8 0 }, i32 %chosen.index, i1 true)
  %45 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %44, %dx.types.ResourceProperties { i32 10, i32 265 })
  %46 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %45, i32 5, i32 undef)
  %47 = extractvalue %dx.types.ResRet.f32 %46, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %19, i32 5, i32 undef, float %47, float %47, float %47, float %47, i8 15)
  br label %for.cond

for.cond:
  %j = phi i32 [ 0, %if.end ], [ %55, %for.body ]
  %k = phi i32 [ %3, %if.end ], [ %54, %for.body ]
  %48 = icmp ult i32 %j, %3
  br i1 %48, label %for.body, label %for.end

for.body:
  %49 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 4, i32 0, i8 0 }, i32 %k, i1 true)
  %50 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %49, %dx.types.ResourceProperties { i32 10, i32 265 })
  %51 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %50, i32 6, i32 undef)
  %52 = extractvalue %dx.types.ResRet.f32 %51, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %19, i32 6, i32 undef, float %52, float %52, float %52, float %52, i8 15)
  %53 = mul i32 %k, 3
  %54 = urem i32 %53, 5
  %55 = add i32 %j, 1
  br label %for.cond

for.end:
  %56 = getelementptr [4 x i32], ptr %table, i32 0, i32 0
  store i32 0, ptr %56, align 4
  %57 = getelementptr [4 x i32], ptr %table, i32 0, i32 1
  store i32 %3, ptr %57, align 4
  %58 = getelementptr [4 x i32], ptr %table, i32 0, i32 2
  store i32 %3, ptr %58, align 4
  %59 = getelementptr [4 x i32], ptr %table, i32 0, i32 3
  store i32 3, ptr %59, align 4
  %60 = and i32 %3, 3
  %61 = getelementptr [4 x i32], ptr %table, i32 0, i32 %60
  %62 = load i32, ptr %61, align 4
  %63 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 4, i32 0, i8 0 }, i32 %62, i1 true)
  %64 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %63, %dx.types.ResourceProperties { i32 10, i32 265 })
  %65 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %64, i32 7, i32 undef)
  %66 = extractvalue %dx.types.ResRet.f32 %65, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %19, i32 7, i32 undef, float %66, float %66, float %66, float %66, i8 15)
  %67 = add i32 %3, 2
  %68 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 4, i32 0, i8 0 }, i32 %67, i1 true)
  %69 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %68, %dx.types.ResourceProperties { i32 10, i32 265 })
  %70 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %69, i32 8, i32 undef)
  %71 = extractvalue %dx.types.ResRet.f32 %70, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %19, i32 8, i32 undef, float %71, float %71, float %71, float %71, i8 15)
  %72 = add i32 %3, 3
  %73 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 4, i32 0, i8 0 }, i32 %72, i1 true)
  %74 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %73, %dx.types.ResourceProperties { i32 10, i32 265 })
  %75 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %74, i32 9, i32 undef)
  %76 = extractvalue %dx.types.ResRet.f32 %75, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %19, i32 9, i32 undef, float %76, float %76, float %76, float %76, i8 15)
  %77 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 4, i32 0, i8 0 }, i32 %3, i1 false)
  %78 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %77, %dx.types.ResourceProperties { i32 10, i32 265 })
  %79 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %78, i32 10, i32 undef)
  %80 = extractvalue %dx.types.ResRet.f32 %79, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %19, i32 10, i32 undef, float %80, float %80, float %80, float %80, i8 15)
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
!dx.entryPoints = !{!13}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 6}
!4 = !{!5, !11, null, null}
!5 = !{!6, !8, !9, !10}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 5, i32 10, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{i32 1, ptr undef, !"", i32 0, i32 5, i32 5, i32 10, i32 0, !7}
!9 = !{i32 2, ptr undef, !"", i32 0, i32 10, i32 5, i32 10, i32 0, !7}
!10 = !{i32 3, ptr undef, !"", i32 0, i32 15, i32 5, i32 10, i32 0, !7}
!11 = !{!12}
!12 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!13 = !{ptr @main, !"main", null, !4, !14}
!14 = !{i32 4, !15}
!15 = !{i32 8, i32 1, i32 1}
