; passes: unroll-loops
declare void @use(i32)
declare void @dear(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)

; Three turns of little cost.
define void @small() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, 3
  br i1 %more, label %body, label %end

body:
  call void @use(i32 %i)
  %next = add i32 %i, 1
  br label %loop

end:
  ret void
}

; Sixteen turns of a dear call: DXC keeps the loop, too.
define void @large() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, 16
  br i1 %more, label %body, label %end

body:
  call void @dear(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i)
  %next = add i32 %i, 1
  br label %loop

end:
  ret void
}

declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i32)
declare void @llvm.dx.group.memory.barrier.with.group.sync()

; A store to a buffer is an operation with ten arguments: eight of them are too dear, although there are few instructions.
define void @stores() {
entry:
  %buffer = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, 8
  br i1 %more, label %body, label %end

body:
  %place = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %buffer, i32 %i)
  store i32 1, ptr %place
  %next = add i32 %i, 1
  br label %loop

end:
  ret void
}

; DXC does not duplicate a place where threads meet.
define void @meets() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, 2
  br i1 %more, label %body, label %end

body:
  call void @llvm.dx.group.memory.barrier.with.group.sync()
  %next = add i32 %i, 1
  br label %loop

end:
  ret void
}
; ==>

declare void @use(i32)

declare void @dear(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)

define void @small() {
entry:
  br label %loop

loop:
  %more = icmp slt i32 0, 3
  br i1 %more, label %body, label %end

body:
  call void @use(i32 0)
  %next = add i32 0, 1
  br label %loop1

loop1:
  %more1 = icmp slt i32 %next, 3
  br i1 %more1, label %body1, label %end

body1:
  call void @use(i32 %next)
  %next1 = add i32 %next, 1
  br label %loop2

loop2:
  %more2 = icmp slt i32 %next1, 3
  br i1 %more2, label %body2, label %end

body2:
  call void @use(i32 %next1)
  %next2 = add i32 %next1, 1
  br label %loop3

loop3:
  %more3 = icmp slt i32 %next2, 3
  br i1 %more3, label %body3, label %end

body3:
  call void @use(i32 %next2)
  %next3 = add i32 %next2, 1
  br label %unreachable

unreachable:
  unreachable

end:
  ret void
}

define void @large() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, 16
  br i1 %more, label %body, label %end

body:
  call void @dear(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i)
  %next = add i32 %i, 1
  br label %loop

end:
  ret void
}

declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i32)

declare void @llvm.dx.group.memory.barrier.with.group.sync()

define void @stores() {
entry:
  %buffer = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, 8
  br i1 %more, label %body, label %end

body:
  %place = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %buffer, i32 %i)
  store i32 1, ptr %place
  %next = add i32 %i, 1
  br label %loop

end:
  ret void
}

define void @meets() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, 2
  br i1 %more, label %body, label %end

body:
  call void @llvm.dx.group.memory.barrier.with.group.sync()
  %next = add i32 %i, 1
  br label %loop

end:
  ret void
}
