// Takes the entry point's parameters and result apart into inputs and outputs, and writes the `main` that carries the values over.
//
//   float4 shade(V v, out float d : SV_Depth) : SV_Target         void main() {
//                                                                   V v = V(in_SV_POSITION, in_TEXCOORD0);
//                                                           =>      float d;
//                                                                   float4 result = shade(v, d);
//                                                                   out_SV_DEPTH = d;  out_SV_TARGET0 = result;  }
//
// Locations go up in order of declaration, as DXC assigns them; SV_Target has its own number.
import { interpretSemantic, type SignaturePoint, splitSemantic } from '../../hlsl/semantics.ts'
import type {
  EntryPoint,
  Expression,
  IndexExpression,
  Parameter,
  ProgramFunction,
  Statement,
  Variable,
} from '../../program/program.ts'
import { makeVariable } from '../../program/variables.ts'
import {
  makeAssign,
  makeBlock,
  makeCall,
  makeConstruct,
  makeConvert,
  makeDeclaration,
  makeField,
  makeIndex,
  makeLiteral,
  makeReference,
  makeStatement,
  makeUint,
  makeZero,
  spanAt,
} from '../../rewrite/nodes.ts'
import { bug } from '../../support/bug.ts'
import type { Span } from '../../support/source.ts'
import {
  arrayElement,
  arrayType,
  boolType,
  componentCount,
  componentOf,
  type Field,
  type FieldAttribute,
  floatType,
  isNumeric,
  type SemanticName,
  type Type,
  uintType,
  voidType,
  withComponent,
} from '../../types/types.ts'
import { type BuiltIn, builtInAt, builtInNamed } from './built-ins.ts'
import { assignLocations } from './locations.ts'
import type { Interpolation, PixelModes, StageVariable } from './model.ts'

export interface InterfaceOptions {
  readonly shaderModel: number
  /** `-fvk-invert-y` */
  readonly invertY: boolean
  /** `-fvk-use-dx-position-w` */
  readonly useDxPositionW: boolean
  /** `-fvk-support-nonzero-base-instance`, `-fvk-support-nonzero-base-vertex` */
  readonly subtractBaseInstance: boolean
  readonly subtractBaseVertex: boolean
  readonly locationOrder: 'decl' | 'alpha'
}

export interface StageInterface {
  readonly main: ProgramFunction
  readonly inputs: readonly StageVariable[]
  readonly outputs: readonly StageVariable[]
  readonly depth: PixelModes['depth']
}

/** A stage variable before its location is known. */
export interface StageLeaf {
  readonly variable: Variable
  readonly semantic: string
  readonly builtin: string | undefined
  /** Of SV_Target, or as `[[vk::location]]` asks. */
  readonly location: number | undefined
  readonly blendIndex: number | undefined
  readonly interpolation: readonly Interpolation[]
}

const points: Readonly<Record<string, readonly [input: SignaturePoint, output: SignaturePoint]>> = {
  vertex: ['VSIn', 'VSOut'],
  pixel: ['PSIn', 'PSOut'],
  compute: ['CSIn', 'CSIn'],
}

/** `start` runs before anything else. */
export function buildInterface(
  entry: EntryPoint,
  start: readonly Statement[],
  options: InterfaceOptions,
): StageInterface {
  const [input, output] = points[entry.stage] ?? bug(`no stage interface for ${entry.stage}`)
  const { function: target } = entry
  const span = spanAt(target.location)
  const reader = new Reader(input, options)
  const writer = new Writer(output, options)
  const before: Statement[] = []
  const list = target.parameters.map((parameter): Expression => {
    if (parameter.mode === 'in') return reader.read(parameter.type, factsOf(parameter), span)
    const local = makeVariable('local', parameter.name, parameter.type, parameter.location, {
      rowMajor: parameter.rowMajor,
    })
    before.push(
      makeDeclaration(
        local,
        parameter.mode === 'inout' ? reader.read(parameter.type, factsOf(parameter), span) : undefined,
      ),
    )
    writer.write(makeReference(local, span), factsOf(parameter), span)
    return makeReference(local, span)
  })
  const call = makeCall(target, list, span)
  let statement: Statement = makeStatement(call)
  if (target.returnType.kind !== 'void') {
    const result = makeVariable('local', 'result', target.returnType, target.location)
    statement = makeDeclaration(result, call)
    writer.write(makeReference(result, span), resultFacts(target), span)
  }
  reader.finishDistances()
  writer.finishDistances()
  const body = [...start, ...before, statement, ...writer.finish(span)]
  const main: ProgramFunction = {
    name: 'main',
    scope: '',
    symbol: 'main',
    owner: undefined,
    isStatic: false,
    isConstMethod: false,
    isExported: false,
    parameters: [],
    returnType: voidType,
    returnSemantic: undefined,
    returnModifiers: [],
    attributes: target.attributes,
    location: target.location,
    body: makeBlock(body, span),
  }
  return {
    main,
    inputs: assignLocations(reader.leaves, options.locationOrder),
    outputs: assignLocations(writer.leaves, options.locationOrder),
    depth: writer.depth,
  }
}

interface LeafFacts {
  readonly name: string
  readonly semantic: SemanticName | undefined
  /** From a variable with a semantic to the leaves below it, counting up. */
  readonly inherited: { readonly name: string; index: number } | undefined
  readonly interpolation: readonly string[]
  readonly attributes: readonly FieldAttribute[]
  /** Which element of an array of structs this is. */
  readonly repetition: number
}

function factsOf(parameter: Parameter): LeafFacts {
  const { name, semantic, modifiers, attributes } = parameter
  const inherited = semantic && { ...splitSemantic(semantic.text) }
  return { name, semantic, inherited, interpolation: modifiers, attributes, repetition: 0 }
}

function resultFacts(target: ProgramFunction): LeafFacts {
  const { returnSemantic: semantic, returnModifiers: interpolation, attributes } = target
  const inherited = semantic && { ...splitSemantic(semantic.text) }
  return { name: 'result', semantic, inherited, interpolation, attributes, repetition: 0 }
}

interface LeafPlace {
  readonly text: string
  readonly name: string
  readonly index: number
  readonly builtIn: BuiltIn | undefined
  readonly isTarget: boolean
}

abstract class Side {
  readonly leaves: StageLeaf[] = []
  /** Arrays of clip and cull distances: several vectors share one. */
  readonly #distances = new Map<string, { readonly variable: Variable; readonly elements: IndexExpression[] }>()
  readonly point: SignaturePoint
  readonly options: InterfaceOptions
  readonly prefix: string

  constructor(point: SignaturePoint, prefix: string, options: InterfaceOptions) {
    this.point = point
    this.prefix = prefix
    this.options = options
  }

  /** The leaves of a value below structs, each with the semantic it has. */
  *parts(value: Expression, facts: LeafFacts, span: Span): Generator<readonly [Expression, LeafFacts]> {
    const { type } = value
    if (type.kind === 'struct') {
      for (const base of type.bases)
        yield* this.parts({ kind: 'base', object: value, base, type: base, ...span }, facts, span)
      for (const field of type.fields) {
        const interpolation = field.interpolation.length > 0 ? field.interpolation : facts.interpolation
        const { name, semantic } = field
        yield* this.parts(
          makeField(value, field, span),
          {
            ...facts,
            name,
            semantic,
            inherited: facts.inherited ?? inheritedFromField(field, facts.repetition),
            interpolation,
            attributes: field.attributes ?? [],
          },
          span,
        )
      }
    } else if (type.kind === 'array' && arrayElement(type).kind === 'struct') {
      const count = type.count ?? 0
      for (let index = 0; index < count; index++)
        yield* this.parts(
          makeIndex(value, makeUint(index, span), type.element, span),
          { ...facts, repetition: facts.inherited ? 0 : facts.repetition * count + index },
          span,
        )
    } else yield [value, facts]
  }

  placeOf(type: Type, facts: LeafFacts): LeafPlace | undefined {
    const attribute = facts.attributes.find(({ name }) => name === 'vk::builtin')?.arguments[0]
    const named = typeof attribute === 'string' ? builtInNamed(attribute) : undefined
    const semantic = facts.inherited ?? (facts.semantic && splitSemantic(facts.semantic.text))
    if (!semantic) return named && { text: '', name: '', index: 0, builtIn: named, isTarget: false }
    const rows = rowsOf(type)
    const index = semantic.index + facts.repetition * rows
    if (facts.inherited) facts.inherited.index += rows
    const { name } = semantic
    const taken = interpretSemantic(name, this.point, this.options.shaderModel) ?? 'arbitrary'
    const isOrdinary = taken === 'arbitrary' || taken === 'target'
    const builtIn = named ?? (isOrdinary ? undefined : builtInAt(name, this.point, facts.interpolation))
    return {
      text: `${name.toUpperCase()}${index}`,
      name: name.toLowerCase(),
      index,
      builtIn,
      isTarget: taken === 'target',
    }
  }

  /** The elements of the array of floats that are this value's. How long the array is, is known in the end. */
  distances(type: Type, place: LeafPlace, facts: LeafFacts, span: Span): Expression[] {
    const { name } = place.builtIn!
    let row = this.#distances.get(name)
    if (!row) {
      row = { variable: this.addLeaf(arrayType(floatType, 0), place, facts, true), elements: [] }
      this.#distances.set(name, row)
    }
    const { variable, elements } = row
    const first = elements.length
    for (let index = 0; index < scalarsOf(type); index++)
      elements.push(makeIndex(makeReference(variable, span), makeUint(first + index, span), floatType, span))
    return elements.slice(first)
  }

  finishDistances(): void {
    for (const { variable, elements } of this.#distances.values()) {
      Object.assign(variable, { type: arrayType(floatType, elements.length) })
      for (const element of elements) Object.assign(element, { object: makeReference(variable, element) })
    }
  }

  addLeaf(type: Type, place: LeafPlace, facts: LeafFacts, isOutput: boolean): Variable {
    const name = `${this.prefix}_${place.text || place.builtIn!.name}`
    const variable = makeVariable('static', name, type, 0)
    const attributeOf = (wanted: string): number | undefined => {
      const value = facts.attributes.find((attribute) => attribute.name === wanted)?.arguments[0]
      return typeof value === 'number' ? value : undefined
    }
    const { builtIn } = place
    this.leaves.push({
      variable,
      semantic: place.text,
      builtin: builtIn?.name,
      location: builtIn ? undefined : (attributeOf('vk::location') ?? (place.isTarget ? place.index : undefined)),
      blendIndex: attributeOf('vk::index'),
      interpolation: builtIn ? [] : interpolationOf(type, facts.interpolation, this.point, isOutput),
    })
    return variable
  }
}

/** Bools cannot cross the border between stages. */
function interfaceType(type: Type): Type {
  if (type.kind === 'array') return arrayType(interfaceType(type.element), type.count)
  if (type.kind === 'enum') return type.underlying
  return isNumeric(type) && componentOf(type) === boolType ? withComponent(type, uintType) : type
}

/** A semantic on a field that is a struct numbers the leaves below it. */
function inheritedFromField({ type, semantic }: Field, repetition: number): LeafFacts['inherited'] {
  if (!semantic || arrayElement(type).kind !== 'struct') return undefined
  const { name, index } = splitSemantic(semantic.text)
  return { name, index: index + repetition * rowsOf(type) }
}

/** How many semantic indices a value takes. */
function rowsOf(type: Type): number {
  if (type.kind === 'array') return (type.count ?? 0) * rowsOf(type.element)
  if (type.kind === 'struct') {
    const parts = [...type.bases, ...type.fields.map((field) => field.type)]
    return parts.reduce((sum, part) => sum + rowsOf(part), 0)
  }
  return type.kind === 'matrix' ? type.rows : 1
}

class Reader extends Side {
  constructor(point: SignaturePoint, options: InterfaceOptions) {
    super(point, 'in', options)
  }

  read(type: Type, facts: LeafFacts, span: Span): Expression {
    // The parts of a value that is only a type yet.
    const hole = makeReference(makeVariable('local', facts.name, type, span.start), span)
    const operands: Expression[] = []
    for (const [part, partFacts] of this.parts(hole, facts, span)) operands.push(this.#leaf(part.type, partFacts, span))
    const [only] = operands
    return operands.length === 1 && only!.type === type ? only! : makeConstruct(type, operands, span)
  }

  #leaf(type: Type, facts: LeafFacts, span: Span): Expression {
    const place = this.placeOf(type, facts)
    if (!place) return makeZero(type, span)
    const { builtIn } = place
    if (!builtIn) {
      const stored = interfaceType(type)
      return makeConvert(makeReference(this.addLeaf(stored, place, facts, false), span), type)
    }
    if (!builtIn.type) return makeConstruct(type, this.distances(type, place, facts, span), span)
    // A pixel shader may share its struct with the vertex shader, but not the size of points.
    if (builtIn.name === 'PointSize') return makeZero(type, span)
    const known = this.leaves.find(({ builtin }) => builtin === builtIn.name)
    const variable = known?.variable ?? this.addLeaf(builtIn.type, place, facts, false)
    let value: Expression = makeReference(variable, span)
    if (builtIn.name === 'FragCoord' && this.options.useDxPositionW) value = reciprocalW(value, span)
    if (builtIn.name === 'InstanceIndex' && this.options.subtractBaseInstance)
      value = this.#minus('BaseInstance', value, facts, span)
    if (builtIn.name === 'VertexIndex' && this.options.subtractBaseVertex)
      value = this.#minus('BaseVertex', value, facts, span)
    return fitTo(value, type, span)
  }

  #minus(name: string, value: Expression, facts: LeafFacts, span: Span): Expression {
    const builtIn = builtInNamed(name) ?? bug(`${name} is no built-in`)
    const place = { text: '', name: '', index: 0, builtIn, isTarget: false }
    const base = this.leaves.find(({ builtin }) => builtin === builtIn.name)?.variable
    const right = makeReference(base ?? this.addLeaf(uintType, place, facts, false), span)
    return { kind: 'binary', operator: '-', left: value, right, type: uintType, ...span }
  }
}

class Writer extends Side {
  depth: PixelModes['depth']
  readonly #statements: ((span: Span) => Statement)[] = []

  constructor(point: SignaturePoint, options: InterfaceOptions) {
    super(point, 'out', options)
  }

  finish(span: Span): Statement[] {
    return this.#statements.map((make) => make(span))
  }

  write(value: Expression, facts: LeafFacts, span: Span): void {
    for (const [part, partFacts] of this.parts(value, facts, span)) this.#leaf(part, partFacts, span)
  }

  #leaf(value: Expression, facts: LeafFacts, span: Span): void {
    const place = this.placeOf(value.type, facts)
    if (!place) return
    const { builtIn } = place
    if (!builtIn) {
      const variable = this.addLeaf(interfaceType(value.type), place, facts, true)
      this.#assign(variable, makeConvert(value, variable.type))
    } else if (builtIn.type) {
      if (builtIn.name === 'FragDepth') this.depth = depthModes[place.name] ?? 'any'
      const variable = this.addLeaf(builtIn.type, place, facts, true)
      const fitted = fitTo(value, builtIn.type, span)
      this.#assign(variable, builtIn.name === 'Position' && this.options.invertY ? invertedY(fitted, span) : fitted)
    } else this.#distance(value, place, facts, span)
  }

  #assign(variable: Variable, value: Expression): void {
    this.#statements.push((span) => makeStatement(makeAssign(makeReference(variable, span), value, span)))
  }

  #distance(value: Expression, place: LeafPlace, facts: LeafFacts, span: Span): void {
    const elements = this.distances(value.type, place, facts, span)
    scalarParts(value, span).forEach((part, index) => {
      this.#statements.push((at) => makeStatement(makeAssign(elements[index]!, part, at)))
    })
  }
}

const depthModes: Readonly<Record<string, PixelModes['depth']>> = {
  sv_depthlessequal: 'less',
  sv_depthgreaterequal: 'greater',
}

function interpolationOf(
  type: Type,
  words: readonly string[],
  point: SignaturePoint,
  isOutput: boolean,
): readonly Interpolation[] {
  if (point === 'VSIn' || point === 'PSOut') return []
  const element = arrayElement(type)
  const isFloat = isNumeric(element) && floatScalars.has(componentOf(element).scalar)
  if (words.includes('nointerpolation') || (!isFloat && !isOutput)) return ['flat']
  return (['noperspective', 'centroid', 'sample'] as const).filter((word) => words.includes(word))
}

const floatScalars: ReadonlySet<string> = new Set(['float', 'half', 'float16_t', 'min16float', 'min10float'])

function scalarsOf(type: Type): number {
  if (type.kind === 'array') return (type.count ?? 0) * scalarsOf(type.element)
  return isNumeric(type) ? componentCount(type) : 1
}

function scalarParts(value: Expression, span: Span): Expression[] {
  const { type } = value
  if (type.kind === 'array') {
    const parts: Expression[] = []
    for (let index = 0; index < (type.count ?? 0); index++)
      parts.push(...scalarParts(makeIndex(value, makeUint(index, span), type.element, span), span))
    return parts
  }
  if (type.kind !== 'vector') return [makeConvert(value, floatType)]
  return Array.from({ length: type.count }, (_, component) =>
    makeConvert(
      { kind: 'swizzle', object: value, components: [component], type: type.element, ...span } as const,
      floatType,
    ),
  )
}

/** The value with as many components, then of the component wanted; what is missing is zero. */
function fitTo(value: Expression, type: Type, span: Span): Expression {
  if (value.type === type) return value
  if (!isNumeric(value.type) || !isNumeric(type)) return makeConstruct(type, [value], span)
  const have = componentCount(value.type)
  const want = componentCount(type)
  if (have < want) {
    const component = componentOf(value.type)
    const missing = Array.from({ length: want - have }, () => makeZero(component, span))
    return makeConstruct(type, [value, ...missing], span)
  }
  const component = componentOf(value.type)
  const short = withComponent(type, component)
  if (short === value.type) return makeConvert(value, type)
  const cut: Expression =
    value.type.kind === 'vector'
      ? { kind: 'swizzle', object: value, components: [0, 1, 2, 3].slice(0, want), type: short, ...span }
      : makeConstruct(short, [value], span)
  return makeConvert(cut, type)
}

function swizzled(value: Expression, component: number, span: Span): Expression {
  return { kind: 'swizzle', object: value, components: [component], type: floatType, ...span }
}

function reciprocalW(value: Expression, span: Span): Expression {
  const one = makeLiteral(1, floatType, span)
  const w: Expression = {
    kind: 'binary',
    operator: '/',
    left: one,
    right: swizzled(value, 3, span),
    type: floatType,
    ...span,
  }
  return makeConstruct(value.type, [...[0, 1, 2].map((component) => swizzled(value, component, span)), w], span)
}

function invertedY(value: Expression, span: Span): Expression {
  const y: Expression = { kind: 'unary', operator: '-', operand: swizzled(value, 1, span), type: floatType, ...span }
  const rest = [2, 3].map((component) => swizzled(value, component, span))
  return makeConstruct(value.type, [swizzled(value, 0, span), y, ...rest], span)
}
