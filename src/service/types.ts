// What the language service takes and answers: plain data, no protocol. Lines and characters are 0-based, characters count UTF-16 units.
import type { PartialOptions } from '../driver/partial-options.ts'
import type { BindingTable } from '../reflect/binding-table.ts'

/** A place between two characters. */
export interface Position {
  readonly line: number
  readonly character: number
}

/** Half open. */
export interface Range {
  readonly start: Position
  readonly end: Position
}

/** A range of a file. */
export interface Place {
  readonly path: string
  readonly range: Range
}

/** Replaces the text of a range. */
export interface TextEdit {
  readonly range: Range
  readonly text: string
}

/** The edits of one file; they do not overlap. */
export interface FileEdits {
  readonly path: string
  readonly edits: readonly TextEdit[]
}

/** Which program a document is part of: the file that is compiled, and how. */
export interface Variant {
  /** What a picker shows: `mesh.PSMain SKINNED=1`. */
  readonly name?: string
  /** The file that is compiled; left out: the document itself. A header is seen through a file that includes it. */
  readonly root?: string
  /** Entry, profile, defines, includes, rules, target and everything else that compiling depends on. */
  readonly options?: PartialOptions
}

/** How an editor may show a message: faded, struck through. */
export type DiagnosticTag = 'unnecessary' | 'deprecated'

/** Another place that a message is about. */
export interface RelatedPlace extends Place {
  readonly message: string
}

/** Edits that settle a message. */
export interface QuickFix {
  readonly title: string
  readonly files: readonly FileEdits[]
}

/** A message about a document. */
export interface DocumentDiagnostic {
  readonly range: Range
  readonly severity: 'error' | 'warning' | 'information' | 'hint'
  /** The id that `descry --explain` knows. */
  readonly code: string
  readonly message: string
  /** The rule behind the message, for people. */
  readonly explanation: string | undefined
  readonly related: readonly RelatedPlace[]
  readonly tags: readonly DiagnosticTag[]
  readonly fixes: readonly QuickFix[]
}

/** Messages by the path of the file they stand in. */
export interface Diagnostics {
  /** Of the document that was asked about. */
  readonly version: number | undefined
  readonly files: ReadonlyMap<string, readonly DocumentDiagnostic[]>
}

/** Markdown. */
export interface Hover {
  readonly range: Range
  readonly markdown: string
}

/** Text that an editor shows between the letters. */
export interface InlayHint {
  readonly position: Position
  readonly label: string
  readonly kind: 'register' | 'offset' | 'parameter'
  readonly tooltip: string | undefined
}

/** What a name stands for. */
export type SymbolKind =
  | 'function'
  | 'method'
  | 'struct'
  | 'enum'
  | 'enumerator'
  | 'field'
  | 'variable'
  | 'constant'
  | 'resource'
  | 'buffer'
  | 'parameter'
  | 'namespace'
  | 'alias'
  | 'macro'
  | 'template-parameter'

/** A declaration in a document, with those inside of it. */
export interface DocumentSymbol {
  readonly name: string
  readonly detail: string
  readonly kind: SymbolKind
  readonly range: Range
  readonly selection: Range
  readonly children: readonly DocumentSymbol[]
}

/** A declaration in any file that is known. */
export interface WorkspaceSymbol {
  readonly name: string
  readonly kind: SymbolKind
  readonly container: string
  readonly place: Place
}

/** What a completion inserts. */
export type CompletionKind =
  | SymbolKind
  | 'keyword'
  | 'type'
  | 'intrinsic'
  | 'swizzle'
  | 'semantic'
  | 'attribute'
  | 'register'
  | 'file'
  | 'directive'

/** Something that could be written here. */
export interface CompletionItem {
  readonly label: string
  readonly kind: CompletionKind
  readonly detail: string
  /** Markdown. */
  readonly documentation: string | undefined
  /** Replaces `Completion.range`; the label when left out. */
  readonly insert?: string
  /** Smaller comes first. */
  readonly rank: number
}

/** What could be written here, instead of which range. */
export interface Completion {
  readonly range: Range
  readonly items: readonly CompletionItem[]
}

/** The functions a call could mean, and which argument is being written. */
export interface SignatureHelp {
  readonly signatures: readonly Signature[]
  readonly active: number
  readonly activeParameter: number
}

/** A function as a call sees it. */
export interface Signature {
  readonly label: string
  readonly documentation: string | undefined
  /** Half open ranges of the label. */
  readonly parameters: readonly (readonly [start: number, end: number])[]
}

/** Lines that an editor can hide. */
export interface FoldingRange {
  readonly startLine: number
  readonly endLine: number
  readonly kind: 'code' | 'comment' | 'imports' | 'region'
}

/** Innermost first. */
export type SelectionRanges = readonly Range[]

/** What a word can be, by the names of the language server protocol. */
export const semanticTokenTypes = [
  'namespace',
  'type',
  'struct',
  'enum',
  'enumMember',
  'typeParameter',
  'parameter',
  'variable',
  'property',
  'function',
  'method',
  'macro',
  'keyword',
  'comment',
  'string',
  'number',
  'operator',
  'decorator',
] as const
/** One of `semanticTokenTypes`. */
export type SemanticTokenType = (typeof semanticTokenTypes)[number]
/** What else can be said of a word. */
export const semanticTokenModifiers = ['declaration', 'readonly', 'static', 'defaultLibrary', 'unused'] as const
/** One of `semanticTokenModifiers`. */
export type SemanticTokenModifier = (typeof semanticTokenModifiers)[number]

/** A word and what it is. */
export interface SemanticToken {
  readonly line: number
  readonly character: number
  readonly length: number
  readonly type: SemanticTokenType
  readonly modifiers: readonly SemanticTokenModifier[]
}

/** The name in an `#include`, and the file it means. */
export interface DocumentLink {
  readonly range: Range
  readonly target: string
}

/** A line above a declaration. */
export interface CodeLens {
  readonly range: Range
  readonly title: string
  /** What a click does. */
  readonly command: ServiceCommand | undefined
}

/** What a click can ask for. */
export type ServiceCommand = 'show-table'

/** A change that is offered. */
export interface CodeAction {
  readonly title: string
  readonly kind: 'quickfix' | 'refactor'
  readonly files: readonly FileEdits[]
  /** The code of the message it settles. */
  readonly settles: string | undefined
}

/** A function in a hierarchy of calls. */
export interface CallItem {
  readonly name: string
  readonly detail: string
  readonly place: Place
  readonly selection: Range
}

/** A caller or a callee. */
export interface Call {
  readonly item: CallItem
  /** Where the calls stand, in the file of the caller. */
  readonly ranges: readonly Range[]
}

/** The name that a rename would change, or why it cannot. */
export type RenameTarget =
  | { readonly ok: true; readonly range: Range; readonly name: string }
  | { readonly ok: false; readonly reason: string }

/** What a rename does, or why it cannot be done. */
export type Rename =
  | { readonly ok: true; readonly files: readonly FileEdits[] }
  | { readonly ok: false; readonly reason: string }

/** The program's registers with reasons. */
export interface BindingsView {
  readonly version: number | undefined
  readonly entry: string
  readonly profile: string
  readonly rules: 'clang' | 'dxc'
  readonly table: BindingTable
}

/** What can be drawn of a program. */
export type PictureKind = 'registers' | 'layout' | 'flow' | 'rules'

/** A macro, and what it becomes here. */
export interface MacroExpansion {
  readonly range: Range
  readonly name: string
  readonly definition: string
  readonly expansion: string
}
