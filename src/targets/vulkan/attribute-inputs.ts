// Attributes of a pixel shader evaluated elsewhere: Vulkan evaluates an input variable, HLSL passes values. The input is looked for behind
// parameters and locals that only pass it on, and stands in the call from here on.
//
//   float4 helper(float4 c) { return EvaluateAttributeCentroid(c.zy).xyxy; }  ...  helper(v.color)  ...  main_1(V(in_POSITION, in_COLOR0))
//     =>   EvaluateAttributeCentroid(in_COLOR0).zy.xyxy
//
// A constant is the same everywhere, and so is an input of whole numbers: the call is its argument.
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { vulkanDiagnostics } from '../../diagnostics/tables/vulkan.ts'
import { scalars } from '../../hlsl/scalars.ts'
import type {
  BlockStatement,
  Expression,
  IntrinsicExpression,
  ProgramFunction,
  Statement,
  Variable,
} from '../../program/program.ts'
import { forEachExpression, forEachStatement, someInBody, walkExpression } from '../../program/walk.ts'
import { forEachWrite, rootOf, type Written } from '../../program/writes.ts'
import { mapChain, mapOperands, mapStatement } from '../../rewrite/map.ts'
import { append } from '../../support/lists.ts'
import { arrayElement, componentOf, isNumeric, type StructType, type Type } from '../../types/types.ts'

const atVertex = 'GetAttributeAtVertex'
const names: ReadonlySet<string> = new Set([
  'EvaluateAttributeAtSample',
  'EvaluateAttributeCentroid',
  'EvaluateAttributeSnapped',
  atVertex,
])

/** Inputs, and which built-in each is. */
type Inputs = ReadonlyMap<Variable, string | undefined>

/** Changes the bodies of the functions. Gives the inputs that are asked for at single vertices. */
export function nameAttributes(
  functions: readonly ProgramFunction[],
  inputs: Inputs,
  sink: DiagnosticSink,
): ReadonlySet<Variable> {
  const asking = functions.filter(({ body }) => body && someInBody(body, isAsking))
  if (asking.length === 0) return new Set()
  const namer = new AttributeNamer(functions, inputs, sink)
  for (const each of asking) each.body = namer.statement(each.body!) as BlockStatement
  return namer.perVertex
}

function isAsking(expression: Expression): expression is IntrinsicExpression {
  return expression.kind === 'intrinsic' && names.has(expression.name)
}

class AttributeNamer {
  readonly perVertex = new Set<Variable>()
  readonly #inputs: Inputs
  readonly #sink: DiagnosticSink
  readonly #sources: Sources

  constructor(functions: readonly ProgramFunction[], inputs: Inputs, sink: DiagnosticSink) {
    this.#inputs = inputs
    this.#sink = sink
    this.#sources = new Sources(functions)
  }

  readonly statement = (statement: Statement): Statement =>
    mapStatement(statement, { expression: this.#expression, statement: this.statement })

  readonly #expression = (expression: Expression): Expression => {
    if (expression.kind === 'binary' || expression.kind === 'logical') return mapChain(expression, this.#expression)
    const mapped = mapOperands(expression, this.#expression)
    return isAsking(mapped) ? this.#call(mapped) : mapped
  }

  #call(call: IntrinsicExpression): Expression {
    const [argument, ...others] = call.arguments
    const { attribute, components } = withoutComponents(argument!)
    const source = this.#sourceOf(attribute)
    if (source === 'constant' || (source && call.name !== atVertex && !isFloating(attribute.type))) return argument!
    if (!source) {
      this.#sink.report(vulkanDiagnostics.err_vulkan_attribute(call, { name: call.name }))
      return argument!
    }
    const root = rootOf(source)
    const builtIn = root?.kind === 'variable' ? this.#inputs.get(root.variable) : undefined
    if (builtIn !== undefined) {
      this.#sink.report(vulkanDiagnostics.err_vulkan_attribute_builtin(call, { name: call.name, builtIn }))
      return argument!
    }
    if (call.name === atVertex && root?.kind === 'variable') this.perVertex.add(root.variable)
    const { type } = attribute
    const { start, end } = call
    const whole: Expression = {
      ...call,
      type,
      arguments: [source, ...others],
      modes: ['ref', ...call.modes.slice(1)],
      parameterTypes: [type, ...call.parameterTypes.slice(1)],
    }
    return components ? { kind: 'swizzle', object: whole, components, type: call.type, start, end } : whole
  }

  /** The input, or an element of it. */
  #sourceOf(value: Expression): InputExpression | 'constant' | undefined {
    if (value.kind === 'index' && arrayElement(value.object.type).kind !== 'struct') {
      const object = this.#sourceOf(value.object)
      return typeof object === 'object' ? { ...value, object } : object
    }
    const leaf = this.#sources.leavesBehind(value)?.[0]
    if (leaf?.kind === 'variable') return this.#inputs.has(leaf.variable) ? leaf : undefined
    return leaf && isConstant(leaf) ? 'constant' : undefined
  }
}

type InputExpression = Extract<Expression, { kind: 'variable' | 'index' }>

/** `color.zy` asks for `color`. */
function withoutComponents(value: Expression): { attribute: Expression; components: readonly number[] | undefined } {
  if (value.kind !== 'swizzle') return { attribute: value, components: undefined }
  const { attribute, components } = withoutComponents(value.object)
  return { attribute, components: value.components.map((component) => components?.[component] ?? component) }
}

function isFloating(type: Type): boolean {
  const element = arrayElement(type)
  return isNumeric(element) && scalars[componentOf(element).scalar].class === 'float'
}

/** Numbers, and inputs that nothing blends: what stands for them is converted from a whole number. */
function isConstant(value: Expression): boolean {
  switch (value.kind) {
    case 'literal':
      return true
    case 'splat':
    case 'convert':
    case 'truncate':
      return isConstant(value.operand)
    case 'variable':
      return !isFloating(value.type)
    default:
      return false
  }
}

/** Which inputs and constants values are, looked for behind calls and declarations. */
class Sources {
  /** What the calls of each function pass for its parameters, and what locals that never change are set to. */
  readonly #given = new Map<Variable, Expression[]>()
  readonly #following = new Set<Variable>()

  constructor(functions: readonly ProgramFunction[]) {
    const written = new Set<Variable>()
    const known = new Map<ProgramFunction, Written>()
    const give = (variable: Variable, value: Expression): void => {
      append(this.#given, variable, value)
    }
    for (const { body } of functions) {
      if (!body) continue
      forEachStatement(body, (statement) => {
        if (statement.kind === 'variable-statement' && statement.initializer)
          give(statement.variable, statement.initializer)
      })
      forEachExpression(body, (root) => {
        forEachWrite(root, known, (target) => {
          const at = rootOf(target)
          if (at?.kind === 'variable') written.add(at.variable)
        })
        walkExpression(root, (expression) => {
          if (expression.kind !== 'call') return
          expression.function.parameters.forEach((parameter, index) => {
            give(parameter, expression.arguments[index]!)
          })
        })
      })
    }
    for (const variable of written) this.#given.delete(variable)
  }

  /** Inputs and other values that a value is made of, from its first leaf on. */
  leavesBehind(value: Expression): readonly Expression[] | undefined {
    switch (value.kind) {
      case 'variable':
        return value.variable.kind === 'static' ? [value] : this.#leavesGiven(value.variable)
      case 'construct':
        return isNumeric(value.type) ? undefined : value.operands
      case 'field': {
        const { owner, index } = value.field
        return this.leavesBehind(value.object)?.slice(leavesBefore(owner, index))
      }
      case 'base': {
        const { type } = value.object
        const bases = type.kind === 'struct' ? type.bases.slice(0, type.bases.indexOf(value.base)) : []
        return this.leavesBehind(value.object)?.slice(bases.reduce((sum, base) => sum + leafCount(base), 0))
      }
      case 'index': {
        if (value.index.kind !== 'literal') return undefined
        return this.leavesBehind(value.object)?.slice(Number(value.index.value) * leafCount(value.type))
      }
      case 'splat':
      case 'convert':
      case 'literal':
        return [value]
      default:
        return undefined
    }
  }

  /** All calls must pass the same. */
  #leavesGiven(variable: Variable): readonly Expression[] | undefined {
    const [first, ...others] = this.#given.get(variable) ?? []
    if (!first || this.#following.has(variable)) return undefined
    this.#following.add(variable)
    const leaves = this.leavesBehind(first)
    const isSame = others.every((other) => isEqual(leaves, this.leavesBehind(other)))
    this.#following.delete(variable)
    return isSame ? leaves : undefined
  }
}

function isEqual(first: readonly Expression[] | undefined, second: readonly Expression[] | undefined): boolean {
  return (
    first?.length === second?.length &&
    first?.every((leaf, index) => {
      const other = second![index]!
      return (
        leaf === other || (leaf.kind === 'variable' && other.kind === 'variable' && leaf.variable === other.variable)
      )
    }) === true
  )
}

function leavesBefore({ bases, fields }: StructType, index: number): number {
  const before: readonly Type[] = [...bases, ...fields.slice(0, index).map(({ type }) => type)]
  return before.reduce((sum, type) => sum + leafCount(type), 0)
}

/** Inputs have one variable for everything that is no struct. */
function leafCount(type: Type): number {
  if (type.kind === 'struct') return leavesBefore(type, type.fields.length)
  return type.kind === 'array' && arrayElement(type).kind === 'struct' ? (type.count ?? 0) * leafCount(type.element) : 1
}
