import { describe, expect, it } from 'vitest'
import { parseSignature, signatureName } from './signature-text.ts'

describe('signature text', () => {
  it('reads names without parsing the rest', () => {
    expect(signatureName('x abs(numeric<> x)')).toBe('abs')
    expect(signatureName('U vk::RawBufferLoad<U>(uint64_t address)')).toBe('vk::RawBufferLoad')
    expect(signatureName('a.element<c> mul(numeric<n> a, a.element<n,c> b)')).toBe('mul')
  })

  it('refers to parameters by name', () => {
    const { result, parameters } = parseSignature('bool<x> f(numeric<> x, out x y, x.element<4> z)')
    expect(result).toEqual({
      kind: 'numeric',
      component: { kind: 'class', class: 'bool' },
      shape: { kind: 'parameter', index: 0 },
    })
    expect(parameters.map(({ name, mode }) => `${mode} ${name}`)).toEqual(['in x', 'out y', 'in z'])
    expect(parameters[1]!.type).toEqual({
      kind: 'numeric',
      component: { kind: 'parameter', index: 0 },
      shape: { kind: 'parameter', index: 0 },
    })
    expect(parameters[2]!.type).toMatchObject({ shape: { kind: 'vector', columns: 4 } })
  })

  it('notices templates and variable arguments', () => {
    expect(parseSignature('U Load<U>(uint byteOffset)')).toMatchObject({ template: true, result: { kind: 'template' } })
    expect(parseSignature('void printf(string format, ...)')).toMatchObject({ variadic: true })
    expect(parseSignature('void clip(float<> x)')).toMatchObject({ template: false, variadic: false })
  })

  it.each(['abs(numeric<> x)', 'x abs(numeric<>)', 'x abs(number<> x)', 'y abs(numeric<> x)'])('rejects %s', (text) => {
    expect(() => parseSignature(text)).toThrow()
  })
})
