// Headers that come with the compiler, as in DXC: found after every folder has been looked through.
import { cooperativeMatrixHeader } from './cooperative-matrix.ts'
import { opcodeSelectorHeader } from './opcode-selector.ts'
import { spirvHeader } from './spirv.ts'
import { enableIfHeader, typeTraitsHeader, vectorUtilitiesHeader } from './templates.ts'

const headers: Readonly<Record<string, () => string>> = {
  enable_if: enableIfHeader,
  type_traits: typeTraitsHeader,
  vector_utils: vectorUtilitiesHeader,
  'vk/khr/cooperative_matrix.h': cooperativeMatrixHeader,
  'vk/opcode_selector.h': opcodeSelectorHeader,
  'vk/spirv.h': spirvHeader,
}

/** The text of a header, or undefined when there is none of that name. */
export function bundledHeader(name: string): string | undefined {
  return Object.hasOwn(headers, name) ? headers[name]!() : undefined
}
