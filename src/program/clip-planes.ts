// `[clipplanes(p0, p1)]` on a vertex shader: an output `SV_ClipDistance` for every plane, as if it were a parameter behind the others.
//
//   [clipplanes(p0, p1)] float4 main() : SV_Position     =>     out float clip0 : SV_ClipDistance0, out float clip1 : SV_ClipDistance1
import { floatType } from '../types/types.ts'
import { attributeOf } from './attributes.ts'
import type { EntryPoint, Expression, Parameter, ProgramFunction } from './program.ts'
import type { SignatureElement } from './signature-element.ts'
import { makeVariable } from './variables.ts'

export function clipPlanesOf({ attributes }: ProgramFunction): readonly Expression[] {
  return attributeOf(attributes, 'clipplanes')?.planes ?? []
}

/** The entry point with the outputs that its planes stand for. */
export function withClipDistances(entry: EntryPoint): EntryPoint {
  const { function: target } = entry
  const { location } = target
  const distances = clipPlanesOf(target).map((_, index): Parameter => {
    const semantic = { text: `SV_ClipDistance${index}`, location }
    const variable = makeVariable('parameter', `clip${index}`, floatType, location, { semantic })
    return { ...variable, kind: 'parameter', mode: 'out' }
  })
  return { ...entry, function: { ...target, parameters: [...target.parameters, ...distances] } }
}

/** What the distances are computed from. */
export function isClippedPosition({ name, rows, columns }: SignatureElement): boolean {
  return name.toLowerCase() === 'sv_position' && rows === 1 && columns === 4
}
