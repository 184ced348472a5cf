// The library as a browser gets it: one bundle, no modules of Node, and the answers of the command line.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { Worker } from 'node:worker_threads'
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

const wrapped = 'template<typename T> struct W { T inner; };\n'
const endless: Readonly<Record<string, string>> = {
  'a base class': 'template<int N> struct A : A<N + 1> {};',
  'a member': 'template<int N> struct A { A<N + 1> next; };',
  'a type': 'template<int N> struct A { typedef typename A<N + 1>::type type; };',
  'the argument of a type': `${wrapped}template<typename T, int N> struct A { typedef W<W<W<A<T, N + 1> > > > type; type x; }; typedef A<int, 0> B;`,
  'a constant': 'template<int N> struct A { static const int value = A<N + 1>::value; };',
  'a list in braces': 'template<int N> struct A { static const int value = { { A<N + 1>::value } }; };',
  'an enumerator': 'template<int N> struct A { enum { value = A<N + 1>::value }; };',
  'an argument in an argument':
    'template<int M, int N> struct B { enum { value = B<M - 1, B<M, N - 1>::value>::value }; }; template<int N> struct A : B<3, 2> {};',
  'a default argument':
    'template<int N> struct A; template<int N, int M = A<N + 1>::value> struct B { enum { value = M }; }; template<int N> struct A { enum { value = B<N>::value }; };',
  'the size of a parameter':
    'template<int N> struct A { enum { value = 1 }; int f(int a[A<N + 1>::value]) { return 0; } };',
  'a function': `${wrapped}template<typename T> struct D; template<typename T> int f(T t, int n = D<W<T> >::value) { return n; } template<typename T> struct D { static const int value = f(W<T>()); }; template<int N> struct A : D<int> {};`,
  'nested structs': 'template<int N> struct A { struct B { struct C { A<N + 1> next; }; C c; }; B b; };',
  'a variable':
    'template<int N> static const int value = value<N + 1> + 1; template<int N> struct A { enum { start = value<N> }; };',
  'default values of methods':
    'template<int N> struct A { static int f(int x = A<N + 1>::f()) { return x; } static const int value = f(); };',
  'an attribute':
    'template<int N> struct A { static const int value = 1; [numthreads(A<N + 1>::value, 1, 1)] void f() {} };',
  'calls in calls':
    'int f(int a); int f(float a); template<typename T> T f(T a) { return a; } template<int N> struct A { static const int value = f(f(A<N + 1>::value)); };',
  'a default argument of itself': 'template<int N, int M = A<N + 1>::value> struct A { static const int value = M; };',
  'a default type': `${wrapped}template<typename T, typename U = D<W<T> > > struct D { U next; }; template<int N> struct A : D<int> {};`,
  operators: 'template<int N> struct A { static const int value = -(1 + max(2, (int)(float)(A<N + 1>::value))); };',
}

/** A worker of Chromium has half of the stack that Node has; so has this one. */
test('templates without end are told in the stack of a worker', async () => {
  const sources = Object.values(endless).map((text) => `${text}\nstatic A<1> start;\n`)
  const code = `${bundle}
    const { parentPort, workerData } = require('node:worker_threads')
    parentPort.postMessage(workerData.map((source) => descry.compile(source, { profile: 'lib_6_6' }).diagnostics.at(-1)?.id))`
  const worker = new Worker(code, { eval: true, workerData: sources, resourceLimits: { stackSizeMb: 0.65 } })
  const found = await new Promise<string[]>((resolve, reject) => worker.on('message', resolve).on('error', reject))
  const ids = Object.keys(endless).map((name, index) => `${name}: ${found[index]}`)
  expect(ids).toEqual(Object.keys(endless).map((name) => `${name}: err_template_recursion_depth_exceeded`))
})
