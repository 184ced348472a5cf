// The script descry-client against the pipes of a server in this process. A script that gives up runs `bin/descry.js`, here a stub that prints a line.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clientScript } from '../../../tools/build/client-script.ts'
import { ownPrefix, removeLeftovers, serverAddress } from './address.ts'
import type { Reply, Request } from './messages.ts'
import { openPipes, type Pipes, slotCount } from './pipes.ts'

interface Outcome {
  readonly out: Buffer
  readonly error: string
  readonly status: number | null
  readonly signal: NodeJS.Signals | null
}

let folder = ''
let pipes: Pipes | undefined
const runtime = (): string => join(folder, 'runtime')
let server = ''
const address = (): string => join(runtime(), 'descry/test.socket')
const never = (): Promise<readonly Reply[]> => new Promise(() => {})
const ranAlone = { out: Buffer.from('alone\n'), error: '', status: 5, signal: null }

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'descry-pipes-'))
  mkdirSync(join(runtime(), 'descry'), { recursive: true, mode: 0o700 })
  for (const part of ['dist/command', 'bin']) mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(join(folder, 'dist/command/descry-client'), clientScript('test'))
  chmodSync(join(folder, 'dist/command/descry-client'), 0o755)
  writeFileSync(join(folder, 'bin/descry.js'), "console.log('alone')\nprocess.exitCode = 5\n")
})

afterEach(() => {
  pipes?.close()
  pipes = undefined
  rmSync(folder, { recursive: true })
})

async function serve(answer: (request: Request) => Promise<readonly Reply[]>): Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  const enqueue = (work: () => Promise<void>): void => {
    last = last.then(work)
  }
  pipes = await openPipes({ prefix: ownPrefix(address()), enqueue, answer })
  server = join(runtime(), 'descry', readdirSync(join(runtime(), 'descry')).at(-1)!)
}

function start(words: readonly string[], shell: string[] = [], environment = {}): ChildProcess {
  const [program, ...rest] = [...shell, join(folder, 'dist/command/descry-client'), ...words]
  return spawn(program!, rest, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, XDG_RUNTIME_DIR: runtime(), TERM: 'dumb', ...environment },
  })
}

function outcome(client: ChildProcess): Promise<Outcome> {
  const parts: Buffer[] = []
  let error = ''
  client.stdout!.on('data', (chunk: Buffer) => parts.push(chunk))
  client.stderr!.setEncoding('utf8').on('data', (chunk: string) => {
    error += chunk
  })
  return new Promise((done) =>
    client.on('close', (status, signal) => done({ out: Buffer.concat(parts), error, status, signal })),
  )
}

/** The number of a process that is no more. */
async function endedProcess(): Promise<number> {
  const ended = spawn(process.execPath, ['-e', '0'])
  await new Promise((done) => ended.on('exit', done))
  return ended.pid!
}

const ask = (...words: string[]): Promise<Outcome> => outcome(start(words))

/** Until the client has taken a slot, or left it. */
async function until(isTaken: boolean): Promise<void> {
  while (existsSync(join(server, '0.request')) !== isTaken) await new Promise((done) => setTimeout(done, 2))
}

describe.skipIf(process.platform === 'win32')('descry-client', () => {
  test('hands over words, folder, umask and environment as they are', async () => {
    const requests: Request[] = []
    await serve(async (request) => {
      requests.push(request)
      return [{ status: 0 }]
    })
    const words = ['bindings', '', 'a \'b\' "c"\n$(d) \\e `f` *', 'ä%s.hlsl', '-E', 'main']
    const client = start(words, ['sh', '-c', 'umask 027; exec "$@"', 'sh'], { NO_COLOR: '1' })
    expect((await outcome(client)).status).toBe(0)
    expect(requests).toEqual([
      {
        words,
        folder,
        umask: 0o027,
        outIsTerminal: false,
        errorIsTerminal: false,
        width: undefined,
        environment: { NO_COLOR: '1', TERM: 'dumb' },
      },
    ])
  })

  test('prints every byte, in the order of the command, and ends with its status', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
    const texts = ['-e first\n', "it's 100%d \\n $(date)\n", 'größer 𝄞\n', 'x'.repeat(100_000)]
    await serve(async () => [
      ...texts.map((out) => ({ out })),
      { error: '--- 7% ' },
      { bytes: bytes.toString('base64') },
      { error: "'end' \\0\n" },
      { status: 3 },
    ])
    expect(await ask('a.hlsl')).toEqual({
      out: Buffer.concat([Buffer.from(texts.join('')), bytes]),
      error: "--- 7% 'end' \\0\n",
      status: 3,
      signal: null,
    })
    await until(false)
    const together = await outcome(start(['a.hlsl'], ['sh', '-c', 'exec "$@" 2>&1', 'sh']))
    expect(together.out.toString('latin1')).toBe(
      `${Buffer.from(`${texts.join('')}--- 7% `).toString('latin1')}${bytes.toString('latin1')}'end' \\0\n`,
    )
  })

  test('a reader that has seen enough is no error, a full disk is', async () => {
    await serve(async () => [{ out: 'x\n'.repeat(200_000) }, { error: 'warned\n' }, { status: 3 }])
    const early = start(['a.hlsl'], ['sh', '-c', '{ "$@"; echo $? >&2; } | head -n 1', 'sh'])
    expect(await outcome(early)).toMatchObject({ out: Buffer.from('x\n'), error: 'warned\n3\n' })
    if (!existsSync('/dev/full')) return
    const full = start(['a.hlsl'], ['sh', '-c', 'exec "$@" >/dev/full', 'sh'])
    expect(await outcome(full)).toMatchObject({ error: 'descry: error: cannot write to stdout\n', status: 1 })
  })

  test('each of many at once gets its own answer, and nothing is left behind', async () => {
    await serve(async ({ words }) => [{ out: `${words[0]}\n` }, { status: 0 }])
    const names = Array.from({ length: 3 * slotCount }, (_, index) => `${index}.hlsl`)
    const outcomes = await Promise.all(names.map((name) => ask(name)))
    // Those that found no slot ran alone.
    const served = outcomes.flatMap(({ out, status }, index) => (status === 0 ? [[names[index], `${out}`.trim()]] : []))
    expect(served.length).toBeGreaterThanOrEqual(slotCount)
    expect(served.filter(([name, answer]) => name !== answer)).toEqual([])
    for (const number of Array(slotCount).keys())
      await vi.waitFor(() => expect(existsSync(join(server, `${number}.request`))).toBe(false))
  })

  test('without a server, after it died or while it dies, the command runs alone', async () => {
    expect(await ask('a.hlsl')).toEqual(ranAlone)
    const dead = `${address()}.${await endedProcess()}.x`
    mkdirSync(dead, { mode: 0o700 })
    execFileSync(
      'mkfifo',
      ['requests', '0', '1'].map((name) => join(dead, name)),
    )
    expect(await ask('a.hlsl')).toEqual(ranAlone)
    removeLeftovers(address())
    expect(existsSync(dead)).toBe(false)
    await serve(never)
    const waiting = ask('a.hlsl')
    await until(true)
    pipes!.close()
    pipes = undefined
    expect(await waiting).toEqual(ranAlone)
    expect(readdirSync(join(runtime(), 'descry'))).toEqual([])
  })

  test('so it does when the server cannot run it, and what belongs to the process', async () => {
    await serve(async ({ words }) => (words[0] === 'no' ? [{ out: 'some' }] : [{ out: 'served\n' }, { status: 0 }]))
    expect((await ask('a.hlsl')).out.toString()).toBe('served\n')
    expect(`${(await outcome(start(['a.hlsl'], [], { DESCRY_SERVER: 'off' }))).out}`).toBe('alone\n')
    for (const words of [
      ['no'],
      ['batch', 'a.jsonl'],
      ['-'],
      ['@all.rsp'],
      ['-Fo', '/dev/stdout', 'a.hlsl'],
      ['/dev/fd/3'],
    ])
      expect(await ask(...words)).toEqual(ranAlone)
  })

  test('Ctrl-C ends it, and the next one gets an answer', async () => {
    await serve(never)
    const client = start(['a.hlsl'])
    const ended = outcome(client)
    await until(true)
    client.kill('SIGINT')
    expect(await ended).toMatchObject({ status: null, signal: 'SIGINT' })
    await until(false)
    expect(existsSync(join(server, '0.reply'))).toBe(false)
  })

  test('the place of a client that was killed is free again after a while', async () => {
    await serve(async () => [{ status: 0 }])
    const request = join(server, '0.request')
    writeFileSync(request, `${await endedProcess()}\0${folder}\0`)
    pipes!.sweep()
    expect(existsSync(request)).toBe(true)
    utimesSync(request, 0, 0)
    pipes!.sweep()
    expect(existsSync(request)).toBe(false)
    // One that is alive may have been stopped.
    writeFileSync(request, `${process.pid}\0${folder}\0`)
    utimesSync(request, 0, 0)
    pipes!.sweep()
    expect(readFileSync(request, 'utf8')).toContain(folder)
  })

  test('no server where others may enter', () => {
    mkdirSync(join(folder, 'build'))
    writeFileSync(join(folder, 'build/build-name'), 'name')
    const address = (): string | undefined => serverAddress(join(folder, 'build'), { XDG_RUNTIME_DIR: runtime() })
    expect(address()).toBe(join(runtime(), 'descry/name.socket'))
    chmodSync(join(runtime(), 'descry'), 0o770)
    expect(address()).toBe(undefined)
  })
})
