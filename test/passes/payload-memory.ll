; passes: payload-memory
; What is sent and what is received is stored without vectors and bools.
%struct.P = type { <2 x float>, i1 }
define void @send(<2 x float> %v, i1 %b) {
  %p = alloca %struct.P
  store <2 x float> %v, ptr %p
  %flag = getelementptr %struct.P, ptr %p, i32 0, i32 1
  store i1 %b, ptr %flag
  call void @llvm.dx.dispatch.mesh(i32 1, i32 1, i32 1, ptr %p)
  ret void
}
define i1 @receive() "hlsl.payload"="struct.P" {
  %p = call ptr @llvm.dx.mesh.payload()
  %flag = getelementptr %struct.P, ptr %p, i32 0, i32 1
  %b = load i1, ptr %flag
  ret i1 %b
}
declare void @llvm.dx.dispatch.mesh(i32, i32, i32, ptr)
declare ptr @llvm.dx.mesh.payload()
; ==>

%struct.P = type { [2 x float], i32 }

define void @send(<2 x float> %v, i1 %b) {
  %p = alloca %struct.P, align 4
  %1 = getelementptr %struct.P, ptr %p, i32 0, i32 0, i32 0
  %2 = getelementptr %struct.P, ptr %p, i32 0, i32 0, i32 1
  %3 = extractelement <2 x float> %v, i32 0
  store float %3, ptr %1, align 4
  %4 = extractelement <2 x float> %v, i32 1
  store float %4, ptr %2, align 4
  %5 = getelementptr %struct.P, ptr %p, i32 0, i32 1
  %6 = zext i1 %b to i32
  store i32 %6, ptr %5, align 4
  call void @llvm.dx.dispatch.mesh.p0(i32 1, i32 1, i32 1, ptr %p)
  ret void
}

define i1 @receive() #0 {
  %1 = call ptr @llvm.dx.mesh.payload.p0()
  %2 = getelementptr %struct.P, ptr %1, i32 0, i32 1
  %3 = load i32, ptr %2, align 4
  %4 = icmp ne i32 %3, 0
  ret i1 %4
}

declare void @llvm.dx.dispatch.mesh.p0(i32, i32, i32, ptr)

declare ptr @llvm.dx.mesh.payload.p0()

attributes #0 = { "hlsl.payload"="struct.P" }
