; title: memory, atomics, vectors and aggregates
%struct.S = type { float, <3 x float>, [2 x i64] }
@shared = internal addrspace(3) global [64 x %struct.S] poison, align 16

define void @memory(ptr %p, i32 %i) {
  %a = alloca %struct.S, align 16
  %n = alloca i32, i32 %i, align 4
  %far = alloca i8, align 1, addrspace(5)
  %1 = getelementptr inbounds nuw %struct.S, ptr %a, i32 0, i32 2, i32 %i
  %2 = getelementptr nusw [64 x %struct.S], ptr addrspace(3) @shared, i32 0, i32 %i
  %3 = load i64, ptr %1
  %4 = load volatile float, ptr addrspace(3) %2, align 16
  store volatile float %4, ptr %p, align 4
  %5 = load atomic i32, ptr %p syncscope("agent") acquire, align 4
  store atomic i32 %5, ptr %p monotonic, align 4
  %6 = atomicrmw umax ptr %p, i32 %5 monotonic, align 4
  %7 = atomicrmw volatile fadd ptr %p, float 1.0 syncscope("workgroup") seq_cst
  %8 = cmpxchg weak ptr %p, i32 %5, i32 %6 acq_rel monotonic, align 4
  %9 = extractvalue { i32, i1 } %8, 1
  fence syncscope("agent") release
  %10 = load <4 x float>, ptr %p, align 16
  %11 = extractelement <4 x float> %10, i32 %i
  %12 = insertelement <4 x float> poison, float %11, i32 0
  %13 = shufflevector <4 x float> %12, <4 x float> %10, <3 x i32> <i32 0, i32 7, i32 poison>
  %14 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> zeroinitializer
  %15 = insertvalue %struct.S undef, <3 x float> %13, 1
  %16 = insertvalue %struct.S %15, i64 %3, 2, 1
  store %struct.S %16, ptr %a
  ret void
}
; ==>

%struct.S = type { float, <3 x float>, [2 x i64] }

@shared = internal addrspace(3) global [64 x %struct.S] poison, align 16

define void @memory(ptr %p, i32 %i) {
  %a = alloca %struct.S, align 16
  %n = alloca i32, i32 %i, align 4
  %far = alloca i8, align 1, addrspace(5)
  %1 = getelementptr inbounds nuw %struct.S, ptr %a, i32 0, i32 2, i32 %i
  %2 = getelementptr nusw [64 x %struct.S], ptr addrspace(3) @shared, i32 0, i32 %i
  %3 = load i64, ptr %1
  %4 = load volatile float, ptr addrspace(3) %2, align 16
  store volatile float %4, ptr %p, align 4
  %5 = load atomic i32, ptr %p syncscope("agent") acquire, align 4
  store atomic i32 %5, ptr %p monotonic, align 4
  %6 = atomicrmw umax ptr %p, i32 %5 monotonic, align 4
  %7 = atomicrmw volatile fadd ptr %p, float 1.000000e+00 syncscope("workgroup") seq_cst
  %8 = cmpxchg weak ptr %p, i32 %5, i32 %6 acq_rel monotonic, align 4
  %9 = extractvalue { i32, i1 } %8, 1
  fence syncscope("agent") release
  %10 = load <4 x float>, ptr %p, align 16
  %11 = extractelement <4 x float> %10, i32 %i
  %12 = insertelement <4 x float> poison, float %11, i32 0
  %13 = shufflevector <4 x float> %12, <4 x float> %10, <3 x i32> <i32 0, i32 7, i32 poison>
  %14 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> zeroinitializer
  %15 = insertvalue %struct.S undef, <3 x float> %13, 1
  %16 = insertvalue %struct.S %15, i64 %3, 2, 1
  store %struct.S %16, ptr %a
  ret void
}
