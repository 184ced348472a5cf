; passes: unused-values
@A.str = private unnamed_addr constant [2 x i8] c"A\00"

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0), i32)
declare i32 @mayWrite(i32)

; Chains go from their end; calls that may write and what is used stay
define i32 @chains(<4 x float> %v, i32 %x) {
entry:
  %a = extractelement <4 x float> %v, i32 0
  %b = fmul float %a, 2.0
  %c = fadd float %b, 1.0
  %written = call i32 @mayWrite(i32 %x)
  %used = add i32 %x, 1
  ret i32 %used
}

; Whoever tells why A is not used later needs to see that it was: only the load goes
define void @resources(i32 %i) {
entry:
  %a = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @A.str)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %a, i32 %i)
  %v = load float, ptr %p
  %w = fmul float %v, %v
  ret void
}

; Values that use each other in a circle are dead-code's
define void @circle(i1 %c) {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %n, 1
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; ==>

@A.str = private unnamed_addr constant [2 x i8] c"A\00"

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0), i32)

declare i32 @mayWrite(i32)

define i32 @chains(<4 x float> %v, i32 %x) {
entry:
  %written = call i32 @mayWrite(i32 %x)
  %used = add i32 %x, 1
  ret i32 %used
}

define void @resources(i32 %i) {
entry:
  %a = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @A.str)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %a, i32 %i)
  ret void
}

define void @circle(i1 %c) {
entry:
  br label %loop

loop:
  %n = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %n, 1
  br i1 %c, label %loop, label %exit

exit:
  ret void
}
