; passes: protect-breaks
; The first way out counts lanes, so it stays in the loop; the second one only stores.
define void @main(ptr %out, i32 %value, i1 %enough) {
entry:
  br label %loop
loop:
  %first = call i32 @llvm.dx.wave.read.lane.first.i32(i32 %value)
  %same = icmp eq i32 %first, %value
  br i1 %same, label %count, label %next
count:
  %lanes = call i32 @llvm.dx.wave.active.countbits(i1 true)
  store i32 %lanes, ptr %out
  %0 = call i1 @llvm.dx.break()
  br i1 %0, label %end, label %loop
next:
  br i1 %enough, label %leave, label %loop
leave:
  store i32 7, ptr %out
  %1 = call i1 @llvm.dx.break()
  br i1 %1, label %end, label %loop
end:
  ret void
}
declare i32 @llvm.dx.wave.read.lane.first.i32(i32)
declare i32 @llvm.dx.wave.active.countbits(i1)
declare i1 @llvm.dx.break()
; ==>

define void @main(ptr %out, i32 %value, i1 %enough) {
entry:
  br label %loop

loop:
  %first = call i32 @llvm.dx.wave.read.lane.first.i32(i32 %value)
  %same = icmp eq i32 %first, %value
  br i1 %same, label %count, label %next

count:
  %lanes = call i32 @llvm.dx.wave.active.countbits(i1 true)
  store i32 %lanes, ptr %out
  %0 = call i1 @llvm.dx.break()
  br i1 %0, label %end, label %loop

next:
  br i1 %enough, label %leave, label %loop

leave:
  store i32 7, ptr %out
  br label %end

end:
  ret void
}

declare i32 @llvm.dx.wave.read.lane.first.i32(i32)

declare i32 @llvm.dx.wave.active.countbits(i1)

declare i1 @llvm.dx.break()
