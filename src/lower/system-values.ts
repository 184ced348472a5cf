// System values that are read with an intrinsic instead of an element of the signature.
import { constantFalse, constantInt } from '../ir/constants.ts'
import { type IrType, i1, i32, floatType as irFloat } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { bug } from '../support/bug.ts'
import { boolType, componentCount, floatType, isNumeric, type ScalarType, type Type, uintType } from '../types/types.ts'
import type { Context } from './context.ts'
import { convertScalars } from './conversions.ts'
import { irType, scalarUnder } from './types.ts'
import { fromComponents } from './vectors.ts'

interface SystemValueRow {
  /** `undefined`: it is always false. */
  readonly intrinsic: string | undefined
  readonly scalar: ScalarType
  /** Whether it takes the number of a component. */
  readonly byComponent?: true
}

const uint = (intrinsic: string): SystemValueRow => ({ intrinsic, scalar: uintType })
const uints = (intrinsic: string): SystemValueRow => ({ intrinsic, scalar: uintType, byComponent: true })

/** By lower-case name. */
const systemValues: ReadonlyMap<string, SystemValueRow> = new Map([
  ['sv_dispatchthreadid', uints('llvm.dx.thread.id')],
  ['sv_groupid', uints('llvm.dx.group.id')],
  ['sv_groupthreadid', uints('llvm.dx.thread.id.in.group')],
  ['sv_groupindex', uint('llvm.dx.flattened.thread.id.in.group')],
  ['sv_domainlocation', { intrinsic: 'llvm.dx.domain.location', scalar: floatType, byComponent: true }],
  ['sv_outputcontrolpointid', uint('llvm.dx.output.control.point.id')],
  ['sv_primitiveid', uint('llvm.dx.primitive.id')],
  ['sv_gsinstanceid', uint('llvm.dx.gs.instance.id')],
  ['sv_sampleindex', uint('llvm.dx.sample.index')],
  ['sv_coverage', uint('llvm.dx.coverage')],
  ['sv_innercoverage', uint('llvm.dx.inner.coverage')],
  ['sv_viewid', uint('llvm.dx.view.id')],
  // No pixel is drawn of a primitive that was culled.
  ['sv_cullprimitive', { intrinsic: undefined, scalar: boolType }],
  ['sv_startvertexlocation', uint('llvm.dx.start.vertex.location')],
  ['sv_startinstancelocation', uint('llvm.dx.start.instance.location')],
])

/** What reads a system value, by its name in lower case; undefined for those of the signature. */
export function systemValueIntrinsic(name: string): string | undefined {
  return systemValues.get(name)?.intrinsic
}

export function systemValue(context: Context, name: string, type: Type): Value {
  const row = systemValues.get(name.toLowerCase()) ?? bug(`no intrinsic reads ${name}`)
  const { builder, shared } = context
  const from: IrType = row.scalar === floatType ? irFloat : row.scalar === boolType ? i1 : i32
  const count = isNumeric(type) ? componentCount(type) : 1
  const components = Array.from({ length: count }, (_, index) => {
    const operands = row.byComponent ? [constantInt(i32, index)] : []
    const value = row.intrinsic ? builder.callIntrinsic(row.intrinsic, [], from, operands) : constantFalse
    return convertScalars(context, value, row.scalar, scalarUnder(type))
  })
  return fromComponents(builder, irType(shared, type), components)
}
