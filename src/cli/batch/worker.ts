// A worker process of `descry batch`: one compiler, whose lexed includes all its jobs share.
import { getHeapSpaceStatistics } from 'node:v8'
import { createJobCompiler } from '../../driver/compiler.ts'
import { createDiskHost, insideOf } from '../../node/host.ts'
import { JobCache } from '../cache/job-cache.ts'
import { recordReads } from '../cache/reads.ts'
import { answer } from './answer.ts'
import type { Claim, Grant, Question } from './pool.ts'
import { type DescribedJob, describeJob } from './same-code.ts'

// An empty word stands for an option that was not given.
const [folder = '.', cacheFolder = '', includeRoot = ''] = process.argv.slice(2)
const root = includeRoot === '' ? undefined : includeRoot
const disk = createDiskHost(root)
const cache = cacheFolder === '' ? undefined : new JobCache(cacheFolder, folder, disk)
const recording = cache && recordReads(disk)
const host = recording?.host ?? disk
const tools = { host, compiler: createJobCompiler(host), ...(root !== undefined && { mayRead: insideOf(root) }) }

/** Bytes of young objects. */
const worthCollecting = 16e6

/** Called with what the pool says to a claim. */
let onGrant: (grant: Grant) => void = () => undefined

process.on('message', (message: Question | Grant) => {
  if ('isGranted' in message) onGrant(message)
  else void work(message)
})

async function work(question: Question): Promise<void> {
  collectBetweenJobs()
  // One that was not granted has left what it read.
  recording?.take()
  const same = cache && question.mayRepeat ? described(question) : undefined
  if (same && cache && recording) {
    const repeated = cache.findRepeated(question, same.code, same.dependencies)
    if (repeated) {
      process.send?.(repeated.answer)
      cache.keep(question, repeated.answer, [...recording.take(), ...repeated.reads])
      return
    }
    const granted = new Promise<Grant>((resolve) => {
      onGrant = resolve
    })
    process.send?.({ claims: same.code } satisfies Claim)
    if (!(await granted).isGranted) return
  }
  const made = await answer(question, folder, same ? { ...tools, compiler: same.compiler } : tools)
  const reads = recording?.take()
  if (same && reads) cache?.keepForRepeats(question, same.code, made, reads)
  process.send?.(made)
  if (reads) cache?.keep(question, made, reads)
}

/** Failures here recur in `answer`, which reports them. */
function described(question: Question): DescribedJob | undefined {
  try {
    return describeJob(question, folder, tools)
  } catch {
    return undefined
  }
}

/**
 * Between two jobs nearly nothing is alive, so collecting takes no time then; in the middle of one everything has to be copied. Without
 * the flag (see workerFlags) V8 collects when it likes.
 */
function collectBetweenJobs(): void {
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  if (young && young.space_used_size > worthCollecting) globalThis.gc?.({ execution: 'sync', type: 'minor' })
}
