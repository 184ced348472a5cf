// What a program needs before Clang without its HLSL headers can read it: distributions do not ship hlsl.h, where the short names of vectors
// and matrices and the intrinsic functions come from.
//
//   typedef vector<float, 4> float4;
//   float4 lerp(float4, float4, float4);      one for each type that the row of the table takes
import { intrinsicNames, lookupIntrinsic } from '../../src/hlsl/intrinsics.ts'
import type { ScalarKind } from '../../src/hlsl/scalars.ts'
import { type NumericType, type ResolvedType, type Signature, selectSignature } from '../../src/hlsl/signature.ts'

const sizes = [1, 2, 3, 4]

/** The names of types only. */
export const typePrelude = [
  'typedef unsigned int uint;',
  ...['bool', 'int', 'uint', 'half', 'float', 'double'].flatMap((scalar) =>
    sizes.flatMap((rows) => [
      `typedef vector<${scalar}, ${rows}> ${scalar}${rows};`,
      ...sizes.map((columns) => `typedef matrix<${scalar}, ${rows}, ${columns}> ${scalar}${rows}x${columns};`),
    ]),
  ),
  '',
].join('\n')

const wideTypes = [
  'typedef long int64_t;',
  'typedef unsigned long uint64_t;',
  ...['int64_t', 'uint64_t'].flatMap((scalar) =>
    sizes.map((columns) => `typedef vector<${scalar}, ${columns}> ${scalar}${columns};`),
  ),
]

/** In the order in which overloads are made. */
const components: readonly ScalarKind[] = ['float', 'int', 'uint', 'bool', 'half', 'double', 'int64_t', 'uint64_t']
const shapes: readonly Pick<NumericType, 'shape' | 'rows' | 'columns'>[] = [
  { shape: 'scalar', rows: 1, columns: 1 },
  ...[2, 3, 4].map((columns) => ({ shape: 'vector' as const, rows: 1, columns })),
  ...[2, 3, 4].map((size) => ({ shape: 'matrix' as const, rows: size, columns: size })),
]

/** The names of types and every intrinsic whose parameters are numbers. */
export function fullPrelude(): string {
  const names = [...intrinsicNames()].filter((name) => !name.includes('::'))
  return [typePrelude, ...wideTypes, 'namespace hlsl {', ...names.flatMap(declarationsOf), '}', ''].join('\n')
}

function declarationsOf(name: string): readonly string[] {
  const signatures = lookupIntrinsic(name)!.filter(({ variadic, template, parameters, result }) => {
    const isPlain = parameters.every(({ type }) => type.kind === 'numeric')
    return !variadic && !template && isPlain && (result.kind === 'numeric' || result.kind === 'void')
  })
  const texts = signatures.flatMap((signature) =>
    components.flatMap((component) =>
      shapes.map((shape) => declare(signature, { kind: 'numeric', component, ...shape })),
    ),
  )
  return [...new Set(texts.filter((text) => text !== undefined))]
}

/** The overload for arguments of one type, if the signature takes them. */
function declare(signature: Signature, argument: NumericType): string | undefined {
  const scalar: NumericType = { ...argument, shape: 'scalar', rows: 1, columns: 1 }
  const args = signature.parameters.map(({ type }) =>
    type.kind === 'numeric' && type.shape.kind === 'scalar' ? scalar : argument,
  )
  const selection = selectSignature([signature], args)
  if (!selection.found) return undefined
  const parameters = selection.parameters.map((type, index) => {
    const { mode } = signature.parameters[index]!
    return `${mode === 'in' ? '' : mode === 'out' ? 'out ' : 'inout '}${textOf(type)}`
  })
  const text = `${textOf(selection.result)} ${signature.name}(${parameters.join(', ')});`
  return /undefined|min1|16_t|packed|64_t\dx/.test(text) ? undefined : text
}

function textOf(type: ResolvedType): string {
  if (type.kind === 'void') return 'void'
  if (type.kind !== 'numeric') return 'undefined'
  if (type.shape === 'scalar') return type.component
  return type.shape === 'vector' ? `${type.component}${type.columns}` : `${type.component}${type.rows}x${type.columns}`
}

const environments: Readonly<Record<string, string>> = {
  vs: 'vertex',
  ps: 'pixel',
  gs: 'geometry',
  hs: 'hull',
  ds: 'domain',
  cs: 'compute',
  as: 'amplification',
  ms: 'mesh',
  lib: 'library',
}

/** Of a profile as `-T` names it, by default that of compute shaders. */
export function tripleOf(profile = 'cs_6_6'): string {
  const [stage = 'cs', major = '6', minor = '6'] = profile.split('_')
  return `dxil-pc-shadermodel${major}.${minor}-${environments[stage] ?? 'compute'}`
}
