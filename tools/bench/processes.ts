// Runs other programs and tells the processor time of them and of all processes they started: on a busy machine the clock tells nothing.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Entry, jobOf } from '../corpus/entries.ts'

export const command: string = join(import.meta.dirname, '../../bin/descry.js')
/** The script that asks a resident server. */
export const client: string = join(import.meta.dirname, '../../dist/command/descry-client')

export interface ProcessRun {
  /** By the clock, in milliseconds. */
  readonly elapsed: number
  /** Of all processors, user and system, in milliseconds; the clock's where there is no POSIX shell to tell. */
  readonly processor: number
}

/** Each list of words is a command; they run one after the other, and what they write goes nowhere. */
export function runAll(
  commands: readonly (readonly string[])[],
  environment: Readonly<Record<string, string>> = {},
): Promise<ProcessRun> {
  const script = `${commands.map((words) => `${words.map(quoted).join(' ')} >/dev/null 2>&1`).join('\n')}\ntimes\n`
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const shell = spawn('sh', ['-s'], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...environment },
    })
    let output = ''
    shell.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
    shell.on('error', reject)
    shell.on('close', () => {
      const elapsed = performance.now() - start
      // The second line is about the children: `1m2.34s 0m5.6s`.
      const spent = [...(output.trim().split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)]
      const processor = spent.reduce(
        (sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1000,
        0,
      )
      resolve({ elapsed, processor: spent.length > 0 ? processor : elapsed })
    })
    shell.stdin.end(script)
  })
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`
}

/** dxc for an entry point, into no file. */
export function dxcWords(dxc: string, entry: Entry, source: string, file = '/dev/null'): string[] {
  const job = jobOf(entry, source, 'bindings') as { readonly file: string; readonly includes: readonly string[] }
  const { profile, entry: name, defines, args } = entry
  return [
    dxc,
    '-T',
    profile,
    ...(name === '' ? [] : ['-E', name]),
    ...defines.flatMap((define) => ['-D', define]),
    ...job.includes.filter((folder) => existsSync(folder)).flatMap((folder) => ['-I', folder]),
    ...args,
    ...(file === '' ? [] : ['-Fo', file]),
    job.file,
  ]
}
