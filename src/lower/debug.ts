// Debug information: the scope of every function and block, and where variables live.
//
//   float f(float x) { float y = x; ... }    =>    a scope for f, and declare records for x and y at the memory that holds them
//
// Only with `-Zi`; else the module has no DebugInfo and nothing here does anything. See src/ir/debug.ts.
import { scalars } from '../hlsl/scalars.ts'
import {
  attachRecord,
  type DebugEncoding,
  type DebugMember,
  DebugRecord,
  type DebugType,
  packedBits,
  type ScopedLocation,
} from '../ir/debug.ts'
import type { BlockStatement, ProgramFunction, Variable } from '../program/program.ts'
import { forEachStatement } from '../program/walk.ts'
import type { Location, Span } from '../support/source.ts'
import { typeText } from '../types/print.ts'
import type { MatrixType, ScalarType, StructType, Type, VectorType } from '../types/types.ts'
import type { Context, ModuleContext } from './context.ts'
import type { Place } from './place.ts'
import { irType, scalarIrType } from './types.ts'

/** A place in the source, as instructions of the function and block in hand carry it. */
export function scoped(context: Context, location: Location): ScopedLocation {
  return context.module.debug?.at(location, context.scope) ?? location
}

/** The next instructions belong to this function. */
export function enterFunction(context: Context, fn: ProgramFunction): void {
  const { shared } = context
  const { debug } = shared.module
  if (!debug) return
  const isEntry = shared.program.entries.some((entry) => entry.function === fn)
  context.scope = debug.addFunction({
    name: fn.name,
    linkageName: isEntry ? '' : fn.symbol,
    location: fn.location,
    result: fn.returnType.kind === 'void' ? undefined : debugType(shared, fn.returnType),
    parameters: fn.parameters.map(({ type }) => debugType(shared, type)),
  })
}

/** Everything `run` lowers is in a block of its own. */
export function inBlock(context: Context, location: Location, run: () => void): void {
  const { debug } = context.module
  const around = context.scope
  if (debug && around !== 0) context.scope = debug.addBlock(around, location)
  run()
  context.scope = around
}

/** To debuggers control leaves a block at its closing brace, as in Clang. */
export function leaveBraces(context: Context, { end }: Span): void {
  if (context.scope !== 0) context.builder.location = scoped(context, end - 1)
}

/** With several returns, and where DXC marks the end of locals' lifetimes, debuggers see a function left at its closing brace. */
export function leavesAtBrace({ module, options }: ModuleContext, body: BlockStatement): boolean {
  if (!module.debug) return false
  let returns = 0
  let locals = 0
  forEachStatement(body, ({ kind }) => {
    if (kind === 'return') returns++
    else if (kind === 'variable-statement') locals++
  })
  const { major, minor } = options.profile
  return returns > 1 || (locals > 0 && (major > 6 || minor >= 6))
}

/** To debuggers the next instruction comes from no line: the jump over the rest of an `else`, as in Clang. */
export function leaveElse(context: Context): void {
  if (context.scope !== 0) context.builder.location = 0
}

/** The variable is in memory at `place`; `argument` counts from 1. */
export function declareVariable(context: Context, variable: Variable, place: Place, argument = 0): void {
  const { scope, shared } = context
  if (scope === 0 || place.kind !== 'memory') return
  const { name, location } = variable
  const declared = { name, scope, location, type: debugType(shared, variable.type), argument }
  context.declared.push(new DebugRecord('declare', declared, scoped(context, location), place.pointer))
}

/** The records of a function's variables belong to its first instruction. */
export function attachDeclared(context: Context): void {
  const first = context.function.entry.instructions.first
  if (first) for (const record of context.declared) attachRecord(record, first)
}

// ---- Types

function debugType(shared: ModuleContext, type: Type): DebugType {
  const known = shared.debugTypes.get(type)
  if (known) return known
  const made = makeDebugType(shared, type)
  shared.debugTypes.set(type, made)
  return made
}

function makeDebugType(shared: ModuleContext, type: Type): DebugType {
  switch (type.kind) {
    case 'scalar':
      return basicType(type, typeText(type))
    case 'vector':
    case 'matrix':
      return componentsType(shared, type)
    case 'enum':
      return basicType(type.underlying, typeText(type))
    case 'struct':
      return structureType(shared, type)
    case 'array': {
      const bits = packedBits(irType(shared, type))
      return { kind: 'array', element: debugType(shared, type.element), count: type.count ?? 0, bits }
    }
    default:
      return { kind: 'structure', name: typeText(type), location: 0, bits: 32, members: [] }
  }
}

function basicType(type: ScalarType, name: string): DebugType {
  const { class: scalarClass, signed } = scalars[type.scalar]
  const integer: DebugEncoding = signed ? 'signed' : 'unsigned'
  const encoding: DebugEncoding = scalarClass === 'bool' ? 'boolean' : scalarClass === 'float' ? 'float' : integer
  return { kind: 'basic', name, bits: packedBits(scalarIrType(type)), encoding }
}

/** `float2` as debuggers of C++ know it: a class with members x and y. */
function componentsType(shared: ModuleContext, type: VectorType | MatrixType): DebugType {
  const element = debugType(shared, type.element)
  const bits = packedBits(scalarIrType(type.element))
  const names = type.kind === 'vector' ? vectorNames(type) : matrixNames(type)
  const members = names.map((name, index) => ({ name, location: 0, type: element, offset: index * bits }))
  const shape = type.kind === 'vector' ? `${type.count}` : `${type.rows}, ${type.columns}`
  const name = `${type.kind}<${typeText(type.element)}, ${shape}>`
  const whole: DebugType = { kind: 'structure', name, location: 0, bits: bits * names.length, members }
  return { kind: 'typedef', name: typeText(type), location: 0, type: whole }
}

function vectorNames({ count }: VectorType): string[] {
  return Array.from({ length: count }, (_, index) => 'xyzw'[index] ?? `${index}`)
}

function matrixNames({ rows, columns }: MatrixType): string[] {
  return Array.from(
    { length: rows * columns },
    (_, index) => `_${Math.floor(index / columns) + 1}${(index % columns) + 1}`,
  )
}

/** Base classes are members, as they are in memory. */
function structureType(shared: ModuleContext, type: StructType): DebugType {
  const members: DebugMember[] = []
  let bits = 0
  const add = (name: string, location: Location, member: Type): void => {
    members.push({ name, location, type: debugType(shared, member), offset: bits })
    bits += packedBits(irType(shared, member))
  }
  for (const base of type.bases) add(base.name, base.location, base)
  for (const field of type.fields) if (field.bitWidth === undefined) add(field.name, field.location, field.type)
  return { kind: 'structure', name: typeText(type), location: type.location, bits, members }
}
