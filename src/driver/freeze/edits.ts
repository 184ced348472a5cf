// Edits of source files, from edits in locations that may lie in included files and macros.
import { groupBy } from '../../support/lists.ts'
import { type Location, nowhere, type SourceFile, type SourceMap } from '../../support/source.ts'
import type { FrozenDeclaration } from './plan.ts'
import { keptReasons } from './reasons.ts'
import type { AnnotationSite } from './sites.ts'

/** Replaces `start` to `end` of a file's text. */
export interface FileEdit {
  readonly file: SourceFile
  readonly start: number
  readonly end: number
  readonly text: string
}

export interface DeclarationEdits {
  readonly edits: readonly FileEdit[]
  /** The text stands in the argument of a macro: whether that works shows when it is compiled. */
  readonly isInArgument: boolean
}

/** The edits that write the registers and attributes of a declaration, or why there are none. */
export function editsFor(
  { registers, attributes }: FrozenDeclaration,
  site: AnnotationSite,
  sources: SourceMap,
): DeclarationEdits | string {
  const [first, ...others] = site.annotations
  const text = registers.join(' : ')
  const places: (Place | string)[] = []
  if (attributes.length > 0) places.push(attributePlace(attributes, site, sources))
  if (registers.length === 0) return collected(places)
  if (!first) places.push(insertion(sources, site.insertAt, ` : ${text}`))
  else {
    places.push(replacement(sources, first.start, first.end, text))
    for (const { start, end } of others) places.push(removal(sources, start, end))
  }
  return collected(places)
}

/** Before the declaration where its text is plain, else behind the name. */
function attributePlace(attributes: readonly string[], site: AnnotationSite, sources: SourceMap): Place | string {
  const text = `[[${attributes.join(', ')}]]`
  const { before, behind } = site.attributesAt
  const first = before === undefined ? undefined : insertion(sources, before, `${text} `)
  if (first !== undefined && typeof first !== 'string' && !first.isInArgument) return first
  if (behind !== undefined) return insertion(sources, behind, ` ${text}`)
  return first ?? keptReasons.noAttributePlace
}

function collected(places: readonly (Place | string)[]): DeclarationEdits | string {
  const edits: FileEdit[] = []
  let isInArgument = false
  for (const place of places) {
    if (typeof place === 'string') return place
    edits.push(place.edit)
    isInArgument ||= place.isInArgument
  }
  return { edits, isInArgument }
}

interface Place {
  readonly edit: FileEdit
  readonly isInArgument: boolean
}

function insertion(sources: SourceMap, at: Location, text: string): Place | string {
  return replacement(sources, at, at, text)
}

function replacement(sources: SourceMap, start: Location, end: Location, text: string): Place | string {
  const entry = sources.entry(start)
  if (entry.kind === 'file') {
    if (sources.entry(end) !== entry) return keptReasons.partOfMacro
    const edit = { file: entry.file, start: start - entry.base, end: end - entry.base, text }
    return { edit, isInArgument: false }
  }
  if (entry.isArgument) {
    const inner = replacement(sources, entry.spelling + (start - entry.base), entry.spelling + (end - entry.base), text)
    return typeof inner === 'string' ? inner : { ...inner, isInArgument: true }
  }
  // What follows the body follows the use of the macro.
  const isBehindBody = start === end && end === entry.base + entry.length
  if (isBehindBody) return replacement(sources, entry.useEnd, entry.useEnd, text)
  const isWholeBody = start === entry.base && end === entry.base + entry.length && start < end
  if (isWholeBody && entry.useStart !== nowhere) return replacement(sources, entry.useStart, entry.useEnd, text)
  return keptReasons.macroBody(entry.macro)
}

/** With the colon in front. */
function removal(sources: SourceMap, start: Location, end: Location): Place | string {
  const place = replacement(sources, start, end, '')
  if (typeof place === 'string' || place.isInArgument) return place
  const { file } = place.edit
  const before = file.text.slice(0, place.edit.start)
  const colon = /\s*:\s*$/.exec(before)
  if (!colon) return keptReasons.annotationStays
  return { ...place, edit: { ...place.edit, start: colon.index } }
}

/** The new text of every file that changes; a place that would become two things is an error of the caller's. */
export function applyEdits(edits: readonly FileEdit[]): Map<SourceFile, string> {
  const byFile = groupBy(edits, (edit) => edit.file)
  const texts = new Map<SourceFile, string>()
  for (const [file, list] of byFile) {
    list.sort((first, second) => first.start - second.start)
    let text = ''
    let position = 0
    for (const [index, edit] of list.entries()) {
      const before = list[index - 1]
      // A file that is included twice declares twice what stands in it once.
      if (before && before.start === edit.start && before.end === edit.end && before.text === edit.text) continue
      text += file.text.slice(position, edit.start) + edit.text
      position = edit.end
    }
    texts.set(file, text + file.text.slice(position))
  }
  return texts
}

/** Edits of one place that do not agree. */
export function conflictsWith(edits: readonly FileEdit[], others: readonly FileEdit[]): boolean {
  return edits.some((edit) =>
    others.some(
      (other) =>
        other.file === edit.file &&
        other.start <= edit.end &&
        edit.start <= other.end &&
        (other.text !== edit.text || other.start !== edit.start),
    ),
  )
}
