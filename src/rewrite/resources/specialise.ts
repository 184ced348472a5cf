// Rewrites a program so that every use of a resource names a global one: resources in parameters, variables, structs and results are
// followed while compiling, and functions are written once for each set of resources they are called with.
//
//   float4 fetch(Texture2D t, uint2 p) { return t[p]; }             float4 fetch(uint2 p) { return A[p]; }
//   fetch(A, p) + fetch(All[i], p)                           =>     float4 fetch_1(uint2 p, uint t_index) { return All[t_index][p]; }
//
// Targets without variables of resource types need it. The functions must have no methods (methods.ts).
import type { Diagnostic } from '../../diagnostics/define.ts'
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { vulkanDiagnostics } from '../../diagnostics/tables/vulkan.ts'
import { hasAttribute } from '../../program/attributes.ts'
import { fixedInteger } from '../../program/evaluate/fixed.ts'
import { makeFunction } from '../../program/functions.ts'
import { IndexMarks } from '../../program/index-marks.ts'
import type {
  BlockStatement,
  CallExpression,
  Expression,
  LoopStatement,
  Program,
  ProgramFunction,
  Statement,
  Variable,
} from '../../program/program.ts'
import { containsResources, type ResourceDeclaration } from '../../program/resources.ts'
import { makeVariable } from '../../program/variables.ts'
import { forEachExpression, walkBody } from '../../program/walk.ts'
import { effort, limits } from '../../support/limits.ts'
import type { Location, Span } from '../../support/source.ts'
import { arrayElement, type Type, uintType, voidType } from '../../types/types.ts'
import { constantExpression, defaultExpression } from '../constants.ts'
import { hasSideEffects } from '../effects.ts'
import { makeIndex, makeReference, makeUint, spanAt } from '../nodes.ts'
import { forEachVariable } from '../variables.ts'
import type { FinishedCopy } from './calls.ts'
import { DataTypes } from './data-types.ts'
import { FunctionCopy } from './function-copy.ts'
import { literalIndex } from './indices.ts'
import { nameOf, type ResourceUses, Sources, type UsedResource } from './sources.ts'
import {
  forEachLeaf,
  largestArray,
  mapLeaves,
  mergeTrees,
  type PathRoot,
  type ResourceLeaf,
  type ResourceTree,
  type Source,
  unset,
} from './trees.ts'
import { isChanged, Substitution, unrolled } from './unroll.ts'

export interface SpecialisedProgram {
  /** In the order of those given. */
  readonly entries: readonly ProgramFunction[]
  /** Sets static variables whose value is not constant. */
  readonly start: readonly Statement[]
  readonly resources: readonly UsedResource[]
  /** Members of constant buffers as the functions name them; those without data are missing. */
  readonly constants: ReadonlyMap<Variable, Variable>
  readonly pushConstant: Variable | undefined
  readonly specialization: readonly Variable[]
}

interface CopyRow {
  readonly copies: Map<string, FinishedCopy | undefined>
}

interface SpecialiseInput {
  /** As it was checked: its variables count, not its functions. */
  readonly program: Program
  /** What stands for each function of the program, callees first: the same without methods. */
  readonly functions: ReadonlyMap<ProgramFunction, ProgramFunction>
  /** Those the result is reached from. */
  readonly entries: readonly ProgramFunction[]
  readonly declarations: readonly ResourceDeclaration[]
  readonly uses: ResourceUses
  /** How often the loops that begin there run, where the optimiser found out. */
  readonly iterations: ReadonlyMap<Location, number>
}

export function specialiseResources(input: SpecialiseInput, sink: DiagnosticSink): SpecialisedProgram {
  return new Specialiser(input, sink).run(input.entries)
}

export class Specialiser {
  readonly types = new DataTypes()
  readonly marks: IndexMarks
  readonly sources: Sources
  readonly #program: Program
  readonly #functions: ReadonlyMap<ProgramFunction, ProgramFunction>
  readonly #uses: ResourceUses
  readonly #iterations: ReadonlyMap<Location, number>
  readonly #sink: DiagnosticSink
  readonly #globals = new Map<Variable, Variable | undefined>()
  readonly #statics = new Map<Variable, ResourceTree>()
  readonly #staticIndices = new Map<Variable, Map<string, Variable>>()
  readonly #start = new Map<Variable, readonly Statement[]>()
  readonly #copies = new Map<ProgramFunction, CopyRow>()
  /** Functions with some of their parameters known, by those. */
  readonly #versions = new Map<ProgramFunction, Map<string, ProgramFunction>>()
  readonly #isVersion = new Set<ProgramFunction>()
  readonly #problems: Diagnostic[] = []
  readonly #problemsOf = new Map<FinishedCopy, readonly Diagnostic[]>()
  #hasGivenUp = false
  #iterationCount = 0
  #copyCount = 0
  #depth = 0
  #pushConstant: Variable | undefined

  constructor({ program, functions, declarations, uses, iterations }: SpecialiseInput, sink: DiagnosticSink) {
    this.#program = program
    this.#functions = functions
    this.#uses = uses
    this.#iterations = iterations
    this.#sink = sink
    this.marks = new IndexMarks({ ...program, functions: [...functions.values()] })
    this.sources = new Sources(declarations, uses, this.types)
  }

  run(entries: readonly ProgramFunction[]): SpecialisedProgram {
    this.#prepareDeepCalls(entries)
    const made = entries.map((entry) => this.copyOf(entry, [], spanAt(entry.location)).function)
    this.#report()
    const start: Statement[] = []
    for (const global of this.#program.globals)
      if (global.kind !== 'constant-buffer') start.push(...(this.#start.get(global) ?? []))
    const constants = new Map<Variable, Variable>()
    const specialization: Variable[] = []
    for (const buffer of new Set([...this.#globals.keys()].map((variable) => variable.buffer)))
      for (const member of buffer?.members ?? []) if (!isOutside(member)) this.global(member)
    for (const [variable, mapped] of this.#globals) {
      if (variable.kind !== 'constant' || !mapped) continue
      if (isSpecialization(variable)) specialization.push(mapped)
      else if (mapped !== this.#pushConstant) constants.set(variable, mapped)
    }
    const resources = this.sources.used()
    return { entries: made, start, resources, constants, pushConstant: this.#pushConstant, specialization }
  }

  /** So that a long chain of calls does not become a deep recursion here. */
  #prepareDeepCalls(entries: readonly ProgramFunction[]): void {
    const depths = new Map<ProgramFunction, number>()
    for (const target of this.#functions.values()) {
      let depth = 0
      if (target.body)
        walkBody(target.body, (expression) => {
          if (expression.kind === 'call') depth = Math.max(depth, depths.get(expression.function) ?? 0)
        })
      depths.set(target, depth + 1)
    }
    if (entries.every((entry) => (depths.get(entry) ?? 0) < limits.resourceCallDepth.most / 2)) return
    for (const target of this.#functions.values())
      if (!target.parameters.some(({ type }) => containsResources(type)))
        this.copyOf(target, [], spanAt(target.location))
  }

  // ---- Copies of functions

  copyOf(target: ProgramFunction, trees: readonly (ResourceTree | undefined)[], span: Span): FinishedCopy {
    let row = this.#copies.get(target)
    if (!row) this.#copies.set(target, (row = { copies: new Map() }))
    let key = keyOf(target, trees)
    let used = trees
    if (!row.copies.has(key) && row.copies.size >= effort.constantCopies.most) {
      used = target.parameters.map(({ type }, position) => this.#withoutLiterals(trees[position], type))
      key = keyOf(target, used)
    }
    const known = row.copies.get(key)
    if (known) {
      this.#problems.push(...(this.#problemsOf.get(known) ?? []))
      return known
    }
    if (
      row.copies.has(key) ||
      this.#depth >= limits.resourceCallDepth.most ||
      this.#copyCount >= limits.resourceCopies.most
    ) {
      const { name } = target
      const tooMany = this.#copyCount >= limits.resourceCopies.most
      const problem = tooMany ? 'err_vulkan_too_many_copies' : 'err_vulkan_calls_too_deep'
      if (!this.#hasGivenUp) this.#problems.push(vulkanDiagnostics[problem](span, { name }))
      this.#hasGivenUp = true
      const nothing = { indices: [], outputs: new Map(), result: undefined, returnsIndex: false, isPure: true }
      return { function: target, ...nothing }
    }
    if (row.copies.size === 0) this.#checkVariables(target)
    const number = row.copies.size
    row.copies.set(key, undefined)
    this.#depth++
    this.#copyCount++
    const problems = this.#problems.length
    const copy = new FunctionCopy(this, target, number > 0 || this.#isVersion.has(target)).run(
      used,
      number > 0 ? `${target.symbol}_${number}` : target.symbol,
    )
    this.#depth--
    row.copies.set(key, copy)
    if (this.#problems.length > problems) this.#problemsOf.set(copy, this.#problems.slice(problems))
    return copy
  }

  /** As `copyOf`; where that leaves problems, or two resources to choose from, for the numbers that the function is called with, too. */
  copyForCall(
    target: ProgramFunction,
    trees: readonly (ResourceTree | undefined)[],
    call: CallExpression,
  ): FinishedCopy {
    const problems = this.#problems.length
    const copy = this.copyOf(target, trees, call)
    const isClear = this.#problems.length === problems && !givesRivals(copy, target)
    if (isClear || this.#hasGivenUp) return copy
    const version = this.#versionFor(target, call)
    if (!version) return copy
    this.forget(problems)
    return this.copyOf(version, trees, call)
  }

  /** The function with literals instead of the parameters that are known; it still takes them. */
  #versionFor(target: ProgramFunction, call: CallExpression): ProgramFunction | undefined {
    const { parameters, body, symbol } = target
    const values = call.arguments.map((argument, index) => {
      const parameter = parameters[index]
      const isKnown = parameter?.mode === 'in' && body && !isChanged(parameter, body)
      return isKnown && parameter.type.kind === 'scalar' ? fixedInteger(argument) : undefined
    })
    if (!body || values.every((value) => value === undefined)) return undefined
    let row = this.#versions.get(target)
    if (!row) this.#versions.set(target, (row = new Map()))
    const key = values.join(' ')
    let version = row.get(key)
    if (!version) {
      const known = new Map(parameters.map((parameter, index) => [parameter, values[index]]))
      const substitution = new Substitution(known)
      version = { ...target, symbol: `${symbol}_v${row.size}`, body: substitution.statement(body) as BlockStatement }
      row.set(key, version)
      this.#isVersion.add(version)
    }
    return version
  }

  /** What a variable holds is followed element by element; whole arrays of resources may be passed on as they are. */
  #checkVariables({ parameters, body }: ProgramFunction): void {
    for (const parameter of parameters)
      if (arrayElement(parameter.type).kind !== 'object') this.#checkElements(parameter)
    if (body) forEachVariable(body, (variable) => this.#checkElements(variable))
  }

  #checkElements({ type, location }: Variable): void {
    const count = largestArray(type)
    const limit = limits.resourceElementsInVariables.most
    if (count > limit) this.#problems.push(vulkanDiagnostics.err_vulkan_too_many_elements(location, { count, limit }))
  }

  // ---- Problems

  get problemCount(): number {
    return this.#problems.length
  }

  /** Another way was found to write what the newest problems are about. */
  forget(count: number): void {
    this.#problems.length = count
  }

  /** One for each place: functions are rewritten several times. */
  #report(): void {
    const seen = new Set<string>()
    for (const problem of this.#problems) {
      const key = `${problem.location} ${problem.message}`
      if (!seen.has(key)) this.#sink.report(problem)
      seen.add(key)
    }
  }

  unrolled(loop: LoopStatement): readonly Statement[] | undefined {
    const iterations = unrolled(loop, this.#iterations.get(loop.start))
    if (!iterations || this.#iterationCount + iterations.length > limits.resourceIterationsInAll.most) return undefined
    this.#iterationCount += iterations.length
    return iterations
  }

  #withoutLiterals(tree: ResourceTree | undefined, type: Type): ResourceTree | undefined {
    return (
      tree &&
      mapLeaves(tree, type, '', (leaf) => {
        const { source, index } = leaf
        const isApart = source?.declaration && this.#uses.elementsOf(source.declaration) !== undefined
        if (!source?.isArray || isApart || literalIndex(index) === undefined) return leaf
        // An addition that is no literal any more, and costs nothing.
        const value = index ?? makeUint(0, spanAt(0))
        return { ...leaf, index: { kind: 'sequence', expressions: [value], type: uintType, start: 0, end: 0 } }
      })
    )
  }

  /** The function that stands for one of the program. */
  functionOf(target: ProgramFunction): ProgramFunction {
    return this.#functions.get(target) ?? target
  }

  isPure({ body }: ProgramFunction): boolean {
    let pure = true
    if (body)
      forEachExpression(body, (root) => {
        pure &&= !hasSideEffects(root)
      })
    return pure
  }

  // ---- Constants

  integer(expression: Expression): number | undefined {
    const value = fixedInteger(expression)
    return value === undefined ? undefined : Number(value)
  }

  // ---- Global variables

  /** `undefined` when it is gone, or has no data. */
  global(variable: Variable): Variable | undefined {
    if (this.#globals.has(variable)) return this.#globals.get(variable)
    const type = this.types.of(variable.type)
    const made = type && this.#makeGlobal(variable, type)
    this.#globals.set(variable, made)
    if (made && variable.kind === 'static') this.#initialize(variable, made)
    return made
  }

  #makeGlobal(variable: Variable, type: Type): Variable | undefined {
    if (variable.kind === 'constant') {
      if (isPushConstant(variable)) return (this.#pushConstant = { ...variable, type })
      if (isSpecialization(variable))
        return { ...variable, initializer: variable.initializer && defaultExpression(variable.initializer) }
      if (variable.buffer && !this.#uses.isBufferUsed(variable.buffer)) return undefined
      return type === variable.type ? variable : { ...variable, type }
    }
    return type === variable.type && !variable.initializer ? variable : { ...variable, type, initializer: undefined }
  }

  #initialize(variable: Variable, made: Variable): void {
    const { initializer } = variable
    if (!initializer) return
    const isWhole = made.type === variable.type
    // A text is a literal already.
    const isText = variable.type.kind === 'string'
    made.initializer = isText ? initializer : isWhole ? constantExpression(initializer) : undefined
    if (made.initializer) return
    this.#start.set(variable, [])
    this.#start.set(variable, this.#initializer(variable))
  }

  #initializer(variable: Variable): readonly Statement[] {
    const nobody = makeFunction('', variable.location, { parameters: [], returnType: voidType, body: undefined })
    return new FunctionCopy(this, nobody, false).runInitializer(variable)
  }

  treeOfGlobal(variable: Variable): ResourceTree {
    if (variable.kind === 'static' || variable.kind === 'groupshared') return this.#staticTree(variable)
    const root: PathRoot = { leaf: (steps) => this.sources.declared(variable, steps) }
    return arrayElement(variable.type).kind === 'object' ? root.leaf([]) : { kind: 'path', root, steps: [] }
  }

  contentsTree(source: Source | undefined): ResourceTree {
    const { variable, path } = source?.declaration ?? {}
    if (!variable || source?.isArray) return unset
    return { kind: 'path', root: { leaf: (steps) => this.sources.declared(variable, steps) }, steps: path ?? [] }
  }

  // ---- Static variables with resources in them

  #staticTree(variable: Variable): ResourceTree {
    const known = this.#statics.get(variable)
    if (known) return known
    this.#statics.set(variable, unset)
    if (variable.initializer && !this.#start.has(variable)) {
      this.#start.set(variable, [])
      this.#start.set(variable, this.#initializer(variable))
    }
    return this.#statics.get(variable)!
  }

  /** All assignments must agree: functions have been written with earlier results. */
  setStatic(variable: Variable, tree: ResourceTree, stored: (path: string, source: Source) => Expression): void {
    const old = this.#statics.get(variable) ?? unset
    this.#statics.set(variable, mergeTrees(old, tree, variable.type, '', stored))
  }

  staticIndex(variable: Variable, path: string, name: string, type: Type): Variable {
    let row = this.#staticIndices.get(variable)
    if (!row) this.#staticIndices.set(variable, (row = new Map()))
    let index = row.get(path)
    if (!index) row.set(path, (index = makeVariable('static', name, type, variable.location)))
    return index
  }

  // ---- Uses

  /** The resource by name; `undefined` when it is gone or unknown. */
  use({ source, rival, index, isNonUniform }: ResourceLeaf, span: Span): Expression | undefined {
    if (!source) return undefined
    if (rival) {
      const [first, second] = source.id < rival.id ? [source, rival] : [rival, source]
      const parameters = { first: nameOf(first), second: nameOf(second) }
      this.#problems.push(vulkanDiagnostics.err_vulkan_resource_choice(span, parameters))
      return undefined
    }
    if (source.heap?.isAddress) return addressed(source, index!, span)
    if (source.declaration && !this.#uses.isUsed(source.declaration)) return undefined
    const elements = source.declaration && this.#uses.elementsOf(source.declaration)
    if (elements) return this.#element(source, elements, index, span)
    const variable = this.sources.variableOf(source, 0)
    const reference = makeReference(variable, span)
    if (!source.isArray) return reference
    const known = literalIndex(index)
    if (known !== undefined) return makeIndex(reference, makeUint(inRange(known, source), span), source.object, span)
    return makeIndex(reference, isNonUniform ? marked(index!) : index!, source.object, span)
  }

  #element(
    source: Source,
    elements: ReadonlySet<number>,
    index: Expression | undefined,
    span: Span,
  ): Expression | undefined {
    const known = literalIndex(index)
    if (known === undefined) {
      this.reportIndex(span)
      return undefined
    }
    return elements.has(known) ? makeReference(this.sources.variableOf(source, known), span) : undefined
  }

  /** The contents of a ConstantBuffer<T> that is pushed. */
  pushConstant(variable: Variable, type: Type): Variable | undefined {
    if (!isPushConstant(variable)) return undefined
    this.#pushConstant ??= { ...variable, kind: 'constant', type }
    return this.#pushConstant
  }

  reportIndex(span: Span): void {
    this.#problems.push(vulkanDiagnostics.err_vulkan_resource_index(span))
  }
}

/** A constant index past the end starts again at the first element, as in DXIL; GLSL knows no such element. */
function inRange(index: number, { declaration }: Source): number {
  return declaration?.count === undefined ? index : (index >>> 0) % declaration.count
}

function isOutside(variable: Variable): boolean {
  return isPushConstant(variable) || isSpecialization(variable)
}

function isPushConstant({ attributes }: Variable): boolean {
  return hasAttribute(attributes, 'vk::push_constant')
}

function isSpecialization({ attributes }: Variable): boolean {
  return hasAttribute(attributes, 'vk::constant_id')
}

function marked(index: Expression): Expression {
  const { start, end } = index
  return {
    kind: 'intrinsic',
    name: 'NonUniformResourceIndex',
    modes: ['in'],
    parameterTypes: [uintType],
    arguments: [index],
    type: uintType,
    start,
    end,
  }
}

/** An acceleration structure at an address: the two words of a handle. */
function addressed(source: Source, index: Expression, { start, end }: Span): Expression {
  const word = (component: number): Expression => ({
    kind: 'swizzle',
    object: index,
    components: [component],
    type: uintType,
    start,
    end,
  })
  const [low, high] = index.kind === 'construct' ? index.operands : [word(0), word(1)]
  return { kind: 'heap', heap: 'resource', index: low!, second: high!, type: source.object, start, end }
}

function keyOf(target: ProgramFunction, trees: readonly (ResourceTree | undefined)[]): string {
  let key = ''
  target.parameters.forEach(({ type }, position) => {
    const tree = trees[position]
    if (!tree) return
    forEachLeaf(tree, type, '', ({ source, rival, index, isNonUniform }, path) => {
      const literal = source?.isArray ? (literalIndex(index) ?? 'i') : ''
      key += ` ${position}${path}=${source?.id ?? '-'}${rival ? `/${rival.id}` : ''}:${literal}${isNonUniform ? 'n' : ''}`
    })
  })
  return key
}

/** Whether what the function gives back may be one resource or another. */
function givesRivals({ result, outputs }: FinishedCopy, { parameters, returnType }: ProgramFunction): boolean {
  let found = false
  const look = (tree: ResourceTree, type: Type): void =>
    forEachLeaf(tree, type, '', ({ rival }) => {
      if (rival) found = true
    })
  if (result) look(result, returnType)
  for (const [position, tree] of outputs) look(tree, parameters[position]!.type)
  return found
}
