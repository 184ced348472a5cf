// Source text and positions that survive includes and macro expansion.
//
// A Location is one integer in an address space shared by all files and macro expansions of a compilation:
//
//   [1 .. n]        main file          an offset is location - base
//   [n+2 .. m]      an included file   knows the location of its #include
//   [m+2 .. k]      a macro expansion  maps to the spelling (in the macro body or an argument) and to the place of use
//
// so a token carries its whole history in 32 bits. 0 is "nowhere".
import { bug } from './bug.ts'

export type Location = number
export const nowhere: Location = 0

/** Half open: `end` is the location just past the last character. */
export interface Span {
  readonly start: Location
  readonly end: Location
}

/** A token as it is written, quotes of strings included. */
export interface SpelledToken {
  readonly start: Location
  readonly spelling: string
}

export interface Position {
  /** Display name: the path as the user or the #include wrote it, or what `#line` says. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** 1-based, in UTF-16 code units of the line. */
  readonly column: number
}

/** Immutable text with a display name. Cached across compilations. */
export class SourceFile {
  readonly name: string
  readonly text: string
  #lineStarts: Uint32Array | undefined

  constructor(name: string, text: string) {
    this.name = name
    this.text = text
  }

  get lineStarts(): Uint32Array {
    this.#lineStarts ??= findLineStarts(this.text)
    return this.#lineStarts
  }

  /** 0-based line that contains `offset`. */
  lineAt(offset: number): number {
    const starts = this.lineStarts
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return low
  }

  /** The text of a 0-based line without its line break. */
  lineText(line: number): string {
    const start = this.lineStarts[line] ?? this.text.length
    const next = this.lineStarts[line + 1] ?? this.text.length
    let end = next
    while (end > start && (this.text.charCodeAt(end - 1) === 10 || this.text.charCodeAt(end - 1) === 13)) end--
    return this.text.slice(start, end)
  }
}

/** A line ends with a line feed, or with a carriage return that none follows, as for the lexer. */
function findLineStarts(text: string): Uint32Array {
  if (/\r(?!\n)/.test(text)) return Uint32Array.from([0, ...endsOfLines(text)])
  let count = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  const starts = new Uint32Array(count)
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts[line++] = at + 1
  return starts
}

function endsOfLines(text: string): number[] {
  return [...text.matchAll(/\r\n|\n|\r/g)].map(({ 0: found, index }) => index + found.length)
}

function lastMarkBefore(marks: FileEntry['lineMarks'], offset: number): FileEntry['lineMarks'][number] | undefined {
  let low = 0
  let high = marks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (marks[middle]!.offset <= offset) low = middle + 1
    else high = middle
  }
  return marks[low - 1]
}

/** A file as it stands in one place of the include tree. */
export interface FileEntry {
  readonly kind: 'file'
  readonly base: Location
  readonly length: number
  readonly file: SourceFile
  /** Where the #include stands; `nowhere` for the main file. */
  readonly includedFrom: Location
  /** `#line` directives in order of offset. */
  readonly lineMarks: { readonly offset: number; readonly line: number; readonly name: string | undefined }[]
}

export interface ExpansionEntry {
  readonly kind: 'expansion'
  readonly base: Location
  readonly length: number
  /** Where offset 0 is spelled: in the macro's body, or in an argument. */
  readonly spelling: Location
  /**
   * The use of the macro that made this expansion: its name, and its end (the closing parenthesis, past it). For an
   * argument: the parameter it stands for, in the expansion of the macro's body.
   */
  readonly useStart: Location
  readonly useEnd: Location
  readonly macro: string
  /** An argument's tokens point at the argument itself, body tokens at the use of the macro. */
  readonly isArgument: boolean
}

export type SourceEntry = FileEntry | ExpansionEntry

export class SourceMap {
  readonly #entries: SourceEntry[] = []
  #next: Location = 1
  #last: SourceEntry | undefined

  addFile(file: SourceFile, includedFrom: Location): FileEntry {
    const entry: FileEntry = {
      kind: 'file',
      base: this.#take(file.text.length),
      length: file.text.length,
      file,
      includedFrom,
      lineMarks: [],
    }
    this.#entries.push(entry)
    return entry
  }

  /** Returns the location of the expansion's first character; offset n maps to `spelling + n`. */
  addExpansion(
    spelling: Location,
    length: number,
    useStart: Location,
    useEnd: Location,
    macro: string,
    isArgument: boolean,
  ): Location {
    const base = this.#take(length)
    this.#entries.push({ kind: 'expansion', base, length, spelling, useStart, useEnd, macro, isArgument })
    return base
  }

  /** Every file that was read, in order of first use. */
  get files(): SourceFile[] {
    return [...new Set(this.#entries.flatMap((entry) => (entry.kind === 'file' ? [entry.file] : [])))]
  }

  /** Every #include as it was read, and how many are around it. */
  get includes(): { readonly name: string; readonly depth: number }[] {
    const found: { name: string; depth: number }[] = []
    for (const entry of this.#entries) {
      if (entry.kind !== 'file' || entry.includedFrom === nowhere) continue
      let depth = 0
      for (let at: SourceEntry = entry; at.kind === 'file' && at.includedFrom !== nowhere; depth++)
        at = this.entry(this.expansionOf(at.includedFrom))
      found.push({ name: entry.file.name, depth })
    }
    return found
  }

  /** How much of the address space is taken; the preprocessor stops before 2^32. */
  get size(): number {
    return this.#next
  }

  #take(length: number): Location {
    const base = this.#next
    this.#next += length + 1
    return base
  }

  entry(location: Location): SourceEntry {
    const last = this.#last
    if (last && location >= last.base && location <= last.base + last.length) return last
    const entries = this.#entries
    let low = 0
    let high = entries.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (entries[middle]!.base <= location) low = middle
      else high = middle - 1
    }
    const found = entries[low]
    if (!found || location < found.base || location > found.base + found.length)
      bug(`location ${location} is in no file`)
    this.#last = found
    return found
  }

  /** Where the characters stand: follows macro bodies and arguments down to a file. */
  spellingOf(location: Location): Location {
    for (;;) {
      const entry = this.entry(location)
      if (entry.kind === 'file') return location
      location = entry.spelling + (location - entry.base)
    }
  }

  /** Where the outermost macro is used: always in a file. */
  expansionOf(location: Location): Location {
    for (;;) {
      const entry = this.entry(location)
      if (entry.kind === 'file') return location
      location = entry.useStart
    }
  }

  /**
   * Where something is missing behind a token: at its end, or behind the use of the macro whose last token it is. In the midst of what
   * a macro became that is no place of the file, and Clang points at the next token.
   */
  behindToken(start: Location, end: Location, next: Location): Location {
    let use: ExpansionEntry | undefined
    for (let entry = this.entry(start); entry.kind === 'expansion'; entry = this.entry(entry.useStart)) use = entry
    if (!use) return end
    const isInside = this.entry(next).kind === 'expansion' && this.expansionOf(next) === use.useStart
    return isInside ? next : use.useEnd
  }

  /** Clang's "file location": an argument counts where it is written, a macro's body where the macro is used. */
  fileLocationOf(location: Location): Location {
    for (;;) {
      const entry = this.entry(location)
      if (entry.kind === 'file') return location
      location = entry.isArgument ? entry.spelling + (location - entry.base) : entry.useStart
    }
  }

  /** The file and offset of a location that is in a file (see the three functions above). */
  place(location: Location): { readonly entry: FileEntry; readonly offset: number } {
    const entry = this.entry(location)
    if (entry.kind !== 'file') bug('a macro location has no single place')
    return { entry, offset: location - entry.base }
  }

  /** Line and column for people, `#line` applied. */
  position(location: Location): Position {
    const { entry, offset } = this.place(this.fileLocationOf(location))
    const line = entry.file.lineAt(offset)
    const column = offset - entry.file.lineStarts[line]! + 1
    const mark = lastMarkBefore(entry.lineMarks, offset)
    if (!mark) return { file: entry.file.name, line: line + 1, column }
    return { file: mark.name ?? entry.file.name, line: mark.line + (line - entry.file.lineAt(mark.offset)) - 1, column }
  }
}
