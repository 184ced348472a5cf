// Register annotations: what they may stand on, and what they say (INF-0004).
//
//   Texture2D Color : register(t3, space1)     =>     { letter 't', number 3, space 1 }
//   Texture2D Color : register(u3)             =>     error, the annotation is dropped
//
// The order of the checks, and where each message points, is Clang's: letter, number, range, space, groupshared, class of the
// declaration, duplicates; at last the members of a struct, in the order written.
import type { Annotation, RegisterAnnotation, RegisterArgument } from '../../ast/nodes.ts'
import type { DiagnosticExtras } from '../../diagnostics/define.ts'
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { registerDiagnostics as diagnostics } from '../../diagnostics/tables/registers.ts'
import { type ResourceClass, registerLetters } from '../../hlsl/resources.ts'
import type { RegisterBinding, RegisterLetter } from '../../program/program.ts'
import type { Span } from '../../support/source.ts'
import type { Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { isForVulkan } from '../declarations/vulkan-attributes.ts'
import { asConstant, asDxcReads, isConstantInDxc, isReadByDxc, placeStruct } from './dxc-annotations.ts'
import {
  type AnnotationTarget,
  type BoundTarget,
  classify,
  isInBuffer,
  letters,
  type Subject,
  targetOf,
} from './register-targets.ts'

const lastRegister = 0xffff_ffffn

/** What has no register: DXC looks at its annotations, and does nothing with them. */
const overlookedByDxc: ReadonlySet<string> = new Set([
  'static',
  'local',
  'parameter',
  'groupshared',
  'function',
  'alias',
])

/** Checks all annotations of one declaration and returns those that hold. */
export function checkRegisterAnnotations(
  checker: Checker,
  declaration: AnnotationTarget,
  annotations: readonly RegisterAnnotation[],
): RegisterBinding[] {
  const { name } = declaration
  const isLenient = checker.options.isLenientLikeDxc ?? false
  const isOverlooked = isLenient && overlookedByDxc.has(declaration.kind)
  const target = targetOf(isOverlooked ? { ...declaration, kind: 'resource' } : declaration)
  const bindings: RegisterBinding[] = []
  if (target.kind === 'unbound') {
    refuseRegisters(checker, annotations)
    return bindings
  }
  const { sink } = checker
  // For Vulkan DXC knows no letter but `c` for places in $Globals.
  const placesNumbers = isLenient && !isOverlooked && !isForVulkan(checker)
  const subject = classify(target)
  for (const source of annotations) {
    if (isLenient && !isReadByDxc(sink, source, subject)) continue
    // The last one holds.
    const isConstant = placesNumbers && source === annotations.at(-1) && isConstantInDxc(source, target, subject)
    const annotation = isConstant ? asConstant(sink, source) : source
    const written = parseAnnotation(sink, annotation, target)
    const parsed =
      written && (isLenient ? asDxcReads(sink, written, annotation, subject, target, placesNumbers) : written)
    if (!parsed) continue
    const isChecked = parsed.letter !== undefined && declaration.kind !== 'alias'
    if (isChecked && !checkClass(sink, parsed, annotation, target, subject, name, bindings)) continue
    if (isOverlooked) sink.report(diagnostics.warn_hlsl_register_without_effect(source))
    else bindings.push(parsed)
  }
  if (isOverlooked) return bindings
  if (subject.flag === 'struct') for (const binding of bindings) checkStructHas(sink, binding, subject, target, name)
  if (subject.flag === 'resource' && bindings[0]?.letter === undefined)
    sink.report(diagnostics.warn_hlsl_implicit_binding(name))
  const isPlaced = placesNumbers && subject.flag === 'struct' && !isInBuffer(target)
  return isPlaced ? placeStruct(sink, bindings, subject) : bindings
}

/** Says once that nothing here has a register. */
export function refuseRegisters({ sink, refused }: Checker, annotations: readonly Annotation[]): void {
  for (const annotation of annotations) {
    if (annotation.kind !== 'register' || refused.has(annotation)) continue
    refused.add(annotation)
    const { start, end } = annotation
    const fixes = [{ span: { start, end }, text: '' }]
    sink.report(diagnostics.err_attribute_wrong_decl_type_str({ start, end }, undefined, { fixes }))
  }
}

// ---- Syntax of the arguments

function parseAnnotation(
  sink: DiagnosticSink,
  annotation: RegisterAnnotation,
  target: BoundTarget,
): RegisterBinding | undefined {
  const [first, second] = annotation.arguments
  if (!first) return undefined
  const span: Span = { start: annotation.start, end: annotation.end }
  if (!second && first.text.startsWith('space')) {
    const space = parseSpace(sink, first)
    return space === undefined ? undefined : { letter: undefined, number: undefined, space, span }
  }
  const letter = first.text.charAt(0).toLowerCase()
  if (!isLetter(letter)) {
    sink.report(diagnostics.err_hlsl_binding_type_invalid(first, { letter: first.text.charAt(0) }))
    return undefined
  }
  const digits = first.text.slice(1)
  if (letter === 'i') {
    sink.report(diagnostics.warn_hlsl_deprecated_register_type_i(first, { number: digits }))
    return undefined
  }
  if (!/^\d+$/.test(digits)) {
    sink.report(diagnostics.err_hlsl_unsupported_register_number(first))
    return undefined
  }
  const number = BigInt(digits)
  if (number > lastRegister || !rangeFits(target, number, letters[letter].class)) {
    sink.report(diagnostics.err_hlsl_register_number_too_large(first))
    return undefined
  }
  const space = second ? parseSpace(sink, second) : undefined
  if (second && space === undefined) return undefined
  const isUpperCase = first.text.charAt(0) !== letter
  return { letter, ...(isUpperCase && { isUpperCase }), number: Number(number), space, span }
}

function isLetter(letter: string): letter is RegisterLetter {
  return Object.hasOwn(letters, letter)
}

function parseSpace(sink: DiagnosticSink, argument: RegisterArgument): number | undefined {
  const digits = /^space(\d+)$/.exec(argument.text)?.[1]
  if (digits !== undefined && BigInt(digits) <= lastRegister) return Number(digits)
  sink.report(diagnostics.err_hlsl_expected_space(argument, { text: argument.text }))
  return undefined
}

function rangeFits(target: BoundTarget, start: bigint, resourceClass: ResourceClass | undefined): boolean {
  if (target.kind === 'buffer' || resourceClass === undefined) return true
  return endOfRange(target.type, start, resourceClass, 1n) !== undefined
}

/**
 * The first register after the resources of a class in the type, or `undefined` when they run past the last register. As in Clang,
 * anything that follows the last register is too much, the counter of a structured buffer included.
 */
function endOfRange(type: Type, start: bigint, resourceClass: ResourceClass, count: bigint): bigint | undefined {
  if (start > lastRegister) return undefined
  if (type.kind === 'array') return endOfRange(type.element, start, resourceClass, count * BigInt(type.count ?? 1))
  if (type.kind === 'object' && type.row.class === resourceClass) {
    const end = start + count
    return end - 1n > lastRegister || (type.row.counter && end > lastRegister) ? undefined : end
  }
  if (type.kind !== 'struct') return start
  let end: bigint | undefined = start
  for (const base of type.bases) if (end !== undefined) end = endOfRange(base, end, resourceClass, count)
  for (const field of type.fields) if (end !== undefined) end = endOfRange(field.type, end, resourceClass, count)
  return end
}

/** The letters a declaration can take, most fitting first; inside a buffer `c` is for packoffset. */
function acceptedLetters(subject: Subject, isInBuffer: boolean): readonly RegisterLetter[] {
  switch (subject.flag) {
    case 'basic':
      return isInBuffer ? [] : ['c']
    case 'resource':
      return [registerLetters[subject.class]]
    case 'struct': {
      const own: RegisterLetter[] = [...subject.classes].map((resourceClass) => registerLetters[resourceClass])
      return subject.containsNumeric && !isInBuffer ? [...own, 'c'] : own
    }
    default:
      return []
  }
}

function adviceFor(subject: Subject, isInBuffer: boolean): string {
  const accepted = acceptedLetters(subject, isInBuffer)
  if (accepted.length > 0) return `this declaration can take ${accepted.map((letter) => `'${letter}'`).join(', ')}`
  if (isInBuffer && (subject.flag === 'basic' || (subject.flag === 'struct' && subject.containsNumeric)))
    return "inside a buffer, 'packoffset' places a member"
  return 'this declaration cannot be bound to a register; remove the annotation'
}

// ---- Checks against the declaration

function checkClass(
  sink: DiagnosticSink,
  binding: RegisterBinding,
  annotation: RegisterAnnotation,
  target: BoundTarget,
  subject: Subject,
  name: Span,
  accepted: readonly RegisterBinding[],
): boolean {
  const letter = binding.letter!
  const slot = annotation.arguments[0]!
  const mismatch = (at: Span): false => {
    const parameters = { letter, what: letters[letter].alone, advice: adviceFor(subject, isInBuffer(target)) }
    sink.report(diagnostics.err_hlsl_binding_type_mismatch(at, parameters, letterFix(slot, subject, target)))
    return false
  }
  switch (subject.flag) {
    case 'unknown':
      return false
    case 'other':
      return mismatch(slot)
    case 'resource':
      if (letter !== registerLetters[subject.class]) return mismatch(name)
      break
    case 'basic':
      if (!checkConstant(sink, binding, annotation, target, mismatch)) return false
      break
    case 'struct':
      if (letter !== 'c' || !subject.containsNumeric || !isInBuffer(target)) break
      reportPackOffset(sink, annotation)
      return false
  }
  if (!accepted.some((other) => other.letter === letter)) return true
  sink.report(diagnostics.err_hlsl_duplicate_register_annotation(name, { letter }, { ranges: [annotation] }))
  return false
}

/** A number: `c` outside buffers, nothing else. */
function checkConstant(
  sink: DiagnosticSink,
  { letter, space }: RegisterBinding,
  annotation: RegisterAnnotation,
  target: BoundTarget,
  mismatch: (at: Span) => false,
): boolean {
  const slot = annotation.arguments[0]!
  const number = slot.text.slice(1)
  if (space !== undefined && !isInBuffer(target)) sink.report(diagnostics.err_hlsl_space_on_global_constant(slot))
  if (letter === 'b' && !isInBuffer(target)) {
    const extras = letterFix(slot, { flag: 'basic' }, target)
    sink.report(diagnostics.warn_hlsl_deprecated_register_type_b(slot, { number }, extras))
    return false
  }
  if (letter !== 'c') return mismatch(slot)
  if (!isInBuffer(target)) return true
  reportPackOffset(sink, annotation)
  return false
}

/** `c` on a member of a buffer means `packoffset`. */
function reportPackOffset(sink: DiagnosticSink, annotation: RegisterAnnotation): void {
  const slot = annotation.arguments[0]!
  const number = slot.text.slice(1)
  const fixes = [{ span: { start: annotation.start, end: annotation.end }, text: `packoffset(c${number})` }]
  sink.report(diagnostics.warn_hlsl_register_type_c_packoffset(slot, { number }, { fixes }))
}

/** Replaces the letter where only one can be meant. */
function letterFix(slot: RegisterArgument, subject: Subject, target: BoundTarget): DiagnosticExtras {
  const accepted = acceptedLetters(subject, isInBuffer(target))
  if (accepted.length !== 1) return {}
  return { fixes: [{ span: { start: slot.start, end: slot.start + 1 }, text: accepted[0]! }] }
}

function checkStructHas(
  sink: DiagnosticSink,
  { letter }: RegisterBinding,
  subject: Extract<Subject, { readonly flag: 'struct' }>,
  target: BoundTarget,
  name: Span,
): void {
  if (letter === undefined) return
  const { class: resourceClass, inType } = letters[letter]
  if (resourceClass ? subject.classes.has(resourceClass) : subject.containsNumeric) return
  const parameters = { letter, what: inType, advice: adviceFor(subject, isInBuffer(target)) }
  sink.report(diagnostics.warn_hlsl_user_defined_type_missing_member(name, parameters))
}
