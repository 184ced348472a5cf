// One side of a shader: the variables that enter it, or those that leave it.
//
// Where a value exists once per vertex (of a primitive, a patch, a mesh) its variables are arrays with one element per vertex.
import { currentSemantic, interpretSemantic, type SignaturePoint, splitSemantic } from '../../../hlsl/semantics.ts'
import { attributeNumber, attributeOf } from '../../../program/attributes.ts'
import type { Expression, IndexExpression, Variable, VariableExpression } from '../../../program/program.ts'
import { makeVariable } from '../../../program/variables.ts'
import { makeIndex, makeReference, makeUint } from '../../../rewrite/nodes.ts'
import type { Span } from '../../../support/source.ts'
import { arrayElement, arrayType, componentOf, floatType, isNumeric, type Type } from '../../../types/types.ts'
import { type BuiltIn, builtInAt, builtInNamed } from '../built-ins.ts'
import type { LocationOrder } from '../locations.ts'
import type { Interpolation } from '../model.ts'
import { type LeafFacts, rowsOf } from './facts.ts'

export interface InterfaceOptions {
  readonly shaderModel: number
  /** Names of Direct3D 9 are system values (`-Gec`). */
  readonly isBackCompatible: boolean
  /** `-fvk-invert-y` */
  readonly invertY: boolean
  /** `-fvk-use-dx-position-w` */
  readonly useDxPositionW: boolean
  /** `-fvk-support-nonzero-base-instance`, `-fvk-support-nonzero-base-vertex` */
  readonly subtractBaseInstance: boolean
  readonly subtractBaseVertex: boolean
  readonly locationOrder: 'decl' | 'alpha'
  /** Between a hull shader and a domain shader. */
  readonly tessellationOrder: LocationOrder
}

/** Where values cross, and how often they do. */
export interface Crossing {
  readonly point: SignaturePoint
  /** One element per vertex, or per primitive of a mesh; `undefined`: once. */
  readonly vertices?: number
  /** Once per patch, or once per primitive of a mesh. */
  readonly rate?: 'patch' | 'primitive'
  /** Of a geometry shader. */
  readonly stream?: number
}

/** A stage variable before its location is known. */
export interface StageLeaf {
  readonly variable: Variable
  readonly semantic: string
  readonly writtenSemantic: string
  readonly builtin: string | undefined
  /** Of SV_Target, or as `[[vk::location]]` asks. */
  readonly location: number | undefined
  readonly blendIndex: number | undefined
  readonly interpolation: readonly Interpolation[]
  readonly vertices: number | undefined
  readonly rate: Crossing['rate']
  readonly stream: number | undefined
}

export interface LeafPlace {
  readonly text: string
  /** As the shader has it. */
  readonly written: string
  readonly name: string
  readonly index: number
  readonly builtIn: BuiltIn | undefined
  readonly isTarget: boolean
}

interface Distances {
  readonly variable: Variable
  readonly crossing: Crossing
  count: number
  /** Nodes of the variable and of its vertices, whose types are known in the end. */
  readonly references: VariableExpression[]
  readonly rows: IndexExpression[]
  /** The type of one vertex's, once it is known. */
  row: Type | undefined
}

/** The element of one vertex; the variable itself when there is one only. */
export type Vertex = Expression | undefined

export abstract class Side {
  readonly leaves: StageLeaf[] = []
  readonly options: InterfaceOptions
  /** Arrays of clip and cull distances and of tessellation levels: several values share one. */
  readonly #distances = new Map<string, Distances>()
  readonly #prefix: string

  constructor(prefix: string, options: InterfaceOptions) {
    this.#prefix = prefix
    this.options = options
  }

  placeOf(type: Type, facts: LeafFacts, { point }: Crossing): LeafPlace | undefined {
    const attribute = attributeOf(facts.attributes, 'vk::builtin')?.arguments[0]
    const named = typeof attribute === 'string' ? builtInNamed(attribute) : undefined
    const semantic = facts.inherited ?? (facts.semantic && splitSemantic(facts.semantic.text))
    if (!semantic) return named && { text: '', written: '', name: '', index: 0, builtIn: named, isTarget: false }
    const rows = rowsOf(type)
    const index = semantic.index + facts.repetition * rows
    if (facts.inherited) facts.inherited.index += rows
    const name = this.options.isBackCompatible ? currentSemantic(semantic.name, point) : semantic.name
    const taken = interpretSemantic(name, point, this.options.shaderModel) ?? 'arbitrary'
    const isOrdinary = taken === 'arbitrary' || taken === 'target'
    const builtIn = named ?? (isOrdinary ? undefined : builtInAt(name, point, facts.interpolation))
    return {
      text: `${name.toUpperCase()}${index}`,
      written: writtenAs(facts, semantic.name, index),
      name: name.toLowerCase(),
      index,
      builtIn,
      isTarget: taken === 'target',
    }
  }

  /**
   * The elements of an array of floats that are a value's, as functions of the vertex. How long an array of distances is, is known in
   * the end; the levels of tessellation are always four and two.
   */
  distances(
    count: number,
    place: LeafPlace,
    facts: LeafFacts,
    crossing: Crossing,
  ): ((vertex: Vertex, span: Span) => Expression)[] {
    const { name } = place.builtIn!
    let row = this.#distances.get(name)
    if (!row) {
      const variable = this.addLeaf(arrayType(floatType, 0), place, facts, crossing)
      row = { variable, crossing, count: 0, references: [], rows: [], row: undefined }
      this.#distances.set(name, row)
    }
    const known = row
    const first = known.count
    known.count += count
    return Array.from({ length: count }, (_, index) => (vertex: Vertex, span: Span) => {
      const reference = makeReference(known.variable, span)
      known.references.push(reference)
      if (!vertex) return makeIndex(reference, makeUint(first + index, span), floatType, span)
      // Mesh shaders write their outputs anywhere, so this is asked for long after everything is declared.
      const one = makeIndex(reference, vertex, known.row ?? floatType, span)
      known.rows.push(one)
      return makeIndex(one, makeUint(first + index, span), floatType, span)
    })
  }

  finishDistances(): void {
    for (const distances of this.#distances.values()) {
      const { variable, crossing, count, references, rows } = distances
      const builtin = this.leaves.find((leaf) => leaf.variable === variable)?.builtin
      const row = arrayType(floatType, builtin === 'TessLevelOuter' ? 4 : builtin === 'TessLevelInner' ? 2 : count)
      distances.row = row
      const type = crossing.vertices === undefined ? row : arrayType(row, crossing.vertices)
      Object.assign(variable, { type })
      for (const reference of references) Object.assign(reference, { type })
      for (const one of rows) Object.assign(one, { type: row })
    }
  }

  /** `type` is that of one vertex. */
  addLeaf(type: Type, place: LeafPlace, facts: LeafFacts, crossing: Crossing): Variable {
    const { vertices, rate, stream } = crossing
    const name = `${this.#prefix}_${place.text || place.builtIn!.name}`
    const whole = vertices === undefined ? type : arrayType(type, vertices)
    const attributes = facts.attributes
      .filter((attribute) => attribute.name.startsWith('vk::ext_'))
      .map((attribute) => ({ ...attribute, span: { start: 0, end: 0 } }))
    const variable = makeVariable('static', name, whole, 0, { attributes })
    const numberOf = (wanted: string): number | undefined => attributeNumber(facts.attributes, wanted)
    const { builtIn } = place
    this.leaves.push({
      variable,
      semantic: place.text,
      writtenSemantic: place.written,
      builtin: builtIn?.name,
      location: builtIn ? undefined : (numberOf('vk::location') ?? (place.isTarget ? place.index : undefined)),
      blendIndex: numberOf('vk::index'),
      interpolation: builtIn ? [] : interpolationOf(type, facts.interpolation, crossing),
      vertices,
      rate,
      stream,
    })
    return variable
  }

  /** What the variable holds for the vertex. */
  at(variable: Variable, vertex: Vertex, span: Span): Expression {
    const reference = makeReference(variable, span)
    if (!vertex || variable.type.kind !== 'array') return reference
    return makeIndex(reference, vertex, variable.type.element, span)
  }
}

/** The text of the semantic itself, unless it numbers several values. */
function writtenAs({ semantic }: LeafFacts, name: string, index: number): string {
  const own = semantic && splitSemantic(semantic.text)
  return semantic && own?.name === name && own.index === index ? semantic.text : `${name}${index}`
}

/** Points with the rasteriser on their other side, or that may have it there. */
const interpolated: ReadonlySet<SignaturePoint> = new Set(['VSOut', 'DSOut', 'GSOut', 'MSOut', 'PSIn'])

function interpolationOf(type: Type, words: readonly string[], { point }: Crossing): readonly Interpolation[] {
  if (!interpolated.has(point)) return []
  const element = arrayElement(type)
  const isFloat = isNumeric(element) && floatScalars.has(componentOf(element).scalar)
  if (words.includes('nointerpolation') || (!isFloat && point === 'PSIn')) return ['flat']
  return (['noperspective', 'centroid', 'sample'] as const).filter((word) => words.includes(word))
}

const floatScalars: ReadonlySet<string> = new Set(['float', 'half', 'float16_t', 'min16float', 'min10float'])
