// Textures: loads, stores, the sample family, gathers, sizes.
//
// Operations take four coordinates and three offsets whatever the texture is; those it does not have are undefined.
import { ConstantFloat, constantFloat, constantInt, isZeroValue, undefValue } from '../../../ir/constants.ts'
import { floatType, type IrType, i1, i8, i32, type StructType, scalarOf, type TargetType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { noOverload } from '../operation-calls.ts'
import { checked, fourValues, loadWords, toWords } from './buffers.ts'
import type { IntrinsicCall, IntrinsicRow, Result } from './lowering.ts'

/** By kind: how many coordinates sampling takes, how many offsets, and how many dimensions are no array's. */
const shapes: Readonly<Record<number, readonly [coordinates: number, offsets: number, dimensions: number]>> = {
  1: [1, 1, 1],
  2: [2, 2, 2],
  3: [2, 2, 2],
  4: [3, 3, 3],
  5: [3, 0, 3],
  6: [2, 1, 1],
  7: [3, 2, 2],
  8: [3, 2, 2],
  9: [4, 0, 3],
}

function kindOf(type: TargetType): number {
  return type.integers.at(-1) ?? 0
}

function textureOf(call: IntrinsicCall): TargetType {
  return call.instruction.argument(0).type as TargetType
}

function isMultisampled(type: TargetType): boolean {
  return type.name === 'dx.MSTexture'
}

function isWritable(type: TargetType): boolean {
  return (type.name === 'dx.Texture' || type.name === 'dx.MSTexture') && type.integers[0] === 1
}

/** The first `count` of the values, filled up with undefined ones. */
function padded(values: readonly Value[], count: number, type: IrType): Value[] {
  return Array.from({ length: count }, (_, index) => values[index] ?? undefValue(type))
}

function elementType(call: IntrinsicCall): IrType {
  return scalarOf((call.type as StructType).elements[0]!)
}

function loadedCount(call: IntrinsicCall): number {
  const loaded = (call.type as StructType).elements[0]!
  return loaded.kind === 'vector' ? loaded.count : 1
}

/** Offsets that are zero are not written down for loads, but for samples. */
function offsetsOf(call: IntrinsicCall, index: number, keepZero: boolean): Value[] {
  const count = shapes[kindOf(textureOf(call))]?.[1] ?? 0
  const argument = call.instruction.argument(index)
  if (count === 0 || (!keepZero && isZeroValue(argument))) return padded([], 3, i32)
  return padded(call.components(index).slice(0, count), 3, i32)
}

function load(call: IntrinsicCall): Result {
  const type = textureOf(call)
  const level = isWritable(type) && !isMultisampled(type) ? undefValue(i32) : call.value(2)
  const coordinates = padded(call.components(1), 3, i32)
  const offsets = isWritable(type) ? padded([], 3, i32) : offsetsOf(call, 3, false)
  const operands = [call.handle(0), level, ...coordinates, ...offsets]
  return loadWords(call, (overload) => call.operation('textureLoad', overload, operands))
}

function store(call: IntrinsicCall, valueIndex: number, sample: readonly Value[]): Result {
  const coordinates = padded(call.components(1), 3, i32)
  const values = fourValues(toWords(call, call.components(valueIndex)), 'repeat')
  const name = sample.length > 0 ? 'textureStoreSample' : 'textureStore'
  const operands = [call.handle(0), ...coordinates, ...values, constantInt(i8, 15), ...sample]
  call.operation(name, values[0]!.type, operands)
  return undefined
}

interface SampleRow {
  readonly operation: string
  /** Scalars between the location and the offset. */
  readonly scalars?: number
  /** The last scalar is a bias of the level. */
  readonly bias?: true
  /** Derivatives in x and y, behind the scalars. */
  readonly derivatives?: true
  readonly clamp?: true
}

const sampleRows: Readonly<Record<string, SampleRow>> = {
  sample: { operation: 'sample', clamp: true },
  samplebias: { operation: 'sampleBias', scalars: 1, bias: true, clamp: true },
  samplelevel: { operation: 'sampleLevel', scalars: 1 },
  samplegrad: { operation: 'sampleGrad', derivatives: true, clamp: true },
  samplecmp: { operation: 'sampleCmp', scalars: 1, clamp: true },
  samplecmplevelzero: { operation: 'sampleCmpLevelZero', scalars: 1 },
  samplecmplevel: { operation: 'sampleCmpLevel', scalars: 2 },
  samplecmpbias: { operation: 'sampleCmpBias', scalars: 2, bias: true, clamp: true },
  samplecmpgrad: { operation: 'sampleCmpGrad', scalars: 1, derivatives: true, clamp: true },
}

const [leastBias, greatestBias] = [-16, 15.99] as const

/** Hardware knows no greater ones. */
function clampBias(bias: Value): Value {
  if (!(bias instanceof ConstantFloat)) return bias
  return constantFloat(bias.type, Math.min(Math.max(bias.value, leastBias), greatestBias))
}

function sample(row: SampleRow, hasClamp: boolean): IntrinsicRow {
  return (call) => {
    const [coordinates = 0, , dimensions = 0] = shapes[kindOf(textureOf(call))] ?? []
    let next = 3
    const scalars = Array.from({ length: row.scalars ?? 0 }, () => call.components(next++)[0]!)
    if (row.bias) scalars.push(clampBias(scalars.pop()!))
    const derivatives = row.derivatives
      ? [0, 1].flatMap(() => padded(call.components(next++).slice(0, dimensions), 3, floatType))
      : []
    const offsets = offsetsOf(call, next++, true)
    const clamp = row.clamp ? [hasClamp ? call.components(next)[0]! : undefValue(floatType)] : []
    const location = padded(call.components(2).slice(0, coordinates), 4, floatType)
    const operands = [call.handle(0), call.handle(1), ...location, ...offsets, ...scalars, ...derivatives, ...clamp]
    return checked(call, call.operation(row.operation, elementType(call), operands), loadedCount(call))
  }
}

function gather(name: string): IntrinsicRow {
  return (call) => {
    const [coordinates = 0, offsetCount = 0] = shapes[kindOf(textureOf(call))] ?? []
    const compares = name === 'textureGatherCmp' ? [call.components(3)[0]!] : []
    const offsetIndex = 3 + compares.length
    const offsets = padded(call.components(offsetIndex).slice(0, offsetCount), 2, i32)
    const channel = name === 'textureGatherRaw' ? [] : [call.value(offsetIndex + 1)]
    const location = padded(call.components(2).slice(0, coordinates), 4, floatType)
    const operands = [call.handle(0), call.handle(1), ...location, ...offsets, ...channel, ...compares]
    return checked(call, call.operation(name, elementType(call), operands), 4)
  }
}

function levelOfDetail(clamped: boolean): IntrinsicRow {
  return (call) => {
    const dimensions = shapes[kindOf(textureOf(call))]?.[2] ?? 0
    const location = padded(call.components(2).slice(0, dimensions), 3, floatType)
    const operands = [call.handle(0), call.handle(1), ...location, constantInt(i1, clamped ? 1 : 0)]
    return call.operation('calculateLOD', floatType, operands)
  }
}

/** Sizes, then the number of levels or samples, which DXIL gives as the fourth. */
function dimensions(axes: number, counted: boolean): IntrinsicRow {
  return (call) => {
    const type = textureOf(call)
    const isSingle = type.name === 'dx.Texture'
    const level = call.count > 1 ? call.value(1) : isSingle ? constantInt(i32, 0) : undefValue(i32)
    const result = call.operation('getDimensions', noOverload, [call.handle(0), level])
    const members = Array.from({ length: axes }, (_, index) => index)
    if (counted) members.push(3)
    const values = members.map((index) => call.builder.extractValue(result, [index]))
    return call.type.kind === 'vector' ? values : values[0]
  }
}

export const textureRows: Readonly<Record<string, IntrinsicRow>> = {
  'llvm.dx.resource.load.texture': load,
  'llvm.dx.resource.store.texture': (call) => store(call, 2, []),
  'llvm.dx.resource.store.texture.sample': (call) => store(call, 3, [call.value(2)]),
  ...Object.fromEntries(
    Object.entries(sampleRows).flatMap(([name, row]) => [
      [`llvm.dx.resource.${name}`, sample(row, false)],
      [`llvm.dx.resource.${name}.clamp`, sample(row, true)],
    ]),
  ),
  'llvm.dx.resource.gather': gather('textureGather'),
  'llvm.dx.resource.gathercmp': gather('textureGatherCmp'),
  'llvm.dx.resource.gatherraw': gather('textureGatherRaw'),
  'llvm.dx.resource.calculatelod': levelOfDetail(true),
  'llvm.dx.resource.calculatelod.unclamped': levelOfDetail(false),
  'llvm.dx.resource.getsampleposition': (call) => {
    const result = call.operation('texture2DMSGetSamplePosition', noOverload, [call.handle(0), call.value(1)])
    return [0, 1].map((index) => call.builder.extractValue(result, [index]))
  },
  ...Object.fromEntries(
    ['x', 'xy', 'xyz'].flatMap((axes) => [
      [`llvm.dx.resource.getdimensions.${axes}`, dimensions(axes.length, false)],
      [`llvm.dx.resource.getdimensions.levels.${axes}`, dimensions(axes.length, true)],
      [`llvm.dx.resource.getdimensions.ms.${axes}`, dimensions(axes.length, true)],
    ]),
  ),
}
