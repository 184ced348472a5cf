// How fast the page is: the first table, keystrokes in a shader of 1,000 lines, tasks that hold up the main thread.
import { openBench, setSource, waitForStatus } from './browser.ts'

interface Row {
  readonly what: string
  readonly milliseconds: number
  readonly note?: string
}

const visits = 5
const keys = 60

/** About 1,000 lines: resources, functions that use them, an entry that calls all. */
function longShader(): string {
  const count = 90
  const parts = Array.from(
    { length: count },
    (_, index) => `Texture2D<float4> Texture${index};
cbuffer Constants${index} { float4 scale${index}; float4 bias${index}; }

float4 function${index}(float2 uv, float weight)
{
  float4 color = Texture${index}.Load(int3(uv * scale${index}.xy, 0));
  color = color * weight + bias${index};
  if (weight > 0.5)
    color.rgb *= scale${index}.w;
  return saturate(color);
}
`,
  )
  const calls = Array.from({ length: count }, (_, index) => `  sum += function${index % 60}(id.xy, ${index}.0 / 90);`)
  return `RWTexture2D<float4> Result;\n${parts.join('\n')}
[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
  float4 sum = 0;
${calls.join('\n')}
  Result[id.xy] = sum;
}
`
}

export async function measure(): Promise<readonly Row[]> {
  const bench = await openBench()
  try {
    const firsts: number[] = []
    for (let visit = 0; visit < visits; visit++) {
      const { page, context } = await bench.newPage()
      await page.goto(bench.address)
      await waitForStatus(page, /bound/)
      firsts.push(await page.evaluate(() => performance.getEntriesByName('first-table')[0]!.startTime))
      await context.close()
    }
    const { page, context } = await bench.newPage()
    await page.goto(bench.address)
    await waitForStatus(page, /bound/)
    const shader = longShader()
    await setSource(page, shader)
    await waitForStatus(page, /cs_6_6: \d+ bound/)
    await page.waitForTimeout(1000)
    const typed = await typeAndWatch(page)
    await context.close()
    const middle = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1]!
    return [
      {
        what: 'the first table, from the start of the visit',
        milliseconds: middle(firsts),
        note: `worst of ${visits}: ${Math.max(...firsts).toFixed(0)} ms`,
      },
      {
        what: `a keystroke, ${shader.split('\n').length} lines`,
        milliseconds: middle(typed.keystrokes),
        note: `worst of ${keys}: ${Math.max(...typed.keystrokes).toFixed(0)} ms until it is painted`,
      },
      { what: 'the longest task while typing', milliseconds: typed.longest, note: `${typed.tasks} tasks over 50 ms` },
      { what: 'the table after the last keystroke', milliseconds: typed.table },
    ]
  } finally {
    await bench.close()
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openBench>>['newPage']>>['page']

async function typeAndWatch(page: Page) {
  await page.evaluate(() => {
    const watched = { tasks: [] as number[], keystrokes: [] as number[] }
    Object.assign(globalThis, { watched })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.tasks.push(duration)
    }).observe({ entryTypes: ['longtask'] })
    addEventListener(
      'keydown',
      () => {
        const start = performance.now()
        requestAnimationFrame(() => setTimeout(() => watched.keystrokes.push(performance.now() - start)))
      },
      { capture: true },
    )
  })
  await page.locator('#editor .cm-content').click()
  await page.keyboard.press('ControlOrMeta+Home')
  const text = 'static const float addition = 1; // '
  for (let index = 0; index < keys; index++) await page.keyboard.type(text[index % text.length] ?? ' ', { delay: 60 })
  await page.keyboard.press('ControlOrMeta+z')
  const start = Date.now()
  await page.evaluate(() => {
    document.querySelector('#status')!.textContent = 'asked'
  })
  await page.keyboard.type(' ')
  await waitForStatus(page, /bound|error/)
  const table = Date.now() - start
  const { tasks, keystrokes } = await page.evaluate(
    () => (globalThis as unknown as { watched: { tasks: number[]; keystrokes: number[] } }).watched,
  )
  return { table, keystrokes, longest: Math.max(0, ...tasks), tasks: tasks.length }
}
