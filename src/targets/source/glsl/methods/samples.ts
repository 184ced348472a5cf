// Sampling. GLSL spells the variations in the name: textureGradOffsetClampARB, sparseTextureLodARB.
import { evaluateConstant } from '../../../../program/evaluate/evaluate.ts'
import type { Expression } from '../../../../program/program.ts'
import { floatType, intType, type Type, vectorType } from '../../../../types/types.ts'
import { type Code, call, code, infix, suffix } from '../code.ts'
import { isConstantExpression } from '../constants.ts'
import { convert } from '../convert.ts'
import { needDerivatives } from '../intrinsics/pixel.ts'
import { number } from '../literals.ts'
import { texelResult } from '../texels.ts'
import { isOutput, type MethodCall, type MethodTable } from './call.ts'
import { writeSparse } from './sparse.ts'
import { locationCount, sampledTexture } from './textures.ts'

/** What stands between the location (and the value to compare with) and the offset. */
interface SampleRow {
  readonly operands: readonly ('bias' | 'level' | 'gradient')[]
  readonly isComparison?: true
  readonly isLevelZero?: true
}

export const sampleMethods: MethodTable = {
  Sample: sample({ operands: [] }),
  SampleBias: sample({ operands: ['bias'] }),
  SampleGrad: sample({ operands: ['gradient', 'gradient'] }),
  SampleLevel: sample({ operands: ['level'] }),
  SampleCmp: sample({ operands: [], isComparison: true }),
  SampleCmpBias: sample({ operands: ['bias'], isComparison: true }),
  SampleCmpGrad: sample({ operands: ['gradient', 'gradient'], isComparison: true }),
  SampleCmpLevel: sample({ operands: ['level'], isComparison: true }),
  SampleCmpLevelZero: sample({ operands: [], isComparison: true, isLevelZero: true }),
}

interface Parts {
  readonly sampler: Code
  location: Code
  readonly compare: Code | undefined
  bias: Code | undefined
  level: Code | undefined
  gradients: readonly Code[]
  offset: Code | undefined
  clamp: Code | undefined
  readonly status: number | undefined
}

function sample(row: SampleRow): (context: MethodCall) => Code {
  return (context) => {
    const parts = partsOf(context, row)
    const { objectType, writer } = context
    if (row.isComparison) return compare(context, parts)
    const name = functionName(parts)
    const operands = [
      parts.sampler,
      parts.location,
      ...levels(parts),
      ...optional(parts.offset),
      ...optional(parts.clamp),
    ]
    if (parts.clamp) writer.extensions.add('GL_ARB_sparse_texture_clamp')
    if (parts.status === undefined)
      return texelResult(writer, call(name, ...operands, ...optional(parts.bias)), objectType)
    const texel = writeSparse(context, sparseName(name), operands, parts.status, optional(parts.bias))
    return texelResult(writer, texel, objectType)
  }
}

function optional(part: Code | undefined): Code[] {
  return part ? [part] : []
}

function levels({ level, gradients }: Parts): Code[] {
  return level ? [level] : [...gradients]
}

function functionName({ level, gradients, offset, clamp }: Parts): string {
  const how = level ? 'Lod' : gradients.length > 0 ? 'Grad' : ''
  return `texture${how}${offset ? 'Offset' : ''}${clamp ? 'ClampARB' : ''}`
}

function sparseName(name: string): string {
  const plain = name.replace(/ARB$/, '')
  return `sparseT${plain.slice(1)}ARB`
}

function partsOf(context: MethodCall, row: SampleRow): Parts {
  const { objectType, values, arguments: list } = context
  const { code: sampler, next } = sampledTexture(context, row.isComparison === true)
  let position = next + 1
  const location = values[next]!
  const compareValue = row.isComparison ? values[position++] : undefined
  const own = row.operands.map(() => values[position++]!)
  const status = isOutput(context, list.length - 1) ? list.length - 1 : undefined
  const end = status ?? list.length
  const hasOffset = position < end && objectType.row.cube !== true
  const offsetIndex = hasOffset ? position++ : undefined
  const clamp = position < end ? values[position] : undefined
  const kind = row.operands[0]
  const parts: Parts = {
    sampler,
    location,
    compare: compareValue,
    bias: kind === 'bias' ? own[0] : undefined,
    level: kind === 'level' ? own[0] : row.isLevelZero ? code('0.0') : undefined,
    gradients: kind === 'gradient' ? own : [],
    offset: undefined,
    clamp,
    status,
  }
  if (offsetIndex !== undefined) addOffset(context, parts, list[offsetIndex]!, values[offsetIndex]!)
  if ((kind === undefined || kind === 'bias') && !row.isLevelZero) needDerivatives(context.writer)
  return parts
}

/** Whether it is from -8 to 7, which every device can do; a specialisation constant may be anything. */
function isSmallOffset(expression: Expression): boolean {
  const leaves = evaluateConstant(expression)?.leaves ?? []
  return leaves.every((leaf) => typeof leaf !== 'bigint' || (leaf >= -8n && leaf <= 7n))
}

/** GLSL takes small constants only; another offset moves the location by as many texels of the level. */
function addOffset(context: MethodCall, parts: Parts, expression: Expression, value: Code): void {
  const { writer, objectType } = context
  if (isZero(value)) return
  if (isConstantExpression(expression, writer.constantLocals) && isSmallOffset(expression)) {
    parts.offset = value
    return
  }
  const { row } = objectType
  const count = row.dimensions ?? 1
  const level = parts.level ? convert(writer, parts.level, floatType, intType) : code('0')
  const size = call('textureSize', parts.sampler, level)
  const type: Type = count === 1 ? floatType : vectorType(floatType, count)
  const floats = (inner: Code, from: number): Code =>
    call(count === 1 ? 'float' : `vec${count}`, from === count ? inner : suffix(inner, `.${'xyz'.slice(0, count)}`))
  const step = infix(floats(value, count), '/', floats(size, locationCount(objectType)))
  if (!row.array) {
    parts.location = infix(parts.location, '+', step)
    return
  }
  const whole = call(`vec${count + 1}`, writer.reuse(step, type, 'step'), number('float', 0))
  parts.location = infix(parts.location, '+', whole)
}

function isZero({ text }: Code): boolean {
  return /^(?:ivec\d\(0(?:, 0)*\)|0)$/.test(text)
}

/** The value to compare with is the last component of the location; a cube array has no room for it. */
function compare(context: MethodCall, parts: Parts): Code {
  const { writer, objectType } = context
  const { row } = objectType
  const count = locationCount(objectType)
  const reference = convert(writer, parts.compare!, floatType, floatType)
  const isCubeArray = row.cube && row.array
  // A 1D location is padded: GLSL compares with its third component.
  const is1D = row.dimensions === 1 && !row.array
  const location = isCubeArray
    ? parts.location
    : is1D
      ? call('vec3', parts.location, code('0.0'), reference)
      : call(`vec${count + 1}`, parts.location, reference)
  const behind = isCubeArray ? [reference] : []
  if (row.array && row.dimensions !== 1 && (parts.bias || (row.cube && parts.gradients.length > 0)))
    writer.unsupported(`'${context.name}' of a ${row.name}`)
  chooseLevel(context, parts)
  const name = functionName(parts)
  if (parts.clamp) writer.extensions.add('GL_ARB_sparse_texture_clamp')
  const operands = [
    parts.sampler,
    location,
    ...behind,
    ...levels(parts),
    ...optional(parts.offset),
    ...optional(parts.clamp),
  ]
  if (parts.status === undefined) return call(name, ...operands, ...optional(parts.bias))
  return writeSparse(context, sparseName(name), operands, parts.status, optional(parts.bias), true)
}

/** textureLod knows 1D and 2D shadows only; level 0 of the others is where the gradients are 0. */
function chooseLevel(context: MethodCall, parts: Parts): void {
  const { writer, objectType } = context
  const { row } = objectType
  if (!parts.level || (!row.cube && !row.array)) return
  if (row.dimensions === 1) return
  if (!/^0(?:\.0)?$/.test(parts.level.text)) {
    writer.unsupported(`'${context.name}' of a ${row.name} at a level other than 0`)
    return
  }
  parts.level = undefined
  if (row.cube && row.array) return
  const zero = code(row.cube ? 'vec3(0.0)' : 'vec2(0.0)')
  parts.gradients = [zero, zero]
}
