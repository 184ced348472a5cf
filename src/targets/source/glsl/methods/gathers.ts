// Gathering one channel of four texels. With four offsets, one texel of each of four gathers.
import { intType, vectorType } from '../../../../types/types.ts'
import { type Code, call, code, suffix } from '../code.ts'
import { convert } from '../convert.ts'
import { fetchedType } from '../texels.ts'
import { isOutput, type MethodCall, type MethodTable } from './call.ts'
import { writeSparse } from './sparse.ts'
import { sampledTexture } from './textures.ts'

const channels = ['Red', 'Green', 'Blue', 'Alpha']

export const gatherMethods: MethodTable = {
  Gather: gather(0, false),
  GatherCmp: gather(0, true),
  ...Object.fromEntries(channels.map((channel, index) => [`Gather${channel}`, gather(index, false)])),
  ...Object.fromEntries(channels.map((channel, index) => [`GatherCmp${channel}`, gather(index, true)])),
}

function gather(channel: number, isComparison: boolean): (context: MethodCall) => Code {
  return (context) => {
    const { writer, objectType, values, parameterTypes, arguments: list, type } = context
    const { code: sampler, next } = sampledTexture(context, isComparison)
    const status = isOutput(context, list.length - 1) ? list.length - 1 : undefined
    const end = status ?? list.length
    const firstOffset = next + (isComparison ? 2 : 1)
    const compare = isComparison ? [values[next + 1]!] : []
    const offsets: Code[] = []
    for (let index = firstOffset; index < end; index++)
      offsets.push(convert(writer, values[index]!, parameterTypes[index]!, vectorType(intType, 2)))
    const component = isComparison ? [] : [code(String(channel))]
    const one = (offset: Code | undefined): Code => {
      const moved = offset ? [offset] : []
      const operands = [sampler, values[next]!, ...compare, ...moved]
      const name = `textureGather${offset ? 'Offset' : ''}`
      if (status === undefined) return call(name, ...operands, ...component)
      return writeSparse(context, `sparseT${name.slice(1)}ARB`, operands, status, component)
    }
    const result =
      offsets.length < 4
        ? one(offsets[0])
        : call(
            `${vectorPrefix(context)}vec4`,
            ...offsets.map((offset, index) => suffix(one(offset), `.${'xyzw'[index]}`)),
          )
    return convert(writer, result, fetchedType(objectType, 4), type)
  }
}

function vectorPrefix({ objectType }: MethodCall): string {
  const type = fetchedType(objectType, 1)
  return type.kind === 'scalar' && type.scalar !== 'float' ? type.scalar[0]! : ''
}
