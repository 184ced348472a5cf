// Runs every stage in tools/bench/ and prints a table.
//
//   npm run bench                            generated shaders only
//   npm run bench -- FOLDER [--stage NAME]   real shaders too (or DESCRY_CORPUS=FOLDER)
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { BenchRow, BenchStage } from './bench/stage.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { stage: { type: 'string' } } })
const given = positionals[0] ?? process.env.DESCRY_CORPUS
const context = { corpus: given === undefined ? undefined : resolve(given) }

const folder = join(import.meta.dirname, 'bench')
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && name !== 'stage.ts')
  .map((name) => name.slice(0, -'.ts'.length))
  .filter((name) => values.stage === undefined || name === values.stage)
  .sort()
if (names.length === 0) {
  console.error(`no stage '${values.stage}' in tools/bench`)
  process.exit(2)
}

const header = ['stage', 'what', 'time', 'speed', '']
const lines: string[][] = [header]
for (const name of names) {
  const { stage } = (await import(join(folder, `${name}.ts`))) as { readonly stage: BenchStage }
  for (const row of await stage.run(context)) lines.push([stage.name, ...cells(row)])
}
const widths = header.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
for (const line of lines)
  console.log(
    line
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )

function cells({ what, milliseconds, size, note }: BenchRow): string[] {
  const speed = size === undefined ? '' : `${(size / 1000 / milliseconds).toFixed(1)} MB/s`
  return [what, `${milliseconds.toFixed(1)} ms`, speed, note ?? '']
}
