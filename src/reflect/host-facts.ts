// The interface of a shader besides the places of its resources, one line for each fact, so that two builds can be compared:
//
//   lights.position     offset 16, float3                  members of buffers
//   image               Texture2D, f32 x4, rgba16f         what resources hold
//   TEXCOORD0           linear centroid                    interpolation
//   numthreads          8, 8, 1                            attributes of the entry point
//
// Sets, bindings, locations and push constants of Vulkan are facts of its interface (vulkan-interface.ts).
import type { ReflectedElement, ReflectedEntry } from './entry-points.ts'
import type { ReflectedResource, Reflection } from './reflection.ts'
import { addFields, type InterfaceFact } from './vulkan-interface.ts'

export function hostFacts({ resources, buffers, entryPoints, vulkan }: Reflection): InterfaceFact[] {
  const facts: InterfaceFact[] = []
  for (const resource of resources)
    if (resource.used)
      facts.push({ what: 'resource', of: resource.name, name: resource.name, place: contentText(resource) })
  for (const { name, kind, size, fields } of buffers) {
    const common = { what: 'buffer', of: name } as const
    facts.push({ ...common, name, place: `${kind}, size ${size}` })
    addFields(common, fields, name, 0, facts)
  }
  for (const entry of entryPoints) addEntry(entry, entryPoints.length > 1 ? `${entry.name}.` : '', !vulkan, facts)
  return facts
}

function contentText(resource: ReflectedResource): string {
  const { type, kind, format, components, dimensions, samples, counter, rasterizerOrdered, vulkan } = resource
  // Of the others the kind and what follows say it all, however the type is written.
  const what = kind === 'Sampler' || kind.startsWith('Feedback') ? type : kind
  // The number of registers of an array is compared with its place; its dimensions are compared here.
  const sizes = dimensions.length > 1 ? dimensions.map((size) => `[${size ?? ''}]`) : []
  const parts = [`${what}${sizes.join('')}`]
  if (format !== null) parts.push(components === null ? format : `${format} x${components}`)
  if (samples) parts.push(`${samples} samples`)
  if (rasterizerOrdered) parts.push('rasterizer ordered')
  if (counter) parts.push('with counter')
  if (vulkan?.imageFormat !== undefined) parts.push(vulkan.imageFormat)
  return parts.join(', ')
}

/** Attributes that say nothing to a host, or are compared elsewhere. */
const ownAttributes: ReadonlySet<string> = new Set(['shader', 'rootsignature', 'require', 'export', 'noinline'])

function addEntry(entry: ReflectedEntry, prefix: string, hasRegisters: boolean, facts: InterfaceFact[]): void {
  for (const { name, arguments: values } of entry.attributes)
    if (!ownAttributes.has(name))
      facts.push({ what: 'entry point', name: `${prefix}${name}`, place: values.join(', ') || 'yes' })
  for (const [what, elements] of [
    ['input', [...entry.inputs, ...(entry.stage === 'domain' ? entry.patchConstants : [])]],
    ['output', [...entry.outputs, ...(entry.stage === 'domain' ? [] : entry.patchConstants)]],
  ] as const)
    for (const element of elements) {
      const name = `${prefix}${element.semantic.toUpperCase()}${element.index}`
      if (hasRegisters) facts.push({ what, name, place: elementText(element) })
      const label = `${name} (${what})`
      facts.push({ what: 'interpolation', of: label, name: label, place: interpolationText(element) })
    }
}

/** Floats are interpolated unless declared otherwise, integers cannot be. */
function interpolationText({ interpolation, type }: ReflectedElement): string {
  return interpolation.join(' ') || (/^(u?int|bool)/.test(type) ? 'nointerpolation' : 'linear')
}

function elementText({ type, register, mask, stream }: ReflectedElement): string {
  const letters = [...'xyzw'].filter((_, index) => mask !== null && mask & (1 << index)).join('')
  const place = register === null ? 'no register' : `register ${register}.${letters}`
  return `${place}, ${type}${stream > 0 ? `, stream ${stream}` : ''}`
}
