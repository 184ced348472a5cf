// What the command line may say about Vulkan; names and meanings are DXC's, `-bindless-space-index` is Slang's.
import type { DescriptorPlace } from '../../binding/vulkan-place.ts'
import type { BlockLayoutRules } from './model.ts'

export type ShiftLetter = 'b' | 't' | 's' | 'u'

export interface BindingShift {
  readonly letter: ShiftLetter
  readonly amount: number
  readonly space: number | 'all'
}

/** `-fvk-bind-register t3 0 12 1` */
export interface BoundRegister {
  readonly letter: ShiftLetter
  readonly number: number
  readonly space: number
  readonly binding: number
  readonly set: number
}

export const vulkanEnvironments = ['vulkan1.0', 'vulkan1.1', 'vulkan1.1spirv1.4', 'vulkan1.2', 'vulkan1.3'] as const
export type VulkanEnvironment = (typeof vulkanEnvironments)[number]

const spirvVersions: Readonly<Record<VulkanEnvironment, SpirvVersionNumbers>> = {
  'vulkan1.0': { major: 1, minor: 0 },
  'vulkan1.1': { major: 1, minor: 3 },
  'vulkan1.1spirv1.4': { major: 1, minor: 4 },
  'vulkan1.2': { major: 1, minor: 5 },
  'vulkan1.3': { major: 1, minor: 6 },
}

export interface SpirvVersionNumbers {
  readonly major: number
  readonly minor: number
}

/** The newest SPIR-V that every implementation of the environment reads. */
export function spirvVersionOf(environment: VulkanEnvironment): SpirvVersionNumbers {
  return spirvVersions[environment]
}

export interface VulkanOptions {
  /** `-fspv-target-env=` */
  readonly environment: VulkanEnvironment
  readonly layout: BlockLayoutRules
  /** Later ones win. */
  readonly shifts: readonly BindingShift[]
  readonly registers: readonly BoundRegister[]
  /** Of `$Globals` (`-fvk-bind-globals`). */
  readonly globals: DescriptorPlace | undefined
  /** Where to begin to look for the set of the bindless heaps; undefined: 0, and moving on is expected. */
  readonly bindlessSpace: number | undefined
  /** `-fvk-bind-resource-heap`, `-fvk-bind-sampler-heap` */
  readonly resourceHeap: DescriptorPlace | undefined
  readonly samplerHeap: DescriptorPlace | undefined
  /** `-fvk-bind-counter-heap`: the counters of buffers from the resource heap. */
  readonly counterHeap: DescriptorPlace | undefined
  /** `-fvk-auto-shift-bindings`: shifts are for resources without register, too. */
  readonly autoShift: boolean
  /** `-fspv-flatten-resource-arrays`: an array takes a binding for each element. */
  readonly flattensArrays: boolean
  /** `-fspv-preserve-interface`: inputs that nothing reads stay. */
  readonly keepsInterface: boolean
  /** `-fspv-entrypoint-name=`; undefined: that of the function. */
  readonly entryPointName: string | undefined
  readonly invertY: boolean
  readonly useDxPositionW: boolean
  readonly subtractBaseInstance: boolean
  readonly subtractBaseVertex: boolean
  /** In which order inputs and outputs get their locations (`-fvk-stage-io-order=`): as declared, or by their semantics. */
  readonly locationOrder: 'decl' | 'alpha'
}

export const defaultVulkanOptions: VulkanOptions = {
  environment: 'vulkan1.2',
  layout: 'dxc',
  shifts: [],
  registers: [],
  globals: undefined,
  bindlessSpace: undefined,
  resourceHeap: undefined,
  samplerHeap: undefined,
  counterHeap: undefined,
  autoShift: false,
  flattensArrays: false,
  keepsInterface: false,
  entryPointName: undefined,
  invertY: false,
  useDxPositionW: false,
  subtractBaseInstance: false,
  subtractBaseVertex: false,
  locationOrder: 'decl',
}
