// What jobs may ask for, one row per command: a job in, the object of its line out.
import { readFileSync } from 'node:fs'
import { type JsonDiagnostic, toJson } from '../../diagnostics/render/json.ts'
import { driverDiagnostics } from '../../diagnostics/tables/driver.ts'
import { bindingsResult } from '../../driver/bindings-result.ts'
import type { Compilation } from '../../driver/compilation.ts'
import type { Compiler } from '../../driver/compiler.ts'
import type { CompileOptions } from '../../driver/options.ts'
import { checkWriting } from '../../driver/outputs/check-writing.ts'
import type { Output } from '../../driver/outputs.ts'
import { vulkanInterfaceStage } from '../../driver/vulkan-interface.ts'
import type { Host } from '../../preprocess/host.ts'
import { nowhere } from '../../support/source.ts'
import { reasonOf } from '../input.ts'
import { compileOptions } from '../settings.ts'
import { diagnosticsOf } from './diagnostics.ts'
import type { Job, JobCommandName } from './job.ts'
import { writeJobOutputs } from './outputs.ts'

export interface JobTools {
  readonly host: Host
  readonly compiler: Compiler
  /** What `--include-root` lets a job read. */
  readonly mayRead?: (path: string) => boolean
  /** Where outputs go; to disk when left out. Adds what went wrong to `problems`. */
  readonly write?: (path: string, content: Output, problems: string[]) => void
}

/** What a command adds to the line after `id`, `ok` and `ms`. */
export interface JobResult {
  readonly ok: boolean
  readonly result: {
    readonly version?: 1
    readonly file?: string
    readonly entry?: string
    readonly profile?: string
    readonly diagnostics: readonly JsonDiagnostic[]
  }
}

export type JobRun = (job: Job, tools: JobTools) => JobResult | Promise<JobResult>

export const jobCommands: Readonly<Record<JobCommandName, JobRun>> = {
  compile: async (job, tools) => {
    const options = compileOptions(job.settings)
    const { ok, compilation, ...result } = await writeJobOutputs(job, tools, options)
    const { profile, input } = compilation
    return { ok, result: { version: 1, file: input.path, entry: options.entry, profile: profile.text, ...result } }
  },
  bindings: (job, tools) => withOutputs(job, tools, (compilation) => bindingsResult(compilation)),
  explain: async (job, tools) => {
    const { explainable, unknownResource } = await import('../../reflect/explain.ts')
    let problem: string | undefined
    const answer = await withOutputs(job, tools, (compilation) => {
      const { bindings } = compilation
      const names = bindings && explainable(bindings, compilation.ask(vulkanInterfaceStage))
      if (job.resource !== undefined && names?.has(job.resource) === false)
        problem = unknownResource(job.resource, names, bindings)
      return bindingsResult(compilation, job.resource)
    })
    if (problem === undefined) return answer
    const diagnostics = diagnosticsOf(driverDiagnostics.err_invalid_job(nowhere, { problem }))
    return { ok: false, result: { ...answer.result, diagnostics: [...answer.result.diagnostics, ...diagnostics] } }
  },
  lint: async (job, tools) => {
    if (job.outputs.length > 0) return withOutputs(job, tools, lintResult)
    const compilation = tools.compiler.lint(inputOf(job), compileOptions(job.settings))
    await checkWriting(compilation)
    return { ok: compilation.errorCount === 0, result: lintResult(compilation) }
  },
  freeze: async (job, { compiler, host }) => {
    const [{ freeze }, { freezeResult, isWhole }] = await Promise.all([
      import('../../driver/freeze/freeze.ts'),
      import('../../driver/freeze/result.ts'),
    ])
    const text = job.source ?? host.readFile(job.path)
    const compilation = compiler.generate({ path: job.path, text }, compileOptions(job.settings))
    if (compilation.errorCount > 0 || text === undefined) return { ok: false, result: lintResult(compilation) }
    const frozen = freeze({ path: job.path, text }, compilation, host)
    return { ok: isWhole(frozen), result: freezeResult(frozen, compilation) }
  },
  diff: async (job, { compiler }) => {
    const { diffResult } = await import('../../driver/diff.ts')
    const [before, after] = sidesOf(job)
    const result = diffResult(
      compiler.generate(inputOf(job), before),
      compiler.generate(job.other === undefined ? inputOf(job) : { path: job.other }, after),
    )
    return { ok: result.same, result }
  },
  dump: async ({ path, source }, { mayRead }) => {
    const { dumpCompiled } = await import('../../driver/dump.ts')
    try {
      if (mayRead && source === undefined && !mayRead(path)) throw Object.assign(new Error(), { code: 'ENOENT' })
      const { text, problems } = dumpCompiled(
        source === undefined ? readFileSync(path) : new TextEncoder().encode(source),
      )
      const diagnostics = problems.flatMap((problem) =>
        diagnosticsOf(driverDiagnostics.err_broken_object(nowhere, { problem })),
      )
      return { ok: problems.length === 0, result: { version: 1, file: path, text, diagnostics } }
    } catch (error) {
      const problem = `cannot read '${path}': ${reasonOf(error)}`
      return {
        ok: false,
        result: { diagnostics: diagnosticsOf(driverDiagnostics.err_broken_object(nowhere, { problem })) },
      }
    }
  },
}

function inputOf({ path, source }: Job): { readonly path: string; readonly text: string | undefined } {
  return { path, text: source }
}

function lintResult({ input, options, profile, reported, sources }: Compilation): JobResult['result'] {
  const diagnostics = toJson(reported, sources)
  return { version: 1, file: input.path, entry: options.entry, profile: profile.text, diagnostics }
}

/** As the command line has it: another file, another entry, or the other rules. */
function sidesOf({ settings }: Job): readonly [CompileOptions, CompileOptions] {
  const options = compileOptions(settings)
  if (settings.rulesDiff)
    return [
      { ...options, rules: 'clang' },
      { ...options, rules: 'dxc' },
    ]
  return [options, { ...options, entry: settings.otherEntry ?? options.entry }]
}

/** A command whose answer is made from the bindings, with the outputs of the job. */
async function withOutputs(
  job: Job,
  tools: JobTools,
  resultOf: (compilation: Compilation) => JobResult['result'],
): Promise<JobResult> {
  const options = compileOptions(job.settings)
  if (job.outputs.length === 0) {
    const compilation = tools.compiler.generate(inputOf(job), options)
    return { ok: compilation.errorCount === 0, result: resultOf(compilation) }
  }
  const { ok, compilation, outputs, diagnostics } = await writeJobOutputs(job, tools, options)
  return { ok, result: { ...resultOf(compilation), ...(outputs && { outputs }), diagnostics } }
}
