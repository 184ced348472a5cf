// State of one parse: the cursor, the names in scope, the language.
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import type { TokenBuffer } from '../lex/tokens.ts'
import type { SourceMap } from '../support/source.ts'
import { builtinScope } from './builtins.ts'
import { Cursor } from './cursor.ts'
import type { FoundBody } from './find-bodies.ts'
import type { FoundDeclaration } from './find-declarations.ts'
import { Scope, Scopes } from './names.ts'

export interface ParseOptions {
  readonly language: 'hlsl' | 'slang'
  /** 2016 to 2021; 202x is 2029. */
  readonly hlslVersion: number
  /** What only DXC's parser refuses is refused. */
  readonly isStrictLikeDxc?: boolean
  readonly skipped?: SkippedText
  /** For the places of what is missing behind macros. */
  readonly sources?: SourceMap
}

/** What need not be read. */
export interface SkippedText {
  /** By the token that opens them. */
  readonly bodies: ReadonlyMap<number, FoundBody>
  /** By their first token. */
  readonly declarations: ReadonlyMap<number, FoundDeclaration>
  /** To be filled: the tokens that declarations of files and namespaces begin with. */
  readonly starts: Set<number>
}

export class Parser extends Cursor {
  readonly isSlang: boolean
  readonly hlslVersion: number
  readonly isStrictLikeDxc: boolean
  readonly skipped: SkippedText | undefined
  readonly scopes: Scopes
  /** Inside template arguments a `>` closes them; brackets bring the operator back. */
  greaterCloses = false
  /** A missing `}` makes every function after it a nested one; that is said of the first only. */
  hasReportedNesting = false

  constructor(tokens: TokenBuffer, options: ParseOptions, sink: DiagnosticSink) {
    super(tokens, sink, options.sources)
    this.isSlang = options.language === 'slang'
    this.hlslVersion = options.hlslVersion
    this.isStrictLikeDxc = options.isStrictLikeDxc === true && !this.isSlang
    this.skipped = options.skipped
    this.scopes = new Scopes(builtinScope(options.language))
  }

  /** Runs `parse` with a new scope for names. */
  scoped<Result>(parse: () => Result, scope = new Scope()): Result {
    this.scopes.push(scope)
    const result = parse()
    this.scopes.pop()
    return result
  }

  /** Runs `parse` inside brackets or template arguments, where `>` means what `closes` says. */
  withGreater<Result>(closes: boolean, parse: () => Result): Result {
    const before = this.greaterCloses
    this.greaterCloses = closes
    const result = parse()
    this.greaterCloses = before
    return result
  }
}
