// The playground in a browser: everything a person does, without the network, on a phone, in the dark, with hostile input; axe finds no
// fault, and what is loaded before the first table stays small.
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { openBench, type PageBench, waitForStatus } from './browser.ts'
import { hostileProblems } from './hostile.ts'
import { accessibilityFaults, steps } from './walk.ts'

/** Before the first compilation, compressed. */
const mostBytes = 600_000

/** What is wrong, one line each. */
export async function problems(): Promise<readonly string[]> {
  const bench = await openBench()
  try {
    return [
      ...(await walk(bench)),
      ...(await offline(bench)),
      ...(await looks(bench)),
      ...(await hostile(bench)),
      ...bench.complaints,
    ]
  } finally {
    await bench.close()
  }
}

async function walk(bench: PageBench): Promise<string[]> {
  const problems: string[] = []
  const { page, context } = await bench.newPage({ viewport: { width: 1400, height: 900 }, acceptDownloads: true })
  let bytes = 0
  const count = async (response: { body(): Promise<Buffer> }): Promise<void> => {
    bytes += gzipSync(await response.body()).length
  }
  context.on('response', count)
  await page.goto(bench.address)
  await waitForStatus(page, /bound/)
  context.off('response', count)
  if (bytes > mostBytes) problems.push(`${bytes} bytes are loaded before the first table; ${mostBytes} are allowed`)
  for (const { name, run } of steps) {
    try {
      await run(page, bench)
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`)
    }
  }
  await context.close()
  return problems
}

/** After one visit the server may go. */
async function offline(bench: PageBench): Promise<string[]> {
  const { page, context } = await bench.newPage()
  await page.goto(bench.address)
  await waitForStatus(page, /bound/)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  try {
    await page.reload()
    await waitForStatus(page, /4 bound/)
    await page.click('#pane-1-spirv-asm')
    await page.locator('#pane-1-panel .cm-content', { hasText: 'OpEntryPoint' }).waitFor()
    return []
  } catch (error) {
    return [`offline: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`]
  } finally {
    await context.close()
  }
}

const visits = [
  { name: 'light', options: { viewport: { width: 1400, height: 900 }, colorScheme: 'light' } },
  { name: 'dark', options: { viewport: { width: 1400, height: 900 }, colorScheme: 'dark' } },
  { name: 'phone', options: { viewport: { width: 390, height: 844 }, colorScheme: 'light', hasTouch: true } },
] as const

/** Every tab in every dress. */
async function looks(bench: PageBench): Promise<string[]> {
  const problems: string[] = []
  for (const { name, options } of visits) {
    const { page, context } = await bench.newPage(options)
    await page.goto(bench.address)
    await waitForStatus(page, /bound/)
    for (const tab of ['bindings', 'pictures', 'llvm-bound', 'passes']) {
      await page.click(`#pane-1-${tab}`)
      await settled(page, tab)
      problems.push(...(await accessibilityFaults(page)).map((fault) => `${name}, ${tab}: ${fault}`))
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 1) problems.push(`${name}: the page is ${overflow} pixels too wide`)
    await context.close()
  }
  return problems
}

async function settled(page: Page, tab: string): Promise<void> {
  const sign = { bindings: '.bindings table', pictures: '.pictures svg', passes: '.passes .cm-content' }[tab]
  await page
    .locator(sign ?? '#pane-1-panel .cm-content')
    .first()
    .waitFor()
}

async function hostile(bench: PageBench): Promise<string[]> {
  const { page, context } = await bench.newPage()
  await page.goto(bench.address)
  await waitForStatus(page, /bound/)
  const problems = await hostileProblems(page)
  await context.close()
  return problems
}
