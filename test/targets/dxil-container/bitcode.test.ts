// Modules written as bitcode and read back: what comes out says the same, with typed pointers.
import { expect, test } from 'vitest'
import { parseModule } from '../../../src/ir/parser.ts'
import { bitcodeText } from '../../../src/targets/dxil/read/bitcode-module.ts'
import { writeBitcode } from '../../../src/targets/dxil/write/bitcode.ts'

function roundTrip(text: string): string {
  const { module, problems } = parseModule(text)
  if (module === undefined) throw new Error(problems.map(({ message }) => message).join('\n'))
  return bitcodeText(writeBitcode(module))
}

/** The lines between the braces of @main. */
function bodyOf(text: string): string[] {
  const lines = roundTrip(text).split('\n')
  return lines
    .slice(lines.findIndex((line) => line.startsWith('define')) + 1, lines.indexOf('}'))
    .map((line) => line.trim())
}

test('handles, constants and calls', () => {
  const text = roundTrip(`
    target triple = "dxil-ms-dx"
    %dx.types.Handle = type { ptr }
    %dx.types.ResBind = type { i32, i32, i32, i8 }
    define void @main() {
      %h = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 2 }, i32 1, i1 true)
      call void @dx.op.barrier(i32 80, i32 9)
      ret void
    }
    declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0
    declare void @dx.op.barrier(i32, i32) #1
    attributes #0 = { nounwind readnone }
    attributes #1 = { noduplicate nounwind }
    !dx.entryPoints = !{!1}
    !1 = !{ptr @main, !"main", null, !{i32 -4, i64 8589934592}}
  `)
  expect(text).toBe(`\
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 2 }, i32 1, i1 true)
  call void @dx.op.barrier(i32 80, i32 9)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare void @dx.op.barrier(i32, i32) #1

attributes #0 = { nounwind readnone }
attributes #1 = { noduplicate nounwind }

!dx.entryPoints = !{!0}

!0 = !{void ()* @main, !"main", null, !1}
!1 = !{i32 -4, i64 8589934592}
`)
})

test('pointers get their types, first members their indices', () => {
  expect(
    bodyOf(`
    @shared = external addrspace(3) global [64 x float], align 4
    @table = internal constant [2 x i32] [i32 1, i32 -2], align 4
    define void @main(i32 %i) {
      %a = alloca [4 x float], align 4
      %p = getelementptr [4 x float], ptr %a, i32 0, i32 %i
      store float 2.5, ptr %p, align 4
      %v = load float, ptr addrspace(3) @shared, align 4
      %t = getelementptr inbounds [2 x i32], ptr @table, i32 0, i32 %i
      %x = load i32, ptr %t, align 4
      %b = load i32, ptr %p, align 4
      ret void
    }`),
  ).toEqual([
    '%2 = alloca [4 x float], align 4',
    '%3 = getelementptr [4 x float], [4 x float]* %2, i32 0, i32 %0',
    'store float 2.500000e+00, float* %3, align 4',
    '%4 = getelementptr inbounds [64 x float], [64 x float] addrspace(3)* @shared, i32 0, i32 0',
    '%5 = load float, float addrspace(3)* %4, align 4',
    '%6 = getelementptr inbounds [2 x i32], [2 x i32]* @table, i32 0, i32 %0',
    '%7 = load i32, i32* %6, align 4',
    '%8 = bitcast float* %3 to i32*',
    '%9 = load i32, i32* %8, align 4',
    'ret void',
  ])
})

test('loops, phis of later values, switches and loop hints', () => {
  const text = roundTrip(`
    define void @main(i32 %n) {
    entry:
      br label %loop
    loop:
      %i = phi i32 [ 0, %entry ], [ %next, %loop ]
      %next = add nuw nsw i32 %i, 1
      %more = icmp slt i32 %next, %n
      br i1 %more, label %loop, label %exit, !llvm.loop !0
    exit:
      switch i32 %next, label %end [
        i32 3, label %three
        i32 -1, label %end
      ]
    three:
      unreachable
    end:
      ret void
    }
    !0 = distinct !{!0, !1}
    !1 = !{!"llvm.loop.unroll.disable"}
  `)
  expect(text.slice(text.indexOf('define'))).toBe(`\
define void @main(i32 %0) {
  br label %2

2:
  %3 = phi i32 [ 0, %1 ], [ %4, %2 ]
  %4 = add nuw nsw i32 %3, 1
  %5 = icmp slt i32 %4, %0
  br i1 %5, label %2, label %6, !llvm.loop !0

6:
  switch i32 %4, label %8 [
    i32 3, label %7
    i32 -1, label %8
  ]

7:
  unreachable

8:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
`)
})

test('numbers of every width', () => {
  expect(
    bodyOf(`
    define void @main(i64 %l, double %d, half %h, i16 %s, i1 %b, float %f) {
      %1 = add i64 %l, -9223372036854775808
      %2 = add i64 %l, 9007199254740993
      %3 = fadd double %d, 0x3FF199999999999A
      %4 = fadd half %h, 0xH3C01
      %5 = add i16 %s, -32768
      %6 = xor i1 %b, true
      %7 = fadd fast float %f, 0x7FF0000000000000
      %8 = fsub nnan arcp float %f, -0.0
      %9 = select i1 %b, float %7, float undef
      ret void
    }`),
  ).toEqual([
    '%7 = add i64 %0, -9223372036854775808',
    '%8 = add i64 %0, 9007199254740993',
    '%9 = fadd double %1, 1.100000e+00',
    '%10 = fadd half %2, 0xH3C01',
    '%11 = add i16 %3, -32768',
    '%12 = xor i1 %4, true',
    '%13 = fadd fast float %5, 0x7FF0000000000000',
    '%14 = fsub nnan arcp float %5, -0.000000e+00',
    '%15 = select i1 %4, float %13, float undef',
    'ret void',
  ])
})

test('atomics, vectors and aggregates', () => {
  expect(
    bodyOf(`
    @n = external addrspace(3) global i32, align 4
    define void @main(<2 x float> %v, i32 %x) {
      %old = atomicrmw umax ptr addrspace(3) @n, i32 %x monotonic
      %pair = cmpxchg ptr addrspace(3) @n, i32 1, i32 %x seq_cst monotonic
      %first = extractvalue { i32, i1 } %pair, 0
      %e = extractelement <2 x float> %v, i32 1
      %w = insertelement <2 x float> %v, float %e, i32 0
      %s = shufflevector <2 x float> %w, <2 x float> %v, <3 x i32> <i32 0, i32 3, i32 1>
      %o = insertvalue { i32, i1 } %pair, i32 %first, 0
      fence acq_rel
      ret void
    }`),
  ).toEqual([
    '%3 = atomicrmw umax i32 addrspace(3)* @n, i32 %1 monotonic',
    '%4 = cmpxchg i32 addrspace(3)* @n, i32 1, i32 %1 seq_cst monotonic',
    '%5 = extractvalue { i32, i1 } %4, 0',
    '%6 = extractelement <2 x float> %0, i32 1',
    '%7 = insertelement <2 x float> %0, float %6, i32 0',
    '%8 = shufflevector <2 x float> %7, <2 x float> %0, <3 x i32> <i32 0, i32 3, i32 1>',
    '%9 = insertvalue { i32, i1 } %4, i32 %5, 0',
    'fence acq_rel',
    'ret void',
  ])
})
