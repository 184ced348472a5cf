// The language server in a web worker of headless Chromium: the same requests as of a process, over messages of the page.
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { build } from 'tsdown'
import type { Check } from './check.ts'

const root = join(import.meta.dirname, '..', '..')
const server = join(root, 'apps', 'language-server')

export const check: Check = {
  name: 'language-server-worker',
  tools: ['chromium'],
  async run(): Promise<string[]> {
    await build({ cwd: server, config: join(server, 'tsdown.config.ts'), logLevel: 'error' })
    const files = await serve()
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
    try {
      const page = await browser.newPage()
      page.on('pageerror', (error) => console.log(String(error)))
      await page.goto(`http://127.0.0.1:${(files.address() as AddressInfo).port}/`)
      // What tsx writes into functions that keep their names.
      await page.evaluate('globalThis.__name = (value) => value')
      return await page.evaluate(askWorker, { text: shader, header })
    } finally {
      await browser.close()
      files.close()
    }
  },
}

const header = 'float helper(float x) { return x; }\n'
const shader = `#include "common.hlsli"
Texture2D<float4> image;
static float colour = 1;
float twice(float x) { return x + x; }
float4 main(float2 uv : UV) : SV_Target {
return image[uint2(0, 0)] * twice(color) * helper(colour);
}
`

function serve(): Promise<Server> {
  const files = createServer((request, response) => {
    const isWorker = request.url === '/worker.mjs'
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html')
    response.end(isWorker ? readFileSync(join(server, 'dist', 'worker.mjs')) : '<!doctype html><title>worker</title>')
  })
  return new Promise((resolve) => files.listen(0, '127.0.0.1', () => resolve(files)))
}

/** Runs in the page: asks the worker, and tells what is not as expected. */
async function askWorker({ text, header }: { readonly text: string; readonly header: string }): Promise<string[]> {
  interface Message {
    readonly id?: number
    readonly method?: string
    readonly params?: { readonly uri: string; readonly diagnostics: readonly { readonly message: string }[] }
    readonly result?: never
    readonly error?: { readonly message: string }
  }
  const PageWorker = (globalThis as unknown as { Worker: new (url: string, options: object) => PageWorker }).Worker
  interface PageWorker {
    postMessage(message: object): void
    onmessage: (event: { readonly data: Message }) => void
  }
  const worker = new PageWorker('/worker.mjs', { type: 'module' })
  const waiting = new Map<number, (message: Message) => void>()
  let published: (params: NonNullable<Message['params']>) => void = () => undefined
  worker.onmessage = ({ data }) => {
    if (data.method === 'textDocument/publishDiagnostics') published(data.params!)
    else if (data.id !== undefined && !data.method) waiting.get(data.id)?.(data)
    else if (data.id !== undefined) worker.postMessage({ jsonrpc: '2.0', id: data.id, result: null })
  }
  let count = 0
  const notify = (method: string, params: object): void => worker.postMessage({ jsonrpc: '2.0', method, params })
  const request = (method: string, params: object): Promise<never> =>
    new Promise((resolve, reject) => {
      const id = ++count
      setTimeout(() => reject(new Error(`no answer to ${method}`)), 30_000)
      waiting.set(id, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result as never)))
      worker.postMessage({ jsonrpc: '2.0', id, method, params })
    })
  const uri = 'file:///s/main.hlsl'
  const textDocument = { uri }
  await request('initialize', { processId: null, rootUri: null, capabilities: {} })
  notify('initialized', {})
  notify('descry/files', { files: { 'file:///s/common.hlsli': header } })
  const messages = new Promise<readonly { readonly message: string }[]>((resolve, reject) => {
    setTimeout(() => reject(new Error('no messages')), 30_000)
    published = (params) => params.uri === uri && params.diagnostics.length > 0 && resolve(params.diagnostics)
  })
  notify('textDocument/didOpen', { textDocument: { uri, languageId: 'hlsl', version: 1, text } })
  const found: string[] = []
  const expectThat = (isRight: boolean, what: string): void => {
    if (!isRight) found.push(`not as expected: ${what}`)
  }
  const [first] = await messages
  expectThat(first!.message.includes("'color'"), 'the message about color')
  const position = { line: 5, character: 30 }
  const hover: { contents: { value: string } } = await request('textDocument/hover', { textDocument, position })
  expectThat(hover.contents.value.includes('float twice(float x)'), 'hover')
  const definition: { range: { start: { line: number } } }[] = await request('textDocument/definition', {
    textDocument,
    position,
  })
  expectThat(definition[0]?.range.start.line === 3, 'definition')
  const included: { uri: string }[] = await request('textDocument/definition', {
    textDocument,
    position: { line: 5, character: 45 },
  })
  expectThat(included[0]?.uri === 'file:///s/common.hlsli', 'a definition in a header')
  const references: unknown[] = await request('textDocument/references', {
    textDocument,
    position,
    context: { includeDeclaration: true },
  })
  expectThat(references.length === 2, 'references')
  const rename: { changes: Record<string, unknown[]> } = await request('textDocument/rename', {
    textDocument,
    position,
    newName: 'doubled',
  })
  expectThat(rename.changes[uri]?.length === 2, 'rename')
  const completion: { items: { label: string }[] } = await request('textDocument/completion', {
    textDocument,
    position,
  })
  expectThat(
    completion.items.some(({ label }) => label === 'helper'),
    'completion',
  )
  const edits: unknown[] = await request('textDocument/formatting', {
    textDocument,
    options: { tabSize: 2, insertSpaces: true },
  })
  expectThat(edits.length === 1, 'formatting')
  notify('textDocument/didChange', {
    textDocument: { uri, version: 2 },
    contentChanges: [{ text: text.replace('(color)', '(colour)') }],
  })
  const table: { resources: { name: string }[] } = await request('workspace/executeCommand', {
    command: 'descry.server.table',
    arguments: [uri],
  })
  expectThat(table.resources[0]?.name === 'image', 'the table')
  const tokens: { data: number[] } = await request('textDocument/semanticTokens/full', { textDocument })
  expectThat(tokens.data.length > 50, 'colors')
  const output: { text: string } = await request('workspace/executeCommand', {
    command: 'descry.server.output',
    arguments: [uri, 'spirv'],
  })
  expectThat(output.text.includes('OpEntryPoint'), 'SPIR-V')
  return found
}
