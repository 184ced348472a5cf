// Compiles a project so that its layouts hold: once with what the lock says, then again those units whose resources the plan puts elsewhere.

import type { Lock } from '../../project/lock.ts'
import { isInPlace, lockTable, type Plan, planAll, planTable, type UnitReflection } from '../../project/plan.ts'
import type { Unit } from '../../project/units.ts'
import { jobAgain, jobsOf, type RunOptions, runUnits, type UnitAnswer, type UnitJob } from './run-units.ts'

export interface CompiledProject {
  /** One for each unit and family. */
  readonly answers: readonly UnitAnswer[]
  readonly plans: readonly Plan[]
}

/** `total` may grow when units have to be compiled again. */
export interface Watcher {
  begin(total: number): void
  step(answer: UnitAnswer): void
}

export async function compileProject(
  units: readonly Unit[],
  lock: Lock,
  options: Omit<RunOptions, 'answered'>,
  watcher: Watcher,
): Promise<CompiledProject> {
  const jobs = lockedJobs(units, lock)
  watcher.begin(jobs.length)
  const answers = await run(jobs, options, watcher)
  const plans = planAll(answers.flatMap(used), lock)
  const planOf = new Map(plans.map((plan) => [`${plan.family} ${plan.layout}`, plan]))
  const moved = answers.flatMap(({ job, reflection }, index) => {
    const plan = planOf.get(`${job.family} ${job.unit.layout}`)
    if (!plan || !reflection || isInPlace(plan, reflection)) return []
    return [{ index, job: jobAgain(job, planTable(plan)) }]
  })
  watcher.begin(moved.length)
  const again = await run(
    moved.map(({ job }) => job),
    options,
    watcher,
  )
  const final = [...answers]
  moved.forEach(({ index }, position) => {
    const kept = answers[index]!.isKept && again[position]!.isKept
    final[index] = { ...again[position]!, isKept: kept }
  })
  return { answers: final, plans }
}

/** As they are compiled first. */
export function lockedJobs(units: readonly Unit[], lock: Lock): UnitJob[] {
  return units.flatMap(jobsOf).map((job) => withLock(job, lock))
}

function withLock(job: UnitJob, lock: Lock): UnitJob {
  const locked = lock.get(job.unit.layout)?.get(job.family)
  return locked && locked.resources.size > 0 ? { ...job, table: lockTable(locked, job.family) } : job
}

function used({ job, reflection }: UnitAnswer): UnitReflection[] {
  if (!reflection) return []
  const { unit, family } = job
  return [{ id: unit.id, shader: unit.shader, permutation: unit.permutation, layout: unit.layout, family, reflection }]
}

async function run(
  jobs: readonly UnitJob[],
  options: Omit<RunOptions, 'answered'>,
  watcher: Watcher,
): Promise<UnitAnswer[]> {
  const answers: UnitAnswer[] = []
  await runUnits(jobs, {
    ...options,
    answered(answer) {
      answers.push(answer)
      watcher.step(answer)
    },
  })
  return answers
}
