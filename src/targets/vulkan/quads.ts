// How the threads of a group form quads: HLSL's rules for derivatives in shader model 6.6, as DXC applies them.
import type { VulkanEntry } from './model.ts'

/** `undefined`: pixel shaders have their own, groups of another shape none, and the extension is for compute shaders only. */
export function quadShape({
  groupSize,
  stage,
}: Pick<VulkanEntry, 'groupSize' | 'stage'>): 'row' | 'square' | undefined {
  if (!groupSize || stage !== 'compute') return undefined
  const [x, y, z] = groupSize
  if (x % 4 === 0 && y === 1 && z === 1) return 'row'
  return x % 2 === 0 && y % 2 === 0 ? 'square' : undefined
}
