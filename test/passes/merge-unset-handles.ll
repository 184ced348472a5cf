; passes: merge-unset-handles
; A resource that is set on one path only is that resource; elements of an array are still told apart by their index.
@T.str = private unnamed_addr constant [2 x i8] c"T\00", align 1
define void @f(i1 %c) {
entry:
  br i1 %c, label %then, label %join
then:
  %x = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 0, i32 0, i32 4, i32 2, ptr @T.str)
  br label %join
join:
  %y = phi target("dx.TypedBuffer", float, 1, 0, 0) [ %x, %then ], [ poison, %entry ]
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", float, 1, 0, 0) %y, i32 0)
  store float 1.0, ptr %p
  ret void
}
define void @g(i1 %c, i1 %d, i32 %i, i32 %j) {
  %x = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 0, i32 0, i32 4, i32 %i, ptr @T.str)
  %y = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 0, i32 0, i32 4, i32 %j, ptr @T.str)
  %first = select i1 %c, target("dx.TypedBuffer", float, 1, 0, 0) %x, target("dx.TypedBuffer", float, 1, 0, 0) poison
  %second = select i1 %d, target("dx.TypedBuffer", float, 1, 0, 0) %y, target("dx.TypedBuffer", float, 1, 0, 0) %first
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", float, 1, 0, 0) %second, i32 0)
  store float 1.0, ptr %p
  ret void
}
; ==>

@T.str = private unnamed_addr constant [2 x i8] c"T\00", align 1

define void @f(i1 %c) {
entry:
  br i1 %c, label %then, label %join

then:
  %x = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 4, i32 2, ptr @T.str)
  br label %join

join:
  %y = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 4, i32 2, ptr @T.str)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %y, i32 0)
  store float 1.000000e+00, ptr %p
  ret void
}

define void @g(i1 %c, i1 %d, i32 %i, i32 %j) {
  %x = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 4, i32 %i, ptr @T.str)
  %y = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 4, i32 %j, ptr @T.str)
  %first.index = select i1 %c, i32 %i, i32 %i
  %first = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 4, i32 %first.index, ptr @T.str)
  %second.index = select i1 %d, i32 %j, i32 %first.index
  %second = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 4, i32 %second.index, ptr @T.str)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %second, i32 0)
  store float 1.000000e+00, ptr %p
  ret void
}

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0), i32)
