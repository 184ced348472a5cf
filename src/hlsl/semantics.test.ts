import { describe, expect, it } from 'vitest'
import {
  currentSemantic,
  interpretSemantic,
  lookupSemantic,
  semanticRows,
  signaturePoints,
  splitSemantic,
} from './semantics.ts'

describe('semantics', () => {
  it('split into name and index', () => {
    expect(splitSemantic('TEXCOORD12')).toEqual({ name: 'TEXCOORD', index: 12 })
    expect(splitSemantic('SV_Target')).toEqual({ name: 'SV_Target', index: 0 })
    expect(splitSemantic('A1B07')).toEqual({ name: 'A1B', index: 7 })
    expect(splitSemantic('12')).toEqual({ name: '', index: 12 })
  })

  it('are found whatever their case', () => {
    expect(lookupSemantic('sv_POSITION')?.name).toBe('SV_Position')
    expect(lookupSemantic('POSITION')).toBeUndefined()
  })

  it('mean different things at different points', () => {
    expect(interpretSemantic('SV_Position', 'VSOut', 0)).toBe('system value')
    expect(interpretSemantic('SV_Position', 'VSIn', 0)).toBe('arbitrary')
    expect(interpretSemantic('SV_Position', 'PSOut', 0)).toBeUndefined()
    expect(interpretSemantic('SV_Target', 'PSOut', 0)).toBe('target')
    expect(interpretSemantic('SV_DispatchThreadID', 'CSIn', 0)).toBe('not in signature')
    expect(interpretSemantic('TEXCOORD', 'VSOut', 0)).toBe('arbitrary')
    expect(interpretSemantic('TEXCOORD', 'CSIn', 0)).toBeUndefined()
    expect(interpretSemantic('SV_Nonsense', 'VSOut', 0)).toBeUndefined()
  })

  it('appear with their shader model', () => {
    expect(interpretSemantic('SV_ViewID', 'PSIn', 0)).toBeUndefined()
    expect(interpretSemantic('SV_ViewID', 'PSIn', 1)).toBe('not in signature')
    expect(interpretSemantic('SV_ShadingRate', 'VSOut', 4)).toBe('system value')
  })

  it('have dense kinds, distinct names and known points', () => {
    expect(semanticRows.map(({ kind }) => kind)).toEqual(semanticRows.map((_, index) => index + 1))
    expect(new Set(semanticRows.map(({ name }) => name)).size).toBe(semanticRows.length)
    for (const { points } of semanticRows)
      for (const point of Object.keys(points)) expect(signaturePoints).toHaveProperty(point)
  })

  it('replace Direct3D 9 names only where they meant system values', () => {
    expect(currentSemantic('color', 'PSOut')).toBe('SV_Target')
    expect(currentSemantic('POSITION', 'VSOut')).toBe('SV_Position')
    expect(currentSemantic('POSITION', 'VSIn')).toBe('POSITION')
  })
})
