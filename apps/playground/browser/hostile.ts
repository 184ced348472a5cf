// Input that is meant to hurt. The page must stay alive, and say why it stopped where it stopped.
import type { Page } from 'playwright-core'
import { setSource, waitForStatus } from './browser.ts'

const main = '[numthreads(1, 1, 1)] void main() {}\n'
const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join('')

const hostileSources: Readonly<Record<string, string>> = {
  '10 MB of text': `${'float4 filler_line_of_some_length = 1;\n'.repeat(270_000)}${main}`,
  'macros that double': `#define X0 1 + 1\n${times(60, (index) => `#define X${index + 1} X${index} X${index}\n`)}static int y = X60;\n${main}`,
  'a line of a megabyte': `static int x = 0${' + 1'.repeat(350_000)};\n${main}`,
  'parentheses without end': `static int x = ${'('.repeat(200_000)}1;\n${main}`,
  'a loop that is unrolled for long': `RWBuffer<float> A; [numthreads(1, 1, 1)] void main() { float s = 0; ${times(6, (index) => `[unroll] for (int i${index} = 0; i${index} < 100; i${index}++) `)} s += sin(s + i0 * i5); A[0] = s; }`,
}

/** What happened instead of an answer or a reason. */
export async function hostileProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  for (const [name, source] of Object.entries(hostileSources)) {
    await setSource(page, source)
    try {
      await waitForStatus(page, /bound|error|Stopped: .* (?:ended|million|stopped)/, 40)
    } catch {
      problems.push(`${name}: the page says nothing`)
    }
    // Alive is who answers.
    const alive = await Promise.race([
      page.evaluate(() => true),
      new Promise((resolve) => setTimeout(() => resolve(false), 5000)),
    ])
    if (alive !== true) problems.push(`${name}: the page is frozen`)
  }
  problems.push(...(await manyIncludes(page)))
  await setSource(page, `RWBuffer<float> A; ${main.replace('{}', '{ A[0] = 1; }')}`)
  await waitForStatus(page, /1 bound/, 40).catch(() => problems.push('the page does not recover'))
  return problems
}

/** Hundreds of files, each of which includes the next. */
async function manyIncludes(page: Page): Promise<string[]> {
  const count = 600
  const files = Array.from(
    { length: count },
    (_, index) => `// file: f${index}.hlsli\n#include "f${index + 1}.hlsli"\nRWBuffer<float> B${index};\n`,
  )
  const text = `// file: main.hlsl\n#include "f0.hlsli"\n${main}${files.join('')}// file: f${count}.hlsli\n#include "f0.hlsli"\n`
  await page.click('#paste')
  await page.fill('#paste-text', text)
  await page.click('#paste-use')
  try {
    await waitForStatus(page, /bound|error|Stopped/, 40)
    return []
  } catch {
    return ['hundreds of includes: the page says nothing']
  }
}
