import { expect, test } from 'vitest'
import { hashOf, limits, readFileRows, readJobData } from '../src/protocol.ts'
import { SourceCache } from '../src/worker.ts'

const hash = hashOf('x')
const good = { key: hash, text: '{}', folder: '.', files: hash }

test('a job is checked before it is believed', () => {
  expect(readJobData({ ...good, more: 1 })).toEqual(good)
  for (const [change, problem] of [
    [{ key: 7 }, 'the job has no key'],
    [{ key: '../../etc' }, 'the job has no key'],
    [{ files: 'x' }, 'the job has no list of files'],
    [{ text: undefined }, 'the job has no text'],
    [{ text: ' '.repeat(limits.jobText.most + 1) }, '262145 characters of a job; 262144 are allowed'],
  ] as const)
    expect(readJobData({ ...good, ...change })).toBe(problem)
  expect(readJobData(null)).toBe('the job has no key')
})

test('a list of files is checked', () => {
  expect(readFileRows(JSON.stringify([['a', hash]]))).toEqual([['a', hash]])
  expect(readFileRows('{')).toBe('the list of files is not JSON')
  expect(readFileRows('[["a", "b"]]')).toBe('the list of files has another form')
  const many = Array.from({ length: limits.sourceFiles.most + 1 }, (_, index) => [`${index}`, hash])
  expect(readFileRows(JSON.stringify(many))).toBe('20001 files that a job may read; 20000 are allowed')
})

test('sources are fetched once, and again when they were forgotten; what is missing is named', async () => {
  const content = new Map(['first', 'second'].map((text) => [hashOf(text), Buffer.from(text)]))
  const listOf = (...texts: string[]): string => {
    const list = JSON.stringify(texts.map((text) => [`${text}.h`, hashOf(text)]))
    content.set(hashOf(list), Buffer.from(list))
    return hashOf(list)
  }
  let fetched = 0
  const store = {
    blobs: async (hashes: readonly string[]) => {
      fetched += hashes.length
      return hashes.map((name) => content.get(name))
    },
  }
  const cache = new SourceCache(store, 8)
  const first = await cache.load(listOf('first'))
  expect([first.textOf(hashOf('first')), fetched]).toEqual(['first', 2])
  await cache.load(listOf('first'))
  expect(fetched).toBe(2)
  await cache.load(listOf('first', 'second'))
  expect(fetched).toBe(4)
  // Now there is too much; whoever has sources keeps them.
  await cache.load(listOf('second'))
  expect(fetched).toBe(6)
  expect(first.textOf(hashOf('first'))).toBe('first')
  await expect(cache.load(listOf('second', 'third'))).rejects.toThrow(`missing source ${hashOf('third')}`)
})
