// What stands at a place, in Markdown: type, value, size and layout, where a resource is and why, what a built-in does.
import { lookupAttribute } from '../hlsl/attributes.ts'
import { lookupIntrinsic } from '../hlsl/intrinsics.ts'
import { keywords } from '../hlsl/keywords.ts'
import { lookupMethod } from '../hlsl/resources.ts'
import { builtinLabel } from '../hlsl/signature-label.ts'
import { constantMembers } from '../program/constant-members.ts'
import { evaluateConstant } from '../program/evaluate/evaluate.ts'
import type { Variable } from '../program/program.ts'
import type { BuiltinName } from '../sema/names/name-log.ts'
import type { SourceFile } from '../support/source.ts'
import { sizeOf, structLayout } from '../types/layout.ts'
import { typeText } from '../types/print.ts'
import type { Field, StructType, Type } from '../types/types.ts'
import { intrinsicText } from './documentation/intrinsics.ts'
import { methodText } from './documentation/methods.ts'
import { attributeText, keywordText, objectText, semanticText } from './documentation/words.ts'
import { macroExpansionAt } from './macro-expansion.ts'
import { occurrencesAt } from './navigation.ts'
import { offsetAt, rangeOf } from './positions.ts'
import type { Named, Occurrence } from './program-index.ts'
import { placeText, resourceFacts, unusedText, whyText } from './resource-facts.ts'
import { functionLabel } from './signature-label.ts'
import type { Hover, Position } from './types.ts'
import type { ServiceUnit } from './unit.ts'

export function hoverAt(unit: ServiceUnit, path: string, position: Position): Hover | undefined {
  const file = unit.workspace.fileOf(path)
  if (!file) return undefined
  const expansion = macroExpansionAt(unit, path, position)
  if (expansion) {
    const shown = expansion.expansion === '' ? '' : `\n\nhere:\n${code(expansion.expansion)}`
    return { range: expansion.range, markdown: `${code(expansion.definition)}${shown}` }
  }
  const [occurrence] = occurrencesAt(unit, path, position)
  if (occurrence) return hoverOf(unit, occurrence)
  const word = wordAt(file, offsetAt(file, position))
  if (!word) return undefined
  const markdown = builtinHover(unit, path, word.start) ?? wordHover(file, word)
  return markdown === undefined ? undefined : { range: rangeOf(file, word.start, word.end), markdown }
}

function hoverOf(unit: ServiceUnit, { file, start, end, named }: Occurrence): Hover {
  const parts = [code(headOf(named)), ...factsOf(unit, named), commentAbove(unit, named)]
  const markdown = parts.filter((part) => part !== undefined && part !== '').join('\n\n')
  return { range: rangeOf(file, start, end), markdown }
}

function code(text: string): string {
  return `\`\`\`hlsl\n${text}\n\`\`\``
}

/** A declaration of it, as one would write it. */
export function headOf({ entity, name, kind }: Named): string {
  switch (entity?.kind) {
    case 'variable':
      return variableHead(entity.variable)
    case 'function':
      return functionLabel(entity.function).label
    case 'field':
      return `${typeText(entity.field.type)} ${entity.field.owner.name}::${name}`
    case 'struct':
      return `${entity.type.keyword} ${entity.type.scope}${entity.type.name}`
    case 'enum':
      return `enum ${entity.type.scope}${entity.type.name} : ${typeText(entity.type.underlying)}`
    case 'enumerator':
      return `${entity.type.name}::${name} = ${entity.type.enumerators.get(name) ?? ''}`
    case 'alias':
      return `typedef ${typeText(entity.type)} ${name}`
    default:
      return `${kind === 'buffer' ? 'cbuffer' : kind} ${name}`
  }
}

function variableHead({ kind, isConst, type, scope, name, buffer }: Variable): string {
  const words = [kind === 'static' ? 'static' : kind === 'groupshared' ? 'groupshared' : '', isConst ? 'const' : '']
  const where = kind === 'constant' && buffer ? `  // in ${buffer.name}` : kind === 'parameter' ? '  // parameter' : ''
  return `${words.filter((word) => word !== '').join(' ')} ${typeText(type)} ${scope}${name}${where}`.trim()
}

function factsOf(unit: ServiceUnit, named: Named): (string | undefined)[] {
  const { entity, kind, location } = named
  switch (entity?.kind) {
    case 'variable':
      return [
        constantText(entity.variable),
        layoutOf(entity.variable),
        resourceText(unit, entity.variable.location, entity.variable.kind),
      ]
    case 'field':
      return [fieldLayoutText(entity.field)]
    case 'struct':
      return [structText(entity.type)]
    default:
      return kind === 'buffer' ? [resourceText(unit, location, 'resource'), bufferText(unit, location)] : []
  }
}

function constantText({ initializer, isConst }: Variable): string | undefined {
  const value = isConst && initializer ? evaluateConstant(initializer) : undefined
  if (!value || value.leaves.length > 16) return undefined
  const leaves = value.leaves.map(String).join(', ')
  return `value: \`${value.leaves.length === 1 ? leaves : `{ ${leaves} }`}\``
}

/** Where a constant lies in its buffer. */
export function constantPlace(variable: Variable): { readonly offset: number; readonly size: number } | undefined {
  const { buffer } = variable
  if (variable.kind !== 'constant' || !buffer) return undefined
  const place = constantMembers(buffer)[buffer.members.findIndex(({ location }) => location === variable.location)]
  // What holds only resources stands among the constants, but has no bytes there.
  return place && place.size > 0 ? place : undefined
}

function layoutOf(variable: Variable): string | undefined {
  const place = constantPlace(variable)
  if (!place) return undefined
  const { offset, size } = place
  return `offset ${offset} (c${offset >> 4}.${'xyzw'[(offset & 15) >> 2]}), ${size} bytes`
}

function bufferText(unit: ServiceUnit, location: number): string | undefined {
  const buffer = unit.index.compilation.checked.globals.find(
    (global) => global.kind === 'constant-buffer' && global.location === location,
  )
  if (buffer?.kind !== 'constant-buffer') return undefined
  const places = constantMembers(buffer)
  const rows = buffer.members.map(
    ({ name, type }, index) => `| ${places[index]!.offset} | ${places[index]!.size} | ${typeText(type)} ${name} |`,
  )
  return `| offset | size | member |\n| --- | --- | --- |\n${rows.join('\n')}`
}

function fieldLayoutText({ owner, index }: Field): string | undefined {
  const [constant, structured] = [offsetIn(owner, index, 'constant'), offsetIn(owner, index, 'structured')]
  if (constant === undefined || structured === undefined) return undefined
  return constant === structured
    ? `offset ${constant}`
    : `offset ${constant} in a constant buffer, ${structured} in a structured buffer`
}

function offsetIn(owner: StructType, index: number, rules: 'constant' | 'structured'): number | undefined {
  return isPlain(owner) ? structLayout(owner, rules).fields[index]?.offset : undefined
}

function structText(type: StructType): string | undefined {
  if (!type.isComplete || !isPlain(type) || type.fields.length === 0) return undefined
  const [constant, structured] = (['constant', 'structured'] as const).map((rules) => sizeOf(type, false, rules))
  const rows = type.fields.map(
    ({ name, type: field, index }) =>
      `| ${offsetIn(type, index, 'constant')} | ${offsetIn(type, index, 'structured')} | ${typeText(field)} ${name} |`,
  )
  const head = `${constant} bytes in a constant buffer, ${structured} in a structured buffer`
  return `${head}\n\n| constant | structured | field |\n| --- | --- | --- |\n${rows.join('\n')}`
}

/** Only numbers have a layout. */
function isPlain(type: Type): boolean {
  switch (type.kind) {
    case 'scalar':
    case 'vector':
    case 'matrix':
    case 'enum':
      return true
    case 'array':
      return type.count !== undefined && isPlain(type.element)
    case 'struct':
      return type.bases.every(isPlain) && type.fields.every((field) => isPlain(field.type))
    default:
      return false
  }
}

function resourceText(unit: ServiceUnit, location: number, kind: Variable['kind']): string | undefined {
  if (kind !== 'resource' && kind !== 'constant') return undefined
  if (kind === 'constant' && !unit.isBound) return undefined
  const { bound } = unit
  if (bound.errorCount > 0) return undefined
  const facts = resourceFacts(bound, location)
  const lines = [
    ...facts.bound.map((row) => `**${row.name}** is bound to **${placeText(row)}**: ${whyText(row)}`),
    ...facts.unused.map((row) => `**${row.name}** is not bound: ${unusedText(row, bound)}`),
  ]
  return lines.slice(0, 16).join('\n\n')
}

/** Comments directly above a declaration. */
function commentAbove(unit: ServiceUnit, { declarations, kind }: Named): string | undefined {
  if (kind === 'parameter' || kind === 'macro') return undefined
  const { sources } = unit.index.compilation
  for (const location of declarations) {
    const { entry, offset } = sources.place(sources.spellingOf(location))
    const lines: string[] = []
    for (let line = entry.file.lineAt(offset) - 1; line >= 0; line--) {
      const text = entry.file.lineText(line).trim()
      const comment = /^\/\/+\s?(.*)$/.exec(text)
      if (!comment) break
      lines.unshift(comment[1]!)
    }
    if (lines.length > 0) return lines.join('  \n')
  }
  return undefined
}

// ---- Names of the language

function builtinHover(unit: ServiceUnit, path: string, offset: number): string | undefined {
  const builtin = unit.index.builtinAt(path, offset)
  return builtin && builtinText(builtin)
}

function builtinText(builtin: BuiltinName): string {
  switch (builtin.kind) {
    case 'intrinsic': {
      const labels = (lookupIntrinsic(builtin.name) ?? []).map((signature) => builtinLabel(signature).label)
      return described(
        [...new Set(labels)],
        intrinsicText(builtin.name),
        neededText(lookupIntrinsic(builtin.name) ?? []),
      )
    }
    case 'method': {
      const row = builtin.type.kind === 'object' ? builtin.type.row : undefined
      const signatures = (row && lookupMethod(row, builtin.name)) ?? []
      const labels = signatures.map((signature) => builtinLabel(signature).label)
      return described([...new Set(labels)], methodText(builtin.name), neededText(signatures))
    }
    case 'type':
      return described([typeText(builtin.type)], typeDescription(builtin.type), undefined)
    case 'value':
      return described([`${typeText(builtin.type)} ${builtin.name}`], undefined, undefined)
    case 'swizzle':
      return described([`${typeText(builtin.type)}  // of ${typeText(builtin.of)}`], undefined, undefined)
  }
}

function typeDescription(type: Type): string | undefined {
  if (type.kind === 'object') return objectText(type.row)
  return isPlain(type) ? `${sizeOf(type, false, 'structured')} bytes` : undefined
}

const mostOverloads = 6

function described(labels: readonly string[], text: string | undefined, needed: string | undefined): string {
  const shown = labels.slice(0, mostOverloads)
  const more = labels.length > shown.length ? [`// and ${labels.length - shown.length} more`] : []
  return [code([...shown, ...more].join('\n')), text && `${text}.`, needed].filter(Boolean).join('\n\n')
}

function neededText(
  signatures: readonly { readonly facts: { readonly shaderModel?: number; readonly stages?: readonly string[] } }[],
): string | undefined {
  const models = signatures.map(({ facts }) => facts.shaderModel ?? 0)
  const model = Math.min(...models)
  const stages = signatures[0]?.facts.stages
  const lines = [
    model > 0 && Number.isFinite(model) ? `Since shader model 6.${model}.` : '',
    stages && signatures.every(({ facts }) => facts.stages) ? `Stages: ${stages.join(', ')}.` : '',
  ]
  return lines.filter((line) => line !== '').join(' ') || undefined
}

// ---- Words

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

function wordAt({ text }: SourceFile, offset: number): Word | undefined {
  let start = offset
  while (start > 0 && /\w/.test(text[start - 1]!)) start--
  let end = offset
  while (end < text.length && /\w/.test(text[end]!)) end++
  return start < end && /[A-Za-z_]/.test(text[start]!) ? { text: text.slice(start, end), start, end } : undefined
}

function wordHover({ text }: SourceFile, { text: word, start }: Word): string | undefined {
  const before = text.slice(Math.max(0, start - 200), start)
  const semantic = /:\s*$/.test(before) ? semanticText(word) : undefined
  if (semantic !== undefined) return `${code(word)}\n\n${semantic}.`
  const scope = /\[\[?\s*(?:[^[\]]*,\s*)?(vk::)?$/.exec(before)
  if (scope) {
    const name = `${scope[1] ?? ''}${word}`
    const row = lookupAttribute(name)
    const described = row && attributeText(row.name)
    if (row)
      return [code(`[${name}${row.maximum > 0 ? `(${row.arguments.join(', ')})` : ''}]`), described && `${described}.`]
        .filter(Boolean)
        .join('\n\n')
  }
  const known = keywords.has(word) ? keywordText(word) : undefined
  return known === undefined ? undefined : `${code(word)}\n\n${known}.`
}
