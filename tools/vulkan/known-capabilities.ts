// Whether the SPIR-V tools of this machine are new enough to judge a module: Debian's of 2023 do not know every capability we write.
import { spawnSync } from 'node:child_process'

/** Capabilities, and the first year whose tools know them. */
const since: ReadonlyMap<number, number> = new Map([
  [6022 /* CooperativeMatrixKHR */, 2024],
  [5067 /* ShaderEnqueueAMDX */, 2025],
])

const opCapability = 17
const headerWords = 5

const years = new Map<string, number>()

/** The year in `SPIRV-Tools v2023.1 unknown hash, ...`. */
function yearOf(tool: string): number {
  const known = years.get(tool)
  if (known !== undefined) return known
  const { stdout } = spawnSync(tool, ['--version'], { encoding: 'utf8' })
  const year = Number(/\bv(\d{4})\./.exec(stdout)?.[1] ?? 0)
  years.set(tool, year)
  return year
}

/** Capabilities come first in a module. */
export function isKnownTo(tool: string, module: Uint8Array): boolean {
  const words = new DataView(module.buffer, module.byteOffset, module.byteLength)
  for (let at = headerWords * 4; at + 8 <= module.byteLength; at += 8) {
    if ((words.getUint32(at, true) & 0xffff) !== opCapability) return true
    if ((since.get(words.getUint32(at + 4, true)) ?? 0) > yearOf(tool)) return false
  }
  return true
}
