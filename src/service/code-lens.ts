// Above an entry point: what it binds, how long it is.
//
//   9 resources: 4 t, 2 u, 2 b, 1 s; 2 not bound · 214 instructions · 5 root parameters
import { registerLetters } from '../hlsl/resources.ts'
import { spelledPlace } from './positions.ts'
import type { CodeLens } from './types.ts'
import type { ServiceUnit } from './unit.ts'

/** Without titles, which need the optimiser: `codeLensTitle` has them. */
export function codeLenses(unit: ServiceUnit, path: string): readonly CodeLens[] {
  const { checked, sources } = unit.index.compilation
  return checked.entries.flatMap(({ function: { location, name } }) => {
    const place = spelledPlace(sources, location, name.length)
    if (place?.path !== path) return []
    return [{ range: place.range, title: '', command: 'show-table' as const }]
  })
}

export function codeLensTitle(unit: ServiceUnit): string {
  const { bound } = unit
  const { bindings, generated, rootSignature } = bound
  if (bound.errorCount > 0 || !bindings) return 'does not compile'
  const resources = bindings.resources.filter(({ isUsed }) => isUsed)
  const counts = Object.entries(registerLetters).flatMap(([kind, letter]) => {
    const count = resources.filter((row) => row.class === kind).length
    return count > 0 ? [`${count} ${letter}`] : []
  })
  const gone = bindings.unused.length
  const head = `${resources.length} ${resources.length === 1 ? 'resource' : 'resources'}`
  const parts = [
    `${head}${counts.length > 0 ? `: ${counts.join(', ')}` : ''}${gone > 0 ? `; ${gone} not bound` : ''}`,
    ...(generated ? [`${instructionCount(generated.module)} instructions`] : []),
    ...(rootSignature ? [`${rootSignature.parameters.length} root parameters`] : []),
  ]
  return parts.join(' · ')
}

function instructionCount(module: NonNullable<ServiceUnit['bound']['generated']>['module']): number {
  let count = 0
  for (const one of module.functions.values())
    for (const block of one.blocks) for (const _ of block.instructions) count++
  return count
}
