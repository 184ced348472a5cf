// Compiles, away from the page: whatever a program does here, the page stays alive and may end this worker.
import { answers } from './answers.ts'
import type { Request, Response } from './protocol.ts'

self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  const { id, kind, ask } = data
  const answer = answers[kind] as (ask: unknown) => unknown
  const respond = (response: Response): void => self.postMessage(response)
  try {
    respond({ id, answer: (await answer(ask)) as never })
  } catch (error) {
    respond({ id, failed: error instanceof Error ? error.message : String(error) })
  }
})
