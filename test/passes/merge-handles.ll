; passes: merge-handles
; A choice between elements of one array is a choice between indices; one between different resources stays.
; So is a choice between elements of a heap.
@T.str = private unnamed_addr constant [2 x i8] c"T\00", align 1
@U.str = private unnamed_addr constant [2 x i8] c"U\00", align 1
define void @f(i1 %c, i32 %i, i32 %j) {
  %x = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 0, i32 0, i32 4, i32 %i, ptr @T.str)
  %y = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 0, i32 0, i32 4, i32 %j, ptr @T.str)
  %z = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 1, i32 0, i32 1, i32 0, ptr @U.str)
  %same = select i1 %c, target("dx.TypedBuffer", float, 1, 0, 0) %x, target("dx.TypedBuffer", float, 1, 0, 0) %y
  %different = select i1 %c, target("dx.TypedBuffer", float, 1, 0, 0) %x, target("dx.TypedBuffer", float, 1, 0, 0) %z
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", float, 1, 0, 0) %same, i32 0)
  store float 1.0, ptr %p
  %q = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", float, 1, 0, 0) %different, i32 0)
  store float 1.0, ptr %q
  ret void
}
define void @heap(i1 %c, i32 %i) {
entry:
  br i1 %c, label %then, label %join
then:
  %x = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromheap(i32 %i, i1 false)
  br label %join
join:
  %y = phi target("dx.TypedBuffer", float, 1, 0, 0) [ %x, %then ], [ poison, %entry ]
  %z = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromheap(i32 2, i1 false)
  %w = select i1 %c, target("dx.TypedBuffer", float, 1, 0, 0) %z, target("dx.TypedBuffer", float, 1, 0, 0) %y
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", float, 1, 0, 0) %w, i32 0)
  store float 1.0, ptr %p
  ret void
}
; ==>

@T.str = private unnamed_addr constant [2 x i8] c"T\00", align 1
@U.str = private unnamed_addr constant [2 x i8] c"U\00", align 1

define void @f(i1 %c, i32 %i, i32 %j) {
  %x = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 4, i32 %i, ptr @T.str)
  %y = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 4, i32 %j, ptr @T.str)
  %z = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 1, i32 0, i32 1, i32 0, ptr @U.str)
  %same.index = select i1 %c, i32 %i, i32 %j
  %same = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 4, i32 %same.index, ptr @T.str)
  %different = select i1 %c, target("dx.TypedBuffer", float, 1, 0, 0) %x, target("dx.TypedBuffer", float, 1, 0, 0) %z
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %same, i32 0)
  store float 1.000000e+00, ptr %p
  %q = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %different, i32 0)
  store float 1.000000e+00, ptr %q
  ret void
}

define void @heap(i1 %c, i32 %i) {
entry:
  br i1 %c, label %then, label %join

then:
  %x = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromheap.tdx.TypedBuffer_f32_1_0_0t(i32 %i, i1 false)
  br label %join

join:
  %y.index = phi i32 [ %i, %then ], [ poison, %entry ]
  %y = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromheap.tdx.TypedBuffer_f32_1_0_0t(i32 %y.index, i1 false)
  %z = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromheap.tdx.TypedBuffer_f32_1_0_0t(i32 2, i1 false)
  %w.index = select i1 %c, i32 2, i32 %y.index
  %w = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromheap.tdx.TypedBuffer_f32_1_0_0t(i32 %w.index, i1 false)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %w, i32 0)
  store float 1.000000e+00, ptr %p
  ret void
}

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0), i32)

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromheap.tdx.TypedBuffer_f32_1_0_0t(i32, i1)
