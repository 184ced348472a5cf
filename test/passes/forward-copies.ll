; passes: forward-copies
@A.str = private unnamed_addr constant [2 x i8] c"A\00"

declare target("dx.RawBuffer", [3 x float], 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_a3f32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_a3f32_1_0t(target("dx.RawBuffer", [3 x float], 1, 0), i32)
declare float @llvm.dx.input.load.f32(i32, i32, i32, i32)
declare void @use(float)

; The elements of a constant buffer are 16 bytes apart.
define void @constant_buffer(ptr addrspace(2) %buffer, i32 %i) {
entry:
  %copy = alloca [3 x float]
  %v0 = load float, ptr addrspace(2) %buffer
  store float %v0, ptr %copy
  %b1 = getelementptr i8, ptr addrspace(2) %buffer, i32 16
  %v1 = load float, ptr addrspace(2) %b1
  %c1 = getelementptr [3 x float], ptr %copy, i32 0, i32 1
  store float %v1, ptr %c1
  %b2 = getelementptr i8, ptr addrspace(2) %buffer, i32 32
  %v2 = load float, ptr addrspace(2) %b2
  %c2 = getelementptr [3 x float], ptr %copy, i32 0, i32 2
  store float %v2, ptr %c2
  %place = getelementptr [3 x float], ptr %copy, i32 0, i32 %i
  %chosen = load float, ptr %place
  call void @use(float %chosen)
  %known = load float, ptr %c1
  call void @use(float %known)
  ret void
}

; Control points, put together from their lanes; the second dimension is the vertex.
define void @inputs(i1 %c, i32 %i) {
entry:
  %points = alloca [2 x <2 x float>]
  %x0 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 0, i32 0)
  %y0 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 1, i32 0)
  %p0x = insertelement <2 x float> poison, float %x0, i32 0
  %p0 = insertelement <2 x float> %p0x, float %y0, i32 1
  store <2 x float> %p0, ptr %points
  %x1 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 0, i32 1)
  %y1 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 1, i32 1)
  %p1x = insertelement <2 x float> poison, float %x1, i32 0
  %p1 = insertelement <2 x float> %p1x, float %y1, i32 1
  %second = getelementptr [2 x <2 x float>], ptr %points, i32 0, i32 1
  store <2 x float> %p1, ptr %second
  br i1 %c, label %then, label %end

then:
  %lane = getelementptr [2 x <2 x float>], ptr %points, i32 0, i32 %i, i32 1
  %y = load float, ptr %lane
  call void @use(float %y)
  br label %end

end:
  ret void
}

; Somebody may have written to the buffer in between; an element may not have been written yet.
define void @kept(ptr addrspace(2) %buffer, i32 %i) {
entry:
  %copy = alloca [2 x float]
  %early = alloca [2 x float]
  %written = call target("dx.RawBuffer", [3 x float], 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_a3f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @A.str)
  %w = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_a3f32_1_0t(target("dx.RawBuffer", [3 x float], 1, 0) %written, i32 0)
  %v0 = load float, ptr %w
  store float %v0, ptr %copy
  %w1 = getelementptr i8, ptr %w, i32 4
  %v1 = load float, ptr %w1
  %c1 = getelementptr [2 x float], ptr %copy, i32 0, i32 1
  store float %v1, ptr %c1
  %place = getelementptr [2 x float], ptr %copy, i32 0, i32 %i
  %chosen = load float, ptr %place
  call void @use(float %chosen)
  %u0 = load float, ptr addrspace(2) %buffer
  store float %u0, ptr %early
  %e = getelementptr [2 x float], ptr %early, i32 0, i32 %i
  %read = load float, ptr %e
  call void @use(float %read)
  %b1 = getelementptr i8, ptr addrspace(2) %buffer, i32 16
  %u1 = load float, ptr addrspace(2) %b1
  %e1 = getelementptr [2 x float], ptr %early, i32 0, i32 1
  store float %u1, ptr %e1
  ret void
}
; The last store of an element on all paths tells what it holds; one on some of them does not.
define void @elements(i1 %c, i32 %i, float %x) {
entry:
  %array = alloca [3 x float]
  %a0 = getelementptr [3 x float], ptr %array, i32 0, i32 0
  %a1 = getelementptr [3 x float], ptr %array, i32 0, i32 1
  %a2 = getelementptr [3 x float], ptr %array, i32 0, i32 2
  store float 1.0, ptr %a0
  store float %x, ptr %a1
  br i1 %c, label %then, label %end

then:
  store float 3.0, ptr %a2
  br label %end

end:
  %first = load float, ptr %a0
  call void @use(float %first)
  %second = load float, ptr %a1
  call void @use(float %second)
  %third = load float, ptr %a2
  call void @use(float %third)
  %place = getelementptr [3 x float], ptr %array, i32 0, i32 %i
  %chosen = load float, ptr %place
  call void @use(float %chosen)
  ret void
}

; Stored somewhere in between, twice, or after it is read: then again in the next iteration.
define void @stored_again(i32 %i, float %x) {
entry:
  %array = alloca [2 x float]
  %twice = alloca [2 x float]
  %a0 = getelementptr [2 x float], ptr %array, i32 0, i32 0
  store float 1.0, ptr %a0
  %place = getelementptr [2 x float], ptr %array, i32 0, i32 %i
  store float %x, ptr %place
  %first = load float, ptr %a0
  call void @use(float %first)
  %t0 = getelementptr [2 x float], ptr %twice, i32 0, i32 0
  store float 1.0, ptr %t0
  store float %x, ptr %t0
  %any = getelementptr [2 x float], ptr %twice, i32 0, i32 %i
  %chosen = load float, ptr %any
  call void @use(float %chosen)
  %known = load float, ptr %t0
  call void @use(float %known)
  ret void
}

define void @stored_in_loop(i1 %c, i32 %i, float %x) {
entry:
  %array = alloca [2 x float]
  %a0 = getelementptr [2 x float], ptr %array, i32 0, i32 0
  store float 1.0, ptr %a0
  %before = load float, ptr %a0
  call void @use(float %before)
  br label %loop

loop:
  %read = load float, ptr %a0
  call void @use(float %read)
  %place = getelementptr [2 x float], ptr %array, i32 0, i32 %i
  store float %x, ptr %place
  br i1 %c, label %loop, label %end

end:
  store float 4.0, ptr %a0
  %after = load float, ptr %a0
  call void @use(float %after)
  ret void
}

; Bools lie in a buffer as numbers.
define void @bools(ptr addrspace(2) %buffer, i32 %i) {
entry:
  %copy = alloca [2 x i1]
  %v0 = load i32, ptr addrspace(2) %buffer
  %t0 = icmp ne i32 %v0, 0
  store i1 %t0, ptr %copy
  %b1 = getelementptr i8, ptr addrspace(2) %buffer, i32 16
  %v1 = load i32, ptr addrspace(2) %b1
  %t1 = icmp ne i32 %v1, 0
  %c1 = getelementptr [2 x i1], ptr %copy, i32 0, i32 1
  store i1 %t1, ptr %c1
  %place = getelementptr [2 x i1], ptr %copy, i32 0, i32 %i
  %chosen = load i1, ptr %place
  %number = select i1 %chosen, float 1.0, float 0.0
  call void @use(float %number)
  ret void
}

; Nothing is copied when the comparisons are not the same.
define void @comparisons(ptr addrspace(2) %buffer, i32 %i) {
entry:
  %copy = alloca [2 x i1]
  %v0 = load i32, ptr addrspace(2) %buffer
  %t0 = icmp ne i32 %v0, 0
  store i1 %t0, ptr %copy
  %b1 = getelementptr i8, ptr addrspace(2) %buffer, i32 16
  %v1 = load i32, ptr addrspace(2) %b1
  %t1 = icmp eq i32 %v1, 0
  %c1 = getelementptr [2 x i1], ptr %copy, i32 0, i32 1
  store i1 %t1, ptr %c1
  %place = getelementptr [2 x i1], ptr %copy, i32 0, i32 %i
  %chosen = load i1, ptr %place
  %number = select i1 %chosen, float 1.0, float 0.0
  call void @use(float %number)
  ret void
}

; ==>

@A.str = private unnamed_addr constant [2 x i8] c"A\00"

declare target("dx.RawBuffer", [3 x float], 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_a3f32_1_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_a3f32_1_0t(target("dx.RawBuffer", [3 x float], 1, 0), i32)

declare float @llvm.dx.input.load.f32(i32, i32, i32, i32)

declare void @use(float)

define void @constant_buffer(ptr addrspace(2) %buffer, i32 %i) {
entry:
  %copy = alloca [3 x float]
  %v0 = load float, ptr addrspace(2) %buffer
  store float %v0, ptr %copy
  %b1 = getelementptr i8, ptr addrspace(2) %buffer, i32 16
  %v1 = load float, ptr addrspace(2) %b1
  %c1 = getelementptr [3 x float], ptr %copy, i32 0, i32 1
  store float %v1, ptr %c1
  %b2 = getelementptr i8, ptr addrspace(2) %buffer, i32 32
  %v2 = load float, ptr addrspace(2) %b2
  %c2 = getelementptr [3 x float], ptr %copy, i32 0, i32 2
  store float %v2, ptr %c2
  %place = getelementptr [3 x float], ptr %copy, i32 0, i32 %i
  %0 = mul i32 %i, 16
  %1 = getelementptr i8, ptr addrspace(2) %buffer, i32 %0
  %2 = load float, ptr addrspace(2) %1
  call void @use(float %2)
  call void @use(float %v1)
  ret void
}

define void @inputs(i1 %c, i32 %i) {
entry:
  %points = alloca [2 x <2 x float>]
  %x0 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 0, i32 0)
  %y0 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 1, i32 0)
  %p0x = insertelement <2 x float> poison, float %x0, i32 0
  %p0 = insertelement <2 x float> %p0x, float %y0, i32 1
  store <2 x float> %p0, ptr %points
  %x1 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 0, i32 1)
  %y1 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 1, i32 1)
  %p1x = insertelement <2 x float> poison, float %x1, i32 0
  %p1 = insertelement <2 x float> %p1x, float %y1, i32 1
  %second = getelementptr [2 x <2 x float>], ptr %points, i32 0, i32 1
  store <2 x float> %p1, ptr %second
  br i1 %c, label %then, label %end

then:
  %lane = getelementptr [2 x <2 x float>], ptr %points, i32 0, i32 %i, i32 1
  %0 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 0, i32 %i)
  %1 = insertelement <2 x float> poison, float %0, i32 0
  %2 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 1, i32 %i)
  %3 = insertelement <2 x float> %1, float %2, i32 1
  %4 = extractelement <2 x float> %3, i32 1
  call void @use(float %4)
  br label %end

end:
  ret void
}

define void @kept(ptr addrspace(2) %buffer, i32 %i) {
entry:
  %copy = alloca [2 x float]
  %early = alloca [2 x float]
  %written = call target("dx.RawBuffer", [3 x float], 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_a3f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @A.str)
  %w = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_a3f32_1_0t(target("dx.RawBuffer", [3 x float], 1, 0) %written, i32 0)
  %v0 = load float, ptr %w
  store float %v0, ptr %copy
  %w1 = getelementptr i8, ptr %w, i32 4
  %v1 = load float, ptr %w1
  %c1 = getelementptr [2 x float], ptr %copy, i32 0, i32 1
  store float %v1, ptr %c1
  %place = getelementptr [2 x float], ptr %copy, i32 0, i32 %i
  %chosen = load float, ptr %place
  call void @use(float %chosen)
  %u0 = load float, ptr addrspace(2) %buffer
  store float %u0, ptr %early
  %e = getelementptr [2 x float], ptr %early, i32 0, i32 %i
  %read = load float, ptr %e
  call void @use(float %read)
  %b1 = getelementptr i8, ptr addrspace(2) %buffer, i32 16
  %u1 = load float, ptr addrspace(2) %b1
  %e1 = getelementptr [2 x float], ptr %early, i32 0, i32 1
  store float %u1, ptr %e1
  ret void
}

define void @elements(i1 %c, i32 %i, float %x) {
entry:
  %array = alloca [3 x float]
  %a0 = getelementptr [3 x float], ptr %array, i32 0, i32 0
  %a1 = getelementptr [3 x float], ptr %array, i32 0, i32 1
  %a2 = getelementptr [3 x float], ptr %array, i32 0, i32 2
  store float 1.000000e+00, ptr %a0
  store float %x, ptr %a1
  br i1 %c, label %then, label %end

then:
  store float 3.000000e+00, ptr %a2
  br label %end

end:
  call void @use(float 1.000000e+00)
  call void @use(float %x)
  %third = load float, ptr %a2
  call void @use(float %third)
  %place = getelementptr [3 x float], ptr %array, i32 0, i32 %i
  %chosen = load float, ptr %place
  call void @use(float %chosen)
  ret void
}

define void @stored_again(i32 %i, float %x) {
entry:
  %array = alloca [2 x float]
  %twice = alloca [2 x float]
  %a0 = getelementptr [2 x float], ptr %array, i32 0, i32 0
  store float 1.000000e+00, ptr %a0
  %place = getelementptr [2 x float], ptr %array, i32 0, i32 %i
  store float %x, ptr %place
  %first = load float, ptr %a0
  call void @use(float %first)
  %t0 = getelementptr [2 x float], ptr %twice, i32 0, i32 0
  store float 1.000000e+00, ptr %t0
  store float %x, ptr %t0
  %any = getelementptr [2 x float], ptr %twice, i32 0, i32 %i
  %chosen = load float, ptr %any
  call void @use(float %chosen)
  call void @use(float %x)
  ret void
}

define void @stored_in_loop(i1 %c, i32 %i, float %x) {
entry:
  %array = alloca [2 x float]
  %a0 = getelementptr [2 x float], ptr %array, i32 0, i32 0
  store float 1.000000e+00, ptr %a0
  call void @use(float 1.000000e+00)
  br label %loop

loop:
  %read = load float, ptr %a0
  call void @use(float %read)
  %place = getelementptr [2 x float], ptr %array, i32 0, i32 %i
  store float %x, ptr %place
  br i1 %c, label %loop, label %end

end:
  store float 4.000000e+00, ptr %a0
  call void @use(float 4.000000e+00)
  ret void
}

define void @bools(ptr addrspace(2) %buffer, i32 %i) {
entry:
  %copy = alloca [2 x i1]
  %v0 = load i32, ptr addrspace(2) %buffer
  %t0 = icmp ne i32 %v0, 0
  store i1 %t0, ptr %copy
  %b1 = getelementptr i8, ptr addrspace(2) %buffer, i32 16
  %v1 = load i32, ptr addrspace(2) %b1
  %t1 = icmp ne i32 %v1, 0
  %c1 = getelementptr [2 x i1], ptr %copy, i32 0, i32 1
  store i1 %t1, ptr %c1
  %place = getelementptr [2 x i1], ptr %copy, i32 0, i32 %i
  %0 = mul i32 %i, 16
  %1 = getelementptr i8, ptr addrspace(2) %buffer, i32 %0
  %2 = load i32, ptr addrspace(2) %1
  %3 = icmp ne i32 %2, 0
  %number = select i1 %3, float 1.000000e+00, float 0.000000e+00
  call void @use(float %number)
  ret void
}

define void @comparisons(ptr addrspace(2) %buffer, i32 %i) {
entry:
  %copy = alloca [2 x i1]
  %v0 = load i32, ptr addrspace(2) %buffer
  %t0 = icmp ne i32 %v0, 0
  store i1 %t0, ptr %copy
  %b1 = getelementptr i8, ptr addrspace(2) %buffer, i32 16
  %v1 = load i32, ptr addrspace(2) %b1
  %t1 = icmp eq i32 %v1, 0
  %c1 = getelementptr [2 x i1], ptr %copy, i32 0, i32 1
  store i1 %t1, ptr %c1
  %place = getelementptr [2 x i1], ptr %copy, i32 0, i32 %i
  %chosen = load i1, ptr %place
  %number = select i1 %chosen, float 1.000000e+00, float 0.000000e+00
  call void @use(float %number)
  ret void
}
