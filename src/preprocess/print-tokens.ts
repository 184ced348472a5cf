// `--emit tokens`: what the parser will read, one token a line:  a.hlsl:3:7: identifier float4
import { isPunctuator, kinds } from '../lex/tokens.ts'
import { spelling } from '../support/intern.ts'
import type { SourceMap } from '../support/source.ts'
import type { Preprocessed } from './preprocess.ts'

const kindNames = new Map<number, string>(Object.entries(kinds).map(([name, kind]) => [kind, name]))

export function printTokens({ tokens }: Preprocessed, sources: SourceMap): string {
  const lines: string[] = []
  for (let index = 0; index < tokens.count; index++) {
    const kind = tokens.kinds[index]!
    if (kind === kinds.endOfFile) break
    const { file, line, column } = sources.position(tokens.positions[index]!)
    const name = isPunctuator(kind) ? 'punctuator' : kindNames.get(kind)
    lines.push(`${file}:${line}:${column}: ${name} ${spelling(tokens.atoms[index]!)}\n`)
  }
  return lines.join('')
}
