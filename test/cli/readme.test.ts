// What the README shows is what the commands print: every line `$ npx descry ...` of a code block is run, and what follows it must be
// its output, first stdout and then stderr. `npm run bless` writes the outputs.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands, defaultCommand } from '../../src/cli/commands.ts'
import { createBench } from '../support/terminal.ts'

const path = 'README.md'
const prompt = '$ npx descry '
const { descry, folder } = createBench()

/** The text with the output of every command after it, and an empty line between commands of one block. */
async function withOutputs(text: string): Promise<string> {
  const blocks = text.split(/^(```.*\n)/m)
  let inside = false
  for (const [index, block] of blocks.entries()) {
    if (block.startsWith('```')) inside = !inside
    else if (inside && block.startsWith(prompt)) blocks[index] = await outputsOf(block)
  }
  return blocks.join('')
}

async function outputsOf(block: string): Promise<string> {
  const commands = block.split('\n').filter((line) => line.startsWith(prompt))
  const shown: string[] = []
  for (const command of commands) {
    const { out, error } = await descry(...command.slice(prompt.length).split(' '))
    shown.push(`${command}\n${(out + error).trimEnd()}\n`)
  }
  return shown.join('\n')
}

test('the README shows what the commands print', async () => {
  const text = readFileSync(path, 'utf8')
  const rendered = await withOutputs(text)
  if (process.env.BLESS !== undefined && process.env.CI === undefined) writeFileSync(path, rendered)
  else expect(rendered).toBe(text)
})

// Their output is long, or differs from run to run.
test('the other commands of the README run', async () => {
  const lines = [...readFileSync(path, 'utf8').matchAll(/^npx descry (.*)$/gm)].map(([, line]) => line!)
  expect(lines.length).toBeGreaterThan(2)
  for (const line of lines) {
    const words = line.split(' ').map((word) => (word === 'particles.dxo' ? join(folder, word) : word))
    const { status, out, error } = await descry(...words)
    // One of the jobs is wrong, to show what that looks like.
    expect({ line, status, error }).toMatchObject({ status: line.startsWith('batch') ? 1 : 0 })
    if (!words.includes('-Fo')) expect(out).not.toBe('')
  }
})

test('the README names every command', () => {
  const text = readFileSync(path, 'utf8')
  const isNamed = (name: string): boolean => text.includes(`**\`${name}`) || text.includes(`descry ${name}`)
  const names = commands.filter((row) => row !== defaultCommand).map(({ name }) => name)
  expect(names.filter((name) => !isNamed(name))).toEqual([])
})
