import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCompiler } from '../../driver/compiler.ts'
import { createDiskHost } from '../../node/host.ts'
import { answer } from '../batch/answer.ts'
import type { Answer } from '../batch/pool.ts'
import { JobCache } from './job-cache.ts'
import { recordReads } from './reads.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'descry-jobs-'))
  mkdirSync(join(folder, 'include'))
  write('a.hlsl', '#include "b.hlsli"\n[numthreads(1, 1, 1)] void main() { o[0] = value; }')
  write('include/b.hlsli', 'RWBuffer<int> o : register(u3); static const int value = 1;')
})

afterEach(() => rmSync(folder, { recursive: true }))

const job = { file: 'a.hlsl', profile: 'cs_6_0', includes: ['include'], outputs: { container: 'out/a.dxo' } }

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
}

/** As a later run of `descry batch` finds it. */
function find(asked: object = { id: 'again', ...job }): Answer | undefined {
  const cache = new JobCache(join(folder, 'cache'), folder, createDiskHost())
  return cache.find({ line: 1, text: JSON.stringify(asked) })
}

async function compileAndKeep(asked: object = { id: 'first', ...job }): Promise<Answer> {
  const disk = createDiskHost()
  const { host, take } = recordReads(disk)
  const question = { line: 1, text: JSON.stringify(asked) }
  const made = await answer(question, folder, { host, compiler: createCompiler(host) })
  new JobCache(join(folder, 'cache'), folder, disk).keep(question, made, take())
  return made
}

const withoutTime = (made: Answer | undefined) => made?.text.replace(/"ms":[\d.]+,/, '')

test('an unchanged job has the same answer, and its files are written again', async () => {
  expect(find()).toBe(undefined)
  const made = await compileAndKeep()
  expect(made).toMatchObject({ ok: true })
  const bytes = readFileSync(join(folder, 'out/a.dxo'))
  rmSync(join(folder, 'out'), { recursive: true })
  expect(withoutTime(find())).toBe(withoutTime(made)?.replace('"first"', '"again"'))
  expect(readFileSync(join(folder, 'out/a.dxo'))).toEqual(bytes)
})

test('a job whose header, options or include path changed is run again; going back finds the old answer', async () => {
  await compileAndKeep()
  const before = readFileSync(join(folder, 'include/b.hlsli'), 'utf8')
  write('include/b.hlsli', before.replace('u3', 'u4'))
  expect(find()).toBe(undefined)
  await compileAndKeep()
  write('include/b.hlsli', before)
  expect(find()).toBeDefined()
  expect(find({ ...job, defines: ['A'] })).toBe(undefined)
  write('b.hlsli', before)
  expect(find()).toBe(undefined)
})

test('errors are kept with their messages', async () => {
  write('a.hlsl', 'void main() { x; }')
  const made = await compileAndKeep()
  expect(made).toMatchObject({ ok: false, error: "use of undeclared identifier 'x'" })
  expect(find()).toMatchObject({ ok: false, error: "use of undeclared identifier 'x'" })
})

test('what does not depend on sources alone is not kept', async () => {
  await compileAndKeep({ command: 'dump', file: 'a.hlsl' })
  expect(find({ command: 'dump', file: 'a.hlsl' })).toBe(undefined)
  await compileAndKeep({ file: 'a.hlsl', nonsense: 1 })
  expect(find({ file: 'a.hlsl', nonsense: 1 })).toBe(undefined)
})
