// Variables: globals, members of constant buffers, statics, groupshared, locals.
//
//   Texture2D t;                a resource
//   float4 tint;                a member of $Globals
//   static const float k = 2;   a static
//   cbuffer C { float4 a; }     a member of C
import type { BufferDeclaration, Declarator, VariableDeclaration } from '../../ast/nodes.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import { variableDiagnostics } from '../../diagnostics/tables/variables.ts'
import { heapObjects } from '../../hlsl/resources.ts'
import { hasAttribute } from '../../program/attributes.ts'
import type { ConstantBuffer, Expression, Variable, VariableKind } from '../../program/program.ts'
import { containsResources, declarationCount, hasArrayOfMixedBuffers } from '../../program/resources.ts'
import { limits } from '../../support/limits.ts'
import { quoteType } from '../../types/print.ts'
import { arrayElement, isBufferPointer, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { isError } from '../expressions/nodes.ts'
import { refuseBuiltinName } from '../names/builtin-names.ts'
import { declareIn, declareLocal } from '../names/declare-names.ts'
import { checkAnnotations } from '../registers/annotations.ts'
import { checkPackOffsets } from '../registers/pack-offsets.ts'
import { drainBodies, noteInitializerCalls } from '../statements/function-bodies.ts'
import { checkSelfReference } from '../statements/uninitialized.ts'
import { declareVariableTemplate } from '../templates/variable-templates.ts'
import { checkContents } from '../types/contents.ts'
import { objectName } from '../types/strings.ts'
import { checkAttributes, refuseFunctionAttributes } from './attributes.ts'
import { checkDeclaration } from './declarations.ts'
import {
  checkHead,
  isEffect,
  isObject,
  isOfFile,
  isUnsized,
  makeVariable,
  type Placement,
  type VariableHead,
} from './make-variable.ts'
import { refuseQualifiedLocal } from './qualified-names.ts'
import { defineStaticMember } from './static-members.ts'
import { isSubobject } from './subobjects.ts'
import { isForVulkan } from './vulkan-attributes.ts'

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
  const [first] = declaration.declarators
  if (declaration.templateParameters && first?.qualifier.length === 0) {
    declareVariableTemplate(checker, declaration)
    return
  }
  const head = checkHead(checker, declaration, 'global variable', buffer !== undefined)
  for (const declarator of declaration.declarators) {
    if (declarator.qualifier.length > 0) defineStaticMember(checker, head, declarator)
    else declareGlobal(checker, head, declarator, buffer, true)
  }
}

/** Of a variable template: its name means the template. */
export function declareInstance(checker: Checker, declaration: VariableDeclaration, declarator: Declarator): Variable {
  const head = checkHead(checker, declaration, 'global variable')
  return declareGlobal(checker, head, declarator, undefined, false)
}

function declareGlobal(
  checker: Checker,
  head: VariableHead,
  declarator: Declarator,
  buffer: ConstantBuffer | undefined,
  isNamed: boolean,
): Variable {
  const { name } = declarator
  const place = (type: Type): Placement => {
    const kind = globalKind(head, type, declarator.initializer !== undefined)
    if (kind === 'constant') return { kind, buffer: buffer ?? checker.globalsBuffer }
    return { kind, buffer: kind === 'resource' ? buffer : undefined }
  }
  const declare = (variable: Variable): boolean =>
    !isNamed ||
    isRedeclared(checker, head, variable, declarator) ||
    (!refuseBuiltinName(checker, name, 'value') &&
      declareIn(checker, checker.scope, variable, name) &&
      (!isMemberOfFile(checker, variable) || declareIn(checker, checker.globalScope, variable, name)))
  const { variable, initializer, isNew } = makeVariable(checker, head, declarator, place, declare)
  checkGlobalType(checker, variable, declarator)
  const what = objectName(variable.type)
  if (what !== undefined && head.words.includes('extern'))
    checker.sink.report(variableDiagnostics.err_hlsl_object_extern_not_supported(name, { what }))
  if (!isNew || isHeapName(checker, variable)) return variable
  if (head.words.includes('extern') && !declarator.initializer) checker.onlyDeclared.add(variable)
  variable.order = checker.declaredGlobals++
  // The value of a plain constant comes from the buffer; only a const one is still known to the compiler.
  if (variable.kind === 'static' || variable.isConst) variable.initializer = initializer
  if (initializer) {
    noteInitializerCalls(checker, variable, initializer)
    if (isNamed) drainBodies(checker)
  }
  if (variable.kind === 'constant' || variable.kind === 'resource')
    checkContents(checker, variable.type, name.start, 'cbuffers or tbuffers')
  if (variable.kind === 'constant') {
    variable.buffer!.members.push(variable)
    // Its resources are bound in the order of declaration, among those of their own.
    if (containsResources(variable.type)) checker.globals.push(variable)
  } else checker.globals.push(variable)
  if (variable.kind === 'resource' && variable.buffer) variable.buffer.holdsResources = true
  if (initializer && !isError(initializer)) warnInitializer(checker, head, variable, declarator, buffer !== undefined)
  return variable
}

/** That the name of the namespace may stand in front, too, depends on where DXC has looked into it before. */
function isMemberOfFile(checker: Checker, { buffer }: Variable): boolean {
  const isInside = checker.scope !== checker.globalScope
  return isInside && buffer !== undefined && buffer !== checker.globalsBuffer && isOfFile(checker)
}

/** DXC does not warn about members of buffers, where initializers document the host's values. */
function warnInitializer(
  checker: Checker,
  { words }: VariableHead,
  { kind, attributes }: Variable,
  { name }: Declarator,
  isMember: boolean,
): void {
  if (words.includes('extern')) checker.sink.report(variableDiagnostics.warn_extern_init(name))
  const isSpecialized = isForVulkan(checker) && hasAttribute(attributes, 'vk::constant_id')
  if (kind === 'constant' && !isMember && !isSpecialized)
    checker.sink.report(variableDiagnostics.warn_hlsl_global_initializer_ignored(name, { name: name.text }))
}

const firstModelWithHeaps = 6

/** From shader model 6.6 on the descriptor heaps are variables that are already there. */
function isHeapName({ scope, globalScope, options, sink }: Checker, { name, type, location }: Variable): boolean {
  const heap = scope === globalScope ? heapObjects.get(name) : undefined
  if (heap === undefined || options.language !== 'hlsl' || options.shaderModel.minor < firstModelWithHeaps) return false
  const parameters = { name, type: quoteType(type), previous: `'${heap}'` }
  sink.report(nameDiagnostics.err_redefinition_different_type(location, parameters))
  return true
}

/** `extern float x;` may stand next to a definition of x, though not in DXC; with a value it is one itself. */
function isRedeclared(checker: Checker, head: VariableHead, variable: Variable, { initializer }: Declarator): boolean {
  if (!head.words.includes('extern') || checker.options.isLenientLikeDxc) return false
  const known = checker.scope.symbols.get(variable.name)
  if (known?.kind !== 'variable' || known.variable.type !== variable.type) return false
  if (known.variable.kind !== variable.kind || known.variable.isConst !== variable.isConst) return false
  // Whatever was more than declared is defined a second time.
  if (initializer && !checker.onlyDeclared.delete(known.variable)) return false
  checker.names?.repeat(variable.location, known.variable.location)
  return true
}

function checkGlobalType(checker: Checker, { type, kind }: Variable, { name, initializer }: Declarator): void {
  if (declarationCount(type) > limits.resourceDeclarations.most)
    checker.sink.report(
      typeDiagnostics.err_hlsl_too_many_resources(name, {
        name: name.text,
        limit: limits.resourceDeclarations.most,
      }),
    )
  if ((kind === 'resource' || kind === 'constant') && hasArrayOfMixedBuffers(type))
    checker.sink.report(typeDiagnostics.err_hlsl_object_in_buffer_array(name))
  if (type.kind !== 'array' || initializer) return
  const isUnbounded = isUnsized(type)
  if (isUnbounded && (kind === 'constant' || kind === 'static' || !isObject(type)))
    checker.sink.report(variableDiagnostics.err_typecheck_incomplete_array_needs_initializer(name))
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
    native16Bit: checker.options.native16Bit,
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
  isForVariable: boolean,
): LocalVariable[] {
  const head = checkHead(checker, declaration, 'local variable')
  const isStatic = head.words.includes('static')
  const kind = head.words.includes('groupshared') ? 'groupshared' : isStatic ? 'static' : 'local'
  return declaration.declarators.map((declarator) => {
    refuseQualifiedLocal(checker, declarator)
    const place = (): Placement => ({ kind, buffer: undefined })
    const declare = (variable: Variable): boolean => declareLocal(checker, variable, declarator.name, isForVariable)
    const { variable, initializer } = makeVariable(checker, head, declarator, place, declare)
    const isLenient = checker.options.isLenientLikeDxc === true && isObject(variable.type)
    if (isUnsized(variable.type) && !declarator.initializer && !isLenient)
      checker.sink.report(variableDiagnostics.err_typecheck_incomplete_array_needs_initializer(declarator.name))
    checker.uses?.locals.push(variable)
    if (initializer) checkSelfReference(checker, variable, initializer)
    if (kind !== 'local') checker.globals.push(variable)
    // A const local is a constant for array sizes and case labels.
    if (kind !== 'local' || variable.isConst) variable.initializer = initializer
    else if (initializer && checker.options.isLenientLikeDxc) checker.firstValues.set(variable, initializer)
    return { variable, initializer }
  })
}
