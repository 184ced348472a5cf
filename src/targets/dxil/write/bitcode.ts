// Writes a module as LLVM 3.7 bitcode, the language of DXIL: typed pointers, operands relative to the instruction, names in a symbol table
// at the end of the module.
//
// The order of blocks is that of LLVM's own writer: attributes, types, symbols, constants, metadata, names, functions.
import type { MetadataConstant, MetadataNode } from '../../../ir/metadata.ts'
import type { GlobalVariable, IrFunction, Module } from '../../../ir/module.ts'
import type { IrType } from '../../../ir/types.ts'
import { AttributeTable } from './bitcode-attributes.ts'
import { alignmentNumber, linkageNumbers } from './bitcode-codes.ts'
import { ConstantSet, ValueNumbers } from './bitcode-constants.ts'
import { collectTypes, writeFunction } from './bitcode-function.ts'
import { MetadataNumbers } from './bitcode-metadata.ts'
import { typePointers } from './bitcode-pointers.ts'
import { BitcodeTypes } from './bitcode-types.ts'
import { BitWriter, utf8 } from './bitstream.ts'

const moduleBlock = 8
const symbolsBlock = 14
const codes = { version: 1, triple: 2, dataLayout: 3, global: 7, function: 8 } as const
const entryCode = 1
/** Operands are relative. */
const relativeVersion = 1

export interface BitcodeOptions {
  /** Instead of the module's own. */
  readonly named?: ReadonlyMap<string, readonly MetadataNode[]>
  /** Functions are only declared, and of the variables only those of resources are kept. */
  readonly declarationsOnly?: boolean
}

/** `pointees`: what an untyped pointer in metadata points to. Makes first-member accesses explicit in the module, see bitcode-pointers.ts. */
export function writeBitcode(
  module: Module,
  pointees: ReadonlyMap<MetadataConstant, IrType> = new Map(),
  { named = module.namedMetadata, declarationsOnly = false }: BitcodeOptions = {},
): Uint8Array {
  const types = new BitcodeTypes(typePointers(module))
  const numbers = new ValueNumbers(types)
  const attributes = new AttributeTable()
  const globals = [...module.globals.values()].filter(
    ({ initializer }) => !declarationsOnly || initializer === undefined,
  )
  const functions = [...module.functions.values()]
  for (const symbol of [...globals, ...functions]) {
    numbers.define(symbol)
    if (symbol.kind === 'function') types.ofValue(symbol)
    else types.pointer(types.ofGlobal(symbol as GlobalVariable), (symbol as GlobalVariable).addressSpace)
  }
  const constants = new ConstantSet(numbers)
  for (const { initializer } of globals) if (initializer !== undefined) constants.add(initializer)
  const metadata = new MetadataNumbers(module, named, numbers, pointees)
  metadata.collect(constants, !declarationsOnly)
  for (const fn of functions) {
    attributes.add(fn)
    if (!declarationsOnly) collectTypes(fn, numbers)
  }
  constants.number()

  const writer = new BitWriter()
  for (const byte of [0x42, 0x43, 0xc0, 0xde]) writer.fixed(byte, 8)
  writer.enterBlock(moduleBlock, 3)
  writer.record(codes.version, [relativeVersion])
  attributes.write(writer)
  types.write(writer)
  if (module.targetTriple !== '') writer.record(codes.triple, [...utf8(module.targetTriple)])
  if (module.dataLayout !== '') writer.record(codes.dataLayout, [...utf8(module.dataLayout)])
  for (const global of globals) writer.record(codes.global, globalOperands(global, numbers))
  for (const fn of functions)
    writer.record(codes.function, functionOperands(fn, types, attributes, fn.isDeclaration || declarationsOnly))
  constants.write(writer)
  metadata.write(writer)
  metadata.writeKinds(writer)
  writeSymbols(writer, [...globals, ...functions], numbers)
  for (const fn of functions) if (!fn.isDeclaration && !declarationsOnly) writeFunction(writer, fn, numbers, metadata)
  writer.leaveBlock()
  return writer.finish()
}

/** Type, address space and two bits (the type is the variable's own; constant), initialiser plus one, linkage, alignment, section. */
function globalOperands(global: GlobalVariable, numbers: ValueNumbers): number[] {
  const { initializer } = global
  return [
    numbers.types.ofGlobal(global),
    (global.addressSpace << 2) | 2 | (global.isConstant ? 1 : 0),
    initializer === undefined ? 0 : numbers.of(initializer) + 1,
    linkageNumbers[global.linkage],
    alignmentNumber(global.alignment),
    0,
  ]
}

/** Type, calling convention, is a declaration, linkage, attributes, and ten things DXIL has no use for. */
function functionOperands(
  fn: IrFunction,
  types: BitcodeTypes,
  attributes: AttributeTable,
  isDeclared: boolean,
): number[] {
  const linkage = linkageNumbers[isDeclared ? 'external' : fn.linkage]
  const head = [types.ofFunction(fn), 0, isDeclared ? 1 : 0, linkage, attributes.numberOf(fn)]
  return [...head, ...new Array<number>(10).fill(0)]
}

function writeSymbols(
  writer: BitWriter,
  symbols: readonly (GlobalVariable | IrFunction)[],
  numbers: ValueNumbers,
): void {
  if (symbols.length === 0) return
  writer.enterBlock(symbolsBlock, 4)
  const text = writer.defineText(entryCode, 1)
  for (const symbol of symbols) writer.textRecord(text, [numbers.of(symbol)], utf8(symbol.name))
  writer.leaveBlock()
}
