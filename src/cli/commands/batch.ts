// `descry batch JOBS.jsonl`: many compilations on a worker pool, one line out per line in, in the same order. See docs/batch.md.
import { dirname } from 'node:path'
import { createDiskHost } from '../../node/host.ts'
import { lostAnswer } from '../batch/answer.ts'
import { askAll, poolSize } from '../batch/pool.ts'
import { createProgress } from '../batch/progress.ts'
import { questionsOf } from '../batch/questions.ts'
import { workerScript } from '../batch/worker-process.ts'
import { JobCache } from '../cache/job-cache.ts'
import { megabyte } from '../cache/store.ts'
import { readBytes, writtenText } from '../input.ts'
import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  const path = settings.inputs[0]!
  const bytes = readBytes(path)
  if (typeof bytes === 'string') return fail(terminal, [bytes])
  const folder = path === '-' ? '.' : dirname(path)
  const questions = questionsOf(writtenText(bytes), folder)
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
