; passes: assign-bindings
; Every overlapping pair, and what finds no room behind an unbounded array.
@A.str = private unnamed_addr constant [2 x i8] c"A\00", align 1
@B.str = private unnamed_addr constant [2 x i8] c"B\00", align 1
@C.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
@D.str = private unnamed_addr constant [2 x i8] c"D\00", align 1
define void @f() {
  %a = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 5, i32 0, ptr @A.str)
  %b = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 2, i32 0, ptr @B.str)
  %c = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 3, i32 0, ptr @C.str)
  %all = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 1, i32 0, i32 -1, i32 0, ptr null)
  %d = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 2, i32 0, i32 4, i32 0, ptr @D.str)
  ret void
}
; ==>

@A.str = private unnamed_addr constant [2 x i8] c"A\00", align 1
@B.str = private unnamed_addr constant [2 x i8] c"B\00", align 1
@C.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
@D.str = private unnamed_addr constant [2 x i8] c"D\00", align 1

define void @f() {
  %a = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_0_0t(i32 0, i32 1, i32 5, i32 0, ptr @A.str)
  %b = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_0_0t(i32 0, i32 2, i32 2, i32 0, ptr @B.str)
  %c = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_0_0t(i32 0, i32 3, i32 3, i32 0, ptr @C.str)
  %all = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_0_0t(i32 0, i32 6, i32 -1, i32 0, ptr null)
  %d = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_0_0t(i32 2, i32 0, i32 4, i32 0, ptr @D.str)
  ret void
}

declare target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_0_0t(i32, i32, i32, i32, ptr)

declare target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_f32_0_0t(i32, i32, i32, i32, ptr)
; error: resource B at register 2 overlaps with resource A at register 1, space 0
; error: resource C at register 3 overlaps with resource B at register 2, space 0
; error: resource C at register 3 overlaps with resource A at register 1, space 0
; error: resource D could not be allocated
