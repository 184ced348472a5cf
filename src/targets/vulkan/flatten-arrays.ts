// `-fspv-flatten-resource-arrays`: an array of resources takes a binding for each element, so every element that is used is a variable
// of its own.
//
//   Texture2D t[5];  t[2].Load(p)  t[4].Load(p)      =>      t_2 at binding 2, t_4 at binding 4
//   t[i].Load(p)                                     =>      i == 0 ? t_0.Load(p) : i == 1 ? t_1.Load(p) : ...
//
// Arrays inside of structs stay arrays, as in DXC.
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { vulkanDiagnostics } from '../../diagnostics/tables/vulkan.ts'
import { fixedInteger } from '../../program/evaluate/fixed.ts'
import { isIndexMark } from '../../program/index-marks.ts'
import type {
  BlockStatement,
  Expression,
  IndexExpression,
  ProgramFunction,
  Statement,
  Variable,
  VariableExpression,
} from '../../program/program.ts'
import { makeVariable } from '../../program/variables.ts'
import { mapChain, mapOperands, mapStatement } from '../../rewrite/map.ts'
import { makeAssign, makeDeclaration, makeReference, makeSequence, makeUint } from '../../rewrite/nodes.ts'
import { limits } from '../../support/limits.ts'
import type { Span } from '../../support/source.ts'
import { boolType, type Type } from '../../types/types.ts'
import type { VulkanResource } from './model.ts'

/** Changes the bodies of the functions; gives the resources there are then. `members` are those inside of structs. */
export function flattenArrays(
  functions: readonly ProgramFunction[],
  resources: readonly VulkanResource[],
  members: ReadonlySet<Variable>,
  sink: DiagnosticSink,
): VulkanResource[] {
  const arrays = resources.filter(
    ({ variable, isArray, count, heap }) => isArray && count !== undefined && !heap && !members.has(variable),
  )
  if (arrays.length === 0) return [...resources]
  const flattener = new Flattener(arrays, sink)
  for (const each of functions) if (each.body) each.body = flattener.body(each.body)
  return resources.flatMap((resource) => flattener.elementsOf(resource) ?? [resource])
}

/** Of an array that nothing uses. */
export function everyElement(resource: VulkanResource): VulkanResource[] {
  const { isArray, count } = resource
  return isArray && count !== undefined
    ? Array.from({ length: count }, (_, index) => elementOf(resource, index))
    : [resource]
}

function elementOf(array: VulkanResource, index: number): VulkanResource {
  const { variable, object, binding } = array
  return {
    ...array,
    variable: { ...variable, name: `${variable.name}_${index}`, type: object },
    count: 1,
    isArray: false,
    binding: binding + index,
    isNonUniform: false,
  }
}

class Flattener {
  readonly #elements = new Map<Variable, Map<number, VulkanResource>>()
  readonly #arrays: ReadonlyMap<Variable, VulkanResource>
  readonly #sink: DiagnosticSink
  #locals: Variable[] = []
  /** How many were made. */
  #branches = 0

  constructor(arrays: readonly VulkanResource[], sink: DiagnosticSink) {
    this.#sink = sink
    this.#arrays = new Map(arrays.map((array) => [array.variable, array]))
    for (const { variable, counter, location } of arrays) {
      this.#elements.set(variable, new Map())
      if (counter) sink.report(vulkanDiagnostics.err_vulkan_flattened_counter(location, { name: variable.name }))
    }
  }

  /** By binding; undefined when the resource stays what it is. */
  elementsOf({ variable }: VulkanResource): VulkanResource[] | undefined {
    const elements = this.#elements.get(variable)
    return elements && [...elements.values()].sort((first, second) => first.binding - second.binding)
  }

  body(body: BlockStatement): BlockStatement {
    this.#locals = []
    const rewritten = this.#statement(body) as BlockStatement
    const declarations = this.#locals.map((local) => makeDeclaration(local))
    return { ...rewritten, statements: [...declarations, ...rewritten.statements] }
  }

  readonly #statement = (statement: Statement): Statement =>
    mapStatement(statement, { expression: this.#expression, statement: this.#statement })

  readonly #expression = (expression: Expression): Expression => {
    if (expression.kind === 'binary' || expression.kind === 'logical') return mapChain(expression, this.#expression)
    const known = this.#knownElement(expression)
    if (known) return known
    const chosen = resourcesOf(expression).find((part) => this.#arrayOf(part) && !this.#knownElement(part))
    return chosen?.kind === 'index' ? this.#choose(expression, chosen) : mapOperands(expression, this.#expression)
  }

  /** The array that the expression is an element of. */
  #arrayOf(part: Expression): VulkanResource | undefined {
    const isElement = part.kind === 'index' && part.object.kind === 'variable'
    return isElement ? this.#arrays.get((part.object as VariableExpression).variable) : undefined
  }

  #knownElement(expression: Expression): Expression | undefined {
    const array = this.#arrayOf(expression)
    if (!array || expression.kind !== 'index') return undefined
    const known = fixedInteger(withoutMark(expression.index))
    if (known === undefined) return undefined
    // Beyond the end there is nothing.
    const last = array.count! - 1
    const index = known < 0n || known > BigInt(last) ? last : Number(known)
    return makeReference(this.#element(array, index).variable, expression)
  }

  /** The whole expression once for every element; only one of them is evaluated. What is stored is computed before. */
  #choose(whole: Expression, part: IndexExpression): Expression {
    const { start, end } = whole
    const span = { start, end }
    const { count, variable } = this.#arrayOf(part)!
    this.#branches += count!
    if (this.#branches > limits.flattenedElements.most) {
      this.#sink.report(vulkanDiagnostics.err_vulkan_flattened_index(part, { name: variable.name }))
      return whole
    }
    const value = this.#local('element', part.index.type, span)
    const stored = whole.kind === 'assign' ? this.#local('stored', whole.value.type, span) : undefined
    const again = whole.kind === 'assign' ? { ...whole, value: stored! } : whole
    const arm = (element: number): Expression => {
      const fixed = { ...part, index: makeUint(element, span) }
      const made = this.#expression(replace(again, part, fixed))
      return stored ? makeSequence([made, stored], whole) : made
    }
    let chain = arm(count! - 1)
    for (let element = count! - 2; element >= 0; element--) {
      const right = convertTo(makeUint(element, span), value.type)
      const condition: Expression = { kind: 'binary', operator: '==', left: value, right, type: boolType, ...span }
      chain = {
        kind: 'conditional',
        condition,
        consequent: arm(element),
        alternate: chain,
        evaluatesBoth: false,
        type: whole.type,
        ...span,
      }
    }
    const set = makeAssign(value, this.#expression(withoutMark(part.index)), span)
    const store = whole.kind === 'assign' ? [makeAssign(stored!, this.#expression(whole.value), span)] : []
    return makeSequence([set, ...store, chain], whole)
  }

  #local(name: string, type: Type, span: Span): VariableExpression {
    const local = makeVariable('local', name, type, span.start)
    this.#locals.push(local)
    return makeReference(local, span)
  }

  #element(array: VulkanResource, index: number): VulkanResource {
    const elements = this.#elements.get(array.variable)!
    const known = elements.get(index)
    if (known) return known
    const element = elementOf(array, index)
    elements.set(index, element)
    return element
  }
}

function withoutMark(index: Expression): Expression {
  return index.kind === 'intrinsic' && isIndexMark(index) ? index.arguments[0]! : index
}

function convertTo(operand: Expression, type: Type): Expression {
  const { start, end } = operand
  return operand.type === type ? operand : { kind: 'convert', operand, type, start, end }
}

/** The resources an expression reads, writes or asks, by its own doing. */
function resourcesOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'assign':
    case 'increment':
      return pathTo(expression.target)
    case 'resource-element':
    case 'buffer-contents':
      return [expression.object]
    case 'method':
    case 'intrinsic': {
      const places = expression.arguments.flatMap((argument, index) =>
        argument.type.kind === 'object' ? [argument] : expression.modes[index] === 'in' ? [] : pathTo(argument),
      )
      return expression.kind === 'method' ? [expression.object, ...places] : places
    }
    case 'call':
      return expression.arguments.flatMap((argument, index) =>
        expression.function.parameters[index]?.mode === 'in' ? [] : pathTo(argument),
      )
    default:
      return []
  }
}

/** From an l-value down to the resource it lies in. */
function pathTo(target: Expression): readonly Expression[] {
  const path: Expression[] = [target]
  for (let at = target; 'object' in at && at.object; at = at.object) path.push(at.object)
  return path
}

function replace(whole: Expression, part: Expression, other: Expression): Expression {
  const visit = (expression: Expression): Expression => (expression === part ? other : mapOperands(expression, visit))
  return visit(whole)
}
