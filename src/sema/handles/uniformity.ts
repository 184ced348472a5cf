// Descriptors are fetched once for all threads that run together. A handle or index that provably differs between them, and is not
// marked with `nonuniform`, is warned about:
//
//   Texture2D.Handle h = textures[id.x];    h.Load(p)      the descriptor differs between threads: 'h' derives from SV_DispatchThreadID
//
// Only what must differ counts: a variable with several values counts when all of them differ, and what a wave agreed on is uniform.
import { handleDiagnostics as diagnostics } from '../../diagnostics/tables/handles.ts'
import { splitSemantic } from '../../hlsl/semantics.ts'
import { targets } from '../../hlsl/targets.ts'
import { attributeOf } from '../../program/attributes.ts'
import { integerValue } from '../../program/evaluate/evaluate.ts'
import { IndexMarks } from '../../program/index-marks.ts'
import type {
  BinaryExpression,
  EntryPoint,
  Expression,
  IndexExpression,
  ProgramFunction,
  Statement,
  Variable,
} from '../../program/program.ts'
import { forEachExpression, forEachStatement, someInBody, walkBody, walkExpression } from '../../program/walk.ts'
import { rootVariableOf } from '../../program/writes.ts'
import { effort } from '../../support/limits.ts'
import { append } from '../../support/lists.ts'
import { type Location, nowhere, type Span } from '../../support/source.ts'
import { arrayElement, type SemanticName } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { sourceText } from '../expressions/source-text.ts'
import { customizationPoint } from './handles.ts'

/** Why a value differs between threads. */
interface Cause {
  readonly source: string
  /** What brings the difference in; empty when it has no name. */
  readonly name: string
  readonly location: Location
}

/** The same for all threads of a wave. */
const uniformSemantics = new Set([
  'sv_groupid',
  'sv_viewid',
  'sv_drawid',
  'sv_startinstancelocation',
  'sv_startvertexlocation',
])
const threadSemantics = new Set(['sv_dispatchthreadid', 'sv_groupthreadid', 'sv_groupindex'])

/** Results that all lanes share, whatever went in. */
const agreement = /^(?:WaveReadLane|WaveActive|WaveMatch|QuadAny|QuadAll)/
const laneDependent = /^(?:WaveGetLaneIndex|WavePrefix|WaveIsFirstLane)/

export function checkUniformity(
  checker: Checker,
  functions: readonly ProgramFunction[],
  entries: readonly EntryPoint[],
): void {
  // Most shaders have nothing to ask them.
  let marks: IndexMarks | undefined
  let flow: Flow | undefined
  for (const target of functions) {
    if (!target.body) continue
    forEachFetch(target.body, (fetch) => {
      if (!hasHeaps(checker, fetch) || fetch.heap === 'Direct3D' || target.name === customizationPoint) return
      if (integerValue(fetch.index) !== undefined) return
      marks ??= new IndexMarks({ functions, globals: checker.globals })
      if (marks.isMarked(fetch.index)) return
      flow ??= new Flow(functions, entries)
      const cause = flow.causeOf(fetch.index)
      if (cause) report(checker, fetch, cause)
    })
  }
}

const heapModel = 6

/** WGSL has no heaps, and Direct3D's came with shader model 6.6. */
function hasHeaps({ options, sink }: Checker, { span, heap }: Fetch): boolean {
  const { target = 'dxil', shaderModel } = options
  if (heap === undefined) return true
  if (heap === 'any' && !targets[target].hasHeaps) {
    sink.report(diagnostics.err_hlsl_no_heaps(span, { target }))
    return false
  }
  if ((target !== 'dxil' && target !== 'hlsl') || shaderModel.minor >= heapModel) return true
  if (sink.errorCount === 0)
    sink.report(diagnostics.err_hlsl_heap_shader_model(span, { model: `${shaderModel.major}.${shaderModel.minor}` }))
  return false
}

function report(checker: Checker, { span, isHandle }: Fetch, { source, name, location }: Cause): void {
  const index = sourceText(checker, span)
  const marked = `${isHandle ? 'nonuniform' : 'NonUniformResourceIndex'}(${index})`
  const notes = location === nowhere ? [] : [diagnostics.note_hlsl_varies_here(location, { name })]
  const fixes = [{ span, text: marked }]
  const parameters = { index: `'${index}'`, source, advice: `write ${marked}` }
  checker.sink.report(diagnostics.warn_hlsl_handle_not_uniform(span, parameters, { notes, fixes }))
}

// ---- Fetches

interface Fetch {
  readonly index: Expression
  readonly span: Span
  readonly isHandle: boolean
  /** The targets where it comes from a heap: an exported function may decide otherwise, and others than Direct3D bind dynamic resources. */
  readonly heap: 'any' | 'Direct3D' | undefined
}

/** Fetches in a body, but those that a test of the wave guards: `if (WaveReadLaneFirst(i) == i)`. */
function forEachFetch(body: Statement, visit: (fetch: Fetch) => void): void {
  if (!hasFetch(body)) return
  const guarded = new Set<Expression>()
  forEachStatement(body, (statement) => {
    if (statement.kind !== 'if' || !asksWave(statement.condition)) return
    forEachExpression(statement.consequent, (root) => guarded.add(root))
  })
  forEachExpression(body, (root) => {
    if (guarded.has(root)) return
    walkExpression(root, (expression) => {
      const fetch = fetchOf(expression)
      if (fetch) visit(fetch)
    })
  })
}

/** Most bodies have none. */
function hasFetch(body: Statement): boolean {
  return someInBody(body, (expression) => fetchOf(expression) !== undefined)
}

function asksWave(condition: Expression): boolean {
  let asks = false
  walkExpression(condition, (expression) => {
    if (expression.kind === 'intrinsic' && agreement.test(expression.name)) asks = true
  })
  return asks
}

function fetchOf(expression: Expression): Fetch | undefined {
  if (expression.kind === 'call') {
    const [handle] = expression.arguments
    const isOverride = expression.function.name === customizationPoint && handle?.type.kind === 'handle'
    return isOverride ? { index: handle, span: handle, isHandle: true, heap: undefined } : undefined
  }
  if (expression.kind === 'index') return elementFetch(expression)
  if (expression.kind !== 'heap' || expression.type.kind !== 'object') return undefined
  const handle = handleUnder(expression.index)
  return handle
    ? { index: handle, span: handle, isHandle: true, heap: 'any' }
    : { index: expression.index, span: expression.index, isHandle: false, heap: 'any' }
}

/** `textures[i]` of a global array. */
function elementFetch({ object, index }: IndexExpression): Fetch | undefined {
  const element = arrayElement(object.type)
  if (element.kind === 'object' && element.row.category === 'dynamic resource')
    return { index, span: index, isHandle: false, heap: 'Direct3D' }
  if (object.type.kind !== 'array' || element.kind !== 'object' || element.row.class === undefined) return undefined
  const holder = rootVariableOf(object)
  const isGlobal = holder?.kind === 'resource' || holder?.kind === 'constant'
  return isGlobal ? { index, span: index, isHandle: false, heap: undefined } : undefined
}

/** `((uint2)h).x` is h. */
function handleUnder(index: Expression): Expression | undefined {
  const bits = index.kind === 'swizzle' ? index.object : undefined
  return bits?.kind === 'convert' && bits.operand.type.kind === 'handle' ? bits.operand : undefined
}

// ---- Where values come from

class Flow {
  /** Everything a variable is set to; a parameter's arguments. */
  readonly #values = new Map<Variable, Expression[]>()
  readonly #inputs = new Map<Variable, EntryPoint>()
  /** Conditions that decide what a variable is set to. */
  readonly #decisions = new Map<Variable, Expression>()
  /** `itself` while it is being found out: a value that a loop carries to itself adds nothing. */
  readonly #known = new Map<Variable, Cause | 'itself' | undefined>()

  constructor(functions: readonly ProgramFunction[], entries: readonly EntryPoint[]) {
    for (const entry of entries) for (const parameter of entry.function.parameters) this.#inputs.set(parameter, entry)
    for (const { body } of functions) if (body) this.#collect(body)
  }

  #collect(body: Statement): void {
    forEachStatement(body, (statement) => {
      if (statement.kind === 'variable-statement' && statement.initializer)
        this.#add(statement.variable, statement.initializer)
      else if (statement.kind === 'if')
        this.#collectDecision(statement.condition, [statement.consequent, statement.alternate])
    })
    walkBody(body, (expression) => {
      if (expression.kind === 'assign') {
        const holder = rootVariableOf(expression.target)
        // A write to a part does not decide the whole; what is added to a value leaves it as different as it was.
        if (holder && !expression.compound)
          this.#add(holder, expression.target.kind === 'variable' ? expression.value : unknown)
      } else if (expression.kind === 'call') {
        for (const [index, parameter] of expression.function.parameters.entries()) {
          const argument = expression.arguments[index]!
          if (parameter.mode === 'in') this.#add(parameter, argument)
          else this.#forget(argument)
        }
      } else if (expression.kind === 'intrinsic' || expression.kind === 'method') {
        for (const [index, mode] of expression.modes.entries())
          if (mode !== 'in') this.#forget(expression.arguments[index]!)
      }
    })
  }

  /** Variables that get their value in one arm of a branch differ as its condition does. */
  #collectDecision(condition: Expression, arms: readonly (Statement | undefined)[]): void {
    for (const arm of arms) {
      if (!arm) continue
      forEachExpression(arm, (root) => {
        if (root.kind !== 'assign' || root.compound || root.target.kind !== 'variable') return
        const { variable } = root.target
        if (variable.kind === 'local') this.#decisions.set(variable, condition)
      })
    }
  }

  #decisionOf(variable: Variable, depth: number): Cause | 'itself' | undefined {
    const condition = this.#decisions.get(variable)
    return condition && this.#causeOf(condition, depth + 1)
  }

  #add(variable: Variable, value: Expression): void {
    append(this.#values, variable, value)
  }

  #forget(target: Expression): void {
    const holder = rootVariableOf(target)
    if (holder) this.#add(holder, unknown)
  }

  causeOf(value: Expression): Cause | undefined {
    const cause = this.#causeOf(value, 0)
    return cause === 'itself' ? undefined : cause
  }

  #causeOf(value: Expression, depth: number): Cause | 'itself' | undefined {
    if (depth > effort.followedAssignments.most) return undefined
    const first = (...parts: readonly (Expression | undefined)[]): Cause | 'itself' | undefined => {
      let found: Cause | 'itself' | undefined
      for (const part of parts) {
        const cause = part && this.#causeOf(part, depth + 1)
        if (cause && cause !== 'itself') return cause
        found ??= cause
      }
      return found
    }
    switch (value.kind) {
      case 'variable':
        return this.#variable(value.variable, depth)
      case 'field': {
        const { object, field } = value
        const entry = object.kind === 'variable' ? this.#inputs.get(object.variable) : undefined
        return entry ? inputCause(field.semantic, entry, field.name, field.location) : first(object)
      }
      case 'base':
      case 'swizzle':
      case 'matrix-swizzle':
      case 'buffer-contents':
        return first(value.object)
      case 'index':
      case 'resource-element':
        return first(value.object, value.index)
      case 'splat':
      case 'convert':
      case 'truncate':
      case 'unary':
        return first(value.operand)
      case 'construct':
        return first(...value.operands)
      case 'binary':
        return this.#isGroupNumber(value) ? undefined : first(value.left, value.right)
      case 'conditional':
        return first(value.condition, value.consequent, value.alternate)
      case 'heap':
        return first(value.index)
      case 'method':
        return first(value.object, ...value.arguments)
      case 'call':
        return first(...value.arguments)
      case 'intrinsic':
        if (agreement.test(value.name)) return undefined
        if (laneDependent.test(value.name)) return { source: `${value.name}()`, name: '', location: nowhere }
        return first(...value.arguments)
      default:
        return undefined
    }
  }

  /** `id.x / 64` with 64 threads in a row is the number of the group. */
  #isGroupNumber({ operator, left, right }: BinaryExpression): boolean {
    const amount = integerValue(right)
    if (amount === undefined || (operator !== '/' && operator !== '>>')) return false
    const divisor = operator === '/' ? amount : 1n << amount
    const whole = left.kind === 'swizzle' ? left.object : left
    const input = whole.kind === 'variable' ? whole.variable : undefined
    const entry = input && this.#inputs.get(input)
    if (!entry || this.#values.has(input)) return false
    const size = groupDimensions(entry.function.attributes)
    switch (splitSemantic(input.semantic?.text ?? '').name.toLowerCase()) {
      case 'sv_groupindex':
        return divisor % BigInt(size[0] * size[1] * size[2]) === 0n
      case 'sv_dispatchthreadid':
      case 'sv_groupthreadid': {
        const axis = left.kind === 'swizzle' && left.components.length === 1 ? left.components[0]! : 0
        return divisor % BigInt(size[axis] ?? 1) === 0n
      }
      default:
        return false
    }
  }

  #variable(variable: Variable, depth: number): Cause | 'itself' | undefined {
    if (this.#known.has(variable)) return this.#known.get(variable)
    this.#known.set(variable, 'itself')
    const cause = this.#computeVariable(variable, depth)
    this.#known.set(variable, cause)
    return cause
  }

  #computeVariable(variable: Variable, depth: number): Cause | 'itself' | undefined {
    const values = this.#values.get(variable) ?? []
    const entry = this.#inputs.get(variable)
    if (entry) {
      const { semantic, name, location } = variable
      return values.length === 0 ? inputCause(semantic, entry, name, location) : undefined
    }
    const causes = values
      .map((value) => (value === unknown ? undefined : this.#causeOf(value, depth + 1)))
      .filter((cause) => cause !== 'itself')
    // A fetch in a function is wrong for one caller even when it is right for others.
    if (variable.kind === 'parameter') return values.includes(unknown) ? undefined : causes.find(Boolean)
    if (causes.every(Boolean)) return causes[0]
    return values.includes(unknown) ? undefined : this.#decisionOf(variable, depth)
  }
}

/** Stands for values that are not looked at. */
const unknown: Expression = { kind: 'error', type: { kind: 'error' }, start: nowhere, end: nowhere }

function inputCause(
  semantic: SemanticName | undefined,
  { stage, function: { attributes } }: EntryPoint,
  name: string,
  location: Location,
): Cause | undefined {
  if (!semantic) return undefined
  const { name: word } = splitSemantic(semantic.text)
  const key = word.toLowerCase()
  if (uniformSemantics.has(key)) return undefined
  if (key.startsWith('sv_')) {
    const isAlone = threadSemantics.has(key) && groupSize(attributes) === 1
    return isAlone ? undefined : { source: semantic.text, name, location }
  }
  const what = stage === 'vertex' ? 'vertex input' : stage === 'pixel' ? 'interpolated input' : 'input'
  return { source: `${what} '${semantic.text}'`, name, location }
}

function groupSize(attributes: ProgramFunction['attributes']): number {
  const [x, y, z] = groupDimensions(attributes)
  return x * y * z
}

function groupDimensions(attributes: ProgramFunction['attributes']): readonly [number, number, number] {
  const size = attributeOf(attributes, 'numthreads')?.arguments ?? []
  const [x = 1, y = 1, z = 1] = size.map((count) => (typeof count === 'number' ? count : 1))
  return [x, y, z]
}
