// `dx.counters`: numbers of operations by kind, which D3D12's reflection reports in its shader description.
//
//   !{!"floats", i32 9, !"insts", i32 50, !"tex_load", i32 3}
//
// The names, and what is counted for each, are DXC's (DxilCounters.cpp); names are sorted, and zero counts are left out.
import { ConstantInt } from '../../ir/constants.ts'
import type { Instruction } from '../../ir/instructions.ts'
import { sizeInBytes } from '../../ir/layout.ts'
import { type Metadata, type MetadataNode, metadataInt, metadataNode, metadataString } from '../../ir/metadata.ts'
import { GlobalVariable, type Module } from '../../ir/module.ts'
import type { Value } from '../../ir/values.ts'
import { append } from '../../support/lists.ts'

/** Numbers of operations, `a-b` for ranges. */
const operationCounters: Readonly<Record<string, string>> = {
  atomic: '70 78-79',
  barrier: '80 244-246',
  floats: '6-29 35-36 47 54-56 162 311',
  gs_cut: '98-99',
  gs_emit: '97 99',
  ints: '37-38 41 48 51 163 309-310',
  sig_ld: '4 103-104',
  sig_st: '5 106 171-172',
  tex_bias: '61',
  tex_cmp: '64-65 74 224 254-255',
  tex_grad: '63',
  tex_load: '66 68 139 303',
  tex_norm: '60 62 73 223',
  tex_store: '67 69 140 174-177 225 304',
  uints: '30-34 39-40 42-45 49-50 52-53 164 309-310',
}

const instructionCounters: Readonly<Record<string, string>> = {
  atomic: 'cmpxchg atomicrmw',
  fence: 'fence',
  floats: 'fadd fsub fmul fdiv frem fptoui fptosi uitofp sitofp fptrunc fpext fcmp',
  ints: 'add sub mul sdiv srem ashr trunc sext icmp',
  uints: 'udiv urem shl lshr and or xor zext',
}

/** A counter for each thing. */
type Table = ReadonlyMap<string, readonly string[]>

function tableOf(counters: Readonly<Record<string, string>>): Table {
  const table = new Map<string, string[]>()
  for (const [counter, things] of Object.entries(counters))
    for (const thing of things.split(' ').flatMap(expanded)) append(table, thing, counter)
  return table
}

function expanded(range: string): string[] {
  const [first, last] = range.split('-').map(Number)
  if (last === undefined) return [range]
  return Array.from({ length: last - first! + 1 }, (_, index) => String(first! + index))
}

const ofOperation = tableOf(operationCounters)
const ofInstruction = tableOf(instructionCounters)

export function countersNode(module: Module): MetadataNode | undefined {
  const counts = new Map<string, number>()
  const add = (counter: string, amount = 1): void => {
    counts.set(counter, (counts.get(counter) ?? 0) + amount)
  }
  for (const global of module.globals.values()) {
    const memory = memoryOf(global)
    if (memory !== undefined && global.valueType.kind === 'array')
      add(`array_${memory}_bytes`, sizeInBytes(global.valueType))
  }
  for (const fn of module.functions.values())
    for (const instruction of fn.instructions()) {
      add('insts')
      countInstruction(instruction, add)
    }
  const values: Metadata[] = [...counts]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([counter, count]) => [metadataString(counter), metadataInt(count)])
  return values.length === 0 ? undefined : metadataNode(values)
}

function countInstruction(instruction: Instruction, add: (counter: string, amount?: number) => void): void {
  const { opcode, operands } = instruction
  switch (opcode) {
    case 'alloca':
      if (instruction.subjectType?.kind === 'array') add('array_local_bytes', sizeInBytes(instruction.subjectType))
      break
    case 'load':
    case 'store': {
      const { memory, isArray } = rootOf(operands[opcode === 'load' ? 0 : 1]!)
      if (memory !== undefined && isArray) add(`array_${memory}_ldst`)
      break
    }
    case 'br':
      if (operands.length > 1) add('branches')
      break
    case 'call': {
      const number = instruction.calledFunction?.name.startsWith('dx.op.') ? instruction.argument(0) : undefined
      if (number instanceof ConstantInt)
        for (const counter of ofOperation.get(String(number.number)) ?? []) add(counter)
      break
    }
    default:
      for (const counter of ofInstruction.get(opcode) ?? []) add(counter)
  }
}

type Memory = 'local' | 'static' | 'tgsm'

/** A pointer's variable: what memory it is in, and whether it is an array. */
function rootOf(pointer: Value): { readonly memory: Memory | undefined; readonly isArray: boolean } {
  if (pointer instanceof GlobalVariable)
    return { memory: memoryOf(pointer), isArray: pointer.valueType.kind === 'array' }
  const instruction = pointer as Instruction
  if (instruction.opcode === 'alloca') return { memory: 'local', isArray: instruction.subjectType?.kind === 'array' }
  const from = instruction.opcode === 'getelementptr' ? instruction.operands[0] : undefined
  return from ? rootOf(from) : { memory: undefined, isArray: false }
}

const groupSharedSpace = 3

function memoryOf({ addressSpace, isConstant, linkage }: GlobalVariable): Memory | undefined {
  if (addressSpace === groupSharedSpace) return 'tgsm'
  return !isConstant && linkage === 'internal' ? 'static' : undefined
}
