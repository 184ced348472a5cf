// How the elements of an array are computed, when all of them are computed alike.
//
//   element 0: load (base + 48)      element 1: load (base + 64)      =>      load (base + 48 + 16 * index)
//
// A computation is written down as a list of what must be the same for all elements, and the numbers that may differ. The
// numbers of all elements must lie on a line.
import { basePointer } from '../../ir/base-pointer.ts'
import type { Builder } from '../../ir/builder.ts'
import { ConstantInt } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import { GlobalVariable } from '../../ir/module.ts'
import { Flag } from '../../ir/opcodes.ts'
import { i8, i32 } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { effort } from '../../support/limits.ts'
import type { Index } from '../memory-paths.ts'

const constantAddressSpace = 2

/** Calls that may be made again elsewhere, with the arguments that need not be constants: which row, which vertex, which element of a buffer. */
const repeatable: Readonly<Record<string, readonly number[]>> = {
  'llvm.dx.input.load': [1, 3],
  'llvm.dx.output.controlpoint.load': [1, 3],
  'llvm.dx.patchconstant.load': [1],
  'llvm.dx.resource.getpointer': [1],
}

const reshuffling: ReadonlySet<string> = new Set([
  'insertelement',
  'extractelement',
  'shufflevector',
  'bitcast',
  'icmp',
])

export interface Computation {
  /** Compared one by one. */
  readonly sameParts: readonly unknown[]
  readonly numbers: readonly number[]
}

/** Of a value that reads constant memory, and nothing else; undefined for other values. */
export function describe(value: Value): Computation | undefined {
  const sameParts: unknown[] = []
  const numbers: number[] = []
  let size = 0
  let reads = false
  const visit = (part: Value): boolean => {
    if (++size > effort.copiedPattern.most) return false
    if (!(part instanceof Instruction)) {
      sameParts.push(part)
      return true
    }
    const { opcode } = part
    if (opcode === 'load') {
      if (!isReadOnly(part)) return false
      reads = true
      const { base, offset } = splitAddress(part.pointer)
      sameParts.push(opcode, part.type)
      numbers.push(offset)
      return visit(base)
    }
    const varying = repeatable[part.intrinsic]
    if (varying) {
      if (part.intrinsic !== 'llvm.dx.resource.getpointer') reads = true
      sameParts.push(part.callee)
      for (let index = 0; index < part.argumentCount; index++) {
        const argument = part.argument(index)
        if (varying.includes(index) && argument instanceof ConstantInt) numbers.push(argument.number)
        else sameParts.push(argument)
      }
      return true
    }
    if (!isReshuffle(part)) {
      sameParts.push(part)
      return true
    }
    sameParts.push(opcode, part.type, part.indices.join(), part.predicate)
    return part.operands.every(visit)
  }
  return visit(value) && reads ? { sameParts, numbers } : undefined
}

/** The comparison is that of a bool, which lies in memory and in signatures as a number. */
function isReshuffle({ opcode }: Instruction): boolean {
  return reshuffling.has(opcode)
}

/** Behind the elements of a buffer there is more of it; behind those of the inputs there is nothing. */
export function isFromMemory(value: Value): boolean {
  if (!(value instanceof Instruction)) return false
  return value.opcode === 'load' || (isReshuffle(value) && value.operands.some(isFromMemory))
}

/** Constant buffers, resources without write access, constants of the module. */
function isReadOnly(load: Instruction): boolean {
  if (load.hasFlag(Flag.volatile) || load.ordering !== undefined) return false
  const { type } = load.pointer
  if (type.kind === 'pointer' && type.addressSpace === constantAddressSpace) return true
  const root = basePointer(load.pointer)
  if (root instanceof GlobalVariable) return root.isConstant
  if (!(root instanceof Instruction) || root.intrinsic !== 'llvm.dx.resource.getpointer') return false
  const handle = root.argument(0).type
  return handle.kind === 'target' && handle.integers[0] === 0
}

interface SplitAddress {
  readonly base: Value
  readonly offset: number
}

/** Without the constant bytes at its end. */
function splitAddress(pointer: Value): SplitAddress {
  let base = pointer
  let offset = 0
  while (base instanceof Instruction && base.opcode === 'getelementptr' && base.subjectType === i8) {
    const index = base.operand(1)
    if (!(index instanceof ConstantInt)) break
    offset += index.number
    base = base.pointer
  }
  return { base, offset }
}

/** What each number grows by with each step of each dimension; undefined when the elements do not lie on a line. */
export interface Line {
  readonly start: readonly number[]
  /** By number, then by dimension. */
  readonly slopes: readonly (readonly number[])[]
}

/** Element 0 of every dimension must be there. */
export function fitLine(
  elements: readonly { readonly at: readonly number[]; readonly computed: Computation }[],
): Line | undefined {
  const first = elements.find(({ at }) => at.every((index) => index === 0))
  if (!first) return undefined
  const { sameParts, numbers: start } = first.computed
  const slopes = start.map((_, position) =>
    first.at.map((_, dimension) => {
      const next = elements.find(({ at }) => at.every((index, other) => index === (other === dimension ? 1 : 0)))
      return next ? (next.computed.numbers[position] ?? 0) - start[position]! : 0
    }),
  )
  const fits = elements.every(
    ({ at, computed }) =>
      computed.sameParts.length === sameParts.length &&
      computed.numbers.length === start.length &&
      computed.sameParts.every((part, index) => part === sameParts[index]) &&
      computed.numbers.every(
        (number, position) =>
          number ===
          at.reduce((sum, index, dimension) => sum + index * slopes[position]![dimension]!, start[position]!),
      ),
  )
  return fits && slopes.some((list) => list.some((slope) => slope !== 0)) ? { start, slopes } : undefined
}

/** Computes the element at `steps` where the builder stands, as `value`, the first element, is computed. */
export function repeat(value: Value, line: Line, steps: readonly Index[], builder: Builder): Value {
  let position = 0
  const numberAt = (): Value | undefined => {
    const slopes = line.slopes[position]!
    let constant = line.start[position]!
    position++
    let sum: Value | undefined
    steps.forEach(({ constant: known, value: unknown }, dimension) => {
      const slope = slopes[dimension]!
      if (slope === 0) return
      constant += known * slope
      if (!unknown) return
      const scaled = slope === 1 ? unknown : builder.mul(unknown, builder.int(i32, slope))
      sum = sum ? builder.add(sum, scaled) : scaled
    })
    const start = builder.int(i32, constant)
    if (!sum) return start
    return constant === 0 ? sum : builder.add(sum, start)
  }
  const visit = (part: Value): Value => {
    if (!(part instanceof Instruction)) return part
    if (part.opcode === 'load') {
      const { base } = splitAddress(part.pointer)
      const offset = numberAt()!
      const address = visit(base)
      const isStart = offset instanceof ConstantInt && offset.isZero
      return again(part, [isStart ? address : builder.gep(i8, address, [offset])])
    }
    const varying = repeatable[part.intrinsic]
    if (varying)
      return again(
        part,
        part.operands.map((argument, index) =>
          varying.includes(index) && argument instanceof ConstantInt ? numberAt()! : argument,
        ),
      )
    return isReshuffle(part) ? again(part, part.operands.map(visit)) : part
  }
  const again = (part: Instruction, operands: Value[]): Value =>
    operands.every((operand, index) => operand === part.operands[index]) ? part : builder.insert(part.clone(operands))
  return visit(value)
}
