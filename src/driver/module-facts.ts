// The interface of a SPIR-V module besides sets and bindings, one line for each fact, so that modules of any compilers can be compared.
//
//   location 0 (input)     float3, Flat             main modes     LocalSize 8 8 1
//
// Values between stages are matched by location, since every compiler has its own names for them. Those of one name on both sides are
// matched by it, too: two values of one type that change places differ in nothing else.
import type { InterfaceFact } from '../reflect/vulkan-interface.ts'
import type { ModuleEntryPoint, ModuleInterface, ModuleStageVariable } from '../targets/spirv/read/interface.ts'

export function moduleFacts({
  descriptors,
  pushConstants,
  specialization,
  entryPoints,
}: ModuleInterface): InterfaceFact[] {
  const facts: InterfaceFact[] = []
  for (const { name: written, kind, image, layout } of descriptors) {
    const name = plainName(written)
    facts.push({ what: 'resource', of: name, name, place: [kind, image, layout].filter(Boolean).join(', ') })
  }
  for (const { offset, size, layout } of pushConstants)
    facts.push({ what: 'push constant', name: 'push constants', place: `offset ${offset}, size ${size}, ${layout}` })
  for (const { id, name, type, value } of specialization)
    facts.push({ what: 'specialization constant', name, place: `id ${id}, ${type} ${value}` })
  for (const entry of entryPoints) addEntry(entry, entryPoints.length > 1 ? `${entry.name}: ` : '', facts)
  return facts
}

/** Compilers join names in their own ways: `q[1].t`, `q_1_t`. */
export function plainName(name: string): string {
  return name.replace(/\W+/g, '_')
}

function addEntry({ model, modes, inputs, outputs }: ModuleEntryPoint, prefix: string, facts: InterfaceFact[]): void {
  facts.push({ what: 'entry point', name: `${prefix}modes`, place: [model, ...modes].join(', ') })
  for (const [what, variables] of [
    ['input', inputs],
    ['output', outputs],
  ] as const)
    for (const variable of variables) {
      const place = nameOf(variable)
      facts.push({ what, name: `${prefix}${place}`, place: [variable.type, ...variable.decorations].join(', ') })
      const name = `${prefix}${variable.name}`
      if (variable.location !== undefined) facts.push({ what, of: name, name, place })
    }
}

function nameOf({ location, component, index, builtin, name }: ModuleStageVariable): string {
  if (builtin !== undefined) return builtin
  if (location === undefined) return name
  const parts = [`location ${location}`]
  if (component !== undefined) parts.push(`component ${component}`)
  if (index !== undefined) parts.push(`index ${index}`)
  return parts.join(', ')
}
