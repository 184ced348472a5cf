// The type rules of single instructions: each function answers what is wrong, or nothing. See verifier.ts for the list.
import { ConstantInt, splatElement } from '../ir/constants.ts'
import type { Instruction } from '../ir/instructions.ts'
import { sizeInBits } from '../ir/layout.ts'
import { IrFunction } from '../ir/module.ts'
import {
  type BinaryOpcode,
  type CastOpcode,
  Flag,
  fastMath,
  floatPredicates,
  intPredicates,
  isBinaryOpcode,
  isCastOpcode,
} from '../ir/opcodes.ts'
import {
  elementCount,
  elementType,
  type FloatType,
  type IntType,
  type IrType,
  i1,
  isFirstClass,
  isFloatOrFloatVector,
  isIntOrIntVector,
  scalarOf,
  structType,
  withShapeOf,
} from '../ir/types.ts'
import type { Value } from '../ir/values.ts'

type Complaint = string | undefined

const intPredicateSet: ReadonlySet<string> = new Set(intPredicates)
const floatPredicateSet: ReadonlySet<string> = new Set(floatPredicates)

/** A handle or token: LLVM lets it be loaded, stored, selected and passed to intrinsics, but not pass a phi or a call. */
export function isTokenLike(type: IrType): boolean {
  return type.kind === 'token' || (type.kind === 'target' && type.name.startsWith('dx.') && type.name !== 'dx.Padding')
}

function isPointerOrPointers(type: IrType): boolean {
  return scalarOf(type).kind === 'pointer'
}

function sameShape(first: IrType, second: IrType): boolean {
  return withShapeOf(first, i1) === withShapeOf(second, i1)
}

function checkCount(instruction: Instruction, count: number): Complaint {
  return instruction.operands.length === count ? undefined : `has ${instruction.operands.length} operands, not ${count}`
}

function checkBinary(opcode: BinaryOpcode, instruction: Instruction): Complaint {
  const { lhs, rhs, type } = instruction
  if (lhs.type !== rhs.type || lhs.type !== type) return 'operands and result must have one type'
  const wantsFloat = opcode.startsWith('f')
  if (wantsFloat ? !isFloatOrFloatVector(type) : !isIntOrIntVector(type))
    return `works on ${wantsFloat ? 'floats' : 'integers'}, not on ${type.text}`
  return undefined
}

function bitsOf(type: IrType): number {
  return (scalarOf(type) as IntType | FloatType).bits
}

function checkCast(opcode: CastOpcode, instruction: Instruction): Complaint {
  const from = instruction.operand(0).type
  const to = instruction.type
  const wrong = `cannot turn ${from.text} into ${to.text}`
  if (opcode === 'bitcast') {
    if (!isFirstClass(from) || !isFirstClass(to)) return wrong
    if (isPointerOrPointers(from) || isPointerOrPointers(to)) return from === to ? undefined : wrong
    const plain = [from, to].every((type) => isIntOrIntVector(type) || isFloatOrFloatVector(type))
    return plain && sizeInBits(from) === sizeInBits(to) ? undefined : wrong
  }
  if (!sameShape(from, to)) return wrong
  return castIsLegal(opcode, from, to) ? undefined : wrong
}

function castIsLegal(opcode: CastOpcode, from: IrType, to: IrType): boolean {
  const intFrom = isIntOrIntVector(from)
  const intTo = isIntOrIntVector(to)
  const floatFrom = isFloatOrFloatVector(from)
  const floatTo = isFloatOrFloatVector(to)
  switch (opcode) {
    case 'trunc':
      return intFrom && intTo && bitsOf(from) > bitsOf(to)
    case 'zext':
    case 'sext':
      return intFrom && intTo && bitsOf(from) < bitsOf(to)
    case 'fptrunc':
      return floatFrom && floatTo && bitsOf(from) > bitsOf(to)
    case 'fpext':
      return floatFrom && floatTo && bitsOf(from) < bitsOf(to)
    case 'fptoui':
    case 'fptosi':
      return floatFrom && intTo
    case 'uitofp':
    case 'sitofp':
      return intFrom && floatTo
    case 'ptrtoint':
      return isPointerOrPointers(from) && intTo
    case 'inttoptr':
      return intFrom && isPointerOrPointers(to)
    case 'addrspacecast':
      return isPointerOrPointers(from) && isPointerOrPointers(to) && from !== to
    default:
      return true
  }
}

function checkCompare(instruction: Instruction): Complaint {
  const { lhs, rhs, type, predicate, opcode } = instruction
  if (lhs.type !== rhs.type) return 'operands must have one type'
  if (type !== withShapeOf(lhs.type, i1)) return `gives ${withShapeOf(lhs.type, i1).text}, not ${type.text}`
  if (opcode === 'icmp') {
    if (!intPredicateSet.has(predicate)) return `has no predicate ${predicate}`
    return isIntOrIntVector(lhs.type) || isPointerOrPointers(lhs.type) ? undefined : `cannot compare ${lhs.type.text}`
  }
  if (!floatPredicateSet.has(predicate)) return `has no predicate ${predicate}`
  return isFloatOrFloatVector(lhs.type) ? undefined : `cannot compare ${lhs.type.text}`
}

function checkSelect(instruction: Instruction): Complaint {
  const { condition, ifTrue, ifFalse, type } = instruction
  if (ifTrue.type !== ifFalse.type || ifTrue.type !== type) return 'both values and the result must have one type'
  if (type.kind === 'token') return 'cannot choose between tokens'
  const wanted = condition.type.kind === 'vector' ? withShapeOf(type, i1) : i1
  return condition.type === wanted ? undefined : 'the condition must be i1, or as many of them as there are lanes'
}

function checkPhi(instruction: Instruction): Complaint {
  if (isTokenLike(instruction.type)) return `cannot be a ${instruction.type.text}: handles do not pass phis`
  if (instruction.operands.length !== instruction.incomingBlocks.length) return 'has not one block per value'
  return instruction.operands.every((operand) => operand.type === instruction.type)
    ? undefined
    : `has a value that is not of type ${instruction.type.text}`
}

function checkCall(instruction: Instruction): Complaint {
  const type = instruction.subjectType
  if (type === undefined || type.kind !== 'function') return 'has no function type'
  const { callee, argumentCount } = instruction
  if (callee.type.kind !== 'pointer') return 'calls something that is not a function'
  // A function may be called as another type, which LLVM leaves undefined when it runs; an intrinsic may not.
  if (callee instanceof IrFunction && callee.functionType !== type && callee.name.startsWith('llvm.'))
    return `calls @${callee.name} as ${type.text}, but it is ${callee.functionType.text}`
  if (instruction.type !== type.result) return `gives ${type.result.text}, not ${instruction.type.text}`
  if (type.variadic ? argumentCount < type.parameters.length : argumentCount !== type.parameters.length)
    return `has ${argumentCount} arguments, not ${type.parameters.length}`
  const wrong = type.parameters.findIndex((parameter, index) => instruction.argument(index).type !== parameter)
  return wrong < 0 ? undefined : `argument ${wrong} is not of type ${type.parameters[wrong]!.text}`
}

/** Follows the indices behind the first one through the source element type. */
function checkGetElementPointer(instruction: Instruction): Complaint {
  const [base, ...indices] = instruction.operands
  let type = instruction.subjectType
  if (type === undefined) return 'has no source element type'
  if (base === undefined || !isPointerOrPointers(base.type)) return 'needs a pointer'
  if (!isPointerOrPointers(instruction.type)) return 'gives a pointer'
  for (const [position, index] of indices.entries()) {
    if (!isIntOrIntVector(index.type)) return 'has an index that is not an integer'
    if (position === 0) continue
    const member = memberBy(type, index)
    if (member === undefined) return `${type.text} cannot be indexed like that`
    type = member
  }
  return undefined
}

function memberBy(type: IrType, index: Value): IrType | undefined {
  if (type.kind === 'array' || type.kind === 'vector') return type.element
  const constant = splatElement(index)
  return type.kind === 'struct' && constant instanceof ConstantInt ? elementType(type, constant.number) : undefined
}

function checkVector(instruction: Instruction): Complaint {
  const [first, second, third] = instruction.operands
  const vector = first?.type
  if (vector === undefined || vector.kind !== 'vector') return 'needs a vector'
  switch (instruction.opcode) {
    case 'extractelement':
      if (second?.type.kind !== 'int') return 'needs an integer index'
      return instruction.type === vector.element ? undefined : `gives ${vector.element.text}`
    case 'insertelement':
      if (second?.type !== vector.element || instruction.type !== vector) return `puts a ${vector.element.text} into it`
      return third?.type.kind === 'int' ? undefined : 'needs an integer index'
    default: {
      if (second?.type !== vector) return 'needs two vectors of one type'
      const { type, indices } = instruction
      if (type.kind !== 'vector' || type.element !== vector.element || type.count !== indices.length)
        return 'has a mask that does not fit the result'
      return indices.every((lane) => lane < 2 * vector.count) ? undefined : 'has a mask with a lane that does not exist'
    }
  }
}

function checkAggregate(instruction: Instruction): Complaint {
  let type: IrType = instruction.operand(0).type
  if (instruction.indices.length === 0) return 'has no index'
  for (const index of instruction.indices) {
    const member = type.kind === 'vector' ? undefined : elementType(type, index)
    if (member === undefined) return `${type.text} has no member ${index}`
    type = member
  }
  if (instruction.opcode === 'extractvalue') return instruction.type === type ? undefined : `gives ${type.text}`
  if (instruction.operand(1).type !== type) return `puts a ${type.text} into it`
  return instruction.type === instruction.operand(0).type ? undefined : 'gives what it was given'
}

function checkMemory(instruction: Instruction): Complaint {
  const { opcode, operands, alignment, type } = instruction
  if (alignment !== 0 && (alignment & (alignment - 1)) !== 0) return `alignment ${alignment} is not a power of two`
  if (opcode === 'fence') return instruction.ordering === undefined ? 'needs an ordering' : undefined
  if (opcode === 'alloca') {
    if (instruction.subjectType === undefined || !isFirstClass(instruction.subjectType))
      return 'needs a type with a size'
    return type.kind === 'pointer' && operands.every((operand) => operand.type.kind === 'int')
      ? undefined
      : 'gives a pointer and counts with integers'
  }
  if (instruction.pointer.type.kind !== 'pointer') return 'needs a pointer'
  switch (opcode) {
    case 'load':
      return isFirstClass(type) ? undefined : `cannot load ${type.text}`
    case 'store':
      return isFirstClass(instruction.storedValue.type)
        ? undefined
        : `cannot store ${instruction.storedValue.type.text}`
    case 'atomicrmw': {
      if (instruction.storedValue.type !== type) return 'the value and the result must have one type'
      const wantsFloat = instruction.atomicOperation.startsWith('f')
      const isExchange = instruction.atomicOperation === 'xchg'
      if (isExchange ? !isScalar(type) : wantsFloat ? !isFloatOrFloatVector(type) : type.kind !== 'int')
        return `${instruction.atomicOperation} does not work on ${type.text}`
      return checkOrdering(instruction)
    }
    default: {
      const [, expected, replacement] = operands
      if (expected === undefined || expected.type !== replacement?.type) return 'both values must have one type'
      if (type !== structType([expected.type, i1])) return `gives { ${expected.type.text}, i1 }`
      return instruction.failureOrdering === undefined ? 'needs two orderings' : checkOrdering(instruction)
    }
  }
}

function isScalar(type: IrType): boolean {
  return type.kind === 'int' || type.kind === 'float' || type.kind === 'pointer'
}

function checkOrdering({ ordering }: Instruction): Complaint {
  return ordering === undefined || ordering === 'unordered' ? 'needs an ordering stronger than unordered' : undefined
}

function checkBranch(instruction: Instruction): Complaint {
  const { operands } = instruction
  const isTarget = (operand: Value | undefined) => operand?.kind === 'block'
  if (operands.length === 1) return isTarget(operands[0]) ? undefined : 'needs a block to go to'
  if (operands.length !== 3 || !isTarget(operands[1]) || !isTarget(operands[2])) return 'needs two blocks to go to'
  return operands[0]!.type === i1 ? undefined : 'the condition must be i1'
}

function checkSwitch(instruction: Instruction): Complaint {
  const { operands } = instruction
  const type = operands[0]?.type
  if (type === undefined || type.kind !== 'int') return 'needs an integer'
  if (operands.length % 2 !== 0 || operands[1]!.kind !== 'block') return 'needs a block for every case'
  const seen = new Set<Value>()
  for (let index = 2; index < operands.length; index += 2) {
    const value = operands[index]!
    if (!(value instanceof ConstantInt) || value.type !== type) return `has a case that is not of type ${type.text}`
    if (operands[index + 1]!.kind !== 'block') return 'needs a block for every case'
    if (seen.has(value)) return `has the case ${value.number} twice`
    seen.add(value)
  }
  return undefined
}

function checkReturn(instruction: Instruction): Complaint {
  const wanted = instruction.function?.resultType
  const given = instruction.operands[0]?.type
  if (wanted === undefined || wanted.kind === 'void') return given === undefined ? undefined : 'returns from void'
  return given === wanted && instruction.operands.length === 1 ? undefined : `must return ${wanted.text}`
}

const operandCounts: Readonly<Record<string, number>> = {
  fneg: 1,
  freeze: 1,
  icmp: 2,
  fcmp: 2,
  select: 3,
  extractelement: 2,
  insertelement: 3,
  shufflevector: 2,
  extractvalue: 1,
  insertvalue: 2,
  load: 1,
  store: 2,
  atomicrmw: 2,
  cmpxchg: 3,
  fence: 0,
  unreachable: 0,
}

/** What is wrong with the operands, result and flags of one instruction. */
export function checkInstruction(instruction: Instruction): Complaint {
  const { opcode } = instruction
  const count = isBinaryOpcode(opcode) ? 2 : isCastOpcode(opcode) ? 1 : operandCounts[opcode]
  const complaint = count === undefined ? undefined : checkCount(instruction, count)
  return complaint ?? checkFlags(instruction) ?? checkByOpcode(instruction)
}

/** Fast-math flags mean something only where floats flow. */
function mayHaveFastMath(instruction: Instruction): boolean {
  const { opcode, type } = instruction
  if (opcode === 'fcmp') return true
  if (opcode === 'call' || opcode === 'select' || opcode === 'phi') return isFloatLike(type)
  return /^f(?:add|sub|mul|div|rem|neg|ptrunc|pext)$/.test(opcode)
}

function isFloatLike(type: IrType): boolean {
  return type.kind === 'array' ? isFloatLike(type.element) : isFloatOrFloatVector(type)
}

function checkFlags(instruction: Instruction): Complaint {
  const { flags, opcode } = instruction
  if (flags === 0) return undefined
  if (flags & fastMath && !mayHaveFastMath(instruction)) return 'cannot have fast-math flags'
  if (flags & Flag.exact && !/^(?:[us]div|[al]shr)$/.test(opcode)) return 'cannot be exact'
  if (flags & Flag.disjoint && opcode !== 'or') return 'cannot be disjoint'
  if (flags & Flag.nneg && opcode !== 'zext' && opcode !== 'uitofp') return 'cannot be nneg'
  if (flags & Flag.inbounds && opcode !== 'getelementptr') return 'cannot be inbounds'
  if (flags & Flag.nsw && !/^(?:add|sub|mul|shl|trunc)$/.test(opcode)) return 'cannot be nsw'
  if (flags & Flag.nuw && !/^(?:add|sub|mul|shl|trunc|getelementptr)$/.test(opcode)) return 'cannot be nuw'
  return undefined
}

function checkByOpcode(instruction: Instruction): Complaint {
  const { opcode } = instruction
  if (isBinaryOpcode(opcode)) return checkBinary(opcode, instruction)
  if (isCastOpcode(opcode)) return checkCast(opcode, instruction)
  switch (opcode) {
    case 'fneg':
      return instruction.lhs.type === instruction.type && isFloatOrFloatVector(instruction.type)
        ? undefined
        : 'works on floats'
    case 'freeze':
      return instruction.lhs.type === instruction.type ? undefined : 'must give the type it is given'
    case 'icmp':
    case 'fcmp':
      return checkCompare(instruction)
    case 'select':
      return checkSelect(instruction)
    case 'phi':
      return checkPhi(instruction)
    case 'call':
      return checkCall(instruction)
    case 'getelementptr':
      return checkGetElementPointer(instruction)
    case 'extractelement':
    case 'insertelement':
    case 'shufflevector':
      return checkVector(instruction)
    case 'extractvalue':
    case 'insertvalue':
      return checkAggregate(instruction)
    case 'br':
      return checkBranch(instruction)
    case 'switch':
      return checkSwitch(instruction)
    case 'ret':
      return checkReturn(instruction)
    case 'unreachable':
      return undefined
    default:
      return checkMemory(instruction)
  }
}

/** What is wrong with a constant aggregate's members. */
export function checkMembers(type: IrType, members: readonly Value[]): Complaint {
  if (members.length !== elementCount(type)) return `${type.text} has ${members.length} members`
  const wrong = members.findIndex((member, index) => member.type !== elementType(type, index))
  return wrong < 0 ? undefined : `member ${wrong} does not fit ${type.text}`
}
