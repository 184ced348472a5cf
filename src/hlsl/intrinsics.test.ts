import { describe, expect, it } from 'vitest'
import { intrinsicFamilies, intrinsicNames, isIntrinsic, lookupIntrinsic } from './intrinsics.ts'

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
