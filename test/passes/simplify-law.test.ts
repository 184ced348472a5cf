// What simplify replaces computes the same: random expressions over small integers, for all inputs that are worth trying.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPassNamed } from '../../src/driver/all-passes.ts'
import { ConstantInt, constantInt } from '../../src/ir/constants.ts'
import { foldInstruction } from '../../src/ir/fold.ts'
import { Instruction } from '../../src/ir/instructions.ts'
import type { IrFunction } from '../../src/ir/module.ts'
import { i1, i8 } from '../../src/ir/types.ts'
import type { Value } from '../../src/ir/values.ts'
import { Remarks } from '../../src/passes/remarks.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'
import { parseOrThrow } from '../support/passes.ts'

const arithmetic = [
  'add',
  'sub',
  'mul',
  'and',
  'or',
  'xor',
  'udiv',
  'urem',
  'sdiv',
  'srem',
  'shl',
  'lshr',
  'ashr',
] as const
const logic = ['and', 'or', 'xor'] as const
const predicates = ['eq', 'ne', 'ugt', 'uge', 'ult', 'ule', 'sgt', 'sge', 'slt', 'sle'] as const
const numbers = [0, 1, -1, 2, 3, 5, 7, 8, 15, 16, 31, 64, 126, 127, -128, -127, -2, -16] as const

interface Step {
  readonly kind: 'arithmetic' | 'logic' | 'compare' | 'select' | 'choose' | 'zext' | 'sext' | 'wide'
  readonly operation: number
  readonly operands: readonly [number, number, number]
  /** The last operand is this constant. */
  readonly constant: number | undefined
}

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'arithmetic',
      'arithmetic',
      'arithmetic',
      'logic',
      'compare',
      'compare',
      'select',
      'choose',
      'zext',
      'sext',
      'wide',
    ),
    operation: fc.nat(999),
    operands: fc.tuple(fc.nat(999), fc.nat(999), fc.nat(999)),
    constant: fc.option(fc.constantFrom(...numbers), { nil: undefined }),
  }) as fc.Arbitrary<Step>,
  { minLength: 2, maxLength: 9 },
)

/** A function whose last number and last bool go out; later values are preferred as operands. */
function functionText(list: readonly Step[]): string {
  const integers = ['%x', '%y']
  const bools = ['%c', '%d']
  const lines: string[] = []
  const pick = (from: readonly string[], at: number): string => from[from.length - 1 - (at % Math.min(from.length, 4))]!
  for (const [index, { kind, operation, operands, constant }] of list.entries()) {
    const name = `%v${index}`
    const [first, second, third] = operands
    const number = pick(integers, first)
    const other = constant === undefined ? pick(integers, second) : String(constant)
    const [bool, otherBool] = [pick(bools, first), pick(bools, second)]
    const add = (to: string[], text: string): unknown => lines.push(`  ${name} = ${text}`) && to.push(name)
    const of = <Word extends string>(words: readonly Word[]): Word => words[operation % words.length]!
    if (kind === 'arithmetic') add(integers, `${of(arithmetic)} i8 ${number}, ${other}`)
    else if (kind === 'logic') add(bools, `${of(logic)} i1 ${bool}, ${constant === -1 ? 'true' : otherBool}`)
    else if (kind === 'compare') add(bools, `icmp ${of(predicates)} i8 ${number}, ${other}`)
    else if (kind === 'select') add(integers, `select i1 ${pick(bools, third)}, i8 ${number}, i8 ${other}`)
    else if (kind === 'choose') add(bools, `select i1 ${pick(bools, third)}, i1 ${bool}, i1 ${otherBool}`)
    else if (kind !== 'wide') add(integers, `${kind} i1 ${bool} to i8`)
    else {
      const wide = ['add', 'mul', 'and', 'or', 'lshr', 'shl', 'udiv'] as const
      lines.push(`  ${name}.a = ${operation % 2 ? 'zext' : 'sext'} i8 ${number} to i16`)
      lines.push(`  ${name}.b = zext i8 ${pick(integers, second)} to i16`)
      lines.push(`  ${name}.w = ${of(wide)} i16 ${name}.a, ${constant ?? `${name}.b`}`)
      if (operation % 3 === 0) add(bools, `icmp ${of(predicates)} i16 ${name}.w, ${constant ?? `${name}.b`}`)
      else add(integers, `trunc i16 ${name}.w to i8`)
    }
  }
  const outputs = `  call void @use(i8 ${integers.at(-1)}, i1 ${bools.at(-1)})`
  const head = 'declare void @use(i8, i1)\n\ndefine void @f(i8 %x, i8 %y, i1 %c, i1 %d) {\n'
  return `${head}${lines.join('\n')}\n${outputs}\n  ret void\n}\n`
}

/** What goes out; undefined where the behaviour is. */
function outputs(fn: IrFunction, inputs: readonly ConstantInt[]): readonly (string | undefined)[] {
  const known = new Map<Value, ConstantInt | undefined>()
  for (const [index, argument] of fn.arguments.entries()) known.set(argument, inputs[index])
  const compute = (value: Value): ConstantInt | undefined => {
    if (value instanceof ConstantInt) return value
    if (!(value instanceof Instruction)) return undefined
    if (value.opcode === 'select') {
      const condition = constantOf(value.operand(0))
      return condition && constantOf(value.operand(condition.isOne ? 1 : 2))
    }
    const operands = value.operands.map(constantOf)
    if (!operands.every((operand) => operand !== undefined) || isUndefined(value, operands)) return undefined
    const result = foldInstruction(value, operands)
    return result instanceof ConstantInt ? result : undefined
  }
  const constantOf = (value: Value): ConstantInt | undefined => {
    if (!known.has(value)) known.set(value, compute(value))
    return known.get(value)
  }
  const call = [...fn.entry.instructions].find(({ opcode }) => opcode === 'call')!
  return [0, 1].map((index) => constantOf(call.argument(index))?.value.toString())
}

function isUndefined({ opcode }: Instruction, [first, second]: readonly ConstantInt[]): boolean {
  if (!second || !first) return false
  if (/^[su](?:div|rem)$/.test(opcode)) return second.isZero || (opcode.startsWith('s') && second.isAllOnes)
  return /^(?:shl|[al]shr)$/.test(opcode) && second.unsigned >= BigInt(second.type.bits)
}

const allInputs = numbers.flatMap((x, index) =>
  numbers.map((y, other) => [
    constantInt(i8, x),
    constantInt(i8, y),
    constantInt(i1, (index + other) % 2),
    constantInt(i1, (index + Math.floor(other / 2)) % 2),
  ]),
)

test('simplified expressions compute what they computed', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const text = functionText(list)
      const fn = parseOrThrow(text).functions.get('f')!
      const module = parseOrThrow(text)
      anyPassNamed('simplify')!.run(module, { remarks: new Remarks(), level: 3 })
      const simplified = module.functions.get('f')!
      for (const inputs of allInputs)
        for (const [index, expected] of outputs(fn, inputs).entries())
          if (expected !== undefined) {
            const found = outputs(simplified, inputs)[index]
            if (found !== expected)
              expect(`${inputs.map(({ value }) => value)}: ${found}`, text).toBe(
                `${inputs.map(({ value }) => value)}: ${expected}`,
              )
          }
    }),
    { numRuns: fuzzRuns(300) },
  )
})
