// Where the members of a constant buffer lie.
//
//   float a : register(c2);  float b;  float4 c;        $Globals: a 32, b 36, c 48
//
// Loose constants with a register come first, whatever their order; the others follow behind the last of them.
import { placeAfter, sizeOf } from '../types/layout.ts'
import type { Type } from '../types/types.ts'
import type { ConstantBuffer, Variable } from './program.ts'

export interface ConstantMember {
  readonly offset: number
  readonly size: number
  readonly type: Type
  readonly rowMajor: boolean
}

/** In the order of the buffer's members. */
export function constantMembers(buffer: ConstantBuffer): ConstantMember[] {
  let end = 0
  for (const member of buffer.members) {
    const offset = member.packOffset ? undefined : registerOffset(member)
    if (offset !== undefined) end = Math.max(end, offset + sizeOf(member.type, member.rowMajor, 'constant'))
  }
  return buffer.members.map((member) => {
    const { type, rowMajor, packOffset } = member
    const size = sizeOf(type, rowMajor, 'constant')
    let offset = packOffset ? packOffset.register * 16 + packOffset.component * 4 : registerOffset(member)
    if (offset === undefined) {
      offset = placeAfter(end, type, rowMajor, 'constant')
      end = offset + size
    } else if (packOffset) end = Math.max(end, offset + size)
    return { offset, size, type, rowMajor }
  })
}

/** As reflection knows it: loose constants carry their namespace, `N::a`. */
export function memberName(buffer: ConstantBuffer, { scope, name }: Variable): string {
  return buffer.name === '$Globals' ? `${scope}${name}` : name
}

function registerOffset({ bindings }: Variable): number | undefined {
  const number = bindings.find(({ letter }) => letter === 'c')?.number
  return number === undefined ? undefined : number * 16
}
