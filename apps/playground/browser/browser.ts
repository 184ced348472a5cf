// The page, built, served under a sub-folder by a plain server, and opened in a headless Chromium.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { build } from 'vite'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}
const folderName = '/some/folder'

export interface PageBench {
  readonly folder: string
  readonly address: string
  readonly browser: Browser
  /** What the browser complained about: errors, refused resources. */
  readonly complaints: string[]
  /** A context of its own: no cache, no storage. */
  newPage(
    options?: Parameters<Browser['newContext']>[0],
  ): Promise<{ readonly page: Page; readonly context: BrowserContext }>
  stopServer(): Promise<void>
  close(): Promise<void>
}

export async function openBench(): Promise<PageBench> {
  const folder = mkdtempSync(join(tmpdir(), 'descry-page-'))
  const configFile = join(import.meta.dirname, '..', 'vite.config.ts')
  await build({ configFile, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
  const server = serve(folder)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${folderName}/`
  // A container's root has no sandbox.
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  const complaints: string[] = []
  return {
    folder,
    address,
    browser,
    complaints,
    async newPage(options = {}) {
      const context = await browser.newContext(options)
      const page = await context.newPage()
      page.on('pageerror', (error) => complaints.push(`error in the page: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`the console says: ${message.text()}`)
      })
      return { page, context }
    },
    stopServer: () => stop(server),
    async close() {
      await browser.close()
      await stop(server)
      rmSync(folder, { recursive: true })
    },
  }
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

function chromiumPath(): string {
  const found = (process.env.PATH ?? '').split(':').map((folder) => join(folder, 'chromium'))
  return found.find((path) => statSync(path, { throwIfNoEntry: false })) ?? 'chromium'
}

function serve(folder: string): Server {
  return createServer(({ url = '' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    const name = path === `${folderName}/` ? '/index.html' : path.slice(folderName.length)
    const file = join(folder, name)
    const isThere =
      path.startsWith(folderName) && !name.includes('..') && statSync(file, { throwIfNoEntry: false })?.isFile()
    response.writeHead(isThere ? 200 : 404, { 'content-type': types[extname(name)] ?? 'application/octet-stream' })
    response.end(isThere ? readFileSync(file) : '')
  })
}

/** The script of the compiler's worker, relative to the page. */
export function workerFile(folder: string): string {
  const name = readdirSync(join(folder, 'assets')).find((file) => /^worker-.*\.js$/.test(file))
  return `assets/${name}`
}

/** Replaces the text of the editor, as a paste does. */
export async function setSource(page: Page, text: string): Promise<void> {
  await page.locator('#editor .cm-content').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    // What comes next is about this text.
    document.querySelector('#status')!.textContent = 'asked'
    const content = document.querySelector('#editor')!.shadowRoot!.querySelector('.cm-content')!
    content.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, text)
}

/** Waits until the line at the bottom says something. */
export async function waitForStatus(page: Page, pattern: RegExp, seconds = 30): Promise<void> {
  await page.waitForFunction(
    (source) => new RegExp(source).test(document.querySelector('#status')?.textContent ?? ''),
    pattern.source,
    { timeout: seconds * 1000 },
  )
}
