// `--help`, made from the command and option tables.
import { version } from '../support/version.ts'
import type { CommandRow } from './commands.ts'
import { commands } from './commands.ts'
import type { OptionRow, Section } from './options/row.ts'
import { sections } from './options/row.ts'
import { options } from './options/table.ts'

const summaryColumn = 34

/** Help for one command, or for all of them. */
export function helpText(command: CommandRow | undefined): string {
  const lines = command
    ? [`usage: ${command.usage}`, '', `  ${command.summary}`]
    : [`descry ${version}: an HLSL compiler that knows where every resource lives`, '', 'usage:', ...commandLines()]
  for (const section of Object.keys(sections) as Section[]) {
    const rows = options.filter((row) => row.section === section && isFor(row, command))
    if (rows.length === 0) continue
    lines.push('', `${sections[section]}:`)
    if (rows.every(({ fate }) => fate)) lines.push(...wrap(rows.map((row) => row.names[0])))
    else for (const row of rows) lines.push(...optionLines(row))
  }
  lines.push(
    '',
    'Options may be written with a slash (/T cs_6_6); @FILE reads options from a file; -- ends the options.',
  )
  return `${lines.join('\n')}\n`
}

/** `-T profile`, `--rules name`, `-Wname`: the option as one writes it. */
export function optionSyntax(row: OptionRow, name: string = row.names[0]): string {
  if (row.value === undefined) return name
  return row.form === 'joined' ? name + row.value : `${name} ${row.value}`
}

function commandLines(): readonly string[] {
  return [
    ...commands.map(({ usage, summary }) => columns(usage, summary)),
    columns('descry --explain ID', 'teach the rule behind a diagnostic'),
    columns('descry --help | --version', ''),
  ]
}

function isFor(row: OptionRow, command: CommandRow | undefined): boolean {
  if (command === undefined || row.commands?.includes(command.name)) return true
  const { takes } = command
  return row.commands === undefined && (!takes || takes.includes(row.section) || takes.includes(row.names[0]))
}

function optionLines(row: OptionRow): readonly string[] {
  const [first, ...others] = row.names
  const names = [optionSyntax(row), ...others.filter((name) => name !== first)].join(', ')
  return [columns(names, row.summary)]
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
