// Calls of built-in functions. A row of a table is the way one is written:
//
//   'inversesqrt'            a function of GLSL under another name
//   (call) => code           anything else
import type { Expression, IntrinsicExpression } from '../../../../program/program.ts'
import { isBufferPointer, type NumericType, type Type } from '../../../../types/types.ts'
import { assignCode } from '../assignments.ts'
import { type Code, call as callText, code } from '../code.ts'
import { convert } from '../convert.ts'
import { write } from '../expressions.ts'
import { plainType } from '../types.ts'
import type { Writer } from '../writer.ts'
import { atomicIntrinsics } from './atomics.ts'
import { bitIntrinsics } from './bits.ts'
import { conditionIntrinsics } from './conditions.ts'
import { mathIntrinsics } from './math.ts'
import { pixelIntrinsics } from './pixel.ts'
import { productIntrinsics } from './products.ts'
import { stageIntrinsics } from './stages.ts'
import { threadIntrinsics } from './threads.ts'
import { vulkanIntrinsics } from './vulkan.ts'

export type IntrinsicRow = string | ((call: IntrinsicCall) => Code)

export type IntrinsicTable = Readonly<Record<string, IntrinsicRow>>

export interface IntrinsicCall {
  readonly writer: Writer
  readonly name: string
  readonly type: Type
  readonly arguments: readonly Expression[]
  readonly modes: readonly string[]
  readonly parameterTypes: readonly Type[]
  /** All `in` arguments, written in order; those of other modes and resources are empty. */
  readonly values: readonly Code[]
}

const tables: readonly IntrinsicTable[] = [
  mathIntrinsics,
  productIntrinsics,
  bitIntrinsics,
  conditionIntrinsics,
  pixelIntrinsics,
  threadIntrinsics,
  atomicIntrinsics,
  vulkanIntrinsics,
  stageIntrinsics,
]

const rows = new Map(tables.flatMap((table) => Object.entries(table)))

export function writeIntrinsic(writer: Writer, expression: IntrinsicExpression): Code {
  const row = rows.get(expression.name)
  if (row === undefined) {
    writer.unsupported(`'${expression.name}'`)
    return code('0')
  }
  const { name, type, modes, parameterTypes } = expression
  const values = expression.arguments.map((argument, index) => {
    if ((modes[index] ?? 'in') !== 'in' || isOpaqueArgument(argument)) return code('')
    return convert(writer, write(writer, argument), argument.type, parameterTypes[index] ?? argument.type)
  })
  const call: IntrinsicCall = { writer, name, type, arguments: expression.arguments, modes, parameterTypes, values }
  return typeof row === 'function' ? row(call) : callText(row, ...values)
}

/** Resources are named where they are used; a buffer pointer is an address, a value like others. */
function isOpaqueArgument({ type }: Expression): boolean {
  return type.kind === 'object' && !isBufferPointer(type)
}

/** The plain type of an argument. */
export function operandType({ parameterTypes, arguments: list }: IntrinsicCall, index: number): NumericType {
  return plainType(parameterTypes[index] ?? list[index]!.type) as NumericType
}

/** Gives an `out` argument its value, which has the parameter's type. */
export function writeOutput({ writer, arguments: list }: IntrinsicCall, index: number, value: Code): void {
  assignCode(writer, list[index]!, value)
}
