// The data of the picture of the resource flow.
import { placeText } from '../reflect/bindings-text.ts'
import { type Flow, type FlowResource, resourceFlow } from '../reflect/flow.ts'
import { unusedReasonText } from '../reflect/reason-text.ts'
import { tableOf } from './bindings-result.ts'
import type { Compilation } from './compilation.ts'

/** Undefined when there are errors. */
export function flowOf(compilation: Compilation): Flow | undefined {
  const { bindings, program, sources, errorCount } = compilation
  if (!bindings || errorCount > 0) return undefined
  const rows = new Map(tableOf(compilation).resources.map((row) => [row.name, row]))
  const found = new Map<object, FlowResource>()
  for (const { declaration, name } of bindings.resources) {
    const row = rows.get(name)
    if (!row) continue
    const known = found.get(declaration)
    const place = known ? `${known.place}, ${placeText(row)}` : placeText(row)
    const why = row.vulkan?.reason ?? row.reason
    found.set(declaration, { declaration, place, why, isDead: row.used === false })
  }
  for (const { declaration, why } of bindings.unused)
    if (!found.has(declaration))
      found.set(declaration, { declaration, place: '', why: unusedReasonText(why), isDead: true })
  return resourceFlow(program, [...found.values()], sources)
}
