// Commands for files, given a project: `lint`, `bindings`, `explain NAME` and `diff OTHER` over all of its units.

import { changesFrom } from '../../project/changes.ts'
import type { LaidOut } from '../../project/layout.ts'
import type { Plan } from '../../project/plan.ts'
import { lockOf } from '../../project/plan.ts'
import { nameOf, requestsOf, slotText } from '../../project/slots.ts'
import { tableText } from '../../reflect/bindings-text.ts'
import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'
import type { CompiledProject } from './compile-project.ts'
import { ProjectRun } from './project-run.ts'

type ProjectCommand = (settings: Settings, terminal: Terminal) => Promise<number>

export const projectCommands: Readonly<Record<string, ProjectCommand>> = {
  lint: async (settings, terminal) => {
    const project = await ProjectRun.open(settings, terminal)
    if (typeof project === 'string') return fail(terminal, [project])
    const compiled = await project.compile(project.loaded.lock, true)
    if (!compiled) return exitStatus.failure
    await project.printReport()
    return exitStatus.success
  },

  bindings: async (settings, terminal) => {
    const opened = await compileAt(settings.inputs[0]!, settings, terminal)
    if (typeof opened === 'number') return opened
    const { plans, answers } = opened.compiled
    if (settings.format === 'json') terminal.out(`${JSON.stringify(tableJson(plans), undefined, 2)}\n`)
    else terminal.out(plans.map((plan) => planText(plan, answers)).join('\n'))
    return exitStatus.success
  },

  explain: async (settings, terminal) => {
    const opened = await compileAt(settings.inputs[0]!, settings, terminal)
    if (typeof opened === 'number') return opened
    const name = settings.inputs[1]
    const { plans, answers } = opened.compiled
    const parts = plans.flatMap((plan) =>
      plan.slots
        .filter(({ key }) => name === undefined || nameOf(key) === name)
        .map((row) => explained(plan, row, answers)),
    )
    const gone = name === undefined || parts.length > 0 ? [] : whyGone(name, answers)
    if (parts.length + gone.length === 0) return fail(terminal, [`no shader of the project has a resource '${name}'`])
    terminal.out([...parts, ...gone].join('\n'))
    return exitStatus.success
  },

  freeze: async (settings, terminal) => (await import('./freeze-project.ts')).freezeProject(settings, terminal),

  diff: async (settings, terminal) => {
    const [first, second] = settings.inputs
    if (second === undefined)
      return fail(terminal, ["'descry diff' compares two projects; 'descry check' compares one with its lock"])
    const before = await compileAt(first!, settings, terminal)
    if (typeof before === 'number') return before
    const after = await compileAt(second, settings, terminal)
    if (typeof after === 'number') return after
    const changes = changesFrom(lockOf(before.compiled.plans, false), after.compiled.plans)
    if (settings.format === 'json')
      terminal.out(
        `${JSON.stringify({ version: 1, same: changes.length === 0, changes: changes.map(({ lockedAt: _, ...change }) => change) }, undefined, 2)}\n`,
      )
    else {
      const rows = changes.map(({ kind, layout, name, before: from, after: to }) => [
        kind,
        layout,
        name,
        from ?? '',
        to ?? '',
      ])
      if (rows.length > 0) terminal.out(tableText([['CHANGE', 'LAYOUT', 'NAME', 'BEFORE', 'AFTER'], ...rows]))
    }
    return changes.length === 0 ? exitStatus.success : exitStatus.failure
  },
}

async function compileAt(
  path: string,
  settings: Settings,
  terminal: Terminal,
): Promise<{ readonly project: ProjectRun; readonly compiled: CompiledProject } | number> {
  const project = await ProjectRun.open({ ...settings, inputs: [path] }, terminal)
  if (typeof project === 'string') return fail(terminal, [project])
  const compiled = await project.compile(project.loaded.lock, settings.format === 'json')
  return compiled ? { project, compiled } : exitStatus.failure
}

type Answers = CompiledProject['answers']

const whys: Readonly<Record<LaidOut['why'], string>> = {
  written: 'register annotation',
  locked: 'descry.lock',
  found: 'the first place that is free in all of them',
}

/** Units of the plan that use a resource. */
function usersOf({ layout, family }: Plan, key: string, answers: Answers): string[] {
  return answers.flatMap(({ job, reflection }) => {
    if (!reflection || job.family !== family || job.unit.layout !== layout) return []
    return requestsOf(reflection, family).some((request) => request.key === key) ? [job.unit.id] : []
  })
}

function planText(plan: Plan, answers: Answers): string {
  const rows = plan.slots.map(({ key, slot, type, why }) => {
    const users = usersOf(plan, key, answers)
    const shown = users.length > 2 ? `${users[0]} and ${users.length - 1} more` : users.join(', ')
    return [slotText(slot), key, type, whys[why], shown]
  })
  const kept = [...plan.unused].map(([key, slot]) => [slotText(slot), key, '', 'kept free by descry.lock', ''])
  const title = `${plan.layout}${plan.family === 'vulkan' ? ' (Vulkan)' : ''}:\n`
  return `${title}${tableText([['PLACE', 'NAME', 'TYPE', 'WHY', 'USED BY'], ...rows, ...kept])}`
}

function tableJson(plans: readonly Plan[]): object {
  const layouts = plans.map(({ layout, family, slots, unused }) => ({
    layout,
    family,
    resources: slots.map(({ key, slot, type, why, location }) => ({
      name: key,
      place: slotText(slot),
      type,
      why,
      location,
    })),
    unused: [...unused].map(([name, slot]) => ({ name, place: slotText(slot) })),
  }))
  return { version: 1, layouts }
}

function explained(plan: Plan, { key, slot, why, location }: LaidOut, answers: Answers): string {
  const users = new Set(usersOf(plan, key, answers))
  const lines = [`${key} is at ${slotText(slot)} in ${plan.layout}: ${whys[why]}`]
  if (location) lines.push(`  declared at ${location.file}:${location.line}:${location.column}`)
  for (const { job, reflection } of answers) {
    if (!reflection || job.family !== plan.family || job.unit.layout !== plan.layout) continue
    const { id } = job.unit
    const own = reflection.resources.find((resource) => resource.name === nameOf(key))
    lines.push(users.has(id) ? `  used by ${id}` : `  not in ${id}: ${own?.reason ?? 'it is not declared there'}`)
  }
  return `${lines.join('\n')}\n`
}

/** Of a resource that no unit binds. */
function whyGone(name: string, answers: Answers): string[] {
  const lines = answers.flatMap(({ job, reflection }) => {
    const own = reflection?.resources.find((resource) => resource.name === name)
    return own ? [`  not in ${job.unit.id}: ${own.reason}`] : []
  })
  return lines.length === 0 ? [] : [`${name} is bound nowhere\n${lines.join('\n')}\n`]
}
