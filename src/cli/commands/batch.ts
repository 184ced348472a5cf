// `descry batch JOBS.jsonl`: many compilations on a worker pool, one line out per line in, in the same order. docs/batch.md tells all.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createDiskHost } from '../../node/host.ts'
import { lostAnswer } from '../batch/answer.ts'
import { askAll, poolSize, workerScript } from '../batch/pool.ts'
import { createProgress } from '../batch/progress.ts'
import { questionsOf } from '../batch/questions.ts'
import { JobCache } from '../cache/job-cache.ts'
import { megabyte } from '../cache/store.ts'
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
  const folder = path === '-' ? '.' : dirname(path)
  const questions = questionsOf(text, folder)
  const progress = createProgress(questions.length, terminal, () => performance.now())
  const { cache, cacheMegabytes } = settings
  const kept = cache === undefined ? undefined : new JobCache(cache, folder, createDiskHost(settings.includeRoot))
  let failures = 0
  await askAll(questions, {
    script: workerScript(),
    words: [folder, cache ?? '', settings.includeRoot ?? ''],
    known: (question) => kept?.find(question),
    size: poolSize(settings.jobs),
    lost: lostAnswer,
    answered(answer) {
      if (!answer.ok) failures++
      terminal.out(`${answer.text}\n`)
      progress.step(answer)
    },
  })
  progress.clear()
  kept?.prune(cacheMegabytes * megabyte)
  return failures > 0 ? exitStatus.failure : exitStatus.success
}
