// `descry host --lang cpp FILE|PROJECT`: declarations for the program that feeds the shaders.
import type { Compilation } from '../../driver/compilation.ts'
import { createCompiler } from '../../driver/compiler.ts'
import { isForVulkan } from '../../driver/options.ts'
import { reflectionStage } from '../../driver/outputs/reflection.ts'
import { needsOf } from '../../driver/root-signatures.ts'
import { createDiskHost } from '../../node/host.ts'
import { type HostGroup, hostCode } from '../../project/host/host-code.ts'
import type { Reflection } from '../../reflect/reflection.ts'
import { makeRootSignature } from '../../rootsig/make.ts'
import { printCpp } from '../../rootsig/print-cpp.ts'
import { append } from '../../support/lists.ts'
import { slashes } from '../../support/slashes.ts'
import { nowhere } from '../../support/source.ts'
import { readInput } from '../input.ts'
import { lostFile, writeWithFolders } from '../output.ts'
import { isProject } from '../project/is-project.ts'
import { ProjectRun } from '../project/project-run.ts'
import { printReportBeside } from '../report.ts'
import { compileOptions, type Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  const path = settings.inputs[0]!
  const groups = isProject(path)
    ? await groupsOfProject(settings, terminal)
    : await groupOfFile(path, settings, terminal)
  if (typeof groups === 'number') return groups
  const text = hostCode(settings.project.language, slashes(path), groups)
  if (settings.objectFile === undefined) {
    terminal.out(text)
    return exitStatus.success
  }
  const lost = lostFile([settings.objectFile], [path])
  if (lost !== undefined) return fail(terminal, [lost])
  const problems: string[] = []
  writeWithFolders(settings.objectFile, text, problems)
  return problems.length > 0 ? fail(terminal, problems) : exitStatus.success
}

async function groupOfFile(
  path: string,
  settings: Settings,
  terminal: Terminal,
): Promise<readonly HostGroup[] | number> {
  const input = readInput(path)
  if (typeof input === 'string') return fail(terminal, [input])
  const compilation = createCompiler(createDiskHost(settings.includeRoot)).generate(input, compileOptions(settings))
  await printReportBeside([compilation], settings, terminal)
  const reflection = compilation.ask(reflectionStage)
  if (!reflection) return exitStatus.failure
  return [{ name: undefined, reflections: [reflection], rootSignature: signatureFor(compilation, settings) }]
}

/** One that fits, as `descry rootsig` writes it. */
function signatureFor({ bindings, lowered, profile, options }: Compilation, settings: Settings): string | undefined {
  if (settings.project.language !== 'cpp' || isForVulkan(options) || !bindings || !lowered) return undefined
  if (bindings.resources.some(({ isAssigned }) => !isAssigned)) return undefined
  const { making } = settings.rootSignature
  const { version } = options.rootSignature
  const made = makeRootSignature([needsOf(bindings, lowered.module, profile, nowhere)], { ...making, version })
  return typeof made === 'number' ? undefined : printCpp(made, 'rootSignature')
}

/** One for each layout, and for each API it is built for. */
async function groupsOfProject(settings: Settings, terminal: Terminal): Promise<readonly HostGroup[] | number> {
  const project = await ProjectRun.open(settings, terminal)
  if (typeof project === 'string') return fail(terminal, [project])
  const compiled = await project.compile(project.loaded.lock, false)
  if (!compiled) return exitStatus.failure
  const groups = new Map<string, Reflection[]>()
  for (const { job, reflection } of compiled.answers) {
    if (!reflection) continue
    const { layout } = job.unit
    const name = job.family === 'vulkan' ? `${layout}_vulkan` : layout
    append(groups, name, reflection)
  }
  return [...groups].map(([name, reflections]) => ({ name, reflections }))
}
