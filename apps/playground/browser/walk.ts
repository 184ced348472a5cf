// Everything a person does on the page, step by step. A step throws when the page does not do what it should.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { zipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { type PageBench, setSource, waitForStatus } from './browser.ts'

export interface Step {
  readonly name: string
  readonly run: (page: Page, bench: PageBench) => Promise<void>
}

function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message)
}

async function textOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).first().innerText()).replaceAll('\u00a0', ' ')
}

const simple = `RWBuffer<float> A;
RWBuffer<float> B;
[numthreads(1, 1, 1)]
void main() {
  A[0] = 1;
  B[0] = 2;
}
`

export const steps: readonly Step[] = [
  {
    name: 'the first table',
    async run(page) {
      await waitForStatus(page, /4 bound, 0 not bound/)
      assert((await textOf(page, '.bindings')).includes('u2 is the first free register'), 'no reason in the table')
      await page.locator('.cm-inlay').first().waitFor()
    },
  },
  {
    name: 'type, see the error, fix it',
    async run(page) {
      await setSource(page, simple.replace('RWBuffer<float> A;', 'RWBuffer<float> A : register(t0);'))
      await waitForStatus(page, /1 error/)
      await page.locator('.cm-lintRange-error').first().waitFor()
      assert(
        (await textOf(page, '#problems')).includes("binding type 't' only applies to SRV"),
        'the problem is not listed',
      )
      await setSource(page, simple.replace('B[0] = 2;', 'B[0] = 2'))
      await waitForStatus(page, /1 error/)
      await page.locator('#problems .fix').first().click()
      await waitForStatus(page, /2 bound/)
    },
  },
  {
    name: 'hover says why',
    async run(page) {
      await page.locator('#editor .cm-line', { hasText: 'RWBuffer<float> B' }).hover({ position: { x: 130, y: 8 } })
      await page.locator('.cm-tooltip-hover', { hasText: 'u1 is the first free register' }).waitFor()
      await page.mouse.move(5, 5)
    },
  },
  {
    name: 'completion',
    async run(page) {
      await page.locator('#editor .cm-line', { hasText: 'B[0] = 2' }).click()
      await page.keyboard.press('End')
      await page.keyboard.type('\nfloat x = satur')
      await page.locator('.cm-tooltip-autocomplete li', { hasText: 'saturate' }).first().waitFor()
      await page.keyboard.press('Escape')
      await setSource(page, simple)
      await waitForStatus(page, /2 bound/)
    },
  },
  {
    name: 'switch rules',
    async run(page) {
      await page.selectOption('#example', { label: 'Structs under both rules' })
      await waitForStatus(page, /bound/)
      await page.locator('.bindings tr', { hasText: 'sky' }).filter({ hasText: 't2' }).waitFor()
      await page.selectOption('select[name=rules]', 'dxc')
      await page.locator('.bindings tr', { hasText: 'ground.layers.0.color' }).filter({ hasText: 't2' }).waitFor()
      await page.selectOption('select[name=rules]', 'clang')
    },
  },
  {
    name: 'follow a reason',
    async run(page) {
      await page.selectOption('#example', { label: 'What the optimiser removed' })
      await waitForStatus(page, /2 not bound/)
      const line = await page.locator('.bindings tr', { hasText: 'Debug' }).getByRole('button', { name: /^line/ })
      await line.click()
      const active = await page.locator('#editor .cm-activeLine').first().innerText()
      assert(/showDebug|i > 6/.test(active), `the reason leads to '${active}'`)
      await page.locator('.bindings button.link', { hasText: 'Target' }).click()
      assert(
        (await textOf(page, '#editor .cm-activeLine')).includes('RWTexture2D<float4> Target'),
        'the name leads nowhere',
      )
      await page.locator('.bindings tr.linked', { hasText: 'Target' }).waitFor()
    },
  },
  {
    name: 'each output, linked to the source',
    async run(page) {
      await page.selectOption('#example', { label: 'Implicit binding' })
      await waitForStatus(page, /4 bound/)
      const outputs = {
        'llvm-bound': 'define void @main',
        'llvm-raw': 'define ',
        dxil: 'dx.op',
        'spirv-asm': 'OpEntryPoint',
        glsl: '#version 460',
        hlsl: 'register(u1)',
        reflection: '"entryPoints"',
      }
      for (const [id, text] of Object.entries(outputs)) {
        await page.click(`#pane-1-${id}`)
        await page.locator('#pane-1-panel .cm-content', { hasText: text }).waitFor({ timeout: 20_000 })
      }
      await page.click('#pane-1-llvm-bound')
      await page.locator('#pane-1-panel .cm-line', { hasText: 'store float 2.0' }).click()
      assert(
        (await textOf(page, '#editor .cm-activeLine')).includes('B[id.x] = 2'),
        'the output does not lead to the source',
      )
      await page.locator('#editor .cm-line', { hasText: 'C[id.x] = 3' }).click()
      await page.locator('#pane-1-panel .cm-linked', { hasText: 'store float 3.0' }).waitFor()
    },
  },
  {
    name: 'pictures',
    async run(page) {
      await page.selectOption('#example', { label: 'Constant buffers and padding' })
      await waitForStatus(page, /2 bound/)
      await page.click('#pane-1-pictures')
      await page.locator('.pictures h2', { hasText: 'cbuffer Frame' }).waitFor()
      const title = await page.locator('.pictures [data-name=Frame] title').first().textContent()
      assert(title?.includes('b0 is the first free register'), `a bar says '${title}'`)
      await page.locator('.pictures [data-name=Frame]').first().click()
      assert((await textOf(page, '#editor .cm-activeLine')).includes('cbuffer Frame'), 'a bar leads nowhere')
    },
  },
  {
    name: 'compare from here on',
    async run(page) {
      await setSource(page, simple)
      await waitForStatus(page, /2 bound/)
      await page.click('#keep')
      await setSource(page, simple.replace('  A[0] = 1;\n', ''))
      await waitForStatus(page, /1 bound/)
      await page.click('#pane-1-pictures')
      await page.locator('.pictures li', { hasText: 'B moved: u1 to u0' }).waitFor()
    },
  },
  {
    name: 'registers that collide',
    async run(page) {
      await setSource(page, simple.replace('A;', 'A : register(u0);').replace('B;', 'B : register(u0);'))
      await waitForStatus(page, /1 error/)
      await page.locator('.pictures .bar.collides').first().waitFor()
    },
  },
  {
    name: 'step through passes',
    async run(page) {
      await page.selectOption('#example', { label: 'What the optimiser removed' })
      await waitForStatus(page, /2 not bound/)
      await page.click('#pane-1-passes')
      const remark = page.locator('.remarks li', { hasText: 'Debug' })
      const select = page.getByRole('combobox', { name: 'Pass' })
      await page.waitForFunction(
        () => (document.querySelector('.steps select') as HTMLSelectElement)?.options.length > 3,
      )
      for (let count = 0; count < 12 && (await remark.count()) === 0; count++) {
        const before = await select.inputValue()
        await page.getByRole('button', { name: 'Next change' }).click()
        await page.waitForFunction(
          (old) => (document.querySelector('.steps select') as HTMLSelectElement).value !== old,
          before,
        )
      }
      assert((await remark.count()) > 0, 'no pass says what became of Debug')
      await page.locator('#pane-1-panel .cm-removed').first().waitFor()
    },
  },
  {
    name: 'side by side, download',
    async run(page) {
      await page.click('#split')
      await page.locator('#pane-2-panel .cm-content', { hasText: 'define' }).waitFor()
      await page.click('#split')
      assert((await page.locator('.pane').count()) === 1, 'the second pane stays')
      const [download] = await Promise.all([page.waitForEvent('download'), page.click('#download')])
      const bytes = readFileSync((await download.path())!)
      assert(bytes.subarray(0, 4).toString('latin1') === 'DXBC', 'the download is not a container')
      assert(
        bytes.subarray(4, 20).some((byte) => byte !== 0),
        'the container is not signed',
      )
    },
  },
  {
    name: 'share and reopen a link',
    async run(page, bench) {
      await page.selectOption('#example', { label: 'Includes and macros' })
      await waitForStatus(page, /3 bound/)
      await page.fill('input[name=defines]', 'FILTER=0')
      await waitForStatus(page, /2 bound, 1 not bound/)
      await page.click('#share')
      await waitForStatus(page, /link/)
      const link = page.url()
      assert(link.length > bench.address.length + 100, 'the address holds nothing')
      const { page: other, context } = await bench.newPage()
      await other.goto(link)
      await waitForStatus(other, /2 bound, 1 not bound/)
      assert((await other.inputValue('input[name=defines]')) === 'FILTER=0', 'the defines are lost')
      assert((await other.locator('#files [role=tab]').count()) === 2, 'files are lost')
      await context.close()
    },
  },
  {
    name: 'files: tabs, drops, archives, a pasted gist',
    async run(page) {
      await page.locator('#files [role=tab]').nth(1).click()
      assert((await textOf(page, '#editor .cm-content')).includes('Buffer<float> Weights'), 'the header is not shown')
      const archive = zipSync({
        'shaders/inc/lib.hlsli': new TextEncoder().encode('RWBuffer<float> Library;\n'),
        'shaders/main.hlsl': new TextEncoder().encode(
          '#include "inc/lib.hlsli"\n[numthreads(1, 1, 1)] void main() { Library[0] = 1; }\n',
        ),
      })
      await page.setInputFiles('#file-input', {
        name: 'shaders.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from(archive),
      })
      await page.locator('#files [role=tab]', { hasText: 'inc/lib.hlsli' }).waitFor()
      await waitForStatus(page, /1 bound/)
      await drop(page, { 'dropped.hlsl': '[numthreads(1, 1, 1)] void main() {}\n' })
      await page.locator('#files [role=tab]', { hasText: 'dropped.hlsl' }).waitFor()
      await waitForStatus(page, /0 bound/)
      await page.click('#paste')
      await page.fill('#paste-text', `{"files": {"gist.hlsl": {"content": ${JSON.stringify(simple)}}}}`)
      await page.click('#paste-use')
      await page.locator('#files [role=tab]', { hasText: 'gist.hlsl' }).waitFor()
      await waitForStatus(page, /2 bound/)
    },
  },
  {
    name: 'keys',
    async run(page) {
      await page.locator('#pane-1-passes').focus()
      await page.keyboard.press('Home')
      assert(
        (await page.locator('#pane-1-bindings').getAttribute('aria-selected')) === 'true',
        'Home does not lead to the first tab',
      )
      await page.keyboard.press('ArrowRight')
      assert((await page.locator('#pane-1-pictures').getAttribute('aria-selected')) === 'true', 'arrows do not move')
      await page.locator('#editor .cm-content').focus()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(() => document.activeElement?.id === 'editor')
      assert(!isInside, 'Escape and Tab do not leave the editor')
    },
  },
]

async function drop(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((given) => {
    const data = new DataTransfer()
    for (const [name, text] of Object.entries(given)) data.items.add(new File([text], name))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  }, files)
}

/** Faults that axe finds on the page as it is. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // The policy of the page refuses added scripts; what the debugger evaluates is no script of the page.
  const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await page.evaluate(source)
  const violations = await page.evaluate(async () => {
    const axe = (
      globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }> }
      }
    ).axe
    return (await axe.run()).violations
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) =>
        `${id} at ${JSON.stringify(target)}: ${failureSummary ?? ''}`.replaceAll('\n', ' '),
      ),
  )
}
