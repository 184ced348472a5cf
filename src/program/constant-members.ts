// Where the members of a constant buffer lie.
//
//   float a : register(c2);  float b;  float4 c;        $Globals: a 32, b 36, c 48
//
// Constants with a register or a packoffset come first, whatever their order; the others follow behind the last of them, as in Clang and
// DXC. (With Vulkan's layouts DXC lets them follow the packoffset before.) As in DXC, numbers of minimum precision share no row with others:
//
//   float a;  min16float b;  float c;                   a 0, b 16, c 32
//
// and matrices of booleans count as such:
//
//   bool2x2 a;  float b;                                a 0, b 32; in a struct b is at 24
import { scalars } from '../hlsl/scalars.ts'
import { placeAfter, sizeOf, startsRow } from '../types/layout.ts'
import { componentOf, isNumeric, type Type } from '../types/types.ts'
import type { ConstantBuffer, Variable } from './program.ts'

export interface ConstantMember {
  readonly offset: number
  readonly size: number
  readonly type: Type
  readonly rowMajor: boolean
}

/** In the order of the buffer's members. `rows` is what Vulkan makes of the rules, see src/types/layout.ts. */
export function constantMembers(buffer: ConstantBuffer, rules: 'constant' | 'rows' = 'constant'): ConstantMember[] {
  let end = 0
  for (const member of buffer.members) {
    const offset = rules === 'rows' && member.packOffset ? undefined : givenOffset(member)
    if (offset !== undefined) end = Math.max(end, offset + sizeOf(member.type, member.rowMajor, rules))
  }
  const rows = new PrecisionRows(buffer.native16Bit)
  return buffer.members.map((member) => {
    const { type, rowMajor } = member
    const size = sizeOf(type, rowMajor, rules)
    let offset = givenOffset(member)
    if (offset === undefined) {
      offset = rules === 'rows' ? placeAfter(end, type, rowMajor, rules) : rows.place(end, size, type, rowMajor)
      end = offset + size
    } else if (rules === 'rows' && member.packOffset) end = Math.max(end, offset + size)
    return { offset, size, type, rowMajor }
  })
}

const rowBytes = 16

/** Places members one after the other, and knows whether the row at hand has numbers of minimum precision. */
class PrecisionRows {
  readonly #native16Bit: boolean
  #isMinimum = false

  constructor(native16Bit: boolean) {
    this.#native16Bit = native16Bit
  }

  place(end: number, size: number, type: Type, rowMajor: boolean): number {
    if (size === 0) return end
    let isNewRow = startsRow(type, rowMajor)
    if (type.kind !== 'array') {
      const isMinimum = !this.#native16Bit && isOfMinimumPrecision(type)
      isNewRow ||= isMinimum !== this.#isMinimum
      this.#isMinimum = isMinimum
    }
    const start = end % rowBytes
    if (start === 0) return end
    if (isNewRow || start + size > rowBytes) return end - start + rowBytes
    // DXC takes a matrix of one vector as it comes.
    return type.kind === 'matrix' ? end : placeAfter(end, type, rowMajor, 'constant')
  }
}

function isOfMinimumPrecision(type: Type): boolean {
  if (!isNumeric(type)) return false
  const { scalar } = componentOf(type)
  return scalars[scalar].minPrecision === true || (type.kind === 'matrix' && scalar === 'bool')
}

/** As reflection knows it: loose constants carry their namespace, `N::a`. */
export function memberName(buffer: ConstantBuffer, { scope, name }: Variable): string {
  return buffer.name === '$Globals' ? `${scope}${name}` : name
}

function givenOffset({ bindings, packOffset }: Variable): number | undefined {
  if (packOffset) return packOffset.register * rowBytes + packOffset.component * 4
  const number = bindings.find(({ letter }) => letter === 'c')?.number
  return number === undefined ? undefined : number * rowBytes
}
