import { describe, expect, it } from 'vitest'
import { builtinConstants, builtinStructs } from './builtins.ts'
import { isIntrinsic } from './intrinsics.ts'
import { builtinTypeNames, keywords } from './keywords.ts'
import { lookupObject } from './resources.ts'

describe('built-in names', () => {
  it('have the values drivers expect', () => {
    expect(builtinConstants.get('RAY_FLAG_CULL_NON_OPAQUE')).toBe(0x80)
    expect(builtinConstants.get('ALL_MEMORY')).toBe(15)
    expect(builtinConstants.get('REORDER_SCOPE')).toBe(8)
  })

  it('lay out a ray as TraceRay reads it', () => {
    const fields = builtinStructs.get('RayDesc')!.fields.map(({ name, columns }) => `${name} ${columns}`)
    expect(fields).toEqual(['Origin 3', 'TMin 1', 'Direction 3', 'TMax 1'])
  })

  it('do not collide with each other', () => {
    const isTaken = (name: string) =>
      isIntrinsic(name) || keywords.has(name) || builtinTypeNames.has(name) || lookupObject(name) !== undefined
    for (const name of [...builtinConstants.keys(), ...builtinStructs.keys()]) expect(isTaken(name), name).toBe(false)
  })
})
