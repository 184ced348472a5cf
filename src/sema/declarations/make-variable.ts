// What is in front of a name and behind it, as a variable: type, words, register, initial value.
//
//   static const float table[2] : register(c0) = { 1, 2 };
import type { Declarator, Expression as ExpressionSyntax, Identifier, VariableDeclaration } from '../../ast/nodes.ts'
import { handleDiagnostics } from '../../diagnostics/tables/handles.ts'
import { stageLimitDiagnostics } from '../../diagnostics/tables/stage-limits.ts'
import { variableDiagnostics } from '../../diagnostics/tables/variables.ts'
import type { ModifierPlace } from '../../hlsl/modifier-places.ts'
import { hasAttribute } from '../../program/attributes.ts'
import type { ConstantBuffer, Expression, ProgramAttribute, Variable, VariableKind } from '../../program/program.ts'
import { limits } from '../../support/limits.ts'
import type { Span } from '../../support/source.ts'
import type { Writable } from '../../support/writable.ts'
import { leafCount } from '../../types/leaves.ts'
import { quoteType, typeText } from '../../types/print.ts'
import {
  arrayElement,
  arrayType,
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
import type { QualifiedType } from '../names/symbols.ts'
import { checkAnnotations } from '../registers/annotations.ts'
import { requireConcrete } from '../types/abstract.ts'
import { applyArraySizes } from '../types/array-sizes.ts'
import { requireComplete } from '../types/complete.ts'
import { refuseBufferCopy } from '../types/contents.ts'
import { resolveType, unqualified } from '../types/resolve-type.ts'
import { refuseInside } from '../types/strings.ts'
import { applyModifiers } from '../types/type-modifiers.ts'
import { isSpelledOut } from '../types/written-types.ts'
import { checkAttributes } from './attributes.ts'
import { checkModifiers } from './modifiers.ts'
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

export function checkHead(
  checker: Checker,
  declaration: VariableDeclaration,
  place: ModifierPlace,
  isBufferMember = false,
): VariableHead {
  const { modifiers, type, attributes } = declaration
  checkModifiers(checker, modifiers, place, { type, name: declaration.declarators[0]?.name.start })
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

/** DXC puts the members of a buffer among the names of the file, whatever namespace the buffer is in. */
export function isOfFile({ options }: Checker): boolean {
  return options.isLenientLikeDxc === true && options.language === 'hlsl'
}

export function isUnsized(type: Type): boolean {
  return type.kind === 'array' && type.count === undefined
}

export function isObject(type: Type): boolean {
  return arrayElement(type).kind === 'object'
}

/** What only the effects framework gave a meaning to. */
export function isEffect(type: Type): boolean {
  const inner = arrayElement(type)
  return inner.kind === 'object' && inner.row.category === 'effect'
}

export interface Placement {
  readonly kind: VariableKind
  readonly buffer: ConstantBuffer | undefined
  /** A static member: its value may come with a definition outside of the struct. */
  readonly isMember?: true
}

/**
 * Makes a variable, puts it in scope and checks its initializer. `place` decides what it is once its type is known; a variable is
 * visible in its own initializer unless its type comes from there.
 */
export function makeVariable(
  checker: Checker,
  head: VariableHead,
  declarator: Declarator,
  place: (type: Type) => Placement,
  declare: (variable: Variable) => boolean,
): { readonly variable: Variable; readonly initializer: Expression | undefined; readonly isNew: boolean } {
  const { name } = declarator
  // `GeometryShader streamed = ConstructGSWithSO(CompileShader(gs_4_0, main()), "...");` is no expression of HLSL.
  const syntax = head.base && isEffect(head.base.type) ? undefined : declarator.initializer
  let { base, type, initializer } = typeOfVariable(checker, head, declarator, syntax)
  // Nobody reads the initializer of an effects object, which would count the elements.
  if (isEffect(type) && isUnsized(type)) type = arrayType(arrayElement(type), 1)
  const isIgnored = type.kind === 'object' && isEffect(type)
  // Arrays of them pass without a word, as in DXC.
  if (isIgnored) checker.sink.report(variableDiagnostics.warn_hlsl_effect_object(head.declaration.start))
  const { kind, buffer, isMember } = place(type)
  const isKept = syntax !== undefined && (kind !== 'local' || base.isConst)
  type = refuseType(checker, type, kind, isKept, name)
  const isBufferMember = buffer !== undefined && buffer !== checker.globalsBuffer
  // A resource that is another name of its initializer has no register, but is not in the wrong place for one.
  const isAlias = kind === 'static' && isObject(type) && !head.words.includes('static')
  const target = { kind: isAlias ? 'resource' : kind, type, name, isBufferMember } as const
  const annotations = checkAnnotations(checker, isIgnored ? [] : declarator.annotations, target)
  const variable: Writable<Variable> = {
    kind,
    name: name.text,
    scope: kind === 'local' || (isBufferMember && isOfFile(checker)) ? '' : checker.scope.prefix,
    type,
    isConst: base.isConst,
    isPrecise: head.words.includes('precise'),
    rowMajor: base.rowMajor ?? checker.isRowMajorAt(name.start),
    ...(base.normalized ? { normalized: base.normalized } : {}),
    location: name.start,
    modifiers: withoutCoherence(checker, type, name, head.words).filter((word) => !consumedWords.has(word)),
    semantic: annotations.semantic,
    bindings: isAlias ? [] : annotations.bindings,
    packOffset: annotations.packOffset,
    attributes: [...head.attributes, ...checkAttributes(checker, declarator.attributes, 'variable')],
    initializer: undefined,
    buffer,
  }
  variable.attributes = checkVulkanAttributes(checker, variable, syntax !== undefined)
  // DXC asks for no `const` on a specialization constant, which is one all the same.
  if (hasAttribute(variable.attributes, 'vk::constant_id') && isForVulkan(checker)) variable.isConst = true
  // An attribute may say where the value comes from: `[[vk::ext_builtin_input(...)]] static const uint id;`.
  if (base.isConst && !syntax && !isMember && variable.attributes.length === 0 && needsInitializer(variable))
    checker.sink.report(
      variableDiagnostics.err_typecheck_const_uninitialized(name, { type: `'const ${typeText(type)}'` }),
    )
  if (isBufferPointer(type) && !syntax && !isBufferMember)
    checker.sink.report(variableDiagnostics.err_hlsl_pointer_uninitialized(name, { name: name.text }))
  checker.names?.entities.set(variable.location, { kind: 'variable', variable })
  if (isSpelledOut(head.declaration.type)) checker.spelledOut.add(name.start)
  const isNew = declare(variable)
  if (syntax && !initializer) initializer = checkInitializer(checker, syntax, type, name.start)
  return { variable, initializer, isNew }
}

/** The variable of a declarator; where it leaves the type, or the size of an array, to the initializer, that is checked here. */
function typeOfVariable(
  checker: Checker,
  head: VariableHead,
  declarator: Declarator,
  syntax: Declarator['initializer'],
): { base: QualifiedType; type: Type; initializer: Expression | undefined } {
  const { name } = declarator
  let initializer: Expression | undefined
  let { base } = head
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
  const isComplete = mayBeIncomplete || requireComplete(checker, type, name.start, 'variable')
  if (!isComplete || !requireConcrete(checker, type, name.start, 'variable')) type = errorType
  if (head.isInside) type = refuseInside(checker, type, name.start)
  return { base, type, initializer }
}

/** The type, unless a variable of the kind cannot have it. `isKept`: with an initial value that stays in the program. */
function refuseType(checker: Checker, type: Type, kind: VariableKind, isKept: boolean, name: Identifier): Type {
  if (isKept && leafCount(type) > limits.initializedLeaves.most) {
    const parameters = { name: name.text, count: leafCount(type), limit: limits.initializedLeaves.most }
    checker.sink.report(stageLimitDiagnostics.err_hlsl_initializer_too_large(name, parameters))
    return errorType
  }
  if (kind === 'resource') return type
  if (isDynamicResource(type)) {
    reportUntyped(checker, arrayElement(type) as ObjectType, name)
    return errorType
  }
  return kind !== 'constant' && refuseBufferCopy(checker, type, name.start, `${kind} variable`) ? errorType : type
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
    checker.sink.report(variableDiagnostics.err_auto_subobject(name, { type: quoteType(value.type) }))
    return undefined
  }
  checker.sink.report(variableDiagnostics.err_auto_missing_initializer(name, { name: name.text }))
  return undefined
}
