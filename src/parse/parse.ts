// Tokens to a tree: recursive descent, C++'s ambiguities settled by what the names in scope stand for.
//
//   parse(tokens, { language: 'hlsl', hlslVersion: 2021 }, sink)
//
// Mistakes go to the sink, the tree covers the rest of the file. Undeclared names are left for the checker.
import type { Declaration, TranslationUnit } from '../ast/nodes.ts'
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import type { TokenBuffer } from '../lex/tokens.ts'
import { token } from './cursor.ts'
import { parseDeclaration } from './declarations.ts'
import type { ParseOptions } from './parser.ts'
import { Parser } from './parser.ts'

export type { ParseOptions, SkippedText } from './parser.ts'

export function parse(tokens: TokenBuffer, options: ParseOptions, sink: DiagnosticSink): TranslationUnit {
  const parser = new Parser(tokens, options, sink)
  const { start } = parser
  const declarations: Declaration[] = []
  while (parser.kind !== token.end) parseDeclaration(parser, 'file', declarations)
  options.skipped?.starts.add(parser.index)
  return { kind: 'translation-unit', start, end: parser.previousEnd, declarations }
}
