// -Wswitch: a switch over an enum that has no default and passes over some of its values, and cases that no enumerator has.
//
//   enum E { A, B, C };
//   switch (e) { case A: ... case B: ... }      enumeration value 'C' not handled in switch
//   switch (e) { case (E)7: ... }               case value not in enumerated type 'E'
import type { Diagnostic } from '../../diagnostics/define.ts'
import { suspiciousDiagnostics as diagnostics } from '../../diagnostics/tables/suspicious.ts'
import type { Expression } from '../../program/program.ts'
import type { Span } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import type { Checker } from '../checker.ts'

/** `places` has the labels by their value; that of `default` has none. */
export function warnUnhandled(
  { sink }: Checker,
  { type, start, end }: Expression,
  places: ReadonlyMap<bigint | undefined, Span>,
): void {
  if (type.kind !== 'enum') return
  const names = new Map<bigint, string>()
  for (const [name, value] of type.enumerators) if (!names.has(value)) names.set(value, name)
  for (const [value, place] of places)
    if (value !== undefined && !names.has(value))
      sink.report(diagnostics.warn_not_in_enum(place, { type: quoteType(type) }))
  if (places.has(undefined)) return
  const unhandled = [...names]
    .filter(([value]) => !places.has(value))
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, name]) => `'${name}'`)
  if (unhandled.length > 0) sink.report(missing({ start, end }, unhandled))
}

/** As Clang lists them: three at most. */
function missing(at: Span, unhandled: readonly string[]): Diagnostic {
  const [first = '', second, third] = unhandled
  const count = unhandled.length
  if (count === 1) return diagnostics.warn_missing_case(at, { name: first })
  if (count === 2) return diagnostics.warn_missing_cases(at, { names: `${first} and ${second}` })
  if (count === 3) return diagnostics.warn_missing_cases(at, { names: `${first}, ${second}, and ${third}` })
  return diagnostics.warn_many_missing_cases(at, { count, names: `${first}, ${second}, ${third}` })
}
