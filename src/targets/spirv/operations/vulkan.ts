// Functions of the namespace `vk`, and those about resources in general.
import type { OperationTable } from './call.ts'

export const vulkanOperations: OperationTable = {
  CheckAccessFullyMapped: (call) => {
    call.module.capability('SparseResidency')
    return call.writer.emit('OpImageSparseTexelsResident', call.module.boolType(), call.value(0))
  },
  /** Where it matters, `resourceReference` has seen it. */
  NonUniformResourceIndex: (call) => call.value(0),
  source_mark: () => 0,
  'vk::ReadClock': (call) => {
    if (!call.module.isConstant(call.value(0))) return call.unsupported("'vk::ReadClock' of a variable scope")
    call.module.capability('ShaderClockKHR')
    call.module.extension('SPV_KHR_shader_clock')
    return call.writer.emit('OpReadClockKHR', call.resultType, call.value(0))
  },
}
