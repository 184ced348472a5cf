// Variables: globals, members of constant buffers, statics, groupshared, locals.
//
//   Texture2D t;                a resource
//   float4 tint;                a member of $Globals
//   static const float k = 2;   a static
//   cbuffer C { float4 a; }     a member of C
import type {
  BufferDeclaration,
  Declarator,
  Expression as ExpressionSyntax,
  VariableDeclaration,
} from '../../ast/nodes.ts'
import { declarationDiagnostics } from '../../diagnostics/tables/declarations.ts'
import { handleDiagnostics } from '../../diagnostics/tables/handles.ts'
import { stageLimitDiagnostics } from '../../diagnostics/tables/stage-limits.ts'
import { heapObjects } from '../../hlsl/resources.ts'
import type { ConstantBuffer, Expression, ProgramAttribute, Variable, VariableKind } from '../../program/program.ts'
import { bufferContents, containsResources, declarationCount } from '../../program/resources.ts'
import { limits } from '../../support/limits.ts'
import type { Span } from '../../support/source.ts'
import { leafCount } from '../../types/leaves.ts'
import { quoteType, typeText } from '../../types/print.ts'
import {
  arrayElement,
  errorType,
  isBufferPointer,
  isNumeric,
  type ObjectType,
  type StructType,
  type Type,
} from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { settle } from '../conversions/conversions.ts'
import { checkExpression } from '../expressions/expressions.ts'
import { checkInitializer } from '../expressions/initializers.ts'
import { isDynamicResource, reportUntyped } from '../expressions/members.ts'
import { refuseBuiltinName } from '../names/builtin-names.ts'
import { declareLocal } from '../names/declare-names.ts'
import { membersOf, resolveContainer } from '../names/lookup.ts'
import type { QualifiedType } from '../names/symbols.ts'
import { checkAnnotations } from '../registers/annotations.ts'
import { checkPackOffsets } from '../registers/pack-offsets.ts'
import { drainBodies, noteInitializerCalls } from '../statements/function-bodies.ts'
import { checkSelfReference } from '../statements/uninitialized.ts'
import { inScope } from '../templates/template-arguments.ts'
import { requireConcrete } from '../types/abstract.ts'
import { requireComplete } from '../types/complete.ts'
import { checkContents, refuseBufferCopy } from '../types/contents.ts'
import { applyArraySizes, applyModifiers, resolveType, unqualified } from '../types/resolve-type.ts'
import { objectName, refuseInside } from '../types/strings.ts'
import { checkAttributes, refuseFunctionAttributes } from './attributes.ts'
import { checkDeclaration } from './declarations.ts'
import { checkModifiers, type ModifierPlace } from './modifiers.ts'
import { isSubobject } from './subobjects.ts'
import { checkVulkanAttributes, isForVulkan } from './vulkan-attributes.ts'

/** Words that become other properties of a variable, or mean nothing more. */
const consumedWords = new Set([
  'static',
  'const',
  'groupshared',
  'precise',
  'row_major',
  'column_major',
  'uniform',
  'extern',
  'unorm',
  'snorm',
])

/** What all declarators of one declaration share. */
export interface VariableHead {
  readonly declaration: VariableDeclaration
  readonly words: readonly string[]
  /** `undefined` for `auto`. */
  readonly base: QualifiedType | undefined
  readonly attributes: readonly ProgramAttribute[]
  /** Of a function, struct, namespace or buffer, not of the file. */
  readonly isInside: boolean
}

function checkHead(
  checker: Checker,
  declaration: VariableDeclaration,
  place: ModifierPlace,
  isBufferMember = false,
): VariableHead {
  const { modifiers, type, attributes } = declaration
  checkModifiers(checker, modifiers, place)
  const base =
    type.kind === 'inferred-type' ? undefined : applyModifiers(checker, resolveType(checker, type), modifiers)
  return {
    declaration,
    words: [...modifiers, ...(type.kind === 'array-type' ? [] : type.modifiers)].map(({ word }) => word),
    base,
    attributes: checkAttributes(checker, attributes, 'variable'),
    isInside: isBufferMember || checker.scope !== checker.globalScope,
  }
}

function isUnsized(type: Type): boolean {
  return type.kind === 'array' && type.count === undefined
}

function isObject(type: Type): boolean {
  return arrayElement(type).kind === 'object'
}

/** What only the effects framework gave a meaning to. */
function isEffect(type: Type): boolean {
  const inner = arrayElement(type)
  return inner.kind === 'object' && inner.row.category === 'effect'
}

interface Placement {
  readonly kind: VariableKind
  readonly buffer: ConstantBuffer | undefined
  /** A static member: its value may come with a definition outside of the struct. */
  readonly isMember?: true
}

/**
 * Makes a variable, puts it in scope and checks its initializer. `place` decides what it is once its type is known; a variable is
 * visible in its own initializer unless its type comes from there.
 */
function makeVariable(
  checker: Checker,
  head: VariableHead,
  declarator: Declarator,
  place: (type: Type) => Placement,
  declare: (variable: Variable) => boolean,
): { readonly variable: Variable; readonly initializer: Expression | undefined; readonly isNew: boolean } {
  const { name } = declarator
  // `GeometryShader streamed = ConstructGSWithSO(CompileShader(gs_4_0, main()), "...");` is no expression of HLSL.
  const syntax = head.base && isEffect(head.base.type) ? undefined : declarator.initializer
  let initializer: Expression | undefined
  let base = head.base
  if (!base) {
    initializer = inferInitializer(checker, declarator)
    const words = head.declaration.type.kind === 'inferred-type' ? head.declaration.type.modifiers : []
    base = applyModifiers(checker, unqualified(initializer?.type ?? errorType), [
      ...head.declaration.modifiers,
      ...words,
    ])
  }
  let type = applyArraySizes(checker, base.type, declarator.arraySizes, name.text, declarator.boundsStart)
  if (!initializer && syntax && isUnsized(type)) {
    initializer = checkInitializer(checker, syntax, type, name.start)
    type = initializer.type
  }
  // DXC lets a static member be of its own struct, which is complete only later.
  const mayBeIncomplete = checker.scope.kind === 'struct' && checker.options.isLenientLikeDxc
  if (
    !(mayBeIncomplete || requireComplete(checker, type, name.start, 'variable')) ||
    !requireConcrete(checker, type, name.start, 'variable')
  )
    type = errorType
  if (head.isInside) type = refuseInside(checker, type, name.start)
  const { kind, buffer, isMember } = place(type)
  if (syntax && (kind !== 'local' || base.isConst) && leafCount(type) > limits.initializedLeaves.most) {
    const parameters = { name: name.text, count: leafCount(type), limit: limits.initializedLeaves.most }
    checker.sink.report(stageLimitDiagnostics.err_hlsl_initializer_too_large(name, parameters))
    type = errorType
  }
  if (kind !== 'resource' && isDynamicResource(type)) {
    reportUntyped(checker, arrayElement(type) as ObjectType, name)
    type = errorType
  }
  if (kind !== 'resource' && refuseBufferCopy(checker, type, name.start, `${kind} variable`)) type = errorType
  const isBufferMember = buffer !== undefined && buffer !== checker.globalsBuffer
  // A resource that is another name of its initializer has no register, but is not in the wrong place for one.
  const isAlias = kind === 'static' && isObject(type) && !head.words.includes('static')
  const target = { kind: isAlias ? 'resource' : kind, type, name, isBufferMember } as const
  const annotations = checkAnnotations(checker, declarator.annotations, target)
  const made: Variable = {
    kind,
    name: name.text,
    scope: kind === 'local' ? '' : checker.scope.prefix,
    type,
    isConst: base.isConst,
    isPrecise: head.words.includes('precise'),
    rowMajor: base.rowMajor ?? checker.isRowMajorAt(name.start),
    location: name.start,
    modifiers: withoutCoherence(checker, type, name, head.words).filter((word) => !consumedWords.has(word)),
    semantic: annotations.semantic,
    bindings: isAlias ? [] : annotations.bindings,
    packOffset: annotations.packOffset,
    attributes: [...head.attributes, ...checkAttributes(checker, declarator.attributes, 'variable')],
    initializer: undefined,
    buffer,
  }
  const attributes = checkVulkanAttributes(checker, made, syntax !== undefined)
  // DXC asks for no `const` on a specialization constant, which is one all the same.
  const isSpecialized = attributes.some((attribute) => attribute.name === 'vk::constant_id')
  const variable = { ...made, attributes, isConst: base.isConst || (isSpecialized && isForVulkan(checker)) }
  // An attribute may say where the value comes from: `[[vk::ext_builtin_input(...)]] static const uint id;`.
  if (base.isConst && !syntax && !isMember && variable.attributes.length === 0 && needsInitializer(variable))
    checker.sink.report(
      declarationDiagnostics.err_typecheck_const_uninitialized(name, { type: `'const ${typeText(type)}'` }),
    )
  if (isBufferPointer(type) && !syntax && !isBufferMember)
    checker.sink.report(declarationDiagnostics.err_hlsl_pointer_uninitialized(name, { name: name.text }))
  checker.names?.entities.set(variable.location, { kind: 'variable', variable })
  const isNew = declare(variable)
  if (syntax && !initializer) initializer = checkInitializer(checker, syntax, type, name.start)
  return { variable, initializer, isNew }
}

/** A handle is a number; what it names may be coherent where it is fetched. */
function withoutCoherence(checker: Checker, type: Type, name: Span, words: readonly string[]): readonly string[] {
  if (arrayElement(type).kind !== 'handle') return words
  const word = words.find((each) => each === 'globallycoherent' || each === 'reordercoherent')
  if (word === undefined) return words
  checker.sink.report(handleDiagnostics.warn_hlsl_handle_coherence(name, { word }))
  return words.filter((each) => each !== word)
}

/** A number that is const can only get its value here. DXC takes zeros; shaders rely on that for arrays. */
function needsInitializer({ kind, type }: Variable): boolean {
  if (kind !== 'local' && kind !== 'static') return false
  const inner = arrayElement(type)
  return isNumeric(inner) || (inner.kind === 'struct' && hasNumbers(inner))
}

/** Resources are bound elsewhere, and a struct without members has nothing to be initialized. */
function hasNumbers({ bases, fields }: StructType): boolean {
  const isNumber = (type: Type): boolean => isNumeric(type) || (type.kind === 'struct' && hasNumbers(type))
  return bases.some(hasNumbers) || fields.some(({ type }) => isNumber(arrayElement(type)))
}

/** The initializer of `auto x = ...`, whose type the variable takes. */
function inferInitializer(checker: Checker, { name, initializer }: Declarator): Expression | undefined {
  if (initializer) {
    const value = settle(checker, checkExpression(checker, initializer as ExpressionSyntax))
    if (!isSubobject(value.type)) return value
    checker.sink.report(declarationDiagnostics.err_auto_subobject(name, { type: quoteType(value.type) }))
    return undefined
  }
  checker.sink.report(declarationDiagnostics.err_auto_missing_initializer(name, { name: name.text }))
  return undefined
}

// ---- Globals

function globalKind(head: VariableHead, type: Type, hasInitializer: boolean): VariableKind {
  if (head.words.includes('groupshared')) return 'groupshared'
  if (head.words.includes('static') || type.kind === 'string' || isSubobject(type)) return 'static'
  const inner = arrayElement(type)
  if (inner.kind !== 'object' || isBufferPointer(inner)) return 'constant'
  // A resource with an initializer is another name of its value (DXC), and effect objects mean nothing.
  return hasInitializer || isEffect(inner) ? 'static' : 'resource'
}

/** Globals and members of namespaces; inside a buffer `buffer` is given. */
export function declareGlobals(checker: Checker, declaration: VariableDeclaration, buffer?: ConstantBuffer): void {
  const head = checkHead(checker, declaration, 'global variable', buffer !== undefined)
  for (const declarator of declaration.declarators) {
    if (declarator.qualifier.length > 0) defineStaticMember(checker, head, declarator)
    else declareGlobal(checker, head, declarator, buffer)
  }
}

function declareGlobal(
  checker: Checker,
  head: VariableHead,
  declarator: Declarator,
  buffer: ConstantBuffer | undefined,
): void {
  const { name } = declarator
  const place = (type: Type): Placement => {
    const kind = globalKind(head, type, declarator.initializer !== undefined)
    if (kind === 'constant') return { kind, buffer: buffer ?? checker.globalsBuffer }
    return { kind, buffer: kind === 'resource' ? buffer : undefined }
  }
  const declare = (variable: Variable): boolean =>
    isRedeclared(checker, head, variable) ||
    (!refuseBuiltinName(checker, name, 'value') && declareLocal(checker, variable, name))
  const { variable, initializer, isNew } = makeVariable(checker, head, declarator, place, declare)
  checkGlobalType(checker, variable, declarator)
  const what = objectName(variable.type)
  if (what !== undefined && head.words.includes('extern'))
    checker.sink.report(declarationDiagnostics.err_hlsl_object_extern_not_supported(name, { what }))
  if (!isNew || isHeapName(checker, variable)) return
  variable.order = checker.declaredGlobals++
  // The value of a plain constant comes from the buffer; only a const one is still known to the compiler.
  if (variable.kind === 'static' || variable.isConst) variable.initializer = initializer
  if (initializer) {
    noteInitializerCalls(checker, variable, initializer)
    drainBodies(checker)
  }
  if (variable.kind === 'constant') {
    checkContents(checker, variable.type, name.start, 'cbuffers or tbuffers')
    variable.buffer!.members.push(variable)
    // Its resources are bound in the order of declaration, among those of their own.
    if (containsResources(variable.type)) checker.globals.push(variable)
  } else checker.globals.push(variable)
  if (declarator.initializer) warnInitializer(checker, head, variable, declarator, buffer !== undefined)
}

/** DXC says nothing about members of buffers, where shaders write down what hosts are to set. */
function warnInitializer(
  checker: Checker,
  { words }: VariableHead,
  { kind, attributes }: Variable,
  { name }: Declarator,
  isMember: boolean,
): void {
  if (words.includes('extern')) checker.sink.report(declarationDiagnostics.warn_extern_init(name))
  const isSpecialized = isForVulkan(checker) && attributes.some((attribute) => attribute.name === 'vk::constant_id')
  if (kind === 'constant' && !isMember && !isSpecialized)
    checker.sink.report(declarationDiagnostics.warn_hlsl_global_initializer_ignored(name, { name: name.text }))
}

const firstModelWithHeaps = 6

/** From shader model 6.6 on the descriptor heaps are variables that are already there. */
function isHeapName({ scope, globalScope, options, sink }: Checker, { name, type, location }: Variable): boolean {
  const heap = scope === globalScope ? heapObjects.get(name) : undefined
  if (heap === undefined || options.language !== 'hlsl' || options.shaderModel.minor < firstModelWithHeaps) return false
  const parameters = { name, type: quoteType(type), previous: `'${heap}'` }
  sink.report(declarationDiagnostics.err_redefinition_different_type(location, parameters))
  return true
}

/** `extern float x;` may stand next to a definition of x. */
function isRedeclared(checker: Checker, head: VariableHead, variable: Variable): boolean {
  if (!head.words.includes('extern')) return false
  const known = checker.scope.symbols.get(variable.name)
  const isSame = known?.kind === 'variable' && known.variable.type === variable.type
  if (isSame) checker.names?.repeat(variable.location, known.variable.location)
  return isSame
}

function checkGlobalType(checker: Checker, { type, kind }: Variable, { name, initializer }: Declarator): void {
  if (declarationCount(type) > limits.resourceDeclarations.most)
    checker.sink.report(
      declarationDiagnostics.err_hlsl_too_many_resources(name, {
        name: name.text,
        limit: limits.resourceDeclarations.most,
      }),
    )
  if (type.kind !== 'array' || initializer) return
  const isUnbounded = isUnsized(type)
  if (isUnbounded && (kind === 'constant' || kind === 'static' || !isObject(type)))
    checker.sink.report(declarationDiagnostics.err_typecheck_incomplete_array_needs_initializer(name))
  const element = arrayElement(type)
  if (element.kind === 'object' && bufferContents(element))
    checker.sink.report(declarationDiagnostics.err_hlsl_object_in_buffer_array(name))
}

// ---- Static members

export function declareStaticMember(checker: Checker, _struct: StructType, declaration: VariableDeclaration): void {
  const head = checkHead(checker, declaration, 'field')
  for (const declarator of declaration.declarators) {
    if (declarator.bitWidth)
      checker.sink.report(
        declarationDiagnostics.err_static_not_bitfield(declarator.name, { name: declarator.name.text }),
      )
    const place = (): Placement => ({ kind: 'static', buffer: undefined, isMember: true })
    const declare = (variable: Variable): boolean => declareLocal(checker, variable, declarator.name)
    const { variable, initializer, isNew } = makeVariable(checker, head, declarator, place, declare)
    if (!isNew) continue
    if (initializer && !variable.isConst && checker.options.language === 'hlsl')
      checker.sink.report(declarationDiagnostics.err_in_class_initializer_non_const(declarator.name))
    variable.initializer = initializer
    if (initializer) noteInitializerCalls(checker, variable, initializer)
    else if (checker.options.language === 'hlsl') checker.undefinedMembers.add(variable)
    checker.globals.push(variable)
  }
}

/** `int S::count = 3;`. */
function defineStaticMember(checker: Checker, head: VariableHead, declarator: Declarator): void {
  const container = resolveContainer(checker, declarator.qualifier, false)
  const { name, initializer } = declarator
  if (container?.kind !== 'type' || container.type.kind !== 'struct') return
  const struct = container.type
  const { scope } = membersOf(checker, struct)
  const symbol = scope.symbols.get(name.text)
  if (symbol?.kind !== 'variable') {
    checker.sink.report(
      declarationDiagnostics.err_no_member(name, { name: name.text, container: `'${struct.scope}${struct.name}'` }),
    )
    return
  }
  const { variable } = symbol
  checker.names?.repeat(name.start, variable.location)
  const isFirst = checker.undefinedMembers.delete(variable)
  const base = head.base?.type ?? variable.type
  const type = applyArraySizes(checker, base, declarator.arraySizes, name.text, declarator.boundsStart)
  if (type.kind === 'error' || refuseDefinition(checker, head, declarator, variable, type, isFirst)) return
  if (!initializer) return
  variable.initializer = inScope(checker, scope, () =>
    checkInitializer(checker, initializer, variable.type, name.start),
  )
  noteInitializerCalls(checker, variable, variable.initializer)
}

/** The definition has the type of the member, and there is one; a value in the class may be followed by one without. */
function refuseDefinition(
  { sink, options }: Checker,
  { base }: VariableHead,
  { name, initializer }: Declarator,
  variable: Variable,
  type: Type,
  isFirst: boolean,
): boolean {
  if (options.language !== 'hlsl' || variable.type.kind === 'error') return false
  const notes = [declarationDiagnostics.note_previous_definition(variable.location)]
  const isSameType = type === variable.type || isUnsized(variable.type) || isUnsized(type)
  if (base && !(isSameType && base.isConst === variable.isConst)) {
    const [written, previous] = [withConst(type, base.isConst), withConst(variable.type, variable.isConst)]
    const parameters = { name: name.text, type: written, previous }
    sink.report(declarationDiagnostics.err_redefinition_different_type(name, parameters, { notes }))
    return true
  }
  if (isFirst || (variable.isConst && !initializer)) return false
  sink.report(declarationDiagnostics.err_redefinition(name, { name: name.text }, { notes }))
  return true
}

function withConst(type: Type, isConst: boolean): string {
  return isConst ? `'const ${typeText(type)}'` : quoteType(type)
}

// ---- Buffers

export function declareBuffer(checker: Checker, declaration: BufferDeclaration): void {
  const name = declaration.name?.text ?? ''
  const location = declaration.name?.start ?? declaration.start
  const { keyword } = declaration
  const annotations = checkAnnotations(checker, declaration.annotations, {
    kind: keyword,
    type: undefined,
    name: declaration.name ?? declaration,
  })
  const buffer: ConstantBuffer = {
    kind: 'constant-buffer',
    name,
    isTexture: keyword === 'tbuffer',
    members: [],
    bindings: annotations.bindings,
    attributes: checkAttributes(checker, declaration.attributes, 'cbuffer'),
    location,
  }
  refuseFunctionAttributes(checker, declaration.attributes)
  for (const member of declaration.members) {
    if (member.kind === 'variables') declareGlobals(checker, member, buffer)
    else checkDeclaration(checker, member)
  }
  checkPackOffsets(checker, buffer)
  buffer.order = checker.declaredGlobals++
  checker.globals.push(buffer)
}

// ---- Locals

export interface LocalVariable {
  readonly variable: Variable
  readonly initializer: Expression | undefined
}

/** Variables of a function; `isForVariable` where HLSL before 2021 lets a `for` redeclare a name. */
export function declareLocals(
  checker: Checker,
  declaration: VariableDeclaration,
  isForVariable = false,
): LocalVariable[] {
  const head = checkHead(checker, declaration, 'local variable')
  const isStatic = head.words.includes('static')
  const kind = head.words.includes('groupshared') ? 'groupshared' : isStatic ? 'static' : 'local'
  return declaration.declarators.map((declarator) => {
    const place = (): Placement => ({ kind, buffer: undefined })
    const declare = (variable: Variable): boolean => declareLocal(checker, variable, declarator.name, isForVariable)
    const { variable, initializer } = makeVariable(checker, head, declarator, place, declare)
    const isLenient = checker.options.isLenientLikeDxc === true && isObject(variable.type)
    if (isUnsized(variable.type) && !declarator.initializer && !isLenient)
      checker.sink.report(declarationDiagnostics.err_typecheck_incomplete_array_needs_initializer(declarator.name))
    checker.uses?.locals.push(variable)
    if (initializer) checkSelfReference(checker, variable, initializer)
    if (kind !== 'local') checker.globals.push(variable)
    // A const local is a constant for array sizes and case labels.
    if (kind !== 'local' || variable.isConst) variable.initializer = initializer
    return { variable, initializer }
  })
}
