// What the built-in variables are that `[[vk::ext_builtin_input(n)]]` names by SPIR-V's numbers, as the Vulkan specification lists them ("Built-In Variables").
import { scalars } from '../../../hlsl/scalars.ts'
import { componentCount, componentOf, isNumeric, type Type } from '../../../types/types.ts'

interface BuiltInType {
  readonly name: string
  readonly class: 'float' | 'int' | 'bool'
  readonly count: number
}

const types: readonly (readonly [
  kind: BuiltInType['class'],
  count: number,
  names: Readonly<Record<number, string>>,
])[] = [
  ['float', 4, { 0: 'Position', 15: 'FragCoord' }],
  ['float', 3, { 13: 'TessCoord' }],
  ['float', 2, { 16: 'PointCoord', 19: 'SamplePosition' }],
  ['float', 1, { 1: 'PointSize', 22: 'FragDepth' }],
  ['bool', 1, { 17: 'FrontFacing', 23: 'HelperInvocation' }],
  [
    'int',
    3,
    { 24: 'NumWorkgroups', 25: 'WorkgroupSize', 26: 'WorkgroupId', 27: 'LocalInvocationId', 28: 'GlobalInvocationId' },
  ],
  [
    'int',
    4,
    {
      4416: 'SubgroupEqMask',
      4417: 'SubgroupGeMask',
      4418: 'SubgroupGtMask',
      4419: 'SubgroupLeMask',
      4420: 'SubgroupLtMask',
    },
  ],
  [
    'int',
    1,
    {
      7: 'PrimitiveId',
      8: 'InvocationId',
      9: 'Layer',
      10: 'ViewportIndex',
      14: 'PatchVertices',
      18: 'SampleId',
      29: 'LocalInvocationIndex',
      36: 'SubgroupSize',
      38: 'NumSubgroups',
      40: 'SubgroupId',
      41: 'SubgroupLocalInvocationId',
      42: 'VertexIndex',
      43: 'InstanceIndex',
      4424: 'BaseVertex',
      4425: 'BaseInstance',
      4426: 'DrawIndex',
      4438: 'DeviceIndex',
      4440: 'ViewIndex',
    },
  ],
]

/** By number. Others are taken as they come. */
export const builtInTypes: ReadonlyMap<number, BuiltInType> = new Map(
  types.flatMap(([kind, count, names]) =>
    Object.entries(names).map(([number, name]) => [Number(number), { name, class: kind, count }] as const),
  ),
)

export function isOfBuiltInType(type: Type, { class: kind, count }: BuiltInType): boolean {
  if (!isNumeric(type) || type.kind === 'matrix') return false
  return scalars[componentOf(type).scalar].class === kind && componentCount(type) === count
}

/** As HLSL writes it: `uint3`. */
export function builtInTypeText({ class: kind, count }: BuiltInType): string {
  return `${kind === 'int' ? 'uint' : kind}${count === 1 ? '' : count}`
}
