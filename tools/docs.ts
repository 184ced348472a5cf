// Writes docs/generated/ from the tables of the compiler; `--check` only tells whether the pages are stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commands } from '../src/cli/commands.ts'
import { severityText } from '../src/cli/explain.ts'
import { optionSyntax } from '../src/cli/help.ts'
import type { Section } from '../src/cli/options/row.ts'
import { sections } from '../src/cli/options/row.ts'
import { options } from '../src/cli/options/table.ts'
import { flagsOf } from '../src/diagnostics/flags.ts'
import { allDiagnostics } from '../src/diagnostics/tables.ts'
import { allPasses } from '../src/driver/all-passes.ts'
import { outputNames, outputs } from '../src/driver/outputs.ts'
import { pipelines } from '../src/driver/pipelines.ts'
import type { Step } from '../src/passes/run.ts'
import { effort, fileLimits, type Limit, limits } from '../src/support/limits.ts'
import { hlslGrammar, slangGrammar } from './generate/grammar.ts'
import { jobSchema } from './generate/job-schema.ts'
import { pictures } from './generate/pictures.ts'
import { lockSchema, projectSchema } from './generate/project-schemas.ts'

/** A page is a row: file name and content. */
const pages: Readonly<Record<string, () => string>> = {
  'diagnostics.md': diagnosticsPage,
  'options.md': optionsPage,
  'outputs.md': outputsPage,
  'passes.md': passesPage,
  'limits.md': limitsPage,
  '../schema/job.schema.json': jobSchema,
  '../schema/project.schema.json': projectSchema,
  '../schema/lock.schema.json': lockSchema,
  ...pictures,
  '../../apps/vscode/syntaxes/hlsl.tmLanguage.json': hlslGrammar,
  '../../apps/vscode/syntaxes/slang.tmLanguage.json': slangGrammar,
}

const folder = join(import.meta.dirname, '..', 'docs', 'generated')
const notice = '<!-- Made by `npm run docs` from the tables in src/. Do not edit. -->'

function diagnosticsPage(): string {
  const rows = [...allDiagnostics].sort(([left], [right]) => (left < right ? -1 : 1))
  const lines = [
    '# Diagnostics',
    '',
    notice,
    '',
    `${rows.length} messages. \`descry --explain ID\` prints one of them. Words in braces are filled in.`,
    '',
    '## Warning flags',
    '',
    ...flagLines(),
    '',
    '## Messages',
    '',
  ]
  for (const [id, row] of rows) {
    const flag = row.flag === undefined ? '' : `, \`-W${row.flag}\``
    lines.push(`### ${id}`, '', `${severityText(row)}${flag}: ${code(row.message)}`, '')
    if (row.help !== undefined) lines.push(`help: ${code(row.help)}`, '')
    if (row.explain !== undefined) lines.push(row.explain, '')
  }
  return lines.join('\n')
}

function flagLines(): readonly string[] {
  const flags = new Set<string>()
  for (const { flag } of allDiagnostics.values()) if (flag !== undefined) flags.add(flag)
  return [...flags].sort().map((flag) => {
    const groups = flagsOf(flag).slice(1, -1)
    return `- \`-W${flag}\`${groups.length === 0 ? '' : `, also by ${groups.map((name) => `\`-W${name}\``).join(', ')}`}`
  })
}

function optionsPage(): string {
  const lines = ['# Command line', '', notice, '', '## Commands', '']
  for (const { usage, summary } of commands) lines.push(`- \`${usage}\`: ${summary}`)
  for (const section of Object.keys(sections) as Section[]) {
    lines.push('', `## ${sections[section]}`, '', '| option | effect |', '|---|---|')
    for (const row of options) {
      if (row.section !== section) continue
      const names = row.names.map((name) => code(optionSyntax(row, name))).join(', ')
      const only = row.commands ? ` (only ${row.commands.join(', ')})` : ''
      lines.push(`| ${names} | ${row.summary.replaceAll('|', '\\|')}${only} |`)
    }
  }
  return [...lines, ''].join('\n')
}

function outputsPage(): string {
  const lines = ['# Outputs', '', notice, '']
  lines.push(
    '`descry --emit NAME -Fo FILE`, `"outputs": { "NAME": "FILE" }` of a batch job, and `compile(source, { emit: NAME })` of the library.',
    '',
    '| name | what | file | made for |',
    '|---|---|---|---|',
  )
  for (const name of outputNames) {
    const { kind, summary, extension, target } = outputs[name]
    lines.push(`| ${code(name)} | ${summary} | ${code(extension)}, ${kind} | ${target ?? 'any target'} |`)
  }
  return [...lines, ''].join('\n')
}

function passesPage(): string {
  const lines = ['# Passes', '', notice, '', '`descry opt --passes=a,b FILE.ll` runs them on IR text.', '']
  lines.push('| pass | what it does | runs after |', '|---|---|---|')
  for (const { name, summary, after } of allPasses)
    lines.push(`| ${code(name)} | ${summary} | ${after.map(code).join(', ')} |`)
  lines.push('', '## Pipelines', '')
  pipelines.forEach((steps, level) => {
    lines.push(`- \`-O${level}\`: ${steps.map(stepText).join(', ')}`)
  })
  return [...lines, ''].join('\n')
}

function stepText(step: Step): string {
  if (typeof step === 'string') return step
  return 'name' in step ? step.name : `again and again until nothing changes (${step.untilStable.join(', ')})`
}

function limitsPage(): string {
  const table = (rows: Readonly<Record<string, Limit>>, when: string, shown: (text: string) => string): string[] => [
    `| at most | of | ${when} |`,
    '|---|---|---|',
    ...Object.values(rows).map(
      ({ most, of, reached }) => `| ${most.toLocaleString('en')} | ${of} | ${shown(reached)} |`,
    ),
    '',
  ]
  const asWords = (text: string): string => text
  return [
    '# Limits',
    '',
    notice,
    '',
    'The largest programs that are accepted. Beyond a limit there is a diagnostic.',
    '',
    ...table(limits, 'diagnostic', code),
    '## Other files',
    '',
    'Limits of IR text, containers and response files. Beyond them their readers report an error.',
    '',
    ...table(fileLimits, 'the error says', asWords),
    '## Effort',
    '',
    'Bounds of optimisations, searches and caches. They affect speed and the quality of code, never correctness.',
    '',
    ...table(effort, 'when there are more', asWords),
  ].join('\n')
}

function code(text: string): string {
  const fence = text.includes('`') ? '``' : '`'
  return `${fence}${text.replaceAll('|', '\\|')}${fence}`
}

function main(): number {
  const checking = process.argv.includes('--check')
  const stale: string[] = []
  mkdirSync(folder, { recursive: true })
  for (const [name, write] of Object.entries(pages)) {
    const path = join(folder, name)
    const text = write()
    if (readIfThere(path) === text) continue
    stale.push(name)
    if (!checking) writeFileSync(path, text)
  }
  for (const name of stale) console.log(`docs/generated/${name}: ${checking ? 'stale, run `npm run docs`' : 'written'}`)
  return checking && stale.length > 0 ? 1 : 0
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

process.exitCode = main()
