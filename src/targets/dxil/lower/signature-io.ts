// What enters and leaves a shader by its signature. Booleans travel as words.
import { ConstantInt, constantInt, undefValue } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import { i1, i8, i32 } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import type { IntrinsicCall, IntrinsicRow } from './lowering.ts'

/** The number of a component is an i8. */
export function column(call: IntrinsicCall, index: number): Value {
  return narrow(call, call.value(index))
}

function narrow(call: IntrinsicCall, value: Value): Value {
  return value instanceof ConstantInt ? constantInt(i8, value.number) : call.builder.cast('trunc', value, i8)
}

function load(name: string, hasVertex: boolean): IntrinsicRow {
  return (call) => {
    const type = call.type === i1 ? i32 : call.type
    const vertex = hasVertex ? [call.count > 3 ? defined(call.value(3)) : undefValue(i32)] : []
    const value = call.operation(name, type, [call.value(0), call.value(1), column(call, 2), ...vertex])
    return call.type === i1 ? call.builder.icmp('ne', value, constantInt(i32, 0)) : value
  }
}

function defined(value: Value): Value {
  return value.kind === 'poison' ? undefValue(value.type) : value
}

function store(name: string, hasVertex = false): IntrinsicRow {
  return (call) => {
    const value = call.value(3)
    const stored = value.type === i1 ? call.builder.cast('zext', value, i32) : value
    const vertex = hasVertex ? [call.value(4)] : []
    call.operation(name, stored.type, [call.value(0), call.value(1), column(call, 2), stored, ...vertex])
    return undefined
  }
}

const storeAnyOutput = store('storeOutput')

/** DXC leaves out what was never written (RemoveStoreUndefOutput), so that the signature lists the written components. */
function storeOutput(call: IntrinsicCall): undefined {
  const { kind } = call.value(3)
  if (kind !== 'undef' && kind !== 'poison') storeAnyOutput(call)
  return undefined
}

/** An input read in another way: each component must come straight from the signature. */
function evaluate(name: string): IntrinsicRow {
  return (call) => {
    const extra = Array.from({ length: call.count - 1 }, (_, index) => call.components(index + 1)).flat()
    const more = name === 'attributeAtVertex' ? extra.map((value) => narrow(call, value)) : extra
    const values = call.components(0).map((value) => {
      const load = value instanceof Instruction ? value : undefined
      if (!load?.calledFunction?.name.startsWith('dx.op.loadInput.')) {
        call.unsupported('an interpolation function of what is not an input')
        return value
      }
      const place = [1, 2, 3].map((index) => load.argument(index))
      return call.operation(name, value.type, [...place, ...more])
    })
    return call.type.kind === 'vector' ? values : values[0]
  }
}

export const signatureRows: Readonly<Record<string, IntrinsicRow>> = {
  'llvm.dx.input.load': load('loadInput', true),
  'llvm.dx.output.store': storeOutput,
  'llvm.dx.patchconstant.load': load('loadPatchConstant', false),
  'llvm.dx.patchconstant.store': store('storePatchConstant'),
  'llvm.dx.output.controlpoint.load': load('loadOutputControlPoint', true),
  'llvm.dx.evaluate.at.sample': evaluate('evalSampleIndex'),
  'llvm.dx.evaluate.centroid': evaluate('evalCentroid'),
  'llvm.dx.evaluate.snapped': evaluate('evalSnapped'),
  'llvm.dx.attribute.at.vertex': evaluate('attributeAtVertex'),
  'llvm.dx.vertex.output.store': store('storeVertexOutput', true),
  'llvm.dx.primitive.output.store': store('storePrimitiveOutput', true),
}
