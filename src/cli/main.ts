// `descry`: reads the command line, runs one command, answers with the exit status.
import { readFileSync } from 'node:fs'
import { insideOf } from '../node/host.ts'
import { nearest } from '../support/nearest.ts'
import type { CommandRow } from './commands.ts'
import { commands, defaultCommand, isFor, projectOptions } from './commands.ts'
import { isFile, writtenText } from './input.ts'
import type { OptionRow } from './options/row.ts'
import { parseCommandLine } from './parse.ts'
import { isProject } from './project/is-project.ts'
import { withProblemsIn } from './report.ts'
import { expandResponseFiles } from './response.ts'
import type { Settings } from './settings.ts'
import { isForPeople, isPicture, tableFormats } from './settings.ts'
import type { Terminal } from './terminal.ts'
import { exitStatus, fail, processTerminal } from './terminal.ts'

export async function run(words: readonly string[], terminal: Terminal = processTerminal()): Promise<number> {
  try {
    return await dispatch(words, terminal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException | undefined)?.syscall === 'uv_cwd')
      return fail(terminal, ['the current folder does not exist any more'])
    const { bugReport } = await import('./bug-report.ts')
    terminal.error(bugReport(error, words))
    return exitStatus.bug
  }
}

async function dispatch(words: readonly string[], terminal: Terminal): Promise<number> {
  const root = words[words.indexOf('--include-root') + 1]
  const mayRead = words.includes('--include-root') && root !== undefined ? insideOf(root) : () => true
  const expanded = expandResponseFiles(words, (path) => (mayRead(path) ? readText(path) : undefined))
  if (expanded.problems.length > 0) return fail(terminal, expanded.problems)
  const [first = ''] = expanded.words
  if (first === 'help') return await helpFor(expanded.words[1], terminal)
  const named = commands.find(({ name }) => name === first)
  const meant = named ? undefined : misspelt(first, expanded.words.length)
  if (meant !== undefined) {
    const { settings } = parseCommandLine(meant, expanded.words.slice(1), isFile)
    const reporter = await withProblemsIn(settings.format, terminal)
    return fail(reporter, [`there is no command '${first}'; did you mean '${meant}'?`])
  }
  const command = named ?? defaultCommand
  const { settings, problems, given } = parseCommandLine(command.name, expanded.words.slice(named ? 1 : 0), isFile)
  terminal = await withProblemsIn(settings.format, terminal)
  if (problems.length > 0) return fail(terminal, problems)
  if (settings.help) return await printHelp(named, terminal)
  if (settings.version) return await printVersion(terminal)
  if (settings.explain !== undefined) return await explain(settings.explain, terminal)
  const wrong = inputProblem(command, settings)
  if (wrong !== undefined) return fail(terminal, [wrong])
  const takesProject = command.takesProjects && isProject(settings.inputs[0]!)
  if (isForPeople(settings.format))
    tellUnused(given, takesProject ? { ...command, takes: projectOptions } : command, terminal)
  if (takesProject) {
    if (isPicture(settings.format))
      return fail(terminal, [
        `'--format ${settings.format}' is for one shader; 'descry check --report FILE.html' draws a project`,
      ])
    const { projectCommands } = await import('./project/commands.ts')
    return await projectCommands[command.name]!(settings, terminal)
  }
  const loaded = await command.load()
  return await loaded.run(settings, terminal)
}

/** Nothing is passed over in silence. */
function tellUnused(given: ReadonlyMap<OptionRow, string>, command: CommandRow, terminal: Terminal): void {
  const isProjects = command.takes === projectOptions
  const why = isProjects
    ? "the project's file says how shaders are compiled"
    : `'descry ${command.name}' does not use it`
  for (const [row, name] of given)
    if (!isFor(row, command) && row.fate !== 'harmless')
      terminal.error(`descry: warning: option '${name}' has no effect: ${why}\n`)
}

/** The command that a word probably means which is neither an option nor a file. */
function misspelt(word: string, count: number): string | undefined {
  if (count < 2 || !/^[a-z]+$/.test(word) || isFile(word)) return undefined
  return nearest(
    word,
    commands.map(({ name }) => name),
  )
}

function inputProblem({ name, usage, inputs, formats = [] }: CommandRow, settings: Settings): string | undefined {
  const count = settings.inputs.length
  const { format } = settings
  if (tableFormats.some((table) => table === format) && !formats.some((table) => table === format)) {
    const takers = commands.filter((command) => command.formats?.some((table) => table === format))
    return `'--format ${format}' is for ${takers.map((taker) => taker.name).join(', ')}, not for 'descry ${name}'`
  }
  if (count < inputs.least) return `no input file; usage: ${usage} (descry --help lists the options)`
  if (count > inputs.most && !settings.links)
    return `'descry ${name}' takes ${inputs.most} input${inputs.most === 1 ? '' : 's'}, not ${count}: ${settings.inputs.join(' ')}`
  return undefined
}

async function helpFor(name: string | undefined, terminal: Terminal): Promise<number> {
  const command = commands.find((row) => row.name === name)
  if (name === undefined || name.startsWith('-') || command) return await printHelp(command, terminal)
  const names = commands.map((row) => row.name)
  const meant = nearest(name, names)
  const hint = meant === undefined ? `there are ${names.join(', ')}` : `did you mean '${meant}'?`
  return fail(terminal, [`there is no command '${name}'; ${hint}`])
}

async function printHelp(command: CommandRow | undefined, terminal: Terminal): Promise<number> {
  const { helpText } = await import('./help.ts')
  terminal.out(helpText(command))
  return exitStatus.success
}

async function printVersion(terminal: Terminal): Promise<number> {
  const { version } = await import('../support/version.ts')
  terminal.out(`descry ${version}\n`)
  return exitStatus.success
}

async function explain(id: string, terminal: Terminal): Promise<number> {
  const { explanation } = await import('./explain.ts')
  const { text, found } = explanation(id)
  if (!found) return fail(terminal, [text])
  terminal.out(text)
  return exitStatus.success
}

function readText(path: string): string | undefined {
  return isFile(path) ? writtenText(readFileSync(path)) : undefined
}
