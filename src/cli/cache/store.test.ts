import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMemoryHost } from '../../preprocess/host.ts'
import { Answers, recordReads } from './reads.ts'
import { hashOf, openStore } from './store.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'descry-cache-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('what was written can be read; what was not used for longest goes first', () => {
  const store = openStore(folder)
  const keys = ['first', 'second', 'third'].map(hashOf)
  for (const [age, key] of keys.entries()) {
    store.write(key, 'x'.repeat(100))
    const used = new Date(2020, 0, 1 + age)
    utimesSync(join(folder, key.slice(0, 2), key), used, used)
  }
  writeFileSync(join(folder, 'notes.txt'), 'not ours')
  expect(store.read(keys[0]!)?.toString()).toBe('x'.repeat(100))
  expect(store.prune(250)).toEqual({ files: 3, bytes: 300, removedFiles: 1, removedBytes: 100 })
  expect(keys.map((key) => store.read(key) !== undefined)).toEqual([true, false, true])
})

test('a folder that cannot be written to is an empty cache', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const store = openStore(file)
  store.write(hashOf('key'), 'content')
  expect(store.read(hashOf('key'))).toBe(undefined)
  expect(store.prune(0).files).toBe(0)
})

test('files that are not there are read as well', () => {
  const recording = recordReads(createMemoryHost({ 'a.hlsl': 'text' }))
  recording.host.readFile('a.hlsl')
  recording.host.readFile('include/a.hlsl')
  const reads = recording.take()
  expect(recording.take()).toEqual([])
  const same = (files: Readonly<Record<string, string>>) => new Answers(createMemoryHost(files)).areSame(reads)
  expect(same({ 'a.hlsl': 'text', 'other.hlsl': '' })).toBe(true)
  expect(same({ 'a.hlsl': 'text', 'include/a.hlsl': '' })).toBe(false)
  expect(same({ 'a.hlsl': 'other' })).toBe(false)
  expect(same({})).toBe(false)
})
