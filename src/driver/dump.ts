// The contents of a shader that any compiler compiled: DXIL containers, bare bitcode, SPIR-V modules.
import type { BindingRow } from '../reflect/binding-table.ts'
import { placeText } from '../reflect/bindings-text.ts'
import { alignColumns } from '../support/columns.ts'
import { type Dump, dump, unreadable } from '../targets/dxil/read/dump.ts'
import { disassemble } from '../targets/spirv/disassemble/disassemble.ts'
import { readCompiledTable } from './compiled-table.ts'

export type { Dump, DumpedPart } from '../targets/dxil/read/dump.ts'

/** What a compiled shader holds, and where its resources are. */
export interface CompiledDump extends Dump {
  /** Empty when there are none, or they cannot be read. */
  readonly resources: readonly BindingRow[]
}

/** Never throws on any bytes. */
export function dumpCompiled(given: Uint8Array | ArrayBuffer): CompiledDump {
  const bytes = given instanceof ArrayBuffer ? new Uint8Array(given) : given
  if (!(bytes instanceof Uint8Array)) return { ...unreadable('these are not bytes'), resources: [] }
  const table = readCompiledTable(bytes, '')
  const resources = table !== undefined && typeof table !== 'string' ? table.table.resources : []
  if (!isSpirv(bytes)) {
    const dumped = dump(bytes)
    const [head = '', ...rest] = dumped.text.split('\n\n')
    const isWhole = rest.length > 0 && resources.length > 0
    const text = isWhole ? [head, tableText(resources), ...rest].join('\n\n') : dumped.text
    return { ...dumped, text, resources }
  }
  const text = disassemble(bytes)
  if (text === undefined) return { ...unreadable('the SPIR-V module is broken'), resources }
  const comment = resources.length === 0 ? '' : `; ${tableText(resources).replaceAll('\n', '\n; ')}\n`
  return { text: comment + text, parts: [], problems: [], resources }
}

/** `t3  Albedo  Texture2D<float4>`. */
function tableText(resources: readonly BindingRow[]): string {
  const rows = resources.map((row) => [placeText(row), row.name, row.type])
  return alignColumns([['PLACE', 'RESOURCE', 'TYPE'], ...rows]).join('\n')
}

const spirvMagic = 0x07230203

function isSpirv(bytes: Uint8Array): boolean {
  if (bytes.length < 20) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return view.getUint32(0, true) === spirvMagic || view.getUint32(0, false) === spirvMagic
}
