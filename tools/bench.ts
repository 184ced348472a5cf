// Runs every stage in tools/bench/ and prints a table.
//
//   npm run bench                            generated shaders only
//   npm run bench -- FOLDER                  real shaders too (or DESCRY_CORPUS=FOLDER)
//   npm run bench -- FOLDER --data FILE      entry points of those shaders (see entries.ts): checking, passes, batches
//   ... --dxc PATH                           beside a dxc instead of the times in the list
//
// --stage NAME runs one stage; --most N takes an even choice of N entry points where running all would take long (default 120).
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { BenchContext, BenchRow, BenchStage } from './bench/stage.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stage: { type: 'string' },
    data: { type: 'string' },
    dxc: { type: 'string' },
    most: { type: 'string', default: '120' },
  },
})
const given = positionals[0] ?? process.env.DESCRY_CORPUS
const context: BenchContext = {
  corpus: given === undefined ? undefined : resolve(given),
  entries: values.data,
  dxc: values.dxc,
  most: Number(values.most),
}

/** Files of the folder that are no stages. */
const shared = ['stage.ts', 'modules.ts', 'processes.ts', 'workers.ts', 'run-kernels.ts', 'clangd.ts']
const folder = join(import.meta.dirname, 'bench')
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !shared.includes(name))
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

function cells({ what, milliseconds, amount, note }: BenchRow): string[] {
  return [what, `${milliseconds.toFixed(1)} ms`, amount ? speed(amount, milliseconds) : '', note ?? '']
}

function speed({ count, unit }: NonNullable<BenchRow['amount']>, milliseconds: number): string {
  const thousands = count / milliseconds
  if (unit === 'characters') return `${(thousands / 1000).toFixed(1)} MB/s`
  return `${thousands.toFixed(0)} k ${unit}/s`
}
