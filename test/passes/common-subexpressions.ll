; passes: common-subexpressions
; The same computation where one dominates the other; loads only while nothing may write in between.
declare void @write(ptr)
define i32 @f(i32 %a, i32 %b, ptr %p, i1 %c) {
entry:
  %first = add i32 %a, %b
  %second = add i32 %b, %a
  %load = load i32, ptr %p
  %again = load i32, ptr %p
  br i1 %c, label %yes, label %no
yes:
  %third = add i32 %a, %b
  call void @write(ptr %p)
  %other = load i32, ptr %p
  br label %end
no:
  %product = mul i32 %a, %b
  br label %end
end:
  %phi = phi i32 [ %third, %yes ], [ %product, %no ]
  %fresh = mul i32 %a, %b
  %s1 = add i32 %first, %second
  %s2 = add i32 %load, %again
  %s3 = add i32 %phi, %fresh
  %s4 = mul i32 %s1, %s2
  %s5 = mul i32 %s3, %s4
  ret i32 %s5
}
; What lanes compute together is the same within a block, until one of them may leave or memory is written.
declare float @llvm.dx.ddx.coarse.f32(float)
declare i1 @llvm.dx.wave.any(i1)
declare void @llvm.dx.discard(i1)
define float @together(float %x, i1 %c) {
entry:
  %one = call float @llvm.dx.ddx.coarse.f32(float %x)
  %same = call float @llvm.dx.ddx.coarse.f32(float %x)
  %any = call i1 @llvm.dx.wave.any(i1 %c)
  %anyAgain = call i1 @llvm.dx.wave.any(i1 %c)
  call void @llvm.dx.discard(i1 %c)
  %behind = call i1 @llvm.dx.wave.any(i1 %c)
  %s1 = fadd float %one, %same
  %c1 = and i1 %any, %anyAgain
  %c2 = xor i1 %c1, %behind
  br i1 %c2, label %yes, label %no
yes:
  %inside = call float @llvm.dx.ddx.coarse.f32(float %x)
  ret float %inside
no:
  ret float %s1
}
; Ways on which nothing is written lead to the same memory, but in a loop another thread may write.
define i32 @meeting(ptr %p, ptr %q, i1 %c, i1 %d) {
entry:
  %before = load i32, ptr %p
  br i1 %c, label %yes, label %no
yes:
  %other = load i32, ptr %q
  br label %end
no:
  br label %end
end:
  %x = phi i32 [ %other, %yes ], [ 1, %no ]
  %behind = load i32, ptr %p
  br label %loop
loop:
  %sum = phi i32 [ %x, %end ], [ %next, %loop ]
  %inside = load i32, ptr %p
  %next = add i32 %sum, %inside
  br i1 %d, label %loop, label %last
last:
  br i1 %c, label %writing, label %join
writing:
  call void @write(ptr %q)
  br label %join
join:
  %fresh = load i32, ptr %p
  %a = add i32 %before, %behind
  %b = add i32 %fresh, %next
  %r = add i32 %a, %b
  ret i32 %r
}
; ==>

declare void @write(ptr)

define i32 @f(i32 %a, i32 %b, ptr %p, i1 %c) {
entry:
  %first = add i32 %a, %b
  %second = add i32 %b, %a
  %load = load i32, ptr %p
  br i1 %c, label %yes, label %no

yes:
  call void @write(ptr %p)
  %other = load i32, ptr %p
  br label %end

no:
  %product = mul i32 %a, %b
  br label %end

end:
  %phi = phi i32 [ %first, %yes ], [ %product, %no ]
  %fresh = mul i32 %a, %b
  %s1 = add i32 %first, %second
  %s2 = add i32 %load, %load
  %s3 = add i32 %phi, %fresh
  %s4 = mul i32 %s1, %s2
  %s5 = mul i32 %s3, %s4
  ret i32 %s5
}

declare float @llvm.dx.ddx.coarse.f32(float)

declare i1 @llvm.dx.wave.any(i1)

declare void @llvm.dx.discard(i1)

define float @together(float %x, i1 %c) {
entry:
  %one = call float @llvm.dx.ddx.coarse.f32(float %x)
  %any = call i1 @llvm.dx.wave.any(i1 %c)
  call void @llvm.dx.discard(i1 %c)
  %behind = call i1 @llvm.dx.wave.any(i1 %c)
  %s1 = fadd float %one, %one
  %c1 = and i1 %any, %any
  %c2 = xor i1 %c1, %behind
  br i1 %c2, label %yes, label %no

yes:
  %inside = call float @llvm.dx.ddx.coarse.f32(float %x)
  ret float %inside

no:
  ret float %s1
}

define i32 @meeting(ptr %p, ptr %q, i1 %c, i1 %d) {
entry:
  %before = load i32, ptr %p
  br i1 %c, label %yes, label %no

yes:
  %other = load i32, ptr %q
  br label %end

no:
  br label %end

end:
  %x = phi i32 [ %other, %yes ], [ 1, %no ]
  br label %loop

loop:
  %sum = phi i32 [ %x, %end ], [ %next, %loop ]
  %inside = load i32, ptr %p
  %next = add i32 %sum, %inside
  br i1 %d, label %loop, label %last

last:
  br i1 %c, label %writing, label %join

writing:
  call void @write(ptr %q)
  br label %join

join:
  %fresh = load i32, ptr %p
  %a = add i32 %before, %before
  %b = add i32 %fresh, %next
  %r = add i32 %a, %b
  ret i32 %r
}
