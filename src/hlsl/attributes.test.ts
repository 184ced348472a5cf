import { describe, expect, it } from 'vitest'
import { attributeRow, attributeRows, attributeSpelling, lookupAttribute } from './attributes.ts'

describe('attributes', () => {
  it('ignore case outside vk', () => {
    expect(lookupAttribute('NumThreads')).toMatchObject({ name: 'numthreads', minimum: 3, maximum: 3 })
    expect(lookupAttribute('RootSignature')?.arguments).toEqual(['string'])
    expect(lookupAttribute('vk::binding')).toMatchObject({ minimum: 1, maximum: 2 })
    expect(lookupAttribute('VK::Binding')).toBeUndefined()
    expect(lookupAttribute('binding')).toBeUndefined()
  })

  it('with capital letters in their spelling are written so', () => {
    for (const name of ['RootSignature', 'MaxRecords', 'NodeArraySize', 'GroupSharedLimit']) {
      expect(lookupAttribute(name)?.name).toBe(name.toLowerCase())
      expect(lookupAttribute(name.toLowerCase())).toBeUndefined()
      expect(attributeSpelling(name.toLowerCase())).toBe(name)
    }
    expect(attributeSpelling('numthreads')).toBe('numthreads')
  })

  it('may leave arguments out', () => {
    expect(lookupAttribute('unroll')).toMatchObject({ minimum: 0, maximum: 1, targets: ['loop'] })
    expect(lookupAttribute('WaveSize')).toMatchObject({ minimum: 1, maximum: 3 })
    expect(lookupAttribute('clipplanes')).toMatchObject({ minimum: 1, maximum: 6 })
  })

  it('are distinct and found under their own name', () => {
    for (const row of attributeRows) expect(attributeRow(row.name)).toBe(row)
  })
})
