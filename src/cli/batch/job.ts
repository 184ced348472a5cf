// One line of a jobs file: what it may say (docs/batch.md), and the settings it stands for.
//
//   { "id": "a", "file": "a.hlsl", "profile": "ps_6_0", "defines": ["N=1"], "args": ["-HV", "2018"], "outputs": { "dxil": "a.dxo" } }
import { isAbsolute, join } from 'node:path'
import type { IneffectiveOption } from '../../driver/options.ts'
import { isOutputName, type OutputName, outputForFile, outputNames } from '../../driver/outputs.ts'
import { nearest } from '../../support/nearest.ts'
import { parseCommandLine } from '../parse.ts'
import type { Settings } from '../settings.ts'
import { newSettings } from '../settings.ts'

export const jobCommandNames = ['compile', 'bindings', 'lint', 'explain', 'freeze', 'diff', 'dump'] as const
export type JobCommandName = (typeof jobCommandNames)[number]

export interface JobOutput {
  readonly name: OutputName
  /** As the job writes it, and where that is. */
  readonly written: string
  readonly path: string
}

export interface Job {
  readonly id: string
  readonly command: JobCommandName
  readonly path: string
  /** When the job carries the text itself. */
  readonly source: string | undefined
  /** What `diff` compares with. */
  readonly other: string | undefined
  /** What `explain` is about. */
  readonly resource: string | undefined
  readonly settings: Settings
  readonly outputs: readonly JobOutput[]
  /** Where the jobs file lies. */
  readonly folder: string
}

export type ParsedJob = { readonly job: Job } | { readonly id: string; readonly problem: string }

/** Every field and what it holds. docs/schema/job.schema.json says the same. */
export const jobFields = {
  id: 'string',
  command: 'string',
  file: 'string',
  source: 'string',
  other: 'string',
  resource: 'string',
  entry: 'string',
  profile: 'string',
  defines: 'strings',
  includes: 'strings',
  args: 'strings',
  outputs: 'files',
} as const

interface FieldTypes {
  readonly string: string
  readonly strings: readonly string[]
  readonly files: Readonly<Record<string, string>>
}

type Fields = { readonly [Name in keyof typeof jobFields]?: FieldTypes[(typeof jobFields)[Name]] }

/** `folder` is where the jobs file lies: paths are relative to it. */
export function parseJob(line: string, number: number, folder: string): ParsedJob {
  const fields = readFields(line)
  const at = `line ${number}`
  if (typeof fields === 'string') return { id: idOf(line) ?? at, problem: `${at}: ${fields}` }
  const id = fields.id ?? at
  const refuse = (problem: string): ParsedJob => ({ id, problem: `${at}: ${problem}` })
  if ((fields.file === undefined) === (fields.source === undefined))
    return refuse('a job needs "file" or "source", and not both')
  const outputs = outputsOf(fields.outputs ?? {}, folder)
  if (typeof outputs === 'string') return refuse(outputs)
  const { command = outputs.length > 0 ? 'compile' : 'bindings' } = fields
  if (!isJobCommand(command)) return refuse(`"command" is ${jobCommandNames.join(', ')}, not "${command}"`)
  if (outputs.length > 0 && !compiles.includes(command)) return refuse(`"outputs" are not for "${command}"`)
  if (fields.other !== undefined && command !== 'diff') return refuse('"other" is for "diff"')
  if (fields.resource !== undefined && command !== 'explain') return refuse('"resource" is for "explain"')
  const settings = newSettings()
  settings.format = 'json'
  const words = [...(fields.args ?? [])]
  if (fields.profile !== undefined) words.push('-T', fields.profile)
  // Whatever a build script gives dxc. Files that it asks for are written by "compile" only.
  const { problems } = parseCommandLine(command === 'diff' ? 'diff' : 'compile', words, () => false, settings)
  if (problems.length > 0) return refuse(problems.join('; '))
  if (command === 'diff' && fields.other === undefined && settings.otherEntry === undefined && !settings.rulesDiff)
    return refuse('a "diff" needs "other", or "--other-entry" or "--rules-diff" in "args"')
  // Of several files dxc compiles the last one, which is the job's own.
  const why = 'a job compiles its own file'
  const others = settings.inputs.splice(0).map((name) => ({ name, why }))
  settings.compile.ineffective = [...settings.compile.ineffective, ...others, ...unwrittenFiles(command, settings)]
  if (fields.entry !== undefined) settings.compile.entry = fields.entry
  settings.defines.push(...(fields.defines ?? []))
  const own = settings.includes.splice(0)
  settings.includes.push(...[...own, ...(fields.includes ?? [])].map((path) => within(folder, path)))
  const path = within(folder, fields.file ?? 'input.hlsl')
  const other = fields.other === undefined ? undefined : within(folder, fields.other)
  const { source, resource } = fields
  return { job: { id, command, path, source, other, resource, settings, outputs, folder } }
}

/** Files that `args` ask for and the command does not write. */
function unwrittenFiles(command: JobCommandName, { objectFile, listingFile }: Settings): IneffectiveOption[] {
  if (command === 'compile') return []
  const asked = { '-Fo': objectFile, '-Fc': listingFile }
  const why = 'only "command": "compile" writes the files of "args"'
  return Object.entries(asked).flatMap(([name, file]) => (file === undefined ? [] : [{ name, why }]))
}

/** Commands that make what outputs are written from. */
const compiles: readonly string[] = ['compile', 'bindings', 'lint', 'explain'] satisfies JobCommandName[]

function isJobCommand(name: string): name is JobCommandName {
  return jobCommandNames.some((known) => known === name)
}

/** Relative to the jobs file. */
export function within(folder: string, path: string): string {
  return isAbsolute(path) ? path : join(folder, path)
}

function outputsOf(files: Readonly<Record<string, string>>, folder: string): JobOutput[] | string {
  const outputs: JobOutput[] = []
  for (const [name, file] of Object.entries(files)) {
    if (!isOutputName(name)) {
      const close = nearest(name, outputNames)
      return `there is no output "${name}"${close === undefined ? '' : `; did you mean "${close}"?`}`
    }
    const path = within(folder, file)
    if (outputs.some((output) => output.path === path)) return `two outputs go to "${file}"`
    outputs.push({ name: outputForFile(name, file), written: file, path })
  }
  return outputs
}

function readFields(line: string): Fields | string {
  const value = parsed(line)
  if (value === undefined) return 'this is not JSON'
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'a job is an object'
  for (const [name, content] of Object.entries(value)) {
    if (!Object.hasOwn(jobFields, name)) {
      const close = nearest(name, Object.keys(jobFields))
      return `there is no field "${name}"${close === undefined ? '' : `; did you mean "${close}"?`}`
    }
    const kind = jobFields[name as keyof typeof jobFields]
    if (!fits[kind](content)) return `"${name}" is ${kindNames[kind]}`
  }
  return value as Fields
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Of a job that may be wrong otherwise. */
export function idOf(line: string): string | undefined {
  const value = parsed(line) as { readonly id?: unknown } | null | undefined
  return typeof value?.id === 'string' ? value.id : undefined
}

const isString = (content: unknown): boolean => typeof content === 'string'

const fits: Readonly<Record<keyof FieldTypes, (content: unknown) => boolean>> = {
  string: isString,
  strings: (content) => Array.isArray(content) && content.every(isString),
  files: (content) =>
    typeof content === 'object' &&
    content !== null &&
    !Array.isArray(content) &&
    Object.values(content).every((file) => isString(file) && file !== ''),
}

const kindNames: Readonly<Record<keyof FieldTypes, string>> = {
  string: 'a string',
  strings: 'a list of strings',
  files: 'an object of file names',
}
