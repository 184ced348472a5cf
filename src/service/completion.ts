// What can be written at a place.
import { attributeRows } from '../hlsl/attributes.ts'
import { intrinsicNames, lookupIntrinsic } from '../hlsl/intrinsics.ts'
import { builtinTypeNames, keywords } from '../hlsl/keywords.ts'
import { lookupMethod, methodNames, objectRows } from '../hlsl/resources.ts'
import { semanticRows } from '../hlsl/semantics.ts'
import { builtinLabel } from '../hlsl/signature-label.ts'
import { directiveNames } from '../lex/structure.ts'
import { folderOf, joinPath } from '../preprocess/paths.ts'
import type { NameSymbol } from '../sema/names/symbols.ts'
import { typeText } from '../types/print.ts'
import type { StructType, Type } from '../types/types.ts'
import { contextAt } from './completion-context.ts'
import { declaredNames } from './declared-names.ts'
import { intrinsicText } from './documentation/intrinsics.ts'
import { methodText } from './documentation/methods.ts'
import { attributeText, keywordText, objectText, semanticText } from './documentation/words.ts'
import { freeRegisters } from './free-registers.ts'
import { normalPath, offsetAt, rangeOf } from './positions.ts'
import { type Probe, probeAt } from './probe.ts'
import { symbolLabel } from './signature-label.ts'
import type { Completion, CompletionItem, CompletionKind, Position } from './types.ts'
import type { ServiceUnit } from './unit.ts'

const nothing: Completion = { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, items: [] }

export function completionAt(unit: ServiceUnit, path: string, position: Position): Completion {
  const file = unit.workspace.fileOf(path)
  if (!file) return nothing
  const offset = offsetAt(file, position)
  let start = offset
  while (start > 0 && /\w/.test(file.text[start - 1]!)) start--
  let end = offset
  while (end < file.text.length && /\w/.test(file.text[end]!)) end++
  const context = contextAt(file, start, unit.workspace.lexCache)
  const items = (): readonly CompletionItem[] => {
    switch (context.kind) {
      case 'none':
        return []
      case 'include':
        return includeItems(unit, path, context.written, context.isAngled)
      case 'directive':
        return directiveNames.map((name) => item(name, 'directive', ''))
      case 'macro':
        return macroItems(unit)
      case 'register':
        return freeRegisters(unit)
      case 'annotation':
        return annotationItems()
      case 'attribute':
        return attributeItems()
      case 'name':
        return nameItems(unit, path, start, end)
    }
  }
  const found = new Map<string, CompletionItem>()
  for (const one of items()) if (!found.has(one.label)) found.set(one.label, one)
  return { range: rangeOf(file, start, end), items: [...found.values()] }
}

function item(label: string, kind: CompletionKind, detail: string, documentation?: string, rank = 5): CompletionItem {
  return { label, kind, detail, documentation: documentation === undefined ? undefined : `${documentation}.`, rank }
}

// ---- Names

function nameItems(unit: ServiceUnit, path: string, start: number, end: number): readonly CompletionItem[] {
  const probe = probeAt(unit, path, start, end)
  if (!probe) return [...declaredItems(unit), ...languageItems(unit)]
  const { missed } = probe
  if (missed.kind === 'members') return memberItems(probe, missed.type)
  const own = [...missed.names].map(([name, symbol]) => symbolItem(name, symbol))
  if (missed.kind === 'namespace') return own
  const inherited = missed.struct ? structItems(probe, missed.struct) : []
  return [...own, ...inherited, ...macroItems(unit), ...languageItems(unit)]
}

/** Where the checker was not asked, whatever is declared outside of functions. */
function declaredItems({ compilation }: ServiceUnit): CompletionItem[] {
  return declaredNames(compilation.unit)
    .filter(({ within, kind }) => !within && kind !== 'field')
    .map(({ name, kind }) => item(name, kind, '', undefined, 3))
}

function symbolItem(name: string, symbol: NameSymbol): CompletionItem {
  switch (symbol.kind) {
    case 'variable': {
      const { kind, type } = symbol.variable
      const shown = kind === 'parameter' || kind === 'resource' || kind === 'constant' ? kind : 'variable'
      return item(name, shown, typeText(type), undefined, kind === 'local' || kind === 'parameter' ? 0 : 1)
    }
    case 'functions': {
      const [first] = symbol.overloads
      const more = symbol.overloads.length > 1 ? ` (+${symbol.overloads.length - 1})` : ''
      return item(name, 'function', first ? symbolLabel(first).label + more : '', undefined, 2)
    }
    case 'type': {
      const { type } = symbol.type
      return item(
        name,
        type.kind === 'enum' ? 'enum' : type.kind === 'struct' ? 'struct' : 'alias',
        typeText(type),
        undefined,
        3,
      )
    }
    case 'type-template':
      return item(name, 'struct', 'template', undefined, 3)
    case 'variable-template':
      return item(name, 'variable', 'template', undefined, 3)
    case 'namespace':
      return item(name, 'namespace', '', undefined, 3)
    case 'enumerator':
      return item(name, 'enumerator', `${symbol.type.name} = ${symbol.value}`, undefined, 2)
    case 'constant':
      return item(name, 'template-parameter', typeText(symbol.value.type), undefined, 1)
  }
}

/** Built-in functions that the profile has, types, keywords. */
function languageItems(unit: ServiceUnit): CompletionItem[] {
  const { stage, minor } = unit.compilation.profile
  const items: CompletionItem[] = []
  for (const name of intrinsicNames()) {
    const [first] = lookupIntrinsic(name) ?? []
    if (!first || name.startsWith('__')) continue
    const { facts } = first
    const isMissing =
      facts.legacy ||
      (facts.shaderModel ?? 0) > minor ||
      (facts.stages && stage !== 'library' && !facts.stages.some((one) => one === stage))
    if (!isMissing) items.push(item(name, 'intrinsic', builtinLabel(first).label, intrinsicText(name), 4))
  }
  for (const name of builtinTypeNames.keys()) items.push(item(name, 'type', ''))
  for (const row of objectRows)
    if (row.category !== 'effect' && /^[A-Za-z]/.test(row.name)) items.push(item(row.name, 'type', '', objectText(row)))
  for (const word of keywords) items.push(item(word, 'keyword', '', keywordText(word), 6))
  return items
}

// ---- Members

function memberItems(probe: Probe, type: Type): readonly CompletionItem[] {
  switch (type.kind) {
    case 'struct':
      return structItems(probe, type)
    case 'enum':
      return [...type.enumerators].map(([name, value]) => item(name, 'enumerator', `${value}`, undefined, 0))
    case 'scalar':
    case 'vector':
      return swizzles(type.kind === 'scalar' ? 1 : type.count)
    case 'matrix':
      return matrixElements(type.rows, type.columns)
    case 'object':
      return [...methodNames(type.row)].map((name) => {
        const [first] = lookupMethod(type.row, name) ?? []
        return item(name, 'method', first ? builtinLabel(first).label : '', methodText(name), 0)
      })
    case 'array':
      return [item('Length', 'field', 'uint', 'Number of elements', 0)]
    default:
      return []
  }
}

function structItems(probe: Probe, struct: StructType): CompletionItem[] {
  const members = probe.log.checker?.members.get(struct)
  return [
    ...struct.fields
      .filter(({ isAnonymous }) => !isAnonymous)
      .map(({ name, type }) => item(name, 'field', typeText(type), undefined, 0)),
    ...struct.fields.flatMap(({ isAnonymous, type }) =>
      isAnonymous && type.kind === 'struct' ? structItems(probe, type) : [],
    ),
    ...[...(members?.methods ?? [])].map(([name, [first]]) =>
      item(name, 'method', first ? symbolLabel(first).label : '', undefined, 1),
    ),
    ...[...(members?.scope.symbols ?? [])]
      .filter(([name]) => name !== struct.name && !name.includes(' '))
      .map(([name, symbol]) => symbolItem(name, symbol)),
    ...struct.bases.flatMap((base) => structItems(probe, base)),
  ]
}

/** The usual ones: single components, and leading ones of both sets. */
function swizzles(count: number): CompletionItem[] {
  if (count > 4) return []
  return ['xyzw', 'rgba'].flatMap((set, rank) => {
    const singles = [...set.slice(0, count)]
    const leading = [2, 3, 4].filter((length) => length <= count).map((length) => set.slice(0, length))
    const pairs = count >= 4 ? [set.slice(2, 4), set[3]!.repeat(3)] : []
    const repeated = count === 1 ? ['xx', 'xxx', 'xxxx'].map((text) => text.replaceAll('x', set[0]!)) : []
    return [...singles, ...leading, ...pairs, ...repeated].map((label) => item(label, 'swizzle', '', undefined, rank))
  })
}

function matrixElements(rows: number, columns: number): CompletionItem[] {
  const items: CompletionItem[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      items.push(item(`_m${row}${column}`, 'swizzle', 'from 0', undefined, 0))
      items.push(item(`_${row + 1}${column + 1}`, 'swizzle', 'from 1', undefined, 1))
    }
  return items
}

// ---- Other places

function macroItems({ macroNames }: ServiceUnit): CompletionItem[] {
  return macroNames.filter((name) => !name.startsWith('__')).map((name) => item(name, 'macro', '#define', undefined, 4))
}

function annotationItems(): CompletionItem[] {
  const words = ['register', 'packoffset'].map((word): CompletionItem => {
    const shown = item(word, 'keyword', '', keywordText(word), 1)
    return { ...shown, insert: `${word}(` }
  })
  return [...words, ...semanticRows.map(({ name }) => item(name, 'semantic', '', semanticText(name), 0))]
}

function attributeItems(): CompletionItem[] {
  return attributeRows.map(({ name, spelling = name, arguments: parameters, maximum, values }) => {
    const shown = item(
      spelling,
      'attribute',
      maximum > 0 ? `(${values?.join(' | ') ?? parameters.join(', ')})` : '',
      attributeText(name),
    )
    return maximum > 0 && values === undefined ? { ...shown, insert: `${spelling}(` } : shown
  })
}

/** Folders and files below the folders that are searched. */
function includeItems(
  { workspace, options }: ServiceUnit,
  path: string,
  written: string,
  isAngled: boolean,
): CompletionItem[] {
  const typed = written.slice(0, written.lastIndexOf('/') + 1)
  const folders = [...(isAngled ? [] : [folderOf(path)]), ...options.includes]
  return folders.flatMap((folder) => {
    const names = workspace.host.listDirectory?.(normalPath(joinPath(folder, typed)).replace(/\/$/, '')) ?? []
    return names
      .filter((name) => /\.(hlsli?|h|fxh|inc|slang)$|^[^.]+$/i.test(name))
      .map((name) => item(name, 'file', folder, undefined, 0))
  })
}
