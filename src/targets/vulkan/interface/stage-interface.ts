// Takes an entry point's parameters and result apart into inputs and outputs, and writes the `main` that carries the values over.
//
//   float4 shade(V v, out float d : SV_Depth) : SV_Target         void main() {
//                                                                   V v = V(in_SV_POSITION, in_TEXCOORD0);
//                                                           =>      float d;
//                                                                   float4 result = shade(v, d);
//                                                                   out_SV_TARGET0 = result;  out_SV_DEPTH = d;  }
//
// A hull shader writes its control point, waits for the others, and its first invocation calls the patch constant function.
// Locations go up in order of declaration, the result's before those of parameters, as DXC assigns them; SV_Target has its own number. A hull shader declares what it writes in two
// places and a domain shader what it reads in any order: between the two locations go by semantics, which control points and the patch
// may share. DXC puts those in order of declaration then, and the two sides may differ.
import type { DiagnosticSink } from '../../../diagnostics/sink.ts'
import { rayTracingStages, type Stage } from '../../../hlsl/profiles.ts'
import { patchConstantPoints, type StagePoints, stagePoints } from '../../../hlsl/stage-points.ts'
import { attributeNumber } from '../../../program/attributes.ts'
import { nodeFacts } from '../../../program/node-facts.ts'
import type {
  EntryPoint,
  Expression,
  Parameter,
  ProgramFunction,
  Statement,
  Variable,
} from '../../../program/program.ts'
import { makeVariable } from '../../../program/variables.ts'
import { writtenBy } from '../../../program/writes.ts'
import {
  makeBlock,
  makeCall,
  makeConstruct,
  makeDeclaration,
  makeReference,
  makeStatement,
  makeUint,
  spanAt,
} from '../../../rewrite/nodes.ts'
import type { Span } from '../../../support/source.ts'
import { type ArrayType, boolType, isNodeObject, type Type, uintType, vectorType } from '../../../types/types.ts'
import { assignLocations } from '../locations.ts'
import type { PixelModes, StageMemory, StageVariable, VulkanNode } from '../model.ts'
import { factsOf, resultFacts } from './facts.ts'
import { makeProcedure } from './make-function.ts'
import { Reader } from './reader.ts'
import type { Crossing, InterfaceOptions } from './side.ts'
import { StageObjects, type StageRole, stageCall } from './stage-objects.ts'
import { type OutputNode, Writer, writeOutput } from './writer.ts'

export interface StageInterface {
  readonly main: ProgramFunction
  readonly inputs: readonly StageVariable[]
  readonly outputs: readonly StageVariable[]
  readonly depth: PixelModes['depth']
  readonly rate: PixelModes['rate']
  /** Payloads, attributes and the like. */
  readonly memory: readonly StageMemory[]
  readonly node: VulkanNode | undefined
}

const noPoints: StagePoints = { input: 'CSIn', output: 'CSIn', vertices: 'CSIn' }

export class InterfaceBuilder {
  /** What stands for the entry point's functions: without parameters that are no values. */
  readonly function: ProgramFunction
  readonly patchConstantFunction: ProgramFunction | undefined
  /** All functions it made. */
  readonly made: readonly ProgramFunction[]
  readonly #entry: EntryPoint
  readonly #reader: Reader
  readonly #writer: Writer
  readonly #options: InterfaceOptions
  readonly #memory: StageMemory[] = []
  /** What stands for the records and outputs of a node. */
  readonly #nodeObjects: Variable[] = []

  /** `functions`: what stands for the functions of the program so far. */
  constructor(
    entry: EntryPoint,
    functions: ReadonlyMap<ProgramFunction, ProgramFunction>,
    options: InterfaceOptions,
    sink: DiagnosticSink,
  ) {
    this.#entry = entry
    this.#options = options
    this.#reader = new Reader(options)
    this.#writer = new Writer(options)
    const own = functions.get(entry.function) ?? entry.function
    const other =
      entry.patchConstantFunction && (functions.get(entry.patchConstantFunction) ?? entry.patchConstantFunction)
    if (!hasObjects(entry.stage)) {
      this.function = own
      this.patchConstantFunction = undefined
      this.made = []
      return
    }
    const objects = new StageObjects(sink)
    let streams = 0
    const written = writtenBy(own, new Map())
    const roles = own.parameters.map((parameter) => {
      const isStream = parameter.type.kind === 'object' && parameter.type.row.category === 'stream'
      return this.#roleOf(parameter, isStream ? streams++ : 0, written.has(parameter))
    })
    // What a mesh shader writes into is all declared: bodies name arrays of distances with their full type.
    this.#writer.finishDistances()
    this.function = objects.functionFor(own, roles)
    this.patchConstantFunction = other && objects.functionFor(other, [])
    this.made = objects.made
  }

  #roleOf(parameter: Parameter, stream: number, isWritten: boolean): StageRole | undefined {
    const { type, modifiers } = parameter
    const { stage } = this.#entry
    if (type.kind === 'object' && type.row.category === 'stream' && type.element) {
      const hasSeveral =
        this.#entry.function.parameters.filter(
          (each) => each.type.kind === 'object' && each.type.row.category === 'stream',
        ).length > 1
      const crossing: Crossing = { point: 'GSOut', ...(hasSeveral ? { stream } : {}) }
      return { kind: 'stream', index: stream, node: this.#writer.declare(type.element, factsOf(parameter), crossing) }
    }
    if (isNodeObject(type)) return this.#nodeRole(parameter)
    if (modifiers.includes('payload')) return this.#memoryRole('task payload', parameter, isWritten)
    if (stage === 'mesh' && type.kind === 'array') return this.#meshRole(parameter, type)
    if (!isRayStage(stage)) return undefined
    if (stage === 'callable') return this.#memoryRole('incoming callable data', parameter, isWritten)
    return this.#memoryRole(parameter.mode === 'in' ? 'hit attributes' : 'incoming payload', parameter, isWritten)
  }

  #memoryRole(kind: StageMemory['kind'], parameter: Parameter, isWritten: boolean): StageRole {
    const { name, type, mode, location } = parameter
    const variable = makeVariable('static', name, type, this.#entry.function.location)
    this.#memory.push({ kind, variable })
    const hasCopy = mode === 'in' && isWritten
    return { kind: 'global', variable, ...(hasCopy ? { copy: makeVariable('local', name, type, location) } : {}) }
  }

  #nodeRole({ name, type, location }: Parameter): StageRole {
    const variable = makeVariable('static', name, type, location)
    this.#nodeObjects.push(variable)
    return { kind: 'global', variable }
  }

  get #node(): VulkanNode | undefined {
    if (this.#entry.stage !== 'node') return undefined
    const isInput = ({ type }: Variable): boolean => type.kind === 'object' && type.row.category === 'node input'
    return {
      facts: nodeFacts(this.#entry),
      inputs: this.#nodeObjects.filter(isInput),
      outputs: this.#nodeObjects.filter((variable) => !isInput(variable)),
    }
  }

  #meshRole(parameter: Parameter, { element, count = 0 }: ArrayType): StageRole | undefined {
    const { modifiers } = parameter
    if (modifiers.includes('vertices'))
      return {
        kind: 'mesh output',
        node: this.#writer.declare(element, factsOf(parameter), { point: 'MSOut', vertices: count }),
      }
    if (modifiers.includes('primitives')) {
      const crossing: Crossing = { point: 'MSPOut', vertices: count, rate: 'primitive' }
      return { kind: 'mesh output', node: this.#writer.declare(element, factsOf(parameter), crossing) }
    }
    return modifiers.includes('indices') ? { kind: 'mesh output', node: this.#indices(element, count) } : undefined
  }

  #indices(type: Type, count: number): OutputNode {
    const corners = type.kind === 'vector' ? type.count : 1
    const name =
      corners === 3
        ? 'PrimitiveTriangleIndicesEXT'
        : corners === 2
          ? 'PrimitiveLineIndicesEXT'
          : 'PrimitivePointIndicesEXT'
    const stored = corners === 1 ? uintType : vectorType(uintType, corners)
    const place = { text: '', written: '', name: '', index: 0, builtIn: { name, type: stored }, isTarget: false }
    const facts = { name, semantic: undefined, inherited: undefined, interpolation: [], attributes: [], repetition: 0 }
    const writer = this.#writer
    const variable = writer.addLeaf(stored, place, facts, { point: 'MSOut', vertices: count })
    return {
      kind: 'leaf',
      type: stored,
      write: () => [],
      read: (vertex, span) => writer.at(variable, vertex, span),
      place: (vertex, span) => writer.at(variable, vertex, span),
      components: undefined,
    }
  }

  /** `target` and `patchConstants` stand for the builder's functions now; `start` runs before anything else. */
  finish(
    target: ProgramFunction,
    patchConstants: ProgramFunction | undefined,
    start: readonly Statement[],
  ): StageInterface {
    const { stage } = this.#entry
    const span = spanAt(target.location)
    const isHull = stage === 'hull'
    const controlPoints = isHull ? attributeNumber(this.#entry.function.attributes, 'outputcontrolpoints') : undefined
    const invocation = isHull ? this.#reader.builtIn('InvocationId', { point: 'HSIn' }, span) : undefined
    const crossing: Crossing = {
      point: (stagePoints[stage] ?? noPoints).output,
      ...(controlPoints === undefined ? {} : { vertices: controlPoints }),
    }
    const statements = [...start, ...this.#call(target, stagePoints[stage] ?? noPoints, crossing, invocation, span)]
    if (isHull && patchConstants) {
      const patch = this.#patchConstants(patchConstants, crossing, span)
      statements.push(makeStatement(stageCall('PatchBarrier', [], span)), {
        kind: 'if',
        hint: undefined,
        condition: {
          kind: 'binary',
          operator: '==',
          left: invocation!,
          right: makeUint(0, span),
          type: boolType,
          ...span,
        },
        consequent: makeBlock(patch, span),
        alternate: undefined,
        ...span,
      })
    }
    this.#reader.finishDistances()
    this.#writer.finishDistances()
    const { locationOrder, tessellationOrder } = this.#options
    return {
      main: makeProcedure('main', [], statements, target.location, target.attributes),
      inputs: assignLocations(this.#reader.leaves, stage === 'domain' ? tessellationOrder : locationOrder),
      outputs: assignLocations(this.#writer.leaves, isHull ? tessellationOrder : locationOrder),
      depth: this.#writer.depth,
      rate: this.#rate(),
      memory: this.#memory,
      node: this.#node,
    }
  }

  /** What is declared counts, read or not. */
  #rate(): PixelModes['rate'] {
    const has = (name: string): boolean => this.#reader.leaves.some(({ builtin }) => builtin === name)
    return has('SampleId') ? 'sample' : has('ShadingRateKHR') ? 'shading rate' : 'pixel'
  }

  /** Reads the inputs, or takes those that are `given`, calls the function and writes its outputs. */
  #call(
    target: ProgramFunction,
    at: StagePoints,
    crossing: Crossing,
    vertex: Expression | undefined,
    span: Span,
    given: ReadonlyMap<Parameter, Expression> = new Map(),
  ): Statement[] {
    const before: Statement[] = []
    const after: Expression[] = []
    let result: Variable | undefined
    // Before those of the parameters, as in DXC.
    if (target.returnType.kind !== 'void') {
      result = makeVariable('local', 'result', target.returnType, target.location)
      const outputs = this.#writer.declare(target.returnType, resultFacts(target), crossing)
      after.push(...writeOutput(outputs, makeReference(result, span), vertex, span))
    }
    const list = target.parameters.map((parameter): Expression => {
      if (parameter.mode === 'in') return given.get(parameter) ?? this.#read(parameter, at, span)
      const local = makeVariable('local', parameter.name, parameter.type, parameter.location, {
        rowMajor: parameter.rowMajor,
      })
      before.push(makeDeclaration(local, parameter.mode === 'inout' ? this.#read(parameter, at, span) : undefined))
      const node = this.#writer.declare(parameter.type, factsOf(parameter), crossing)
      after.push(...writeOutput(node, makeReference(local, span), vertex, span))
      return makeReference(local, span)
    })
    const call = makeCall(target, list, span)
    const statement = result ? makeDeclaration(result, call) : makeStatement(call)
    return [...before, statement, ...after.map(makeStatement)]
  }

  #read(parameter: Parameter, { input, vertices }: StagePoints, span: Span): Expression {
    const { type, modifiers } = parameter
    const isPatch = modifiers.includes('InputPatch') || modifiers.includes('OutputPatch')
    const isPrimitive = this.#entry.stage === 'geometry' && type.kind === 'array'
    if ((isPatch || isPrimitive) && type.kind === 'array')
      return this.#reader.readVertices(
        type.element,
        type.count ?? 0,
        () => factsOf(parameter),
        { point: vertices },
        span,
      )
    const crossing: Crossing = input === 'DSIn' ? { point: input, rate: 'patch' } : { point: input }
    return this.#reader.read(type, factsOf(parameter), crossing, span)
  }

  /** The control points that the hull shader has just written are read back. */
  #patchConstants(target: ProgramFunction, written: Crossing, span: Span): Statement[] {
    const given = new Map<Parameter, Expression>()
    const before: Statement[] = []
    for (const parameter of target.parameters) {
      const { type, modifiers } = parameter
      if (!modifiers.includes('OutputPatch') || type.kind !== 'array') continue
      const elements = Array.from({ length: type.count ?? 0 }, (_, index) =>
        this.#writer.readBack(type.element, factsOf(parameter), written, makeUint(index, span), span),
      )
      const local = makeVariable('local', 'patch', type, target.location)
      before.push(makeDeclaration(local, makeConstruct(type, elements, span)))
      given.set(parameter, makeReference(local, span))
    }
    const crossing: Crossing = { point: 'PCOut', rate: 'patch' }
    return [...before, ...this.#call(target, patchConstantPoints, crossing, undefined, span, given)]
  }
}

export function isRayStage(stage: string): boolean {
  return rayTracingStages.includes(stage as Stage)
}

/** Whether entry points of the stage have parameters that are no values. */
function hasObjects(stage: string): boolean {
  return isRayStage(stage) || ['hull', 'domain', 'geometry', 'mesh', 'amplification', 'node'].includes(stage)
}
