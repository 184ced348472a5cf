import { expect, test } from 'vitest'
import { PublishedMessages } from '../src/published.ts'

const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } }

function recorded() {
  const sent: string[] = []
  const published = new PublishedMessages((path, messages) =>
    sent.push(`${path}: ${messages.map(({ message }) => message).join(', ')}`),
  )
  return { sent, published }
}

const said = (...words: readonly string[]) => words.map((message) => ({ range, message }))

test("a header's messages are those of all programs it is in, each once", () => {
  const { sent, published } = recorded()
  published.update('a.hlsl', new Map([['common.hlsli', said('one', 'both')]]))
  published.update('b.hlsl', new Map([['common.hlsli', said('both', 'two')]]))
  expect(sent.at(-1)).toBe('common.hlsli: one, both, two')
})

test('what a program no longer says is taken back, also when it is closed', () => {
  const { sent, published } = recorded()
  published.update('a.hlsl', new Map([['common.hlsli', said('one')]]))
  published.update('b.hlsl', new Map([['common.hlsli', said('two')]]))
  published.update('a.hlsl', new Map([['a.hlsl', []]]))
  expect(sent.slice(-2)).toEqual(['a.hlsl: ', 'common.hlsli: two'])
  published.forget('b.hlsl')
  expect(sent.at(-1)).toBe('common.hlsli: ')
})

test('a file without messages is not mentioned again and again', () => {
  const { sent, published } = recorded()
  published.update('a.hlsl', new Map([['common.hlsli', []]]))
  expect(sent).toEqual([])
})
