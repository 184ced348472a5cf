// Resources without a type of their own (Slang's __DynamicResource) get the types they are used as.
//
//   [vk::binding(0, 100)] __DynamicResource<...> r[];    r[i].as<Texture2D>()    r[j].as<RWBuffer<float>>()
//
//   Vulkan       two variables of the same binding: Texture2D<float4> r[]; RWBuffer<float> r_1[];
//   Direct3D     the heaps of shader model 6.6: ResourceDescriptorHeap[i], SamplerDescriptorHeap[k]; a single one is a variable
//
// They are `convert` nodes around an element before.
import type { Expression, IndexExpression, Program, Variable } from '../program/program.ts'
import { bug } from '../support/bug.ts'
import { arrayDimensions, arrayElement, arrayOf, type ObjectType, type Type, uintType } from '../types/types.ts'
import { makeConvert, makeReference, makeUint } from './nodes.ts'
import { ProgramRewriter } from './rewriter.ts'

export function rewriteDynamicResources(program: Program, usesHeaps: boolean): Program {
  const aliases = new Map<Variable, Map<Type, Variable>>()
  const aliasOf = (variable: Variable, type: ObjectType): Variable => {
    let known = aliases.get(variable)
    if (!known) aliases.set(variable, (known = new Map()))
    let alias = known.get(type)
    if (!alias) {
      const name = known.size === 0 ? variable.name : `${variable.name}_${known.size}`
      alias = { ...variable, name, type: arrayOf(type, arrayDimensions(variable.type)) }
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
    : bug(`a __DynamicResource is no ${element.kind}`)
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
