// The binding table as a tree: spaces, classes in them, resources in order. Without the editor, so that it can be tested.
//
//   space 0
//     Textures and buffers (t)
//       t0  albedo      Texture2D<float4>
//     Not bound
//       unusedMap       nothing reads it
import type { BindingRow, BindingTable, SourcePlace } from '../../../src/index.ts'

export interface TreeNode {
  readonly label: string
  /** Beside the label, fainter. */
  readonly description: string
  /** Shown when one points at it. */
  readonly tooltip: string
  readonly icon: 'space' | 'class' | 'resource' | 'gone'
  readonly place?: SourcePlace
  readonly children: readonly TreeNode[]
}

const classNames = {
  SRV: 'Textures and buffers (t)',
  UAV: 'Writable resources (u)',
  CBV: 'Constant buffers (b)',
  Sampler: 'Samplers (s)',
} as const

const classOrder = ['CBV', 'SRV', 'UAV', 'Sampler'] as const

export function bindingTree({ resources, unused }: BindingTable): readonly TreeNode[] {
  const spaces = new Map<number, BindingRow[]>()
  for (const row of resources) {
    const space = row.vulkan ? row.vulkan.set : row.space
    const rows = spaces.get(space)
    if (rows) rows.push(row)
    else spaces.set(space, [row])
  }
  const nodes = [...spaces].sort(([left], [right]) => left - right).map(([space, rows]) => spaceNode(space, rows))
  if (unused.length > 0) nodes.push(goneNode(unused))
  return nodes
}

function spaceNode(space: number, rows: readonly BindingRow[]): TreeNode {
  const isVulkan = rows.some(({ vulkan }) => vulkan)
  const children = isVulkan
    ? [...rows].sort((left, right) => left.vulkan!.binding - right.vulkan!.binding).map(resourceNode)
    : classOrder.flatMap((name) => {
        const members = rows.filter((row) => row.class === name).sort((left, right) => left.lower - right.lower)
        return members.length === 0 ? [] : [folder(classNames[name], 'class', members.map(resourceNode))]
      })
  return { ...folder(`${isVulkan ? 'set' : 'space'} ${space}`, 'space', children), description: counted(rows.length) }
}

function folder(label: string, icon: TreeNode['icon'], children: readonly TreeNode[]): TreeNode {
  return { label, icon, children, description: '', tooltip: '' }
}

function resourceNode(row: BindingRow): TreeNode {
  const { name, type, reason, location, vulkan } = row
  return {
    label: `${vulkan ? `binding ${vulkan.binding}` : registerRange(row)}  ${name}`,
    description: type,
    tooltip: vulkan ? vulkan.reason : reason,
    icon: 'resource',
    ...(location && { place: location }),
    children: [],
  }
}

/** `t3`, `t3..t6`, `t3..`; a resource that a library leaves open has none. */
function registerRange({ register, lower, count, assigned }: BindingRow): string {
  if (assigned === false) return 'unassigned'
  if (count === null) return `${register}..`
  return count === 1 ? register : `${register}..${register[0]}${lower + count - 1}`
}

function goneNode(unused: BindingTable['unused']): TreeNode {
  const children = unused.map(
    ({ name, reason, location }): TreeNode => ({
      label: name,
      description: reason,
      tooltip: reason,
      icon: 'gone',
      ...(location && { place: location }),
      children: [],
    }),
  )
  return { ...folder('Not bound', 'gone', children), description: counted(unused.length) }
}

function counted(count: number): string {
  return count === 1 ? '1 resource' : `${count} resources`
}
