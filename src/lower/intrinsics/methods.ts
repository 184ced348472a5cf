// Methods of resources and other built-in objects. To add one, write a function in the file of its family and a row in the
// family's table; a family is chosen by the category of the object (`ObjectRow.category`), the row by the method's name.
// The function gets a MethodCall: like a BuiltinCall (see index.ts), and `call.object` is the handle.
import type { ObjectCategory } from '../../hlsl/resources.ts'
import type { MethodExpression } from '../../program/program.ts'
import { bug } from '../../support/bug.ts'
import type { ObjectType } from '../../types/types.ts'
import type { BuiltinResult } from '../builtin-calls.ts'
import type { Context } from '../context.ts'
import { lowerValue } from '../expressions.ts'
import { rawBufferMethods, structuredBufferMethods, typedBufferMethods } from './buffer-methods.ts'
import { createMethodCall, type MethodLowering } from './call.ts'
import { streamMethods } from './stream-methods.ts'
import { textureMethods } from './texture-methods.ts'

export type MethodTable = Readonly<Record<string, MethodLowering>>

const families: Partial<Readonly<Record<ObjectCategory, MethodTable>>> = {
  'typed buffer': typedBufferMethods,
  'structured buffer': structuredBufferMethods,
  'raw buffer': rawBufferMethods,
  texture: textureMethods,
  stream: streamMethods,
}

export function lowerMethod(context: Context, expression: MethodExpression): BuiltinResult {
  const type = expression.object.type as ObjectType
  const table = families[type.row.category]
  const lowering = table && Object.hasOwn(table, expression.name) ? table[expression.name] : undefined
  if (!lowering) return bug(`no lowering for the method ${type.row.name}.${expression.name}`)
  const object = lowerValue(context, expression.object)
  return lowering(createMethodCall(context, expression, object, type))
}
