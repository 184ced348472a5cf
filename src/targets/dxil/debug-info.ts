// Puts debug information into a finished module of DXIL, as dxc has it in the part ILDB:
//
//   %9 = fmul fast float %7, %7            =>     call void @llvm.dbg.value(metadata float %7, i64 0, metadata !84, metadata !70), !dbg !85
//                                                 %9 = fmul fast float %7, %7, !dbg !87
//
// and the sources themselves as !dx.source.*. Runs after the module without debug information has been written: what it inserts stays.
import { constantElement, constantInt, isConstant, undefValue } from '../../ir/constants.ts'
import { DebugRecord, packedBits, partOf } from '../../ir/debug.ts'
import { DebugNodes } from '../../ir/debug-nodes.ts'
import { Instruction } from '../../ir/instructions.ts'
import { type MetadataNode, MetadataValue, metadataNode, metadataString, metadataValue } from '../../ir/metadata.ts'
import type { IrFunction, Module } from '../../ir/module.ts'
import { functionType, i64, voidType } from '../../ir/types.ts'
import type { SourceMap } from '../../support/source.ts'
import { version } from '../../support/version.ts'

export interface DebugSources {
  readonly sources: SourceMap
  readonly mainFile: string
  /** The main file first, then what it includes. */
  readonly files: readonly { readonly name: string; readonly text: string }[]
  readonly defines: readonly string[]
  readonly arguments: readonly string[]
}

export function addDebugInfo(module: Module, given: DebugSources): void {
  const { debug } = module
  if (!debug) return
  const dialect = { isLegacy: true, producer: `descry ${version}`, mainFile: given.mainFile }
  const nodes = new DebugNodes(debug, module, given.sources, dialect)
  for (const fn of [...module.functions.values()]) if (!fn.isDeclaration) describeFunction(module, fn, nodes)
}

/** The sources, so that a debugger needs nothing else. */
export function addSources(module: Module, { files, mainFile, defines, arguments: given }: DebugSources): void {
  const { namedMetadata } = module
  const strings = (texts: readonly string[]): MetadataNode => metadataNode(texts.map(metadataString))
  namedMetadata.set(
    'dx.source.contents',
    files.map(({ name, text }) => strings([name, text])),
  )
  namedMetadata.set('dx.source.defines', [strings(defines)])
  namedMetadata.set('dx.source.mainFileName', [strings([mainFile])])
  namedMetadata.set('dx.source.args', [strings(given)])
}

function describeFunction(module: Module, fn: IrFunction, nodes: DebugNodes): void {
  const own = nodes.ofFunction(fn)
  for (const instruction of [...fn.instructions()]) {
    const location = nodes.ofInstruction(instruction, own)
    if (location) {
      instruction.metadata ??= new Map()
      instruction.metadata.set('dbg', location)
    }
    for (const record of instruction.debugRecords ?? []) insertRecord(module, record, instruction, nodes)
  }
}

/** Vectors are no values of DXIL: constant ones are described lane by lane, others are not known to debuggers. */
function insertRecord(module: Module, record: DebugRecord, before: Instruction, nodes: DebugNodes): void {
  const { kind, variable, value } = record
  if (kind === 'declare' && !value) return
  if (value?.type.kind === 'vector') {
    for (const lane of constantLanes(record)) insertRecord(module, lane, before, nodes)
    return
  }
  if (value && (value.type.kind === 'target' || value.type.kind === 'struct')) return
  if (value instanceof Instruction && value.block === undefined) return
  const location = nodes.location(record.location, undefined)
  if (!location) return
  const known = value ?? undefValue(i64)
  const operands = [
    new MetadataValue(metadataValue(known)),
    ...(kind === 'value' ? [constantInt(i64, 0)] : []),
    new MetadataValue(nodes.variable(variable)),
    new MetadataValue(nodes.expression(record.fragment)),
  ]
  const type = functionType(
    voidType,
    operands.map(({ type }) => type),
  )
  const callee = module.declareFunction(`llvm.dbg.${kind}`, type)
  const call = new Instruction('call', voidType, [...operands, callee])
  call.subjectType = type
  call.metadata = new Map([['dbg', location]])
  call.insertBefore(placeFor(record, before))
}

function constantLanes(record: DebugRecord): DebugRecord[] {
  const { kind, variable, location, value } = record
  if (!value || !isConstant(value) || value.type.kind !== 'vector') return []
  const size = packedBits(value.type.element)
  return Array.from({ length: value.type.count }, (_, lane) => {
    const element = constantElement(value, lane)
    return new DebugRecord(kind, variable, location, element, partOf(record, lane * size, size))
  })
}

/** The address of a variable must be there before it is named; phis stay first. */
function placeFor({ kind, value }: DebugRecord, before: Instruction): Instruction {
  if (kind === 'declare' && value instanceof Instruction && value.block !== undefined && !isConstant(value))
    return value.next ?? before
  return before.opcode === 'phi' ? before.block!.firstNonPhi()! : before
}
