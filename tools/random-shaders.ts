// Runs random shaders in the interpreter and as WebAssembly, with fresh seeds, and compares every bit of the results.
//
//   npx tsx tools/random-shaders.ts [--programs 1000] [--seed N] [--kind waves]
//
// `npm test` does the same with a few programs. A difference prints the seed that repeats it, and the shader.
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { difference, kinds } from '../test/execute/both-ways.ts'

const { values } = parseArgs({
  options: {
    programs: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    kind: { type: 'string', default: '' },
  },
})

const perRound = 100
const chosen = kinds.filter(({ name }) => name.includes(values.kind))
const most = Number(values.programs)
let [done, failed] = [0, 0]
let seed = values.seed === undefined ? Math.floor(Math.random() * 0x7fffffff) : Number(values.seed)
for (; done < most; seed++) {
  for (const kind of chosen)
    for (const shader of fc.sample(kind.shaders, { numRuns: perRound, seed })) {
      done++
      const what = difference(kind, shader)
      if (what === undefined) continue
      failed++
      console.log(`${kind.name}, seed ${seed}, wave size ${shader.waveSize ?? 'usual'}: ${what}\n${shader.text}`)
    }
  console.log(`${done} programs, ${failed} with different results; next seed ${seed + 1}`)
}
process.exitCode = failed > 0 ? 1 : 0
