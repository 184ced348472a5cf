// `descry-cluster board`: a page that shows queues, rate and failures; nothing can be changed there.
import { createServer, type RequestListener } from 'node:http'
import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { ExpressAdapter } from '@bull-board/express'
import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { queuesKey } from './protocol.ts'

export interface BoardOptions {
  readonly prefix: string
  readonly host: string
  readonly port: number
}

export interface Board {
  readonly url: string
  close(): void
}

/** Shows the queues that workers have opened until now. */
export async function startBoard(redis: Redis, { prefix, host, port }: BoardOptions): Promise<Board> {
  const names = await redis.smembers(queuesKey(prefix))
  const queues = names.sort().map((name) => {
    const queue = new Queue(name, { connection: redis, prefix })
    return new BullMQAdapter(queue, { readOnlyMode: true })
  })
  const pages = new ExpressAdapter()
  createBullBoard({ queues, serverAdapter: pages })
  const server = createServer(pages.getRouter() as RequestListener)
  return new Promise((done, fail) => {
    server.on('error', fail)
    server.listen(port, host, () => {
      const address = server.address()
      const actual = typeof address === 'object' && address !== null ? address.port : port
      done({ url: `http://${host}:${actual}/`, close: () => server.close() })
    })
  })
}
