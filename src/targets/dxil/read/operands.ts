// Operands of metadata nodes as plain data.
//
//   !{i32 4, !"main", !7, null}     =>     numberOf(first) is 4, textOf(second) is 'main', nodeOf(third) a node, nodeOf(fourth) nothing
import { ConstantAggregate, ConstantFloat, ConstantInt } from '../../../ir/constants.ts'
import { type Metadata, MetadataConstant, MetadataNode, MetadataString } from '../../../ir/metadata.ts'
import type { Module } from '../../../ir/module.ts'
import type { Value } from '../../../ir/values.ts'

type Operand = Metadata | undefined

export function constantOf(operand: Operand): Value | undefined {
  return operand instanceof MetadataConstant ? operand.value : undefined
}

/** 0 for what is no number. */
export function numberOf(operand: Operand): number {
  const value = constantOf(operand)
  if (value instanceof ConstantFloat) return value.value
  return value instanceof ConstantInt ? value.number : 0
}

export function textOf(operand: Operand): string {
  return operand instanceof MetadataString ? operand.text : ''
}

export function nodeOf(operand: Operand): MetadataNode | undefined {
  return operand instanceof MetadataNode ? operand : undefined
}

/** The nodes in a node; none when there is no node. */
export function nodesIn(operand: Operand): MetadataNode[] {
  return nodeOf(operand)?.operands.flatMap((each) => nodeOf(each) ?? []) ?? []
}

/** The numbers in a node. */
export function numbersIn(operand: Operand): number[] {
  return nodeOf(operand)?.operands.map(numberOf) ?? []
}

/** Of a node, with zeros for what is missing. */
export function tripleOf(operand: Operand): [number, number, number] | undefined {
  if (!nodeOf(operand)) return undefined
  const [x = 0, y = 0, z = 0] = numbersIn(operand)
  return [x, y, z]
}

/** Tags and what follows each. */
export function tagged(operand: Operand): Map<number, Metadata> {
  const pairs = new Map<number, Metadata>()
  const operands = nodeOf(operand)?.operands ?? []
  for (let index = 0; index + 1 < operands.length; index += 2)
    pairs.set(numberOf(operands[index]), operands[index + 1] ?? null)
  return pairs
}

export function namedNodes(module: Module, name: string): readonly MetadataNode[] {
  return module.namedMetadata.get(name) ?? []
}

/** An array of bytes. */
export function bytesOf(operand: Operand): Uint8Array | undefined {
  const value = constantOf(operand)
  if (value?.kind === 'string') return (value as Value & { readonly bytes: Uint8Array }).bytes
  if (!(value instanceof ConstantAggregate)) return undefined
  return Uint8Array.from(value.operands, (each) => (each instanceof ConstantInt ? each.number & 255 : 0))
}
