// Calls of intrinsics: arguments are matched against the signatures of src/hlsl, the first that fits decides every type.
import type * as ast from '../../ast/nodes.ts'
import type { Diagnostic } from '../../diagnostics/define.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { handleDiagnostics } from '../../diagnostics/tables/handles.ts'
import type { CallSignature } from '../../hlsl/call-table.ts'
import { lookupIntrinsic } from '../../hlsl/intrinsics.ts'
import { readableType } from '../../hlsl/readable-types.ts'
import { lookupObject } from '../../hlsl/resources.ts'
import {
  type ArgumentType,
  type MatchContext,
  type ResolvedType,
  type Selection,
  selectSignature,
} from '../../hlsl/signature.ts'
import { builtinLabel } from '../../hlsl/signature-label.ts'
import { targets } from '../../hlsl/targets.ts'
import type { Expression, IntrinsicExpression } from '../../program/program.ts'
import { nowhere } from '../../support/source.ts'
import { builtinStruct } from '../../types/builtin-structs.ts'
import {
  type EnumType,
  errorType,
  matrixType,
  type ObjectType,
  objectType,
  promotedEnum,
  scalarType,
  type Type,
  vectorType,
  voidType,
} from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { planConversion } from '../conversions/conversions.ts'
import { scoreConversion } from '../conversions/ranking.ts'
import { noteUse } from '../entry/availability.ts'
import { computedWide, kindOfLiteral, settledType } from '../expressions/literals.ts'
import { errorExpression } from '../expressions/nodes.ts'
import { typeArgument } from '../types/resolve-builtin.ts'
import { quoteTypes } from '../types/type-names.ts'
import { passArguments } from './builtin-arguments.ts'
import { checkIntrinsicRules } from './intrinsic-rules.ts'
import { ordinal } from './overloads.ts'
import { isPointerCast, pointerCast } from './pointer-casts.ts'

export type CallMode = IntrinsicExpression['modes'][number]

export interface BuiltinMatch {
  readonly signature: CallSignature
  readonly parameterTypes: readonly Type[]
  readonly modes: readonly CallMode[]
  readonly result: Type
}

/** What a method's object and explicit template argument contribute. */
export interface BuiltinContext {
  readonly object: ObjectType | undefined
  readonly template: Type | undefined
}

const noContext: BuiltinContext = { object: undefined, template: undefined }

function shapeOfArgument(type: Type, literalKind: ReturnType<typeof kindOfLiteral>, isLikeDxc: boolean): ArgumentType {
  switch (type.kind) {
    case 'scalar':
      return numericArgument(type.scalar, 'scalar', 1, 1, literalKind)
    case 'vector':
      return numericArgument(type.element.scalar, 'vector', 1, type.count, literalKind)
    case 'matrix':
      return numericArgument(type.element.scalar, 'matrix', type.rows, type.columns, literalKind)
    case 'enum':
      return type.isScoped ? { kind: 'void' } : shapeOfEnum(type, isLikeDxc)
    case 'object':
      return { kind: 'object', name: type.row.name }
    case 'handle':
      return { kind: 'object', name: type.target.row.name }
    case 'struct':
      return { kind: 'struct', name: type.name }
    case 'array':
      return { kind: 'array', element: shapeOfArgument(type.element, undefined, isLikeDxc) }
    case 'string':
      return { kind: 'string' }
    default:
      return { kind: 'void' }
  }
}

function shapeOfEnum(type: EnumType, isLikeDxc: boolean): ArgumentType {
  const argument = numericArgument(promotedEnum(type).scalar, 'scalar', 1, 1, undefined)
  return isLikeDxc ? { ...argument, adapts: true } : argument
}

type NumericArgument = Extract<ArgumentType, { kind: 'numeric' }>

function numericArgument(
  component: NumericArgument['component'],
  shape: NumericArgument['shape'],
  rows: number,
  columns: number,
  literal: NumericArgument['literal'],
): NumericArgument {
  if (literal === undefined) return { kind: 'numeric', component, shape, rows, columns }
  return { kind: 'numeric', component, shape, rows, columns, literal }
}

function typeOfResolved(resolved: ResolvedType, values: readonly Expression[], context: BuiltinContext): Type {
  switch (resolved.kind) {
    case 'numeric': {
      const component = scalarType(resolved.component)
      if (resolved.shape === 'scalar') return component
      return resolved.shape === 'vector'
        ? vectorType(component, resolved.columns)
        : matrixType(component, resolved.rows, resolved.columns)
    }
    case 'void':
      return voidType
    case 'argument': {
      const type = values[resolved.index]?.type ?? errorType
      return type.kind === 'handle' ? type.target : settledType(type)
    }
    case 'element':
      return context.object?.element ?? errorType
    case 'template':
      return context.template ?? errorType
    case 'object':
      return namedObject(resolved.name, undefined)
    case 'object of element':
      return namedObject(resolved.name, context.object?.element)
    case 'object of template':
      return namedObject(resolved.name, context.template)
    case 'struct':
      return builtinStruct(resolved.name) ?? errorType
  }
}

function namedObject(name: string, element: Type | undefined): Type {
  const row = lookupObject(name)
  return row ? objectType(row, element, row.count?.default) : errorType
}

/** The first signature that takes the arguments, or why none does. */
export function matchBuiltin(
  checker: Checker,
  signatures: readonly CallSignature[],
  values: readonly Expression[],
  context: BuiltinContext = noContext,
): BuiltinMatch | Extract<Selection<CallSignature>, { found: false }> {
  const isLikeDxc = checker.options.isLenientLikeDxc === true
  const shapes = values.map((value) => shapeOfArgument(value.type, kindOfLiteral(value), isLikeDxc))
  const selection = selectSignature(signatures, shapes, matchContext(context))
  if (!selection.found) return selection
  const { signature } = selection
  const modes = values.map((_, index): CallMode => {
    const mode = signature.parameters[index]?.mode ?? 'in'
    return mode === 'groupshared' ? 'ref' : mode
  })
  const parameterTypes = selection.parameters.map((resolved, index) => {
    const { type } = values[index]!
    // `Store(address, handle)` stores the handle; where an object is wanted it is fetched.
    const isStored = resolved.kind === 'argument' && signature.parameters[index]?.type.kind === 'template'
    return modes[index] === 'ref' || (isStored && type.kind === 'handle')
      ? type
      : typeOfResolved(resolved, values, context)
  })
  return {
    signature,
    modes,
    parameterTypes: isAtomic(signature.name) ? atomicTypes(parameterTypes, modes) : parameterTypes,
    result: typeOfResolved(selection.result, values, context),
  }
}

function matchContext({ object, template }: BuiltinContext): MatchContext {
  const element = object?.element
  const component =
    element?.kind === 'scalar'
      ? element.scalar
      : element?.kind === 'vector' || element?.kind === 'matrix'
        ? element.element.scalar
        : undefined
  const hasTemplate = template !== undefined
  return component === undefined ? { template: hasTemplate } : { element: component, template: hasTemplate }
}

function isAtomic(name: string): boolean {
  return name.startsWith('Interlocked')
}

/** The operands of an atomic on a place are of the place's type. */
function atomicTypes(types: readonly Type[], modes: readonly CallMode[]): readonly Type[] {
  const [destination] = types
  return modes[0] === 'ref' && destination ? types.map(() => destination) : types
}

/** Would the intrinsic take these arguments, and how well? Competes with functions of the same name. */
export function matchIntrinsic(
  checker: Checker,
  name: string,
  values: readonly Expression[],
): { readonly score: number } | undefined {
  const match = matchBuiltin(checker, lookupIntrinsic(name) ?? [], values)
  if (!('signature' in match)) return undefined
  let score = 0
  for (const [index, value] of values.entries()) {
    const type = match.parameterTypes[index]!
    if (!planConversion(checker, value.type, type)) return undefined
    score += scoreConversion(settledType(value.type), type)
  }
  return { score }
}

export function callIntrinsic(
  checker: Checker,
  name: string,
  values: readonly Expression[],
  segment: ast.NameSegment,
  syntax: ast.CallExpression,
): Expression {
  const signatures = lookupIntrinsic(name) ?? []
  checker.names?.builtins.set(segment.start, { kind: 'intrinsic', name })
  if (segment.templateArguments && !signatures.some((signature) => signature.template)) {
    checker.sink.report(diagnostics.err_hlsl_intrinsic_template_arg_unsupported(segment, { name }))
    return errorExpression(syntax)
  }
  const template = templateType(checker, segment.templateArguments)
  const match = matchBuiltin(checker, signatures, values, { object: undefined, template })
  if (!('signature' in match)) {
    const notes = failureNotes(match.failures, values)
    checker.sink.report(
      diagnostics.err_ovl_no_viable_function_in_call(segment.start, { name: segment.name }, { notes }),
    )
    return errorExpression(syntax)
  }
  if (isPointerCast(name)) return pointerCast(checker, name, values[0]!, segment, syntax)
  const converted = passArguments(checker, match, values)
  if (typeof converted === 'string' || !isOnTarget(checker, name, segment)) return errorExpression(syntax)
  noteUse(checker, name, match.signature.facts, segment, syntax.start)
  checkIntrinsicRules(checker, name, converted, segment)
  const call: Expression = {
    kind: 'intrinsic',
    name,
    modes: match.modes,
    parameterTypes: match.parameterTypes,
    arguments: converted,
    type: match.result,
    start: syntax.start,
    end: syntax.end,
  }
  const { isLenientLikeDxc, target = 'dxil' } = checker.options
  return isLenientLikeDxc && target === 'dxil' && /^(?:Wave|Quad)/.test(name) ? computedWide(call) : call
}

function isOnTarget({ options, sink }: Checker, name: string, segment: ast.NameSegment): boolean {
  const { target = 'dxil' } = options
  if (name !== 'NonUniformResourceIndex' || targets[target].hasNonUniform) return true
  sink.report(handleDiagnostics.err_hlsl_nonuniform_on_target(segment, { target }))
  return false
}

/** The type in `Load<T>`. */
export function templateType(checker: Checker, written: readonly ast.TemplateArgument[] | undefined): Type | undefined {
  const [argument] = written ?? []
  return argument && typeArgument(checker, argument)?.type
}

type Failures = Extract<Selection<CallSignature>, { found: false }>['failures']

const mostNotes = 8

/** One note per candidate, as for functions with a declaration; built-in ones have no place to point at, and show what they take. */
export function failureNotes(failures: Failures, values: readonly Expression[]): Diagnostic[] {
  return failures.slice(0, mostNotes).map(({ signature, argument, reason }) => {
    const value = values[argument]
    const { label } = builtinLabel(signature)
    if (reason === 'count' || !value) {
      const wanted = signature.parameters.length
      const single = wanted === 1 ? `requires single argument '${signature.parameters[0]!.name}'` : undefined
      const count = values.length
      return diagnostics.note_builtin_candidate_arity(nowhere, {
        signature: label,
        wanted: single ?? `requires ${wanted} arguments`,
        provided: single
          ? `${count === 0 ? 'no' : count} arguments were provided`
          : `${count} ${count === 1 ? 'was' : 'were'} provided`,
      })
    }
    const [from] = quoteTypes(value.type, errorType)
    return diagnostics.note_builtin_candidate_bad_conv(nowhere, {
      signature: label,
      from,
      to: `'${parameterText(signature, argument)}'`,
      argument: ordinal(argument + 1),
    })
  })
}

/** `float3` of `float_like<3>`; one that repeats another's type has that one's text. */
function parameterText(signature: CallSignature, index: number): string {
  const texts = signature.text.slice(signature.text.indexOf('(') + 1, -1).split(', ')
  const known = new Map<string, string>()
  let type = ''
  for (const text of texts.slice(0, index + 1)) {
    const words = text.split(' ')
    type = readableType(words.at(-2) ?? '', known)
    known.set(words.at(-1)!, type)
  }
  // A parameter that takes any number is shown as such: T is not a type of the program.
  return type.replace(/^T(?=$|\d|N)/, 'float')
}
