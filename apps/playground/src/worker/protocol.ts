// What the page asks the worker, and what it answers: plain data.
import type { BindingTable, JsonDiagnostic, OutputName, PassStep, SourcePlace } from '../../../../src/explore.ts'
import type { Program } from '../program.ts'

export interface Position {
  readonly file: string
  /** 1-based. */
  readonly line: number
  readonly column: number
}

export interface Inlay extends Position {
  readonly text: string
  readonly why: string
}

export interface Analysis {
  readonly diagnostics: readonly JsonDiagnostic[]
  /** Null when the program has errors. */
  readonly table: BindingTable | null
  readonly profile: string
  /** Names that could be entry points. */
  readonly functions: readonly string[]
}

export interface OutputText {
  readonly text: string
  /** For each line where it comes from. */
  readonly lines: readonly (SourcePlace | null)[]
}

export interface Pictures {
  readonly registers: string
  readonly flow: string
  readonly layouts: readonly { readonly name: string; readonly svg: string }[]
  /** From Clang's rules to DXC's. */
  readonly rules: string
  readonly rulesAreSame: boolean
  /** From the program that was kept to this one; null when there is none, or it had errors. */
  readonly since: { readonly svg: string; readonly changes: readonly string[] } | null
}

export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed' | 'skipped'
  readonly text: string
}

export interface Passes {
  readonly steps: readonly PassStep[]
  readonly diff: readonly DiffLine[]
}

export interface Suggestion {
  readonly label: string
  readonly kind: string
  readonly detail: string
  /** Instead of the label. */
  readonly insert?: string
  /** Smaller comes first. */
  readonly rank: number
}

/** Question and answer of each kind. */
export interface Questions {
  analyze: { readonly ask: { readonly program: Program }; readonly answer: Analysis }
  output: { readonly ask: { readonly program: Program; readonly name: OutputName }; readonly answer: OutputText | null }
  bytes: { readonly ask: { readonly program: Program; readonly name: OutputName }; readonly answer: Uint8Array | null }
  pictures: {
    readonly ask: { readonly program: Program; readonly kept: Program | null }
    readonly answer: Pictures | null
  }
  /** Of a program whose registers do not fit: a picture of what it asks for. */
  written: { readonly ask: { readonly program: Program }; readonly answer: string | null }
  passes: { readonly ask: { readonly program: Program; readonly shown: number }; readonly answer: Passes | null }
  /** Markdown. */
  hover: { readonly ask: { readonly program: Program; readonly at: Position }; readonly answer: string | null }
  complete: {
    readonly ask: { readonly program: Program; readonly at: Position }
    readonly answer: readonly Suggestion[]
  }
  inlays: { readonly ask: { readonly program: Program; readonly file: string }; readonly answer: readonly Inlay[] }
}

export type Kind = keyof Questions
export type Ask<Name extends Kind> = Questions[Name]['ask']
export type Answer<Name extends Kind> = Questions[Name]['answer']

export interface Request<Name extends Kind = Kind> {
  readonly id: number
  readonly kind: Name
  readonly ask: Ask<Name>
}

export type Response =
  | { readonly id: number; readonly answer: Answer<Kind> }
  /** A mistake of ours, for the user to report. */
  | { readonly id: number; readonly failed: string }
