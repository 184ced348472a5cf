// The runner as a function: compiles tools/vulkan/*.c once, writes the lines of a job, runs it, reads the resources back.
//
//   const runner = buildRunner(folder)
//   runner.run(['resource storage 0 0 0 0 FILE', 'shader a.spv main 1 1 1'])    undefined when it ran; FILE.out is there
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Runner {
  /** What went wrong; `undefined` when it ran. */
  run(lines: readonly string[]): string | undefined
  /** Milliseconds of the fastest dispatch of a job with a line `repeat N`; `undefined` when it did not run. */
  time(lines: readonly string[]): number | undefined
}

/** The binary goes into the folder, and so do the jobs. */
export function buildRunner(folder: string): Runner {
  const binary = join(folder, 'run')
  const sources = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.c'))
  execFileSync('cc', ['-O1', '-o', binary, ...sources.map((file) => join(import.meta.dirname, file)), '-lvulkan'])
  const start = (lines: readonly string[]) => {
    const job = join(folder, 'job')
    writeFileSync(job, `${lines.join('\n')}\n`)
    return spawnSync(binary, [job], { encoding: 'utf8', timeout: 60_000 })
  }
  return {
    run(lines) {
      const { status, stdout, signal } = start(lines)
      if (status === 0) return undefined
      return status === 2 ? 'no Vulkan device' : stdout || String(signal ?? status)
    },
    time(lines) {
      const { status, stdout } = start(lines)
      const times = [...stdout.matchAll(/^milliseconds ([\d.]+)$/gm)].map(([, text]) => Number(text))
      return status === 0 && times.length > 0 ? Math.min(...times) : undefined
    },
  }
}
