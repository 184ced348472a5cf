// Reads the IR of LLVM's own tests, prints it, and asks LLVM whether the text is still a module.
//
//   npx tsx tools/suites/llvm-tests.ts --llvm DIR [--transforms N] [--passes LEVEL] [--show N] [--filter TEXT]
//
// DIR holds LLVM's sources. Without --transforms: every .ll of CodeGen/DirectX, Analysis/DXIL*, tools/dxil-dis, and of Transforms what
// names a dxil triple. With it: every so many files of Transforms, any target. --passes runs the pipeline of -O<LEVEL> in between.
// Files that llvm-as-22 itself refuses are left out. Needs llvm-as-22.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { verifyModule } from '../../src/analysis/verifier.ts'
import { pipelineFor } from '../../src/driver/pipelines.ts'
import { parseModule } from '../../src/ir/parser.ts'
import { printModule } from '../../src/ir/printer.ts'
import { Remarks } from '../../src/passes/remarks.ts'
import { runPasses } from '../../src/passes/run.ts'
import { type Outcome, reportOutcomes } from '../corpus/outcomes.ts'

const { values } = parseArgs({
  options: {
    llvm: { type: 'string' },
    transforms: { type: 'string' },
    passes: { type: 'string' },
    show: { type: 'string', default: '30' },
    filter: { type: 'string', default: '' },
  },
})

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ll'))
    .map((file) => join(folder, file))
    .sort()
}

function chosenFiles(tests: string): string[] {
  const transforms = filesBelow(join(tests, 'Transforms'))
  if (values.transforms !== undefined) {
    const every = Number(values.transforms)
    return transforms.filter((_, index) => index % every === 0)
  }
  const analyses = readdirSync(join(tests, 'Analysis')).filter((name) => name.startsWith('DXIL'))
  return [
    ...filesBelow(join(tests, 'CodeGen', 'DirectX')),
    ...analyses.flatMap((name) => filesBelow(join(tests, 'Analysis', name))),
    ...filesBelow(join(tests, 'tools', 'dxil-dis')),
    ...transforms.filter((file) => /triple.*dxil/.test(readFileSync(file, 'utf8'))),
  ]
}

/** Empty when LLVM takes the text. */
function assemble(text: string): string {
  const { status, stderr } = spawnSync('llvm-as-22', ['-o', '/dev/null', '-'], { input: text, encoding: 'utf8' })
  return status === 0 ? '' : stderr || 'llvm-as failed'
}

/** What is wrong with our reading of the text; undefined when nothing is. */
function judge(text: string): string | undefined {
  const { module, problems } = parseModule(text)
  if (module === undefined) return `does not parse: ${problems[0]?.message}`
  const invalid = verifyModule(module)[0]
  if (invalid !== undefined) return `does not verify: ${invalid.message}`
  if (values.passes !== undefined) {
    const level = Number(values.passes) as 0 | 1 | 2 | 3
    runPasses(module, pipelineFor(level), { remarks: new Remarks(), level }, { verify: verifyModule })
  }
  const printed = printModule(module)
  const again = parseModule(printed).module
  if (again === undefined || printModule(again) !== printed) return 'prints what does not read back the same'
  const refused = assemble(printed)
  return refused === '' ? undefined : `LLVM refuses it: ${refused.split('\n')[0]?.replace(/<stdin>:[\d:]*/, '')}`
}

/** Names and numbers left out, so that troubles of a kind count together. */
function kindOf(failure: string): string {
  return failure.replace(/[@%#!][-\w.$"]+/g, (name) => name[0]!).replace(/\d+/g, 'N')
}

if (values.llvm === undefined) throw new Error('--llvm DIR is needed')
const tests = join(values.llvm, 'llvm', 'test')
const files = chosenFiles(tests).filter((file) => file.includes(values.filter))
const outcomes: Outcome[] = []
for (const file of files) {
  const text = readFileSync(file, 'utf8')
  const id = file.slice(tests.length + 1)
  let failure: string | undefined
  try {
    failure = assemble(text) === '' ? judge(text) : 'rejected'
  } catch (error) {
    failure = `threw: ${error instanceof Error ? error.message : String(error)}`
  }
  outcomes.push({
    id: failure === undefined ? id : `${id}: ${failure}`,
    stage: id.split('/', 2).join('/'),
    failure: failure === undefined ? undefined : kindOf(failure),
  })
}
process.exitCode = reportOutcomes(outcomes, Number(values.show)) ? 0 : 1
