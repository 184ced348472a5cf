// One job in, one line of JSON out. Whatever happens inside, the line comes.
import type { Diagnostic } from '../../diagnostics/define.ts'
import { toJson } from '../../diagnostics/render/json.ts'
import { DiagnosticSink } from '../../diagnostics/sink.ts'
import { driverDiagnostics } from '../../diagnostics/tables/driver.ts'
import type { Compiler } from '../../driver/compiler.ts'
import { nowhere, SourceMap } from '../../support/source.ts'
import { describe } from '../bug-report.ts'
import { runBindings } from './bindings.ts'
import type { Job } from './job.ts'
import { parseJob } from './job.ts'
import { runLint } from './lint.ts'
import type { Answer, Question } from './pool.ts'

/** What a command adds to the line after `id`, `ok` and `ms`. */
export interface JobResult {
  readonly ok: boolean
  readonly result: object
}

export type JobRun = (job: Job, compiler: Compiler) => JobResult

/** Commands that jobs may name. A new one is a row here. */
const jobCommands: Readonly<Record<string, JobRun>> = {
  bindings: runBindings,
  lint: runLint,
}

export function answer(question: Question, folder: string, compiler: Compiler): Answer {
  const parsed = parseJob(question.text, question.index + 1, folder)
  if (!('job' in parsed)) return refuse(parsed.id, parsed.problem)
  const { id, command } = parsed.job
  const run = Object.hasOwn(jobCommands, command) ? jobCommands[command] : undefined
  if (!run) return refuse(id, `"command" is ${Object.keys(jobCommands).join(' or ')}, not "${command}"`)
  const start = performance.now()
  try {
    const { ok, result } = run(parsed.job, compiler)
    return line(id, ok, performance.now() - start, result)
  } catch (error) {
    return lost(id, performance.now() - start, describe(error))
  }
}

/** The line of a job whose worker died. */
export function lostAnswer(question: Question, why: string): Answer {
  const parsed = parseJob(question.text, question.index + 1, '')
  return lost('job' in parsed ? parsed.job.id : parsed.id, 0, why)
}

function lost(id: string, milliseconds: number, problem: string): Answer {
  return failure(id, milliseconds, driverDiagnostics.err_compiler_bug(nowhere, { problem }))
}

function refuse(id: string, problem: string): Answer {
  return failure(id, 0, driverDiagnostics.err_invalid_job(nowhere, { problem }))
}

function failure(id: string, milliseconds: number, diagnostic: Diagnostic): Answer {
  const sink = new DiagnosticSink()
  sink.report(diagnostic)
  return line(id, false, milliseconds, { version: 1, diagnostics: toJson(sink.reported, new SourceMap()) })
}

function line(id: string, ok: boolean, milliseconds: number, result: object): Answer {
  return { ok, text: JSON.stringify({ id, ok, ms: Math.round(milliseconds * 1000) / 1000, ...result }) }
}
