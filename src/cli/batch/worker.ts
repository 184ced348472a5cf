// A worker process of `descry batch`: one compiler, whose lexed includes all its jobs share.
import { createCompiler } from '../../driver/compiler.ts'
import { createDiskHost } from '../../node/host.ts'
import { answer } from './answer.ts'
import type { Question } from './pool.ts'

const folder = process.argv[2] ?? '.'
const host = createDiskHost()
const tools = { host, compiler: createCompiler(host) }

process.on('message', async (question: Question) => {
  process.send?.(await answer(question, folder, tools))
})
