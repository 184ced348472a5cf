// Puts the bodies of called functions in the place of the calls.
//
//   %r = call float @f(float %x)         =>        br %f.entry ... %r = phi float [ %a, %bb1 ], [ %b, %bb2 ]
//
// Everything is inlined, as DXC does: a shader has no calls, and whether a resource is used can only be decided from its entry. Only a
// library's exported functions with [noinline] stay apart. Runs first, callers before callees: every body is then copied only to where
// it ends up, and the last call takes the body itself. Recursive functions are left alone (the checker rejects them).
import { CallGraph } from '../analysis/call-graph.ts'
import { passDiagnostics } from '../diagnostics/tables/passes.ts'
import { poisonValue } from '../ir/constants.ts'
import { type DebugInfo, plainLocation } from '../ir/debug.ts'
import { Instruction } from '../ir/instructions.ts'
import { BasicBlock, type IrFunction, type Module } from '../ir/module.ts'
import { voidType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { limits } from '../support/limits.ts'
import { cloneBlocks, FunctionCopies } from './clone.ts'
import { definePass, type PassContext } from './define.ts'

export const inline = definePass({
  name: 'inline',
  summary: 'Replace calls by the bodies of the functions they call.',
  after: [],
  run(module: Module, { report }: PassContext): boolean {
    const graph = new CallGraph(module)
    const tooLarge = firstTooLarge(graph)
    if (tooLarge) {
      const parameters = { name: tooLarge.name, limit: limits.inlinedInstructions.most }
      report?.(passDiagnostics.err_inlined_too_large(plainLocation(tooLarge.location), parameters))
      return false
    }
    const inlined = new Set<IrFunction>()
    for (const fn of [...graph.calleesFirst].reverse()) {
      if (inlined.has(fn) && fn.linkage === 'internal' && !fn.hasUses) module.eraseFunction(fn)
      else inlineInto(fn, graph, inlined)
    }
    return inlined.size > 0
  },
})

/** The first function that would have too many instructions: calls of calls can double a program at every level. */
function firstTooLarge(graph: CallGraph): IrFunction | undefined {
  const sizes = new Map<IrFunction, number>()
  for (const fn of graph.calleesFirst) {
    let size = countInstructions(fn)
    for (const { calledFunction } of callsIn(fn.blocks, graph)) size += sizes.get(calledFunction!) ?? 0
    if (size > limits.inlinedInstructions.most) return fn
    sizes.set(fn, size)
  }
  return undefined
}

/** Inlines what `caller` calls, and what those bodies call. */
function inlineInto(caller: IrFunction, graph: CallGraph, inlined: Set<IrFunction>): void {
  // The last call first: what follows a call is then moved once, whatever precedes it.
  const pending = callsIn(caller.blocks, graph)
  for (let call = pending.pop(); call !== undefined; call = pending.pop()) {
    const callee = call.calledFunction!
    inlined.add(callee)
    const blocks = bodyFor(call, callee)
    for (const inner of callsIn(blocks, graph)) pending.push(inner)
    replaceCall(call, blocks, caller)
  }
}

function countInstructions(fn: IrFunction): number {
  let count = 0
  for (const block of fn.blocks) count += block.instructions.length
  return count
}

function callsIn(blocks: Iterable<BasicBlock>, graph: CallGraph): Instruction[] {
  const calls: Instruction[] = []
  for (const block of blocks)
    for (let each = block.instructions.first; each !== undefined; each = each.next) {
      const callee = each.calledFunction
      if (callee && isInlined(callee, graph)) calls.push(each)
    }
  return calls
}

function isInlined(callee: IrFunction, graph: CallGraph): boolean {
  return !callee.isDeclaration && !callee.attributes.has('noinline') && !graph.isRecursive(callee)
}

/** The blocks that will stand in the place of the call, in no function yet. */
function bodyFor(call: Instruction, callee: IrFunction): BasicBlock[] {
  const isLastCall = callee.linkage === 'internal' && callee.hasOneUse
  const blocks = isLastCall ? takeBody(call, callee) : copyBody(call, callee)
  const debug = call.function?.module?.debug
  if (debug) for (const block of blocks) enterScopes(block, call, debug)
  return blocks
}

/**
 * The callee's first block continues the block of the call, and what follows the call continues the block that returns: most
 * callees have one block, and their calls leave none behind.
 */
function replaceCall(call: Instruction, blocks: readonly BasicBlock[], caller: IrFunction): void {
  const [first, ...others] = blocks as [BasicBlock, ...BasicBlock[]]
  moveAllocasToEntry(first, caller)
  // What is known of variables at the call is known inside of the callee.
  call.passRecords(first.instructions.first!)
  const returns = blocks.flatMap(({ terminator }) => (terminator?.opcode === 'ret' ? [terminator] : []))
  const [only] = returns
  let result: Value | undefined
  if (others.length === 0 && only) {
    result = only.operands[0]
    only.passRecords(call)
    only.erase()
    for (let each = first.instructions.first; each !== undefined; each = first.instructions.first) {
      first.take(each)
      each.insertBefore(call)
    }
  } else result = joinBlocks(call, first, others, returns)
  if (call.type !== voidType && call.hasUses) call.replaceAllUsesWith(result ?? poisonValue(call.type))
  call.erase()
}

/** Answers the result. */
function joinBlocks(
  call: Instruction,
  first: BasicBlock,
  others: readonly BasicBlock[],
  returns: readonly Instruction[],
): Value | undefined {
  const before = call.block!
  const caller = before.parent!
  const behind = before.next
  const [only] = returns
  const continued = returns.length === 1 && only!.block !== first ? only!.block : undefined
  const after = continued ?? new BasicBlock(`${call.callee.name}.exit`)
  const results = returns.map((terminator) => {
    const block = terminator.block!
    return { value: terminator.operands[0], block: block === first ? before : block }
  })
  if (continued) only!.passRecords(call)
  for (const terminator of returns) {
    const block = terminator.block!
    const { location } = terminator
    terminator.erase()
    if (block === continued) continue
    const jump = new Instruction('br', voidType, [after])
    jump.location = location
    block.append(jump)
  }
  moveBehind(before, call, after)
  moveBehind(first, first.instructions.first!, before)
  for (const block of others) caller.insertBlock(block, behind)
  if (!continued) caller.insertBlock(after, behind)
  return joinResults(call, results, after)
}

/** Moves `start` and everything after it to the end of another block. */
function moveBehind(from: BasicBlock, start: Instruction, to: BasicBlock): void {
  from.replaceInSuccessorPhis(to)
  for (let each: Instruction | undefined = start; each !== undefined; ) {
    const next: Instruction | undefined = each.next
    from.take(each)
    to.append(each)
    each = next
  }
}

function copyBody(call: Instruction, callee: IrFunction): BasicBlock[] {
  const values = new FunctionCopies(callee)
  callee.arguments.forEach((argument, index) => {
    values.set(argument, call.argument(index))
  })
  return cloneBlocks(callee.blocks, values)
}

/** The last call of a function takes its body instead of a copy. Most functions of a shader are called once. */
function takeBody(call: Instruction, callee: IrFunction): BasicBlock[] {
  const blocks = [...callee.blocks]
  for (const block of blocks) callee.takeBlock(block)
  callee.arguments.forEach((argument, index) => {
    argument.replaceAllUsesWith(call.argument(index))
  })
  return blocks
}

/** Instructions and variables of the callee are from now on those of this call. */
function enterScopes(block: BasicBlock, call: Instruction, debug: DebugInfo): void {
  for (const instruction of block.instructions) {
    instruction.location = debug.inline(instruction.location, call.location)
    for (const record of instruction.debugRecords ?? []) record.location = debug.inline(record.location, call.location)
  }
}

interface Result {
  readonly value: Value | undefined
  readonly block: BasicBlock
}

function joinResults(call: Instruction, results: readonly Result[], after: BasicBlock): Value | undefined {
  if (call.type === voidType || !call.hasUses) return undefined
  if (results.length < 2) return results[0]?.value
  const phi = new Instruction('phi', call.type, [])
  phi.location = call.location
  for (const { value, block } of results) phi.addIncoming(value!, block)
  after.insert(phi, after.instructions.first)
  return phi
}

/** Memory of a callee belongs to the caller's frame: an alloca inside a loop would grow it at every iteration. */
function moveAllocasToEntry(from: BasicBlock, caller: IrFunction): void {
  const place = caller.entry.instructions.first!
  for (let each = from.instructions.first; each !== undefined; ) {
    const next: Instruction | undefined = each.next
    if (each.opcode === 'alloca' && each !== place) each.moveBefore(place)
    each = next
  }
}
