// Runs DXC's own tests of its SPIR-V (tools/clang/test/CodeGenSPIRV of microsoft/DirectXShaderCompiler) and asks:
//
//   positive    is there a module, and does spirv-val accept it? (With -Vd, which switches DXC's validation off, a module is enough.)
//   interface   with --dxc PATH: are sets, bindings, locations, offsets and modes DXC's, under --rules dxc?
//   negative    does a run that DXC rejects have an error here too?
//
//   npx tsx tools/suites/codegen-spirv.ts --tests DIR [--dxc PATH] [--cache FILE] [--only positive|interface|negative] [--stage ps] [--filter TEXT]
//                                  [--sample N] [--show N] [--list FILE] [--spirv-val PATH]
//
// A run is a `// RUN:` line. `--cache` keeps what DXC said between calls; `--list` writes every failing run with its reason.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Outcome, reportOutcomes } from '../corpus/outcomes.ts'
import { compileRun } from './codegen-spirv/compile.ts'
import { interfaceOfDxc } from './codegen-spirv/dxc.ts'
import { differences } from './codegen-spirv/interfaces.ts'
import { judge } from './codegen-spirv/judge.ts'
import { readRuns, type TestRun } from './codegen-spirv/runs.ts'

const { values } = parseArgs({
  options: {
    tests: { type: 'string' },
    dxc: { type: 'string' },
    cache: { type: 'string' },
    'spirv-val': { type: 'string', default: 'spirv-val' },
    only: { type: 'string', default: '' },
    stage: { type: 'string', default: '' },
    filter: { type: 'string', default: '' },
    sample: { type: 'string', default: '1' },
    show: { type: 'string', default: '40' },
    list: { type: 'string' },
  },
})

const usage =
  'usage: npx tsx tools/suites/codegen-spirv.ts --tests DIR [--dxc PATH] [--only positive|interface|negative] ...'

async function main(): Promise<number> {
  const { tests, dxc } = values
  if (tests === undefined) {
    console.log(usage)
    return 2
  }
  const every = Math.max(1, Number(values.sample))
  const wanted = ({ stage, id }: TestRun): boolean => stage.startsWith(values.stage) && id.includes(values.filter)
  const runs = readRuns(tests)
    .filter(wanted)
    .filter((_, index) => index % every === 0)
  const asked = (name: string): boolean => values.only === '' || values.only === name
  const sections: [string, Outcome[]][] = []
  const positive = runs.filter(({ fails }) => !fails)
  if (asked('positive')) sections.push(['positive', positive.map(positiveOutcome)])
  if (asked('interface') && dxc !== undefined)
    sections.push(['interface', positive.map((run) => interfaceOutcome(run, dxc))])
  if (asked('negative')) sections.push(['negative', runs.filter(({ fails }) => fails).map(negativeOutcome)])
  const list: string[] = []
  for (const [name, outcomes] of sections) {
    console.log(`\n## ${name}`)
    reportOutcomes(outcomes, Number(values.show))
    for (const { id, failure } of outcomes) if (failure !== undefined) list.push(`${name}\t${id}\t${failure}`)
  }
  if (values.list !== undefined) writeFileSync(values.list, `${list.join('\n')}\n`)
  return list.length === 0 ? 0 : 1
}

function positiveOutcome(run: TestRun): Outcome {
  const compiled = compileRun(run)
  // A run that switches DXC's validation off is about a module that the validator refuses.
  const isJudged = !run.words.includes('-Vd')
  const failure =
    compiled.failure ?? (isJudged ? judge(compiled.module!, compiled.options!, values['spirv-val']) : undefined)
  return { id: run.id, stage: run.stage, failure }
}

/** What DXC refuses without -fcgl has nothing to compare with, as has what is not written here. */
function interfaceOutcome(run: TestRun, dxc: string): Outcome {
  const { id, stage } = run
  const expected = interfaceOfDxc(run, dxc, values.cache)
  const compiled = compileRun(run, 'dxc')
  if (!expected || !compiled.module) return { id, stage, failure: 'rejected' }
  const found = differences(expected, compiled.module)
  return { id, stage, failure: found.length === 0 ? undefined : found.join('; ') }
}

function negativeOutcome(run: TestRun): Outcome {
  const { failure } = compileRun(run)
  const isRejected = failure !== undefined && !failure.startsWith('thrown')
  return { id: run.id, stage: run.stage, failure: isRejected ? undefined : (failure ?? `accepted: ${run.expected}`) }
}

process.exitCode = await main()
