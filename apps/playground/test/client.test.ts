// The worker is asked one thing at a time, and ended when it takes too long.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readProgram } from '../src/program.ts'
import { WorkerClient } from '../src/worker/client.ts'

class FakeWorker {
  static readonly made: FakeWorker[] = []
  readonly posted: { readonly id: number; readonly kind: string }[] = []
  isTerminated = false
  #listeners = new Map<string, (event: unknown) => void>()

  constructor() {
    FakeWorker.made.push(this)
  }
  addEventListener(type: string, listener: (event: unknown) => void): void {
    this.#listeners.set(type, listener)
  }
  postMessage(request: { id: number; kind: string }): void {
    this.posted.push(request)
  }
  terminate(): void {
    this.isTerminated = true
  }
  answer(answer: unknown): void {
    this.#listeners.get('message')!({ data: { id: this.posted.at(-1)!.id, answer } })
  }
  fail(message: string): void {
    this.#listeners.get('error')!({ message, preventDefault: () => {} })
  }
}

const limits = { seconds: 1, characters: 1000 }
const client = (): WorkerClient => new WorkerClient(() => new FakeWorker() as unknown as Worker, limits)
const program = readProgram({ files: { a: 'x' } })!

beforeEach(() => {
  FakeWorker.made.length = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('a newer question takes the place of one that waits', async () => {
  const asked = client()
  const first = asked.ask('analyze', { program })
  const second = asked.ask('analyze', { program })
  const third = asked.ask('analyze', { program })
  const [worker] = FakeWorker.made
  worker!.answer('one')
  expect(await first).toEqual({ state: 'answered', answer: 'one' })
  expect(await second).toEqual({ state: 'overtaken' })
  worker!.answer('three')
  expect(await third).toEqual({ state: 'answered', answer: 'three' })
})

test('what takes too long is ended with a reason, and the next question gets a new worker', async () => {
  const asked = client()
  const slow = asked.ask('analyze', { program })
  const next = asked.ask('hover', { program, at: { file: 'a', line: 1, column: 1 } })
  vi.advanceTimersByTime(1001)
  expect(await slow).toMatchObject({ state: 'cut off', reason: expect.stringContaining('longer than 1 seconds') })
  const [old, fresh] = FakeWorker.made
  expect(old!.isTerminated).toBe(true)
  fresh!.answer('text')
  expect(await next).toEqual({ state: 'answered', answer: 'text' })
})

test('a worker that dies is replaced', async () => {
  const asked = client()
  const lost = asked.ask('analyze', { program })
  FakeWorker.made[0]!.fail('out of memory')
  expect(await lost).toEqual({ state: 'cut off', reason: 'the compiler stopped: out of memory' })
  void asked.ask('analyze', { program })
  expect(FakeWorker.made).toHaveLength(2)
})

test('too much text is refused before a worker sees it', async () => {
  const large = readProgram({ files: { a: 'x'.repeat(2000) } })!
  expect(await client().ask('analyze', { program: large })).toMatchObject({ state: 'cut off' })
  expect(FakeWorker.made[0]!.posted).toEqual([])
})
