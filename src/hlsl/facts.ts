// What is known of an intrinsic or method besides its signature, and how tables of them are written.
//
// A family shares facts; a line may add its own:
//
//   family({ effect: 'none' }, ['x sqrt(float_like<> x)', ['float dot2add(...)', { shaderModel: 4 }]])
import type { Stage } from './profiles.ts'

export interface CallFacts {
  /**
   * `none`: the result depends on the arguments only, the call may be folded, moved or removed.
   * `read`: also on memory or on which threads run; an unused call may be removed.
   * `write`: it changes something and stays.
   */
  readonly effect: 'none' | 'read' | 'write'
  /** Minor version of the first shader model 6.x that has it. */
  readonly shaderModel?: number
  /** Stages that may call it; all when absent. */
  readonly stages?: readonly Stage[]
  /** The same where only DXIL is so narrow. */
  readonly dxilStages?: readonly Stage[]
  /** Must not be moved into or out of divergent control flow. */
  readonly convergent?: true
  /** Looks at neighbouring pixels, so its operands must be computed for helper lanes too. */
  readonly derivative?: true
  /** A wave operation: its result depends on the active lanes. */
  readonly wave?: true
  readonly barrier?: true
  /** Speaks of the group of threads, which nodes that are launched thread by thread do not see. */
  readonly group?: true
  /** Its result depends on how the hull shader partitions its patches. */
  readonly partitioned?: true
  /** Effect-framework relic: found by name, then rejected when code is generated. */
  readonly legacy?: true
  /** Only when compiling to SPIR-V. */
  readonly spirv?: true
  /** A static member, called as `Type::Name(...)`. */
  readonly static?: true
}

export type FamilyLine = string | readonly [signature: string, facts: Partial<CallFacts>]

export interface FamilyRow {
  readonly text: string
  readonly facts: CallFacts
}

export function family(shared: CallFacts, lines: readonly FamilyLine[]): readonly FamilyRow[] {
  return lines.map((line) => {
    if (typeof line === 'string') return { text: line, facts: shared }
    return { text: line[0], facts: { ...shared, ...line[1] } }
  })
}
