// Headers that come with the compiler, as in DXC: found after every folder has been looked through.
import { opcodeSelectorHeader } from './opcode-selector.ts'
import { spirvHeader } from './spirv.ts'

const headers: Readonly<Record<string, () => string>> = {
  'vk/opcode_selector.h': opcodeSelectorHeader,
  'vk/spirv.h': spirvHeader,
}

/** The text of a header, or undefined when there is none of that name. */
export function bundledHeader(name: string): string | undefined {
  return Object.hasOwn(headers, name) ? headers[name]!() : undefined
}
