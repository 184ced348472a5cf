// How data lies in the blocks of a module: offsets, strides and the order of matrices, as one line of text.
//
//   struct { float a; float3 b; float4x4 m; }    =>    {0 float, 4 float3, 16 column float4x4 stride 16}
import { constantOf, decorationOf, type ModuleFacts } from './module-facts.ts'

const deepest = 32

export function layoutText(facts: ModuleFacts, type: number, depth = 0): string {
  const declared = facts.declared.get(type)
  if (!declared || depth > deepest) return '?'
  const { opcode, operands } = declared
  const inner = (id: number): string => layoutText(facts, id, depth + 1)
  switch (opcode) {
    case 'OpTypeBool':
      return 'bool'
    case 'OpTypeInt':
      return `${operands[1] === 1 ? 'int' : 'uint'}${operands[0] === 32 ? '' : operands[0]}`
    case 'OpTypeFloat':
      return `float${operands[0] === 32 ? '' : operands[0]}`
    case 'OpTypeVector':
      return `${inner(operands[0]!)}x${operands[1]}`
    case 'OpTypeMatrix':
      return `${inner(operands[0]!)}x${operands[1]}`
    case 'OpTypeArray':
      return `${inner(operands[0]!)}[${constantOf(facts, operands[1]!) ?? '?'}]${strideText(facts, type)}`
    case 'OpTypeRuntimeArray':
      return `${inner(operands[0]!)}[]${strideText(facts, type)}`
    case 'OpTypeStruct':
      return `{${operands.map((member, index) => memberText(facts, `${type}.${index}`, inner(member))).join(', ')}}`
    case 'OpTypePointer':
      return 'pointer'
    default:
      return opcode.slice('OpType'.length)
  }
}

function strideText(facts: ModuleFacts, type: number): string {
  const stride = decorationOf(facts, type, 'ArrayStride')
  return stride === undefined ? '' : ` stride ${stride}`
}

function memberText(facts: ModuleFacts, member: string, type: string): string {
  const offset = decorationOf(facts, member, 'Offset')
  const stride = decorationOf(facts, member, 'MatrixStride')
  const order = decorationOf(facts, member, 'RowMajor') === undefined ? 'column' : 'row'
  const matrix = stride === undefined ? '' : ` ${order} stride ${stride}`
  return `${offset === undefined ? '' : `${offset} `}${type}${matrix}`
}

/** Bytes up to the end of the last member; what has no end counts as nothing. */
export function blockSize(facts: ModuleFacts, type: number): number {
  return extentOf(facts, type, undefined, 0)
}

function extentOf(facts: ModuleFacts, type: number, member: string | undefined, depth: number): number {
  const declared = facts.declared.get(type)
  if (!declared || depth > deepest) return 0
  const { opcode, operands } = declared
  const inner = (id: number, of?: string): number => extentOf(facts, id, of, depth + 1)
  switch (opcode) {
    case 'OpTypeInt':
    case 'OpTypeFloat':
      return operands[0]! / 8
    case 'OpTypeBool':
      return 4
    case 'OpTypePointer':
      return 8
    case 'OpTypeVector':
      return inner(operands[0]!) * operands[1]!
    case 'OpTypeMatrix': {
      const stride = (member && decorationOf(facts, member, 'MatrixStride')) || inner(operands[0]!)
      if (member === undefined || decorationOf(facts, member, 'RowMajor') === undefined)
        return stride * (operands[1]! - 1) + inner(operands[0]!)
      const column = facts.declared.get(operands[0]!)
      const rows = column?.operands[1] ?? 1
      return stride * (rows - 1) + inner(column?.operands[0] ?? 0) * operands[1]!
    }
    case 'OpTypeArray': {
      const stride = decorationOf(facts, type, 'ArrayStride') ?? inner(operands[0]!, member)
      return stride * ((constantOf(facts, operands[1]!) ?? 1) - 1) + inner(operands[0]!, member)
    }
    case 'OpTypeStruct':
      return operands.reduce((end, id, index) => {
        const offset = decorationOf(facts, `${type}.${index}`, 'Offset') ?? end
        return Math.max(end, offset + inner(id, `${type}.${index}`))
      }, 0)
    default:
      return 0
  }
}
