// Lists of entry points of real shaders, one JSON object per line:
//
//   { id, repo: "owner/name", file, entry, profile, defines, includes, args, ms }
//
// `file` and `includes` are relative to the repository, which lies checked out in some folder under its own name; `ms` is the time
// another compiler took, where it was recorded.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJob } from '../../src/cli/batch/job.ts'
import { compileOptions } from '../../src/cli/settings.ts'
import type { CompileOptions } from '../../src/driver/options.ts'

export interface Entry {
  readonly id: string
  readonly repo: string
  readonly file: string
  readonly entry: string
  readonly profile: string
  readonly defines: readonly string[]
  readonly includes: readonly string[]
  readonly args: readonly string[]
  readonly ms?: number
}

export function readEntries(file: string): Entry[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line): Entry => JSON.parse(line))
}

/** Those whose files lie below `source`. */
export function presentEntries(entries: readonly Entry[], source: string): Entry[] {
  return entries.filter((entry) => existsSync(join(rootOf(entry, source), entry.file)))
}

function rootOf({ repo }: Entry, source: string): string {
  return join(source, repo.split('/').at(-1)!)
}

/** A job for `descry batch` with absolute paths. */
export function jobOf(entry: Entry, source: string, command: 'lint' | 'bindings'): object {
  const root = rootOf(entry, source)
  const { id, entry: name, profile, defines, args } = entry
  const includes = entry.includes.map((folder) => join(root, folder))
  return { id, file: join(root, entry.file), entry: name, profile, defines, includes, args, command }
}

/** What the compiler is to be given, or why there is no such thing. */
export function inputOf(
  entry: Entry,
  source: string,
): { readonly path: string; readonly options: CompileOptions } | { readonly problem: string } {
  const parsed = parseJob(JSON.stringify(jobOf(entry, source, 'bindings')), 0, '.')
  if ('problem' in parsed) return parsed
  return { path: parsed.job.path, options: compileOptions(parsed.job.settings) }
}
