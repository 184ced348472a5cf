// Host structs against the layout that the compiler itself reads by: every field where it is reflected, and no byte without a field.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile, type Reflection } from '../../index.ts'
import { hostCode, hostLanguages } from './host-code.ts'
import { type HostStruct, HostStructs, sizeOf } from './model.ts'

function reflectionOf(declarations: string, use: string): Reflection {
  const source = `${declarations}\nRWByteAddressBuffer o;\n[numthreads(1, 1, 1)] void main() { ${use} }`
  const { reflection, diagnostics } = compile(source, {
    profile: 'cs_6_6',
    native16Bit: true,
    warnings: { silent: true },
  })
  if (!reflection) throw new Error(`${source}\n${JSON.stringify(diagnostics)}`)
  return reflection
}

function expectWhole({ fields, size }: HostStruct): void {
  let end = 0
  for (const field of fields) {
    expect(field.offset).toBe(end)
    expect(field.size).toBe(sizeOf(field.type))
    end += field.size
  }
  expect(end).toBe(size)
}

const scalar = fc.constantFrom('float', 'uint', 'int', 'bool', 'double', 'uint64_t', 'half', 'int16_t')
const type = fc.oneof(
  scalar,
  fc.tuple(scalar, fc.integer({ min: 2, max: 4 })).map(([name, count]) => `${name}${count}`),
  fc
    .tuple(
      fc.constantFrom('float', 'row_major float', 'row_major half'),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
    )
    .map(([name, rows, columns]) => `${name}${rows}x${columns}`),
  fc.constantFrom('Inner'),
)
const bounds = fc
  .array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 })
  .map((counts) => counts.map((count) => `[${count}]`).join(''))
const members = fc.array(fc.tuple(type, bounds), { minLength: 1, maxLength: 8 })

test('random buffers: every member where the shader reads it, padding everywhere else', () => {
  fc.assert(
    fc.property(members, members, fc.boolean(), (inner, outer, isStructured) => {
      const list = (rows: readonly (readonly [string, string])[], start: string) =>
        rows.map(([name, bound], index) => `${name} ${start}${index}${bound};`).join(' ')
      const plain = inner.map(([name, bound]): [string, string] => [name === 'Inner' ? 'float3' : name, bound])
      const structs = `struct Inner { ${list(plain, 'i')} }; struct Outer { ${list(outer, 'm')} };`
      const buffer = isStructured ? 'StructuredBuffer<Outer> b;' : 'ConstantBuffer<Outer> b;'
      const { buffers } = reflectionOf(
        `${structs} ${buffer}`,
        `Outer v = b${isStructured ? '[0]' : ''}; o.Store<Outer>(0, v);`,
      )
      const made = new HostStructs(new Set())
      const whole = made.addBuffer(buffers[0]!)!
      for (const struct of made.structs) expectWhole(struct)
      const fields = isStructured ? buffers[0]!.fields[0]!.fields! : buffers[0]!.fields
      for (const { name, offset } of fields)
        expect(whole.fields.find((field) => field.name === name)?.offset).toBe(offset)
    }),
    { numRuns: 60 },
  )
})

test('every language has the structs, the registers and the vertex inputs', () => {
  const source = `struct Light { float3 color; uint kind : 4; uint shadow : 1; };
cbuffer Camera { float4x4 view; float weights[3]; float impl; };
StructuredBuffer<Light> lights;
Texture2D textures[] : register(t0, space1);
float4 main(float3 p : POSITION, uint2 id : ID1) : SV_Position { return mul(float4(p, weights[1] + impl), view) + lights[id.x].kind + textures[id.y].Load(0); }`
  const { reflection } = compile(source, { profile: 'vs_6_6' })
  for (const language of hostLanguages) {
    const text = hostCode(language, 'mesh.hlsl', [{ name: 'mesh', reflections: [reflection!] }])
    expect(text).toMatchSnapshot(language)
  }
})
