// Compiles a job once for each target that its outputs need, and writes them: all, or none when anything is wrong.
import { type JsonDiagnostic, toJson } from '../../diagnostics/render/json.ts'
import { driverDiagnostics } from '../../diagnostics/tables/driver.ts'
import type { Compilation } from '../../driver/compilation.ts'
import type { CompileOptions } from '../../driver/options.ts'
import { loadWriters } from '../../driver/outputs/load.ts'
import { groupByTarget, type Output, type OutputName, outputs, writeOutputs } from '../../driver/outputs.ts'
import { nowhere } from '../../support/source.ts'
import { requestsOf } from '../commands/compile.ts'
import { lostFile, writeWithFolders } from '../output.ts'
import type { JobTools } from './commands.ts'
import { diagnosticsOf } from './diagnostics.ts'
import { type Job, type JobOutput, within } from './job.ts'

export interface WrittenOutputs {
  readonly ok: boolean
  /** The first, if there are several targets. */
  readonly compilation: Compilation
  /** What was written, as the job names it. */
  readonly outputs?: Readonly<Partial<Record<OutputName, string>>>
  /** Text that goes to no file. */
  readonly output?: string
  readonly diagnostics: readonly JsonDiagnostic[]
}

export async function writeJobOutputs(job: Job, tools: JobTools, options: CompileOptions): Promise<WrittenOutputs> {
  const input = { path: job.path, text: job.source }
  const asked = job.outputs.length > 0 ? job.outputs : fromArguments(job)
  const groups = groupByTarget(
    asked.map(({ name }) => name),
    options.target,
  )
  if (typeof groups === 'string') {
    const compilation = tools.compiler.compile(input, options)
    const problem = driverDiagnostics.err_contradicting_target(nowhere, { problem: groups })
    return { ok: false, compilation, diagnostics: diagnosticsOf(problem) }
  }
  const objectFile = objectFileOf(asked)
  const made = new Map<OutputName, Output>()
  const compilations: Compilation[] = []
  for (const { target, names } of groups) {
    const compilation = tools.compiler.compile(input, { ...options, target })
    const written = writeOutputs(compilation, await loadWriters(names), { objectFile })
    compilations.push(compilation)
    for (const [name, output] of written ?? []) made.set(name, output)
  }
  const diagnostics = compilations.flatMap(({ reported, sources }) => toJson(reported, sources))
  const compilation = compilations[0]!
  if (compilations.some(({ errorCount }) => errorCount > 0)) return { ok: false, compilation, diagnostics }
  const files = asked.map(({ path }) => (path === '' ? undefined : path))
  const lost = lostFile(files, compilation.dependencies)
  if (lost !== undefined) return { ok: false, compilation, diagnostics: [...diagnostics, ...cannotWrite(lost)] }
  return { compilation, ...writeFiles(asked, made, diagnostics, tools.write ?? writeWithFolders) }
}

/** The file that rules for make are about. */
export function objectFileOf(asked: readonly JobOutput[]): string | undefined {
  return asked.find(({ name }) => outputs[name].target !== undefined)?.written
}

function writeFiles(
  asked: readonly JobOutput[],
  made: ReadonlyMap<OutputName, Output>,
  diagnostics: readonly JsonDiagnostic[],
  write: NonNullable<JobTools['write']>,
): Omit<WrittenOutputs, 'compilation'> {
  const problems: string[] = []
  const files: Partial<Record<OutputName, string>> = {}
  let text: string | undefined
  for (const { name, path, written } of asked) {
    const output = made.get(name)
    if (output === undefined) continue
    if (path === '') {
      if (typeof output === 'string') text = output
      continue
    }
    write(path, output, problems)
    files[name] = written
  }
  return {
    ok: problems.length === 0,
    outputs: files,
    ...(text !== undefined && { output: text }),
    diagnostics: [...diagnostics, ...problems.flatMap(cannotWrite)],
  }
}

function cannotWrite(problem: string): readonly JsonDiagnostic[] {
  return diagnosticsOf(driverDiagnostics.err_cannot_write(nowhere, { problem }))
}

/** `-Fo` and its kin; what goes to no file is part of the answer if it was asked for by name. */
function fromArguments({ settings, folder }: Job): JobOutput[] {
  const requests = requestsOf(settings)
  return requests.map(({ name, file }) =>
    file === undefined
      ? { name: settings.emit ?? outputs[name].readable ?? name, written: '', path: '' }
      : { name, written: file, path: within(folder, file) },
  )
}
