; passes: promote-memory
@A.str = private unnamed_addr constant [2 x i8] c"A\00"
@B.str = private unnamed_addr constant [2 x i8] c"B\00"

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0), i32)
declare void @escape(ptr)

define i32 @straight(i32 %a) {
entry:
  %x = alloca i32
  %never = alloca i32
  store i32 %a, ptr %x
  %v = load i32, ptr %x
  store i32 7, ptr %x
  %w = load i32, ptr %x
  %sum = add i32 %v, %w
  ret i32 %sum
}

define i32 @merge(i1 %c, i32 %a) {
entry:
  %x = alloca i32
  %dead = alloca i32
  store i32 %a, ptr %x
  br i1 %c, label %then, label %end

then:
  store i32 1, ptr %x
  store i32 1, ptr %dead
  br label %end

end:
  %v = load i32, ptr %x
  ret i32 %v
}

define i32 @loop(i32 %n) {
entry:
  %i = alloca i32
  store i32 0, ptr %i
  br label %head

head:
  %before = load i32, ptr %i
  %more = icmp slt i32 %before, %n
  br i1 %more, label %body, label %end

body:
  %now = load i32, ptr %i
  %next = add i32 %now, 1
  store i32 %next, ptr %i
  br label %head

end:
  %result = load i32, ptr %i
  ret i32 %result
}

define i32 @uninitialized() {
entry:
  %x = alloca i32
  %v = load i32, ptr %x
  ret i32 %v
}

define i32 @unreachable_edge(i32 %a) {
entry:
  %x = alloca i32
  store i32 %a, ptr %x
  switch i32 %a, label %one [
    i32 1, label %end
    i32 2, label %end
  ]

one:
  store i32 1, ptr %x
  br label %end

nowhere:
  %u = load i32, ptr %x
  store i32 %u, ptr %x
  br label %end

end:
  %v = load i32, ptr %x
  ret i32 %v
}

define i32 @kept(i32 %a) {
entry:
  %escaping = alloca i32
  %volatile = alloca i32
  %retyped = alloca i32
  %self = alloca ptr
  call void @escape(ptr %escaping)
  store volatile i32 %a, ptr %volatile
  store float 1.0, ptr %retyped
  store ptr %self, ptr %self
  %v = load i32, ptr %escaping
  ret i32 %v
}

; a choice between elements of one array becomes a choice of the index: LLVM has no phis of handles
define void @handles(i1 %c) {
entry:
  %straight = alloca target("dx.TypedBuffer", float, 1, 0, 0)
  %chosen = alloca target("dx.TypedBuffer", float, 1, 0, 0)
  %a = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @A.str)
  store target("dx.TypedBuffer", float, 1, 0, 0) %a, ptr %straight
  %b1 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 1, i32 4, i32 1, ptr @B.str)
  store target("dx.TypedBuffer", float, 1, 0, 0) %b1, ptr %chosen
  br i1 %c, label %then, label %end

then:
  %b3 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 1, i32 4, i32 3, ptr @B.str)
  store target("dx.TypedBuffer", float, 1, 0, 0) %b3, ptr %chosen
  br label %end

end:
  %h = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %straight
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %h, i32 0)
  store float 1.0, ptr %p
  %h2 = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %chosen
  %p2 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %h2, i32 0)
  store float 2.0, ptr %p2
  ret void
}
; ==>

@A.str = private unnamed_addr constant [2 x i8] c"A\00"
@B.str = private unnamed_addr constant [2 x i8] c"B\00"

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0), i32)

declare void @escape(ptr)

define i32 @straight(i32 %a) {
entry:
  %sum = add i32 %a, 7
  ret i32 %sum
}

define i32 @merge(i1 %c, i32 %a) {
entry:
  br i1 %c, label %then, label %end

then:
  br label %end

end:
  %x = phi i32 [ %a, %entry ], [ 1, %then ]
  ret i32 %x
}

define i32 @loop(i32 %n) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %end

body:
  %next = add i32 %i, 1
  br label %head

end:
  ret i32 %i
}

define i32 @uninitialized() {
entry:
  ret i32 poison
}

define i32 @unreachable_edge(i32 %a) {
entry:
  switch i32 %a, label %one [
    i32 1, label %end
    i32 2, label %end
  ]

one:
  br label %end

nowhere:
  br label %end

end:
  %x = phi i32 [ %a, %entry ], [ %a, %entry ], [ 1, %one ], [ poison, %nowhere ]
  ret i32 %x
}

define i32 @kept(i32 %a) {
entry:
  %escaping = alloca i32
  %volatile = alloca i32
  %retyped = alloca i32
  %self = alloca ptr
  call void @escape(ptr %escaping)
  store volatile i32 %a, ptr %volatile
  store float 1.000000e+00, ptr %retyped
  store ptr %self, ptr %self
  %v = load i32, ptr %escaping
  ret i32 %v
}

define void @handles(i1 %c) {
entry:
  %a = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @A.str)
  %b1 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 1, i32 4, i32 1, ptr @B.str)
  br i1 %c, label %then, label %end

then:
  %b3 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 1, i32 4, i32 3, ptr @B.str)
  br label %end

end:
  %chosen.index = phi i32 [ 1, %entry ], [ 3, %then ]
  %chosen = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 1, i32 4, i32 %chosen.index, ptr @B.str)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %a, i32 0)
  store float 1.000000e+00, ptr %p
  %p2 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %chosen, i32 0)
  store float 2.000000e+00, ptr %p2
  ret void
}
