; passes: old-instructions
; What LLVM 3.7 does not have: fneg, freeze, poison, exchanges of floats, flags of selects and conversions; what nobody uses goes.
declare i32 @pure(i32) readnone
define float @exchange(ptr addrspace(3) %p, float %x) {
  %old = atomicrmw xchg ptr addrspace(3) %p, float %x monotonic
  ret float %old
}
define float @f(float %x, i32 %i, i1 %c) {
  %unused = call i32 @pure(i32 %i)
  %n = fneg nnan float %x
  %z = freeze i32 %i
  %w = zext nneg i32 %z to i64
  %s = select nnan ninf i1 %c, float %n, float poison
  %y = fmul fast float %s, %n
  %t = uitofp i64 %w to float
  %u = fadd float %y, %t
  ret float %u
}
; ==>

declare i32 @pure(i32) #0

define float @exchange(ptr addrspace(3) %p, float %x) {
  %1 = bitcast float %x to i32
  %2 = atomicrmw xchg ptr addrspace(3) %p, i32 %1 monotonic
  %3 = bitcast i32 %2 to float
  ret float %3
}

define float @f(float %x, i32 %i, i1 %c) {
  %1 = fsub nnan float -0.000000e+00, %x
  %w = zext i32 %i to i64
  %s = select i1 %c, float %1, float undef
  %y = fmul fast float %s, %1
  %t = uitofp i64 %w to float
  %u = fadd float %y, %t
  ret float %u
}

attributes #0 = { readnone }
