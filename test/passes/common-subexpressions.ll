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
