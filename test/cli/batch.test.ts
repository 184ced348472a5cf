// `descry batch` with real worker processes: the command is built as it ships and run as a process.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCommand } from '../support/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'descry-batch-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  await buildCommand(folder)
})

function batch(jobs: readonly (object | string)[], words: readonly string[] = ['jobs.jsonl']) {
  const text = jobs.map((job) => (typeof job === 'string' ? job : JSON.stringify(job))).join('\n')
  writeFileSync(join(folder, 'jobs.jsonl'), text)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run.mjs', 'batch', ...words], {
    cwd: folder,
    encoding: 'utf8',
    input: text,
  })
  const lines = stdout.split('\n').filter((line) => line !== '')
  return { status, stderr, results: lines.map((line) => JSON.parse(line)) }
}

test('answers come in the order of the jobs, whatever the number of workers', () => {
  const jobs = Array.from({ length: 40 }, (_, index) => ({
    id: `job ${index}`,
    source: `static const int a[${index + 1}] = { ${'0, '.repeat(index % 3 === 0 ? 2000 : 1)} };\n`,
    command: 'lint',
    profile: 'lib_6_6',
    entry: '',
  }))
  const { results } = batch(jobs, ['--jobs', '3', 'jobs.jsonl'])
  expect(results.map(({ id }) => id)).toEqual(jobs.map(({ id }) => id))
})

test('files and includes are relative to the jobs file, stdin works, and a good batch answers 0', () => {
  writeFileSync(join(folder, 'a.hlsl'), '#include "b.hlsli"\n')
  writeFileSync(join(folder, 'b.hlsli'), 'static int b;\n')
  const job = { id: 'a', file: 'a.hlsl', command: 'lint', profile: 'lib_6_6' }
  const { status, stderr, results } = batch([job], ['-'])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(results).toMatchObject([
    { id: 'a', ok: true, version: 1, file: 'a.hlsl', profile: 'lib_6_6', diagnostics: [] },
  ])
})

test('of several files a job compiles its own, as dxc the last one, and says so', () => {
  const job = { id: 'a', source: 'static int a;', command: 'lint', profile: 'lib_6_6', args: ['other.hlsl'] }
  const { status, results } = batch([job])
  expect(status).toBe(0)
  expect(results[0]!.diagnostics).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('other.hlsl') },
  ])
})

test('a job that is wrong, or whose shader is, fails alone', () => {
  const lint = { command: 'lint', profile: 'lib_6_6' }
  const { status, results } = batch([
    { id: 'wrong', source: '#error no', ...lint },
    '{ not json',
    { id: 'unknown', source: '', command: 'fly' },
    { id: 'missing', file: 'none.hlsl', ...lint },
    { id: 'good', source: 'static int a;', ...lint },
  ])
  expect(status).toBe(1)
  expect(results.map(({ id, ok, diagnostics }) => [id, ok, diagnostics[0]?.id])).toEqual([
    ['wrong', false, 'err_pp_hash_error'],
    ['line 2', false, 'err_invalid_job'],
    ['unknown', false, 'err_invalid_job'],
    ['missing', false, 'err_no_such_file'],
    ['good', true, undefined],
  ])
})

test('outputs are written whole into folders that are made, all of them or none', () => {
  const source = 'RWBuffer<float> A; [numthreads(1, 1, 1)] void main() { A[0] = 1; }'
  const { status, results } = batch([
    { id: 'good', source, outputs: { dxil: 'out/deep/a.dxo', reflection: 'out/a.json', spirv: 'out/a.spv' } },
    { id: 'wrong', source: `${source} int x = y;`, outputs: { dxil: 'none/a.dxo', ast: 'none/a.txt' } },
    { id: 'arguments', source, command: 'compile', args: ['-Fo', 'out/b.dxo', '-Fc', 'out/b.txt'] },
    { id: 'text', source, command: 'compile', args: ['--emit', 'glsl'] },
    { id: 'contradiction', source, args: ['--target', 'metal'], outputs: { dxil: 'out/c.dxo' } },
  ])
  expect(status).toBe(1)
  expect(results.map(({ id, ok, outputs }) => [id, ok, outputs])).toEqual([
    ['good', true, { reflection: 'out/a.json', spirv: 'out/a.spv', container: 'out/deep/a.dxo' }],
    ['wrong', false, undefined],
    ['arguments', true, { container: 'out/b.dxo', listing: 'out/b.txt' }],
    ['text', true, {}],
    ['contradiction', false, undefined],
  ])
  expect(readdirSync(join(folder, 'out'), { recursive: true }).sort()).toEqual(
    ['a.json', 'a.spv', 'b.dxo', 'b.txt', 'deep', join('deep', 'a.dxo')].sort(),
  )
  expect(readFileSync(join(folder, 'out/deep/a.dxo')).subarray(0, 4).toString()).toBe('DXBC')
  expect(existsSync(join(folder, 'none'))).toBe(false)
  expect(results[3].output).toContain('#version 460')
  expect(results[4].diagnostics[0].id).toBe('err_contradicting_target')
})

test('the other commands answer as their JSON does', () => {
  writeFileSync(join(folder, 'one.hlsl'), 'RWBuffer<float> A; [numthreads(1, 1, 1)] void main() { A[0] = 1; }')
  writeFileSync(join(folder, 'two.hlsl'), 'RWBuffer<float> B, A; [numthreads(1, 1, 1)] void main() { A[0] = B[0]; }')
  const { results } = batch([
    { id: 'freeze', file: 'one.hlsl', command: 'freeze' },
    { id: 'diff', file: 'one.hlsl', other: 'two.hlsl', command: 'diff' },
    { id: 'explain', file: 'two.hlsl', command: 'explain', resource: 'A' },
    { id: 'dump', file: 'one.hlsl', command: 'dump' },
  ])
  expect(results[0]).toMatchObject({ ok: true, files: [{ text: expect.stringContaining('register(u0)') }] })
  expect(results[1]).toMatchObject({ ok: false, same: false, changes: [{ kind: 'moved' }, { kind: 'appeared' }] })
  expect(results[2]).toMatchObject({ ok: true, resources: [{ name: 'A', register: 'u1' }] })
  expect(results[3]).toMatchObject({ ok: false, diagnostics: [{ id: 'err_broken_object' }] })
})

test('a worker that dies takes its own job along, and no other', () => {
  const lint = { command: 'lint', profile: 'lib_6_6' }
  writeFileSync(
    join(folder, 'dying.cjs'),
    `process.on('message', ({ text }) => { if (text.includes('die')) process.abort(); process.send({ id: 'x', ok: true, text }) })`,
  )
  const before = readFileSync(join(folder, 'command/worker.cjs'))
  writeFileSync(join(folder, 'command/worker.cjs'), readFileSync(join(folder, 'dying.cjs')))
  const { status, results } = batch([
    { id: 'a', source: '', ...lint },
    { id: 'die', source: '', ...lint },
    { id: 'b', source: '', ...lint },
  ])
  writeFileSync(join(folder, 'command/worker.cjs'), before)
  expect(status).toBe(1)
  expect(results.map(({ id, ok }) => [id, ok])).toEqual([
    ['a', undefined],
    ['die', false],
    ['b', undefined],
  ])
  expect(results[1].diagnostics[0].message).toBe('internal error: the worker ended with SIGABRT')
})

test('a job does not write over its own source', () => {
  const source = 'RWBuffer<float> A; [numthreads(1, 1, 1)] void main() { A[0] = 1; }\n'
  writeFileSync(join(folder, 'own.hlsl'), source)
  const { results } = batch([{ id: 'own', file: 'own.hlsl', outputs: { dxil: 'own.hlsl' } }])
  expect(results).toMatchObject([{ id: 'own', ok: false, diagnostics: [{ id: 'err_cannot_write' }] }])
  expect(readFileSync(join(folder, 'own.hlsl'), 'utf8')).toBe(source)
})

test('a jobs file may begin with a byte order mark, or be UTF-16', () => {
  const job = JSON.stringify({ id: 'a', source: 'static int a;', command: 'lint', profile: 'lib_6_6' })
  for (const text of [Buffer.from(`\ufeff${job}`), Buffer.from(`\ufeff${job}`, 'utf16le')]) {
    writeFileSync(join(folder, 'marked.jsonl'), text)
    expect(batch([], ['marked.jsonl']).results).toMatchObject([{ id: 'a', ok: true }])
  }
})

test('a job is told when there is nothing to compare, or nothing of that name to explain', () => {
  const source = 'RWBuffer<float> A; [numthreads(1, 1, 1)] void main() { A[0] = 1; }'
  const { results } = batch([
    { source, command: 'diff' },
    { source, command: 'explain', resource: 'AA' },
    { source, command: 'explain', resource: 'A' },
  ])
  expect(results.map(({ ok }) => ok)).toEqual([false, false, true])
  expect(results.map(({ diagnostics }) => diagnostics[0]?.message)).toEqual([
    'invalid job: line 1: a "diff" needs "other", or "--other-entry" or "--rules-diff" in "args"',
    "invalid job: the shader declares no resource 'AA'; did you mean 'A'?",
    undefined,
  ])
})
