import { describe, expect, it } from 'vitest'
import { intrinsicFamilies, intrinsicNames, isIntrinsic, lookupIntrinsic } from './intrinsics.ts'
import { builtinTypeNames, keywords } from './keywords.ts'
import { objectClassLabels, objectNames } from './object-classes.ts'
import { lookupMethod, lookupObject, methodNames, objectRows } from './resources.ts'
import { combineScalars, scalarKinds } from './scalars.ts'

describe('intrinsics', () => {
  it('parse, every row', () => {
    let overloads = 0
    for (const name of intrinsicNames()) overloads += lookupIntrinsic(name)!.length
    const rows = Object.values(intrinsicFamilies).flat()
    expect(overloads).toBe(rows.length)
  })

  it('appear once each', () => {
    const texts = Object.values(intrinsicFamilies).flatMap((rows) => rows.map(({ text }) => text))
    expect(texts).toEqual([...new Set(texts)])
  })

  it('stay in one family per name', () => {
    const owner = new Map<string, string>()
    for (const [family, rows] of Object.entries(intrinsicFamilies)) {
      for (const { text } of rows) {
        const name = text.replace(/\(.*/, '').split(' ')[1]!
        expect(owner.get(name) ?? family, name).toBe(family)
        owner.set(name, family)
      }
    }
  })

  it('are found by their full name only', () => {
    expect(isIntrinsic('vk::ReadClock')).toBe(true)
    expect(isIntrinsic('ReadClock')).toBe(false)
    expect(lookupIntrinsic('toString')).toBeUndefined()
  })
})

describe('objects', () => {
  it('have distinct names', () => {
    const names = objectRows.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })

  it.each(objectRows.filter(({ methods }) => methods))('$name: every method parses, none twice', (row) => {
    let overloads = 0
    for (const name of methodNames(row)) overloads += lookupMethod(row, name)!.length
    expect(overloads).toBe(row.methods!.length)
    const shapes = row.methods!.map(({ text }) => text.replaceAll(/ \w+(?=[,)])/g, ''))
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

describe('words', () => {
  it('name every vector and matrix of every scalar spelling', () => {
    expect(builtinTypeNames.get('float4x3')).toEqual({ scalar: 'float', shape: 'matrix', rows: 4, columns: 3 })
    expect(builtinTypeNames.get('dword2')).toEqual({ scalar: 'uint', shape: 'vector', rows: 1, columns: 2 })
    expect(builtinTypeNames.get('float5')).toBeUndefined()
    expect(builtinTypeNames.size).toBe(21 * (1 + 4 + 16) + 2)
  })

  it('are no types and keywords at once', () => {
    for (const name of builtinTypeNames.keys()) expect(keywords.has(name), name).toBe(false)
  })
})

describe('scalars combine', () => {
  it.each([
    ['int', 'uint', 'uint'],
    ['int', 'float', 'float'],
    ['int64_t', 'float', 'float'],
    ['uint', 'int64_t', 'uint64_t'],
    ['bool', 'literal int', 'int'],
    ['bool', 'bool', 'bool'],
    ['literal int', 'literal float', 'literal float'],
    ['literal float', 'int', 'float'],
    ['literal int', 'half', 'half'],
    ['half', 'float', 'float'],
    ['min16float', 'int', 'min16float'],
    ['min16float', 'float', 'float'],
    ['min16int', 'min16uint', 'min16uint'],
    ['min12int', 'min16int', 'min16int'],
    ['min16int', 'literal int', 'min16int'],
    ['float16_t', 'literal float', 'float16_t'],
    ['int16_t', 'uint', 'uint'],
    ['float', 'double', 'double'],
  ] as const)('%s with %s gives %s', (left, right, expected) => {
    expect(combineScalars(left, right)).toBe(expected)
  })

  it('the same way round both ways, for every pair', () => {
    for (const left of scalarKinds)
      for (const right of scalarKinds) expect(combineScalars(left, right)).toBe(combineScalars(right, left))
  })
})
