// The outputs of a shader as a tree of the type they have in HLSL, and what writes them.
//
//   struct V { float4 p : SV_Position; bool b : B; }      struct: leaf Position; leaf with location 0, a uint
import type { Expression } from '../../../program/program.ts'
import {
  makeAssign,
  makeConstruct,
  makeConvert,
  makeField,
  makeIndex,
  makeUint,
  makeZero,
} from '../../../rewrite/nodes.ts'
import type { Span } from '../../../support/source.ts'
import { arrayElement, type StructType, type Type } from '../../../types/types.ts'
import type { PixelModes } from '../model.ts'
import { elementFacts, fieldFacts, type LeafFacts } from './facts.ts'
import { fitTo, interfaceType, invertedY, scalarParts, scalarsOf } from './fit.ts'
import { type Crossing, type InterfaceOptions, type LeafPlace, Side, type Vertex } from './side.ts'

export interface OutputLeaf {
  readonly kind: 'leaf'
  readonly type: Type
  /** Expressions that write the value, of `type`. */
  readonly write: (value: Expression, vertex: Vertex, span: Span) => readonly Expression[]
  readonly read: (vertex: Vertex, span: Span) => Expression
  /** Where it can be written in parts: a variable of just this type, or one place per component. */
  readonly place: ((vertex: Vertex, span: Span) => Expression) | undefined
  readonly components: readonly ((vertex: Vertex, span: Span) => Expression)[] | undefined
}

export interface OutputStruct {
  readonly kind: 'struct'
  readonly type: StructType
  readonly bases: readonly OutputNode[]
  readonly fields: readonly OutputNode[]
}

interface OutputArray {
  readonly kind: 'array'
  readonly type: Type
  readonly elements: readonly OutputNode[]
}

/** The same tree as the type; `none` has no semantic and goes nowhere. */
export type OutputNode = OutputLeaf | OutputStruct | OutputArray | { readonly kind: 'none'; readonly type: Type }

export class Writer extends Side {
  depth: PixelModes['depth']
  readonly #bySemantic = new Map<string, OutputLeaf>()

  constructor(options: InterfaceOptions) {
    super('out', options)
  }

  declare(type: Type, facts: LeafFacts, crossing: Crossing): OutputNode {
    if (type.kind === 'struct') {
      const bases = type.bases.map((base) => this.declare(base, facts, crossing))
      const fields = type.fields.map((field) => this.declare(field.type, fieldFacts(field, facts), crossing))
      return { kind: 'struct', type, bases, fields }
    }
    if (type.kind === 'array' && arrayElement(type).kind === 'struct') {
      const count = type.count ?? 0
      const elements = Array.from({ length: count }, (_, index) =>
        this.declare(type.element, elementFacts(facts, index, count), crossing),
      )
      return { kind: 'array', type, elements }
    }
    return this.#leaf(type, facts, crossing)
  }

  #leaf(type: Type, facts: LeafFacts, crossing: Crossing): OutputNode {
    const place = this.placeOf(type, facts, crossing)
    if (!place) return { kind: 'none', type }
    const leaf = this.#leafAt(type, place, facts, crossing)
    this.#bySemantic.set(place.text, leaf)
    return leaf
  }

  #leafAt(type: Type, place: LeafPlace, facts: LeafFacts, crossing: Crossing): OutputLeaf {
    const { builtIn } = place
    if (builtIn && !builtIn.type) return this.#distanceLeaf(type, place, facts, crossing)
    if (builtIn?.name === 'FragDepth') this.depth = depthModes[place.name] ?? 'any'
    const stored = builtIn?.type ?? interfaceType(type)
    const variable = this.addLeaf(stored, place, facts, crossing)
    const isInverted = builtIn?.name === 'Position' && this.options.invertY && crossing.point !== 'HSCPOut'
    return {
      kind: 'leaf',
      type,
      write: (value, vertex, span) => {
        const fitted = builtIn ? fitTo(value, stored, span) : makeConvert(value, stored)
        return [makeAssign(this.at(variable, vertex, span), isInverted ? invertedY(fitted, span) : fitted, span)]
      },
      read: (vertex, span) => fitTo(this.at(variable, vertex, span), type, span),
      place: stored === type && !isInverted ? (vertex, span) => this.at(variable, vertex, span) : undefined,
      components: undefined,
    }
  }

  #distanceLeaf(type: Type, place: LeafPlace, facts: LeafFacts, crossing: Crossing): OutputLeaf {
    const components = this.distances(scalarsOf(type), place, facts, crossing)
    return {
      kind: 'leaf',
      type,
      write: (value, vertex, span) =>
        scalarParts(value, span).map((part, index) => makeAssign(components[index]!(vertex, span), part, span)),
      read: (vertex, span) =>
        makeConstruct(
          type,
          components.map((component) => component(vertex, span)),
          span,
        ),
      place: undefined,
      components,
    }
  }

  /** What the outputs hold, in a type that need have nothing but their semantics. */
  readBack(type: Type, facts: LeafFacts, crossing: Crossing, vertex: Vertex, span: Span): Expression {
    const part = (inner: Type, own: LeafFacts): Expression => this.readBack(inner, own, crossing, vertex, span)
    if (type.kind === 'struct') {
      const bases = type.bases.map((base) => part(base, facts))
      return makeConstruct(
        type,
        [...bases, ...type.fields.map((field) => part(field.type, fieldFacts(field, facts)))],
        span,
      )
    }
    if (type.kind === 'array' && arrayElement(type).kind === 'struct') {
      const count = type.count ?? 0
      const elements = Array.from({ length: count }, (_, index) =>
        part(type.element, elementFacts(facts, index, count)),
      )
      return makeConstruct(type, elements, span)
    }
    const place = this.placeOf(type, facts, crossing)
    const leaf = place && this.#bySemantic.get(place.text)
    return leaf ? fitTo(leaf.read(vertex, span), type, span) : makeZero(type, span)
  }
}

/** Writes all leaves; the value is named once for each. */
export function writeOutput(node: OutputNode, value: Expression, vertex: Vertex, span: Span): Expression[] {
  switch (node.kind) {
    case 'none':
      return []
    case 'leaf':
      return [...node.write(value, vertex, span)]
    case 'array':
      return node.elements.flatMap((element, index) =>
        writeOutput(element, makeIndex(value, makeUint(index, span), element.type, span), vertex, span),
      )
    case 'struct':
      return [
        ...node.bases.flatMap((base, index) => {
          const type = node.type.bases[index]!
          return writeOutput(base, { kind: 'base', object: value, base: type, type, ...span }, vertex, span)
        }),
        ...node.fields.flatMap((field, index) =>
          writeOutput(field, makeField(value, node.type.fields[index]!, span), vertex, span),
        ),
      ]
  }
}

const depthModes: Readonly<Record<string, PixelModes['depth']>> = {
  sv_depthlessequal: 'less',
  sv_depthgreaterequal: 'greater',
}
