// Signature elements lie apart, their semantics differ, and system values that must be written are written.
import { semanticKind, semanticRows, userSemanticKind } from '../../../hlsl/semantics.ts'
import type { DxilEntry, DxilModule, DxilSignature } from '../dxil-module.ts'
import type { Complain } from './violations.ts'

const rows = 32
const columns = 4
const positionKind = semanticKind('SV_Position')
const targetKind = semanticKind('SV_Target')

export function checkSignatures(dxil: DxilModule, report: Complain): void {
  for (const entry of dxil.entries) {
    const complain: Complain = (rule, subject) => report(rule, subject, entry.function)
    const { inputs, outputs, patchConstants } = entry.signatures
    for (const signature of [inputs, outputs, patchConstants]) checkTypes(signature, complain)
    for (const signature of [inputs, patchConstants]) checkPacking(signature, complain)
    // Streams of a geometry shader have registers of their own.
    for (const stream of new Set(outputs.map((element) => element.stream)))
      checkPacking(
        outputs.filter((element) => element.stream === stream),
        complain,
      )
    if (entry.stage !== 'hull') checkWritten(entry, complain)
  }
}

const signedTypes: ReadonlySet<number> = new Set([2, 4])
/** System values that are numbers of something; the type of SV_IsFrontFace is free. */
const countingRows = semanticRows.filter(({ component }) => component === 'integer')
const countingKinds: ReadonlySet<number> = new Set(countingRows.map(({ kind }) => kind))

function checkTypes(signature: DxilSignature, complain: Complain): void {
  for (const { name, kind, componentType } of signature)
    if (countingKinds.has(kind) && signedTypes.has(componentType))
      complain('Meta.SemanticCompType', `${name} is not a uint`)
}

function checkPacking(signature: DxilSignature, complain: Complain): void {
  const taken = new Map<number, string>()
  const semantics = new Set<string>()
  for (const { name, semanticIndices, startRow, startColumn, rows: height, columns: width } of signature) {
    for (const index of semanticIndices) {
      const semantic = `${name.toUpperCase()}${index}`
      if (semantics.has(semantic)) complain('Meta.NoSemanticOverlap', `${name}${index}`)
      semantics.add(semantic)
    }
    if (startRow < 0) continue
    if (startRow + height > rows || startColumn + width > columns) complain('Meta.SignatureOutOfRange', name)
    for (let row = startRow; row < startRow + height; row++)
      for (let column = startColumn; column < startColumn + width; column++) {
        const place = row * columns + column
        const other = taken.get(place)
        if (other !== undefined) complain('Meta.SignatureOverlap', `${other} and ${name}`)
        taken.set(place, name)
      }
  }
}

function checkWritten({ signatures: { outputs }, stage }: DxilEntry, complain: Complain): void {
  for (const { name, kind, columns: width, usageMask } of outputs) {
    if (kind === userSemanticKind || kind === targetKind || usageMask === (1 << width) - 1) continue
    if (kind === positionKind && stage !== 'geometry') complain('Sm.CompletePosition', name)
    else if (kind !== positionKind) complain('Sm.UndefinedOutput', name)
  }
}
