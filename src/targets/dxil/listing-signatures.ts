// The tables of signatures in a listing: the rows of the container's parts, in their order, with dxc's words for the numbers.
//
//   ; Name                 Index   Mask Register SysValue  Format   Used
//   ; NORMAL                   0   xyz         1     NONE   float   xyz
//
// As PrintSignature of DXC's dxcdisassembler.cpp.
import type { DxilModule } from './dxil-module.ts'
import { type SignaturePart, signatureParts } from './write/container.ts'
import { rowMasks, type SignatureRow, signatureRows, signatureType } from './write/container-signature.ts'

const head = `; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
`

/** By D3D_NAME. */
const systemValueNames: Readonly<Record<number, string>> = {
  1: 'POS',
  2: 'CLIPDST',
  3: 'CULLDST',
  4: 'RTINDEX',
  5: 'VPINDEX',
  6: 'VERTID',
  7: 'PRIMID',
  8: 'INSTID',
  9: 'FFACE',
  10: 'SAMPLE',
  11: 'QUADEDGE',
  12: 'QUADINT',
  13: 'TRIEDGE',
  14: 'TRIINT',
  15: 'LINEDET',
  16: 'LINEDEN',
  23: 'BARYCEN',
  24: 'SHDINGRATE',
  25: 'CULLPRIM',
  64: 'TARGET',
  65: 'DEPTH',
  66: 'COVERAGE',
  67: 'DEPTHGE',
  68: 'DEPTHLE',
  69: 'STENCILREF',
  70: 'INNERCOV',
}

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

/** dxc reads the mask of every part but the inputs as what is never written, also where a domain shader's part says what is read. */
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
    (systemValueNames[row.systemValue] ?? 'NONE').padStart(9),
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
