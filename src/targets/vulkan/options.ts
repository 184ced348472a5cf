// What the command line may say about Vulkan; names and meanings are DXC's, `-bindless-space-index` is Slang's.
import type { DescriptorPlace } from '../../binding/vulkan-place.ts'
import type { BlockLayoutRules } from './model.ts'

export type ShiftLetter = 'b' | 't' | 's' | 'u'

/** `-fvk-t-shift` and its kind: added to the binding that a register stands for. */
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

/** The newest SPIR-V that every implementation of an environment reads: major and minor. */
const spirvVersions = {
  'vulkan1.0': [1, 0],
  'vulkan1.1': [1, 3],
  'vulkan1.1spirv1.4': [1, 4],
  'vulkan1.2': [1, 5],
  'vulkan1.3': [1, 6],
  'vulkan1.4': [1, 6],
  'universal1.0': [1, 0],
  'universal1.1': [1, 1],
  'universal1.2': [1, 2],
  'universal1.3': [1, 3],
  'universal1.4': [1, 4],
  'universal1.5': [1, 5],
  'universal1.6': [1, 6],
} as const

/** `-fspv-target-env=` */
export type VulkanEnvironment = keyof typeof spirvVersions
export const vulkanEnvironments = Object.keys(spirvVersions) as readonly VulkanEnvironment[]

export interface SpirvVersionNumbers {
  readonly major: number
  readonly minor: number
}

export function spirvVersionOf(environment: VulkanEnvironment): SpirvVersionNumbers {
  const [major, minor] = spirvVersions[environment]
  return { major, minor }
}

/** dxc's. */
export const defaultEnvironment: VulkanEnvironment = 'vulkan1.0'

/** The first that has meshes and ray tracing. */
const firstWithLaterStages: VulkanEnvironment = 'vulkan1.1spirv1.4'
const earlyStages: ReadonlySet<string> = new Set(['compute', 'vertex', 'pixel', 'geometry', 'hull', 'domain'])

/** For shaders of these stages, when none is asked for. */
export function environmentOf(asked: VulkanEnvironment | undefined, stages: readonly string[]): VulkanEnvironment {
  return asked ?? (stages.every((stage) => earlyStages.has(stage)) ? defaultEnvironment : firstWithLaterStages)
}

/** Debug information of a module, see spirv/debug-info.ts. */
export type DebugPart = 'file' | 'source' | 'line' | 'tool' | 'scopes'

/** The options that begin with `-fvk` and `-fspv`. */
export interface VulkanOptions {
  /** `-fspv-target-env=`; undefined: the first that has the shader's stage. */
  readonly environment: VulkanEnvironment | undefined
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
  /** `-fspv-use-legacy-buffer-matrix-order`: matrices in byte-address buffers lie by rows. */
  readonly hasRawRows: boolean
  /** `-fspv-preserve-bindings`: resources that nothing uses stay, with the bindings that `--unused keep` gives them. */
  readonly keepsBindings: boolean
  /** `-fspv-extension=`: those a module may use; none listed: all. */
  readonly extensions: readonly string[]
  /** `-fspv-debug=`; none: that of `-Zi`. */
  readonly debug: readonly DebugPart[]
  /** `-fspv-reflect`: modules name semantics, types and counters. */
  readonly reflects: boolean
  /** `-fspv-max-id`: the highest id a module may have. */
  readonly mostIds: number | undefined
  /** `-fspv-use-vulkan-memory-model` */
  readonly usesVulkanModel: boolean
  /** `-fspv-enable-maximal-reconvergence` */
  readonly reconverges: boolean
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
  environment: undefined,
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
  keepsBindings: false,
  hasRawRows: false,
  extensions: [],
  debug: [],
  reflects: false,
  mostIds: undefined,
  usesVulkanModel: false,
  reconverges: false,
  entryPointName: undefined,
  invertY: false,
  useDxPositionW: false,
  subtractBaseInstance: false,
  subtractBaseVertex: false,
  locationOrder: 'decl',
}
