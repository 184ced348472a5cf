// Every pass by name: those of all targets, the assignment of registers, and DXIL's legalisations. `descry opt` runs any of them.
import { assignBindings } from '../binding/assign-bindings.ts'
import type { Pass } from '../passes/define.ts'
import { passes } from '../passes/registry.ts'
import { legalizations } from '../targets/dxil/legalize/registry.ts'

export const allPasses: readonly Pass[] = [...passes, assignBindings, ...legalizations].sort((first, second) =>
  first.name < second.name ? -1 : 1,
)

const byName: ReadonlyMap<string, Pass> = new Map(allPasses.map((pass) => [pass.name, pass]))

export function anyPassNamed(name: string): Pass | undefined {
  return byName.get(name)
}
