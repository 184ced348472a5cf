// docs/library.md does what it says: every block is run, and every line that logs says behind it what it logs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import * as bindings from '../../src/bindings.ts'
import * as descry from '../../src/index.ts'
import * as run from '../../src/run.ts'
import * as service from '../../src/service/service.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/library.md'), 'utf8')
const blocks = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map((match) => match[1]!)
const packages: Readonly<Record<string, object>> = {
  descry,
  'descry/bindings': bindings,
  'descry/run': run,
  'descry/service': service,
}

async function logged(block: string): Promise<string[]> {
  const body = block.replace(/^import \{ (.*) \} from '(.*)'$/gm, "const { $1 } = packages['$2']")
  const { outputText } = ts.transpileModule(`async function run() {\n${body}\n}`, {
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  })
  const lines: string[] = []
  const log = (...words: unknown[]): number => lines.push(words.join(' '))
  const run = new Function('packages', 'console', `${outputText}\nreturn run()`)
  await run(packages, { log })
  return lines
}

test('the page has examples', () => {
  expect(blocks.length).toBeGreaterThan(6)
})

test.each(blocks)('%s', async (block) => {
  const expected = [...block.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].flatMap((match) => match[1]!.split(' | '))
  expect(expected.length).toBeGreaterThan(0)
  expect(await logged(block)).toEqual(expected)
})
