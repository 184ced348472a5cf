// A client of the server in a web worker of headless Chromium: messages go through the page that started it.
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import {
  AbstractMessageReader,
  AbstractMessageWriter,
  type DataCallback,
  type Disposable,
  type Message,
  type ProtocolConnection,
} from 'vscode-languageserver/node'
import { type Client, connectClient } from './client.ts'

/** `folder` is where the built server lies. */
export async function startWorkerClient(
  folder: string,
  capabilities: object,
  prepare?: (connection: ProtocolConnection) => void,
): Promise<Client> {
  const files = await serve(join(folder, 'worker.mjs'))
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(String(error)))
  const reader = new PageReader()
  await page.exposeFunction('toClient', (message: Message) => reader.take(message))
  await page.goto(`http://127.0.0.1:${(files.address() as AddressInfo).port}/`)
  await page.evaluate(`globalThis.server = new Worker('/worker.mjs', { type: 'module' })
    server.onmessage = ({ data }) => toClient(data)`)
  const end = async (): Promise<void> => {
    await browser.close()
    files.close()
  }
  return connectClient(reader, new PageWriter(page), end, { capabilities, prepare })
}

function serve(worker: string): Promise<Server> {
  const files = createServer((request, response) => {
    const isWorker = request.url === '/worker.mjs'
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html')
    response.end(isWorker ? readFileSync(worker) : '<!doctype html><title>worker</title>')
  })
  return new Promise((resolve) => files.listen(0, '127.0.0.1', () => resolve(files)))
}

class PageReader extends AbstractMessageReader {
  #listen: DataCallback = () => undefined

  listen(callback: DataCallback): Disposable {
    this.#listen = callback
    return { dispose: () => undefined }
  }

  take(message: Message): void {
    this.#listen(message)
  }
}

class PageWriter extends AbstractMessageWriter {
  readonly #page: Page

  constructor(page: Page) {
    super()
    this.#page = page
  }

  async write(message: Message): Promise<void> {
    await this.#page.evaluate(`server.postMessage(${JSON.stringify(message)})`)
  }

  end(): void {}
}
