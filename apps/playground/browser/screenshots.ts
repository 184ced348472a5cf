// Takes the pictures of docs/playground.md: `npx tsx apps/playground/browser/screenshots.ts`.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { openBench, waitForStatus } from './browser.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'docs', 'pictures')

interface Shot {
  readonly file: string
  readonly options: Parameters<Awaited<ReturnType<typeof openBench>>['newPage']>[0]
  readonly prepare: (page: Page) => Promise<void>
}

const desk = { viewport: { width: 1280, height: 760 } } as const

async function example(page: Page, label: string, tab: string, sign: string): Promise<void> {
  await page.selectOption('#example', { label })
  await page.click(`#pane-1-${tab}`)
  await page.locator(sign).first().waitFor()
  await page.locator('.cm-inlay').first().waitFor()
  await page.waitForTimeout(500)
}

const shots: readonly Shot[] = [
  {
    file: 'playground.png',
    options: desk,
    prepare: (page) => example(page, 'Structs under both rules', 'bindings', '.bindings table'),
  },
  {
    file: 'playground-pictures.png',
    options: desk,
    prepare: (page) => example(page, 'Constant buffers and padding', 'pictures', '.pictures svg'),
  },
  {
    file: 'playground-passes.png',
    options: { ...desk, colorScheme: 'dark' },
    async prepare(page) {
      await example(page, 'What the optimiser removed', 'passes', '.passes .cm-content')
      for (
        let count = 0;
        count < 12 && (await page.locator('.remarks li', { hasText: 'Debug' }).count()) === 0;
        count++
      ) {
        await page.getByRole('button', { name: 'Next change' }).click()
        await page.waitForTimeout(400)
      }
    },
  },
  {
    file: 'playground-phone.png',
    options: { viewport: { width: 390, height: 844 } },
    prepare: (page) => example(page, 'Unbounded arrays', 'pictures', '.pictures svg'),
  },
]

mkdirSync(folder, { recursive: true })
const bench = await openBench()
for (const { file, options, prepare } of shots) {
  const { page, context } = await bench.newPage(options)
  await page.goto(bench.address)
  await waitForStatus(page, /bound/)
  await prepare(page)
  await page.screenshot({ path: join(folder, file), fullPage: file.includes('phone') })
  await context.close()
}
await bench.close()
