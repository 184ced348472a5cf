// Uninitialized values that are stored: DXIL's validator refuses to write them to a UAV.
//
//   float2 v; v.x = 1; Out[0] = v;              a component that is stored here never got a value
//
// What is left of a store is known once everything is optimised. Whether `lint` has to look is decided from the program: is there a variable
// without initialiser, some part of which nothing writes?
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { stageLimitDiagnostics } from '../diagnostics/tables/stage-limits.ts'
import { resourceElement } from '../ir/base-pointer.ts'
import { ConstantInt, constantElement, isConstant, isUndefined } from '../ir/constants.ts'
import { plainLocation } from '../ir/debug.ts'
import { Instruction } from '../ir/instructions.ts'
import type { Module } from '../ir/module.ts'
import { elementCount } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { evaluateConstant } from '../program/evaluate/evaluate.ts'
import type { Expression, IndexExpression, Program, ProgramFunction, Variable } from '../program/program.ts'
import { forEachStatement, walkBody, walkExpression, withoutConversions } from '../program/walk.ts'
import type { Location } from '../support/source.ts'
import { isNumeric, type Type } from '../types/types.ts'

export function reportUndefinedStores(module: Module, sink: DiagnosticSink): void {
  const reported = new Set<Location>()
  for (const { blocks } of module.functions.values())
    for (let block = blocks.first; block !== undefined; block = block.next)
      for (let each = block.instructions.first; each !== undefined; each = each.next) {
        if (each.opcode !== 'call' && each.opcode !== 'store') continue
        const value = storedInResource(each)
        if (!value || !isIncomplete(value)) continue
        const place = plainLocation(each.location)
        if (!reported.has(place)) sink.report(stageLimitDiagnostics.err_hlsl_undefined_store(place))
        reported.add(place)
      }
}

/** What an instruction writes to a resource. */
function storedInResource(store: Instruction): Value | undefined {
  if (store.intrinsic.startsWith('llvm.dx.resource.store.')) return store.argument(store.argumentCount - 1)
  return store.opcode === 'store' && resourceElement(store.operand(1)) ? store.operand(0) : undefined
}

/** Whether some component is known to have no value. */
function isIncomplete(value: Value): boolean {
  if (isUndefined(value)) return true
  if (value.type.kind !== 'vector') return false
  const written = new Set<number>()
  let from = value
  while (from instanceof Instruction && from.opcode === 'insertelement') {
    const [base, element, lane] = from.operands as readonly [Value, Value, Value]
    if (!(lane instanceof ConstantInt)) return false
    if (isUndefined(element) && !written.has(lane.unsignedNumber)) return true
    written.add(lane.unsignedNumber)
    from = base
  }
  if (!isConstant(from)) return false
  for (let lane = 0; lane < elementCount(value.type); lane++) {
    const element = isUndefined(from) ? from : constantElement(from, lane)
    if (!written.has(lane) && element && isUndefined(element)) return true
  }
  return false
}

/** Whether there is a variable that is not written in whole. */
export function hasUnwrittenValues({ functions }: Program): boolean {
  return functions.some((target) => target.body && hasGap(target))
}

/** Whether some part of a variable without an initialiser is never written. */
function hasGap(target: ProgramFunction): boolean {
  const { body, parameters } = target
  if (neverReturns(target)) return true
  const open = new Map<Variable, Set<string>>()
  const watch = (variable: Variable): void => {
    const parts = partsOf(variable.type, '')
    if (parts.length > 0) open.set(variable, new Set(parts))
  }
  for (const parameter of parameters) if (parameter.mode === 'out') watch(parameter)
  let readsItself = false
  forEachStatement(body!, (statement) => {
    if (statement.kind !== 'variable-statement') return
    const { variable, initializer } = statement
    if (!initializer) watch(variable)
    // `float f = g(f);`
    else
      walkExpression(initializer, (part) => {
        readsItself ||= part.kind === 'variable' && part.variable === variable
      })
  })
  if (readsItself) return true
  if (open.size === 0) return false
  walkBody(body!, (expression) => {
    for (const place of placesWritten(expression)) note(place, open)
  })
  return [...open.values()].some((unwritten) => unwritten.size > 0)
}

/** A function with a result that nothing gives. */
function neverReturns({ body, returnType }: ProgramFunction): boolean {
  if (returnType.kind === 'void') return false
  let returns = false
  forEachStatement(body!, ({ kind }) => {
    returns ||= kind === 'return'
  })
  return !returns
}

const fewElements = 64

/** Paths of the components of a type: `uv.0.`, `m.2.` for a row. Of long arrays nothing is asked: indices fill them. */
function partsOf(type: Type, path: string): readonly string[] {
  if (type.kind === 'struct')
    return [
      ...type.bases.flatMap((base) => partsOf(base, `${path}${base.name}/`)),
      ...type.fields.flatMap((field) => partsOf(field.type, `${path}${field.name}.`)),
    ]
  if (type.kind === 'array') {
    const { count, element } = type
    if (count === undefined || count > fewElements) return []
    return Array.from({ length: count }, (_, index) => partsOf(element, `${path}${index}.`)).flat()
  }
  if (!isNumeric(type)) return []
  const count = type.kind === 'vector' ? type.count : type.kind === 'matrix' ? type.rows : 0
  return count === 0 ? [path] : Array.from({ length: count }, (_, index) => `${path}${index}.`)
}

/** What an expression itself assigns to, or passes to a callee that may. */
export function placesWritten(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'assign':
      return [expression.target]
    case 'call': {
      const { parameters } = expression.function
      const given = expression.arguments.filter((_, index) => parameters[index]?.mode !== 'in')
      return expression.object ? [...given, expression.object] : given
    }
    case 'intrinsic':
    case 'method':
      return expression.arguments.filter((_, index) => expression.modes[index] !== 'in')
    default:
      return []
  }
}

/** Takes away what is written: a whole variable, a field of it, some components. Whatever an index chooses counts as all of it. */
function note(place: Expression, open: ReadonlyMap<Variable, Set<string>>): void {
  let ends = ['']
  let at = place
  for (; isPart(at); at = at.object) {
    if (at.kind === 'field') ends = prefixed(`${at.field.name}.`, ends)
    else if (at.kind === 'base') ends = prefixed(`${at.base.name}/`, ends)
    else if (at.kind === 'swizzle' && at.object.type.kind === 'vector') ends = at.components.map((each) => `${each}.`)
    else {
      const index = at.kind === 'index' ? knownIndex(at) : ''
      ends = index === '' ? [''] : prefixed(index, ends)
    }
  }
  at = withoutConversions(at)
  const unwritten = at.kind === 'variable' ? open.get(at.variable) : undefined
  if (!unwritten) return
  for (const part of unwritten) if (ends.some((end) => part.startsWith(end))) unwritten.delete(part)
}

/** `2.`; empty where the index is not known, which counts as all of them. */
function knownIndex({ index }: IndexExpression): string {
  const [leaf] = evaluateConstant(index)?.leaves ?? []
  return typeof leaf === 'bigint' ? `${leaf}.` : ''
}

type Part = Extract<Expression, { readonly kind: 'field' | 'base' | 'swizzle' | 'matrix-swizzle' | 'index' }>

function isPart(place: Expression): place is Part {
  return parts.has(place.kind)
}

const parts: ReadonlySet<Expression['kind']> = new Set(['field', 'base', 'swizzle', 'matrix-swizzle', 'index'])

function prefixed(prefix: string, paths: readonly string[]): string[] {
  return paths.map((path) => prefix + path)
}
