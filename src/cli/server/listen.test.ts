import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Terminal } from '../terminal.ts'
import { converse } from './client.ts'
import { listen } from './listen.ts'
import type { Request } from './messages.ts'

let folder = ''
const here = process.cwd()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'descry-serve-'))
})

afterEach(() => {
  process.chdir(here)
  rmSync(folder, { recursive: true })
})

const address = (): string => (process.platform === 'win32' ? `\\\\.\\pipe\\${folder}` : join(folder, 'a.socket'))
const request = (words: readonly string[]): Request => ({
  words,
  folder,
  outIsTerminal: true,
  errorIsTerminal: false,
  umask: 0o022,
  width: 80,
  environment: { TERM: 'dumb' },
})

/** Whoever asks `end` makes the next idle moment the last. */
async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  if (words[0] === 'fail') throw new Error('broken')
  terminal.out(`${words.join(' ')} in ${process.cwd() === here ? 'the wrong folder' : 'its folder'}\n`)
  terminal.out(new Uint8Array([0, 255]))
  terminal.error(`${terminal.width} ${terminal.environment.TERM}\n`)
  return 3
}

async function untilListening(): Promise<void> {
  while (typeof (await converse(address(), request(['ping']))) !== 'object')
    await new Promise((done) => setTimeout(done, 5))
}

test('a command runs in the folder of its client, and everything it writes comes back in order', async () => {
  const served = listen({ address: address(), idleMilliseconds: 200, run })
  await untilListening()
  expect(await converse(address(), request(['lint', 'ä.hlsl']))).toEqual([
    { out: 'lint ä.hlsl in its folder\n' },
    { bytes: 'AP8=' },
    { error: '80 dumb\n' },
    { status: 3 },
  ])
  expect(await served).toBe(true)
  expect(readdirSync(folder)).toEqual([])
})

test('without a status the client is on its own, and so it is without a server', async () => {
  expect(await converse(address(), request(['lint']))).toBe('nobody')
  const served = listen({ address: address(), idleMilliseconds: 200, run })
  await untilListening()
  expect(await converse(address(), request(['fail']))).toBe('broken')
  expect(await served).toBe(true)
})

test('there is one server', async () => {
  const served = listen({ address: address(), idleMilliseconds: 200, run })
  await untilListening()
  expect(await listen({ address: address(), idleMilliseconds: 200, run })).toBe(false)
  expect(await served).toBe(true)
})
