// Loops that are marked [unroll] and have no known end: DXC refuses them.
//
//   [unroll] for (uint i = 0; i < Count; i++)               Count is no constant
//
// Only what can never be one counts: a comparison of something that is read while the shader runs. Where an exit depends on the counter
// of a loop around it, on a choice or on memory, another optimiser may know more.
//
//   [unroll] for (uint i = 0; i < Counts[0]; i++)           DXC gives up without a word: such a test is too large to stand at the end
import { type Loop, LoopForest } from '../../analysis/loops.ts'
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { stageLimitDiagnostics as diagnostics } from '../../diagnostics/tables/stage-limits.ts'
import { resourceElement } from '../../ir/base-pointer.ts'
import { ConstantInt, isConstant } from '../../ir/constants.ts'
import { plainLocation } from '../../ir/debug.ts'
import { Instruction } from '../../ir/instructions.ts'
import { loopHint } from '../../ir/metadata.ts'
import type { IrFunction, Module } from '../../ir/module.ts'
import { isBinaryOpcode, isCastOpcode, type Opcode } from '../../ir/opcodes.ts'
import type { Value } from '../../ir/values.ts'
import { evaluateConstant } from '../../program/evaluate/evaluate.ts'
import type { Expression, LoopStatement, Program, ProgramFunction, Variable } from '../../program/program.ts'
import { forEachOperand, forEachStatement, someExpression, someInBody, withoutConversions } from '../../program/walk.ts'
import type { Location } from '../../support/source.ts'

export function reportLoopsNotUnrolled(
  module: Module,
  { functions }: Program,
  hlslVersion: number,
  sink: DiagnosticSink,
): void {
  let exempt: ReadonlySet<Location> | undefined
  const report = hlslVersion > 2016 ? diagnostics.err_hlsl_loop_not_unrolled : diagnostics.warn_hlsl_loop_not_unrolled
  for (const fn of module.functions.values()) {
    if (fn.isDeclaration || !hasUnrollHint(fn)) continue
    for (const loop of new LoopForest(fn).innermostFirst) {
      const last = loop.latch?.terminator
      if (!last || hintOf(loop) !== 'full') continue
      const exits = loop.exitingBlocks().map(({ terminator }) => terminator!)
      // A loop without a condition, which only `break` leaves, stays as it is.
      const hasCondition = exits.some((exit) => exit === last || exit.choice === plainLocation(last.location))
      if (!hasCondition) continue
      if (!exits.every((exit) => exit.isConditionalBranch && new RunTime(loop).isRead(exit.condition))) continue
      const place = plainLocation(last.location)
      exempt ??= loopsWithLargeTests(functions)
      if (!exempt.has(place)) sink.report(report(place))
    }
  }
}

/** Where they begin. */
function loopsWithLargeTests(functions: readonly ProgramFunction[]): Set<Location> {
  const places = new Set<Location>()
  for (const { body } of functions) {
    if (!body) continue
    forEachStatement(body, (statement) => {
      if (statement.kind !== 'for' && statement.kind !== 'while') return
      const { condition } = statement
      if (condition && (readsResource(condition, new Set()) || sizeOfTest(condition) > largestTest))
        places.add(statement.start)
    })
  }
  return places
}

/** Of the 16 instructions that DXC copies three are the loop's own. */
const largestTest = 16 - 3

/** Instructions, as DXC has them when it unrolls. */
function sizeOfTest(expression: Expression): number {
  if (expression.kind === 'literal') return 0
  let size = 1
  forEachOperand(expression, (operand) => {
    size += sizeOfTest(operand)
  })
  return size
}

function readsResource(root: Expression, seen: Set<ProgramFunction>): boolean {
  return someExpression(root, (expression) => {
    if (expression.kind === 'resource-element' || expression.kind === 'method') return true
    if (expression.kind !== 'call' || seen.has(expression.function)) return false
    const { body } = expression.function
    seen.add(expression.function)
    return body !== undefined && someInBody(body, (inner) => readsResource(inner, seen))
  })
}

function hasUnrollHint({ blocks }: IrFunction): boolean {
  for (const { terminator } of blocks) if (terminator && loopHint(terminator)?.unroll === 'full') return true
  return false
}

function hintOf({ latch }: Loop): string | undefined {
  return latch && loopHint(latch.terminator!)?.unroll
}

/** What is read while the shader runs, so that a loop cannot know it before. */
class RunTime {
  readonly #loop: Loop
  readonly #seen = new Set<Value>()

  constructor(loop: Loop) {
    this.#loop = loop
  }

  isRead(value: Value): boolean {
    if (isConstant(value) || this.#seen.has(value)) return false
    this.#seen.add(value)
    if (!(value instanceof Instruction)) return value.kind === 'argument'
    const { opcode, operands } = value
    if (opcode === 'phi') return this.#isReadPhi(value)
    if (opcode === 'call')
      return readers.test(value.intrinsic) || (bounds.test(value.intrinsic) && this.#isAnyRead(operands))
    if (opcode === 'load') return resourceElement(value.operand(0)) !== undefined
    // One operand can decide about these alone; a constant that does is folded by now, or leaves few iterations.
    if (deciding.has(opcode))
      return mostOf(value) > mostIterations && operands.every((operand) => isConstant(operand) || this.isRead(operand))
    return (comparing.has(opcode) || isCastOpcode(opcode) || isBinaryOpcode(opcode)) && this.#isAnyRead(operands)
  }

  #isAnyRead(operands: readonly Value[]): boolean {
    return operands.some((operand) => this.isRead(operand))
  }

  /** The counter, when it starts with something that is read; the counter of a loop around this one that stays. */
  #isReadPhi(phi: Instruction): boolean {
    const loop = this.#loop
    if (phi.block === loop.header)
      return phi.operands.some((value, index) => !loop.contains(phi.incomingBlocks[index]!) && this.isRead(value))
    for (let outer = loop.parent; outer; outer = outer.parent)
      if (outer.header === phi.block) return hintOf(outer) === undefined || hintOf(outer) === 'disable'
    return false
  }
}

/** DXC tries so many: what is known to be less is unrolled. */
const mostIterations = 1024n

/** The largest value of an operation with a constant; without one, any number. */
function mostOf({ opcode, operands, type }: Instruction): bigint {
  const [left, right] = operands
  const all = type.kind === 'int' ? (1n << BigInt(type.bits)) - 1n : mostIterations + 1n
  if (left instanceof ConstantInt && opcode !== 'shl') return left.unsigned
  if (!(right instanceof ConstantInt)) return all
  switch (opcode) {
    case 'and':
      return right.unsigned
    case 'urem':
    case 'srem':
      return right.unsigned - 1n
    case 'lshr':
    case 'ashr':
      return all >> right.unsigned
    case 'udiv':
    case 'sdiv':
      return right.unsigned === 0n ? all : all / right.unsigned
    default:
      return all
  }
}

const comparing: ReadonlySet<Opcode> = new Set<Opcode>(['icmp', 'fcmp', 'extractelement', 'extractvalue'])
const deciding: ReadonlySet<Opcode> = new Set<Opcode>([
  'and',
  'or',
  'mul',
  'shl',
  'lshr',
  'ashr',
  'urem',
  'srem',
  'udiv',
  'sdiv',
])
const bounds = /^llvm\.(?:[us]min|[us]max|minnum|maxnum)/
const readers =
  /^llvm\.dx\.(?:input\.load|thread|group|flattened|wave\.|resource\.(?:load|getdimensions|sample|gather)|primitive\.id|view\.id)/

/** Unless it is `for (int i = 0; i < 4; i++)`, which is certainly unrolled, judged by the loop alone. */
export function mayStayLoop({ hint, initializers, condition, increment }: LoopStatement): boolean {
  if (hint?.kind !== 'unroll' || hint.count !== undefined || !condition) return false
  const [start] = initializers
  if (start?.kind !== 'variable-statement' || !start.initializer || !isKnown(start.initializer)) return true
  return !isTestOf(start.variable, condition) || !increment || !isStepOf(start.variable, increment)
}

function isKnown(expression: Expression): boolean {
  return evaluateConstant(expression) !== undefined
}

function isTestOf(counter: Variable, condition: Expression): boolean {
  const at = withoutConversions(condition)
  if (at.kind !== 'binary') return false
  return (isKnown(at.right) && isVariable(at.left, counter)) || (isKnown(at.left) && isVariable(at.right, counter))
}

function isStepOf(counter: Variable, increment: Expression): boolean {
  const at = withoutConversions(increment)
  if (at.kind === 'increment') return isVariable(at.target, counter)
  return at.kind === 'assign' && at.compound !== undefined && isVariable(at.target, counter) && isKnown(at.value)
}

function isVariable(expression: Expression, variable: Variable): boolean {
  const at = withoutConversions(expression)
  return at.kind === 'variable' && at.variable === variable
}
