// `packoffset(c2.y)`: where a member of a constant buffer lies. The place must suit its type, and overlap no other member.
import type { PackOffset } from '../../ast/nodes.ts'
import { variableDiagnostics } from '../../diagnostics/tables/variables.ts'
import type { ConstantBuffer, Variable } from '../../program/program.ts'
import { alignmentOf, sizeOf } from '../../types/layout.ts'
import { quoteType } from '../../types/print.ts'
import type { Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'

type Place = NonNullable<Variable['packOffset']>

const components: Readonly<Record<string, number>> = { x: 0, y: 1, z: 2, w: 3, r: 0, g: 1, b: 2, a: 3 }
const registerBytes = 16
const componentBytes = 4

/** Register and component as the parser took them: `c` with digits or without, and one letter. */
export function checkPackOffset(checker: Checker, annotation: PackOffset, type: Type | undefined): Place | undefined {
  const { register, component: word } = annotation
  const component = word ? components[word.text]! : 0
  if (type && type.kind !== 'error' && component > 0 && !isPlaceFor(checker, annotation, type, component))
    return undefined
  return { register: Number(register.text.slice('c'.length)), component }
}

/** Arrays and structs begin a register, in DXC matrices too; a number stays inside one. */
function isPlaceFor(checker: Checker, { start, component: word }: PackOffset, type: Type, component: number): boolean {
  const isMatrix = type.kind === 'matrix' && checker.options.isLenientLikeDxc
  if (type.kind === 'array' || type.kind === 'struct' || isMatrix) {
    checker.sink.report(variableDiagnostics.err_hlsl_register_or_offset_bind_not_valid(start))
    return false
  }
  const offset = component * componentBytes
  if (offset + sizeOf(type, false, 'constant') > registerBytes) {
    checker.sink.report(variableDiagnostics.err_hlsl_packoffset_cross_reg_boundary(start))
    return false
  }
  const alignment = alignmentOf(type, 'constant')
  if (offset % alignment === 0) return true
  const facts = { component: word?.text ?? 'x', alignment: alignment * 8, type: quoteType(type) }
  checker.sink.report(variableDiagnostics.err_hlsl_packoffset_alignment_mismatch(start, facts))
  return false
}

/** All members are placed or none, and no two at the same bytes. DXC lets members begin at the same byte: they are views of one place. */
export function checkPackOffsets(checker: Checker, buffer: ConstantBuffer): void {
  const { isLenientLikeDxc } = checker.options
  const placed = buffer.members.filter(({ packOffset }) => packOffset)
  if (placed.length === 0) return
  if (placed.length < buffer.members.length)
    checker.sink.report(variableDiagnostics.warn_hlsl_packoffset_mix(buffer.location))
  const ranges = placed.map((variable) => {
    const { register, component } = variable.packOffset!
    const offset = register * registerBytes + component * componentBytes
    return { variable, offset, end: offset + sizeOf(variable.type, variable.rowMajor, 'constant') }
  })
  ranges.sort((left, right) => left.offset - right.offset)
  let before: (typeof ranges)[number] | undefined
  for (const next of ranges) {
    const sharesStart = isLenientLikeDxc && before?.offset === next.offset
    if (before && before.end > next.offset && !sharesStart) {
      const { name, location } = next.variable
      const second = before.variable.name
      checker.sink.report(variableDiagnostics.err_hlsl_packoffset_overlap(location, { first: name, second }))
    }
    // Of those that share a start, the longest decides.
    if (!before || !sharesStart || next.end > before.end) before = next
  }
}
