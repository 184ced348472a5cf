// Metadata: nodes, strings and values wrapped as metadata, and the loop hints that shaders attach to branches.
//
//   !dx.valver = !{!0}   !0 = !{i32 1, i32 8}
//   module.namedMetadata.set('dx.valver', [metadataNode([metadataValue(one), metadataValue(eight)])])
import { ConstantInt, constantInt } from './constants.ts'
import type { Instruction } from './instructions.ts'
import { i32, metadataType } from './types.ts'
import { Value } from './values.ts'

export class MetadataString {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** `i32 1` or `ptr @main` inside a node. Does not count as a use; a symbol no longer in its module prints as null. */
export class MetadataConstant {
  value: Value

  constructor(value: Value) {
    this.value = value
  }
}

export class MetadataNode {
  readonly distinct: boolean
  readonly operands: Metadata[]

  constructor(operands: readonly Metadata[], distinct = false) {
    this.operands = [...operands]
    this.distinct = distinct
  }
}

export type Metadata = MetadataNode | MetadataString | MetadataConstant | null

/** Metadata as the argument of a call. */
export class MetadataValue extends Value {
  readonly metadata: Exclude<Metadata, null>

  constructor(metadata: Exclude<Metadata, null>) {
    super('metadata', metadataType, '', false)
    this.metadata = metadata
  }
}

export function metadataNode(operands: readonly Metadata[], distinct = false): MetadataNode {
  return new MetadataNode(operands, distinct)
}

export function metadataString(text: string): MetadataString {
  return new MetadataString(text)
}

export function metadataValue(value: Value): MetadataConstant {
  return new MetadataConstant(value)
}

/** A number as metadata, an i32. */
export function metadataInt(value: number): MetadataConstant {
  return new MetadataConstant(constantInt(i32, value))
}

/** `[unroll]` is full, `[unroll(n)]` a count, `[loop]` is disable. */
export type LoopHint =
  | { readonly unroll: 'full' | 'enable' | 'disable' }
  | { readonly unroll: 'count'; readonly count: number }

/** Attaches a hint to the branch that closes a loop. */
export function setLoopHint(latchBranch: Instruction, hint: LoopHint): void {
  const operands: Metadata[] = [metadataString(`llvm.loop.unroll.${hint.unroll}`)]
  if (hint.unroll === 'count') operands.push(metadataInt(hint.count))
  const node = metadataNode([], true)
  // LLVM tells loops apart by a node that names itself first.
  node.operands.push(node, metadataNode(operands))
  latchBranch.metadata ??= new Map()
  latchBranch.metadata.set('llvm.loop', node)
}

/** The hint on the branch that closes a loop. */
export function loopHint(latchBranch: Instruction): LoopHint | undefined {
  for (const property of latchBranch.metadata?.get('llvm.loop')?.operands ?? []) {
    if (!(property instanceof MetadataNode)) continue
    const [name, argument] = property.operands
    if (!(name instanceof MetadataString)) continue
    switch (name.text) {
      case 'llvm.loop.unroll.full':
        return { unroll: 'full' }
      case 'llvm.loop.unroll.enable':
        return { unroll: 'enable' }
      case 'llvm.loop.unroll.disable':
        return { unroll: 'disable' }
      case 'llvm.loop.unroll.count':
        if (argument instanceof MetadataConstant && argument.value instanceof ConstantInt)
          return { unroll: 'count', count: argument.value.number }
    }
  }
  return undefined
}
