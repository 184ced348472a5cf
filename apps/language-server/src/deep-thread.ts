// Deep questions on a thread of their own. It has its own service over the same files, and is told of every text that the editor has; which
// variant a document is seen as comes with each question, because only the server's service has been asked about all programs.
//
// A thread that dies (a shader that takes all memory) takes its questions along; the next question starts another one.
import { type MessagePort, Worker } from 'node:worker_threads'
import { createDiskHost } from '../../../src/node/host.ts'
import { createLanguageService, type LanguageService, type Variant } from '../../../src/service/service.ts'
import { answerDeep, type Deep, type DeepName, deepAnswers } from './deep.ts'

type Message =
  | { readonly kind: 'open'; readonly path: string; readonly text: string; readonly version: number }
  | { readonly kind: 'close'; readonly path: string }
  | { readonly kind: 'changed'; readonly path: string | undefined }
  | {
      readonly kind: 'ask'
      readonly id: number
      readonly name: DeepName
      readonly words: readonly unknown[]
      readonly variant: Variant
    }

type Reply = { readonly id: number; readonly result: unknown } | { readonly id: number; readonly error: string }

interface Waiting {
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

/** More than any shader of a person needs; beyond it the thread ends, and not the server. */
const mostMegabytes = 2048

/** `script` calls `serveDeep` when it runs in a thread. */
export function deepThread(script: string | URL, service: LanguageService): Deep {
  const documents = new Map<string, Message>()
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let count = 0
  const start = (): Worker => {
    const started = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } })
    const end = (why: string): void => {
      if (thread !== started) return
      thread = undefined
      for (const { reject } of waiting.values()) reject(new Error(why))
      waiting.clear()
    }
    started.on('message', (reply: Reply) => {
      const asked = waiting.get(reply.id)
      waiting.delete(reply.id)
      if ('error' in reply) asked?.reject(new Error(reply.error))
      else asked?.resolve(reply.result as never)
    })
    started.on('error', ({ message }) => end(message))
    started.on('exit', () => end('the thread of the optimiser ended'))
    started.unref()
    for (const message of documents.values()) started.postMessage(message)
    return started
  }
  return {
    ask(name, ...words) {
      thread ??= start()
      const id = ++count
      const message: Message = { kind: 'ask', id, name, words, variant: service.variant(words[0]) }
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        thread!.postMessage(message)
      })
    },
    open(path, text, version) {
      const message: Message = { kind: 'open', path, text, version }
      documents.set(path, message)
      thread?.postMessage(message)
    },
    close(path) {
      documents.delete(path)
      thread?.postMessage({ kind: 'close', path } satisfies Message)
    },
    fileChanged: (path) => thread?.postMessage({ kind: 'changed', path } satisfies Message),
    stop: () => void thread?.terminate(),
  }
}

/** The thread's own side. */
export function serveDeep(port: MessagePort): void {
  const host = createDiskHost()
  const service = createLanguageService(host)
  const answers = deepAnswers(service)
  const ask = async ({ id, name, words, variant }: Extract<Message, { kind: 'ask' }>): Promise<Reply> => {
    try {
      service.chooseVariant(words[0] as string, variant)
      return { id, result: await answerDeep(answers, name, words) }
    } catch (error) {
      return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
  port.on('message', async (message: Message) => {
    switch (message.kind) {
      case 'open':
        service.open(message.path, message.text, message.version)
        break
      case 'close':
        host.invalidate(message.path)
        service.close(message.path)
        break
      case 'changed':
        host.invalidate(message.path)
        service.fileChanged(message.path)
        break
      case 'ask':
        port.postMessage(await ask(message))
    }
  })
}
