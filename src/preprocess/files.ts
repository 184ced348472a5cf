// A file that is being preprocessed: where it stands, how far its directives are, which conditionals are open.
import type { LexedFile } from '../lex/lex.ts'
import { slashes } from '../support/slashes.ts'
import type { FileEntry, Location } from '../support/source.ts'

export interface Conditional {
  readonly location: Location
  /** Some branch was entered already. */
  isTaken: boolean
  sawElse: boolean
}

export class OpenFile {
  readonly entry: FileEntry
  readonly lexed: LexedFile
  /** One name per file on disk; `#pragma once` goes by it. */
  readonly key: string
  /** The file's name with slashes: what it includes is looked for beside it. */
  readonly path: string
  readonly includer: OpenFile | undefined
  readonly depth: number
  readonly conditionals: Conditional[] = []
  /** The next directive to obey. */
  directive = 0
  isInDirective = false
  /** The token to go on with after the directive; a branch that is not taken moves it. */
  resumeAt = 0
  nextProblem = 0

  constructor(entry: FileEntry, lexed: LexedFile, key: string, includer: OpenFile | undefined) {
    this.entry = entry
    this.lexed = lexed
    this.key = key
    this.path = slashes(entry.file.name)
    this.includer = includer
    this.depth = includer ? includer.depth + 1 : 0
  }

  hasDirectiveAhead(): boolean {
    return !this.isInDirective && this.directive < this.lexed.directives.count
  }

  /** Index of the token where the text before the next directive ends. */
  endOfText(): number {
    const { directives, tokens } = this.lexed
    return this.directive < directives.count ? directives.starts[this.directive]! : tokens.count - 1
  }

  /** Where the line of a directive ends: what Clang points at when something is missing there. */
  endOfDirective(directive: number): Location {
    const { text, tokens, directives } = this.lexed
    const last = directives.ends[directive]! - 1
    const feed = text.indexOf('\n', tokens.positions[last]!)
    let end = feed < 0 ? text.length : feed
    while (text.charCodeAt(end - 1) === 13) end--
    return this.entry.base + end
  }
}
