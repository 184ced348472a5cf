// The report of `descry check --report FILE`, as Markdown or as a page: what moved, appeared or vanished, with a picture of each layout.
import { htmlPage, markdownPage, type Section } from '../../draw/page.ts'
import { type Bar, type Lane, registerMap } from '../../draw/register-map.ts'
import { type Picture, standaloneSvg } from '../../draw/svg.ts'
import type { LayoutChange } from '../../project/changes.ts'
import type { Lock } from '../../project/lock.ts'
import type { Plan } from '../../project/plan.ts'
import { type Slot, slotText } from '../../project/slots.ts'
import { append } from '../../support/lists.ts'

const verbs = { moved: 'moved', appeared: 'new', vanished: 'gone' } as const
const familyNames = { direct3d: 'Direct3D', vulkan: 'Vulkan' } as const

export function reportFor(file: string, changes: readonly LayoutChange[], lock: Lock, plans: readonly Plan[]): string {
  const changed = plans.filter(({ layout, family }) =>
    changes.some((change) => change.layout === layout && change.family === family),
  )
  const pictures = changed.map((plan) =>
    registerMap(`${plan.layout}, ${familyNames[plan.family]}`, lanesOf(plan, changes, lock)),
  )
  return /\.md$/i.test(file) ? markdown(changes, pictures) : htmlPage('Bindings', sectionsOf(changes, pictures))
}

function lanesOf(plan: Plan, changes: readonly LayoutChange[], lock: Lock): Lane[] {
  const locked = lock.get(plan.layout)?.get(plan.family)?.resources
  const lanes = new Map<string, Bar[]>()
  const add = ({ lane, first, count }: Slot, name: string, state: Bar['state'], why: string): void => {
    append(lanes, lane, { first, count, name, state, why })
  }
  const isOwn = ({ layout, family }: LayoutChange): boolean => layout === plan.layout && family === plan.family
  const changeOf = new Map(changes.filter(isOwn).map((change) => [change.name, change]))
  for (const { key, slot } of plan.slots) {
    const change = changeOf.get(key)
    if (!change) add(slot, key, 'kept', `${key}: ${slotText(slot)}`)
    else if (change.kind === 'appeared') add(slot, key, 'new', `${key}: new at ${slotText(slot)}`)
    else add(slot, `${key} (was ${change.before})`, 'moved', `${key}: from ${change.before} to ${change.after}`)
  }
  for (const [key, slot] of plan.unused) {
    const isNews = locked?.get(key)?.isUsed === true
    add(slot, key, 'gone', `${key}: ${isNews ? 'nothing uses it any more' : 'kept free'}`)
  }
  return [...lanes].sort(([left], [right]) => (left < right ? -1 : 1)).map(([label, bars]) => ({ label, bars }))
}

function summary(changes: readonly LayoutChange[]): string {
  if (changes.length === 0) return 'Everything is where the lock says.'
  const parts = (['moved', 'appeared', 'vanished'] as const).flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length
    return count === 0 ? [] : [`${count} ${verbs[kind]}`]
  })
  return `${parts.join(', ')}.`
}

function rowOf({ kind, layout, family, name, before, after, location }: LayoutChange): string[] {
  const place = location ? `${location.file}:${location.line}` : ''
  return [verbs[kind], layout, familyNames[family], name, before ?? '', after ?? '', place]
}

const columns = ['', 'layout', 'API', 'name', 'lock', 'now', 'declared']

function sectionsOf(changes: readonly LayoutChange[], pictures: readonly Picture[]): Section[] {
  const table = { head: columns, rows: changes.map(rowOf) }
  return [
    { title: '', text: summary(changes), ...(changes.length > 0 && { table }) },
    ...pictures.map((picture) => ({ title: picture.title, picture })),
  ]
}

/** With the pictures as data, for editors; hosts of Markdown leave them out. */
function markdown(changes: readonly LayoutChange[], pictures: readonly Picture[]): string {
  const figures = pictures.map((picture) => {
    const data = Buffer.from(standaloneSvg(picture)).toString('base64')
    return `\n## ${picture.title}\n\n![${picture.title}](data:image/svg+xml;base64,${data})\n`
  })
  return markdownPage('Bindings', sectionsOf(changes, [])) + figures.join('')
}
