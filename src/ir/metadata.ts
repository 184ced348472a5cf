// Metadata: nodes, strings and values wrapped as metadata, the loop hints that shaders attach to branches, and branch weights.
//
//   !dx.valver = !{!0}   !0 = !{i32 1, i32 8}
//   module.namedMetadata.set('dx.valver', [metadataNode([metadataValue(one), metadataValue(eight)])])
//
// Nodes with a form (`!DIFile(filename: "a.hlsl", directory: "")`) carry debug information; they are kept as they are written.
import { ConstantInt, constantInt } from './constants.ts'
import type { Instruction } from './instructions.ts'
import { type IrType, i32, metadataType } from './types.ts'
import { Value } from './values.ts'

export class MetadataString {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/**
 * `i32 1` or `ptr @main` inside a node, or `i32 %x` in a debug record. Does not count as a use: a symbol no longer in its module prints
 * as null, a local value no longer in its function as poison.
 */
export class MetadataConstant {
  value: Value
  /** The pointee of a typed pointer, where it was read from text with typed pointers. */
  pointee: IrType | undefined = undefined

  constructor(value: Value) {
    this.value = value
  }
}

export class MetadataNode {
  readonly distinct: boolean
  readonly operands: Metadata[]
  /** `DIFile`; empty for a plain node `!{...}`. */
  readonly form: string
  /** Of a node with a form: the text before, between and behind its operands. */
  readonly texts: string[] = []

  constructor(operands: readonly Metadata[], distinct = false, form = '') {
    this.operands = [...operands]
    this.distinct = distinct
    this.form = form
  }
}

/** Nodes of these forms have no number: they are written where they are used. */
export const inlineForms: ReadonlySet<string> = new Set(['DIExpression', 'DIArgList'])

/** `#dbg_value(i32 %x, !5, !DIExpression(), !6)`: stands before an instruction and goes with it. */
export interface WrittenRecord {
  /** `value`, `declare`, `assign`, `label`. */
  readonly kind: string
  readonly operands: readonly Metadata[]
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

export function metadataInts(values: readonly number[]): MetadataNode {
  return metadataNode(values.map((value) => metadataInt(value)))
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
  // LLVM makes loop metadata distinct by a node whose first operand is itself.
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

/** As DXIL numbers them (`ControlFlowHint`); those of loops are LLVM's own. */
const controlFlowHints = { branch: 1, flatten: 2, forcecase: 5 } as const

/** Attaches `[branch]` and its kin to the branch or switch. */
export function setControlFlowHint(terminator: Instruction, hint: keyof typeof controlFlowHints): void {
  const node = metadataNode([], true)
  node.operands.push(node, metadataString('dx.controlflow.hints'), metadataInt(controlFlowHints[hint]))
  terminator.metadata ??= new Map()
  terminator.metadata.set('dx.controlflow.hints', node)
}

/** `[branch]`, and what says the same of a switch: the author does not want both sides to be computed. */
export function isBranchWanted({ metadata }: Instruction): boolean {
  const hint = metadata?.get('dx.controlflow.hints')?.operands.at(-1)
  if (!(hint instanceof MetadataConstant) || !(hint.value instanceof ConstantInt)) return false
  return hint.value.number !== controlFlowHints.flatten
}

/** The weights of `!{!"branch_weights", i32 7, i32 3}`, one per successor. */
export function branchWeights(branch: Instruction): number[] | undefined {
  const [name, ...operands] = branch.metadata?.get('prof')?.operands ?? []
  if (!(name instanceof MetadataString) || name.text !== 'branch_weights') return undefined
  return operands.flatMap((operand) =>
    operand instanceof MetadataConstant && operand.value instanceof ConstantInt ? [operand.value.number >>> 0] : [],
  )
}

/** Undefined takes the weights away. */
export function setBranchWeights(branch: Instruction, weights: readonly number[] | undefined): void {
  branch.metadata?.delete('prof')
  if (weights === undefined) return
  branch.metadata ??= new Map()
  const most = 0xffffffff
  const numbers = weights.map((weight) => metadataInt(Math.min(weight, most)))
  branch.metadata.set('prof', metadataNode([metadataString('branch_weights'), ...numbers]))
}
