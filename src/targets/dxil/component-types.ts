// Numbers of DXIL for the components of signatures, typed resources and fields, where the three agree.

export const boolComponent = 1
export const uintComponent = 5

/** By width. There are none for normalized doubles. */
export const floatComponents = {
  16: { snorm: 11, unorm: 12, plain: 8 },
  32: { snorm: 13, unorm: 14, plain: 9 },
  64: { snorm: 15, unorm: 16, plain: 10 },
} as const
