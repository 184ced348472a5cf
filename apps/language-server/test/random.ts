// Random edits and random requests, for a test of a few and a tool of many.
import { LSPErrorCodes } from 'vscode-languageserver'
import type { Client } from './client.ts'

/** A small generator: the same seed, the same walk. */
export function random(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

const pieces = [
  '{',
  '}',
  '(',
  ')',
  ';',
  ',',
  '.',
  '::',
  '+',
  '=',
  '[',
  ']',
  '<',
  '>',
  ':',
  '"',
  '/*',
  '*/',
  '//',
  '\n',
  '#if 1\n',
  '#endif\n',
  '#define X(a) a##a\n',
  '#include "',
  'float4 ',
  'struct S { float a; };\n',
  'Texture2D t;\n',
  'return ',
  'x',
  '1',
  'register(',
  'SV_Target',
  'template<typename T> ',
  'cbuffer C { float q; };\n',
  'for (',
  '\\',
  '\u{1f600}',
]

export interface Place {
  readonly line: number
  readonly character: number
}

/** The text with one edit, and the edit. */
export function randomEdit(
  text: string,
  next: (below: number) => number,
): { readonly text: string; readonly change: object } {
  const start = next(text.length + 1)
  const end = next(3) === 0 ? Math.min(text.length, start + next(30)) : start
  const insert = end > start && next(2) === 0 ? '' : pieces[next(pieces.length)]!
  const change = { range: { start: placeAt(text, start), end: placeAt(text, end) }, text: insert }
  return { text: text.slice(0, start) + insert + text.slice(end), change }
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset)
  const line = before.split('\n').length - 1
  return { line, character: offset - (before.lastIndexOf('\n') + 1) }
}

const positionRequests = [
  'hover',
  'definition',
  'declaration',
  'typeDefinition',
  'documentHighlight',
  'completion',
  'signatureHelp',
  'prepareRename',
  'prepareCallHierarchy',
]
const documentRequests = ['documentSymbol', 'foldingRange', 'semanticTokens/full', 'documentLink', 'codeLens']

/** One request about a document: whatever the text is, there is an answer, or a refusal in words. */
export async function randomRequest(
  client: Client,
  uri: string,
  text: string,
  next: (below: number) => number,
): Promise<void> {
  const textDocument = { uri }
  const position = placeAt(text, next(text.length + 1))
  const range = { start: position, end: position }
  const all = { start: { line: 0, character: 0 }, end: { line: 10_000, character: 0 } }
  const asks: readonly (() => Promise<unknown>)[] = [
    ...positionRequests.map((name) => () => client.request(`textDocument/${name}`, { textDocument, position })),
    ...documentRequests.map((name) => () => client.request(`textDocument/${name}`, { textDocument })),
    () => client.request('textDocument/references', { textDocument, position, context: { includeDeclaration: true } }),
    () => client.request('textDocument/rename', { textDocument, position, newName: 'fresh_name' }),
    () => client.request('textDocument/codeAction', { textDocument, range, context: { diagnostics: [] } }),
    () => client.request('textDocument/inlayHint', { textDocument, range: all }),
    () => client.request('textDocument/selectionRange', { textDocument, positions: [position] }),
    () => client.request('textDocument/formatting', { textDocument, options: { tabSize: 2, insertSpaces: true } }),
    () => client.request('workspace/symbol', { query: 'a' }),
  ]
  try {
    await asks[next(asks.length)]!()
  } catch (error) {
    // A refusal to rename, or an answer that came too late; anything that is thrown inside has another code.
    const { code } = error as { readonly code?: number }
    if (code !== LSPErrorCodes.RequestFailed && code !== LSPErrorCodes.ContentModified) throw error
  }
}
