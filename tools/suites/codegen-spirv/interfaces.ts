// What differs between the interface DXC's module has and that of ours. Names are not compared: the two name blocks differently.
import {
  type ModuleDescriptor,
  type ModuleInterface,
  type ModuleStageVariable,
  readInterface,
} from '../../../src/targets/spirv/read/interface.ts'

/** The parts of an interface, as lines. */
const parts: Readonly<Record<string, (module: ModuleInterface) => string[]>> = {
  bindings: ({ descriptors }) => descriptors.map(placeText),
  layouts: ({ descriptors }) => descriptors.flatMap((one) => (one.layout ? `${placeText(one)} ${one.layout}` : [])),
  'push constants': ({ pushConstants }) => pushConstants.map(({ layout }) => layout),
  specialization: ({ specialization }) => specialization.map(({ id, type, value }) => `${id} ${type} ${value}`),
  inputs: (module) => entries(module, ({ inputs }) => inputs.map(locationText)),
  outputs: (module) => entries(module, ({ outputs }) => outputs.map(locationText)),
  modes: (module) => entries(module, ({ model, modes }) => [model, ...modes.filter((mode) => !isOptional(mode))]),
}

export function differences(expected: ModuleInterface, module: Uint8Array): string[] {
  const actual = readInterface(module)
  if (!actual) return ['no module']
  const found: string[] = []
  for (const [name, linesOf] of Object.entries(parts)) {
    const before = [...new Set(linesOf(expected))].sort()
    const after = [...new Set(linesOf(actual))].sort()
    const missing = before.filter((line) => !after.includes(line))
    const added = after.filter((line) => !before.includes(line))
    if (missing.length > 0 || added.length > 0)
      found.push(`${name}: dxc ${missing.slice(0, 3).join(', ') || '-'} / here ${added.slice(0, 3).join(', ') || '-'}`)
  }
  return found
}

function entries(
  { entryPoints }: ModuleInterface,
  linesOf: (entry: ModuleInterface['entryPoints'][number]) => readonly string[],
): string[] {
  return entryPoints.flatMap((entry) => linesOf(entry).map((line) => `${entry.name} ${line}`))
}

function placeText({ set, binding, kind, count, inputAttachment }: ModuleDescriptor): string {
  const attachment = inputAttachment === undefined ? '' : ` attachment ${inputAttachment}`
  return `${set},${binding} ${kind} x${count ?? 'unbounded'}${attachment}`
}

function locationText({ location, component, index, builtin }: ModuleStageVariable): string {
  if (builtin !== undefined) return builtin
  return `location ${location}${component ? `.${component}` : ''}${index ? ` index ${index}` : ''}`
}

/** Where only the spelling differs. */
function isOptional(mode: string): boolean {
  return mode === 'DerivativeGroupLinearKHR'
}
