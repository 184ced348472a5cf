// A worker process of `descry batch`: one compiler, whose lexed includes all its jobs share.
import { createCompiler } from '../../driver/compiler.ts'
import { createDiskHost, insideOf } from '../../node/host.ts'
import { JobCache } from '../cache/job-cache.ts'
import { recordReads } from '../cache/reads.ts'
import { answer } from './answer.ts'
import type { Question } from './pool.ts'

// An empty word stands for an option that was not given.
const [folder = '.', cacheFolder = '', includeRoot = ''] = process.argv.slice(2)
const root = includeRoot === '' ? undefined : includeRoot
const disk = createDiskHost(root)
const cache = cacheFolder === '' ? undefined : new JobCache(cacheFolder, folder, disk)
const recording = cache && recordReads(disk)
const host = recording?.host ?? disk
const tools = { host, compiler: createCompiler(host), ...(root !== undefined && { mayRead: insideOf(root) }) }

process.on('message', async (question: Question) => {
  const made = await answer(question, folder, tools)
  process.send?.(made)
  if (recording) cache?.keep(question, made, recording.take())
})
