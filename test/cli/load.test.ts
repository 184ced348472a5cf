// bin/load.js on a folder of two small files: with code that fits, with code that does not, and without.
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Script } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'

interface LoadModule {
  codeFolder(folder: string, entry?: string): string
  createLoader(folder: string): { load(path: string): Command; scripts: ReadonlyMap<string, Script> }
  loadCommand(folder: string, entry?: string): Command
}

interface Command {
  run(words: readonly string[]): string
}

const { codeFolder, createLoader, loadCommand } = createRequire(import.meta.url)('../../bin/load.js') as LoadModule

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'descry-load-'))
  const main =
    "const { join } = require('node:path')\nexports.run = (words) => join(...words, require('./part.cjs').name)\n"
  writeFileSync(join(folder, 'main.cjs'), main)
  writeFileSync(join(folder, 'part.cjs'), "exports.name = __filename.endsWith('part.cjs') ? 'part' : __filename\n")
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Loads everything with the loader that looks for code. */
function runLoaded(): { answer: string; scripts: ReadonlyMap<string, Script> } {
  const { load, scripts } = createLoader(folder)
  return { answer: load(join(folder, 'main.cjs')).run(['a', 'b']), scripts }
}

function keepCode(name: string, code: Uint8Array): void {
  mkdirSync(codeFolder(folder), { recursive: true })
  writeFileSync(join(codeFolder(folder), name), code)
}

test('without kept code the command is loaded as Node does', () => {
  expect(loadCommand(folder).run(['a', 'b'])).toBe(join('a', 'b', 'part'))
})

test('code that fits is taken', () => {
  for (const [name, script] of runLoaded().scripts) keepCode(name, script.createCachedData())
  const { answer, scripts } = runLoaded()
  expect(answer).toBe(join('a', 'b', 'part'))
  expect([...scripts].map(([name, { cachedDataRejected }]) => [name, cachedDataRejected])).toEqual([
    ['main.cjs', false],
    ['part.cjs', false],
  ])
  expect(loadCommand(folder).run(['a', 'b'])).toBe(answer)
})

test('code that does not fit, or is missing, only costs time', () => {
  const { scripts: first } = runLoaded()
  keepCode('main.cjs', first.get('main.cjs')!.createCachedData())
  appendFileSync(join(folder, 'main.cjs'), '// a later version\n')
  const { answer, scripts } = runLoaded()
  expect(answer).toBe(join('a', 'b', 'part'))
  expect(scripts.get('main.cjs')!.cachedDataRejected).toBe(true)
})

test('a worker has code of its own', () => {
  writeFileSync(join(folder, 'worker.cjs'), "exports.run = () => require('./part.cjs').name\n")
  expect(codeFolder(folder, 'worker')).not.toBe(codeFolder(folder))
  expect(loadCommand(folder, 'worker').run([])).toBe('part')
  mkdirSync(codeFolder(folder, 'worker'))
  expect(loadCommand(folder, 'worker').run([])).toBe('part')
})
