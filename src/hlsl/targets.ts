// What code can be made for, and what a DescriptorHandle<T> is there (SP#015 §Basic Usage).
//
//   index     two words, indices into a heap: handles convert to and from uint2
//   native    the resource itself: handles have no bits that a shader could look at
export const targetNames = ['dxil', 'hlsl', 'glsl', 'spirv', 'wgsl', 'metal', 'cuda', 'cpu'] as const
/** What code is made for. */
export type Target = (typeof targetNames)[number]

export interface TargetRow {
  /** Labels of `__target_switch` that mean it, alone or joined: `hlsl`, `glsl_spirv`. */
  readonly labels: readonly string[]
  readonly handles: 'index' | 'native'
  /** Textures with their sampler (`Sampler2D`) are one descriptor; elsewhere they are two. */
  readonly hasCombined: boolean
  /** Native handles that still are a 64-bit number. */
  readonly has64BitHandles: boolean
  /** There is something that a handle can be an index into without a declaration. */
  readonly hasHeaps: boolean
  /** `NonUniformResourceIndex` exists. */
  readonly hasNonUniform: boolean
}

const index = { handles: 'index', has64BitHandles: false, hasHeaps: true, hasNonUniform: true } as const
const native = { handles: 'native', has64BitHandles: false, hasHeaps: true, hasNonUniform: true } as const

export const targets: Readonly<Record<Target, TargetRow>> = {
  dxil: { ...index, labels: ['hlsl', 'dxil'], hasCombined: false },
  hlsl: { ...index, labels: ['hlsl'], hasCombined: false },
  glsl: { ...index, labels: ['glsl'], hasCombined: true },
  spirv: { ...index, labels: ['spirv'], hasCombined: true },
  wgsl: { ...index, labels: ['wgsl'], hasCombined: false, hasHeaps: false, hasNonUniform: false },
  metal: { ...native, labels: ['metal'], hasCombined: false, hasNonUniform: false },
  cuda: { ...native, labels: ['cuda'], hasCombined: true, has64BitHandles: true },
  cpu: { ...native, labels: ['cpp', 'cpu', 'host'], hasCombined: false },
}

/** Whether a label of `__target_switch` is about the target; `spirv_1_4` and `hlsl_glsl_spirv` are labels too. */
export function isLabelOf(label: string, target: Target): boolean {
  const { labels } = targets[target]
  return label.split('_').some((word) => labels.includes(word))
}
