// The same bits seen as another type.
import type { BuiltinCall } from './call.ts'
import type { IntrinsicTable } from './tables.ts'

export const bitIntrinsics: IntrinsicTable = {
  asfloat: reinterpret,
  asint: reinterpret,
}

function reinterpret(call: BuiltinCall) {
  return call.builder.cast('bitcast', call.value(0), call.resultType)
}
