// All passes by name. A new pass is a file and a line here.
import type { Pass } from './define.ts'
import { inline } from './inline.ts'
import { promoteMemory } from './promote-memory.ts'

export const passes: readonly Pass[] = [inline, promoteMemory]

const byName: ReadonlyMap<string, Pass> = new Map(passes.map((pass) => [pass.name, pass]))

export function passNamed(name: string): Pass | undefined {
  return byName.get(name)
}
