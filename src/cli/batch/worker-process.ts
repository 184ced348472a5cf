// How a worker is started: the file it runs, and the flags of V8 that suit it.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What a worker runs: the built file, loaded together with the code that the build has kept for it (bin/batch-worker.js) where that is there. */
export function workerScript(): string {
  const loaded = fileURLToPath(new URL('../../bin/batch-worker.js', import.meta.url))
  return existsSync(loaded) ? loaded : fileURLToPath(new URL('./worker.cjs', import.meta.url))
}

/**
 * A compilation makes many objects and leaves none: room for them to die in costs memory, but far less time than collecting. Threads
 * that help to collect take more of the processors than they give when every processor has a worker. Workers collect between jobs,
 * when nothing is alive (worker.ts). V8 must not put objects among the old ones because many of their kind lived until a collection in
 * the middle of a job: there they would keep alive what they refer to, long after the job.
 */
export const roomyFlags = [
  '--max-semi-space-size=64',
  '--min-semi-space-size=64',
  '--single-threaded-gc',
  '--no-allocation-site-pretenuring',
  '--expose-gc',
]

/**
 * V8 compiles hot code on threads of its own, and by default compiles more than a worker gets back in its life: half of the processor time
 * of a batch went there. Less pays: later, when it is known better what goes through the code (two rounds of that are enough), small
 * functions included; with less inlining; and without two steps that cost a sixth of the compiling and make our code no faster
 * (`npm run bench -- --stage flags` measures it).
 */
export const frugalFlags = [
  '--interrupt-budget=200000',
  '--ticks-before-optimization=2',
  '--max-bytecode-size-for-early-opt=0',
  '--max-inlined-bytecode-size-cumulative=100',
  '--no-turbo-loop-peeling',
  '--no-turbo-store-elimination',
]

/** Node does not start with a flag that its V8 does not know. How V8 decides what to compile has other flags from Node 22 on. */
export function workerFlags(version: string = process.versions.node): string[] {
  const major = Number.parseInt(version, 10)
  if (major === 20) return [...roomyFlags, ...frugalFlags]
  return major <= 24 ? roomyFlags : []
}
