// Each file is IR, the passes that run on it, and the whole module afterwards; every pass has one.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runFixtures } from '../support/fixture.ts'
import { passNames, renderPasses } from '../support/passes.ts'

runFixtures({ folder: 'passes', extensions: ['.ll'], headers: ['passes', 'level'], render: renderPasses })

test('every pass has a file of its name, which runs it and shows a change', () => {
  const missing = passNames.filter((name) => {
    if (!readdirSync(import.meta.dirname).includes(`${name}.ll`)) return true
    const [input, output] = readFileSync(join(import.meta.dirname, `${name}.ll`), 'utf8').split('\n; ==>\n')
    const body = (text = ''): string =>
      text
        .replace(/^\s*;.*\n/gm, '')
        .replace(/\s+/g, ' ')
        .trim()
    return !input!.split('\n')[0]!.includes(name) || body(input) === body(output)
  })
  expect(missing).toEqual([])
})
