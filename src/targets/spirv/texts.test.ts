import { describe, expect, it } from 'vitest'
import { textParts } from './texts.ts'

describe('textParts', () => {
  it('keeps short texts whole, empty ones too', () => {
    expect(textParts(undefined)).toEqual([])
    expect(textParts('')).toEqual([''])
    expect(textParts('float x;')).toEqual(['float x;'])
  })

  it('cuts long texts, but no character of two units', () => {
    const text = `${'a'.repeat(64_999)}\u{1f600}${'b'.repeat(65_000)}`
    const parts = textParts(text)
    expect(parts.map(({ length }) => length)).toEqual([64_999, 65_000, 2])
    expect(parts.join('')).toBe(text)
  })
})
