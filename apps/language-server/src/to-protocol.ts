// Answers of the language service in the words of the protocol.
import {
  type Diagnostic,
  DiagnosticSeverity,
  DiagnosticTag,
  type DocumentSymbol,
  type FoldingRange,
  FoldingRangeKind,
  type Location,
  type SelectionRange,
  SymbolKind,
  type TextEdit,
  type WorkspaceEdit,
  type WorkspaceSymbol,
} from 'vscode-languageserver'
import type * as service from '../../../src/service/service.ts'
import { uriOf } from './paths.ts'

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
} as const

const tags = { unnecessary: DiagnosticTag.Unnecessary, deprecated: DiagnosticTag.Deprecated } as const

export const symbolKinds: Readonly<Record<service.SymbolKind, SymbolKind>> = {
  function: SymbolKind.Function,
  method: SymbolKind.Method,
  struct: SymbolKind.Struct,
  enum: SymbolKind.Enum,
  enumerator: SymbolKind.EnumMember,
  field: SymbolKind.Field,
  variable: SymbolKind.Variable,
  constant: SymbolKind.Constant,
  resource: SymbolKind.Object,
  buffer: SymbolKind.Module,
  parameter: SymbolKind.Variable,
  namespace: SymbolKind.Namespace,
  alias: SymbolKind.Class,
  macro: SymbolKind.Constant,
  'template-parameter': SymbolKind.TypeParameter,
}

export function toDiagnostic(message: service.DocumentDiagnostic, documentation: (code: string) => string): Diagnostic {
  return {
    range: message.range,
    severity: severities[message.severity],
    code: message.code,
    codeDescription: { href: documentation(message.code) },
    source: 'descry',
    message: message.message,
    relatedInformation: message.related.map((related) => ({ location: toLocation(related), message: related.message })),
    tags: message.tags.map((tag) => tags[tag]),
  }
}

export function toLocation({ path, range }: service.Place): Location {
  return { uri: uriOf(path), range }
}

export function toWorkspaceEdit(files: readonly service.FileEdits[]): WorkspaceEdit {
  const changes: Record<string, TextEdit[]> = {}
  for (const { path, edits } of files) changes[uriOf(path)] = edits.map(({ range, text }) => ({ range, newText: text }))
  return { changes }
}

export function toDocumentSymbol(symbol: service.DocumentSymbol): DocumentSymbol {
  return {
    name: symbol.name,
    detail: symbol.detail,
    kind: symbolKinds[symbol.kind],
    range: symbol.range,
    selectionRange: symbol.selection,
    children: symbol.children.map(toDocumentSymbol),
  }
}

export function toWorkspaceSymbol({ name, kind, container, place }: service.WorkspaceSymbol): WorkspaceSymbol {
  return { name, kind: symbolKinds[kind], containerName: container, location: toLocation(place) }
}

const foldingKinds: Readonly<Partial<Record<service.FoldingRange['kind'], FoldingRangeKind>>> = {
  comment: FoldingRangeKind.Comment,
  imports: FoldingRangeKind.Imports,
  region: FoldingRangeKind.Region,
}

export function toFoldingRange({ startLine, endLine, kind }: service.FoldingRange): FoldingRange {
  const known = foldingKinds[kind]
  return { startLine, endLine, ...(known && { kind: known }) }
}

/** Innermost first becomes a chain of parents. */
export function toSelectionRange(ranges: service.SelectionRanges, position: service.Position): SelectionRange {
  let chain: SelectionRange | undefined
  for (const range of [...ranges].reverse()) chain = { range, ...(chain && { parent: chain }) }
  return chain ?? { range: { start: position, end: position } }
}
