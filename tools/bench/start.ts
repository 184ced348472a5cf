// How long one-shot commands take from the shell's point of view, beside an empty Node. Runs the built command line, so build first.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type BenchRow, type BenchStage, medianTime } from './stage.ts'

const root = join(import.meta.dirname, '../..')
const command = join(root, 'bin/descry.js')
const shader = join(root, 'examples/particles.hlsl')

const oneShots: readonly (readonly [what: string, words: readonly string[]])[] = [
  ['node -e 0', ['-e', '0']],
  ['descry --version', [command, '--version']],
  ['descry lint examples/particles.hlsl', [command, 'lint', shader]],
  ['descry bindings examples/particles.hlsl', [command, 'bindings', shader]],
]

export const stage: BenchStage = {
  name: 'start',
  run(): readonly BenchRow[] {
    return oneShots.map(([what, words]) => ({
      what,
      milliseconds: medianTime(() => void spawnSync(process.execPath, words), 20),
    }))
  },
}
