; passes: dead-stores
@A.str = private unnamed_addr constant [2 x i8] c"A\00"
@unread = internal global [4 x float] zeroinitializer
@constant = internal constant { i32, [2 x <2 x float>] } { i32 5, [2 x <2 x float>] [<2 x float> <float 1.0, float 2.0>, <2 x float> <float 3.0, float 4.0>] }
@never.written = internal global [2 x i32] [i32 7, i32 8]
@zeros = internal global [4 x i32] zeroinitializer
@shared = internal addrspace(3) global [4 x float] zeroinitializer
@items = internal addrspace(3) global [4 x { i32, float }] zeroinitializer

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0), i32)
declare void @llvm.dx.group.memory.barrier.with.group.sync()
declare void @use(i32)
declare void @use.float(float)
declare void @use.pointer(ptr)

; A is loaded only into an array nobody reads
define void @unread_variables(i32 %i) {
entry:
  %array = alloca [4 x float]
  %a = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @A.str)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %a, i32 0)
  %v = load float, ptr %p
  %place = getelementptr [4 x float], ptr %array, i32 0, i32 %i
  store float %v, ptr %place
  %static = getelementptr [4 x float], ptr @unread, i32 0, i32 %i
  store float 1.0, ptr %static
  ; groupshared memory may be read by others, in theory
  %group = getelementptr [4 x float], ptr addrspace(3) @shared, i32 0, i32 %i
  store float 1.0, ptr addrspace(3) %group
  ret void
}

define void @constants(i32 %i) {
entry:
  %five = load i32, ptr @constant
  call void @use(i32 %five)
  %p = getelementptr { i32, [2 x <2 x float>] }, ptr @constant, i32 0, i32 1, i32 1, i32 0
  %three = load float, ptr %p
  call void @use.float(float %three)
  %q = getelementptr [2 x i32], ptr @never.written, i32 0, i32 1
  %eight = load i32, ptr %q
  call void @use(i32 %eight)
  %r = getelementptr [2 x i32], ptr @never.written, i32 0, i32 %i
  %either = load i32, ptr %r
  call void @use(i32 %either)
  %z = getelementptr [4 x i32], ptr @zeros, i32 0, i32 %i
  %zero = load i32, ptr %z
  call void @use(i32 %zero)
  ret void
}

define i32 @overwritten(i32 %i, i1 %c, i32 %j) {
entry:
  %array = alloca [4 x i32]
  %p = getelementptr [4 x i32], ptr %array, i32 0, i32 %i
  store i32 1, ptr %p
  store i32 2, ptr %p
  %first = getelementptr [4 x i32], ptr %array, i32 0, i32 1
  %second = getelementptr [4 x i32], ptr %array, i32 0, i32 2
  store i32 3, ptr %first
  store i32 4, ptr %second
  %v = load i32, ptr %second
  store i32 5, ptr %first
  br i1 %c, label %then, label %end

then:
  %q = getelementptr [4 x i32], ptr %array, i32 0, i32 %j
  %w = load i32, ptr %q
  store i32 %w, ptr %first
  br label %end

end:
  %x = load i32, ptr %p
  store i32 6, ptr %first
  %sum = add i32 %v, %x
  ret i32 %sum
}

define i32 @kept(i32 %i) {
entry:
  %escaping = alloca i32
  %read = alloca [2 x i32]
  store i32 1, ptr %escaping
  call void @use.pointer(ptr %escaping)
  %p = getelementptr [2 x i32], ptr %read, i32 0, i32 %i
  store i32 1, ptr %p
  store volatile i32 2, ptr %p
  %v = load i32, ptr %read
  ret i32 %v
}
; what was never given is stored nowhere
define i32 @undefined(i32 %i) {
entry:
  %array = alloca [4 x i32]
  store i32 %i, ptr %array
  %second = getelementptr [4 x i32], ptr %array, i32 0, i32 1
  store i32 undef, ptr %second
  %third = getelementptr [4 x i32], ptr %array, i32 0, i32 2
  store i32 poison, ptr %third
  %place = getelementptr [4 x i32], ptr %array, i32 0, i32 %i
  %v = load i32, ptr %place
  ret i32 %v
}

; what is written back unchanged goes: nothing between has written there
define void @written_back(i32 %i) {
entry:
  %a = getelementptr [4 x { i32, float }], ptr addrspace(3) @items, i32 0, i32 %i, i32 0
  %b = getelementptr [4 x { i32, float }], ptr addrspace(3) @items, i32 0, i32 %i, i32 1
  %n = load i32, ptr addrspace(3) %a
  %x = load float, ptr addrspace(3) %b
  %more = add i32 %n, 1
  store i32 %more, ptr addrspace(3) %a
  store float %x, ptr addrspace(3) %b
  ret void
}

; another thread's number after the barrier, and what may be another element
define void @written_between(i32 %i, i32 %j) {
entry:
  %a = getelementptr [4 x { i32, float }], ptr addrspace(3) @items, i32 0, i32 %i, i32 0
  %b = getelementptr [4 x { i32, float }], ptr addrspace(3) @items, i32 0, i32 %j, i32 0
  %n = load i32, ptr addrspace(3) %a
  store i32 7, ptr addrspace(3) %b
  store i32 %n, ptr addrspace(3) %a
  %m = load i32, ptr addrspace(3) %b
  call void @llvm.dx.group.memory.barrier.with.group.sync()
  store i32 %m, ptr addrspace(3) %b
  ret void
}
; ==>

@A.str = private unnamed_addr constant [2 x i8] c"A\00"
@unread = internal global [4 x float] zeroinitializer
@constant = internal constant { i32, [2 x <2 x float>] } { i32 5, [2 x <2 x float>] [<2 x float> <float 1.000000e+00, float 2.000000e+00>, <2 x float> <float 3.000000e+00, float 4.000000e+00>] }
@never.written = internal global [2 x i32] [i32 7, i32 8]
@zeros = internal global [4 x i32] zeroinitializer
@shared = internal addrspace(3) global [4 x float] zeroinitializer
@items = internal addrspace(3) global [4 x { i32, float }] zeroinitializer

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0), i32)

declare void @llvm.dx.group.memory.barrier.with.group.sync()

declare void @use(i32)

declare void @use.float(float)

declare void @use.pointer(ptr)

define void @unread_variables(i32 %i) {
entry:
  %group = getelementptr [4 x float], ptr addrspace(3) @shared, i32 0, i32 %i
  store float 1.000000e+00, ptr addrspace(3) %group
  ret void
}

define void @constants(i32 %i) {
entry:
  call void @use(i32 5)
  call void @use.float(float 3.000000e+00)
  call void @use(i32 8)
  %r = getelementptr [2 x i32], ptr @never.written, i32 0, i32 %i
  %either = load i32, ptr %r
  call void @use(i32 %either)
  call void @use(i32 0)
  ret void
}

define i32 @overwritten(i32 %i, i1 %c, i32 %j) {
entry:
  %array = alloca [4 x i32]
  %p = getelementptr [4 x i32], ptr %array, i32 0, i32 %i
  store i32 2, ptr %p
  %first = getelementptr [4 x i32], ptr %array, i32 0, i32 1
  %second = getelementptr [4 x i32], ptr %array, i32 0, i32 2
  store i32 4, ptr %second
  %v = load i32, ptr %second
  store i32 5, ptr %first
  br i1 %c, label %then, label %end

then:
  %q = getelementptr [4 x i32], ptr %array, i32 0, i32 %j
  %w = load i32, ptr %q
  store i32 %w, ptr %first
  br label %end

end:
  %x = load i32, ptr %p
  %sum = add i32 %v, %x
  ret i32 %sum
}

define i32 @kept(i32 %i) {
entry:
  %escaping = alloca i32
  %read = alloca [2 x i32]
  store i32 1, ptr %escaping
  call void @use.pointer(ptr %escaping)
  %p = getelementptr [2 x i32], ptr %read, i32 0, i32 %i
  store i32 1, ptr %p
  store volatile i32 2, ptr %p
  %v = load i32, ptr %read
  ret i32 %v
}

define i32 @undefined(i32 %i) {
entry:
  %array = alloca [4 x i32]
  store i32 %i, ptr %array
  %place = getelementptr [4 x i32], ptr %array, i32 0, i32 %i
  %v = load i32, ptr %place
  ret i32 %v
}

define void @written_back(i32 %i) {
entry:
  %a = getelementptr [4 x { i32, float }], ptr addrspace(3) @items, i32 0, i32 %i, i32 0
  %n = load i32, ptr addrspace(3) %a
  %more = add i32 %n, 1
  store i32 %more, ptr addrspace(3) %a
  ret void
}

define void @written_between(i32 %i, i32 %j) {
entry:
  %a = getelementptr [4 x { i32, float }], ptr addrspace(3) @items, i32 0, i32 %i, i32 0
  %b = getelementptr [4 x { i32, float }], ptr addrspace(3) @items, i32 0, i32 %j, i32 0
  %n = load i32, ptr addrspace(3) %a
  store i32 7, ptr addrspace(3) %b
  store i32 %n, ptr addrspace(3) %a
  %m = load i32, ptr addrspace(3) %b
  call void @llvm.dx.group.memory.barrier.with.group.sync()
  store i32 %m, ptr addrspace(3) %b
  ret void
}
; A is gone, value-unused: its value is not needed by anything the shader writes (use: %a)
