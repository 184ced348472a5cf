// Whether a choice between resources may be nothing where it is used, because a variable was set on some paths only.
//
//   if (c) t = T; x = t[0];            may be nothing
//   if (c) t = T; if (c) x = t[0];     is set wherever it is used
//
// Conditions of branches on the way to a use decide choices that depend on the same conditions. What one iteration of a loop has found
// out is taken to hold in the next: this is for a diagnostic, which is left out when in doubt.
import { ConstantInt } from '../ir/constants.ts'
import { Instruction } from '../ir/instructions.ts'
import type { BasicBlock } from '../ir/module.ts'
import { type IntPredicate, invertedPredicate } from '../ir/opcodes.ts'
import type { Value } from '../ir/values.ts'
import { effort } from '../support/limits.ts'
import { DominatorTree } from './dominators.ts'

interface Fact {
  readonly condition: Value
  readonly holds: boolean
}

/** Choices are phis and selects that feed each other. */
export function mayBeUnset(choices: readonly Instruction[]): boolean {
  const search = { tree: new DominatorTree(choices[0]!.block!.parent!), left: effort.unsetPaths.most }
  return choices.some((choice) =>
    choice.uses.some(({ user }) => {
      if (!(user instanceof Instruction) || choices.includes(user)) return false
      return canBeUnset(choice, factsAt(user.block!, search.tree), search, new Set())
    }),
  )
}

export function isUnset({ kind }: Value): boolean {
  return kind === 'poison' || kind === 'undef'
}

/** Paths may be as many as two to the number of choices. */
interface Search {
  readonly tree: DominatorTree
  left: number
}

function canBeUnset(value: Value, facts: readonly Fact[], search: Search, seen: Set<Value>): boolean {
  if (isUnset(value)) return true
  if (!(value instanceof Instruction) || seen.has(value) || search.left-- <= 0) return false
  if (value.opcode === 'select') {
    const { condition, ifTrue, ifFalse } = value
    const arms = [
      { arm: ifTrue, fact: { condition, holds: true } },
      { arm: ifFalse, fact: { condition, holds: false } },
    ]
    return arms.some(
      ({ arm, fact }) => !isContradicted(fact, facts) && canBeUnset(arm, [...facts, fact], search, new Set(seen)),
    )
  }
  if (value.opcode !== 'phi') return false
  const seenHere = new Set(seen).add(value)
  return value.operands.some((incoming, index) => {
    const from = value.incomingBlocks[index]!
    const onEdge = [...factsAt(from, search.tree), ...edgeFacts(from, value.block!)]
    if (onEdge.some((fact) => isContradicted(fact, facts)) || isOtherEdge(value.block!, from, facts)) return false
    return canBeUnset(incoming, [...facts, ...onEdge], search, seenHere)
  })
}

/** What the branches above a block imply. */
function factsAt(block: BasicBlock, tree: DominatorTree): readonly Fact[] {
  const facts: Fact[] = []
  for (let at: BasicBlock | undefined = block; at; at = tree.immediateDominator(at)) {
    const [only, ...others] = at.uses
    const from = only && others.length === 0 ? (only.user as Instruction).block : undefined
    if (from) facts.push(...edgeFacts(from, at))
  }
  return facts
}

function edgeFacts({ terminator }: BasicBlock, target: BasicBlock): readonly Fact[] {
  if (!terminator?.isConditionalBranch || terminator.successor(0) === terminator.successor(1)) return []
  return [{ condition: terminator.condition, holds: terminator.successor(0) === target }]
}

/** Whether a condition that is joined in the same block has another value when control comes from there. */
function isOtherEdge(block: BasicBlock, from: BasicBlock, facts: readonly Fact[]): boolean {
  return facts.some(({ condition, holds }) => {
    if (!(condition instanceof Instruction) || condition.opcode !== 'phi' || condition.block !== block) return false
    const value = condition.incomingFrom(from)
    return value instanceof ConstantInt && (value.unsignedNumber !== 0) !== holds
  })
}

function isContradicted({ condition, holds }: Fact, facts: readonly Fact[]): boolean {
  return facts.some((known) =>
    known.condition === condition
      ? known.holds !== holds
      : known.holds === holds && isOpposite(known.condition, condition),
  )
}

/** `a < b` and `a >= b`, `x` and `!x`. */
function isOpposite(left: Value, right: Value): boolean {
  if (!(left instanceof Instruction) || !(right instanceof Instruction)) return false
  if (left.opcode === 'xor' || right.opcode === 'xor') return left.operands[0] === right || right.operands[0] === left
  if (left.opcode !== 'icmp' || right.opcode !== 'icmp') return false
  const isInverse = invertedPredicate[left.predicate as IntPredicate] === right.predicate
  return isInverse && left.lhs === right.lhs && left.rhs === right.rhs
}
