// `descry batch` with real worker threads: the command is built as it ships and run as a process.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'tsdown'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'descry-batch-'))
const root = join(import.meta.dirname, '..', '..')
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  await build({
    config: false,
    cwd: root,
    entry: { main: 'src/cli/main.ts', worker: 'src/cli/batch/worker.ts' },
    outDir: join(folder, 'command'),
    format: 'cjs',
    platform: 'node',
    fixedExtension: true,
    dts: false,
    logLevel: 'error',
  })
  const main = "import { run } from './command/main.cjs'\nprocess.exitCode = await run(process.argv.slice(2))\n"
  writeFileSync(join(folder, 'run.mjs'), main)
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
