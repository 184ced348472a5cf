// A payload that is a member of a variable becomes a variable of its own, and one in arrays an element of an array:
//
//   call @llvm.dx.dispatch.mesh(..., getelementptr %struct.G, @g, 0, 1)     =>     call @llvm.dx.dispatch.mesh(..., @g.payload)
//   ..., getelementptr [2 x %struct.G], @g, 0, %i, 1, %j                    =>     ..., getelementptr [4 x %struct.P], @g.payload, 0, 2 * %i + %j
import type { Builder } from '../../../ir/builder.ts'
import { ConstantInt, undefValue } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import { GlobalVariable } from '../../../ir/module.ts'
import { arrayType, type IrType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import type { Place } from './memory-place.ts'
import { isZero } from './memory-rewriter.ts'
import { PayloadRewriter, type PayloadTypes } from './payload-rewriter.ts'

/** False when nothing was changed: it is no such address, or the variable escapes. */
export function separatePayload(builder: Builder, address: Value, types: PayloadTypes): boolean {
  if (!(address instanceof Instruction) || address.opcode !== 'getelementptr') return false
  const variable = address.pointer
  const path = payloadPath(address)
  if (!path || !isVariable(variable)) return false
  const type = variable instanceof GlobalVariable ? variable.valueType : variable.subjectType!
  const create = (part: IrType, suffix: string): PayloadRewriter => {
    const memory = createLike(builder, variable, types.of(part), suffix)
    return new PayloadRewriter(builder, part, types, memory)
  }
  const count = path.counts.reduce((product, each) => product * each, 1)
  const member = create(path.counts.length === 0 ? path.type : arrayType(count, path.type), 'payload')
  const rest = create(type, 'rest')
  const changed = new MemberSplitter(builder, type, types, path, member, rest).run(variable)
  for (const gone of changed ? [variable] : [member.memory, rest.memory])
    if (gone instanceof GlobalVariable) builder.module.eraseGlobal(gone)
    else (gone as Instruction).erase()
  return changed
}

function isVariable(value: Value): value is GlobalVariable | Instruction {
  return value instanceof GlobalVariable || (value instanceof Instruction && value.opcode === 'alloca')
}

function createLike(builder: Builder, variable: GlobalVariable | Instruction, stored: IrType, suffix: string): Value {
  const name = `${variable.name}.${suffix}`
  if (variable instanceof Instruction) {
    builder.positionBefore(variable)
    return builder.alloca(stored, name, 4)
  }
  const { linkage, addressSpace } = variable
  const options = { linkage, addressSpace, alignment: 4, initializer: undefValue(stored) }
  return builder.module.createGlobal(name, stored, options)
}

/** Where the payload is in a variable: members of structs, and how many elements the arrays on the way have. */
interface PayloadPath {
  readonly fields: readonly number[]
  readonly counts: readonly number[]
  readonly type: IrType
}

function payloadPath({ subjectType, operands }: Instruction): PayloadPath | undefined {
  const [first, ...indices] = operands.slice(1)
  if (!isZero(first!)) return undefined
  const fields: number[] = []
  const counts: number[] = []
  let type = subjectType!
  for (const index of indices) {
    if (type.kind === 'array') {
      counts.push(type.count)
      type = type.element
    } else if (type.kind === 'struct' && index instanceof ConstantInt) {
      fields.push(index.number)
      type = type.elements[index.number]!
    } else return undefined
  }
  return indices.length > 0 && type.kind === 'struct' ? { fields, counts, type } : undefined
}

class MemberSplitter extends PayloadRewriter {
  private readonly payload: PayloadPath
  private readonly member: PayloadRewriter
  private readonly rest: PayloadRewriter

  constructor(
    builder: Builder,
    type: IrType,
    types: PayloadTypes,
    payload: PayloadPath,
    member: PayloadRewriter,
    rest: PayloadRewriter,
  ) {
    super(builder, type, types, member.memory)
    this.payload = payload
    this.member = member
    this.rest = rest
  }

  override passAddress(call: Instruction, place: Place, pointer: Value): void {
    if (this.isInside(place)) this.member.passAddress(call, this.within(place), pointer)
    else this.rest.passAddress(call, place, pointer)
  }

  override address(place: Place): Value {
    return this.isInside(place) ? this.member.address(this.within(place)) : this.rest.address(place)
  }

  override laneAddresses(place: Place, count: number): Value[] {
    return this.isInside(place)
      ? this.member.laneAddresses(this.within(place), count)
      : this.rest.laneAddresses(place, count)
  }

  private isInside({ fields }: Place): boolean {
    return this.payload.fields.every((field, index) => fields[index] === field)
  }

  private within({ type, fields, indices }: Place): Place {
    const { counts, fields: outer } = this.payload
    const inner = indices.slice(counts.length)
    const element = counts.length === 0 ? [] : [this.flatIndex(counts, indices)]
    return { type, fields: fields.slice(outer.length), indices: [...element, ...inner] }
  }
}
