// How DXC reads register annotations where it differs from Clang (--rules dxc). What it reads in another way than written is a warning.
//
//   bool b : register(b2);                                     =>     register(c2)
//   SamplerState s : register(t1);                             =>     register(s1)
//   struct S { float f; Texture2D t; }; S s : register(t3);    =>     register(t3) : register(c3)
//
// For Vulkan only `c` places numbers, and spaces are taken anywhere: as with dxc -spirv.
import type { RegisterAnnotation } from '../../ast/nodes.ts'
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { registerDiagnostics as diagnostics } from '../../diagnostics/tables/registers.ts'
import { registerLetters } from '../../hlsl/resources.ts'
import type { RegisterBinding, RegisterLetter } from '../../program/program.ts'
import { arrayElement } from '../../types/types.ts'
import { type BoundTarget, isInBuffer, letters, type Subject } from './register-targets.ts'

/** DXC overlooks `i` on numbers only. */
export function isReadByDxc(
  sink: DiagnosticSink,
  { arguments: [slot] }: RegisterAnnotation,
  subject: Subject,
): boolean {
  if (subject.flag !== 'resource' || !slot || !/^i/i.test(slot.text)) return true
  sink.report(diagnostics.err_hlsl_incorrect_binding(slot, { own: registerLetters[subject.class] }))
  return false
}

/** A loose number goes to the constant that `b` or `i` names, a struct to that of any letter it has no resources for. */
export function isConstantInDxc(
  { arguments: [slot] }: RegisterAnnotation,
  target: BoundTarget,
  subject: Subject,
): boolean {
  if (!slot || isInBuffer(target)) return false
  if (subject.flag === 'basic') return /^[bi]\d/i.test(slot.text)
  if (subject.flag !== 'struct' || !/^[bistu]\d/i.test(slot.text)) return false
  const resourceClass = letters[slot.text.charAt(0).toLowerCase() as RegisterLetter].class
  return !resourceClass || !subject.classes.has(resourceClass)
}

/** A struct outside any buffer lies in $Globals at the number of its last register, whatever the letter; a space has no meaning there. */
export function placeStruct(
  sink: DiagnosticSink,
  bindings: readonly RegisterBinding[],
  subject: Extract<Subject, { readonly flag: 'struct' }>,
): RegisterBinding[] {
  for (const { space, span } of bindings)
    if (space !== undefined) sink.report(diagnostics.err_hlsl_space_on_global_constant(span))
  const last = bindings.at(-1)
  if (last?.number === undefined || last.letter === 'c') return [...bindings]
  if (subject.containsNumeric) {
    const register = `${last.letter}${last.number}`
    sink.report(diagnostics.warn_hlsl_register_places_numbers(last.span, { register, number: `${last.number}` }))
  }
  return [...bindings.filter(({ letter }) => letter !== 'c'), { ...last, letter: 'c' }]
}

/** `register(i2)` as `register(c2)`. */
export function asConstant(sink: DiagnosticSink, annotation: RegisterAnnotation): RegisterAnnotation {
  const [slot, ...others] = annotation.arguments
  const { text } = slot!
  sink.report(diagnostics.warn_hlsl_binding_type_read_as(slot!, { letter: text.charAt(0), own: 'c' }))
  return { ...annotation, arguments: [{ ...slot!, text: `c${text.slice(1)}` }, ...others] }
}

/** A constant outside of structs has no space, either: `float f : register(space4);`. */
function refuseSpace(sink: DiagnosticSink, { letter, span }: RegisterBinding, target: BoundTarget): boolean {
  if (letter !== undefined || isInBuffer(target)) return false
  sink.report(diagnostics.err_hlsl_space_on_global_constant(span))
  return true
}

/** Buffers are none of the objects that DXC lets stand in a sampler's register, as Direct3D 9 did with textures. */
function isBuffer(target: BoundTarget): boolean {
  const type = target.kind === 'global' ? arrayElement(target.type) : undefined
  return target.kind === 'buffer' || (type?.kind === 'object' && type.row.category.endsWith('buffer'))
}

/** DXC takes `t` for `s` on a sampler and `s` for `t` on a texture, and overlooks `b` on a number. */
export function asDxcReads(
  sink: DiagnosticSink,
  binding: RegisterBinding,
  annotation: RegisterAnnotation,
  subject: Subject,
  target: BoundTarget,
  placesNumbers: boolean,
): RegisterBinding | undefined {
  const { letter } = binding
  const slot = annotation.arguments[0]!
  if (subject.flag === 'basic' && placesNumbers && refuseSpace(sink, binding, target)) return undefined
  if (subject.flag === 'basic' && letter === 'b') {
    sink.report(diagnostics.warn_hlsl_deprecated_register_type_b(slot, { number: slot.text.slice(1) }))
    return undefined
  }
  if (subject.flag !== 'resource' || (letter !== 't' && letter !== 's')) return binding
  const own = registerLetters[subject.class]
  if (letter === own || (own !== 't' && own !== 's') || isBuffer(target)) return binding
  sink.report(diagnostics.warn_hlsl_binding_type_read_as(slot, { letter, own }))
  return { ...binding, letter: own, written: letter }
}
