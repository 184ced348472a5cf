// The parts of the page that need no browser.
import { expect, test } from 'vitest'
import { examples } from '../src/examples.ts'
import { mainFile, readPasted } from '../src/files.ts'
import { type Program, readProgram } from '../src/program.ts'
import { decodeProgram, encodeProgram } from '../src/share.ts'
import { answers } from '../src/worker/answers.ts'
import { diffLines } from '../src/worker/line-diff.ts'

const program = (text: string, more: Partial<Program> = {}): Program =>
  readProgram({ files: { 'a.hlsl': text }, ...more })!

test('a link holds the whole state', async () => {
  const state = program('RWBuffer<float> Ä; // "</script>"\n', { entry: 'f', rules: 'dxc', target: 'spirv', level: 0 })
  const fragment = await encodeProgram(state)
  expect(fragment).toMatch(/^1\.[\w-]+$/)
  expect(await decodeProgram(`#${fragment}`)).toEqual(state)
})

test('a damaged link is no program', async () => {
  const fragment = await encodeProgram(program('float x;'))
  for (const wrong of ['', '#', '#1.', '#1.!!!', '#2.abc', `#${fragment.slice(0, 12)}`, '#1.e30'])
    expect(await decodeProgram(wrong)).toBeUndefined()
})

test('state from a link is taken only as far as it makes sense', () => {
  expect(readProgram({ files: { 'a.hlsl': 'x', b: 3 }, main: 'gone', rules: 'x', target: 'cpu', level: 9 })).toEqual({
    files: { 'a.hlsl': 'x' },
    main: 'a.hlsl',
    entry: 'main',
    profile: '',
    defines: '',
    rules: 'clang',
    target: 'dxil',
    level: 3,
  })
  expect(readProgram({ files: {} })).toBeUndefined()
  expect(readProgram('x')).toBeUndefined()
})

test('pasted text is one file, several, or a gist', () => {
  expect(readPasted('float x;')).toEqual({ 'shader.hlsl': 'float x;' })
  expect(readPasted('// file: a.hlsl\nA\n// file: inc/../b.h\nB\n')).toEqual({ 'a.hlsl': 'A\n', 'b.h': 'B\n' })
  expect(readPasted('{"files": {"a.hlsl": {"content": "A"}, "n": {}}}')).toEqual({ 'a.hlsl': 'A' })
  expect(readPasted('{ broken')).toEqual({ 'shader.hlsl': '{ broken' })
})

test('the file with an entry point is compiled', () => {
  expect(
    mainFile({ 'x.hlsli': 'float4 main() {}', 'b.hlsl': 'float f;', 'a.hlsl': '[numthreads(1,1,1)] void m() {}' }),
  ).toBe('a.hlsl')
})

test('differences line by line', () => {
  const before = Array.from({ length: 20 }, (_, index) => `line ${index}`)
  const after = before.toSpliced(10, 1, 'new', 'newer')
  expect(diffLines(before.join('\n'), after.join('\n')).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'skipped 7 lines are the same',
    'same line 7',
    'same line 8',
    'same line 9',
    'removed line 10',
    'added new',
    'added newer',
    'same line 11',
    'same line 12',
    'same line 13',
    'skipped 6 lines are the same',
  ])
  expect(diffLines('a\nb\nc', 'b\nx\nc').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'removed a',
    'same b',
    'added x',
    'same c',
  ])
})

test.each(examples)('the example "$name" compiles and can be written', async ({ program: example }) => {
  const shown = readProgram({ level: 3, ...example })!
  const { diagnostics, table } = await answers.analyze({ program: shown })
  expect(diagnostics).toEqual([])
  expect(table!.resources.length).toBeGreaterThan(0)
  for (const name of ['llvm-raw', 'llvm-bound', 'dxil', 'spirv-asm', 'glsl', 'hlsl', 'reflection'] as const)
    expect((await answers.output({ program: shown, name }))?.text, name).toBeTruthy()
  expect((await answers.pictures({ program: shown, kept: null }))!.registers).toContain('<svg')
  expect((await answers.bytes({ program: shown, name: 'container' }))!.subarray(0, 4)).toEqual(
    new TextEncoder().encode('DXBC'),
  )
})

test('lines of the output lead to lines of the source', async () => {
  const source =
    'RWBuffer<float> A;\nfloat f(float x) {\n  return x * 3;\n}\n[numthreads(1, 1, 1)] void main() {\n  A[0] = f(A[1]);\n}\n'
  for (const name of ['llvm-raw', 'llvm-bound', 'dxil'] as const) {
    const { text, lines } = (await answers.output({ program: program(source), name }))!
    const index = text.split('\n').findIndex((line) => /fmul/.test(line))
    expect(lines[index], name).toMatchObject({ file: 'a.hlsl', line: 3 })
  }
  const { text, lines } = (await answers.output({ program: program(source), name: 'glsl' }))!
  expect(lines[text.split('\n').findIndex((line) => /float f\(/.test(line))]).toMatchObject({ file: 'a.hlsl', line: 2 })
})

test('passes tell what they did to resources', async () => {
  const source = 'RWBuffer<float> A, B;\n[numthreads(1, 1, 1)] void main() {\n  A[0] = 1;\n  if (false) B[0] = 1;\n}\n'
  const { steps } = (await answers.passes({ program: program(source), shown: 0 }))!
  const at = steps.findIndex(({ remarks }) => remarks.some(({ resource }) => resource === 'B'))
  expect(steps[at]!.remarks[0]).toMatchObject({ resource: 'B', location: { line: 4 } })
  const { diff } = (await answers.passes({ program: program(source), shown: at }))!
  expect(diff.some(({ kind }) => kind === 'removed')).toBe(true)
})

test('hover tells where a resource is, and why', async () => {
  const shown = program('RWBuffer<float> A;\n[numthreads(1, 1, 1)] void main() { A[0] = 1; }\n')
  const text = await answers.hover({ program: shown, at: { file: 'a.hlsl', line: 1, column: 17 } })
  expect(text).toContain('RWBuffer<float> A')
  expect(text).toContain('u0 is the first free register')
  expect(await answers.hover({ program: shown, at: { file: 'a.hlsl', line: 3, column: 1 } })).toBeNull()
})

test('hints show registers', async () => {
  const shown = program('RWBuffer<float> A[2];\n[numthreads(1, 1, 1)] void main() { A[0][0] = 1; }\n')
  expect(await answers.inlays({ program: shown, file: 'a.hlsl' })).toMatchObject([
    { line: 1, column: 21, text: expect.stringContaining('u0') },
  ])
})

test('completion knows what the program declares and what the language has', async () => {
  const shown = program('cbuffer C { float scale; }\nvoid f() {\n  \n}\n')
  const items = await answers.complete({ program: shown, at: { file: 'a.hlsl', line: 3, column: 3 } })
  const labels = items.map(({ label }) => label)
  for (const label of ['scale', 'saturate', 'return']) expect(labels).toContain(label)
})

test('what moved since a program was kept', async () => {
  const body = '[numthreads(1, 1, 1)] void main() { B[0] = 1; }\n'
  const kept = program(`RWBuffer<float> B;\n${body}`)
  const shown = program(`RWBuffer<float> A;\nRWBuffer<float> B;\n${body.replace('B[0] = 1', 'B[0] = A[0]')}`)
  const { since } = (await answers.pictures({ program: shown, kept }))!
  expect(since!.changes).toEqual([
    'B moved: u0 to u1, u0 is taken by A; u1 is the first free register',
    'A appeared: nowhere to u0, u0 is the first free register',
  ])
  expect(since!.svg).toContain('B (was u0)')
})
