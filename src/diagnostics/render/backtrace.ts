// Where a diagnostic in macro-expanded code is shown: one place in a file, then one note per macro level.
//
//   #define BODY undeclared                 a.hlsl:3:9: error: use of undeclared identifier 'undeclared'
//   #define NEST BODY               =>      a.hlsl:2:14: note: expanded from macro 'NEST'
//   int c = NEST;                           a.hlsl:1:14: note: expanded from macro 'BODY'
//
// Follows Clang's DiagnosticRenderer: a token of a macro argument is shown where the argument is written, a token of a
// macro's body where the macro is used, and ranges are carried along into whichever text the caret stands in.
import type { ExpansionEntry, Location, SourceEntry, SourceMap, Span } from '../../support/source.ts'
import { nowhere } from '../../support/source.ts'
import type { Fix } from '../define.ts'

export interface MacroNote {
  /** In a file: inside the definition of the macro. */
  readonly location: Location
  readonly macro: string
  readonly ranges: readonly Span[]
}

/** Both ends in one file, that of the caret. */
export interface PlacedRanges {
  readonly location: Location
  readonly ranges: readonly Span[]
}

/** The file location of a diagnostic, and its ranges as far as they can be shown there. */
export function place(sources: SourceMap, location: Location, ranges: readonly Span[]): PlacedRanges {
  const shown = sources.fileLocationOf(location)
  return { location: shown, ranges: mapRanges(sources, shown, ranges) }
}

/** Fixes of text as it stands in a file; one inside a macro's body would change every use of the macro, so it is dropped. */
export function placeFixes(sources: SourceMap, fixes: readonly Fix[]): readonly Fix[] {
  const placed: Fix[] = []
  for (const { span, text } of fixes) {
    const start = sources.fileLocationOf(span.start)
    const end = sources.fileLocationOf(span.end)
    if (start !== sources.spellingOf(span.start) || end !== sources.spellingOf(span.end)) continue
    if (sources.entry(start) === sources.entry(end)) placed.push({ span: { start, end }, text })
  }
  return placed
}

/** The macros the location came through, outermost first. */
export function macroBacktrace(sources: SourceMap, location: Location, ranges: readonly Span[]): readonly MacroNote[] {
  const stack: Location[] = []
  let ignored = 0
  let at = location
  for (;;) {
    const entry = sources.entry(at)
    if (entry.kind === 'file') break
    if (!entry.isArgument) stack.push(at)
    else if (sources.entry(entry.useStart).kind === 'expansion') stack.push(entry.useStart)
    if (entry.isArgument && ranges.every((range) => isInArgument(sources, range, entry))) ignored = stack.length
    at = callerOf(entry, at)
  }
  return stack
    .slice(ignored)
    .reverse()
    .map((stop) => ({
      location: sources.spellingOf(stop),
      macro: (sources.entry(stop) as ExpansionEntry).macro,
      ranges: mapRanges(sources, stop, ranges),
    }))
}

/** The #include directives that lead to a file location, innermost first. */
export function includeStack(sources: SourceMap, location: Location): readonly Location[] {
  const stack: Location[] = []
  for (let at = includedFrom(sources, location); at !== nowhere; at = includedFrom(sources, at)) stack.push(at)
  return stack
}

function includedFrom(sources: SourceMap, location: Location): Location {
  const entry = sources.entry(sources.fileLocationOf(location))
  return entry.kind === 'file' ? entry.includedFrom : nowhere
}

function callerOf(entry: ExpansionEntry, location: Location): Location {
  return entry.isArgument ? entry.spelling + (location - entry.base) : entry.useStart
}

function isInArgument(sources: SourceMap, range: Span, argument: ExpansionEntry): boolean {
  return [range.start, range.end].every((end) => {
    const entry = sources.entry(end)
    return entry.kind === 'expansion' && entry.isArgument && entry.useStart === argument.useStart
  })
}

/** Ranges as file spans in the text the caret stands in; a range that never passes through it is dropped. */
function mapRanges(sources: SourceMap, caret: Location, ranges: readonly Span[]): readonly Span[] {
  const target = sources.entry(caret)
  const mapped: Span[] = []
  for (const range of ranges) {
    if (range.start === nowhere || range.end === nowhere) continue
    const common = meet(sources, range)
    const start = descend(sources, common.start, target, 'start')
    const end = descend(sources, common.end, target, 'end')
    if (start === undefined || end === undefined) continue
    const span = { start: sources.spellingOf(start), end: sources.spellingOf(end) }
    if (span.start <= span.end && sources.entry(span.start) === sources.entry(span.end)) mapped.push(span)
  }
  return mapped
}

/** Walks both ends outwards, through uses of macros, until they stand in the same text. */
function meet(sources: SourceMap, range: Span): Span {
  if (sources.entry(range.start) === sources.entry(range.end)) return range
  const starts = new Map<SourceEntry, Location>()
  let start = range.start
  for (;;) {
    const entry = sources.entry(start)
    starts.set(entry, start)
    if (entry.kind === 'file') break
    start = entry.useStart
  }
  let end = range.end
  for (;;) {
    const entry = sources.entry(end)
    const met = starts.get(entry)
    if (met !== undefined) return { start: met, end }
    if (entry.kind === 'file') return { start, end }
    end = entry.useEnd
  }
}

/** Finds the place of `location` in the text `target`, trying what a reader of the source would see first. */
function descend(
  sources: SourceMap,
  location: Location,
  target: SourceEntry,
  side: 'start' | 'end',
): Location | undefined {
  if (sources.entry(location) === target) return location
  const pending = [location]
  const seen = new Set<Location>()
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const entry = sources.entry(at)
    if (entry === target) return at
    if (entry.kind === 'file' || seen.has(at)) continue
    seen.add(at)
    const spelled = entry.spelling + (at - entry.base)
    const used = side === 'start' ? entry.useStart : entry.useEnd
    if (entry.isArgument) pending.push(used, spelled)
    else pending.push(spelled, used)
  }
  return undefined
}
