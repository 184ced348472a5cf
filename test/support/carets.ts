// Diagnostics as comments under the line they are about, exhaustive:
//
//   Texture2D<float4> Normal : register(u0);
//   //                ^^^^^^ error err_hlsl_binding_type_mismatch: binding type 'u' only applies to UAV resources
//   //                       help: use register(t0)
//   //                       fix: replace 'u' by 't'
//
// What carets cannot reach is written with numbers: `//@ 1..3 error ...` for the first two columns (column, end column),
// `//@ 2 lines up, 5..9` under a line with a continuation, `//@ inc.hlsli:3:5` for other files, `//@ nowhere`.
import { basename } from 'node:path'
import type { JsonDiagnostic, JsonFix } from '../../src/diagnostics/render/json.ts'

const expectation = /^\s*\/\/(?:\s*\^+|@ .*?) (?:error|warning|note) \w+: /
const detail = /^\s*\/\/\s+(?:help|fix): /

/** The source without its expectations. */
export function stripCarets(text: string): string {
  const kept: string[] = []
  let inExpectation = false
  for (const line of text.split('\n')) {
    inExpectation = expectation.test(line) || (inExpectation && detail.test(line))
    if (!inExpectation) kept.push(line)
  }
  return kept.join('\n')
}

/** The stripped source with expectations for these diagnostics, which are about `file`. */
export function insertCarets(stripped: string, file: string, diagnostics: readonly JsonDiagnostic[]): string {
  const lines = stripped.split('\n')
  const under = new Map<number, string[]>()
  const atEnd: string[] = []
  const add = (diagnostic: JsonDiagnostic): void => {
    const target = placeFor(lines, file, diagnostic)
    const block = [`${target.mark} ${describeDiagnostic(diagnostic)}`, ...details(diagnostic, target, lines)]
    if (target.line === undefined) atEnd.push(...block)
    else under.set(target.line, [...(under.get(target.line) ?? []), ...block])
    for (const note of diagnostic.notes) add(note)
  }
  for (const diagnostic of diagnostics) add(diagnostic)
  const output = lines.flatMap((line, index) => [line, ...(under.get(index) ?? [])])
  if (atEnd.length === 0) return output.join('\n')
  if (output.at(-1) === '') output.pop()
  return `${[...output, ...atEnd].join('\n')}\n`
}

interface Target {
  /** 0-based line the comment goes under; undefined: the end of the file. */
  readonly line: number | undefined
  readonly mark: string
}

function placeFor(lines: readonly string[], file: string, diagnostic: JsonDiagnostic): Target {
  const { line, column, endLine, endColumn } = diagnostic
  if (line === null || column === null || endColumn === null) return { line: undefined, mark: '//@ nowhere' }
  if (diagnostic.file !== file || line > lines.length)
    return { line: undefined, mark: `//@ ${basename(diagnostic.file ?? '')}:${line}:${column}` }
  const own = lines[line - 1]!
  const end = endLine === line ? endColumn : own.length + 1
  let below = line - 1
  while (lines[below]?.replace(/\r$/, '').endsWith('\\')) below++
  if (below > line - 1) return { line: below, mark: `//@ ${below - line + 1} lines up, ${column}..${end}` }
  if (column < 3) return { line: below, mark: `//@ ${column}..${end}` }
  const carets = '^'.repeat(Math.max(1, end - column))
  return { line: below, mark: `//${' '.repeat(column - 3)}${carets}` }
}

function describeDiagnostic({ severity, id, message, flag }: JsonDiagnostic): string {
  return `${severity} ${id}: ${message}${flag === null ? '' : ` [${flag}]`}`
}

function details({ help, fixes }: JsonDiagnostic, { mark }: Target, lines: readonly string[]): readonly string[] {
  const indent = `//${' '.repeat(mark.length - 1)}`
  return [
    ...(help === null ? [] : [`${indent}help: ${help}`]),
    ...fixes.map((fix) => `${indent}fix: ${describeFix(fix, lines)}`),
  ]
}

function describeFix({ line, column, endLine, endColumn, text }: JsonFix, lines: readonly string[]): string {
  const own = lines[line - 1] ?? ''
  const removed = own.slice(column - 1, line === endLine ? endColumn - 1 : own.length)
  if (removed === '') return `insert '${text}' at ${column}`
  return text === '' ? `remove '${removed}'` : `replace '${removed}' by '${text}'`
}
