// Statements: structured control flow becomes blocks and branches.
//
// What follows a return, break or continue is still lowered, into a block nothing jumps to: the passes that remove it record
// which resources went with it.

import { constantBool, constantInt } from '../ir/constants.ts'
import type { Instruction } from '../ir/instructions.ts'
import { setControlFlowHint, setLoopHint } from '../ir/metadata.ts'
import type { BasicBlock } from '../ir/module.ts'
import { type IntType, i1, voidType } from '../ir/types.ts'
import type {
  BlockStatement,
  IfStatement,
  LoopHint,
  LoopStatement,
  ReturnStatement,
  Statement,
  SwitchStatement,
  VariableStatement,
} from '../program/program.ts'
import { bug } from '../support/bug.ts'
import { limits } from '../support/limits.ts'
import { initializePlace } from './constructs.ts'
import { allocate, appendBlock, at, type Context, withCoherence } from './context.ts'
import { declareVariable, inBlock, leaveBraces, leaveElse } from './debug.ts'
import { lowerCondition, lowerValue } from './expressions.ts'
import { staticPlace } from './globals.ts'
import { initializeObject } from './objects.ts'
import { memoryPlace } from './place.ts'
import { evaluate } from './places.ts'
import { initializePrecisely } from './precise.ts'
import { irType } from './types.ts'
import { partsWantedOf } from './wanted-parts.ts'

function lowerStatement(context: Context, statement: Statement): void {
  ensureBlock(context)
  switch (statement.kind) {
    case 'block':
      lowerBlock(context, statement)
      return
    case 'variable-statement':
      lowerVariable(context, statement)
      return
    case 'expression-statement':
      evaluate(context, statement.expression)
      return
    case 'if':
      lowerIf(context, statement)
      return
    case 'for':
    case 'while':
    case 'do':
      inBlock(context, statement.start, () => lowerLoop(context, statement))
      return
    case 'switch':
      lowerSwitch(context, statement)
      return
    case 'return':
      lowerReturn(context, statement)
      return
    case 'break': {
      at(context, statement)
      const target = context.jumps.at(-1) ?? bug('break outside of a loop')
      leaveLoop(context, target.onBreak, target.onContinue)
      return
    }
    case 'continue': {
      at(context, statement)
      const loop = context.jumps.findLast((targets) => targets.onContinue)
      context.builder.br(loop?.onContinue ?? bug('continue outside of a loop'))
      return
    }
    case 'discard':
      at(context, statement)
      context.builder.callIntrinsic('llvm.dx.discard', [], voidType, [constantBool(true)])
      return
  }
}

/** Jumps out of a loop; where lanes of a wave work together, so that the block stays part of it (passes/protect-breaks.ts). */
function leaveLoop(context: Context, target: BasicBlock, onContinue: BasicBlock | undefined): void {
  const { builder, shared } = context
  if (!onContinue || !shared.usesLanes()) builder.br(target)
  else builder.condBr(builder.callIntrinsic('llvm.dx.break', [], i1, []), target, onContinue)
}

/** Before a `return`: inside of a loop it leaves the loop first. */
function enterReturn(context: Context): void {
  const loop = context.jumps.findLast((targets) => targets.onContinue)
  if (!loop || !context.shared.usesLanes()) return
  const end = appendBlock(context, 'return')
  leaveLoop(context, end, loop.onContinue)
  context.builder.positionAtEnd(end)
}

/** Opens a block for statements control never reaches. */
function ensureBlock(context: Context): void {
  if (!context.builder.isOpen) context.builder.positionAtEnd(appendBlock(context, 'unreachable'))
}

function lowerBlock(context: Context, block: BlockStatement): void {
  inBlock(context, block.start, () => {
    lowerBody(context, block)
    leaveBraces(context, block)
  })
}

/** The statements of a function, which is the scope they are in. */
export function lowerBody(context: Context, block: BlockStatement): void {
  for (const statement of block.statements) {
    if (hasTooMuch(context)) return
    lowerStatement(context, statement)
  }
}

/** More than a function may have: what follows is left out, and the driver reports it. */
export function hasTooMuch({ builder }: Context): boolean {
  return builder.made > limits.loweredInstructions.most
}

function lowerVariable(context: Context, statement: VariableStatement): void {
  const { variable, initializer } = statement
  if (variable.kind === 'static' || variable.kind === 'groupshared') {
    staticPlace(context.shared, variable)
    return
  }
  at(context, statement)
  const place = memoryPlace(variable.type, allocate(context, irType(context.shared, variable.type), variable.name))
  context.variables.set(variable, place)
  declareVariable(context, variable, place)
  if (initializer)
    withCoherence(context, variable.modifiers, () =>
      initializePrecisely(context, place, variable.isPrecise, () =>
        initializePlace(context, place, initializer, partsWantedOf(context, variable)),
      ),
    )
  else initializeObject(context, place)
}

/** Jumps on unless the block has its end already. */
function fallTo(context: Context, target: BasicBlock): Instruction | undefined {
  return context.builder.isOpen ? context.builder.br(target) : undefined
}

function lowerIf(context: Context, statement: IfStatement): void {
  const { builder } = context
  const condition = lowerCondition(context, statement.condition)
  const consequent = appendBlock(context, 'if.then')
  const alternate = statement.alternate && appendBlock(context, 'if.else')
  const end = appendBlock(context, 'if.end')
  const branch = builder.condBr(condition, consequent, alternate ?? end)
  branch.choice = statement.start
  branch.folded = context.shared.folded.condition(statement.condition)
  if (statement.hint) setControlFlowHint(branch, statement.hint)
  builder.positionAtEnd(consequent)
  lowerStatement(context, statement.consequent)
  fallTo(context, end)
  if (alternate) {
    builder.positionAtEnd(alternate)
    lowerStatement(context, statement.alternate!)
    leaveElse(context)
    fallTo(context, end)
  }
  builder.positionAtEnd(end)
}

function lowerLoop(context: Context, statement: LoopStatement): void {
  const { builder } = context
  const { kind, condition, increment, body } = statement
  at(context, statement)
  for (const initializer of statement.initializers) lowerStatement(context, initializer)
  ensureBlock(context)
  const testBlock = condition && appendBlock(context, `${kind}.cond`)
  const bodyBlock = appendBlock(context, `${kind}.body`)
  const incrementBlock = increment && appendBlock(context, `${kind}.inc`)
  const end = appendBlock(context, `${kind}.end`)
  const again = testBlock ?? bodyBlock
  const onContinue = incrementBlock ?? again

  builder.br(kind === 'do' ? bodyBlock : again)
  if (condition && kind !== 'do') {
    builder.positionAtEnd(testBlock!)
    const branch = builder.condBr(lowerCondition(context, condition), bodyBlock, end)
    branch.choice = statement.start
    branch.folded = context.shared.folded.condition(condition)
  }
  builder.positionAtEnd(bodyBlock)
  context.jumps.push({ onBreak: end, onContinue })
  lowerStatement(context, body)
  context.jumps.pop()
  if (!increment) at(context, statement)
  let latch = fallTo(context, onContinue)
  if (increment) {
    builder.positionAtEnd(incrementBlock!)
    evaluate(context, increment)
    at(context, statement)
    latch = builder.br(again)
  }
  if (condition && kind === 'do') {
    builder.positionAtEnd(testBlock!)
    latch = builder.condBr(lowerCondition(context, condition), bodyBlock, end)
    latch.folded = context.shared.folded.condition(condition)
  }
  if (statement.hint && latch) applyHint(latch, statement.hint)
  builder.positionAtEnd(end)
}

function applyHint(latch: Instruction, hint: LoopHint): void {
  if (hint.kind === 'unroll') {
    if (hint.count === undefined) setLoopHint(latch, { unroll: 'full' })
    else setLoopHint(latch, { unroll: 'count', count: hint.count })
  } else if (hint.kind === 'loop') {
    setLoopHint(latch, { unroll: 'disable' })
  }
}

function lowerSwitch(context: Context, statement: SwitchStatement): void {
  const { builder } = context
  const value = lowerValue(context, statement.condition)
  at(context, statement.condition)
  const bodies = statement.cases.map(({ values }) =>
    appendBlock(context, values.includes(undefined) ? 'switch.default' : 'switch.case'),
  )
  const end = appendBlock(context, 'switch.end')
  const defaultIndex = statement.cases.findIndex(({ values }) => values.includes(undefined))
  const choice = builder.switch(value, bodies[defaultIndex] ?? end)
  choice.choice = statement.start
  choice.folded = context.shared.folded.integer(statement.condition)
  // DXIL has no place for [call].
  if (statement.hint && statement.hint !== 'call') setControlFlowHint(choice, statement.hint)
  const seen = new Set<bigint>()
  statement.cases.forEach(({ values }, index) => {
    for (const label of values) {
      if (label === undefined) continue
      const constant = constantInt(value.type as IntType, label)
      if (seen.has(constant.value)) continue
      seen.add(constant.value)
      choice.addCase(constant, bodies[index]!)
    }
  })
  context.jumps.push({ onBreak: end, onContinue: undefined })
  statement.cases.forEach(({ body }, index) => {
    builder.positionAtEnd(bodies[index]!)
    for (const inner of body) lowerStatement(context, inner)
    if (index === bodies.length - 1) leaveBraces(context, statement)
    fallTo(context, bodies[index + 1] ?? end)
  })
  context.jumps.pop()
  builder.positionAtEnd(end)
}

function lowerReturn(context: Context, statement: ReturnStatement): void {
  const { builder, resultPlace } = context
  const { value } = statement
  if (value && resultPlace) {
    initializePlace(context, resultPlace, value)
    at(context, statement)
    enterReturn(context)
    builder.ret()
    return
  }
  if (!value || value.type.kind === 'void') {
    if (value) evaluate(context, value)
    at(context, statement)
    enterReturn(context)
    builder.ret()
    return
  }
  const result = lowerValue(context, value)
  at(context, statement)
  enterReturn(context)
  builder.ret(result)
}
