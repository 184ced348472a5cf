// A debug session as an editor has it: the adapter is a process, the messages are bytes.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { encodeMessage, type Message, MessageReader } from '../src/debug/protocol.ts'

const folder = mkdtempSync(join(tmpdir(), 'descry-debug-'))
const file = join(folder, 'shader.hlsl')
writeFileSync(
  file,
  `RWStructuredBuffer<float> Out;
float twice(float x) {
  return x * 2;
}
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  float2 v = float2(i, 1);
  float sum = twice(v.x);
  Out[i] = sum + v.y;
}
`,
)
afterAll(() => rmSync(folder, { recursive: true }))

/** Sends requests, and waits for answers and events. */
class Client {
  readonly #adapter = spawn(process.execPath, [join(import.meta.dirname, 'debug-adapter.js')])
  readonly #messages: Message[] = []
  #wake: () => void = () => {}
  #sequence = 0

  constructor() {
    const reader = new MessageReader((message) => {
      this.#messages.push(message)
      this.#wake()
    })
    this.#adapter.stdout.on('data', (bytes: Buffer) => reader.push(bytes))
  }

  async request(command: string, given: object = {}): Promise<Message> {
    const seq = ++this.#sequence
    this.#adapter.stdin.write(encodeMessage({ seq, type: 'request', command, arguments: given }))
    const answer = await this.#next((message) => message.request_seq === seq)
    expect(answer.success, JSON.stringify(answer)).toBe(true)
    return (answer.body ?? {}) as Message
  }

  async event(name: string): Promise<Message> {
    return (await this.#next(({ event }) => event === name)).body as Message
  }

  async #next(isWanted: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const at = this.#messages.findIndex(isWanted)
      if (at >= 0) return this.#messages.splice(at, 1)[0]!
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  end(): void {
    this.#adapter.kill()
  }
}

it('stops, steps and shows variables', async () => {
  const client = new Client()
  const top = async (): Promise<string> => {
    const { stackFrames } = await client.request('stackTrace', { threadId: 1 })
    return (stackFrames as { name: string; line: number }[]).map(({ name, line }) => `${name}:${line}`).join(' < ')
  }
  const locals = async (): Promise<string> => {
    const { scopes } = await client.request('scopes', { frameId: 1 })
    const [{ variablesReference }] = scopes as [{ variablesReference: number }]
    const { variables } = await client.request('variables', { variablesReference })
    return (variables as { name: string; value: string }[]).map(({ name, value }) => `${name} = ${value}`).join(', ')
  }
  await client.request('initialize', { adapterID: 'descry' })
  await client.event('initialized')
  await client.request('launch', { program: file, thread: [3, 0, 0], resources: { Out: 4 } })
  await client.request('setBreakpoints', { source: { path: file }, breakpoints: [{ line: 8 }] })
  await client.request('configurationDone')
  expect((await client.event('stopped')).reason).toBe('breakpoint')
  expect(await top()).toBe('main:8')
  expect(await locals()).toBe('i = 3, v = (3, 1), sum = 0')
  expect(await client.request('evaluate', { expression: 'v.x', frameId: 1 })).toMatchObject({ result: '3' })
  await client.request('stepIn')
  await client.event('stopped')
  expect(await top()).toBe('twice:2 < main:8')
  await client.request('stepOut')
  await client.event('stopped')
  expect(await top()).toBe('main:9')
  expect(await locals()).toBe('i = 3, v = (3, 1), sum = 6')
  await client.request('continue')
  expect((await client.event('output')).output).toBe('Out = [1,3,5,7]\n')
  await client.event('terminated')
  await client.request('disconnect')
  client.end()
}, 180_000)
