// Calls for layers and debuggers, and assumptions about the shader's own execution.
//
//   printf("%d", x)                        OpExtInst %void %printf DebugPrintf %format %x
//   vk::ext_execution_mode(4460, 32)       OpExecutionMode %main DenormFlushToZero 32
import { literalText } from '../../../program/literal-text.ts'
import { Capability } from '../enumerants.ts'
import { executionModeName } from '../modes.ts'
import type { CapabilityName, ExecutionModeName, Id } from '../module.ts'
import type { BuiltinCall, OperationTable } from './call.ts'

export const debuggingOperations: OperationTable = {
  DebugBreak: (call) => nonSemantic(call, 'NonSemantic.DebugBreak', []),
  printf: (call) => {
    const format = literalText(call.expression.arguments[0])
    if (format === undefined) return call.unsupported("'printf' with a format that is not known when compiling")
    const values = Array.from({ length: call.count - 1 }, (_, index) => call.value(index + 1))
    return nonSemantic(call, 'NonSemantic.DebugPrintf', [call.module.string(format), ...values])
  },
  'vk::ext_execution_mode': (call) => {
    const mode = modeOf(call)
    const literals = Array.from({ length: call.count - 1 }, (_, index) =>
      call.module.constantValue(call.value(index + 1)),
    )
    if (!mode || literals.some((literal) => typeof literal !== 'bigint')) return refuse(call)
    if (mode === 'StencilRefReplacingEXT') {
      call.module.capability('StencilExportEXT')
      call.module.extension('SPV_EXT_shader_stencil_export')
    }
    call.module.executionMode(mainOf(call), mode, ...literals.map(Number))
    return 0
  },
  'vk::ext_execution_mode_id': (call) => {
    const mode = modeOf(call)
    const ids = Array.from({ length: call.count - 1 }, (_, index) => call.value(index + 1))
    if (!mode || !ids.every((id) => call.module.isConstant(id))) return refuse(call)
    call.module.executionModeId(mainOf(call), mode, ...ids)
    return 0
  },
}

function refuse(call: BuiltinCall): Id {
  return call.unsupported('an execution mode that does not exist or is not constant')
}

function mainOf({ writer }: BuiltinCall): Id {
  const { functions, entry } = writer.shared
  return functions.get(entry.main)!
}

/** Many modes need the capability of their name. */
function modeOf(call: BuiltinCall): ExecutionModeName | undefined {
  const number = call.module.constantValue(call.value(0))
  const mode = executionModeName(Number(number))
  if (mode && Object.hasOwn(Capability, mode)) call.module.capability(mode as CapabilityName)
  if (mode && /^(Denorm|SignedZero|RoundingMode)/.test(mode)) call.module.extension('SPV_KHR_float_controls', 1, 4)
  return mode
}

/** The only instruction of a set that drivers may ignore. */
function nonSemantic({ module, writer }: BuiltinCall, set: string, operands: readonly Id[]): Id {
  module.extension('SPV_KHR_non_semantic_info', 1, 6)
  writer.emit('OpExtInst', module.voidType(), module.extendedSet(set), 1, ...operands)
  return 0
}
