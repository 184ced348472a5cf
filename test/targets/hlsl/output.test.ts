// HLSL as a user gets it: from the command line and from the library.
import { expect, test } from 'vitest'
import { compile, createCompiler, createMemoryHost } from '../../../src/index.ts'
import { createBench } from '../../support/terminal.ts'

const { file, descry } = createBench()

const source = `RWBuffer<float> Out;
float scale;
[numthreads(1, 1, 1)]
void main() { Out[0] = scale * 2; }
`

const written = `RWBuffer<float> Out : register(u0);
float scale;

[numthreads(1, 1, 1)]
void main() {
  Out[0] = scale * 2.0;
}
`

test('--emit hlsl prints it', async () => {
  expect(await descry('--emit', 'hlsl', file('a.hlsl', source))).toEqual({ status: 0, out: written, error: '' })
})

test('a wrong shader gives messages only', async () => {
  const { status, out } = await descry('--emit', 'hlsl', file('wrong.hlsl', 'void main() { x = 1; }'))
  expect({ status, out }).toEqual({ status: 1, out: '' })
})

test('it is the output of the library', () => {
  expect(compile(source, { emit: 'hlsl' }).output).toBe(written)
  expect(compile('float f(', { emit: 'hlsl' }).output).toBeNull()
})

test('resources that are kept though nothing uses them are written, too', () => {
  const unused = `Texture2D Never;\n${source}`
  expect(compile(unused, { emit: 'hlsl' }).output).toBe(written)
  expect(compile(unused, { emit: 'hlsl', unused: 'keep' }).output).toContain('Texture2D<float4> Never : register(t0);')
})

test('loose constants get a buffer with a name where $Globals would not find its register', () => {
  const compiler = createCompiler(createMemoryHost({ 'table.csv': 'ResourceName,Binding,Space\n"$Globals",b5,2\n' }))
  const { output } = compiler.compile(source, { emit: 'hlsl', bindingTable: 'table.csv' })
  expect(output).toContain('cbuffer Globals : register(b5, space2) {\n  float scale;\n};')
})

test('an explicit space for implicit bindings is written out', () => {
  const { output } = compile(source, { emit: 'hlsl', autoBindingSpace: 3 })
  expect(output).toContain('RWBuffer<float> Out : register(u0, space3);')
})
