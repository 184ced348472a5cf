// `-verify`: compares what the compiler says with what comments of the source expect, as Clang does.
//
//   float f() { return x; }     // expected-error {{use of undeclared identifier 'x'}}
//   // expected-warning@+1 2 {{unused}}  expected-note@util.h:3 {{here}}  expected-error-re@-2 {{cannot {{[a-z]+}} this}}
//
// A number says how often, `+` at least once, `*` any number of times, `0-1` or `2+` between; `@*` on any line. Comments in lines that
// `#if` leaves out expect nothing. `expected-no-diagnostics` stands where nothing else is expected.
import type { JsonDiagnostic } from '../diagnostics/render/json.ts'

interface Expectation {
  readonly severity: string
  readonly file: string
  /** 0: on any line. */
  readonly line: number
  readonly directive: number
  readonly text: string
  readonly matches: (message: string) => boolean
  readonly least: number
  readonly most: number
}

/** A file of the compilation, and those of its lines that are not left out; undefined: all of them count. */
export interface VerifiedFile {
  readonly name: string
  readonly text: string
  readonly active?: ReadonlySet<number>
}

const pattern =
  /\bexpected-(error|warning|note|remark)(-re)?(?:@(\*|(?:[^\s{}:]+:)?(?:[+-]?\d+|\*)|#[\w-]+))?\s*(\d+-\d+|\d+\+?|\+|\*)?\s*\{\{((?:\{\{.*?\}\}|.)*?)\}\}(?!\})/g

/** What does not fit, as Clang says it; empty when all is as expected. */
export function verify(files: readonly VerifiedFile[], diagnostics: readonly JsonDiagnostic[]): string {
  const expected = files.flatMap(expectationsOf)
  const saysNone = files.some(({ text }) => text.includes('expected-no-diagnostics'))
  if (expected.length === 0 && !saysNone)
    return "error: no expected directives found: consider use of 'expected-no-diagnostics'\n"
  if (expected.length > 0 && saysNone)
    return "error: 'expected-no-diagnostics' directive cannot follow other expected directives\n"
  const seen = diagnostics.flatMap((diagnostic) => [diagnostic, ...diagnostic.notes])
  const taken = new Set<JsonDiagnostic>()
  const unmet = expected.filter((expectation) => take(expectation, seen, taken) < expectation.least)
  let text = ''
  for (const severity of ['error', 'warning', 'remark', 'note']) {
    const missing = unmet.filter((expectation) => expectation.severity === severity)
    if (missing.length > 0)
      text += `error: '${severity}' diagnostics expected but not seen: \n${missing.map(expectedLine).join('')}`
    const surplus = seen.filter((diagnostic) => diagnostic.severity === severity && !taken.has(diagnostic))
    if (surplus.length > 0)
      text += `error: '${severity}' diagnostics seen but not expected: \n${surplus.map(seenLine).join('')}`
  }
  return text
}

/** How many there were. */
function take(expected: Expectation, seen: readonly JsonDiagnostic[], taken: Set<JsonDiagnostic>): number {
  let count = 0
  for (const diagnostic of seen) {
    if (count >= expected.most) break
    if (taken.has(diagnostic) || diagnostic.severity !== expected.severity) continue
    if (expected.line > 0 && (diagnostic.line !== expected.line || !isSameFile(diagnostic.file, expected.file)))
      continue
    if (!expected.matches(diagnostic.message)) continue
    taken.add(diagnostic)
    count++
  }
  return count
}

function isSameFile(file: string | null, wanted: string): boolean {
  return file === wanted || (file?.replaceAll('\\', '/').endsWith(`/${wanted}`) ?? false)
}

function expectationsOf({ name, text, active }: VerifiedFile): Expectation[] {
  const lines = text.split('\n')
  const markers = new Map<string, number>()
  for (const [index, line] of lines.entries())
    for (const [, marker] of line.matchAll(/\/\/\s*(#[\w-]+)/g)) markers.set(marker!, index + 1)
  return lines.flatMap((line, index) => {
    if (active && !active.has(index + 1)) return []
    return [...line.matchAll(pattern)].flatMap(([, severity = '', isPattern, place = '', count, wanted = '']) => {
      const directive = index + 1
      const [file, where] = /^(.+):([^:]*)$/.exec(place)?.slice(1) ?? [name, place]
      const at = place.startsWith('#') ? (markers.get(place) ?? 0) : lineOf(where!, directive)
      const matches = isPattern ? matcher(wanted) : plainMatcher(wanted)
      return [{ severity, file: file!, line: at, directive, text: wanted, matches, ...timesOf(count) }]
    })
  })
}

function lineOf(place: string, here: number): number {
  if (place === '') return here
  if (place === '*') return 0
  return /^[+-]/.test(place) ? here + Number(place) : Number(place)
}

function timesOf(count = '1'): { readonly least: number; readonly most: number } {
  if (count === '*') return { least: 0, most: Number.POSITIVE_INFINITY }
  if (count === '+') return { least: 1, most: Number.POSITIVE_INFINITY }
  const [least = '1', most] = count.split('-')
  if (least.endsWith('+')) return { least: Number.parseInt(least, 10), most: Number.POSITIVE_INFINITY }
  return { least: Number(least), most: Number(most ?? least) }
}

function plainMatcher(wanted: string): (message: string) => boolean {
  return (message) => squeeze(message).includes(squeeze(wanted))
}

export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** `{{` and `}}` enclose the regular expressions of an expectation with `-re`; what is none matches nothing. */
export function matcher(text: string): (message: string) => boolean {
  const source = text
    .split(/(\{\{.*?\}\})/)
    .map((part) => (part.startsWith('{{') ? part.slice(2, -2) : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('')
  try {
    const expression = new RegExp(source)
    return (message) => expression.test(message)
  } catch {
    return () => false
  }
}

function expectedLine({ file, line, directive, text }: Expectation): string {
  const from = line === directive ? '' : ` (directive at ${file}:${directive})`
  return `  File ${file} Line ${line === 0 ? '*' : line}${from}: ${text}\n`
}

function seenLine({ file, line, message }: JsonDiagnostic): string {
  return file === null ? `  (frontend): ${message}\n` : `  File ${file} Line ${line}: ${message}\n`
}
