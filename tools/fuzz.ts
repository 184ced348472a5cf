// Runs the tests that try random cases, with fresh seeds, until a property fails or the time is over.
//
//   npm run fuzz                        ten minutes
//   npm run fuzz -- --minutes 60
//   npm run fuzz -- --seed 123 test/passes    one round again, of some files
//
// `npm test` runs the same properties with one fixed seed. A failure prints the seed that repeats it.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const root = join(import.meta.dirname, '..')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    /** Random cases per property in one round. */
    runs: { type: 'string', default: '200' },
    seed: { type: 'string' },
  },
})

/** Test files that hold properties. */
function randomTests(): string[] {
  return ['src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => join(folder, file))
      .filter((file) => readFileSync(join(root, file), 'utf8').includes('fc.assert')),
  )
}

function passes(seed: number, files: readonly string[]): boolean {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--testTimeout', '0', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_SEED: String(seed), FUZZ_RUNS: values.runs },
  })
  return status === 0
}

const files = positionals.length > 0 ? positionals : randomTests()
const end = Date.now() + Number(values.minutes) * 60_000
let rounds = 0
do {
  const seed = values.seed === undefined ? Math.floor(Math.random() * 0x7fffffff) : Number(values.seed)
  console.log(`seed ${seed}`)
  rounds++
  if (!passes(seed, files)) {
    console.error(`failed; to repeat: npm run fuzz -- --seed ${seed} --runs ${values.runs} ${files.join(' ')}`)
    process.exit(1)
  }
} while (values.seed === undefined && Date.now() < end)
console.log(`${rounds} rounds passed`)
