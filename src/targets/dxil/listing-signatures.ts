// The tables of signatures in a listing: the rows of the container's parts, in their order, with dxc's words for the numbers.
//
//   ; Name                 Index   Mask Register SysValue  Format   Used
//   ; NORMAL                   0   xyz         1     NONE   float   xyz
//
// As PrintSignature of DXC's dxcdisassembler.cpp.
import type { DxilModule } from './dxil-module.ts'
import { systemValueWords } from './read/enum-words.ts'
import { type SignaturePart, signatureParts } from './write/container.ts'
import { rowMasks, type SignatureRow, signatureRows, signatureType } from './write/container-signature.ts'

const head = `; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
`

/** In place of the register of elements that have none, by D3D_NAME. */
const specialRegisters: Readonly<Record<number, string>> = {
  7: 'primID',
  65: 'oDepth',
  66: 'oMask',
  67: 'oDepthGE',
  68: 'oDepthLE',
  69: '   oStencilRef',
}

/** By DxilProgramSigCompType. */
const formats = ['unknown', 'uint', 'int', 'float', 'uint16', 'int16', 'fp16', 'uint64', 'int64', 'double']

const titles = { ISG1: 'Input', OSG1: 'Output', PSG1: 'Patch Constant' } as const

/** Components where they stand: `  z ` for z. */
export function maskText(mask: number): string {
  return [...'xyzw'].map((letter, index) => (mask & (1 << index) ? letter : ' ')).join('')
}

/** dxc reads the mask of every part but the inputs as the components that are never written, even where a domain shader's part lists those that are read. */
function listedUse(row: SignatureRow, { name, options }: SignaturePart): number {
  const { used } = rowMasks(row, options)
  return name === 'PSG1' && options.isInput ? ~used & 15 : used
}

function rowText(row: SignatureRow, part: SignaturePart, hasStreams: boolean): string {
  const { name, stream, startRow, componentType } = row.element
  const isPacked = startRow >= 0
  const { mask } = rowMasks(row, part.options)
  const used = listedUse(row, part)
  const place = isPacked ? String(row.register) : (specialRegisters[row.systemValue] ?? 'special')
  return [
    hasStreams ? `; m${stream}:${name.padEnd(17)}` : `; ${name.padEnd(20)}`,
    ` ${String(row.semanticIndex).padStart(5)}`,
    isPacked ? `   ${maskText(mask)}` : '    N/A',
    ` ${place.padStart(8)}`,
    (systemValueWords[row.systemValue] ?? 'NONE').padStart(9),
    (formats[signatureType(componentType)] ?? 'unknown').padStart(8),
    isPacked ? `   ${maskText(used)}` : `    ${used === 0 ? ' NO' : 'YES'}`,
    '\n',
  ].join('')
}

function signatureTable(part: SignaturePart): string {
  const { rows } = signatureRows(part.signature, part.options)
  const hasStreams = rows.some(({ element }) => element.stream !== 0)
  const lines = rows.map((row) => rowText(row, part, hasStreams)).join('')
  return `;\n; ${titles[part.name]} signature:\n;\n${head}${lines === '' ? '; no parameters\n' : `${lines};\n`}`
}

export function signatureTables(dxil: DxilModule): string {
  return signatureParts(dxil).map(signatureTable).join('')
}
