// What a compiled shader holds, whoever compiled it: DXIL containers, bare bitcode, SPIR-V modules.
import { type Dump, dump, unreadable } from '../targets/dxil/read/dump.ts'
import { disassemble } from '../targets/spirv/disassemble/disassemble.ts'

export type { Dump, DumpedPart } from '../targets/dxil/read/dump.ts'

/** Never throws on any bytes. */
export function dumpCompiled(bytes: Uint8Array): Dump {
  if (!isSpirv(bytes)) return dump(bytes)
  const text = disassemble(bytes)
  return text === undefined ? unreadable('the SPIR-V module is broken') : { text, parts: [], problems: [] }
}

const spirvMagic = 0x07230203

function isSpirv(bytes: Uint8Array): boolean {
  if (bytes.length < 20) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return view.getUint32(0, true) === spirvMagic || view.getUint32(0, false) === spirvMagic
}
