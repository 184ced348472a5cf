// Resources without a type of their own (Slang's __DynamicResource) get the types they are used as.
//
//   [vk::binding(0, 100)] __DynamicResource<...> r[];    r[i].as<Texture2D>()    r[j].as<RWBuffer<float>>()
//
//   Vulkan       two variables of the same binding: Texture2D<float4> r[]; RWBuffer<float> r_1[];
//   Direct3D     the heaps of shader model 6.6: ResourceDescriptorHeap[i], SamplerDescriptorHeap[k]; a single one is a variable
//
// They are `convert` nodes around an element before.
import { registerLetters } from '../hlsl/resources.ts'
import { attributeOf } from '../program/attributes.ts'
import type { Expression, IndexExpression, Program, ProgramAttribute, Variable } from '../program/program.ts'
import { bug } from '../support/bug.ts'
import { arrayDimensions, arrayElement, arrayOf, type ObjectType, type Type, uintType } from '../types/types.ts'
import { makeConvert, makeReference, makeUint } from './nodes.ts'
import { ProgramRewriter } from './rewriter.ts'

export function rewriteDynamicResources(program: Program, usesHeaps: boolean): Program {
  const aliases = new Map<Variable, Map<Type, Variable>>()
  const places = new Places(program)
  const aliasOf = (variable: Variable, type: ObjectType): Variable => {
    let known = aliases.get(variable)
    if (!known) aliases.set(variable, (known = new Map()))
    let alias = known.get(type)
    if (!alias) {
      const name = known.size === 0 ? variable.name : `${variable.name}_${known.size}`
      const changes = usesHeaps ? {} : sharedPlace(variable, type, places)
      alias = { ...variable, name, type: arrayOf(type, arrayDimensions(variable.type)), ...changes }
      known.set(type, alias)
    }
    return alias
  }
  const rewritten = new ProgramRewriter(program, {
    expression: (expression, rewriter) => {
      if (expression.kind !== 'convert' || !isDynamic(expression.operand.type)) return undefined
      const { type } = expression
      if (type.kind !== 'object') return bug('a __DynamicResource is used as something else than a resource')
      const operand = rewriter.rebuild(expression.operand)
      if (usesHeaps && operand.kind === 'index') return heapElement(operand, type)
      return renamed(operand, (variable) => aliasOf(variable, type))
    },
  }).run()
  const globals = rewritten.globals.flatMap((global) => {
    if (global.kind === 'constant-buffer' || !isDynamic(arrayElement(global.type))) return [global]
    return [...(aliases.get(global)?.values() ?? [])]
  })
  return { ...rewritten, globals }
}

/** Far above every space a program asks for: on Vulkan only sets and bindings count, and those come from the attribute. */
const firstPrivateSpace = 0x4000_0000

/** The sets that variables without `[[vk::binding]]` get, and registers that never meet. */
class Places {
  readonly #sets = new Map<Variable, ProgramAttribute>()
  #freeSet = 0
  #space = firstPrivateSpace

  constructor({ globals }: Program) {
    for (const { attributes, bindings } of globals) {
      const [, set = 0] = attributeOf(attributes, 'vk::binding')?.arguments ?? []
      const used = [typeof set === 'number' ? set : 0, ...bindings.map(({ space = 0 }) => space)]
      this.#freeSet = Math.max(this.#freeSet, ...used.map((number) => number + 1))
    }
  }

  attributeFor(variable: Variable): ProgramAttribute {
    let attribute = attributeOf(variable.attributes, 'vk::binding') ?? this.#sets.get(variable)
    if (!attribute) {
      const span = { start: variable.location, end: variable.location }
      attribute = { name: 'vk::binding', arguments: [0, this.#freeSet++], span }
      this.#sets.set(variable, attribute)
    }
    return attribute
  }

  nextSpace(): number {
    return this.#space++
  }
}

/** Every type a variable is used as has the variable's set and binding. */
function sharedPlace(variable: Variable, { row }: ObjectType, places: Places): Partial<Variable> {
  const attribute = places.attributeFor(variable)
  const others = variable.attributes.filter(({ name }) => name !== 'vk::binding')
  const letter = registerLetters[row.class ?? bug('only resources are bound')]
  const binding = { letter, number: 0, space: places.nextSpace(), span: attribute.span }
  return { attributes: [attribute, ...others], bindings: [binding] }
}

function isDynamic(type: Type): boolean {
  return type.kind === 'object' && type.row.category === 'dynamic resource'
}

/** The same element of another variable. */
function renamed(element: Expression, alias: (variable: Variable) => Variable): Expression {
  if (element.kind === 'index') {
    const object = renamed(element.object, alias)
    const type = object.type.kind === 'array' ? object.type.element : bug('only arrays are indexed')
    return { ...element, object, type }
  }
  return element.kind === 'variable'
    ? makeReference(alias(element.variable), element)
    : bug(`a __DynamicResource is not a ${element.kind}`)
}

function heapElement(element: IndexExpression, type: ObjectType): Expression {
  const { start, end } = element
  const heap = type.row.class === 'Sampler' ? 'sampler' : 'resource'
  return { kind: 'heap', heap, index: flatIndex(element), type, start, end }
}

/** Of an array of arrays: as if all elements stood in one row. */
function flatIndex({ object, index }: IndexExpression): Expression {
  const inner = makeConvert(index, uintType)
  if (object.kind !== 'index') return inner
  const count = object.type.kind === 'array' ? object.type.count : undefined
  const { start, end } = index
  const outer = flatIndex(object)
  const rows: Expression = {
    kind: 'binary',
    operator: '*',
    left: outer,
    right: makeUint(count ?? 1, index),
    type: uintType,
    start,
    end,
  }
  return { kind: 'binary', operator: '+', left: rows, right: inner, type: uintType, start, end }
}
