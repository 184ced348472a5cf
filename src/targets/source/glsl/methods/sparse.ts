// Loads and samples with residency: GLSL's function returns the code and takes a variable for the texel.
//
//   t.Load(p, o, status)   =>   vec4 texel; status = uint(sparseTexelFetchARB(t, p, 0, texel));
import { intType, uintType } from '../../../../types/types.ts'
import { type Code, call } from '../code.ts'
import { convert } from '../convert.ts'
import { fetchedType } from '../texels.ts'
import { type MethodCall, writeResult } from './call.ts'

/** `operands` without the texel, which comes last (or before what is in `behind`). */
export function writeSparse(
  context: MethodCall,
  name: string,
  operands: readonly Code[],
  statusIndex: number,
  behind: readonly Code[] = [],
  scalar = false,
): Code {
  const { writer, objectType } = context
  const { row } = objectType
  if (row.category === 'typed buffer' || row.dimensions === 1) writer.unsupported(`the status of a ${row.name}`)
  writer.extensions.add('GL_ARB_sparse_texture2')
  const texel = writer.declare(fetchedType(objectType, scalar ? 1 : 4), 'texel')
  const status = { ...call(name, ...operands, texel, ...behind), effects: true }
  writeResult(context, statusIndex, convert(writer, status, intType, uintType), uintType)
  return texel
}
