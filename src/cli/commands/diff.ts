// `descry diff A B`: bindings that moved, appeared or vanished between two shaders, two entry points or the two sets of rules.
//
//   CHANGE    NAME  BEFORE  AFTER  WHY
//   moved     B     u0      u1     u0 is taken by A; u1 is the first free register
//   vanished  C     u2             the condition is always false
import type { JsonDiagnostic } from '../../diagnostics/render/json.ts'
import { driverDiagnostics } from '../../diagnostics/tables/driver.ts'
import { diffReport } from '../../draw/reports.ts'
import { Compilation } from '../../driver/compilation.ts'
import { type Compiler, createCompiler } from '../../driver/compiler.ts'
import { bindingsOf, type DiffResult, diffResult, type SavedTable } from '../../driver/diff.ts'
import type { CompileOptions } from '../../driver/options.ts'
import { createDiskHost } from '../../node/host.ts'
import { placeText } from '../../reflect/bindings-text.ts'
import type { BindingChange } from '../../reflect/compare.ts'
import type { SignatureChange } from '../../rootsig/compare.ts'
import { alignColumns } from '../../support/columns.ts'
import { nowhere } from '../../support/source.ts'
import { diagnosticsOf } from '../batch/diagnostics.ts'
import { readSourceOrTable } from '../input.ts'
import { printReport } from '../report.ts'
import type { Settings } from '../settings.ts'
import { compileOptions, isPicture, isReportOnly } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

interface Side {
  readonly path: string
  readonly options: CompileOptions
  /** The commit it is read from; the disk without one. */
  readonly revision?: string | undefined
}

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  const sides = sidesOf(settings)
  if (typeof sides === 'string') return fail(terminal, [sides])
  const compiler = createCompiler(createDiskHost(settings.includeRoot))
  const found: (Compilation | SavedTable)[] = []
  const inputs = new Map<string, ReturnType<typeof readSourceOrTable>>()
  // Both sides may be the same file, and a pipe can be read once.
  const read: typeof readSourceOrTable = (path) => {
    const input = inputs.get(path) ?? readSourceOrTable(path)
    inputs.set(path, input)
    return input
  }
  for (const side of sides) {
    const one = await readSide(side, compiler, settings.includeRoot, read)
    if (typeof one === 'string') return fail(terminal, [one])
    found.push(one)
  }
  const [before, after] = found as [Compilation | SavedTable, Compilation | SavedTable]
  const outcomes = found.filter((side) => side instanceof Compilation)
  const failed = outcomes.some(({ errorCount }) => errorCount > 0)
  const result = diffResult(before, after)
  const { changes, rootSignature } = result
  if (settings.format === 'json') terminal.out(`${JSON.stringify(result, undefined, 2)}\n`)
  else {
    const changeReports = !failed && isReportOnly(settings.format) ? changeDiagnostics(result, after) : []
    await printReport(outcomes, settings, terminal, [], changeReports)
    if (!failed && !isReportOnly(settings.format))
      terminal.out(
        isPicture(settings.format)
          ? diffReport(settings.format, result, bindingsOf(after))
          : changesText(changes) + signatureText(rootSignature),
      )
  }
  return failed || !result.same ? exitStatus.failure : exitStatus.success
}

/** Compiled, or known already; or what is wrong. */
async function readSide(
  { path, options, revision }: Side,
  disk: Compiler,
  includeRoot: string | undefined,
  read: typeof readSourceOrTable,
): Promise<Compilation | SavedTable | string> {
  if (revision === undefined) {
    const input = await read(path)
    return typeof input === 'string' || 'table' in input ? input : disk.generate(input, options)
  }
  const { createGitHost } = await import('../git-host.ts')
  const host = createGitHost(revision, path, includeRoot)
  if (typeof host === 'string') return host
  const text = host.readFile(path)
  return text === undefined
    ? `'${path}' is not in '${revision}'`
    : createCompiler(host).generate({ path, text }, options)
}

/** What is compared, or what is wrong with the command line. */
function sidesOf(settings: Settings): readonly [Side, Side] | string {
  const { inputs, rulesDiff, otherEntry } = settings
  const [first, second] = inputs as [string, string | undefined]
  const options = compileOptions(settings)
  const [revision, otherRevision] = settings.revisions
  const before: Side = { path: first, options, revision }
  if (rulesDiff) {
    if (second !== undefined) return "'--rules-diff' compares one shader under both rules, not two files"
    const under = (rules: CompileOptions['rules']): Side => ({ path: first, options: { ...options, rules } })
    return [under('clang'), under('dxc')]
  }
  if (second === undefined && otherEntry === undefined && revision === undefined)
    return "nothing to compare: give a second file, '--other-entry', '--git' or '--rules-diff'"
  if (revision !== undefined && first === '-') return "'--git' needs the name of a file"
  if (first === '-' && second === '-') return 'only one of two shaders can come from stdin'
  const entry = otherEntry ?? options.entry
  const profile = settings.otherProfile ?? options.profile
  const revisionAfter = otherRevision === '' ? undefined : otherRevision
  return [before, { path: second ?? first, options: { ...options, entry, profile }, revision: revisionAfter }]
}

function changesText(changes: readonly BindingChange[]): string {
  if (changes.length === 0) return 'the bindings are the same\n'
  const rows = changes.map(({ kind, name, before, after, reason }) => [kind, name, text(before), text(after), reason])
  return `${alignColumns([['CHANGE', 'NAME', 'BEFORE', 'AFTER', 'WHY'], ...rows]).join('\n')}\n`
}

/** Nothing when both sides have the same, or none. */
function signatureText(changes: readonly SignatureChange[]): string {
  if (changes.length === 0) return ''
  const rows = changes.map(({ part, before, after }) => [part, before ?? '', after ?? ''])
  return `\n${alignColumns([['ROOT SIGNATURE', 'BEFORE', 'AFTER'], ...rows]).join('\n')}\n`
}

/** For logs that show nothing else: at the declaration as it is now, or about the file of what is no longer declared. */
function changeDiagnostics({ changes, rootSignature }: DiffResult, side: Compilation | SavedTable): JsonDiagnostic[] {
  const file = side instanceof Compilation ? side.input.path : side.side.file
  const { resources } = bindingsOf(side)
  return [
    ...changes.map(({ kind, name, before, after, reason }) => {
      const from = before ? ` from ${placeText(before)}` : ''
      const to = after ? ` ${before ? 'to' : 'at'} ${placeText(after)}` : ''
      return { name, change: `${kind}${from}${to}: ${reason}` }
    }),
    ...rootSignature.map(({ part, before, after }) => {
      return {
        name: part,
        change: `of the root signature changed from ${before ?? 'nothing'} to ${after ?? 'nothing'}`,
      }
    }),
  ].map((parameters) => {
    const { name } = parameters
    const place = resources.find((row) => row.name === name)?.location
    const { line = null, column = null } = place ?? {}
    const end = { endLine: line, endColumn: column === null ? null : column + name.length }
    const [diagnostic] = diagnosticsOf(driverDiagnostics.err_bindings_differ(nowhere, parameters))
    return { ...diagnostic!, file: place?.file ?? file, line, column, ...end }
  })
}

function text(place: BindingChange['before']): string {
  return place ? placeText(place) : ''
}
