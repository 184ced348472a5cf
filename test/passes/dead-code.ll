; passes: dead-code
@A.str = private unnamed_addr constant [2 x i8] c"A\00"
@B.str = private unnamed_addr constant [2 x i8] c"B\00"
@shared = internal addrspace(3) global [4 x float] zeroinitializer

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0), i32)
declare i32 @llvm.dx.resource.updatecounter.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0), i8)
declare i32 @llvm.dx.resource.getdimensions.x.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0))
declare void @llvm.dx.group.memory.barrier.with.group.sync()
declare void @use(i32)

; a loop that sums A, but the sum goes nowhere
define void @loop(i32 %n) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %sum = phi float [ 0.0, %entry ], [ %more, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %end

body:
  %a = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @A.str)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %a, i32 %i)
  %v = load float, ptr %p
  %more = fadd float %sum, %v
  %next = add i32 %i, 1
  br label %head

end:
  call void @use(i32 %n)
  ret void
}

; the branch decides nothing, but the switch inside the other way decides a write
define void @branches(i1 %c, i32 %x, ptr %out) {
entry:
  br i1 %c, label %then, label %else

then:
  %y = add i32 %x, 1
  br label %end

else:
  %z = mul i32 %x, 3
  br label %end

end:
  %dead = phi i32 [ %y, %then ], [ %z, %else ]
  switch i32 %x, label %done [
    i32 1, label %one
    i32 2, label %two
  ]

one:
  store i32 1, ptr %out
  br label %done

two:
  br label %done

done:
  ret void
}

; which value is stored depends on the branch
define void @phi(i1 %c, ptr %out) {
entry:
  br i1 %c, label %then, label %end

then:
  br label %end

end:
  %v = phi i32 [ 1, %entry ], [ 2, %then ]
  store i32 %v, ptr %out
  ret void
}

define void @roots(i1 %c) {
entry:
  %b = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 1, i32 1, i32 0, ptr @B.str)
  %unused = call i32 @llvm.dx.resource.getdimensions.x.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %b)
  %counted = call i32 @llvm.dx.resource.updatecounter.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %b, i8 1)
  call void @llvm.dx.group.memory.barrier.with.group.sync()
  %p = getelementptr [4 x float], ptr addrspace(3) @shared, i32 0, i32 1
  store float 1.0, ptr addrspace(3) %p
  %old = atomicrmw add ptr addrspace(3) @shared, i32 1 monotonic
  ret void
}

define void @endless(i1 %c) {
entry:
  br i1 %c, label %loop, label %end

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  br label %loop

end:
  ret void
}

define i32 @returns(i1 %c) {
entry:
  br i1 %c, label %one, label %two

one:
  ret i32 1

two:
  ret i32 2
}

define void @nested(i1 %c, i1 %d, ptr %out) {
entry:
  br label %outer

outer:
  br i1 %c, label %inner, label %end

inner:
  %i = phi i32 [ 0, %outer ], [ %j, %inner ]
  %j = add i32 %i, 1
  br i1 %d, label %inner, label %latch

latch:
  store i32 1, ptr %out
  br label %outer

end:
  ret void
}
; ==>

@A.str = private unnamed_addr constant [2 x i8] c"A\00"
@B.str = private unnamed_addr constant [2 x i8] c"B\00"
@shared = internal addrspace(3) global [4 x float] zeroinitializer

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0), i32)

declare i32 @llvm.dx.resource.updatecounter.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0), i8)

declare i32 @llvm.dx.resource.getdimensions.x.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0))

declare void @llvm.dx.group.memory.barrier.with.group.sync()

declare void @use(i32)

define void @loop(i32 %n) {
entry:
  br label %head

head:
  br label %end

end:
  call void @use(i32 %n)
  ret void
}

define void @branches(i1 %c, i32 %x, ptr %out) {
entry:
  br label %end

end:
  switch i32 %x, label %done [
    i32 1, label %one
    i32 2, label %two
  ]

one:
  store i32 1, ptr %out
  br label %done

two:
  br label %done

done:
  ret void
}

define void @phi(i1 %c, ptr %out) {
entry:
  br i1 %c, label %then, label %end

then:
  br label %end

end:
  %v = phi i32 [ 1, %entry ], [ 2, %then ]
  store i32 %v, ptr %out
  ret void
}

define void @roots(i1 %c) {
entry:
  %b = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 1, i32 1, i32 0, ptr @B.str)
  %counted = call i32 @llvm.dx.resource.updatecounter.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %b, i8 1)
  call void @llvm.dx.group.memory.barrier.with.group.sync()
  %p = getelementptr [4 x float], ptr addrspace(3) @shared, i32 0, i32 1
  store float 1.000000e+00, ptr addrspace(3) %p
  %old = atomicrmw add ptr addrspace(3) @shared, i32 1 monotonic
  ret void
}

define void @endless(i1 %c) {
entry:
  br i1 %c, label %loop, label %end

loop:
  br label %loop

end:
  ret void
}

define i32 @returns(i1 %c) {
entry:
  br i1 %c, label %one, label %two

one:
  ret i32 1

two:
  ret i32 2
}

define void @nested(i1 %c, i1 %d, ptr %out) {
entry:
  br label %outer

outer:
  br i1 %c, label %inner, label %end

inner:
  br label %latch

latch:
  store i32 1, ptr %out
  br label %outer

end:
  ret void
}
; A is gone, value-unused: its value is not needed by anything the shader writes (use: %p)
; B is gone, value-unused: its value is not needed by anything the shader writes (use: %unused)
