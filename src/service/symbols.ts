// The outline of a document, and names of all open programs.
import type { Declaration, FunctionDeclaration, Identifier, TypeSyntax } from '../ast/nodes.ts'
import { render, typePieces } from '../ast/print-expression.ts'
import type { SourceMap, Span } from '../support/source.ts'
import { normalPath, rangeOf, shownPlace, spelledPlace } from './positions.ts'
import type { ProgramIndex } from './program-index.ts'
import type { DocumentSymbol, Range, SymbolKind, WorkspaceSymbol } from './types.ts'
import type { ServiceUnit } from './unit.ts'

export function documentSymbols(unit: ServiceUnit, path: string): readonly DocumentSymbol[] {
  const { index } = unit
  const { sources } = index.compilation
  const outline = new Outline(sources, path)
  const found = index.compilation.unit.declarations.flatMap((declaration) => outline.of(declaration, 'variable'))
  return inOrder([...found, ...macros(index, path)])
}

/** A header that is entered twice has everything twice. */
function inOrder(symbols: readonly DocumentSymbol[]): DocumentSymbol[] {
  const known = new Map<string, DocumentSymbol>()
  for (const symbol of symbols) {
    const { start } = symbol.selection
    known.set(`${symbol.name}:${start.line}:${start.character}`, symbol)
  }
  return [...known.values()].sort(
    ({ range: { start: left } }, { range: { start: right } }) =>
      left.line - right.line || left.character - right.character,
  )
}

function macros(index: ProgramIndex, path: string): DocumentSymbol[] {
  const { sources } = index.compilation
  return index.log.text.macros.flatMap(({ name, location, shape }) => {
    const { entry, offset } = sources.place(location)
    if (normalPath(entry.file.name) !== path) return []
    const end = shape.bodyLength > 0 ? shape.bodyOffset + shape.bodyLength : offset + name.length
    const selection = rangeOf(entry.file, offset, offset + name.length)
    return [{ name, detail: '', kind: 'macro', range: rangeOf(entry.file, offset, end), selection, children: [] }]
  })
}

class Outline {
  readonly #sources: SourceMap
  readonly #path: string

  constructor(sources: SourceMap, path: string) {
    this.#sources = sources
    this.#path = path
  }

  of(declaration: Declaration, variableKind: SymbolKind): DocumentSymbol[] {
    switch (declaration.kind) {
      case 'variables': {
        const { type, declarators } = declaration
        const inline = type.kind === 'inline-type' ? this.of(type.declaration, 'variable') : []
        const detail = typeOf(type)
        return [...inline, ...declarators.flatMap(({ name }) => this.#symbol(name, detail, variableKind, declaration))]
      }
      case 'function':
        return this.#symbol(
          declaration.name,
          signatureOf(declaration),
          variableKind === 'field' ? 'method' : 'function',
          declaration,
        )
      case 'struct': {
        const children = (declaration.members ?? []).flatMap((member) => this.of(member, 'field'))
        return this.#symbol(declaration.name, declaration.keyword, 'struct', declaration, children)
      }
      case 'enum': {
        const children = (declaration.enumerators ?? []).flatMap((enumerator) =>
          this.#symbol(enumerator.name, '', 'enumerator', enumerator),
        )
        return this.#symbol(declaration.name, 'enum', 'enum', declaration, children)
      }
      case 'alias':
        return declaration.names.flatMap(({ name }) =>
          this.#symbol(name, typeOf(declaration.type), 'alias', declaration),
        )
      case 'namespace': {
        const children = declaration.members.flatMap((member) => this.of(member, 'variable'))
        return this.#symbol(declaration.path[0], 'namespace', 'namespace', declaration, children)
      }
      case 'buffer': {
        const children = declaration.members.flatMap((member) => this.of(member, 'constant'))
        return this.#symbol(declaration.name, declaration.keyword, 'buffer', declaration, children)
      }
      case 'using':
      case 'static-assert':
      case 'instantiation':
      case 'empty':
        return []
    }
  }

  #symbol(
    name: Identifier | undefined,
    detail: string,
    kind: SymbolKind,
    span: Span,
    children: readonly DocumentSymbol[] = [],
  ): DocumentSymbol[] {
    if (!name || name.text === '') return []
    const selection = spelledPlace(this.#sources, name.start, name.text.length)
    if (selection?.path !== this.#path) return []
    const around = shownPlace(this.#sources, span)
    const isAround = around.path === this.#path && isInside(selection.range, around.range)
    const range = isAround ? around.range : selection.range
    return [{ name: name.text, detail, kind, range, selection: selection.range, children: inOrder(children) }]
  }
}

function isInside(inner: Range, outer: Range): boolean {
  const before = ({ line, character }: Range['start'], other: Range['start']): boolean =>
    line < other.line || (line === other.line && character <= other.character)
  return before(outer.start, inner.start) && before(inner.end, outer.end)
}

function typeOf(type: TypeSyntax): string {
  return type.kind === 'inline-type' ? '' : render(typePieces(type))
}

function signatureOf({ returnType, parameters }: FunctionDeclaration): string {
  return `${typeOf(returnType)} (${parameters.map(({ type }) => typeOf(type)).join(', ')})`
}

const workspaceKinds: ReadonlySet<SymbolKind> = new Set([
  'function',
  'method',
  'struct',
  'enum',
  'variable',
  'buffer',
  'alias',
  'namespace',
  'macro',
])
const mostSymbols = 500

/** Names that have the letters of the question in order. */
export function workspaceSymbols(units: readonly ServiceUnit[], query: string): readonly WorkspaceSymbol[] {
  const letters = [...query.toLowerCase()]
  const known = new Map<string, WorkspaceSymbol>()
  for (const { index } of units)
    for (const { name, kind, location, within } of index.named.values()) {
      if (!workspaceKinds.has(kind) || !hasLetters(name.toLowerCase(), letters)) continue
      if (kind === 'variable' && within) continue
      const place = spelledPlace(index.compilation.sources, location, name.length)
      if (!place) continue
      const { path, range } = place
      known.set(`${path}:${range.start.line}:${range.start.character}`, { name, kind, container: '', place })
      if (known.size >= mostSymbols) return [...known.values()]
    }
  return [...known.values()]
}

function hasLetters(name: string, letters: readonly string[]): boolean {
  let at = -1
  return letters.every((letter) => (at = name.indexOf(letter, at + 1)) >= 0)
}
