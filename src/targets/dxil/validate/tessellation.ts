// A patch has as many tessellation factors as its domain has edges and insides.
import { semanticKind } from '../../../hlsl/semantics.ts'
import { MetadataNode } from '../../../ir/metadata.ts'
import type { DxilEntry, DxilModule } from '../dxil-module.ts'
import { entryTags } from '../entry-properties.ts'
import { numberOf } from '../read/operands.ts'
import type { Complain } from './violations.ts'

/** By the number of the domain, see entry-properties.ts. */
const domains: Readonly<Record<number, { readonly name: string; readonly edges: number; readonly inside: number }>> = {
  1: { name: 'IsoLine', edges: 2, inside: 0 },
  2: { name: 'Tri', edges: 3, inside: 1 },
  3: { name: 'Quad', edges: 4, inside: 2 },
}
/** Where the domain stands in the properties of an entry point. */
const domainOperands: ReadonlyMap<number, number> = new Map([
  [entryTags.hull, 3],
  [entryTags.domain, 0],
])
const factorKind = semanticKind('SV_TessFactor')
const insideKind = semanticKind('SV_InsideTessFactor')

export function checkTessellation({ entries }: DxilModule, complain: Complain): void {
  for (const entry of entries) {
    const domain = domainOf(entry)
    if (!domain) continue
    const { name, edges, inside } = domain
    for (const [kind, count] of [
      [factorKind, edges],
      [insideKind, inside],
    ] as const) {
      const factor = entry.signatures.patchConstants.find((element) => element.kind === kind)
      if (!factor) {
        if (entry.stage === 'hull' && count > 0)
          complain('Sm.TessFactorForDomain', `'${entry.name}' has none for ${name}`, entry.function)
      } else if (factor.rows !== count || factor.columns !== 1)
        complain(
          'Sm.TessFactorSizeMatchDomain',
          `${factor.rows} x ${factor.columns} for ${name}, not ${count} x 1`,
          entry.function,
        )
    }
  }
}

function domainOf({ properties }: DxilEntry): (typeof domains)[number] | undefined {
  for (const [tag, value] of properties) {
    const operand = domainOperands.get(tag)
    if (operand !== undefined && value instanceof MetadataNode) return domains[numberOf(value.operands[operand])]
  }
  return undefined
}
