// The command as it ships, built into a folder, for tests that need real processes.
//
//   const command = await buildCommand(folder)      node folder/run.mjs build ...
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsdown'

/** The script that runs it. */
export async function buildCommand(folder: string): Promise<string> {
  await build({
    config: false,
    cwd: join(import.meta.dirname, '..', '..'),
    entry: { main: 'src/cli/main.ts', worker: 'src/cli/batch/worker.ts' },
    outDir: join(folder, 'command'),
    format: 'cjs',
    platform: 'node',
    fixedExtension: true,
    dts: false,
    logLevel: 'error',
  })
  const script = join(folder, 'run.mjs')
  const main = "import { run } from './command/main.cjs'\nprocess.exitCode = await run(process.argv.slice(2))\n"
  writeFileSync(script, main)
  return script
}
