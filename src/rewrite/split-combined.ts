// Textures with a sampler inside (Slang's Sampler2D family) become two resources where the target has no combined ones:
//
//   Sampler2D s : register(t3) : register(s1);      Texture2D<float4> s_texture : register(t3); SamplerState s_sampler : register(s1);
//   s.Sample(uv)                                    s_texture.Sample(s_sampler, uv)
//   DescriptorHandle<Sampler2D> h; h.Sample(uv)     heap(resource, h.x).Sample(heap(sampler, h.y), uv)
//
// Everywhere else (locals, parameters, fields) the pair is an ordinary struct of both. Without a register each of the two is bound like
// any other resource of its class.

import { lookupObject } from '../hlsl/resources.ts'
import { isDuplicable } from '../program/duplicable.ts'
import type { Expression, HeapExpression, MethodExpression, Program, Variable } from '../program/program.ts'
import { bug } from '../support/bug.ts'
import { FreeNames } from '../support/free-names.ts'
import { addField, makeStruct } from '../types/own-structs.ts'
import {
  arrayDimensions,
  arrayElement,
  arrayOf,
  type Field,
  type ObjectType,
  objectType,
  type StructType,
  type Type,
} from '../types/types.ts'
import { makeAssign, makeConstruct, makeField, makeIndex, makeReference, makeUint } from './nodes.ts'
import { ProgramRewriter } from './rewriter.ts'

export function splitCombined(program: Program): Program {
  return new Splitter(program).run()
}

interface Pair {
  readonly struct: StructType
  readonly texture: Field
  readonly sampler: Field
}

interface Parts {
  readonly texture: Expression
  readonly sampler: Expression
}

interface SplitVariable {
  readonly texture: Variable
  readonly sampler: Variable
}

function isCombined(type: Type): type is ObjectType {
  return type.kind === 'object' && type.row.category === 'texture' && type.row.combined !== undefined
}

/** Methods of a combined texture that use its sampler. */
const samplingMethod = /^(?:Sample|Gather|CalculateLevelOfDetail)/

class Splitter {
  readonly #pairs = new Map<ObjectType, Pair>()
  readonly #variables = new Map<Variable, SplitVariable>()
  readonly #names: FreeNames
  readonly #program: Program

  constructor(program: Program) {
    this.#program = program
    this.#names = new FreeNames(program.globals.map(({ name }) => name))
  }

  run(): Program {
    const rewritten = new ProgramRewriter(this.#program, {
      leaf: (type) => (isCombined(type) ? this.#pair(type).struct : undefined),
      global: (variable) => {
        if (!this.#isSplit(variable)) return undefined
        const { texture, sampler } = this.#split(variable)
        return [texture, sampler]
      },
      expression: (expression, rewriter) => this.#expression(expression, rewriter),
    }).run()
    const structs = [...[...this.#pairs.values()].map(({ struct }) => struct), ...rewritten.structs]
    return { ...rewritten, structs }
  }

  // ---- Types and variables

  #pair(type: ObjectType): Pair {
    const known = this.#pairs.get(type)
    if (known) return known
    const { row, element, count, normalized } = type
    const struct = makeStruct(this.#names.take(`${row.name}_pair`))
    const plain = objectType(lookupObject(row.kind!) ?? bug('no such texture'), element, count, normalized)
    const state = objectType(lookupObject(row.combined!) ?? bug('no such sampler'))
    const made = { struct, texture: addField(struct, 'image', plain), sampler: addField(struct, 'state', state) }
    this.#pairs.set(type, made)
    return made
  }

  /** A resource of its own, or an array; inside a struct it becomes a struct. */
  #isSplit({ kind, type }: Variable): boolean {
    return kind === 'resource' && isCombined(arrayElement(type))
  }

  #split(variable: Variable): SplitVariable {
    const known = this.#variables.get(variable)
    if (known) return known
    const { texture, sampler } = this.#pair(arrayElement(variable.type) as ObjectType)
    const half = (field: Field, suffix: string, letter: 't' | 's'): Variable => ({
      ...variable,
      name: this.#names.take(`${variable.name}_${suffix}`),
      type: arrayOf(field.type, arrayDimensions(variable.type)),
      bindings: variable.bindings.filter((binding) => binding.letter === letter || binding.letter === undefined),
    })
    const made = { texture: half(texture, 'texture', 't'), sampler: half(sampler, 'sampler', 's') }
    this.#variables.set(variable, made)
    return made
  }

  // ---- Expressions

  #expression(expression: Expression, rewriter: ProgramRewriter): Expression | undefined {
    if (expression.kind === 'method' && isCombined(expression.object.type)) return this.#method(expression, rewriter)
    if (expression.kind === 'resource-element' && isCombined(expression.object.type)) {
      const rebuilt = rewriter.rebuild({ ...expression, object: makeUint(0, expression) })
      const { texture } = this.#partsOf(expression.object, rewriter)
      return rebuilt.kind === 'resource-element' ? { ...rebuilt, object: texture } : undefined
    }
    if (!isCombined(arrayElement(expression.type))) return undefined
    if (isCombined(expression.type)) {
      const direct = this.#directParts(expression, rewriter)
      if (!direct) return undefined
      return makeConstruct(rewriter.type(expression.type), [direct.texture, direct.sampler], expression)
    }
    return this.#wholeArray(expression, rewriter)
  }

  #method(expression: MethodExpression, rewriter: ProgramRewriter): Expression {
    const { texture, sampler } = this.#partsOf(expression.object, rewriter)
    const list = expression.arguments.map((argument) => rewriter.expression(argument))
    if (!samplingMethod.test(expression.name)) return { ...expression, object: texture, arguments: list }
    return {
      ...expression,
      object: texture,
      arguments: [sampler, ...list],
      modes: ['in', ...expression.modes],
      parameterTypes: [sampler.type, ...expression.parameterTypes],
    }
  }

  /** Both halves of a value that is evaluated once. */
  #partsOf(expression: Expression, rewriter: ProgramRewriter): Parts {
    const direct = this.#directParts(expression, rewriter)
    if (direct) return direct
    const pair = this.#pair(expression.type as ObjectType)
    const value = rewriter.expression(expression)
    const parts = (first: Expression, second: Expression): Parts => ({
      texture: makeField(first, pair.texture, expression),
      sampler: makeField(second, pair.sampler, expression),
    })
    if (isDuplicable(value)) return parts(value, value)
    const variable = rewriter.temporary('pair', pair.struct, { location: expression.start })
    const reference = makeReference(variable, expression)
    return parts(makeAssign(reference, value, expression), reference)
  }

  /** The halves of what is two resources already: a global, its elements, and what comes from the heaps. */
  #directParts(expression: Expression, rewriter: ProgramRewriter): Parts | undefined {
    switch (expression.kind) {
      case 'heap':
        return this.#heapParts(expression, rewriter)
      case 'variable': {
        if (!this.#isSplit(expression.variable)) return undefined
        const { texture, sampler } = this.#split(expression.variable)
        return { texture: makeReference(texture, expression), sampler: makeReference(sampler, expression) }
      }
      case 'index': {
        const parts = this.#directParts(expression.object, rewriter)
        if (!parts || !isDuplicable(expression.index)) return undefined
        const index = rewriter.expression(expression.index)
        const element = (array: Expression): Expression =>
          makeIndex(array, index, array.type.kind === 'array' ? array.type.element : array.type, expression)
        return { texture: element(parts.texture), sampler: element(parts.sampler) }
      }
      default:
        return undefined
    }
  }

  #heapParts(expression: HeapExpression, rewriter: ProgramRewriter): Parts {
    const { start, end, type } = expression
    const pair = this.#pair(type as ObjectType)
    const index = rewriter.expression(expression.index)
    const second = expression.second ? rewriter.expression(expression.second) : index
    return {
      texture: { kind: 'heap', heap: 'resource', index, type: pair.texture.type, start, end },
      sampler: { kind: 'heap', heap: 'sampler', index: second, type: pair.sampler.type, start, end },
    }
  }

  /** An array of combined textures as one value: element by element. */
  #wholeArray(expression: Expression, rewriter: ProgramRewriter): Expression | undefined {
    const parts = this.#directParts(expression, rewriter)
    if (!parts) return undefined
    const operands: Expression[] = []
    const add = (texture: Expression, sampler: Expression): void => {
      const [first, second] = [texture.type, sampler.type]
      if (first.kind !== 'array' || second.kind !== 'array') {
        operands.push(texture, sampler)
        return
      }
      for (let index = 0; index < (first.count ?? 0); index++) {
        const at = makeUint(index, expression)
        add(makeIndex(texture, at, first.element, expression), makeIndex(sampler, at, second.element, expression))
      }
    }
    add(parts.texture, parts.sampler)
    return makeConstruct(rewriter.type(expression.type), operands, expression)
  }
}
