// One job in, one line of JSON out. Whatever happens inside, the line comes.
import type { Diagnostic } from '../../diagnostics/define.ts'
import { driverDiagnostics } from '../../diagnostics/tables/driver.ts'
import { nowhere } from '../../support/source.ts'
import { describe } from '../bug-report.ts'
import { type JobResult, type JobTools, jobCommands } from './commands.ts'
import { diagnosticsOf } from './diagnostics.ts'
import { parseJob } from './job.ts'
import type { Answer, Question } from './pool.ts'

export async function answer(question: Question, folder: string, tools: JobTools): Promise<Answer> {
  const parsed = parseJob(question.text, question.line, folder)
  const problem = question.problem ?? ('problem' in parsed ? parsed.problem : undefined)
  if (problem !== undefined || !('job' in parsed))
    return refuse('job' in parsed ? parsed.job.id : parsed.id, problem ?? '')
  const { id, command } = parsed.job
  const start = performance.now()
  try {
    const result = await jobCommands[command](parsed.job, tools)
    return line(id, result, performance.now() - start)
  } catch (error) {
    return lost(id, performance.now() - start, describe(error))
  }
}

/** The line of a job whose worker died. */
export function lostAnswer(question: Question, why: string): Answer {
  const parsed = parseJob(question.text, question.line, '')
  return lost('job' in parsed ? parsed.job.id : parsed.id, 0, why)
}

function lost(id: string, milliseconds: number, problem: string): Answer {
  return failure(id, milliseconds, driverDiagnostics.err_compiler_bug(nowhere, { problem }))
}

function refuse(id: string, problem: string): Answer {
  return failure(id, 0, driverDiagnostics.err_invalid_job(nowhere, { problem }))
}

function failure(id: string, milliseconds: number, diagnostic: Diagnostic): Answer {
  return line(id, { ok: false, result: { version: 1, diagnostics: diagnosticsOf(diagnostic) } }, milliseconds)
}

function line(id: string, { ok, result }: JobResult, milliseconds: number): Answer {
  const error = result.diagnostics.find(({ severity }) => severity === 'error')?.message
  const text = JSON.stringify({ id, ok, ms: Math.round(milliseconds * 1000) / 1000, ...result })
  return { id, ok, text, error }
}
