// Shaders on the threads of headless Chromium: the hashes of `npm run bench -- --stage run` are those of Node, in a page that may share memory
// and in one that may not.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { build } from 'tsdown'
import { loadShader } from '../../src/run.ts'
import { kernels } from '../bench/run-kernels.ts'
import type { Check } from './check.ts'

const { source, groups } = kernels.find(({ name }) => name === 'hashing')!
const count = groups[0] * 64
const ways = [{}, { threads: 1 }, { threads: 3 }]

export const check: Check = {
  name: 'run-in-browser',
  tools: ['chromium'],
  async run(): Promise<string[]> {
    const folder = mkdtempSync(join(tmpdir(), 'descry-browser-'))
    const problems: string[] = []
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
    try {
      const script = await bundle(folder)
      for (const isIsolated of [true, false]) problems.push(...(await inPage(browser, script, isIsolated)))
    } finally {
      await browser.close()
      rmSync(folder, { recursive: true })
    }
    return problems
  },
}

/** `descry/run` as one script. */
async function bundle(folder: string): Promise<string> {
  await build({
    config: false,
    cwd: join(import.meta.dirname, '..', '..'),
    entry: { run: 'src/run.ts' },
    outDir: folder,
    platform: 'browser',
    format: 'iife',
    outputOptions: { name: 'descry' },
    dts: false,
    logLevel: 'error',
  })
  return readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8')
}

async function inPage(browser: Browser, script: string, isIsolated: boolean): Promise<string[]> {
  const server = await serve(script, isIsolated)
  const page = await browser.newPage()
  const workers: unknown[] = []
  page.on('worker', (worker) => workers.push(worker))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const expected = inNode()
  const problems: string[] = []
  for (const how of ['dispatch', 'dispatchAsync'] as const)
    for (const options of ways) {
      const given = `[${JSON.stringify(groups)}, { Out: ${count} }, ${JSON.stringify({ check: false, ...options })}]`
      const code = `(async () => {
        const result = await descry.loadShader(${JSON.stringify(source)}, { profile: 'cs_6_6' }).${how}(...${given})
        return result.ok ? JSON.stringify(result.values('Out')) : result.reason
      })()`
      if ((await page.evaluate(code)) !== expected)
        problems.push(`${how} ${JSON.stringify(options)}, ${isIsolated ? 'isolated' : 'not isolated'}: other values`)
    }
  if (workers.length > 0 !== isIsolated)
    problems.push(`${workers.length} workers, ${isIsolated ? 'isolated' : 'not isolated'}`)
  await page.close()
  server.close()
  return problems
}

function inNode(): string {
  const result = loadShader(source, { profile: 'cs_6_6' }).dispatch(
    groups,
    { Out: count },
    { check: false, threads: 1 },
  )
  return JSON.stringify(result.values('Out'))
}

/** With the headers that let a page share memory with its workers, or without. */
function serve(script: string, isIsolated: boolean): Promise<Server> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/run.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    if (isIsolated) {
      response.setHeader('cross-origin-opener-policy', 'same-origin')
      response.setHeader('cross-origin-embedder-policy', 'require-corp')
    }
    response.end(isScript ? script : '<!doctype html><title>run</title><script src="/run.js"></script>')
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
