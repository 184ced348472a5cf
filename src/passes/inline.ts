// Puts the bodies of called functions in the place of the calls.
//
//   %r = call float @f(float %x)         =>        br %f.entry ... %r = phi float [ %a, %bb1 ], [ %b, %bb2 ]
//
// Everything is inlined, as DXC does: a shader has no calls, and whether a resource is used can only be told from its entry. Only a
// library's exported functions with [noinline] stay apart. Runs first, callers before callees: every body is then copied only to where
// it ends up, and the last call takes the body itself. Recursive functions are left alone (the checker rejects them).
import { CallGraph } from '../analysis/call-graph.ts'
import { passDiagnostics } from '../diagnostics/tables/passes.ts'
import { poisonValue } from '../ir/constants.ts'
import { type DebugInfo, plainLocation } from '../ir/debug.ts'
import { Instruction } from '../ir/instructions.ts'
import type { BasicBlock, IrFunction, Module } from '../ir/module.ts'
import { voidType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { limits } from '../support/limits.ts'
import { cloneBlocks } from './clone.ts'
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
  // The last call first: a block is then split behind what is still to be split.
  const pending = callsIn(caller.blocks, graph)
  for (let call = pending.pop(); call !== undefined; call = pending.pop()) {
    const callee = call.calledFunction!
    inlined.add(callee)
    for (const inner of callsIn(inlineCall(call, callee, caller), graph)) pending.push(inner)
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

/** Answers the blocks that now stand in the place of the call. */
function inlineCall(call: Instruction, callee: IrFunction, caller: IrFunction): BasicBlock[] {
  const before = call.block!
  const after = before.splitBefore(call, callee.name === '' ? '' : `${callee.name}.exit`)
  const isLastCall = callee.linkage === 'internal' && callee.hasOneUse
  const blocks = isLastCall ? takeBody(call, callee) : copyBody(call, callee)
  const debug = caller.module?.debug
  // What is known of variables at the call is known inside of the callee.
  if (call.debugRecords) before.terminator!.takeRecords(call)
  for (const block of blocks) {
    if (debug) enterScopes(block, call, debug)
    caller.insertBlock(block, after)
  }
  moveAllocasToEntry(blocks[0]!, caller)
  before.terminator!.setSuccessor(0, blocks[0]!)

  const results: Result[] = []
  for (const block of blocks) {
    const terminator = block.terminator
    if (terminator?.opcode !== 'ret') continue
    results.push({ value: terminator.operands[0], block })
    const jump = new Instruction('br', voidType, [after])
    jump.location = terminator.location
    terminator.erase()
    block.append(jump)
  }
  if (call.type !== voidType && call.hasUses) call.replaceAllUsesWith(joinResults(call, results, after))
  call.erase()
  return blocks
}

function copyBody(call: Instruction, callee: IrFunction): BasicBlock[] {
  const values = new Map<Value, Value>()
  callee.arguments.forEach((argument, index) => {
    values.set(argument, call.argument(index))
  })
  return cloneBlocks(callee.blocks, values)
}

/** Nobody needs the function any more: its body itself can move. Most functions of a shader are called once. */
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

function joinResults(call: Instruction, results: readonly Result[], after: BasicBlock): Value {
  const [only] = results
  if (only === undefined) return poisonValue(call.type)
  if (results.length === 1) return only.value!
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
