// The library as a browser gets it: one bundle, no modules of Node, and the answers of the command line.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build } from 'tsdown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as Library from '../../src/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'descry-browser-'))
afterAll(() => rmSync(folder, { recursive: true }))
let bundle = ''

beforeAll(async () => {
  await build({
    config: false,
    cwd: join(import.meta.dirname, '..', '..'),
    entry: { descry: 'src/index.ts' },
    outDir: folder,
    platform: 'browser',
    format: 'iife',
    outputOptions: { name: 'descry' },
    dts: false,
    logLevel: 'error',
  })
  const [name] = readdirSync(folder)
  bundle = readFileSync(join(folder, name!), 'utf8')
}, 60_000)

/** Nothing but the language itself and what every browser has. */
function load(): typeof Library {
  const context = createContext({ TextEncoder, TextDecoder, console })
  return runInContext(`${bundle}\ndescry`, context)
}

test('the bundle imports nothing', () => {
  expect(bundle.match(/\brequire\(|\bimport\s*\(|\bprocess\.|['"]node:.*/g)).toBeNull()
})

test('it compiles without Node', () => {
  const { compile } = load()
  const source =
    'RWBuffer<float> A : register(u1);\nRWBuffer<float> B;\n[numthreads(1, 1, 1)] void main() { A[0] = B[0]; }\n'
  const { ok, bindings, reflection, ir } = compile(source)
  expect(ok).toBe(true)
  expect(bindings!.resources.map(({ name, register }) => `${name} ${register}`)).toEqual(['B u0', 'A u1'])
  expect(reflection!.entryPoints[0]!.stage).toBe('compute')
  expect(ir).toContain('define void @main()')
})

test('includes come through the host', () => {
  const { createCompiler, createMemoryHost } = load()
  const compiler = createCompiler(createMemoryHost({ 'lib/common.hlsli': 'RWBuffer<float> Shared;\n' }))
  const source = '#include "common.hlsli"\n[numthreads(1, 1, 1)] void main() { Shared[0] = 1; }\n'
  const { bindings } = compiler.compile(source, { includes: ['lib'] })
  expect(bindings!.resources[0]!.location).toEqual({ file: 'lib/common.hlsli', line: 1, column: 17 })
  expect(compiler.compile(source).diagnostics[0]!.message).toBe("'common.hlsli' file not found")
})
