; passes: global-dead-code
@A.str = private unnamed_addr constant [2 x i8] c"A\00"
@B.str = private unnamed_addr constant [2 x i8] c"B\00"
@unused = internal global i32 0
@pointer = internal global ptr @target
@target = internal global i32 0
@exported = global i32 0

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0), i32)
declare void @nobody()
declare void @somebody()

define internal void @foo() {
entry:
  %b = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 1, i32 1, i32 0, ptr @B.str)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %b, i32 0)
  store float 1.0, ptr %p
  call void @bar()
  ret void
}

define internal void @bar() {
entry:
  call void @foo()
  store ptr @unused, ptr @pointer
  ret void
}

define internal void @called() {
entry:
  call void @somebody()
  ret void
}

define void @main() "hlsl.shader"="compute" {
entry:
  %a = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @A.str)
  call void @called()
  ret void
}
; ==>

@A.str = private unnamed_addr constant [2 x i8] c"A\00"
@exported = global i32 0

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)

declare void @somebody()

define internal void @called() {
entry:
  call void @somebody()
  ret void
}

define void @main() #0 {
entry:
  %a = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @A.str)
  call void @called()
  ret void
}

attributes #0 = { "hlsl.shader"="compute" }
; B is gone, function-never-called: the function 'foo' is never called (use: %p)
