// The report of `descry check`, made from the example project after some edits and opened in a headless Chromium: the browser has nothing to
// complain about, the table tells the changes, and the pictures show them.
//
// `REPORT_IMAGE=docs/images/report.png npm run validate -- project-report` renews the picture in docs/project.md.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { buildCommand } from '../../test/support/command.ts'
import type { Check } from './check.ts'

const root = join(import.meta.dirname, '..', '..')

/** One resource is new, one is gone, one has an annotation that moves it, and a member of a buffer is elsewhere. */
const edits: readonly (readonly [string, string])[] = [
  ['Texture2D<float4> albedo;', 'Texture2D<float4> albedo : register(t7);\nTexture2D<float4> normals;'],
  ['float3 eye;', 'float time;\n  float3 eye;'],
  ['StructuredBuffer<float4x4> bones;', ''],
  ['mul(float4(position, 1), bones[bone]).xyz', 'position + time'],
  ['float4 color = albedo.', 'float4 color = normals.Sample(linearSampler, vertex.uv) + albedo.'],
]

export const check: Check = {
  name: 'project-report',
  tools: ['chromium'],
  async run(): Promise<string[]> {
    const folder = mkdtempSync(join(tmpdir(), 'descry-report-'))
    try {
      const report = await makeReport(folder)
      return typeof report === 'string' ? [report] : await look(report.path)
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}

async function makeReport(folder: string): Promise<{ readonly path: string } | string> {
  const script = await buildCommand(folder)
  const project = join(folder, 'project')
  cpSync(join(root, 'examples', 'project'), project, { recursive: true })
  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, [script, ...words], { cwd: project, encoding: 'utf8' })
  const locked = run('lock')
  if (locked.status !== 0) return `descry lock: ${locked.stderr}`
  let text = readFileSync(join(project, 'mesh.hlsl'), 'utf8')
  for (const [before, after] of edits) {
    if (!text.includes(before)) return `the example has no '${before}' any more`
    text = text.replace(before, after)
  }
  writeFileSync(join(project, 'mesh.hlsl'), text)
  const checked = run('check', '--report', 'changes.html')
  if (checked.status !== 1) return `descry check ended with ${checked.status}: ${checked.stderr}`
  return { path: join(project, 'changes.html') }
}

async function look(path: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  const problems: string[] = []
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 700 } })
    page.on('pageerror', (error) => problems.push(`error in the page: ${error.message}`))
    page.on('console', (message) => problems.push(`the console says: ${message.text()}`))
    await page.goto(pathToFileURL(path).href)
    problems.push(...(await problemsOf(page)))
    const image = process.env.REPORT_IMAGE
    if (image !== undefined) {
      mkdirSync(dirname(image), { recursive: true })
      await page.screenshot({ path: image, fullPage: true })
    }
  } finally {
    await browser.close()
  }
  return problems
}

async function problemsOf(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  const expected = ['albedo', 't7', 'normals', 'bones', 'Camera.eye', 'Camera.time']
  const pictures = page.locator('svg')
  const boxes = await pictures.evaluateAll((all) =>
    all.map((picture) => {
      const { width, height } = picture.getBoundingClientRect()
      return { width, height, bars: picture.querySelectorAll('text').length }
    }),
  )
  return [
    ...expected.filter((name) => !text.includes(name)).map((name) => `the page does not name ${name}`),
    ...(boxes.length === 2 ? [] : [`${boxes.length} pictures, not one for each API`]),
    ...boxes
      .filter(({ width, height, bars }) => width < 100 || height < 40 || bars < 4)
      .map((box) => `a picture has no room: ${JSON.stringify(box)}`),
  ]
}
