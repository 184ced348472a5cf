// Answers of the service as the protocol has them.

import type * as lsp from 'vscode-languageserver'
import {
  CodeActionKind,
  CompletionItemKind,
  DiagnosticSeverity,
  DiagnosticTag,
  FoldingRangeKind,
  InlayHintKind,
  SymbolKind as LspSymbolKind,
} from 'vscode-languageserver'
import type * as service from '../../../src/service/service.ts'
import { semanticTokenModifiers, semanticTokenTypes } from '../../../src/service/service.ts'
import { uriOf } from './uris.ts'

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
} as const

const tags = { unnecessary: DiagnosticTag.Unnecessary, deprecated: DiagnosticTag.Deprecated } as const

/** `explanations` is the page that tells the rules behind messages, if there is one. */
export function diagnosticOf(one: service.DocumentDiagnostic, explanations: string | undefined): lsp.Diagnostic {
  return {
    range: one.range as lsp.Range,
    severity: severities[one.severity],
    source: 'descry',
    code: one.code,
    ...(one.explanation !== undefined &&
      explanations !== undefined && { codeDescription: { href: `${explanations}#${one.code}` } }),
    message: one.message,
    tags: one.tags.map((tag) => tags[tag]),
    relatedInformation: one.related.map(({ path, range, message }) => ({
      location: { uri: uriOf(path), range: range as lsp.Range },
      message,
    })),
    ...(one.explanation !== undefined && { data: { explanation: one.explanation } }),
  }
}

export function locationOf({ path, range }: service.Place): lsp.Location {
  return { uri: uriOf(path), range: range as lsp.Range }
}

export function workspaceEditOf(files: readonly service.FileEdits[]): lsp.WorkspaceEdit {
  return { changes: Object.fromEntries(files.map(({ path, edits }) => [uriOf(path), textEdits(edits)])) }
}

export function textEdits(edits: readonly service.TextEdit[]): lsp.TextEdit[] {
  return edits.map(({ range, text }) => ({ range: range as lsp.Range, newText: text }))
}

const symbolKinds: Readonly<Record<service.SymbolKind, LspSymbolKind>> = {
  function: LspSymbolKind.Function,
  method: LspSymbolKind.Method,
  struct: LspSymbolKind.Struct,
  enum: LspSymbolKind.Enum,
  enumerator: LspSymbolKind.EnumMember,
  field: LspSymbolKind.Field,
  variable: LspSymbolKind.Variable,
  constant: LspSymbolKind.Field,
  resource: LspSymbolKind.Variable,
  buffer: LspSymbolKind.Struct,
  parameter: LspSymbolKind.Variable,
  namespace: LspSymbolKind.Namespace,
  alias: LspSymbolKind.Class,
  macro: LspSymbolKind.Constant,
  'template-parameter': LspSymbolKind.TypeParameter,
}

export function documentSymbolOf(symbol: service.DocumentSymbol): lsp.DocumentSymbol {
  const { name, detail, kind, range, selection, children } = symbol
  return {
    name,
    detail,
    kind: symbolKinds[kind],
    range: range as lsp.Range,
    selectionRange: selection as lsp.Range,
    children: children.map(documentSymbolOf),
  }
}

export function workspaceSymbolOf({ name, kind, container, place }: service.WorkspaceSymbol): lsp.SymbolInformation {
  return { name, kind: symbolKinds[kind], containerName: container, location: locationOf(place) }
}

const completionKinds: Readonly<Record<service.CompletionKind, CompletionItemKind>> = {
  function: CompletionItemKind.Function,
  method: CompletionItemKind.Method,
  struct: CompletionItemKind.Struct,
  enum: CompletionItemKind.Enum,
  enumerator: CompletionItemKind.EnumMember,
  field: CompletionItemKind.Field,
  variable: CompletionItemKind.Variable,
  constant: CompletionItemKind.Field,
  resource: CompletionItemKind.Variable,
  buffer: CompletionItemKind.Struct,
  parameter: CompletionItemKind.Variable,
  namespace: CompletionItemKind.Module,
  alias: CompletionItemKind.Class,
  macro: CompletionItemKind.Constant,
  'template-parameter': CompletionItemKind.TypeParameter,
  keyword: CompletionItemKind.Keyword,
  type: CompletionItemKind.Class,
  intrinsic: CompletionItemKind.Function,
  swizzle: CompletionItemKind.Field,
  semantic: CompletionItemKind.EnumMember,
  attribute: CompletionItemKind.Property,
  register: CompletionItemKind.Value,
  file: CompletionItemKind.File,
  directive: CompletionItemKind.Keyword,
}

export function completionOf({ range, items }: service.Completion): lsp.CompletionList {
  return {
    isIncomplete: false,
    items: items.map(({ label, kind, detail, documentation, insert, rank }) => ({
      label,
      kind: completionKinds[kind],
      ...(detail !== '' && { detail }),
      ...(documentation !== undefined && { documentation: { kind: 'markdown', value: documentation } as const }),
      sortText: `${rank}${label}`,
      textEdit: { range: range as lsp.Range, newText: insert ?? label },
    })),
  }
}

export function signatureHelpOf({ signatures, active, activeParameter }: service.SignatureHelp): lsp.SignatureHelp {
  return {
    signatures: signatures.map(({ label, documentation, parameters }) => ({
      label,
      ...(documentation !== undefined && { documentation: { kind: 'markdown', value: documentation } as const }),
      parameters: parameters.map(([start, end]) => ({ label: [start, end] as [number, number] })),
    })),
    activeSignature: active,
    activeParameter,
  }
}

const foldingKinds = {
  code: undefined,
  comment: FoldingRangeKind.Comment,
  imports: FoldingRangeKind.Imports,
  region: FoldingRangeKind.Region,
} as const

export function foldingRangeOf({ startLine, endLine, kind }: service.FoldingRange): lsp.FoldingRange {
  const known = foldingKinds[kind]
  return { startLine, endLine, ...(known !== undefined && { kind: known }) }
}

/** Innermost first becomes a chain of parents. */
export function selectionRangeOf(ranges: service.SelectionRanges): lsp.SelectionRange | undefined {
  let result: lsp.SelectionRange | undefined
  for (const range of [...ranges].reverse()) result = { range: range as lsp.Range, ...(result && { parent: result }) }
  return result
}

/** Five numbers a token, places relative to the one before. */
export function semanticTokensOf(tokens: readonly service.SemanticToken[]): lsp.SemanticTokens {
  const data: number[] = []
  let line = 0
  let character = 0
  for (const token of tokens) {
    const isSameLine = token.line === line
    const bits = token.modifiers.reduce((sum, modifier) => sum | (1 << semanticTokenModifiers.indexOf(modifier)), 0)
    data.push(token.line - line, isSameLine ? token.character - character : token.character, token.length)
    data.push(semanticTokenTypes.indexOf(token.type), bits)
    line = token.line
    character = token.character
  }
  return { data }
}

export function inlayHintOf({ position, label, kind, tooltip }: service.InlayHint): lsp.InlayHint {
  return {
    position: position as lsp.Position,
    label,
    kind: kind === 'parameter' ? InlayHintKind.Parameter : InlayHintKind.Type,
    ...(tooltip !== undefined && { tooltip }),
  }
}

export function codeActionOf(
  { title, kind, files, settles }: service.CodeAction,
  context: lsp.CodeActionContext,
): lsp.CodeAction {
  const settled = context.diagnostics.filter(({ code }) => code === settles)
  return {
    title,
    kind: kind === 'quickfix' ? CodeActionKind.QuickFix : CodeActionKind.RefactorRewrite,
    edit: workspaceEditOf(files),
    ...(settled.length > 0 && { diagnostics: settled }),
  }
}

export function callItemOf({ name, detail, place, selection }: service.CallItem): lsp.CallHierarchyItem {
  return {
    name,
    detail,
    kind: LspSymbolKind.Function,
    uri: uriOf(place.path),
    range: place.range as lsp.Range,
    selectionRange: selection as lsp.Range,
  }
}
