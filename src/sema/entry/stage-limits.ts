// What an entry point uses and its stage, shader model or thread group does not have. Only functions it can reach count.
//
//   discard in a compute shader, a rasterizer ordered view outside pixel shaders, Sample() in a group of three threads, ...
import { handleDiagnostics } from '../../diagnostics/tables/handles.ts'
import { stageLimitDiagnostics as diagnostics } from '../../diagnostics/tables/stage-limits.ts'
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import { partitionings } from '../../hlsl/attributes.ts'
import { lookupIntrinsic } from '../../hlsl/intrinsics.ts'
import { offlineShaderModel } from '../../hlsl/profiles.ts'
import { splitSemantic } from '../../hlsl/semantics.ts'
import { attributeOf } from '../../program/attributes.ts'
import { constantMembers } from '../../program/constant-members.ts'
import type {
  ConstantBuffer,
  EntryPoint,
  Expression,
  IntrinsicExpression,
  Parameter,
  ProgramFunction,
  Variable,
} from '../../program/program.ts'
import { containsResources, threadObjectIn } from '../../program/resources.ts'
import { forEachStatement, walkBody, walkExpression } from '../../program/walk.ts'
import type { Written } from '../../program/writes.ts'
import { limits } from '../../support/limits.ts'
import type { Span } from '../../support/source.ts'
import { sizeOf } from '../../types/layout.ts'
import { quoteType } from '../../types/print.ts'
import { arrayElement, memberTypes, type ObjectType, type Type } from '../../types/types.ts'
import { barrierProblems } from '../calls/barriers.ts'
import { refuseChangedConstant } from '../calls/changed-constants.ts'
import type { Checker } from '../checker.ts'
import { isForVulkan } from '../declarations/vulkan-attributes.ts'
import { checkTracedFlags } from '../types/ray-queries.ts'
import { doubt, reachedFrom } from './availability.ts'
import { checkDispatchedPayload, checkMeshParameters } from './mesh-parameters.ts'
import { checkMeshWrites } from './mesh-writes.ts'
import { ResourcesInBuffers } from './resources-in-buffers.ts'

export function checkStageLimits(checker: Checker, entries: readonly EntryPoint[]): void {
  const stageLimits = new StageLimits(checker)
  for (const entry of entries) stageLimits.checkEntry(entry)
}

/** Functions of a library that others link with. */
export function checkExported(checker: Checker, exported: readonly EntryPoint[]): void {
  const stageLimits = new StageLimits(checker)
  for (const entry of exported) {
    const { name, location, returnType, parameters } = entry.function
    const [what] = [returnType, ...parameters.map(({ type }) => type)].flatMap((type) => notHandedOn(type) ?? [])
    if (what !== undefined) checker.sink.report(diagnostics.err_hlsl_exported_resource(location, { name, what }))
    for (const target of reachedFrom(checker, entry)) if (target.body) stageLimits.checkFunction(target, entry)
  }
}

/** What is in a type that functions linked later cannot give each other. */
function notHandedOn(type: Type): string | undefined {
  if (containsResources(type)) return 'a resource'
  const found = threadObjectIn(type) ?? arrayElement(type)
  if (found.kind !== 'object') return undefined
  const { category } = found.row
  if (category.startsWith('node')) return 'a node'
  return category === 'hit object' || category === 'effect' ? `a '${found.row.name}'` : undefined
}

/** Heaps and derivatives outside pixel shaders came together. */
const firstModelWithHeaps = 6

const hitObjectStages = ['raygeneration', 'closesthit', 'miss', 'library']

class StageLimits {
  readonly #checker: Checker
  /** Each is reported once. */
  readonly #reported = new Set<unknown>()
  /** Parameters that are output arrays of mesh shaders. */
  readonly #meshOutputs = new Set<Variable>()
  /** Variables that the entry point at hand is known to mention. */
  readonly #mentioned = new Set<Variable>()

  readonly #inBuffers: ResourcesInBuffers

  /** By method: does it change its object? */
  readonly #written = new Map<ProgramFunction, Written>()

  constructor(checker: Checker) {
    this.#checker = checker
    this.#inBuffers = new ResourcesInBuffers(checker)
  }

  checkEntry(entry: EntryPoint): void {
    this.#mentioned.clear()
    if (entry.stage === 'pixel' && !isForVulkan(this.#checker)) this.#depth(entry.function)
    if (entry.stage === 'mesh') checkMeshParameters(this.#checker, entry.function)
    for (const target of reachedFrom(this.#checker, entry)) {
      if (!target.body) continue
      if (entry.stage === 'mesh') checkMeshWrites(this.#checker, target, this.#meshOutputs)
      walkBody(target.body, (expression) => this.#expression(expression, entry))
      if (entry.stage !== 'pixel') this.#discards(target, entry)
      this.#derivatives(target, entry)
    }
  }

  #once(subject: unknown): boolean {
    if (this.#reported.has(subject)) return false
    this.#reported.add(subject)
    return true
  }

  #expression(expression: Expression, entry: EntryPoint): void {
    const { type } = expression
    this.#inBuffers.visit(expression)
    if (type.kind === 'object' && type.row.category === 'hit object') this.#hitObject(expression, entry)
    if (expression.kind === 'call' && this.#once(expression))
      refuseChangedConstant(this.#checker, expression, this.#written)
    if (expression.kind === 'variable') this.#variable(expression.variable, expression, entry)
    else if (expression.kind === 'heap') this.#heap(expression)
    else if (expression.kind === 'intrinsic') this.#intrinsic(expression, entry)
    else if (expression.kind === 'method' && expression.name === 'TraceRayInline' && this.#once(expression))
      checkTracedFlags(this.#checker, expression)
  }

  #intrinsic(call: IntrinsicExpression, entry: EntryPoint): void {
    const { options, sink } = this.#checker
    if (call.name === 'Barrier') this.#barrier(call, entry)
    else if (entry.stage === 'hull') this.#partition(call, entry.function)
    else if (call.name === 'DispatchMesh' && this.#once(call)) checkDispatchedPayload(this.#checker, call)
    else if (call.name === 'printf' && !options.hasMessages && this.#once(call))
      sink.report(diagnostics.err_hlsl_printf_unheard(call))
  }

  /** Marks the call with its rounding; functions of a library may serve several hull shaders. */
  #partition(call: IntrinsicExpression, { attributes }: ProgramFunction): void {
    if (!lookupIntrinsic(call.name)?.[0]?.facts.partitioned) return
    const wanted = attributeOf(attributes, 'partitioning')?.arguments[0]
    const partitioning = partitionings.find((each) => each === wanted) ?? 'integer'
    const other = (call.partitioning ??= partitioning)
    const parameters = { name: call.name, one: other, other: partitioning }
    if (other !== partitioning && this.#once(call))
      this.#checker.sink.report(diagnostics.err_hlsl_two_partitionings(call, parameters))
  }

  #hitObject(expression: Expression, { stage, function: target }: EntryPoint): void {
    if (hitObjectStages.includes(stage) || !this.#once(`${target.location} hit object`)) return
    const notes = [diagnostics.note_hlsl_entry_defined_here(target.location)]
    this.#checker.sink.report(diagnostics.err_hlsl_hit_object_stage(expression, { stage }, { notes }))
  }

  #barrier(call: IntrinsicExpression, entry: EntryPoint): void {
    const problems = barrierProblems(call, entry)
    if (problems.length === 0 || !this.#once(call)) return
    for (const problem of problems) this.#checker.sink.report(problem)
  }

  #variable(variable: Variable, { start, end }: Expression, point: EntryPoint): void {
    const { kind, buffer, name, type, initializer } = variable
    if (kind === 'local' || kind === 'parameter' || this.#mentioned.has(variable)) return
    this.#mentioned.add(variable)
    if (kind === 'static' && initializer) walkExpression(initializer, (each) => this.#expression(each, point))
    const { stage } = point
    const entry = point.function.name
    const { sink } = this.#checker
    const at = { start, end }
    if (kind === 'groupshared' && containsResources(type) && this.#once(variable))
      sink.report(diagnostics.err_hlsl_groupshared_resource(at, { name }))
    if (kind === 'groupshared') this.#sharedSize(variable)
    if (this.#checker.undefinedMembers.has(variable) && this.#once(variable)) this.#undefinedMember(variable, at)
    this.#threadObjects(variable, at)
    if (buffer && this.#once(buffer)) this.#constantBuffer(buffer)
    const element = arrayElement(type)
    if (element.kind !== 'object') return
    if (element.row.category === 'constant buffer' && element.element && this.#once(variable)) {
      const size = sizeOf(element.element, element.rowMajorElement, 'constant')
      this.#bufferSize(variable, size)
      this.#layoutInDxc(element.element, variable, size)
    }
    if (stage !== 'pixel' && element.row.name.startsWith('RasterizerOrdered') && this.#once(variable))
      sink.report(diagnostics.err_hlsl_ordered_outside_pixel(at, { name, stage, entry }))
  }

  /** Another library that is linked may have the definition. */
  #undefinedMember({ name, location }: Variable, at: Span): void {
    if (this.#checker.options.shaderModel.minor === offlineShaderModel) return
    const notes = [diagnostics.note_hlsl_member_declared(location, { name })]
    this.#checker.sink.report(diagnostics.err_hlsl_member_never_defined(at, { name }, { notes }))
  }

  /** What a group may have is known once it is known what is used; this much is never left. */
  #sharedSize(variable: Variable): void {
    const { name, type, rowMajor, location } = variable
    if (containsResources(type) || threadObjectIn(type)) return
    const { most } = limits.groupsharedBytes
    const size = sizeOf(type, rowMajor, 'structured')
    if (size <= most || !this.#once(variable)) return
    this.#checker.sink.report(diagnostics.err_hlsl_groupshared_too_large(location, { name, size, limit: most }))
  }

  /** Ray queries, streams and the like are of one thread: constants and shared memory cannot hold them. */
  #threadObjects(variable: Variable, at: Span): void {
    const { kind, type } = variable
    if (kind === 'static') return
    const element = arrayElement(type)
    const found =
      element.kind === 'object' && element.row.category === 'constant buffer' && element.element
        ? threadObjectIn(element.element)
        : threadObjectIn(type)
    if (!found || !this.#once(variable)) return
    const context = kind === 'groupshared' ? 'groupshared variables' : 'cbuffers or tbuffers'
    const parameters = { type: quoteType(found), context }
    this.#checker.sink.report(typeDiagnostics.err_hlsl_unsupported_object_context(at, parameters))
  }

  /** DXC has bytes for the element of a structured buffer among constants, and reads constant buffers there from the one around them. */
  #layoutInDxc(type: Type, { name, location }: Variable, size: number): void {
    const found = this.#checker.options.isLenientLikeDxc ? laidOutInDxc(type) : undefined
    if (!found || (size === 0 && found.row.category !== 'constant buffer')) return
    this.#checker.sink.report(diagnostics.warn_hlsl_dxc_layout(location, { name, type: quoteType(found) }))
  }

  #constantBuffer(buffer: ConstantBuffer): void {
    if (buffer.isTexture) return
    const ends = constantMembers(buffer).map(({ offset, size }) => offset + size)
    const size = Math.max(0, ...ends)
    this.#bufferSize(buffer, size)
    for (const member of buffer.members) this.#layoutInDxc(member.type, member, size)
  }

  /** With Vulkan the limit is the device's. */
  #bufferSize({ name, location }: Variable | ConstantBuffer, size: number): void {
    const { most } = limits.constantBufferBytes
    if (size <= most || isForVulkan(this.#checker)) return
    const parameters = { name, size, limit: most }
    this.#checker.sink.report(diagnostics.err_hlsl_constant_buffer_too_large(location, parameters))
  }

  #heap({ start, end }: Extract<Expression, { kind: 'heap' }>): void {
    const { options, sink, extensions } = this.#checker
    const { minor } = options.shaderModel
    const isVulkan = isForVulkan(this.#checker)
    if (minor >= firstModelWithHeaps || isVulkan || extensions.has('handles') || !this.#once('heap')) return
    sink.report(handleDiagnostics.err_hlsl_heap_shader_model({ start, end }, { model: `6.${minor}` }))
  }

  /** Limits of any function, whatever its callers. */
  checkFunction(target: ProgramFunction, entry: EntryPoint): void {
    walkBody(target.body!, (expression) => this.#inBuffers.visit(expression))
    this.#discards(target, entry)
  }

  #discards({ body }: ProgramFunction, entry: EntryPoint): void {
    const parameters = { entry: entry.function.name, stage: entry.stage }
    forEachStatement(body!, (statement) => {
      if (statement.kind !== 'discard') return
      doubt(this.#checker, statement.start, entry, diagnostics.err_hlsl_discard_outside_pixel(statement, parameters))
    })
  }

  /** Differences between threads need quads. */
  #derivatives(target: ProgramFunction, entry: EntryPoint): void {
    const { stage, function: root } = entry
    // Before, derivatives outside pixel shaders are refused altogether.
    if (stage === 'pixel' || this.#checker.options.shaderModel.minor < firstModelWithHeaps) return
    const size = attributeOf(root.attributes, 'numthreads')?.arguments.map(Number)
    // A node that is launched thread by thread has none.
    if (!size && stage !== 'node') return
    const [x = 1, y = 1, z = 1] = size ?? []
    const isMissing = stage !== 'compute' && isForVulkan(this.#checker)
    if (!isMissing && (y === 1 && z === 1 ? x % 4 === 0 : x % 2 === 0 && y % 2 === 0)) return
    for (const { name, span, place, facts } of this.#checker.builtinUses.get(target) ?? []) {
      if (!facts.derivative || facts.wave) continue
      const parameters = { name, entry: root.name, stage, x, y, z }
      const row = isMissing ? diagnostics.err_vulkan_derivative_stage : diagnostics.err_hlsl_derivative_group
      doubt(this.#checker, place, entry, row(span, parameters))
    }
  }

  /** A depth that is known to lie on one side of the triangle's needs to know where in the pixel the triangle was. */
  #depth(target: ProgramFunction): void {
    const inputs = target.parameters.filter(({ mode }) => mode !== 'out').flatMap(leavesOf)
    const outputs = [
      ...target.parameters.filter(({ mode }) => mode !== 'in').flatMap(leavesOf),
      ...leaves(target.returnType, target.returnSemantic?.text, []),
    ]
    const depth = outputs.find(({ semantic }) => /^sv_depth(greater|less)equal$/.test(semantic))
    const position = inputs.find(({ semantic }) => semantic === 'sv_position')
    if (!depth || !position) return
    const isSampled = inputs.some(({ semantic, words }) => semantic === 'sv_sampleindex' || words.includes('sample'))
    if (isSampled || position.words.includes('centroid')) return
    this.#checker.sink.report(diagnostics.err_hlsl_depth_position(target.location, { semantic: depth.written }))
  }
}

interface Leaf {
  readonly semantic: string
  readonly written: string
  readonly words: readonly string[]
}

function leavesOf({ type, semantic, modifiers }: Parameter): Leaf[] {
  return leaves(type, semantic?.text, modifiers)
}

function leaves(type: Type, semantic: string | undefined, words: readonly string[]): Leaf[] {
  if (semantic !== undefined)
    return [{ semantic: splitSemantic(semantic).name.toLowerCase(), written: semantic, words }]
  if (type.kind !== 'struct') return []
  return [
    ...type.bases.flatMap((base) => leaves(base, undefined, words)),
    ...type.fields.flatMap((field) =>
      leaves(field.type, field.semantic?.text, field.interpolation.length > 0 ? field.interpolation : words),
    ),
  ]
}

const countedByDxc: ReadonlySet<string> = new Set(['structured buffer', 'constant buffer'])

/** The first buffer inside a struct that DXC counts among the numbers. */
function laidOutInDxc(type: Type): ObjectType | undefined {
  const element = arrayElement(type)
  if (element.kind !== 'struct') return undefined
  for (const inner of memberTypes(element)) {
    const content = arrayElement(inner)
    if (content.kind === 'object' && countedByDxc.has(content.row.category)) return content
    const found = laidOutInDxc(inner)
    if (found) return found
  }
  return undefined
}
