// Functions with any flow graph, as IR text: every block works on a few variables in memory and jumps where it likes.
//
// Loops may be endless, irreducible or never entered, blocks unreachable, conditions constant: whatever a pass may meet.
import fc from 'fast-check'

interface Operation {
  readonly opcode: string
  readonly left: Operand
  readonly right: Operand
}

/** A variable, or a number. */
type Operand = { readonly variable: number } | { readonly number: number }

type Action =
  | { readonly kind: 'set'; readonly variable: number; readonly operation: Operation }
  | {
      readonly kind: 'choose'
      readonly variable: number
      readonly condition: Operation
      readonly left: Operand
      readonly right: Operand
    }
  | { readonly kind: 'element-set'; readonly index: Operand; readonly value: Operand }
  | { readonly kind: 'element-get'; readonly index: Operand; readonly variable: number }
  | {
      readonly kind: 'lanes'
      readonly variable: number
      readonly left: Operand
      readonly right: Operand
      readonly lane: number
    }
  | { readonly kind: 'member-set'; readonly member: number; readonly value: Operand }
  | { readonly kind: 'member-get'; readonly member: number; readonly variable: number }
  | { readonly kind: 'helper'; readonly variable: number; readonly argument: Operand }
  | { readonly kind: 'write'; readonly value: Operand }

type Ending =
  | { readonly kind: 'return' }
  | { readonly kind: 'jump'; readonly target: number }
  | { readonly kind: 'branch'; readonly condition: Operation; readonly targets: readonly [number, number] }
  | { readonly kind: 'switch'; readonly value: Operand; readonly targets: readonly number[] }

interface Block {
  readonly actions: readonly Action[]
  readonly ending: Ending
}

const variableCount = 3
const binaryOpcodes = ['add', 'sub', 'mul', 'and', 'or', 'xor', 'udiv', 'srem', 'shl', 'lshr', 'ashr']
const predicates = ['eq', 'ne', 'ugt', 'uge', 'ult', 'ule', 'sgt', 'sge', 'slt', 'sle']

const variable = fc.nat(variableCount - 1)
const number = fc.constantFrom(0, 1, 2, 3, 5, 7, 8, -1, -2, 31, 255, 2147483647)
const operand: fc.Arbitrary<Operand> = fc.oneof(fc.record({ variable }), fc.record({ number }))
const operation = fc.record({ opcode: fc.constantFrom(...binaryOpcodes), left: operand, right: operand })
const comparison = fc.record({ opcode: fc.constantFrom(...predicates), left: operand, right: operand })

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('set' as const), variable, operation }) },
  fc.record({ kind: fc.constant('choose' as const), variable, condition: comparison, left: operand, right: operand }),
  fc.record({ kind: fc.constant('element-set' as const), index: operand, value: operand }),
  fc.record({ kind: fc.constant('element-get' as const), index: operand, variable }),
  fc.record({ kind: fc.constant('lanes' as const), variable, left: operand, right: operand, lane: fc.nat(1) }),
  fc.record({ kind: fc.constant('member-set' as const), member: fc.nat(1), value: operand }),
  fc.record({ kind: fc.constant('member-get' as const), member: fc.nat(1), variable }),
  fc.record({ kind: fc.constant('helper' as const), variable, argument: operand }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('write' as const), value: operand }) },
)

const anyBlock = fc.nat(9)
const ending: fc.Arbitrary<Ending> = fc.oneof(
  fc.constant({ kind: 'return' as const }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('jump' as const), target: anyBlock }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('branch' as const),
      condition: comparison,
      targets: fc.tuple(anyBlock, anyBlock),
    }),
  },
  fc.record({
    kind: fc.constant('switch' as const),
    value: operand,
    targets: fc.array(anyBlock, { minLength: 1, maxLength: 4 }),
  }),
)

/** The text of a module whose entry is @main. */
export const randomModule: fc.Arbitrary<string> = fc
  .array(fc.record({ actions: fc.array(action, { maxLength: 4 }), ending }), { minLength: 1, maxLength: 8 })
  .map((blocks) => new Writer(blocks).write())

class Writer {
  private readonly blocks: readonly Block[]
  private readonly lines: string[] = []
  private count = 0

  constructor(blocks: readonly Block[]) {
    this.blocks = blocks
  }

  write(): string {
    this.lines.push(
      'declare void @write(i32)',
      'declare i32 @llvm.dx.thread.id(i32)',
      '@static = internal global { i32, i32 } { i32 3, i32 4 }',
      'define internal i32 @helper(i32 %x) {',
      'entry:',
      '  %large = icmp sgt i32 %x, 5',
      '  br i1 %large, label %then, label %else',
      'then:',
      '  ret i32 %x',
      'else:',
      '  %twice = shl i32 %x, 1',
      '  ret i32 %twice',
      '}',
      'define void @main() "hlsl.shader"="compute" {',
      'start:',
      '  %array = alloca [4 x i32]',
      '  store [4 x i32] [i32 1, i32 2, i32 3, i32 4], ptr %array',
    )
    for (let index = 0; index < variableCount; index++) {
      this.lines.push(`  %v${index} = alloca i32`, `  %id${index} = call i32 @llvm.dx.thread.id(i32 ${index})`)
      this.lines.push(`  store i32 %id${index}, ptr %v${index}`)
    }
    this.lines.push('  br label %b0')
    this.blocks.forEach((block, index) => {
      this.lines.push(`b${index}:`)
      for (const each of block.actions) this.writeAction(each)
      this.writeEnding(block.ending)
    })
    this.lines.push('}')
    return `${this.lines.join('\n')}\n`
  }

  private fresh(): string {
    return `%t${this.count++}`
  }

  private value(operand: Operand): string {
    if ('number' in operand) return `${operand.number}`
    return this.assign(`load i32, ptr %v${operand.variable}`)
  }

  private assign(text: string): string {
    const name = this.fresh()
    this.lines.push(`  ${name} = ${text}`)
    return name
  }

  private compute({ opcode, left, right }: Operation): string {
    const [first, second] = [this.value(left), this.value(right)]
    if (opcode === 'udiv' || opcode === 'srem') {
      const divisor = this.assign(`or i32 ${second}, 1`)
      const positive = this.assign(`and i32 ${divisor}, 2147483647`)
      return this.assign(`${opcode} i32 ${first}, ${positive}`)
    }
    if (!opcode.endsWith('shr') && opcode !== 'shl') return this.assign(`${opcode} i32 ${first}, ${second}`)
    const amount = this.assign(`and i32 ${second}, 31`)
    return this.assign(`${opcode} i32 ${first}, ${amount}`)
  }

  private compare({ opcode, left, right }: Operation): string {
    const [first, second] = [this.value(left), this.value(right)]
    return this.assign(`icmp ${opcode} i32 ${first}, ${second}`)
  }

  private element(index: Operand): string {
    const inside = 'number' in index ? `${index.number & 3}` : this.assign(`and i32 ${this.value(index)}, 3`)
    return this.assign(`getelementptr [4 x i32], ptr %array, i32 0, i32 ${inside}`)
  }

  private writeAction(action: Action): void {
    if (action.kind === 'write') this.lines.push(`  call void @write(i32 ${this.value(action.value)})`)
    else if (action.kind === 'element-set') {
      const value = this.value(action.value)
      this.lines.push(`  store i32 ${value}, ptr ${this.element(action.index)}`)
    } else if (action.kind === 'member-set') {
      const value = this.value(action.value)
      const place = this.assign(`getelementptr { i32, i32 }, ptr @static, i32 0, i32 ${action.member}`)
      this.lines.push(`  store i32 ${value}, ptr ${place}`)
    } else {
      const value = this.newValue(action)
      this.lines.push(`  store i32 ${value}, ptr %v${action.variable}`)
    }
  }

  private newValue(action: Extract<Action, { variable: number }>): string {
    switch (action.kind) {
      case 'set':
        return this.compute(action.operation)
      case 'choose': {
        const condition = this.compare(action.condition)
        const [left, right] = [this.value(action.left), this.value(action.right)]
        return this.assign(`select i1 ${condition}, i32 ${left}, i32 ${right}`)
      }
      case 'element-get':
        return this.assign(`load i32, ptr ${this.element(action.index)}`)
      case 'lanes':
        return this.computeLanes(action)
      case 'member-get': {
        const place = this.assign(`getelementptr i8, ptr @static, i32 ${action.member * 4}`)
        return this.assign(`load i32, ptr ${place}`)
      }
      case 'helper':
        return this.assign(`call i32 @helper(i32 ${this.value(action.argument)})`)
    }
  }

  private computeLanes({ left, right, lane }: Extract<Action, { kind: 'lanes' }>): string {
    const [first, second] = [this.value(left), this.value(right)]
    const one = this.assign(`insertelement <2 x i32> poison, i32 ${first}, i32 0`)
    const both = this.assign(`insertelement <2 x i32> ${one}, i32 ${second}, i32 1`)
    const sum = this.assign(`add <2 x i32> ${both}, <i32 1, i32 0>`)
    const turned = this.assign(`shufflevector <2 x i32> ${sum}, <2 x i32> ${both}, <2 x i32> <i32 1, i32 2>`)
    return this.assign(`extractelement <2 x i32> ${turned}, i32 ${lane}`)
  }

  private label(target: number): string {
    return `label %b${target % this.blocks.length}`
  }

  private writeEnding(ending: Ending): void {
    switch (ending.kind) {
      case 'return':
        this.lines.push('  ret void')
        return
      case 'jump':
        this.lines.push(`  br ${this.label(ending.target)}`)
        return
      case 'branch': {
        const [yes, no] = ending.targets
        this.lines.push(`  br i1 ${this.compare(ending.condition)}, ${this.label(yes)}, ${this.label(no)}`)
        return
      }
      case 'switch': {
        const [fallback, ...targets] = ending.targets
        const cases = targets.map((target, index) => `i32 ${index}, ${this.label(target)}`).join(' ')
        this.lines.push(`  switch i32 ${this.value(ending.value)}, ${this.label(fallback!)} [ ${cases} ]`)
      }
    }
  }
}
