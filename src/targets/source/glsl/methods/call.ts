// Methods of resources and ray queries, by the category of the object.
import type { ObjectCategory } from '../../../../hlsl/resources.ts'
import type { Expression, MethodExpression } from '../../../../program/program.ts'
import type { ObjectType, Type } from '../../../../types/types.ts'
import { assignCode } from '../assignments.ts'
import { type Code, code } from '../code.ts'
import { convert } from '../convert.ts'
import { write } from '../expressions.ts'
import type { Writer } from '../writer.ts'
import { structuredBufferMethods, typedBufferMethods } from './buffers.ts'
import { rawBufferMethods } from './raw-buffers.ts'
import { rayQueryMethods } from './ray-queries.ts'
import { textureMethods } from './textures.ts'

export interface MethodCall {
  readonly writer: Writer
  readonly name: string
  readonly type: Type
  readonly object: Expression
  readonly objectType: ObjectType
  readonly arguments: readonly Expression[]
  readonly modes: readonly string[]
  readonly parameterTypes: readonly Type[]
  /** `in` arguments that are values, written in order; the others are empty. */
  readonly values: readonly Code[]
}

export type MethodTable = Readonly<Record<string, (call: MethodCall) => Code>>

const families: Partial<Readonly<Record<ObjectCategory, MethodTable>>> = {
  texture: textureMethods,
  vulkan: textureMethods,
  'typed buffer': typedBufferMethods,
  'structured buffer': structuredBufferMethods,
  'raw buffer': rawBufferMethods,
  'ray query': rayQueryMethods,
}

export function writeMethod(writer: Writer, expression: MethodExpression): Code {
  const { object, name, type, modes, parameterTypes } = expression
  if (object.type.kind !== 'object') return code('0')
  const table = families[object.type.row.category]
  const row = table && Object.hasOwn(table, name) ? table[name] : undefined
  if (!row) {
    writer.unsupported(`'${object.type.row.name}::${name}'`)
    return code('0')
  }
  const values = expression.arguments.map((argument, index) => {
    if ((modes[index] ?? 'in') !== 'in' || argument.type.kind === 'object') return code('')
    return convert(writer, write(writer, argument), argument.type, parameterTypes[index] ?? argument.type)
  })
  return row({
    writer,
    name,
    type,
    object,
    objectType: object.type,
    arguments: expression.arguments,
    modes,
    parameterTypes,
    values,
  })
}

export function isOutput({ modes }: MethodCall, index: number): boolean {
  return (modes[index] ?? 'in') !== 'in'
}

/** Gives an `out` argument its value. */
export function writeResult({ writer, arguments: list }: MethodCall, index: number, value: Code, type: Type): void {
  assignCode(writer, list[index]!, convert(writer, value, type, list[index]!.type))
}
