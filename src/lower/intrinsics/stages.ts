// What mesh, amplification and node shaders call, and debugging.
import { mangleType } from '../../ir/mangle.ts'
import { functionType, voidType } from '../../ir/types.ts'
import { createString } from '../resources.ts'
import type { BuiltinCall } from './call.ts'
import { type IntrinsicTable, plain } from './tables.ts'

/** The start of the name of what is called with a text and values. */
const printedText = 'printf.text'

export const stageIntrinsics: IntrinsicTable = {
  DispatchMesh: dispatchMesh,
  GetRemainingRecursionLevels: plain('llvm.dx.remaining.recursion.levels'),
  SetMeshOutputCounts: plain('llvm.dx.set.mesh.output.counts'),
  abort: plain('llvm.dx.abort'),
  DebugBreak: plain('llvm.dx.debug.break'),
  'dx::IsDebuggingEnabled': plain('llvm.dx.is.debugging.enabled'),
  printf: message,
  source_mark: () => undefined,
}

function dispatchMesh(call: BuiltinCall): undefined {
  const { pointer } = call.memory(3)
  const operands = [call.value(0), call.value(1), call.value(2), pointer]
  call.builder.callIntrinsic('llvm.dx.dispatch.mesh', [pointer.type], voidType, operands)
}

/**
 * Where printf has no receiver only the arguments are evaluated; else they go to a call of an unknown function, after the text if
 * the module is to be run.
 */
function message({ builder, context, count, value, text, argumentType }: BuiltinCall): undefined {
  const { module, options } = context.shared
  if (!options.hasMessages) return
  const operands = Array.from({ length: count }, (_, index) => index)
    .filter((index) => argumentType(index).kind !== 'string')
    .map((index) => value(index))
  const format = options.hasMessages === 'with text' ? text(0) : undefined
  if (format !== undefined) operands.unshift(createString(context.shared, 'printf.str', format))
  const types = operands.map(({ type }) => type)
  const name = [format === undefined ? 'printf' : printedText, ...types.map(mangleType)].join('.')
  builder.call(module.declareFunction(name, functionType(voidType, types)), operands)
}
