// Diagnostics are rows in typed tables: id, severity, flag, message with named parameters, explanation.
//
//   const table = defineDiagnostics({
//     err_hlsl_binding_type_invalid: { severity: 'error', message: "binding type '{letter}' is invalid", explain: '...' },
//   })
//   sink.report(table.err_hlsl_binding_type_invalid(location, { letter: 'x' }))
//
// The parameters of a row are the placeholders of its texts, so a forgotten or misspelt one does not compile.
import type { Location, Span } from '../support/source.ts'

/**
 * `default-error` is a warning that is an error unless `-Wno-error=` is given; `ignored` is off until asked for;
 * after a `fatal` error nothing more is reported, because everything that follows would be noise (a missing #include).
 */
export type DefaultSeverity = 'fatal' | 'error' | 'warning' | 'note' | 'default-error' | 'ignored'

export interface DiagnosticRow {
  readonly severity: DefaultSeverity
  readonly message: string
  /** Warning flag without `-W`; required for everything that is not a plain error or note. */
  readonly flag?: string
  /** One line under the caret: what would fix it. */
  readonly help?: string
  /** Teaches the rule, with an example; printed by `--explain ID`. */
  readonly explain?: string
}

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never
type TextOf<Row extends DiagnosticRow> = Row['message'] | (Row['help'] extends string ? Row['help'] : never)
export type Parameters<Row extends DiagnosticRow> = {
  readonly [Name in Placeholders<TextOf<Row>>]: string | number | bigint
}

/** Replaces the text of `span` (empty span: inserts; empty text: removes). */
export interface Fix {
  readonly span: Span
  readonly text: string
}

export interface Diagnostic {
  readonly id: string
  readonly row: DiagnosticRow
  readonly location: Location
  readonly message: string
  readonly help: string | undefined
  /** Underlined with ~ beside the caret. */
  readonly ranges: readonly Span[]
  readonly fixes: readonly Fix[]
  readonly notes: readonly Diagnostic[]
}

export interface DiagnosticExtras {
  readonly ranges?: readonly Span[]
  readonly fixes?: readonly Fix[]
  readonly notes?: readonly Diagnostic[]
  /** Leaves the row's help line out, where it does not apply. */
  readonly noHelp?: boolean
}

export type DiagnosticTable<Rows extends Record<string, DiagnosticRow>> = {
  readonly [Id in keyof Rows]: [keyof Parameters<Rows[Id]>] extends [never]
    ? (at: Location | Span, parameters?: undefined, extras?: DiagnosticExtras) => Diagnostic
    : (at: Location | Span, parameters: Parameters<Rows[Id]>, extras?: DiagnosticExtras) => Diagnostic
}

const registry = new Map<string, DiagnosticRow>()

/** Every row of every table that is loaded, by id. */
export const allDiagnostics: ReadonlyMap<string, DiagnosticRow> = registry

const conflicts = new Set<string>()

/** Ids that stand for different messages in different tables; a test keeps it empty. */
export const conflictingDiagnostics: ReadonlySet<string> = conflicts

export function defineDiagnostics<const Rows extends Record<string, DiagnosticRow>>(rows: Rows): DiagnosticTable<Rows> {
  const table: Record<string, unknown> = {}
  for (const [id, row] of Object.entries(rows)) {
    register(id, row)
    table[id] = (
      at: Location | Span,
      parameters?: Record<string, string | number | bigint>,
      extras?: DiagnosticExtras,
    ): Diagnostic => {
      const span = typeof at === 'number' ? undefined : at
      return {
        id,
        row,
        location: span ? span.start : (at as Location),
        message: fill(row.message, parameters),
        help: row.help !== undefined && !extras?.noHelp ? fill(row.help, parameters) : undefined,
        ranges: [...(span ? [span] : []), ...(extras?.ranges ?? [])],
        fixes: extras?.fixes ?? [],
        notes: extras?.notes ?? [],
      }
    }
  }
  return table as DiagnosticTable<Rows>
}

/** Two stages may report the same message of Clang's, each with a row of its own; the row that explains more is the one to list. */
function register(id: string, row: DiagnosticRow): void {
  const known = registry.get(id)
  if (known && withoutNames(known.message) !== withoutNames(row.message)) conflicts.add(id)
  if (known?.explain === undefined) registry.set(id, row)
}

function withoutNames(message: string): string {
  return message.replace(/\{\w+\}/g, '{}')
}

function fill(text: string, parameters: Record<string, string | number | bigint> | undefined): string {
  if (!parameters) return text
  let filled = ''
  let from = 0
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', open + 1)) {
    const close = text.indexOf('}', open)
    const value = parameters[text.slice(open + 1, close)]
    if (value === undefined) continue
    filled += text.slice(from, open) + String(value)
    from = close + 1
  }
  return from === 0 ? text : filled + text.slice(from)
}
