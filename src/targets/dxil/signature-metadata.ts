// Signatures as metadata: per element id, name, component type, system value, semantic indices, interpolation, rows, columns, register.
import { constantInt } from '../../ir/constants.ts'
import {
  type Metadata,
  type MetadataNode,
  metadataInt,
  metadataNode,
  metadataString,
  metadataValue,
} from '../../ir/metadata.ts'
import { i8 } from '../../ir/types.ts'
import type { DxilSignature, DxilSignatureElement, DxilSignatures } from './dxil-module.ts'

export function signaturesNode({ inputs, outputs, patchConstants }: DxilSignatures): MetadataNode | null {
  const lists = [inputs, outputs, patchConstants].map(listNode)
  return lists.every((list) => list === null) ? null : metadataNode(lists)
}

function listNode(signature: DxilSignature): MetadataNode | null {
  return signature.length === 0 ? null : metadataNode(signature.map(elementNode))
}

function byte(value: number): Metadata {
  return metadataValue(constantInt(i8, value))
}

function elementNode(element: DxilSignatureElement): MetadataNode {
  return metadataNode([
    metadataInt(element.id),
    metadataString(element.name),
    byte(element.componentType),
    byte(element.kind),
    metadataNode(element.semanticIndices.map((index) => metadataInt(index))),
    byte(element.interpolation),
    metadataInt(element.rows),
    byte(element.columns),
    metadataInt(element.startRow),
    byte(element.startColumn),
    extension(element),
  ])
}

/** Tags and values: 0 stream, 2 dynamically indexed components, 3 used components. */
function extension({ stream, dynamicIndexMask, usageMask }: DxilSignatureElement): MetadataNode | null {
  const values: Metadata[] = []
  if (stream !== 0) values.push(metadataInt(0), metadataInt(stream))
  if (dynamicIndexMask !== 0) values.push(metadataInt(2), metadataInt(dynamicIndexMask))
  if (usageMask !== 0) values.push(metadataInt(3), metadataInt(usageMask))
  return values.length === 0 ? null : metadataNode(values)
}
