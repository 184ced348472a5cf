// How the threads of a group form quads: HLSL's rules for derivatives in shader model 6.6, as DXC applies them.
import type { VulkanEntry } from './model.ts'

/** `undefined`: pixel shaders have their own, and groups of another shape none. */
export function quadShape({ groupSize }: Pick<VulkanEntry, 'groupSize'>): 'row' | 'square' | undefined {
  if (!groupSize) return undefined
  const [x, y, z] = groupSize
  if (x % 4 === 0 && y === 1 && z === 1) return 'row'
  return x % 2 === 0 && y % 2 === 0 ? 'square' : undefined
}
