import { describe, expect, it } from 'vitest'
import { builtinTypeNames, keywords } from './keywords.ts'

describe('words', () => {
  it('name every vector and matrix of every scalar spelling', () => {
    expect(builtinTypeNames.get('float4x3')).toEqual({
      scalar: 'float',
      shape: 'matrix',
      rows: 4,
      columns: 3,
      since: 0,
    })
    expect(builtinTypeNames.get('dword2')).toEqual({ scalar: 'uint', shape: 'vector', rows: 1, columns: 2, since: 0 })
    expect(builtinTypeNames.get('float5')).toBeUndefined()
    expect(builtinTypeNames.size).toBe(21 * (1 + 4 + 16) + 2)
  })

  it('are no types and keywords at once', () => {
    for (const name of builtinTypeNames.keys()) expect(keywords.has(name), name).toBe(false)
  })
})
