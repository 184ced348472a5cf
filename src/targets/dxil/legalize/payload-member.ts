// A payload that is a member of a variable becomes a variable of its own: the operation takes the address of a whole one.
//
//   call @llvm.dx.dispatch.mesh(..., getelementptr %struct.G, @g, 0, 1)     =>     call @llvm.dx.dispatch.mesh(..., @g.payload)
import type { Builder } from '../../../ir/builder.ts'
import { ConstantInt, undefValue } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import { GlobalVariable } from '../../../ir/module.ts'
import type { IrType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import type { Place } from './memory-place.ts'
import { PayloadRewriter, type PayloadTypes } from './payload-rewriter.ts'

/** False when nothing was changed: it is no such address, or the variable is used where nobody can follow. */
export function separatePayload(builder: Builder, address: Value, types: PayloadTypes): boolean {
  if (!(address instanceof Instruction) || address.opcode !== 'getelementptr') return false
  const variable = address.pointer
  const path = memberPath(address)
  if (!path || !isVariable(variable)) return false
  const type = variable instanceof GlobalVariable ? variable.valueType : variable.subjectType!
  const create = (part: IrType, suffix: string): PayloadRewriter => {
    const stored = types.of(part)
    return new PayloadRewriter(builder, part, stored, createLike(builder, variable, stored, suffix))
  }
  const member = create(path.type, 'payload')
  const rest = create(type, 'rest')
  const changed = new MemberSplitter(builder, type, path.fields, member, rest).run(variable)
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

/** Members of structs only, from the variable on. */
function memberPath({ subjectType, operands }: Instruction): { fields: number[]; type: IrType } | undefined {
  const fields: number[] = []
  let type = subjectType!
  for (const [position, index] of operands.slice(1).entries()) {
    if (!(index instanceof ConstantInt)) return undefined
    if (position === 0) {
      if (!index.isZero) return undefined
    } else if (type.kind === 'struct') {
      fields.push(index.number)
      type = type.elements[index.number]!
    } else return undefined
  }
  return fields.length > 0 && type.kind === 'struct' ? { fields, type } : undefined
}

class MemberSplitter extends PayloadRewriter {
  private readonly fields: readonly number[]
  private readonly member: PayloadRewriter
  private readonly rest: PayloadRewriter

  constructor(builder: Builder, type: IrType, fields: number[], member: PayloadRewriter, rest: PayloadRewriter) {
    super(builder, type, type, member.memory)
    this.fields = fields
    this.member = member
    this.rest = rest
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
    return this.fields.every((field, index) => fields[index] === field)
  }

  private within(place: Place): Place {
    return { ...place, fields: place.fields.slice(this.fields.length) }
  }
}
