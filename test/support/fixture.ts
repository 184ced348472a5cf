// Files that carry their own expectations. A runner renders each file with the answers of today's compiler and compares:
//
//   expectations stripped  ->  compile  ->  expectations written back  ->  must equal the file
//
// so an answer nobody expected fails like a missing one, and `npm run bless` is the same walk with a write at the end.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseHeaders } from './headers.ts'

export { argumentsOf } from './headers.ts'

export interface Fixture {
  readonly path: string
  readonly text: string
  readonly headers: ReadonlyMap<string, string>
}

export interface FixtureRunner {
  /** Relative to test/. */
  readonly folder: string
  readonly extensions: readonly string[]
  readonly headers: readonly string[]
  /** The whole file as it should be. */
  readonly render: (fixture: Fixture) => string
}

const blessing = process.env.BLESS === '1' && process.env.CI === undefined

export function runFixtures(runner: FixtureRunner): void {
  const folder = join(import.meta.dirname, '..', runner.folder)
  const files = fixtureFiles(folder, runner.extensions)
  describe(runner.folder, () => {
    test('has fixtures', () => expect(files).not.toEqual([]))
    for (const file of files)
      test(file, () => {
        const path = join(folder, file)
        const text = readFileSync(path, 'utf8')
        const rendered = runner.render({ path, text, headers: parseHeaders(text, runner.headers) })
        if (blessing && rendered !== text) writeFileSync(path, rendered)
        else expect(rendered).toBe(text)
      })
  })
}

/** Sorted, folders included; headers for #include lie in folders called `include`. */
function fixtureFiles(folder: string, extensions: readonly string[], below = ''): readonly string[] {
  const files: string[] = []
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) {
      if (entry.name !== 'include') files.push(...fixtureFiles(folder, extensions, name))
    } else if (extensions.some((extension) => name.endsWith(extension))) files.push(name)
    else if (!name.endsWith('.test.ts')) throw new Error(`no runner reads ${join(folder, name)}`)
  }
  return files.sort()
}
