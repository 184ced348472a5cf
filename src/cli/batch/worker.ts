// A worker thread of `descry batch`: one compiler, whose lexed includes all its jobs share.
import { parentPort, workerData } from 'node:worker_threads'
import { createCompiler } from '../../driver/compiler.ts'
import { createDiskHost } from '../../node/host.ts'
import { bug } from '../../support/bug.ts'
import { answer } from './answer.ts'
import type { Question } from './pool.ts'

const port = parentPort ?? bug('this file runs on a worker thread')
const { folder } = workerData as { readonly folder: string }
const compiler = createCompiler(createDiskHost())

port.on('message', (question: Question) => {
  port.postMessage(answer(question, folder, compiler))
})
