// Diagnostics as SARIF 2.1.0, the format code-scanning services and IDEs import. One run; every id that occurs is a rule.
import { slashes } from '../../support/slashes.ts'
import { version } from '../../support/version.ts'
import type { DiagnosticRow } from '../define.ts'
import { allDiagnostics } from '../define.ts'
import type { JsonDiagnostic, JsonFix } from './json.ts'

const schema = 'https://json.schemastore.org/sarif-2.1.0.json'

/** Messages as a SARIF 2.1.0 log. */
export function renderSarif(diagnostics: readonly JsonDiagnostic[]): string {
  const ids = [...new Set(diagnostics.map((diagnostic) => diagnostic.id))]
  const log = {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'descry', version, rules: ids.map((id) => rule(id, allDiagnostics.get(id))) } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => result(diagnostic, ids.indexOf(diagnostic.id))),
      },
    ],
  }
  return `${JSON.stringify(log, undefined, 2)}\n`
}

function rule(id: string, row: DiagnosticRow | undefined): object {
  if (!row) return { id }
  return {
    id,
    shortDescription: { text: row.message },
    ...(row.explain === undefined ? {} : { fullDescription: { text: row.explain } }),
    defaultConfiguration: defaultConfiguration(row),
    ...(row.flag === undefined ? {} : { properties: { flag: `-W${row.flag}` } }),
  }
}

function defaultConfiguration({ severity }: DiagnosticRow): object {
  if (severity === 'ignored') return { enabled: false, level: 'warning' }
  return { level: severity === 'warning' || severity === 'note' ? severity : 'error' }
}

function result(diagnostic: JsonDiagnostic, ruleIndex: number): object {
  return {
    ruleId: diagnostic.id,
    ruleIndex,
    level: diagnostic.severity,
    message: { text: diagnostic.message + (diagnostic.help === null ? '' : `\nhelp: ${diagnostic.help}`) },
    ...(diagnostic.file === null ? {} : { locations: [location(diagnostic)] }),
    ...related(diagnostic),
    ...fixes(diagnostic),
    ...(diagnostic.flag === null ? {} : { properties: { flag: diagnostic.flag } }),
  }
}

function related(diagnostic: JsonDiagnostic): object {
  const notes = diagnostic.notes.filter((note) => note.file !== null)
  if (notes.length === 0) return {}
  return { relatedLocations: notes.map((note) => ({ ...location(note), message: { text: note.message } })) }
}

/** A diagnostic's fixes are parts of one change. */
function fixes(diagnostic: JsonDiagnostic): object {
  if (diagnostic.fixes.length === 0) return {}
  const files = [...new Set(diagnostic.fixes.map((fix) => fix.file))]
  const change = (file: string): object => ({
    artifactLocation: { uri: uriOf(file) },
    replacements: diagnostic.fixes.filter((fix) => fix.file === file).map(replacement),
  })
  return { fixes: [{ description: { text: diagnostic.help ?? 'apply the fix' }, artifactChanges: files.map(change) }] }
}

function replacement(fix: JsonFix): object {
  return { deletedRegion: region(fix), insertedContent: { text: fix.text } }
}

/** The file alone is known of what has no place in it. */
function location(diagnostic: JsonDiagnostic): object {
  const artifactLocation = { uri: uriOf(diagnostic.file ?? '') }
  return {
    physicalLocation:
      diagnostic.line === null ? { artifactLocation } : { artifactLocation, region: region(diagnostic) },
  }
}

function region({
  line,
  column,
  endLine,
  endColumn,
}: Pick<JsonDiagnostic, 'line' | 'column' | 'endLine' | 'endColumn'>): object {
  return { startLine: line, startColumn: column, endLine, endColumn }
}

/** `dir\a b.hlsl` => `dir/a%20b.hlsl`, `/dir/a` => `file:///dir/a`, `C:\a` => `file:///C:/a`. */
function uriOf(file: string): string {
  const slashed = slashes(file)
  const drive = /^[A-Za-z]:\//.exec(slashed)?.[0] ?? ''
  const escaped = drive + slashed.slice(drive.length).split('/').map(encodeURIComponent).join('/')
  if (drive !== '') return `file:///${escaped}`
  return escaped.startsWith('/') ? `file://${escaped}` : escaped
}
