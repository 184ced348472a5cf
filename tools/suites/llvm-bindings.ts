// Runs LLVM's own tests of bindings through the pass assign-bindings.
//
//   npx tsx tools/suites/llvm-bindings.ts --llvm DIR
//
// CodeGen/DirectX/ImplicitBinding: the CHECK lines judge our module; a refusal is compared as such, since the words differ.
// CodeGen/DirectX/Binding: the pairs that overlap, with registers and space; LLVM names the lower register first, we the later resource.
// Analysis/DXILResource: name, record, space, register, size, class and kind of every resource that the CHECK lines list.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { assignBindings, type ModuleRecord, recordsIn } from '../../src/binding/assign-bindings.ts'
import { resourceKinds } from '../../src/hlsl/resources.ts'
import type { Module } from '../../src/ir/module.ts'
import { parseModule } from '../../src/ir/parser.ts'
import { printModule } from '../../src/ir/printer.ts'
import type { TargetType } from '../../src/ir/types.ts'
import { Remarks } from '../../src/passes/remarks.ts'
import { shapeOf } from '../../src/targets/dxil/resource-types.ts'
import { type Outcome, reportOutcomes } from '../corpus/outcomes.ts'

const { values } = parseArgs({ options: { llvm: { type: 'string' } } })
if (values.llvm === undefined) throw new Error('--llvm DIR is needed')
const tests = join(values.llvm, 'llvm', 'test')

interface Run {
  readonly text: string
  readonly module: Module
  readonly errors: readonly string[]
}

function run(file: string): Run {
  const text = readFileSync(file, 'utf8')
  const { module, problems } = parseModule(text)
  if (!module) throw new Error(`does not parse: ${problems[0]?.message}`)
  const errors: string[] = []
  const report = ({ message }: { message: string }): unknown => errors.push(message)
  assignBindings.run(module, { remarks: new Remarks(), level: 0, report })
  return { text, module, errors }
}

function checkImplicit(file: string): string | undefined {
  const { text, module, errors } = run(file)
  if (text.includes('resource cannot be allocated'))
    return errors.some((message) => message.includes('could not be allocated')) ? undefined : 'nothing was refused'
  if (errors.length > 0) return errors[0]
  return fileCheck(text, printModule(module))
}

/** As FileCheck, for what these tests use: CHECK, CHECK-SAME, CHECK-NOT at the end, and {{regular expressions}}. */
function fileCheck(text: string, output: string): string | undefined {
  let position = 0
  for (const [, directive, pattern] of text.matchAll(/; CHECK(|-SAME|-NOT): *(.*?) *$/gm)) {
    const rest = output.slice(position)
    const found = expressionOf(pattern!).exec(rest)
    if (directive === '-NOT') {
      if (found) return `${pattern} stands in the output`
      continue
    }
    if (!found || (directive === '-SAME' && rest.slice(0, found.index).includes('\n'))) return `${pattern} is missing`
    position += found.index + found[0].length
  }
  return undefined
}

function expressionOf(pattern: string): RegExp {
  const parts = pattern.split(/\{\{(.*?)\}\}/)
  const quoted = (part: string): string => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+')
  return new RegExp(parts.map((part, index) => (index % 2 === 0 ? quoted(part) : part)).join(''))
}

/** `A 1 B 2 0`: both resources with their registers, in order of the names, and the space. */
function pairsIn(text: string): string[] {
  const pattern =
    /resource (\w+) at register (\d+) overlaps with resource (\w+) at register (\d+)(?:,| in) space (\d+)/g
  return [...text.matchAll(pattern)]
    .map(([, name, lower, other, otherLower, space]) =>
      [...[`${name} ${lower}`, `${other} ${otherLower}`].sort(), space].join(' '),
    )
    .sort()
}

function checkOverlaps(file: string): string | undefined {
  const { text, errors } = run(file)
  const wanted = pairsIn(text.replace(/^.*CHECK-NOT.*$/gm, ''))
  const found = pairsIn(errors.join('\n'))
  return found.join('; ') === wanted.join('; ') ? undefined : `${found.join('; ')} instead of ${wanted.join('; ')}`
}

const kindNames = Object.fromEntries(Object.entries(resourceKinds).map(([name, number]) => [number, name]))

/** LLVM lists class by class, and in a class by place. */
const classOrder: readonly string[] = ['SRV', 'UAV', 'CBV', 'Sampler']

function resourceLines(module: Module): string[] {
  const byPlace = (first: ModuleRecord, second: ModuleRecord): number =>
    classOrder.indexOf(first.class) - classOrder.indexOf(second.class) ||
    first.space - second.space ||
    first.register! - second.register!
  const next = new Map<string, number>()
  return recordsIn(module)
    .sort(byPlace)
    .map(({ name, class: resourceClass, space, register, count, calls }) => {
      const id = next.get(resourceClass) ?? 0
      next.set(resourceClass, id + 1)
      const kind = kindNames[shapeOf(calls[0]!.type as TargetType).kind]
      return [name, id, space, register, count ?? -1, resourceClass, kind === 'TypedBuffer' ? 'Buffer' : kind].join(' ')
    })
}

function checkedResources(text: string): string[] {
  const fields = ['Name', 'Record ID', 'Space', 'Lower Bound', 'Size', 'Class', 'Kind']
  return text
    .split(/CHECK: Resource \[\[/)
    .slice(1)
    .map((part) => fields.map((field) => new RegExp(`CHECK: +${field}: (\\S+)`).exec(part)?.[1]).join(' '))
}

function checkResources(file: string): string | undefined {
  const { text, module } = run(file)
  const wanted = checkedResources(text)
  const found = resourceLines(module)
  const wrong = wanted.findIndex((line, index) => line !== found[index])
  if (wrong >= 0) return `${found[wrong]} instead of ${wanted[wrong]}`
  return found.length === wanted.length ? undefined : `${found.length} resources instead of ${wanted.length}`
}

const suites: Readonly<Record<string, (file: string) => string | undefined>> = {
  'CodeGen/DirectX/ImplicitBinding': checkImplicit,
  'CodeGen/DirectX/Binding': checkOverlaps,
  'Analysis/DXILResource': checkResources,
}

const outcomes: Outcome[] = []
for (const [folder, check] of Object.entries(suites))
  for (const name of readdirSync(join(tests, folder)).sort())
    outcomes.push({ id: `${folder}/${name}`, stage: folder, failure: check(join(tests, folder, name)) })
process.exitCode = reportOutcomes(outcomes, 50) ? 0 : 1
