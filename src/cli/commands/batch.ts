// `descry batch JOBS.jsonl`: many compilations on a worker pool, one line out per line in, in the same order.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { lostAnswer } from '../batch/answer.ts'
import { askAll } from '../batch/pool.ts'
import { createProgress } from '../batch/progress.ts'
import { reasonOf } from '../input.ts'
import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  const path = settings.inputs[0]!
  let text: string
  try {
    text = readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (error) {
    return fail(terminal, [`cannot read '${path}': ${reasonOf(error)}`])
  }
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const progress = createProgress(lines.length, terminal)
  let failures = 0
  await askAll(lines, {
    script: new URL('./worker.cjs', import.meta.url),
    data: { folder: path === '-' ? '.' : dirname(path) },
    size: settings.jobs ?? availableParallelism(),
    lost: lostAnswer,
    answered({ ok, text }) {
      if (!ok) failures++
      terminal.out(`${text}\n`)
      progress.step(ok)
    },
  })
  progress.clear()
  return failures > 0 ? exitStatus.failure : exitStatus.success
}
