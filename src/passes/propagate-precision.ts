// What a `precise` value is computed from is computed without the liberties of fast math.
//
//   %t = fmul fast float %a, %b                            %t = fmul float %a, %b
//   %s = fadd fast float %t, %c                    =>      %s = fadd float %t, %c
//   %p = call float @llvm.arithmetic.fence(%s)             (%s instead of %p)
//
// Lowering puts the fence where a `precise` variable, or an output of -precise-output, is written. From there the way goes back through
// operands, local memory, and the conditions that choose between values, as in DXC (DxilPrecisePropagatePass). Runs once functions are
// inlined and variables are values, and before anything is done with the flags.
import { Instruction } from '../ir/instructions.ts'
import type { Module } from '../ir/module.ts'
import { fastMath } from '../ir/opcodes.ts'
import type { Value } from '../ir/values.ts'
import { definePass } from './define.ts'

const precisionFence = 'llvm.arithmetic.fence'

export const propagatePrecision = definePass({
  name: 'propagate-precision',
  summary: 'Compute what precise values need without fast math.',
  after: ['inline', 'promote-memory'],
  run(module: Module): boolean {
    let changed = false
    for (const fn of module.functions.values())
      if (fn.intrinsic === precisionFence) changed = makePrecise(fn.calls()) || changed
    return changed
  },
})

function makePrecise(fences: readonly Instruction[]): boolean {
  const needed = new Set<Value>(fences)
  for (const value of needed)
    if (value instanceof Instruction) for (const source of sourcesOf(value)) needed.add(source)
  for (const value of needed) if (value instanceof Instruction) value.flags = withoutFastMath(value)
  for (const fence of fences) {
    fence.replaceAllUsesWith(fence.operands[0]!)
    fence.erase()
  }
  return fences.length > 0
}

/** Comparisons, arithmetic and calls have flags of floating point; the same bits mean other things elsewhere. */
function withoutFastMath({ opcode, flags, type }: Instruction): number {
  const scalar = type.kind === 'vector' ? type.element : type
  return opcode === 'fcmp' || scalar.kind === 'float' ? flags & ~fastMath : flags
}

function sourcesOf(value: Instruction): Iterable<Value> {
  const { opcode, operands } = value
  if (opcode === 'phi') return [...operands, ...value.incomingBlocks.flatMap(({ terminator }) => terminator ?? [])]
  if (opcode === 'alloca') return storesTo(value)
  return operands
}

/** What is written to a variable, through any pointer into it. */
function storesTo(variable: Value): Value[] {
  return [...variable.users()].flatMap((user) => {
    if (!(user instanceof Instruction)) return []
    if (user.opcode === 'store') return user.pointer === variable ? [user.storedValue] : []
    return user.opcode === 'getelementptr' ? storesTo(user) : []
  })
}
