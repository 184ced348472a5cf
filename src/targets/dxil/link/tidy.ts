// What is left to do for a module after functions of libraries met: calls inlined, variables made values, constants folded.
//
// Nothing is moved: operations of DXIL share functions (`dx.op.unary.f32` is a sine and a derivative), so it would be unknown which of them
// depend on where they stand.
import { ConstantInt } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import type { IrFunction, Module } from '../../../ir/module.ts'
import type { PassContext } from '../../../passes/define.ts'
import { runPasses, type Step } from '../../../passes/run.ts'
import { absorbSuccessors } from '../../../passes/simplify-cfg/blocks.ts'
import { simplifyTerminator } from '../../../passes/simplify-cfg/terminators.ts'
import { removeUnreachable } from '../../../passes/simplify-cfg/unreachable.ts'
import type { DxilEntry } from '../dxil-module.ts'
import { constantVariables } from '../legalize/constant-variables.ts'
import { dynamicVectors } from '../legalize/dynamic-vectors.ts'
import { flattenMemory } from '../legalize/flatten-memory.ts'
import { oldInstructions } from '../legalize/old-instructions.ts'

/** Whole values first: a handle is a struct, too, and must not be taken apart. */
const intoValues: readonly Step[] = [
  'inline',
  'localize-globals',
  'promote-memory',
  'scalar-replacement',
  'promote-memory',
]
const withoutVectors: readonly Step[] = [
  'scalar-replacement',
  'promote-memory',
  'scalarize',
  constantVariables,
  dynamicVectors,
  flattenMemory,
  'scalarize',
]
const folded: readonly Step[] = ['scalar-replacement', 'promote-memory', 'constant-propagation', 'simplify']

/** By which passes know entry points, whose static variables are their own. */
const shaderAttribute = 'hlsl.shader'
/** DXC's word for a condition that no optimiser may decide. */
const breakCondition = 'dx.break.cond'

export function inlineAll(module: Module, entries: readonly DxilEntry[], context: PassContext): void {
  for (const fn of module.functions.values()) removeLifetimes(fn)
  for (const { function: fn, stage } of entries) fn.attributes.set(shaderAttribute, stage)
  withOpenCondition(module, () => runPasses(module, intoValues, context))
  for (const { function: fn } of entries) fn.attributes.delete(shaderAttribute)
}

/** `keepsVectors`: the shader model has them. */
export function tidy(module: Module, keepsVectors: boolean, context: PassContext): void {
  withOpenCondition(module, () => {
    runPasses(module, [...(keepsVectors ? [] : withoutVectors), ...folded], context)
    for (const fn of module.functions.values()) if (!fn.isDeclaration) straighten(fn, context)
    runPasses(module, ['promote-memory', oldInstructions], context)
  })
}

/** The value of an external variable is unknown. */
function withOpenCondition(module: Module, action: () => void): void {
  const condition = module.getGlobal(breakCondition)
  const value = condition?.initializer
  if (condition) {
    condition.initializer = undefined
    condition.isConstant = false
  }
  action()
  if (!condition) return
  condition.initializer = value
  condition.isConstant = true
}

function removeLifetimes(fn: IrFunction): void {
  if (!fn.name.startsWith('llvm.lifetime.')) return
  for (const user of [...fn.users()]) if (user instanceof Instruction) user.erase()
}

/** Conditions that are constants decide; blocks in a row become one. */
function straighten(fn: IrFunction, { remarks }: PassContext): void {
  for (const block of [...fn.blocks]) {
    const { terminator } = block
    if (terminator?.opcode === 'switch' || terminator?.operands[0] instanceof ConstantInt)
      simplifyTerminator(block, { remarks, level: 0 }, new Map())
  }
  removeUnreachable(fn, new Map(), remarks)
  for (const block of [...fn.blocks]) if (block.parent) absorbSuccessors(block)
}
