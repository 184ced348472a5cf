// Signatures of intrinsics and methods as data, and the arithmetic that matches arguments against one.
//
//   x lerp(float_like<> x, x y, x s)   with (float3, literal float, half)   =>   float3 lerp(float3, float3, float3)
//
// Works on plain shapes (`{ component, shape, rows, columns }`), not on the checker's types, so lowering and tools can
// ask the same questions. The rules are those of DXC's overload resolution for intrinsics: candidates are tried in
// table order and the first that accepts the arguments wins; scalars splat, longer vectors and matrices truncate.
import { type ComponentClass, type ComponentClassRow, componentClasses } from './components.ts'
import { combineScalars, isLiteral, type ScalarKind } from './scalars.ts'

export type ShapeKind = 'scalar' | 'vector' | 'matrix'

/** A number type without identity: `float3` is { component: 'float', shape: 'vector', rows: 1, columns: 3 }. */
export interface NumericType {
  readonly kind: 'numeric'
  readonly component: ScalarKind
  readonly shape: ShapeKind
  readonly rows: number
  readonly columns: number
}

/** Enumerations are passed as their underlying kind. */
export type ArgumentType =
  | (NumericType & {
      /** For a literal: the kind its value asks for (`uint` for 1, `int` for -1, `uint64_t` for 1 << 40). */
      readonly literal?: ScalarKind
      /** An enumerator, which has no kind of its own beside other arguments: alone it takes the first of the class. */
      readonly adapts?: true
    })
  /** A resource or other object, by the name of its row in the resource table. */
  | { readonly kind: 'object'; readonly name: string }
  | { readonly kind: 'struct'; readonly name: string }
  | { readonly kind: 'array'; readonly element: ArgumentType }
  | { readonly kind: 'string' }
  | { readonly kind: 'void' }

/** A size in a shape: a number, or a variable that all its uses agree on (the smallest argument decides). */
export type Size = number | string

export type ShapeRule =
  | { readonly kind: 'scalar' }
  /** Any of scalar, vector, matrix. */
  | { readonly kind: 'any' }
  /** The shape of parameter `index`. */
  | { readonly kind: 'parameter'; readonly index: number }
  | { readonly kind: 'vector'; readonly columns: Size }
  | { readonly kind: 'matrix'; readonly rows: Size; readonly columns: Size }

export type ComponentRule =
  | { readonly kind: 'class'; readonly class: ComponentClass }
  /** The component kind of parameter `index`; all parameters that share it are combined. */
  | { readonly kind: 'parameter'; readonly index: number }
  /** The component kind of the object's element type. */
  | { readonly kind: 'element' }

export type TypeRule =
  | { readonly kind: 'void' }
  | { readonly kind: 'numeric'; readonly component: ComponentRule; readonly shape: ShapeRule }
  /** An object of one of these names; `label` is what messages call it. */
  | { readonly kind: 'object'; readonly label: string; readonly names: ReadonlySet<string> }
  /** An object whose template argument is the element of the object called on: `ThreadNodeOutputRecords<T>`. */
  | { readonly kind: 'object of element'; readonly name: string }
  /** An object whose template argument is that of the call: `BufferPointer<U>`. */
  | { readonly kind: 'object of template'; readonly name: string }
  /** Any user-defined struct. */
  | { readonly kind: 'struct' }
  | { readonly kind: 'builtin struct'; readonly name: string }
  /** The whole element type of the object called on. */
  | { readonly kind: 'element' }
  /** The explicit template argument of the call. */
  | { readonly kind: 'template' }
  /** Exactly the type of parameter `index`, which is an object. */
  | { readonly kind: 'parameter'; readonly index: number }
  | { readonly kind: 'array'; readonly element: ComponentClass }
  | { readonly kind: 'string' }

/** `ref` binds to memory (an element of a resource or groupshared), `groupshared` to a groupshared array. */
export type ParameterMode = 'in' | 'out' | 'inout' | 'ref' | 'groupshared'

export interface SignatureParameter {
  readonly name: string
  readonly mode: ParameterMode
  readonly type: TypeRule
}

export interface Signature {
  readonly name: string
  readonly result: TypeRule
  readonly parameters: readonly SignatureParameter[]
  /** More arguments of any type may follow. */
  readonly variadic: boolean
  /** Takes a template argument: `Load<T>(offset)`. */
  readonly template: boolean
}

/** What a parameter or result is in one call. `argument` and `element` stand for types only the caller can name. */
export type ResolvedType =
  | NumericType
  | { readonly kind: 'void' }
  | { readonly kind: 'argument'; readonly index: number }
  | { readonly kind: 'element' }
  | { readonly kind: 'template' }
  | { readonly kind: 'object'; readonly name: string }
  | { readonly kind: 'object of element' | 'object of template'; readonly name: string }
  | { readonly kind: 'struct'; readonly name: string }

/** What the object called on and explicit template arguments contribute. */
export interface MatchContext {
  /** Component kind of the object's element type, if it is numeric. */
  readonly element?: ScalarKind
  /** Whether the call has an explicit template argument. */
  readonly template?: boolean
}

export type MismatchReason = 'count' | 'component' | 'shape' | 'object' | 'element'

export type MatchResult =
  | { readonly matches: true; readonly parameters: readonly ResolvedType[]; readonly result: ResolvedType }
  | { readonly matches: false; readonly argument: number; readonly reason: MismatchReason }

interface Solution {
  /** Per parameter that owns its component kind: what the arguments say together. */
  readonly components: (ScalarKind | undefined)[]
  /** Whether one of them adapts. */
  readonly adapts: boolean[]
  /** Per parameter that owns its shape. */
  readonly shapes: (ShapeKind | undefined)[]
  /** Smallest sizes seen, per parameter of `any` shape. */
  readonly rows: (number | undefined)[]
  readonly columns: (number | undefined)[]
  /** Smallest size seen for every size variable. */
  sizes: Map<string, number> | undefined
}

type Failure = { readonly matches: false; readonly argument: number; readonly reason: MismatchReason }

const scalarShape: ShapeRule = { kind: 'scalar' }

/** Whether the signature takes this many arguments. */
function acceptsCount(signature: Signature, count: number): boolean {
  const wanted = signature.parameters.length
  return signature.variadic ? count >= wanted : count === wanted
}

/** Matches arguments against one signature and computes the types the call then has. */
function matchSignature(signature: Signature, args: readonly ArgumentType[], context: MatchContext): MatchResult {
  if (!acceptsCount(signature, args.length)) return fail(Math.min(args.length, signature.parameters.length), 'count')
  const { parameters } = signature
  const solution: Solution = { components: [], adapts: [], shapes: [], rows: [], columns: [], sizes: undefined }
  for (let index = 0; index < parameters.length; index++) {
    const reason = solveArgument(signature, index, args[index]!, context, solution)
    if (reason) return fail(index, reason)
  }
  for (let index = 0; index < parameters.length; index++) {
    const reason = settleParameter(parameters[index]!.type, index, solution)
    if (reason) return fail(index, reason)
  }
  const resolved: ResolvedType[] = []
  for (let index = 0; index < args.length; index++) {
    const parameter = parameters[index]
    resolved.push(
      parameter
        ? resolveParameter(parameter.type, index, args[index]!, solution, context)
        : { kind: 'argument', index },
    )
  }
  return { matches: true, parameters: resolved, result: resolveResult(signature.result, solution, context) }
}

export type Selection<S extends Signature> =
  | {
      readonly found: true
      readonly signature: S
      readonly parameters: readonly ResolvedType[]
      readonly result: ResolvedType
    }
  | { readonly found: false; readonly failures: readonly (Failure & { readonly signature: S })[] }

/** The first signature that accepts the arguments, or why each of them does not. */
export function selectSignature<S extends Signature>(
  signatures: readonly S[],
  args: readonly ArgumentType[],
  context: MatchContext = {},
): Selection<S> {
  const failures: Failure[] = []
  for (const signature of signatures) {
    const match = matchSignature(signature, args, context)
    if (match.matches) return { found: true, signature, parameters: match.parameters, result: match.result }
    failures.push(match)
  }
  return { found: false, failures: failures.map((failure, index) => ({ ...failure, signature: signatures[index]! })) }
}

function fail(argument: number, reason: MismatchReason): Failure {
  return { matches: false, argument, reason }
}

function solveArgument(
  signature: Signature,
  index: number,
  argument: ArgumentType,
  context: MatchContext,
  solution: Solution,
): MismatchReason | undefined {
  const { type } = signature.parameters[index]!
  switch (type.kind) {
    case 'element':
    case 'template':
      return undefined
    case 'object':
      return argument.kind === 'object' && type.names.has(argument.name) ? undefined : 'object'
    case 'object of element':
    case 'object of template':
      return argument.kind === 'object' && argument.name === type.name ? undefined : 'object'
    case 'struct':
      return argument.kind === 'struct' ? undefined : 'object'
    case 'builtin struct':
      return argument.kind === 'struct' && argument.name === type.name ? undefined : 'object'
    case 'string':
      return argument.kind === 'string' ? undefined : 'object'
    case 'array':
      return solveArray(type.element, argument)
    case 'parameter':
      return argument.kind === 'object' || argument.kind === 'struct' ? undefined : 'object'
    case 'void':
      return 'shape'
    case 'numeric':
      if (argument.kind !== 'numeric') return 'shape'
      return (
        solveShape(index, type.shape, argument, solution) ??
        solveComponent(signature, index, type.component, argument, context, solution)
      )
  }
}

function solveArray(element: ComponentClass, argument: ArgumentType): MismatchReason | undefined {
  let type = argument
  if (type.kind !== 'array') return 'shape'
  while (type.kind === 'array') type = type.element
  if (type.kind !== 'numeric' || type.shape === 'matrix') return 'shape'
  return componentClasses[element].kinds.has(type.component) ? undefined : 'component'
}

function solveComponent(
  signature: Signature,
  index: number,
  rule: ComponentRule,
  argument: Extract<ArgumentType, { kind: 'numeric' }>,
  context: MatchContext,
  solution: Solution,
): MismatchReason | undefined {
  if (rule.kind === 'element') return context.element === undefined ? 'element' : undefined
  const owner = rule.kind === 'parameter' ? rule.index : index
  const wanted = componentClassOf(signature, owner)
  if (wanted === undefined) return 'component'
  const row = componentClasses[wanted]
  if (argument.adapts && !row.exact) {
    solution.adapts[owner] = true
    return undefined
  }
  let kind = argument.component
  if (row.exact && !row.kinds.has(kind) && !(isLiteral(kind) && row.takesLiterals)) return 'component'
  if (isLiteral(kind) && !decidesResult(signature, owner)) kind = concreteLiteral(kind, argument.literal, row)
  const known = solution.components[owner]
  solution.components[owner] = known === undefined ? kind : combineScalars(known, kind)
  return undefined
}

function componentClassOf(signature: Signature, owner: number): ComponentClass | undefined {
  const type = signature.parameters[owner]?.type
  return type?.kind === 'numeric' && type.component.kind === 'class' ? type.component.class : undefined
}

/** A literal that decides the result's kind stays a literal, so that `sqrt(2.0) * aHalf` stays a half. */
function decidesResult(signature: Signature, owner: number): boolean {
  const { result } = signature
  return result.kind === 'numeric' && result.component.kind === 'parameter' && result.component.index === owner
}

function concreteLiteral(
  literal: ScalarKind,
  wanted: ScalarKind | undefined,
  { kinds, fallback }: ComponentClassRow,
): ScalarKind {
  if (literal === 'literal int') {
    const kind = wanted ?? 'uint'
    return kinds.has(kind) ? kind : fallback
  }
  if (kinds.has('float')) return 'float'
  return kinds.has('double') ? 'double' : fallback
}

function shapeOwner(rule: ShapeRule, index: number): number {
  return rule.kind === 'parameter' ? rule.index : index
}

function solveShape(
  index: number,
  rule: ShapeRule,
  argument: NumericType,
  solution: Solution,
): MismatchReason | undefined {
  const owner = shapeOwner(rule, index)
  const { shape } = argument
  const known = solution.shapes[owner]
  if (known === undefined || known === 'scalar') solution.shapes[owner] = shape
  else if (shape !== 'scalar' && shape !== known) return 'shape'
  if (shape === 'scalar') return undefined
  switch (rule.kind) {
    case 'scalar':
      return 'shape'
    case 'any':
    case 'parameter':
      solution.rows[owner] = Math.min(solution.rows[owner] ?? argument.rows, argument.rows)
      solution.columns[owner] = Math.min(solution.columns[owner] ?? argument.columns, argument.columns)
      return undefined
    case 'vector':
      return solveSize(solution, rule.columns, argument.columns)
    case 'matrix':
      return solveSize(solution, rule.rows, argument.rows) ?? solveSize(solution, rule.columns, argument.columns)
  }
}

function solveSize(solution: Solution, size: Size, actual: number): MismatchReason | undefined {
  if (typeof size === 'number') return actual < size ? 'shape' : undefined
  solution.sizes ??= new Map()
  solution.sizes.set(size, Math.min(solution.sizes.get(size) ?? actual, actual))
  return undefined
}

/** Once every argument has spoken: bring each owner's kind into its class, and check vector against matrix. */
function settleParameter(type: TypeRule, index: number, solution: Solution): MismatchReason | undefined {
  if (type.kind !== 'numeric') return undefined
  if (type.component.kind === 'class') {
    const { kinds, exact, fallback } = componentClasses[type.component.class]
    if (solution.adapts[index]) settleAdapting(index, solution)
    const kind = solution.components[index]
    if (kind === undefined || !kinds.has(kind)) {
      if (exact) return 'component'
      solution.components[index] = fallback
    }
  }
  const shape = solution.shapes[index]
  if (type.shape.kind === 'vector') {
    if (shape === 'matrix') return 'shape'
    solution.shapes[index] = 'vector'
  } else if (type.shape.kind === 'matrix') {
    if (shape === 'vector') return 'shape'
    solution.shapes[index] = 'matrix'
  }
  return undefined
}

/** Literals and booleans have no size either: together they are 32 bits. */
function settleAdapting(index: number, { components }: Solution): void {
  const kind = components[index]
  if (kind === 'literal int' || kind === 'bool') components[index] = 'int'
  else if (kind === 'literal float') components[index] = 'float'
}

function resolveParameter(
  type: TypeRule,
  index: number,
  argument: ArgumentType,
  solution: Solution,
  context: MatchContext,
): ResolvedType {
  switch (type.kind) {
    case 'numeric':
      return resolveNumeric(type.component, type.shape, index, solution, context)
    case 'element':
      return { kind: 'element' }
    case 'template':
      if (context.template) return { kind: 'template' }
      if (argument.kind !== 'numeric' || !isLiteral(argument.component)) return { kind: 'argument', index }
      return { ...argument, component: argument.component === 'literal int' ? 'uint' : 'float' }
    default:
      return { kind: 'argument', index }
  }
}

function resolveResult(type: TypeRule, solution: Solution, context: MatchContext): ResolvedType {
  switch (type.kind) {
    case 'void':
    case 'element':
      return { kind: type.kind }
    case 'numeric':
      return resolveNumeric(type.component, type.shape, -1, solution, context)
    case 'parameter':
      return { kind: 'argument', index: type.index }
    case 'template':
      return context.template ? { kind: 'template' } : numeric('uint', scalarShape, -1, solution)
    case 'object':
      return { kind: 'object', name: [...type.names][0]! }
    case 'object of element':
    case 'object of template':
      return { kind: type.kind, name: type.name }
    case 'builtin struct':
      return { kind: 'struct', name: type.name }
    case 'struct':
    case 'array':
    case 'string':
      return { kind: 'void' }
  }
}

function resolveNumeric(
  component: ComponentRule,
  shape: ShapeRule,
  index: number,
  solution: Solution,
  context: MatchContext,
): NumericType {
  return numeric(resolveComponent(component, index, solution, context), shape, index, solution)
}

function resolveComponent(rule: ComponentRule, index: number, solution: Solution, context: MatchContext): ScalarKind {
  switch (rule.kind) {
    case 'element':
      return context.element ?? 'float'
    case 'parameter':
      return solution.components[rule.index] ?? 'float'
    case 'class':
      return solution.components[index] ?? componentClasses[rule.class].fallback
  }
}

function numeric(component: ScalarKind, rule: ShapeRule, index: number, solution: Solution): NumericType {
  const size = (of: Size): number => (typeof of === 'number' ? of : (solution.sizes?.get(of) ?? 1))
  switch (rule.kind) {
    case 'scalar':
      return { kind: 'numeric', component, shape: 'scalar', rows: 1, columns: 1 }
    case 'vector':
      return { kind: 'numeric', component, shape: 'vector', rows: 1, columns: size(rule.columns) }
    case 'matrix':
      return { kind: 'numeric', component, shape: 'matrix', rows: size(rule.rows), columns: size(rule.columns) }
    case 'any':
    case 'parameter': {
      const owner = shapeOwner(rule, index)
      const shape = solution.shapes[owner] ?? 'scalar'
      const rows = solution.rows[owner] ?? 1
      return { kind: 'numeric', component, shape, rows, columns: solution.columns[owner] ?? 1 }
    }
  }
}
