// Columns as a terminal shows them: tabs, wide and combining characters, and control characters made visible.

const tabStop = 8

/** East Asian wide and full-width blocks, and emoji: two cells each. Sorted pairs of first and last code point. */
const wideBlocks: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x231a, 0x231b],
  [0x2329, 0x232a],
  [0x23e9, 0x23ec],
  [0x25fd, 0x25fe],
  [0x2614, 0x2615],
  [0x2648, 0x2653],
  [0x26aa, 0x26ab],
  [0x26bd, 0x26be],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x1b000, 0x1b2ff],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1faff],
  [0x20000, 0x3fffd],
]

export interface DisplayLine {
  readonly text: string
  /** The display column (0-based) of every UTF-16 offset of the line, and of its end. */
  readonly columns: Uint32Array
}

export function displayLine(line: string): DisplayLine {
  const columns = new Uint32Array(line.length + 1)
  let text = ''
  let column = 0
  for (let offset = 0; offset < line.length; ) {
    const code = line.codePointAt(offset)!
    const length = code > 0xffff ? 2 : 1
    columns.fill(column, offset, offset + length)
    const shown = show(code, column)
    text += shown.text
    column += shown.width
    offset += length
  }
  columns[line.length] = column
  return { text, columns }
}

function show(code: number, column: number): { readonly text: string; readonly width: number } {
  if (code === 9) {
    const width = tabStop - (column % tabStop)
    return { text: ' '.repeat(width), width }
  }
  const text = String.fromCodePoint(code)
  if (code >= 0x20 && code < 0x7f) return { text, width: 1 }
  if (/[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]/u.test(text)) {
    const visible = `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`
    return { text: visible, width: visible.length }
  }
  if (/\p{M}/u.test(text)) return { text, width: 0 }
  return { text, width: isWide(code) ? 2 : 1 }
}

export function displayWidth(text: string): number {
  return displayLine(text).columns[text.length]!
}

function isWide(code: number): boolean {
  return wideBlocks.some(([first, last]) => code >= first && code <= last)
}

/** Clang counts columns in bytes of UTF-8. */
export function utf8Length(text: string): number {
  let length = 0
  for (const character of text) {
    const code = character.codePointAt(0)!
    length += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return length
}
