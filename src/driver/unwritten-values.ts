// Values that nobody has given and that are stored all the same: DXIL's validator refuses to write them to a UAV.
//
//   float2 v; v.x = 1; Out[0] = v;              a component that is stored here never got a value
//
// What is left of a store is known once everything is optimised. Whether `lint` has to look is told from the program: is there a variable
// without initialiser, some part of which nothing writes?
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { stageLimitDiagnostics } from '../diagnostics/tables/stage-limits.ts'
import { ConstantInt, constantElement, isConstant } from '../ir/constants.ts'
import { plainLocation } from '../ir/debug.ts'
import { Instruction } from '../ir/instructions.ts'
import type { Module } from '../ir/module.ts'
import { elementCount } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import type { Expression, Program, ProgramFunction, Variable } from '../program/program.ts'
import { forEachExpression, forEachStatement, walkExpression } from '../program/walk.ts'
import type { Location } from '../support/source.ts'
import { isNumeric, type Type } from '../types/types.ts'

export function reportUndefinedStores(module: Module, sink: DiagnosticSink): void {
  const reported = new Set<Location>()
  for (const fn of module.functions.values())
    for (const store of fn.instructions()) {
      if (store.opcode !== 'store' || !isIncomplete(store.operand(0)) || !isResource(store.operand(1))) continue
      const place = plainLocation(store.location)
      if (!reported.has(place)) sink.report(stageLimitDiagnostics.err_hlsl_undefined_store(place))
      reported.add(place)
    }
}

function isResource(pointer: Value): boolean {
  let from = pointer
  while (from instanceof Instruction && from.opcode === 'getelementptr') from = from.operand(0)
  return from instanceof Instruction && from.intrinsic === 'llvm.dx.resource.getpointer'
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

function isUndefined({ kind }: Value): boolean {
  return kind === 'undef' || kind === 'poison'
}

/** Whether there is a variable that is not written in whole. */
export function hasUnwrittenValues({ functions }: Program): boolean {
  return functions.some((target) => target.body && hasGap(target))
}

/** Whether some part of a variable without an initialiser is never written. */
function hasGap({ body, parameters }: ProgramFunction): boolean {
  const open = new Map<Variable, Set<unknown>>()
  for (const parameter of parameters)
    if (parameter.mode === 'out' && partCount(parameter.type) > 0) open.set(parameter, new Set())
  forEachStatement(body!, (statement) => {
    if (statement.kind === 'variable-statement' && !statement.initializer && partCount(statement.variable.type) > 0)
      open.set(statement.variable, new Set())
  })
  if (open.size === 0) return false
  forEachExpression(body!, (root) =>
    walkExpression(root, (expression) => {
      for (const place of placesWritten(expression)) note(place, open)
    }),
  )
  return [...open].some(([{ type }, written]) => written.size < partCount(type))
}

/** Arrays are filled by indices: nothing is known of them. */
function partCount(type: Type): number {
  if (type.kind === 'struct') return type.bases.length + type.fields.length
  if (!isNumeric(type)) return 0
  return type.kind === 'vector' ? type.count : 1
}

function placesWritten(expression: Expression): readonly Expression[] {
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
      return expression.arguments
    default:
      return []
  }
}

/** All of a variable, or one part of it: a field, some components. Whatever is deeper counts as the whole part. */
function note(place: Expression, open: Map<Variable, Set<unknown>>): void {
  let parts: readonly unknown[] | undefined
  let at = place
  while (
    at.kind === 'field' ||
    at.kind === 'base' ||
    at.kind === 'swizzle' ||
    at.kind === 'matrix-swizzle' ||
    at.kind === 'index'
  ) {
    parts =
      at.kind === 'field'
        ? [at.field]
        : at.kind === 'base'
          ? [at.base]
          : at.kind === 'swizzle'
            ? at.components
            : undefined
    at = at.object
  }
  while (at.kind === 'convert') at = at.operand
  const written = at.kind === 'variable' ? open.get(at.variable) : undefined
  if (!written || at.kind !== 'variable') return
  if (parts) for (const part of parts) written.add(part)
  else open.delete(at.variable)
}
