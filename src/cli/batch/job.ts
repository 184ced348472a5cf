// One line of a jobs file: what it may say, and the settings it stands for.
//
//   { "id": "a", "file": "a.hlsl", "profile": "ps_6_0", "defines": ["N=1"], "args": ["-HV", "2018"], "command": "lint" }
import { isAbsolute, join } from 'node:path'
import { parseCommandLine } from '../parse.ts'
import type { Settings } from '../settings.ts'
import { newSettings } from '../settings.ts'

export interface Job {
  readonly id: string
  readonly command: string
  readonly path: string
  /** When the job carries the text itself. */
  readonly source: string | undefined
  readonly settings: Settings
}

export type ParsedJob = { readonly job: Job } | { readonly id: string; readonly problem: string }

const fields = {
  id: 'string',
  file: 'string',
  source: 'string',
  entry: 'string',
  profile: 'string',
  command: 'string',
  defines: 'strings',
  includes: 'strings',
  args: 'strings',
} as const

type Fields = {
  -readonly [Name in keyof typeof fields]?: (typeof fields)[Name] extends 'string' ? string : readonly string[]
}

/** `folder` is where the jobs file lies: paths are relative to it. */
export function parseJob(line: string, number: number, folder: string): ParsedJob {
  const checked = readFields(line)
  if (typeof checked === 'string') return { id: `line ${number}`, problem: `line ${number}: ${checked}` }
  const id = checked.id ?? `line ${number}`
  if (checked.file === undefined && checked.source === undefined)
    return { id, problem: `line ${number}: a job needs "file" or "source"` }
  const settings = newSettings()
  settings.format = 'json'
  const words = [...(checked.args ?? [])]
  if (checked.profile !== undefined) words.push('-T', checked.profile)
  // Whatever a build script gives dxc; what asks for files is ignored.
  const { problems } = parseCommandLine('compile', words, () => false, settings)
  if (problems.length > 0) return { id, problem: problems.join('; ') }
  if (checked.entry !== undefined) settings.compile.entry = checked.entry
  settings.defines.push(...(checked.defines ?? []))
  const own = settings.includes.splice(0)
  settings.includes.push(...[...own, ...(checked.includes ?? [])].map((path) => within(folder, path)))
  const path = within(folder, checked.file ?? 'input.hlsl')
  return { job: { id, command: checked.command ?? 'bindings', path, source: checked.source, settings } }
}

function within(folder: string, path: string): string {
  return isAbsolute(path) ? path : join(folder, path)
}

function readFields(line: string): Fields | string {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return 'this is not JSON'
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'a job is an object'
  for (const [name, content] of Object.entries(value)) {
    const kind = Object.hasOwn(fields, name) ? fields[name as keyof typeof fields] : undefined
    if (kind === 'string' && typeof content !== 'string') return `"${name}" is a string`
    if (kind === 'strings' && !(Array.isArray(content) && content.every((item) => typeof item === 'string')))
      return `"${name}" is a list of strings`
  }
  return value as Fields
}
