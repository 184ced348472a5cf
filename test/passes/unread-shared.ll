; passes: unread-shared
@number = internal addrspace(3) global float undef
@vector = internal addrspace(3) global <4 x float> undef
@lane = internal addrspace(3) global <4 x float> undef
@read = internal addrspace(3) global float undef
@array = internal addrspace(3) global [4 x float] undef
@struct = internal addrspace(3) global { float, { <2 x float>, float }, float } undef
@guarded = internal addrspace(3) global float undef
@never = internal constant i1 false

; nobody mentions them but to store to them
define void @whole(float %x, <4 x float> %v) {
entry:
  store float %x, ptr addrspace(3) @number
  store <4 x float> %v, ptr addrspace(3) @vector
  ret void
}

; an element, a read that nobody needs, an array
define void @kept(float %x, <4 x float> %v, i32 %i) {
entry:
  store <4 x float> %v, ptr addrspace(3) @lane
  %first = getelementptr <4 x float>, ptr addrspace(3) @lane, i32 0, i32 0
  store float %x, ptr addrspace(3) %first
  store float %x, ptr addrspace(3) @read
  %unused = load float, ptr addrspace(3) @read
  %element = getelementptr [4 x float], ptr addrspace(3) @array, i32 0, i32 %i
  store float %x, ptr addrspace(3) %element
  ret void
}

; members are variables of their own
define float @members(float %x, <2 x float> %v) {
entry:
  %a = getelementptr { float, { <2 x float>, float }, float }, ptr addrspace(3) @struct, i32 0, i32 0
  store float %x, ptr addrspace(3) %a
  %inner = getelementptr { float, { <2 x float>, float }, float }, ptr addrspace(3) @struct, i32 0, i32 1
  %b = getelementptr { <2 x float>, float }, ptr addrspace(3) %inner, i32 0, i32 0
  store <2 x float> %v, ptr addrspace(3) %b
  %c = getelementptr { float, { <2 x float>, float }, float }, ptr addrspace(3) @struct, i32 0, i32 1, i32 1
  store float %x, ptr addrspace(3) %c
  %d = getelementptr { float, { <2 x float>, float }, float }, ptr addrspace(3) @struct, i32 0, i32 2
  store float %x, ptr addrspace(3) %d
  %read = load float, ptr addrspace(3) %d
  ret float %read
}

; the read is behind a condition that the source itself decides
define float @conditions(float %x) {
entry:
  store float %x, ptr addrspace(3) @guarded
  %c = load i1, ptr @never
  br i1 %c, label %then, label %end

then:
  %y = load float, ptr addrspace(3) @guarded
  br label %end

end:
  %z = phi float [ %y, %then ], [ 0.0, %entry ]
  ret float %z
}
; ==>

@number = internal addrspace(3) global float undef
@vector = internal addrspace(3) global <4 x float> undef
@lane = internal addrspace(3) global <4 x float> undef
@read = internal addrspace(3) global float undef
@array = internal addrspace(3) global [4 x float] undef
@struct = internal addrspace(3) global { float, { <2 x float>, float }, float } undef
@guarded = internal addrspace(3) global float undef
@never = internal constant i1 false

define void @whole(float %x, <4 x float> %v) {
entry:
  ret void
}

define void @kept(float %x, <4 x float> %v, i32 %i) {
entry:
  store <4 x float> %v, ptr addrspace(3) @lane
  %first = getelementptr <4 x float>, ptr addrspace(3) @lane, i32 0, i32 0
  store float %x, ptr addrspace(3) %first
  store float %x, ptr addrspace(3) @read
  %unused = load float, ptr addrspace(3) @read
  %element = getelementptr [4 x float], ptr addrspace(3) @array, i32 0, i32 %i
  store float %x, ptr addrspace(3) %element
  ret void
}

define float @members(float %x, <2 x float> %v) {
entry:
  %d = getelementptr { float, { <2 x float>, float }, float }, ptr addrspace(3) @struct, i32 0, i32 2
  store float %x, ptr addrspace(3) %d
  %read = load float, ptr addrspace(3) %d
  ret float %read
}

define float @conditions(float %x) {
entry:
  %c = load i1, ptr @never
  br i1 %c, label %then, label %end

then:
  %y = load float, ptr addrspace(3) @guarded
  br label %end

end:
  %z = phi float [ %y, %then ], [ 0.000000e+00, %entry ]
  ret float %z
}
