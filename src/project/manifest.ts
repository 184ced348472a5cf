// `manifest.json`: what a build left, for the program that loads it. docs/schema/manifest.schema.json describes it.
import type { OutputName } from '../driver/outputs.ts'
import type { Reflection } from '../reflect/reflection.ts'
import type { Family } from './slots.ts'
import type { Unit } from './units.ts'

export interface ManifestOutput {
  /** Relative to the manifest. */
  readonly file: string
  /** SHA-256 of the bytes; permutations with the same bytes have the same file. */
  readonly hash: string
  readonly size: number
}

export interface ManifestBinding {
  readonly name: string
  readonly class: string
  readonly type: string
  /** Direct3D: `t3`, space and number of registers; null is unbounded. */
  readonly register?: string
  readonly space?: number
  readonly count: number | null
  /** Vulkan. */
  readonly set?: number
  readonly binding?: number
  readonly counterBinding?: number
}

export interface ManifestShader {
  readonly shader: string
  readonly permutation: Readonly<Record<string, string | number | boolean | null>>
  readonly source: string
  readonly entry: string
  readonly profile: string
  readonly layout: string
  readonly outputs: Readonly<Partial<Record<OutputName, ManifestOutput>>>
  readonly bindings: Readonly<Partial<Record<Family, readonly ManifestBinding[]>>>
}

export interface Manifest {
  readonly version: 1
  readonly shaders: readonly ManifestShader[]
}

export interface BuiltUnit {
  readonly unit: Unit
  readonly outputs: Readonly<Partial<Record<OutputName, ManifestOutput>>>
  readonly reflections: ReadonlyMap<Family, Reflection>
}

export function manifestOf(built: readonly BuiltUnit[]): Manifest {
  return { version: 1, shaders: built.map(shaderOf) }
}

function shaderOf({ unit, outputs, reflections }: BuiltUnit): ManifestShader {
  const [first] = reflections.values()
  const bindings: Partial<Record<Family, ManifestBinding[]>> = {}
  for (const [family, reflection] of reflections) bindings[family] = bindingsOf(reflection, family)
  return {
    shader: unit.shader,
    permutation: Object.fromEntries(unit.permutation.map(({ name, value }) => [name, value])),
    source: unit.file,
    entry: unit.entry,
    profile: first?.profile ?? unit.profile ?? '',
    layout: unit.layout,
    outputs,
    bindings,
  }
}

function bindingsOf({ resources }: Reflection, family: Family): ManifestBinding[] {
  return resources
    .filter(({ used }) => used)
    .map(({ name, class: resourceClass, type, register, space, count, vulkan }) => {
      const common = { name, class: resourceClass, type, count }
      if (family === 'direct3d') return { ...common, register: register ?? '', space: space ?? 0 }
      const { set = 0, binding = 0, counter } = vulkan ?? {}
      return { ...common, set, binding, ...(counter && { counterBinding: counter.binding }) }
    })
}
