// The report of `descry check --report FILE`, as Markdown or as a page: what moved, appeared or vanished, with a picture of each layout.
import { type Bar, type Lane, registerMap } from '../../draw/register-map.ts'
import { escapeText } from '../../draw/svg.ts'
import type { LayoutChange } from '../../project/changes.ts'
import type { Lock } from '../../project/lock.ts'
import type { Plan } from '../../project/plan.ts'
import { type Slot, slotText } from '../../project/slots.ts'

const verbs = { moved: 'moved', appeared: 'new', vanished: 'gone' } as const
const familyNames = { direct3d: 'Direct3D', vulkan: 'Vulkan' } as const

export function reportFor(file: string, changes: readonly LayoutChange[], lock: Lock, plans: readonly Plan[]): string {
  const changed = plans.filter(({ layout, family }) =>
    changes.some((change) => change.layout === layout && change.family === family),
  )
  const pictures = changed.map((plan) => {
    const title = `${plan.layout}, ${familyNames[plan.family]}`
    return { title, svg: registerMap(title, lanesOf(plan, changes, lock)) }
  })
  return /\.md$/i.test(file) ? markdown(changes, pictures) : page(changes, pictures)
}

interface Picture {
  readonly title: string
  readonly svg: string
}

function lanesOf(plan: Plan, changes: readonly LayoutChange[], lock: Lock): Lane[] {
  const locked = lock.get(plan.layout)?.get(plan.family)?.resources
  const lanes = new Map<string, Bar[]>()
  const add = ({ lane, first, count }: Slot, name: string, state: Bar['state'], why: string): void => {
    const bars = lanes.get(lane)
    if (bars) bars.push({ first, count, name, state, why })
    else lanes.set(lane, [{ first, count, name, state, why }])
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
    add(slot, key, 'gone', `${key}: ${isNews ? 'nobody uses it any more' : 'kept free'}`)
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

function markdown(changes: readonly LayoutChange[], pictures: readonly Picture[]): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
  const table = [columns, columns.map(() => '---'), ...changes.map(rowOf)]
  const lines = ['# Bindings', '', summary(changes), '']
  if (changes.length > 0) lines.push(...table.map((row) => `| ${row.map(cell).join(' | ')} |`), '')
  for (const { title, svg } of pictures) {
    const data = Buffer.from(svg).toString('base64')
    lines.push(`## ${title}`, '', `![${title}](data:image/svg+xml;base64,${data})`, '')
  }
  return lines.join('\n')
}

function page(changes: readonly LayoutChange[], pictures: readonly Picture[]): string {
  const cells = (row: readonly string[], tag: string): string =>
    row.map((text) => `<${tag}>${escapeText(text)}</${tag}>`).join('')
  const rows = changes.map((change) => `<tr class="${change.kind}">${cells(rowOf(change), 'td')}</tr>`)
  const table = `<table><thead><tr>${cells(columns, 'th')}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`
  const figures = pictures.map(({ title, svg }) => `<h2>${escapeText(title)}</h2>\n<figure>${svg}</figure>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bindings</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #111; background: #fff; }
table { border-collapse: collapse; } th, td { text-align: left; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid #ccc; }
td { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 13px; }
figure { margin: 0; overflow-x: auto; }
</style>
</head>
<body>
<h1>Bindings</h1>
<p>${escapeText(summary(changes))}</p>
${changes.length > 0 ? table : ''}
${figures.join('\n')}
</body>
</html>
`
}
