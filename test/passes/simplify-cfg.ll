; passes: simplify-cfg
@A.str = private unnamed_addr constant [2 x i8] c"A\00"
@B.str = private unnamed_addr constant [2 x i8] c"B\00"
@C.str = private unnamed_addr constant [2 x i8] c"C\00"
@D.str = private unnamed_addr constant [2 x i8] c"D\00"

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0), i32)
declare void @use(i32)

; if (false) A[0] = 1; switch (3) { case 1: B[0] = 1; } return; C[0] = 1;
define void @removed() {
entry:
  br i1 false, label %then, label %end

then:
  br label %inner

inner:
  %a = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @A.str)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %a, i32 0)
  store float 1.0, ptr %p
  br label %end

end:
  switch i32 3, label %done [
    i32 1, label %one
    i32 2, label %done
  ]

one:
  %b = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 1, i32 1, i32 0, ptr @B.str)
  %q = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %b, i32 0)
  store float 1.0, ptr %q
  br label %done

done:
  ret void

after:
  %c = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 2, i32 1, i32 0, ptr @C.str)
  %r = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %c, i32 0)
  store float 1.0, ptr %r
  ret void
}

; if (D[0]) {}
define void @empty_branch() {
entry:
  %d = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 3, i32 1, i32 0, ptr @D.str)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %d, i32 0)
  %v = load float, ptr %p
  %c = fcmp une float %v, 0.0
  br i1 %c, label %then, label %end

then:
  br label %end

end:
  ret void
}

define i32 @diamond(i1 %c, i1 %d, i32 %x, i32 %y) {
entry:
  br i1 %c, label %then, label %else

then:
  br label %end

else:
  br label %end

end:
  %v = phi i32 [ %x, %then ], [ %y, %else ]
  br i1 %d, label %more, label %last

more:
  br label %last

last:
  %w = phi i32 [ %v, %end ], [ 7, %more ]
  ret i32 %w
}

define void @chain(i32 %x) {
entry:
  br label %a

a:
  call void @use(i32 %x)
  br label %b

b:
  %p = phi i32 [ %x, %a ]
  call void @use(i32 %p)
  br label %c

c:
  ret void
}

; a && b as a condition
define void @short_circuit(i1 %a, i1 %b, i32 %x) {
entry:
  br i1 %a, label %rhs, label %and

rhs:
  call void @use(i32 1)
  br label %and

and:
  %both = phi i1 [ false, %entry ], [ %b, %rhs ]
  %n = phi i32 [ %x, %entry ], [ 2, %rhs ]
  br i1 %both, label %then, label %end

then:
  call void @use(i32 3)
  br label %end

end:
  %m = phi i32 [ %n, %and ], [ 0, %then ]
  call void @use(i32 %m)
  ret void
}

define i32 @switches(i32 %x) {
entry:
  switch i32 %x, label %default [
    i32 1, label %default
    i32 2, label %two
    i32 3, label %default
  ]

two:
  call void @use(i32 2)
  br label %end

default:
  %p = phi i32 [ 9, %entry ], [ 9, %entry ], [ 9, %entry ]
  call void @use(i32 %p)
  br label %end

end:
  ret i32 %x
}

; a case that does nothing goes straight to the end; values at the end follow
define i32 @empty_cases(i32 %x) {
entry:
  switch i32 %x, label %default [
    i32 1, label %one
    i32 2, label %two
  ]

one:
  br label %end

two:
  br label %end

default:
  call void @use(i32 0)
  br label %end

end:
  %v = phi i32 [ 10, %one ], [ 20, %two ], [ 30, %default ]
  ret i32 %v
}

; loops keep the block before and the block that jumps back
define void @loop(i1 %enter, i32 %n) {
entry:
  br i1 %enter, label %before, label %end

before:
  br label %head

head:
  %i = phi i32 [ 0, %before ], [ %next, %latch ]
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %end

body:
  %odd = trunc i32 %i to i1
  br i1 %odd, label %work, label %latch

work:
  call void @use(i32 %i)
  br label %latch

latch:
  br label %head

end:
  ret void
}

; two identical stores under a condition stay under it, as in DXC
define void @kept(i1 %c, ptr %p) {
entry:
  br i1 %c, label %then, label %else

then:
  store i32 1, ptr %p
  br label %end

else:
  store i32 1, ptr %p
  br label %end

end:
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

; both arms compute the same and differ only in what they add
define i32 @common_code(i1 %c, ptr addrspace(2) %p, ptr %out) {
entry:
  br i1 %c, label %then, label %else

then:
  %a = load i32, ptr addrspace(2) %p
  %b = mul i32 %a, 3
  %x = add i32 %b, 1
  store i32 %x, ptr %out
  br label %end

else:
  %d = load i32, ptr addrspace(2) %p
  %e = mul i32 %d, 3
  %y = add i32 %e, 2
  br label %end

end:
  %v = phi i32 [ %b, %then ], [ %e, %else ]
  ret i32 %v
}
; in another order, behind other things; a read stays behind a write
define i32 @scattered(i1 %c, ptr %p, ptr %out, i32 %x) {
entry:
  br i1 %c, label %then, label %else

then:
  %own = sub i32 %x, 7
  store i32 %own, ptr %out
  %a = add i32 %x, 1
  %b = mul i32 %a, 3
  %r = load i32, ptr %p
  %f = add i32 %b, %r
  br label %end

else:
  %g = mul i32 %x, 5
  %d = add i32 %x, 1
  %h = mul i32 %d, %g
  %e = mul i32 %d, 3
  %s = load i32, ptr %p
  %t = add i32 %e, %s
  %k = add i32 %t, %h
  br label %end

end:
  %v = phi i32 [ %f, %then ], [ %k, %else ]
  ret i32 %v
}
; ==>

@A.str = private unnamed_addr constant [2 x i8] c"A\00"
@B.str = private unnamed_addr constant [2 x i8] c"B\00"
@C.str = private unnamed_addr constant [2 x i8] c"C\00"
@D.str = private unnamed_addr constant [2 x i8] c"D\00"

declare target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32, i32, i32, i32, ptr)

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0), i32)

declare void @use(i32)

define void @removed() {
entry:
  ret void
}

define void @empty_branch() {
entry:
  ret void
}

define i32 @diamond(i1 %c, i1 %d, i32 %x, i32 %y) {
entry:
  %v = select i1 %c, i32 %x, i32 %y
  %w = select i1 %d, i32 7, i32 %v
  ret i32 %w
}

define void @chain(i32 %x) {
entry:
  call void @use(i32 %x)
  call void @use(i32 %x)
  ret void
}

define void @short_circuit(i1 %a, i1 %b, i32 %x) {
entry:
  br i1 %a, label %rhs, label %end

rhs:
  call void @use(i32 1)
  br i1 %b, label %then, label %end

then:
  call void @use(i32 3)
  br label %end

end:
  %m = phi i32 [ 2, %rhs ], [ 0, %then ], [ %x, %entry ]
  call void @use(i32 %m)
  ret void
}

define i32 @switches(i32 %x) {
entry:
  %0 = icmp eq i32 %x, 2
  br i1 %0, label %two, label %default

two:
  call void @use(i32 2)
  br label %end

default:
  %p = phi i32 [ 9, %entry ]
  call void @use(i32 %p)
  br label %end

end:
  ret i32 %x
}

define i32 @empty_cases(i32 %x) {
entry:
  switch i32 %x, label %default [
    i32 1, label %end
    i32 2, label %two
  ]

two:
  br label %end

default:
  call void @use(i32 0)
  br label %end

end:
  %v = phi i32 [ 30, %default ], [ 20, %two ], [ 10, %entry ]
  ret i32 %v
}

define void @loop(i1 %enter, i32 %n) {
entry:
  br i1 %enter, label %before, label %end

before:
  br label %head

head:
  %i = phi i32 [ 0, %before ], [ %next, %latch ]
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %end

body:
  %odd = trunc i32 %i to i1
  br i1 %odd, label %work, label %latch

work:
  call void @use(i32 %i)
  br label %latch

latch:
  br label %head

end:
  ret void
}

define void @kept(i1 %c, ptr %p) {
entry:
  br i1 %c, label %then, label %else

then:
  store i32 1, ptr %p
  br label %end

else:
  store i32 1, ptr %p
  br label %end

end:
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

define i32 @common_code(i1 %c, ptr addrspace(2) %p, ptr %out) {
entry:
  %a = load i32, ptr addrspace(2) %p
  %b = mul i32 %a, 3
  br i1 %c, label %then, label %else

then:
  %x = add i32 %b, 1
  store i32 %x, ptr %out
  br label %end

else:
  %y = add i32 %b, 2
  br label %end

end:
  %v = phi i32 [ %b, %then ], [ %b, %else ]
  ret i32 %v
}

define i32 @scattered(i1 %c, ptr %p, ptr %out, i32 %x) {
entry:
  %a = add i32 %x, 1
  %b = mul i32 %a, 3
  br i1 %c, label %then, label %else

then:
  %own = sub i32 %x, 7
  store i32 %own, ptr %out
  %r = load i32, ptr %p
  %f = add i32 %b, %r
  br label %end

else:
  %g = mul i32 %x, 5
  %h = mul i32 %a, %g
  %s = load i32, ptr %p
  %t = add i32 %b, %s
  %k = add i32 %t, %h
  br label %end

end:
  %v = phi i32 [ %f, %then ], [ %k, %else ]
  ret i32 %v
}
; A is gone, branch-never-taken: the condition is always false (by: br i1 false, label %then, label %end) (use: %p)
; B is gone, branch-never-taken: the switch value is always 3 (by: switch i32 3, label %done [ i32 1, label %one i32 2, label %done ]) (use: %q)
; C is gone, unreachable: it stands after a return (by: ret void) (use: %r)
; D is gone, value-unused: its value is not needed by anything the shader writes (use: %d)
