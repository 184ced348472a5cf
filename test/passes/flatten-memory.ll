; passes: flatten-memory
; Every scalar leaf gets an array of its own; a variable whose address goes elsewhere stays.
%struct.S = type { <3 x float>, i1 }
@shared = internal addrspace(3) global [8 x %struct.S] undef
declare void @escape(ptr)
define float @f(i32 %i) {
  %a = getelementptr [8 x %struct.S], ptr addrspace(3) @shared, i32 0, i32 %i, i32 0
  %v = load <3 x float>, ptr addrspace(3) %a
  %b = getelementptr [8 x %struct.S], ptr addrspace(3) @shared, i32 0, i32 %i, i32 1
  store i1 true, ptr addrspace(3) %b
  %x = extractelement <3 x float> %v, i32 2
  %kept = alloca %struct.S
  call void @escape(ptr %kept)
  ret float %x
}
; ==>

%struct.S = type { <3 x float>, i1 }

@shared.0 = internal addrspace(3) global [24 x float] undef, align 4
@shared.1 = internal addrspace(3) global [8 x i32] undef, align 4

declare void @escape(ptr)

define float @f(i32 %i) {
  %1 = mul i32 %i, 3
  %2 = getelementptr [24 x float], ptr addrspace(3) @shared.0, i32 0, i32 %1
  %3 = add i32 %1, 1
  %4 = getelementptr [24 x float], ptr addrspace(3) @shared.0, i32 0, i32 %3
  %5 = add i32 %1, 2
  %6 = getelementptr [24 x float], ptr addrspace(3) @shared.0, i32 0, i32 %5
  %7 = load float, ptr addrspace(3) %2, align 4
  %8 = insertelement <3 x float> poison, float %7, i32 0
  %9 = load float, ptr addrspace(3) %4, align 4
  %10 = insertelement <3 x float> %8, float %9, i32 1
  %11 = load float, ptr addrspace(3) %6, align 4
  %12 = insertelement <3 x float> %10, float %11, i32 2
  %13 = getelementptr [8 x i32], ptr addrspace(3) @shared.1, i32 0, i32 %i
  store i32 1, ptr addrspace(3) %13, align 4
  %x = extractelement <3 x float> %12, i32 2
  %kept = alloca %struct.S
  call void @escape(ptr %kept)
  ret float %x
}
