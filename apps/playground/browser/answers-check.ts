// The same answers in Chromium and in Node, byte by byte: for the shaders of the file tests, and for the example suites that lie beside
// the project, where they do.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { type Program, readProgram } from '../src/program.ts'
import { answers } from '../src/worker/answers.ts'
import type { Request } from '../src/worker/protocol.ts'
import { openBench, workerFile } from './browser.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const suites = join(root, '..', 'shared', 'checks')
/** All outputs of one shader in so many; the table and the messages of every one. */
const every = 12
const texts = ['llvm-raw', 'llvm-bound', 'dxil', 'spirv-asm', 'glsl', 'hlsl', 'reflection'] as const

interface Question {
  readonly name: string
  readonly kind: Request['kind']
  readonly ask: unknown
}

export async function problems(): Promise<readonly string[]> {
  const programs = [...fileTests(), ...(await examples())]
  const questions = programs.flatMap(([name, program], index) => questionsAbout(name, program, index % every === 0))
  const bench = await openBench()
  try {
    const { page } = await bench.newPage()
    await page.goto(bench.address)
    const found = await askPage(page, workerFile(bench.folder), questions)
    const wrong: string[] = []
    for (const [index, { name, kind, ask }] of questions.entries()) {
      if (digest(await answerHere(kind, ask)) !== found[index])
        wrong.push(`${name}: ${kind} differs between Chromium and Node`)
    }
    console.log(`page-answers: ${questions.length} questions about ${programs.length} programs`)
    return wrong
  } finally {
    await bench.close()
  }
}

function questionsAbout(name: string, program: Program, withOutputs: boolean): Question[] {
  const table: Question = { name, kind: 'analyze', ask: { program } }
  if (!withOutputs) return [table]
  return [
    table,
    ...texts.map((output): Question => ({ name: `${name} ${output}`, kind: 'output', ask: { program, name: output } })),
    ...(['container', 'spirv'] as const).map(
      (output): Question => ({ name: `${name} ${output}`, kind: 'bytes', ask: { program, name: output } }),
    ),
    { name, kind: 'pictures', ask: { program, kept: null } },
  ]
}

function fileTests(): [string, Program][] {
  const folder = join(root, 'test')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:hlsl|slang)$/.test(file),
  )
  return files.sort().flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const [, profile = ''] = /^\/\/ args:.*-T\s*(\w+)/m.exec(text) ?? []
    const program = readProgram({ files: { [file.replaceAll('\\', '/').replace(/.*\//, '')]: text }, profile })
    return program ? [[file, program] as [string, Program]] : []
  })
}

/** The suites are data from outside: nothing of them is needed. */
async function examples(): Promise<[string, Program][]> {
  if (!existsSync(suites)) return []
  const { cases }: { cases: readonly { id: string; source: string }[] } = await import(
    pathToFileURL(join(suites, 'seeds.mjs')).href
  )
  const all = [
    ...cases.map(({ id, source }) => [id, source] as const),
    ...sourcesIn('register-diagnostics.jsonl'),
    ...sourcesIn('generated-bindings.jsonl'),
  ]
  return all.flatMap(([id, source]) =>
    (['clang', 'dxc'] as const).flatMap((rules): [string, Program][] => {
      const program = readProgram({ files: { 'input.hlsl': source }, rules, profile: 'cs_6_6' })
      return program ? [[`${id} ${rules}`, program]] : []
    }),
  )
}

/** The programs of a list, named by their lines. */
function sourcesIn(file: string): (readonly [id: string, source: string])[] {
  const lines = readFileSync(join(suites, file), 'utf8').trim().split('\n')
  return lines.map((line, index) => [
    `${file} ${index + 1}`,
    (JSON.parse(line) as { readonly source?: string }).source ?? '',
  ])
}

/** In the worker that the page itself uses. */
async function askPage(page: Page, worker: string, questions: readonly Question[]): Promise<string[]> {
  const found: string[] = []
  const batch = 200
  for (let start = 0; start < questions.length; start += batch)
    found.push(
      ...(await page.evaluate(
        async ({ url, asked }) => {
          const compiler = new Worker(url, { type: 'module' })
          const text = new TextEncoder()
          const hashes: string[] = []
          for (const [id, { kind, ask }] of asked.entries()) {
            const answer = await new Promise<unknown>((resolve) => {
              compiler.onmessage = ({ data }) => resolve(data.answer ?? data.failed ?? null)
              compiler.postMessage({ id, kind, ask })
            })
            const bytes = answer instanceof Uint8Array ? new Uint8Array(answer) : text.encode(JSON.stringify(answer))
            const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
            hashes.push([...hash].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
          }
          compiler.terminate()
          return hashes
        },
        { url: worker, asked: questions.slice(start, start + batch).map(({ kind, ask }) => ({ kind, ask })) },
      )),
    )
  return found
}

/** A mistake of the compiler's is an answer, too: the same in both. */
async function answerHere(kind: Question['kind'], ask: unknown): Promise<unknown> {
  try {
    return await (answers[kind] as (ask: unknown) => unknown)(ask)
  } catch (error) {
    return (error as Error).message
  }
}

function digest(answer: unknown): string {
  const bytes = answer instanceof Uint8Array ? answer : JSON.stringify(answer ?? null)
  return createHash('sha256').update(bytes).digest('hex')
}
