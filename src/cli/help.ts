// `--help`, made from the command and option tables.
import { version } from '../support/version.ts'
import type { CommandRow } from './commands.ts'
import { commands, defaultCommand, isFor } from './commands.ts'
import type { OptionRow, Section } from './options/row.ts'
import { sections } from './options/row.ts'
import { options } from './options/table.ts'

const summaryColumn = 34

/** Help for one command, or for all of them. */
export function helpText(command: CommandRow | undefined): string {
  const lines = command ? [...commandHead(command), ...commandOptions(command)] : [...generalHead(), ...allOptions()]
  lines.push(
    '',
    'Options may be written with a slash (/T cs_6_6); @FILE reads options from a file; -- ends the options.',
  )
  return `${lines.join('\n')}\n`
}

function generalHead(): readonly string[] {
  return [`descry ${version}: an HLSL compiler that knows where every resource lives`, '', 'usage:', ...commandLines()]
}

function commandHead({ usage, summary, examples }: CommandRow): readonly string[] {
  const shown = examples.map((words) => `  descry ${words}`)
  return [`usage: ${usage}`, '', `  ${summary}`, '', examples.length === 1 ? 'Example:' : 'Examples:', ...shown]
}

/** Its own first; what dxc has and we have not is left to the list of all options. */
function commandOptions(command: CommandRow): readonly string[] {
  const rows = options.filter((row) => isFor(row, command) && !row.fate)
  const own = command === defaultCommand ? [] : rows.filter(({ commands: takers }) => takers)
  const title = `Options of ${command.name}`
  return [...sectionLines(title, own), ...bySection(rows.filter((row) => !own.includes(row)))]
}

function allOptions(): readonly string[] {
  return bySection(options)
}

function bySection(rows: readonly OptionRow[]): readonly string[] {
  const names = Object.keys(sections) as Section[]
  return names.flatMap((name) =>
    sectionLines(
      sections[name],
      rows.filter(({ section }) => section === name),
    ),
  )
}

function sectionLines(title: string, rows: readonly OptionRow[]): readonly string[] {
  if (rows.length === 0) return []
  const isList = rows.every(({ fate }) => fate)
  return ['', `${title}:`, ...(isList ? wrap(rows.map((row) => row.names[0])) : rows.map(optionLine))]
}

/** `-T profile`, `--rules name`, `-Wname`: the option as one writes it. */
export function optionSyntax(row: OptionRow, name: string = row.names[0]): string {
  if (row.value === undefined) return name
  return row.form === 'joined' ? name + row.value : `${name} ${row.value}`
}

function commandLines(): readonly string[] {
  return [
    ...commands.map(({ usage, summary }) => columns(usage, summary)),
    columns('descry --explain ID', 'describe the rule behind a diagnostic'),
    columns('descry --help | --version', ''),
  ]
}

function optionLine(row: OptionRow): string {
  const [first, ...others] = row.names
  return columns([optionSyntax(row), ...others.filter((name) => name !== first)].join(', '), row.summary)
}

function columns(left: string, right: string): string {
  const start = `  ${left}`
  if (right === '') return start
  return start.length < summaryColumn - 1
    ? start.padEnd(summaryColumn) + right
    : `${start}\n${' '.repeat(summaryColumn)}${right}`
}

function wrap(words: readonly string[]): readonly string[] {
  const lines: string[] = []
  let line = ' '
  for (const word of words) {
    if (line.length + word.length > 98) {
      lines.push(line)
      line = ' '
    }
    line += ` ${word}`
  }
  return [...lines, line]
}
