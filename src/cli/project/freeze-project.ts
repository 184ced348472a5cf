// `descry freeze -i PROJECT`: writes the registers of all layouts into the sources.
//
// A header that two layouts share can say one register only: what they place differently is refused before anything is written.
import { readFileSync } from 'node:fs'
import { createCompiler } from '../../driver/compiler.ts'
import { freeze } from '../../driver/freeze/freeze.ts'
import { createDiskHost, decodeText } from '../../node/host.ts'
import { changesFrom } from '../../project/changes.ts'
import { lockOf, type Plan, planTable } from '../../project/plan.ts'
import { slotText } from '../../project/slots.ts'
import { parseJob } from '../batch/job.ts'
import { tell, writeBack } from '../commands/freeze.ts'
import { compileOptions, type Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'
import type { LoadedProject } from './load.ts'
import { ProjectRun } from './project-run.ts'
import { jobAgain, jobText, type UnitJob } from './run-units.ts'

export async function freezeProject(settings: Settings, terminal: Terminal): Promise<number> {
  if (!settings.inPlace) return fail(terminal, ["a project is many files: 'descry freeze -i' writes into them"])
  const project = await ProjectRun.open(settings, terminal)
  if (typeof project === 'string') return fail(terminal, [project])
  const compiled = await project.compile(project.loaded.lock, false)
  if (!compiled) return exitStatus.failure
  const { plans, answers } = compiled
  const contradictions = contradictionsIn(plans)
  if (contradictions.length > 0) return fail(terminal, contradictions)
  const planOf = new Map(plans.map((plan) => [`${plan.family} ${plan.layout}`, plan]))
  let isWhole = true
  for (const { job } of answers) {
    const plan = planOf.get(`${job.family} ${job.unit.layout}`)!
    const result = freezeUnit(jobAgain(job, planTable(plan)), project.loaded, terminal)
    if (typeof result === 'string') return fail(terminal, [result])
    isWhole &&= result
  }
  const after = await ProjectRun.open(settings, terminal)
  if (typeof after === 'string') return fail(terminal, [after])
  const frozen = await after.compile(after.loaded.lock, true)
  const moved = frozen ? changesFrom(lockOf(plans, false), frozen.plans) : []
  for (const { name, layout, before, after: now } of moved)
    terminal.error(
      `descry: warning: '${name}' of '${layout}' was at ${before ?? 'no place'} and is now at ${now ?? 'no place'}\n`,
    )
  return frozen && isWhole && moved.length === 0 ? exitStatus.success : exitStatus.failure
}

/** True when nothing stays implicit that could be written. */
function freezeUnit(job: UnitJob, { folder, includeRoot }: LoadedProject, terminal: Terminal): boolean | string {
  const parsed = parseJob(jobText(job, folder), 1, folder)
  if ('problem' in parsed) return parsed.problem
  const { path, settings } = parsed.job
  const options = { ...compileOptions(settings), target: job.family === 'vulkan' ? ('spirv' as const) : undefined }
  const host = createDiskHost(includeRoot)
  const input = { path, text: decodeText(readFileSync(path)) }
  const result = freeze(input, createCompiler(host).generate(input, options), host)
  const problems: string[] = []
  writeBack(result, problems, terminal, false)
  tell({ ...result, unportable: [], refusal: undefined }, options, terminal)
  return problems.length > 0 ? problems.join('; ') : result.kept.every(({ isHarmless }) => isHarmless)
}

/** One declaration, two places. */
function contradictionsIn(plans: readonly Plan[]): string[] {
  const known = new Map<string, { readonly layout: string; readonly place: string }>()
  const found: string[] = []
  for (const { layout, family, slots } of plans)
    for (const { key, slot, location, why } of slots) {
      if (!location || why === 'written') continue
      const at = `${location.file}:${location.line}:${location.column}`
      const first = known.get(`${family} ${key} ${at}`)
      const place = slotText(slot)
      if (!first) known.set(`${family} ${key} ${at}`, { layout, place })
      else if (first.place !== place)
        found.push(
          `'${key}' (${at}) is at ${first.place} in '${first.layout}' and at ${place} in '${layout}'; make them one program, or annotate it`,
        )
    }
  return found
}
