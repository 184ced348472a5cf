// Debug information in the text of a module, as LLVM 22 reads it: `!dbg` behind instructions and functions, `#dbg_value` between them.
//
// Passes go on with the module afterwards, so what is put into it for the text is taken out again.
import type { SourceMap } from '../support/source.ts'
import { poisonValue } from './constants.ts'
import type { DebugRecord } from './debug.ts'
import { DebugNodes } from './debug-nodes.ts'
import { Instruction } from './instructions.ts'
import { metadataValue, type WrittenRecord } from './metadata.ts'
import type { IrFunction, Module } from './module.ts'
import { i32 } from './types.ts'

/** Runs `print` while the module has its debug information as metadata. */
export function withDebugText<Result>(
  module: Module,
  sources: SourceMap,
  names: { readonly producer: string; readonly mainFile: string },
  print: () => Result,
): Result {
  const { debug } = module
  if (!debug) return print()
  const flags = module.namedMetadata.get('llvm.module.flags')
  const nodes = new DebugNodes(debug, module, sources, { isLegacy: false, ...names })
  const functions = [...module.functions.values()].filter(({ isDeclaration }) => !isDeclaration)
  for (const fn of functions) attach(fn, nodes)
  const result = print()
  for (const fn of functions) detach(fn)
  module.namedMetadata.delete('llvm.dbg.cu')
  if (flags) module.namedMetadata.set('llvm.module.flags', flags)
  else module.namedMetadata.delete('llvm.module.flags')
  return result
}

function attach(fn: IrFunction, nodes: DebugNodes): void {
  const own = nodes.ofFunction(fn)
  if (!own) return
  fn.metadata.set('dbg', own)
  for (const instruction of fn.instructions()) {
    const location = nodes.ofInstruction(instruction, own)
    if (location) (instruction.metadata ??= new Map()).set('dbg', location)
    const records = (instruction.debugRecords ?? []).flatMap((record) => written(record, nodes))
    if (records.length > 0 && instruction.opcode !== 'phi') instruction.writtenRecords = records
  }
}

function written(record: DebugRecord, nodes: DebugNodes): WrittenRecord[] {
  const { kind, value, variable, fragment } = record
  const location = nodes.location(record.location, undefined)
  if (!location || (kind === 'declare' && !value)) return []
  if (value instanceof Instruction && value.block === undefined) return []
  const known = metadataValue(value ?? poisonValue(i32))
  return [{ kind, operands: [known, nodes.variable(variable), nodes.expression(fragment), location] }]
}

function detach(fn: IrFunction): void {
  fn.metadata.delete('dbg')
  for (const instruction of fn.instructions()) {
    instruction.metadata?.delete('dbg')
    if (instruction.debugRecords) instruction.writtenRecords = undefined
  }
}
