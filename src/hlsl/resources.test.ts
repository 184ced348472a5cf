import { describe, expect, it } from 'vitest'
import { objectClassLabels, objectNames } from './object-classes.ts'
import { lookupMethod, lookupObject, methodNames, methodsOf, objectRows } from './resources.ts'

describe('objects', () => {
  it('have distinct names', () => {
    const names = objectRows.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })

  it.each(objectRows.filter(({ methods }) => methods))('$name: every method parses, none twice', (row) => {
    let overloads = 0
    for (const name of methodNames(row)) overloads += lookupMethod(row, name)!.length
    const methods = methodsOf(row)
    expect(overloads).toBe(methods.length)
    const shapes = methods.map(({ text }) => text.replaceAll(/ \w+(?=[,)])/g, ''))
    expect(shapes).toEqual([...new Set(shapes)])
  })

  it('exist for every class signatures mention', () => {
    const legacy = new Set(['sampler1D', 'sampler2D', 'sampler3D', 'samplerCUBE'])
    for (const label of objectClassLabels)
      for (const name of objectNames(label)!) expect(lookupObject(name) ?? legacy.has(name), name).toBeTruthy()
  })

  it('answer to aliases', () => {
    expect(lookupObject('sampler')).toBe(lookupObject('SamplerState'))
    expect(lookupObject('constructor')).toBeUndefined()
  })

  it('know their subscripts', () => {
    const subscripts = Object.fromEntries(objectRows.map((row) => [row.name, row.subscript]))
    expect(subscripts).toMatchObject({ Texture2D: 2, RWTexture2DArray: 3, RWBuffer: 1, Texture2DMSArray: 3 })
    expect(subscripts.TextureCube).toBeUndefined()
    expect(subscripts.RWByteAddressBuffer).toBeUndefined()
  })
})
