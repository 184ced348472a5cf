// Statements: SPIR-V's structured control flow, every header with its merge block.
//
//   for (i; c; n) b     header: OpLoopMerge merge next, test: c ? body : merge, body: b, next: n, back to header, merge
//   switch              one OpSwitch; a body without `break` branches to the next one, which SPIR-V allows in that order
//
// What follows a return, break or continue is left out: control never reaches it.

import { scalars } from '../../hlsl/scalars.ts'
import type {
  IfStatement,
  LoopStatement,
  ReturnStatement,
  Statement,
  SwitchStatement,
  Variable,
  VariableStatement,
} from '../../program/program.ts'
import { bug } from '../../support/bug.ts'
import { arrayElement, intType, isNodeObject, isOpaque } from '../../types/types.ts'
import { store } from './access.ts'
import { unsupported } from './context.ts'
import { convertScalars } from './conversions.ts'
import { applyDecorations, requireNeeds } from './decorations.ts'
import { value } from './expressions.ts'
import type { FunctionWriter } from './function-writer.ts'
import type { Id } from './module.ts'
import { valuePlace, variablePlace } from './place.ts'
import { bitsOf, scalarUnder } from './types.ts'

export function writeStatement(writer: FunctionWriter, statement: Statement): void {
  if (!writer.isOpen) return
  if (writer.shared.marksLines) writer.emitVoid('OpLine', 0, statement.start, 0)
  const { debug } = writer.shared
  if (statement.kind !== 'block') debug?.line(writer, statement.start)
  switch (statement.kind) {
    case 'block':
      if (debug) debug.inScope(statement, () => writeAll(writer, statement.statements))
      else writeAll(writer, statement.statements)
      return
    case 'variable-statement':
      writeVariable(writer, statement)
      return
    case 'expression-statement':
      value(writer, statement.expression)
      return
    case 'if':
      writeIf(writer, statement)
      return
    case 'for':
    case 'while':
    case 'do':
      writeLoop(writer, statement)
      return
    case 'switch':
      writeSwitch(writer, statement)
      return
    case 'return':
      writeReturn(writer, statement)
      return
    case 'break':
      writer.branch(writer.jumps.at(-1)?.onBreak ?? bug('break outside of a loop'))
      return
    case 'continue': {
      const loop = writer.jumps.findLast(({ onContinue }) => onContinue !== undefined)
      writer.branch(loop?.onContinue ?? bug('continue outside of a loop'))
      return
    }
    case 'discard':
      writeDiscard(writer)
      return
  }
}

function writeAll(writer: FunctionWriter, statements: readonly Statement[]): void {
  for (const inner of statements) writeStatement(writer, inner)
}

/** Ends the invocation, or turns it into a helper where SPIR-V has that, which is what HLSL means. */
function writeDiscard(writer: FunctionWriter): void {
  if (writer.module.atLeast(1, 6)) {
    writer.capability('DemoteToHelperInvocation')
    writer.emitVoid('OpDemoteToHelperInvocation')
  } else writer.end('OpKill')
}

function writeVariable(writer: FunctionWriter, { variable, initializer }: VariableStatement): void {
  if (variable.kind === 'static' || variable.kind === 'groupshared') return
  const { type, attributes } = variable
  const isPrecise = variable.isPrecise || writer.preciseVariables.has(variable)
  requireNeeds(writer.shared, attributes)
  if (isNodeObject(type)) {
    writer.enterRegion(variable)
    if (initializer) writer.places.set(variable, valuePlace(type, value(writer, initializer)))
    return
  }
  // A fresh object is only declared: operations initialise it when it is first used.
  const given = isOpaque(arrayElement(type)) ? undefined : initializer
  const initialValue = (): Id | undefined => given && writer.withPrecision(isPrecise, () => value(writer, given))
  if (given && !writer.memoryVariables.has(variable)) declareValue(writer, variable, initialValue()!)
  else {
    // The initialiser may use the variable.
    const place = declareMemory(writer, variable)
    const initial = initialValue()
    if (initial !== undefined) store(writer, place, initial)
  }
  writer.shared.debug?.declare(writer, variable)
}

/** A variable of the function, in memory or as the value it always has. */
export function declareLocal(writer: FunctionWriter, variable: Variable, initial: Id | undefined): void {
  if (initial !== undefined && !writer.memoryVariables.has(variable)) {
    declareValue(writer, variable, initial)
    return
  }
  const place = declareMemory(writer, variable)
  if (initial !== undefined) store(writer, place, initial)
}

function declareValue({ places, module }: FunctionWriter, variable: Variable, initial: Id): void {
  places.set(variable, valuePlace(variable.type, initial))
  const name = nameOf(variable)
  if (!module.definition(initial) && name !== '') module.nameValue(initial, name)
}

function declareMemory(writer: FunctionWriter, variable: Variable): ReturnType<typeof variablePlace> {
  const { type, location: start } = variable
  if (type.kind === 'object' && type.row.name === 'vk::WorkgroupSpirvPointer')
    unsupported(writer.shared, { start, end: start }, 'a pointer to groupshared memory that changes')
  const place = variablePlace(type, writer.variable(writer.type(type), nameOf(variable)), 'Function')
  applyDecorations(writer.module, place.base, variable.attributes)
  writer.places.set(variable, place)
  return place
}

function nameOf({ isTemporary, name }: Variable): string {
  return isTemporary ? '' : name
}

function writeIf(writer: FunctionWriter, statement: IfStatement): void {
  const { alternate, hint } = statement
  const chosen = value(writer, statement.condition)
  const merge = writer.newLabel()
  const whenTrue = writer.newLabel()
  const whenFalse = alternate ? writer.newLabel() : merge
  writer.selectionMerge(merge, hint === 'flatten' ? 'Flatten' : hint === 'branch' ? 'DontFlatten' : 'None')
  writer.branchConditional(chosen, whenTrue, whenFalse)
  writer.open(whenTrue)
  writer.inRegion(() => writeStatement(writer, statement.consequent))
  writer.branch(merge)
  if (alternate) {
    writer.open(whenFalse)
    writer.inRegion(() => writeStatement(writer, alternate))
    writer.branch(merge)
  }
  writer.openMerge(merge)
}

function writeLoop(writer: FunctionWriter, statement: LoopStatement): void {
  const { kind, increment, body, hint } = statement
  const { debug } = writer.shared
  for (const initializer of statement.initializers) writeStatement(writer, initializer)
  if (!writer.isOpen) return
  const header = writer.newLabel()
  const inside = writer.newLabel()
  const next = writer.newLabel()
  const merge = writer.newLabel()
  writer.branch(header)
  writer.open(header)
  writer.loopMerge(merge, next, hint?.kind === 'unroll' ? 'Unroll' : hint?.kind === 'loop' ? 'DontUnroll' : 'None')
  if (statement.condition && kind !== 'do') {
    const test = writer.newLabel()
    writer.branch(test)
    writer.open(test)
    debug?.line(writer, statement.condition.start)
    writer.branchConditional(value(writer, statement.condition), inside, merge)
  } else writer.branch(inside)

  writer.open(inside)
  writer.jumps.push({ onBreak: merge, onContinue: next })
  writer.inRegion(() => writeStatement(writer, body))
  writer.jumps.pop()
  writer.branch(next)

  // The block exists even when nothing continues; then there is nothing to evaluate in it.
  const isReached = writer.isTarget(next)
  writer.open(next)
  if (isReached && increment) {
    debug?.line(writer, increment.start)
    value(writer, increment)
  }
  if (isReached && statement.condition && kind === 'do')
    writer.branchConditional(value(writer, statement.condition), header, merge)
  else writer.branch(header)
  writer.openMerge(merge)
}

function writeSwitch(writer: FunctionWriter, statement: SwitchStatement): void {
  const { cases } = statement
  const selector = selectorOf(writer, statement)
  const merge = writer.newLabel()
  const labels = cases.map(() => writer.newLabel())
  const fallback = cases.findIndex(({ values }) => values.includes(undefined))
  const targets: { words: number[]; label: Id }[] = []
  const seen = new Set<bigint>()
  cases.forEach(({ values }, index) => {
    for (const label of values) {
      if (label === undefined) continue
      const bits = BigInt.asUintN(selector.bits, label)
      if (seen.has(bits)) continue
      seen.add(bits)
      const words = [Number(bits & 0xffffffffn)]
      if (selector.bits === 64) words.push(Number(bits >> 32n))
      targets.push({ words, label: labels[index]! })
    }
  })
  writer.selectionMerge(merge)
  writer.switch(selector.id, labels[fallback] ?? merge, targets)
  writer.jumps.push({ onBreak: merge, onContinue: undefined })
  cases.forEach(({ body }, index) => {
    if (!writer.isTarget(labels[index]!)) return
    writer.open(labels[index]!)
    writer.inRegion(() => writeAll(writer, body))
    writer.branch(labels[index + 1] ?? merge)
  })
  writer.jumps.pop()
  writer.openMerge(merge)
}

/** 32 or 64 bits wide: narrower ones and booleans are widened. */
function selectorOf(writer: FunctionWriter, statement: SwitchStatement): { readonly id: Id; readonly bits: 32 | 64 } {
  const id = value(writer, statement.condition)
  const scalar = scalarUnder(statement.condition.type)
  const isInteger = scalars[scalar.scalar].class === 'int'
  if (isInteger && bitsOf(scalar.scalar) === 64) return { id, bits: 64 }
  if (isInteger && bitsOf(scalar.scalar) === 32) return { id, bits: 32 }
  return { id: convertScalars(writer, id, scalar, intType), bits: 32 }
}

function writeReturn(writer: FunctionWriter, { value: expression }: ReturnStatement): void {
  const result = expression ? value(writer, expression) : 0
  if (!expression || expression.type.kind === 'void') writer.end('OpReturn')
  else writer.end('OpReturnValue', result)
}
