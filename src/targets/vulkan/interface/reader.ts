// The inputs of a shader, and the values that are read from them.
import type { Expression } from '../../../program/program.ts'
import { makeVariable } from '../../../program/variables.ts'
import { makeConstruct, makeConvert, makeReference, makeUint, makeZero } from '../../../rewrite/nodes.ts'
import { bug } from '../../../support/bug.ts'
import type { Span } from '../../../support/source.ts'
import { leafCount } from '../../../types/leaves.ts'
import { arrayType, isNumeric, type Type, uintType } from '../../../types/types.ts'
import { builtInNamed } from '../built-ins.ts'
import { type LeafFacts, partsOf } from './facts.ts'
import { fitTo, interfaceType, reciprocalW, scalarsOf } from './fit.ts'
import { type Crossing, type InterfaceOptions, Side, type StageLeaf, type Vertex } from './side.ts'

export class Reader extends Side {
  constructor(options: InterfaceOptions) {
    super('in', options)
  }

  read(type: Type, facts: LeafFacts, crossing: Crossing, span: Span, vertex?: Expression): Expression {
    // The parts of a value that is only a type yet.
    const hole = makeReference(makeVariable('local', facts.name, type, span.start), span)
    const operands: Expression[] = []
    for (const [part, partFacts] of partsOf(hole, facts, span))
      operands.push(this.#leaf(part.type, partFacts, crossing, vertex, span))
    const [only] = operands
    return operands.length === 1 && only!.type === type ? only! : makeConstruct(type, operands, span)
  }

  /** An array with the value of every vertex. */
  readVertices(element: Type, count: number, makeFacts: () => LeafFacts, crossing: Crossing, span: Span): Expression {
    const each = { ...crossing, vertices: count }
    const elements = Array.from({ length: count }, (_, index) =>
      this.read(element, makeFacts(), each, span, makeUint(index, span)),
    )
    return makeConstruct(arrayType(element, count), elements, span)
  }

  /** A built-in the shader's source does not ask for. */
  builtIn(name: string, crossing: Crossing, span: Span): Expression {
    const builtIn = builtInNamed(name) ?? bug(`${name} is not a built-in`)
    const known = this.leaves.find(({ builtin }) => builtin === name)?.variable
    const place = { text: '', written: '', name: '', index: 0, builtIn, isTarget: false }
    return makeReference(known ?? this.addLeaf(builtIn.type ?? uintType, place, noFacts, crossing), span)
  }

  #leaf(type: Type, facts: LeafFacts, crossing: Crossing, vertex: Vertex, span: Span): Expression {
    const place = this.placeOf(type, facts, crossing)
    if (!place) return makeZero(type, span)
    const { builtIn } = place
    const isKnown = vertex !== undefined
    if (!builtIn) {
      // Control points and the patch may have a semantic each of one name.
      const isSame = (leaf: StageLeaf): boolean =>
        leaf.semantic === place.text && leaf.vertices === crossing.vertices && leaf.rate === crossing.rate
      const known = isKnown ? this.leaves.find(isSame) : undefined
      const variable = known?.variable ?? this.addLeaf(interfaceType(type), place, facts, crossing)
      const value = this.at(variable, vertex, span)
      // The patch constant function may declare an element of the control points with more components.
      const isOtherSize = isNumeric(type) && isNumeric(value.type) && leafCount(type) !== leafCount(value.type)
      return isOtherSize ? fitTo(value, type, span) : makeConvert(value, type)
    }
    if (!builtIn.type) return this.#distances(type, place, facts, crossing, vertex, span)
    // A pixel shader may share its struct with the vertex shader, but not the size of points.
    if (builtIn.name === 'PointSize' && crossing.point === 'PSIn') return makeZero(type, span)
    const known = this.leaves.find(({ builtin }) => builtin === builtIn.name)
    const variable = known?.variable ?? this.addLeaf(builtIn.type, place, facts, crossing)
    let value = this.at(variable, vertex, span)
    if (builtIn.name === 'FragCoord' && this.options.useDxPositionW) value = reciprocalW(value, span)
    if (builtIn.name === 'InstanceIndex' && this.options.subtractBaseInstance)
      value = this.#minus('BaseInstance', value, crossing, span)
    if (builtIn.name === 'VertexIndex' && this.options.subtractBaseVertex)
      value = this.#minus('BaseVertex', value, crossing, span)
    return fitTo(value, type, span)
  }

  readonly #read = new Map<string, ReturnType<Side['distances']>>()

  /** The same elements for every vertex. */
  #distances(
    type: Type,
    place: Parameters<Side['distances']>[1],
    facts: LeafFacts,
    crossing: Crossing,
    vertex: Vertex,
    span: Span,
  ): Expression {
    let elements = vertex && this.#read.get(place.text)
    if (!elements) this.#read.set(place.text, (elements = this.distances(scalarsOf(type), place, facts, crossing)))
    return makeConstruct(
      type,
      elements.map((element) => element(vertex, span)),
      span,
    )
  }

  #minus(name: string, value: Expression, crossing: Crossing, span: Span): Expression {
    const right = this.builtIn(name, crossing, span)
    return { kind: 'binary', operator: '-', left: value, right, type: uintType, ...span }
  }
}

const noFacts: LeafFacts = {
  name: '',
  semantic: undefined,
  inherited: undefined,
  interpolation: [],
  attributes: [],
  repetition: 0,
}
