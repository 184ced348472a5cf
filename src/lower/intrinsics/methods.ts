// Methods of resources and other built-in objects. To add one, write a function in the file of its family and a row in the
// family's table; a family is chosen by the category of the object (`ObjectRow.category`), the row by the method's name.
// The function gets a MethodCall: like a BuiltinCall (see index.ts), and `call.object` is the handle.
import type { ObjectCategory } from '../../hlsl/resources.ts'
import type { MethodExpression } from '../../program/program.ts'
import type { ObjectType } from '../../types/types.ts'
import { load } from '../access.ts'
import type { BuiltinResult } from '../builtin-calls.ts'
import type { Context } from '../context.ts'
import { lowerPlace } from '../places.ts'
import { structuredBufferMethods, typedBufferMethods } from './buffer-methods.ts'
import { createMethodCall, type MethodLowering } from './call.ts'
import { genericMethod } from './generic.ts'
import { hitObjectMethods } from './hit-objects.ts'
import { nodeMethods } from './node-methods.ts'
import { rawBufferMethods } from './raw-buffer-methods.ts'
import { rayQueryMethods } from './ray-query-methods.ts'
import { feedbackMethods } from './sample-methods.ts'
import { streamMethods } from './stream-methods.ts'
import { textureMethods } from './texture-methods.ts'
import { vulkanMethods } from './vulkan-methods.ts'

export type MethodTable = Readonly<Record<string, MethodLowering>>

const families: Partial<Readonly<Record<ObjectCategory, MethodTable>>> = {
  'feedback texture': feedbackMethods,
  'hit object': hitObjectMethods,
  'node input': nodeMethods,
  'node output': nodeMethods,
  'raw buffer': rawBufferMethods,
  'ray query': rayQueryMethods,
  stream: streamMethods,
  'structured buffer': structuredBufferMethods,
  texture: textureMethods,
  'typed buffer': typedBufferMethods,
  vulkan: vulkanMethods,
}

/** Whether there is more for it than a call under its own name. */
export function isMethodLowered({ name, object: { type } }: MethodExpression): boolean {
  const table = type.kind === 'object' ? families[type.row.category] : undefined
  return table !== undefined && Object.hasOwn(table, name)
}

export function lowerMethod(context: Context, expression: MethodExpression): BuiltinResult {
  const type = expression.object.type as ObjectType
  const table = families[type.row.category]
  const own = table && Object.hasOwn(table, expression.name) ? table[expression.name] : undefined
  const place = lowerPlace(context, expression.object)
  const object = load(context, place)
  return (own ?? genericMethod)(createMethodCall(context, expression, place, object))
}
