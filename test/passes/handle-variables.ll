; passes: handle-variables
; An array of handles in memory holds indices instead.
@T.str = private unnamed_addr constant [2 x i8] c"T\00", align 1
define void @f(i32 %i, i32 %k) {
  %slots = alloca [2 x target("dx.TypedBuffer", float, 1, 0, 0)]
  %x = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 8, i32 %i, ptr @T.str)
  %y = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 8, i32 3, ptr @T.str)
  %first = getelementptr [2 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %slots, i32 0, i32 0
  %second = getelementptr [2 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %slots, i32 0, i32 1
  store target("dx.TypedBuffer", float, 1, 0, 0) %x, ptr %first
  store target("dx.TypedBuffer", float, 1, 0, 0) %y, ptr %second
  %slot = getelementptr [2 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %slots, i32 0, i32 %k
  %h = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %slot
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", float, 1, 0, 0) %h, i32 0)
  store float 1.0, ptr %p
  ret void
}
define void @choice(i32 %i, i32 %k, i1 %c, i1 %d) {
entry:
  %slots = alloca [2 x target("dx.TypedBuffer", float, 1, 0, 0)]
  %x = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 8, i32 %i, ptr @T.str)
  %y = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 8, i32 3, ptr @T.str)
  %first = getelementptr [2 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %slots, i32 0, i32 0
  %second = getelementptr [2 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %slots, i32 0, i32 1
  store target("dx.TypedBuffer", float, 1, 0, 0) %x, ptr %first
  %picked = select i1 %d, target("dx.TypedBuffer", float, 1, 0, 0) %x, target("dx.TypedBuffer", float, 1, 0, 0) %y
  store target("dx.TypedBuffer", float, 1, 0, 0) %picked, ptr %second
  %slot = getelementptr [2 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %slots, i32 0, i32 %k
  br i1 %c, label %read, label %end

read:
  %h = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %slot
  br label %end

end:
  %chosen = phi target("dx.TypedBuffer", float, 1, 0, 0) [ %h, %read ], [ %y, %entry ]
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", float, 1, 0, 0) %chosen, i32 0)
  store float 1.0, ptr %p
  ret void
}
; ==>

@T.str = private unnamed_addr constant [2 x i8] c"T\00", align 1

define void @f(i32 %i, i32 %k) {
  %1 = alloca [2 x i32], align 4
  %slots = alloca [2 x target("dx.TypedBuffer", float, 1, 0, 0)]
  %x = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 8, i32 %i, ptr @T.str)
  %y = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 8, i32 3, ptr @T.str)
  %2 = getelementptr [2 x i32], ptr %1, i32 0, i32 0
  %first = getelementptr [2 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %slots, i32 0, i32 0
  %3 = getelementptr [2 x i32], ptr %1, i32 0, i32 1
  %second = getelementptr [2 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %slots, i32 0, i32 1
  store i32 %i, ptr %2, align 4
  store i32 3, ptr %3, align 4
  %4 = getelementptr [2 x i32], ptr %1, i32 0, i32 %k
  %slot = getelementptr [2 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %slots, i32 0, i32 %k
  %5 = load i32, ptr %4, align 4
  %6 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 8, i32 %5, ptr @T.str)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %6, i32 0)
  store float 1.000000e+00, ptr %p
  ret void
}

define void @choice(i32 %i, i32 %k, i1 %c, i1 %d) {
entry:
  %0 = alloca [2 x i32], align 4
  %slots = alloca [2 x target("dx.TypedBuffer", float, 1, 0, 0)]
  %x = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 8, i32 %i, ptr @T.str)
  %y = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 8, i32 3, ptr @T.str)
  %1 = getelementptr [2 x i32], ptr %0, i32 0, i32 0
  %first = getelementptr [2 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %slots, i32 0, i32 0
  %2 = getelementptr [2 x i32], ptr %0, i32 0, i32 1
  %second = getelementptr [2 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %slots, i32 0, i32 1
  store i32 %i, ptr %1, align 4
  %3 = select i1 %d, i32 %i, i32 3
  %4 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 8, i32 %3, ptr @T.str)
  store i32 %3, ptr %2, align 4
  %5 = getelementptr [2 x i32], ptr %0, i32 0, i32 %k
  %slot = getelementptr [2 x target("dx.TypedBuffer", float, 1, 0, 0)], ptr %slots, i32 0, i32 %k
  br i1 %c, label %read, label %end

read:
  %6 = load i32, ptr %5, align 4
  %7 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 8, i32 %6, ptr @T.str)
  br label %end

end:
  %8 = phi i32 [ %6, %read ], [ 3, %entry ]
  %9 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 8, i32 %8, ptr @T.str)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %9, i32 0)
  store float 1.000000e+00, ptr %p
  ret void
}

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0), i32)
