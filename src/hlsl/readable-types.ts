// Types in the tables of intrinsics and methods, for people: `float_like<3>` is `float3`, `sampler_cmp` is `SamplerComparisonState`.
//
// A class of kinds is called by the one that most people have; `any` and `numeric` are a T.

const classes: Readonly<Record<string, string>> = {
  float_like: 'float',
  any_float: 'float',
  float32_only: 'float',
  double_only: 'double',
  any_int: 'int',
  any_int16or32: 'int',
  sint16or32_only: 'int',
  any_int32: 'int',
  int32_only: 'int',
  any_int64: 'int64_t',
  int64_only: 'int64_t',
  uint_only: 'uint',
  any: 'T',
  numeric: 'T',
  numeric32_only: 'T',
  numeric16_only: 'T',
  sampler: 'SamplerState',
  any_sampler: 'SamplerState',
  sampler1D: 'SamplerState',
  sampler2D: 'SamplerState',
  sampler3D: 'SamplerState',
  samplerCUBE: 'SamplerState',
  sampler_cmp: 'SamplerComparisonState',
}

/** `known` has the types of parameters that stand before: a later one may have their types. */
export function readableType(text: string, known: ReadonlyMap<string, string>): string {
  const match = /^(\w+)(\.element)?(?:<([\w,]*)>)?(\[\])?$/.exec(text)
  if (!match) return text
  const [, base = '', element, shape, array = ''] = match
  const named = known.get(base)
  if (named !== undefined)
    return (element ? named.replace(/(?:\d|N)(?:x(?:\d|M))?$/, '') : named) + sized(shape) + array
  return (classes[base] ?? base) + sized(shape) + array
}

/** `<2>` is `2`, `<n>` is `N`, `<r,c>` is `NxM`; a parameter's name there means its shape. */
function sized(shape: string | undefined): string {
  if (shape === undefined || shape === '') return ''
  const [rows, columns] = shape.split(',')
  const size = (part: string | undefined, letter: string): string =>
    part === undefined ? '' : /^\d+$/.test(part) ? part : letter
  return columns === undefined ? size(rows, 'N') : `${size(rows, 'N')}x${size(columns, 'M')}`
}
