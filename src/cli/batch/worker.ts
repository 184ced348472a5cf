// A worker process of `descry batch`: one compiler, whose lexed includes all its jobs share.
import { createCompiler } from '../../driver/compiler.ts'
import { createDiskHost } from '../../node/host.ts'
import { JobCache } from '../cache/job-cache.ts'
import { recordReads } from '../cache/reads.ts'
import { answer } from './answer.ts'
import type { Question } from './pool.ts'

const [folder = '.', cacheFolder] = process.argv.slice(2)
const disk = createDiskHost()
const cache = cacheFolder === undefined ? undefined : new JobCache(cacheFolder, folder, disk)
const recording = cache && recordReads(disk)
const host = recording?.host ?? disk
const tools = { host, compiler: createCompiler(host) }

process.on('message', async (question: Question) => {
  const made = await answer(question, folder, tools)
  process.send?.(made)
  if (recording) cache?.keep(question, made, recording.take())
})
