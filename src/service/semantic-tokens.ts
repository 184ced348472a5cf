// The kinds of names, as only the checker knows them, and text that conditions leave out.
import { keywords } from '../hlsl/keywords.ts'
import { kinds } from '../lex/tokens.ts'
import { spelling } from '../support/intern.ts'
import type { SourceFile } from '../support/source.ts'
import { normalPath, positionAt } from './positions.ts'
import type { Named } from './program-index.ts'
import type { SemanticToken, SemanticTokenModifier, SemanticTokenType, SymbolKind } from './types.ts'
import type { ServiceUnit } from './unit.ts'

const typeOfKind: Readonly<Record<SymbolKind, SemanticTokenType>> = {
  function: 'function',
  method: 'method',
  struct: 'struct',
  enum: 'enum',
  enumerator: 'enumMember',
  field: 'property',
  variable: 'variable',
  constant: 'variable',
  resource: 'variable',
  buffer: 'struct',
  parameter: 'parameter',
  namespace: 'namespace',
  alias: 'type',
  macro: 'macro',
  'template-parameter': 'typeParameter',
}

interface Marked {
  readonly start: number
  readonly end: number
  readonly type: SemanticTokenType
  readonly modifiers: readonly SemanticTokenModifier[]
}

export function semanticTokens(unit: ServiceUnit, path: string): readonly SemanticToken[] {
  const file = unit.workspace.fileOf(path)
  if (!file) return []
  const marked = new Map<number, Marked>()
  for (const token of [...keywordTokens(unit, file), ...builtinTokens(unit, path), ...nameTokens(unit, path)])
    marked.set(token.start, token)
  const inactive = inactiveTokens(unit, path)
  const active = [...marked.values()].filter(
    ({ start }) => !inactive.some((region) => region.start <= start && start < region.end),
  )
  return [...active, ...inactive].sort((left, right) => left.start - right.start).map((token) => placed(file, token))
}

function placed(file: SourceFile, { start, end, type, modifiers }: Marked): SemanticToken {
  return { ...positionAt(file, start), length: end - start, type, modifiers }
}

function keywordTokens(unit: ServiceUnit, file: SourceFile): Marked[] {
  const { tokens } = unit.workspace.lexCache.lexMain(file.name, file.text)
  const found: Marked[] = []
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.kinds[index] !== kinds.identifier) continue
    const word = spelling(tokens.atoms[index]!)
    const start = tokens.positions[index]!
    if (keywords.has(word)) found.push({ start, end: start + word.length, type: 'keyword', modifiers: [] })
  }
  return found
}

const builtinTypes = {
  intrinsic: 'function',
  method: 'method',
  type: 'type',
  value: 'variable',
  swizzle: 'property',
} as const

function builtinTokens({ index }: ServiceUnit, path: string): Marked[] {
  return index.builtinsIn(path).map(({ start, end, builtin: { kind } }) => ({
    start,
    end,
    type: builtinTypes[kind],
    modifiers: kind === 'value' ? ['readonly', 'defaultLibrary'] : ['defaultLibrary'],
  }))
}

function nameTokens({ index }: ServiceUnit, path: string): Marked[] {
  return index.in(path).map(({ start, end, named, isDeclaration }) => {
    const modifiers: SemanticTokenModifier[] = isDeclaration ? ['declaration'] : []
    return { start, end, type: typeOfKind[named.kind], modifiers: [...modifiers, ...traitsOf(named)] }
  })
}

function traitsOf({ entity }: Named): SemanticTokenModifier[] {
  if (entity?.kind !== 'variable') return []
  const { isConst, kind } = entity.variable
  return [
    ...(isConst || kind === 'constant' ? (['readonly'] as const) : []),
    ...(kind === 'static' ? (['static'] as const) : []),
  ]
}

/** One for each line, because tokens do not go over the end of one. */
function inactiveTokens({ index }: ServiceUnit, path: string): Marked[] {
  const { sources } = index.compilation
  const found = new Map<number, Marked>()
  for (const { start, end } of index.log.text.inactive) {
    const { entry, offset } = sources.place(start)
    const { file } = entry
    if (normalPath(file.name) !== path) continue
    const last = file.lineAt(offset + end - start)
    for (
      let line = file.lineAt(offset) + 1;
      line < last || (line === last && end - start + offset === file.text.length);
      line++
    ) {
      const text = file.lineText(line)
      const from = file.lineStarts[line]! + text.length - text.trimStart().length
      const to = file.lineStarts[line]! + text.trimEnd().length
      if (to > from && !index.isActive(file, from))
        found.set(from, { start: from, end: to, type: 'comment', modifiers: ['unused'] })
      if (line === last) break
    }
  }
  return [...found.values()]
}
