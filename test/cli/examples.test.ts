// The examples of `descry help COMMAND`, as one types them in the folder of the package, and what only a process of its own meets.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands } from '../../src/cli/commands.ts'
import { buildCommand } from '../support/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'descry-examples-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  await buildCommand(folder)
  cpSync('examples', join(folder, 'examples'), { recursive: true })
  cpSync('examples/particles.hlsl', join(folder, 'shaders/particles.hlsl'))
})

function descry(words: readonly string[]) {
  return spawnSync(process.execPath, ['run.mjs', ...words], { cwd: folder, encoding: 'utf8' })
}

/** They wait for others. */
const staying = ['worker', 'serve']

test('the examples of the help work', () => {
  for (const { name, examples } of commands.filter((row) => !staying.includes(row.name)))
    for (const example of examples) {
      const { status, stderr } = descry(example.split(' '))
      // Mistakes, differences and a wrong job are what some of them show.
      const isBad = ['diff', 'batch'].includes(name) || example.includes('mistakes')
      const told = stderr.split('\n').filter((line) => /^descry: .*(error|warning)|internal error/.test(line))
      expect({ example, status, told }).toEqual({ example, status: isBad ? 1 : 0, told: [] })
    }
})

test('the help of a command shows its examples, then its own options', () => {
  expect(descry(['help', 'freeze']).stdout).toMatch(
    /^usage: .*\n\n {2}.*\n\nExamples:\n( {2}descry freeze .*\n)+\nOptions of freeze:\n {2}-i .*\n {2}--csv .*\n {2}--both .*\n\nLanguage/,
  )
})

test('a full disk is told, not traced', () => {
  if (!existsSync('/dev/full')) return
  const words = ['-c', `exec "$0" run.mjs bindings examples/particles.hlsl > /dev/full`, process.execPath]
  const { status, stderr } = spawnSync('sh', words, { cwd: folder, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'descry: error: cannot write to stdout: no space left on the device\n',
  })
})
