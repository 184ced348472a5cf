// The attributes of an entry point as attributes and metadata of the module.
//
//   [numthreads(8, 8, 1)]     =>     "hlsl.shader"="compute" "hlsl.numthreads"="8,8,1"
import {
  type Metadata,
  type MetadataNode,
  metadataInt,
  metadataNode,
  metadataString,
  metadataValue,
} from '../ir/metadata.ts'
import type { IrFunction, Module } from '../ir/module.ts'
import type { EntrySignature } from '../program/entry-signature.ts'
import type { EntryPoint } from '../program/program.ts'
import type { SignatureElement } from '../program/signature-element.ts'

/** `[wavesize(32)]` is `32,0,0`: smallest, largest, preferred. */
const fixedLengths: Readonly<Record<string, number>> = { wavesize: 3 }

const inputPrimitives = ['point', 'line', 'triangle', 'lineadj', 'triangleadj']

export function entryAttributes(entry: EntryPoint): Map<string, string> {
  const attributes = new Map([['hlsl.shader', entry.stage]])
  for (const { name, arguments: values } of entry.function.attributes) {
    if (name === 'shader') continue
    const length = fixedLengths[name] ?? values.length
    const texts = Array.from({ length }, (_, index) => String(values[index] ?? 0))
    attributes.set(`hlsl.${name}`, texts.join(','))
  }
  if (entry.stage === 'geometry') {
    const words = entry.function.parameters.flatMap(({ modifiers }) => modifiers)
    const primitive = inputPrimitives.find((word) => words.includes(word))
    if (primitive) attributes.set('hlsl.inputprimitive', primitive)
  }
  return attributes
}

function elementNode(element: SignatureElement): MetadataNode {
  return metadataNode([
    metadataInt(element.id),
    metadataString(element.name),
    metadataInt(element.index),
    metadataInt(element.kind),
    metadataString(element.scalar.scalar),
    metadataInt(element.rows),
    metadataInt(element.columns),
    metadataString(element.interpolation.join(' ')),
    metadataInt(element.stream),
  ])
}

function listNode(elements: readonly SignatureElement[]): Metadata {
  return elements.length === 0 ? null : metadataNode(elements.map(elementNode))
}

/**
 * `!dx.signature`: per entry the function and its inputs, outputs and patch constants (primitives of a mesh shader); per element
 * id, name, semantic index, system value, component, rows, columns, interpolation, stream.
 */
export function addSignature(module: Module, fn: IrFunction, signature: EntrySignature): void {
  const { inputs, outputs, patchConstants } = signature
  if (inputs.length + outputs.length + patchConstants.length === 0) return
  let nodes = module.namedMetadata.get('dx.signature')
  if (!nodes) module.namedMetadata.set('dx.signature', (nodes = []))
  nodes.push(metadataNode([metadataValue(fn), listNode(inputs), listNode(outputs), listNode(patchConstants)]))
}
