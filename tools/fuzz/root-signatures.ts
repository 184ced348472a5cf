// Root signatures for mutants: over and over the same few registers, so that some fit the shader.
import { below, pick, type Random } from './random.ts'
import { numbers } from './vocabulary.ts'

/** Mostly in order. */
export function rootSignature(random: Random): string {
  const number = (): string => (random() < 0.9 ? String(below(6, random)) : pick(numbers, random))
  const options = (): string =>
    pick(
      [
        '',
        '',
        `, space = ${number()}`,
        ', visibility = SHADER_VISIBILITY_PIXEL',
        ', flags = DATA_STATIC',
        `, offset = ${number()}`,
        `, numDescriptors = ${number()}`,
      ],
      random,
    )
  const range = (): string =>
    `${pick(['SRV', 'UAV', 'CBV', 'Sampler'], random)}(${pick(['t', 'u', 'b', 's'], random)}${number()}${options()})`
  const part = (): string =>
    pick(
      [
        range(),
        range(),
        `DescriptorTable(${range()}, ${range()}${options()})`,
        `RootConstants(num32BitConstants = ${number()}, b${number()}${options()})`,
        `StaticSampler(s${number()}, filter = FILTER_ANISOTROPIC, mipLODBias = ${pick(numbers, random)}, borderColor = STATIC_BORDER_COLOR_OPAQUE_WHITE)`,
        `RootFlags(${pick(['0', 'ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT', 'CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED | LOCAL_ROOT_SIGNATURE'], random)})`,
        pick(['', '(', ')', 'x', `${number()}`, 'SRV(t0'], random),
      ],
      random,
    )
  return Array.from({ length: 1 + below(4, random) }, part).join(', ')
}
