// Inline SPIR-V: a call of a function that stands for an instruction.
//
//   [[vk::ext_instruction(129)]] float add(float a, float b);      add(x, y)   =>   OpFAdd %float %x %y
//   [[vk::ext_instruction(31, "GLSL.std.450")]] float root(float); root(x)     =>   OpExtInst %float %set 31 %x
//
// `[[vk::ext_literal]]` arguments are words of the instruction, `[[vk::ext_reference]]` ones pointers; `[[vk::ext_capability]]` and
// `[[vk::ext_extension]]` say what the module needs for it.
import { scalars } from '../../hlsl/scalars.ts'
import { attributeOf, hasAttribute } from '../../program/attributes.ts'
import { fixedInteger } from '../../program/evaluate/fixed.ts'
import type { CallExpression, Expression, Parameter, ProgramAttribute, ProgramFunction } from '../../program/program.ts'
import { isBufferPointer, type Type } from '../../types/types.ts'
import { pointerTo, temporary } from './access.ts'
import { addressType, declaredPointer } from './buffer-pointers.ts'
import { unsupported } from './context.ts'
import { requireNeeds } from './decorations.ts'
import { opcodeName } from './disassemble/words.ts'
import { value } from './expressions.ts'
import type { FunctionWriter } from './function-writer.ts'
import type { CapabilityName, Id } from './module.ts'
import { place } from './places.ts'

/** What instructions about groups of threads need, the first that fits. */
const groupNeeds: readonly (readonly [start: string, capability: CapabilityName])[] = [
  ['OpGroupNonUniformElect', 'GroupNonUniform'],
  ['OpGroupNonUniformAll', 'GroupNonUniformVote'],
  ['OpGroupNonUniformAny', 'GroupNonUniformVote'],
  ['OpGroupNonUniformBroadcast', 'GroupNonUniformBallot'],
  ['OpGroupNonUniformBallot', 'GroupNonUniformBallot'],
  ['OpGroupNonUniformInverseBallot', 'GroupNonUniformBallot'],
  ['OpGroupNonUniformShuffleUp', 'GroupNonUniformShuffleRelative'],
  ['OpGroupNonUniformShuffleDown', 'GroupNonUniformShuffleRelative'],
  ['OpGroupNonUniformShuffle', 'GroupNonUniformShuffle'],
  ['OpGroupNonUniformQuad', 'GroupNonUniformQuad'],
  ['OpGroupNonUniformRotate', 'GroupNonUniformRotateKHR'],
  ['OpGroupNonUniform', 'GroupNonUniformArithmetic'],
]

/** The attribute of a function that stands for an instruction. */
export function inlineInstruction({ attributes }: ProgramFunction): ProgramAttribute | undefined {
  return attributeOf(attributes, 'vk::ext_instruction')
}

export function inlineCall(writer: FunctionWriter, call: CallExpression, attribute: ProgramAttribute): Id {
  const { function: callee, type } = call
  const [number = 0, set] = attribute.arguments
  requireNeeds(writer.shared, callee.attributes)
  for (const { attributes } of callee.parameters) requireNeeds(writer.shared, attributes)
  const operands = callee.parameters.flatMap((parameter, index) => operand(writer, parameter, call.arguments[index]!))
  const isVoid = type.kind === 'void'
  const resultType = isBufferPointer(type) ? declaredPointer(writer.shared, type) : writer.type(type)
  const result = (id: Id): Id => (isBufferPointer(type) ? writer.emit('OpBitcast', addressType(writer.module), id) : id)
  if (typeof set === 'string' && set !== '') {
    const id = writer.module.extendedSet(set)
    return result(writer.emit('OpExtInst', resultType, id, Number(number), ...operands))
  }
  const opcode = opcodeName(Number(number))
  const group = opcode && groupNeeds.find(([start]) => opcode.startsWith(start))
  if (group) writer.module.capability(group[1])
  if (opcode === undefined) {
    unsupported(writer.shared, call, `the instruction ${number}`)
    return writer.module.undef(writer.type(type))
  }
  // Its operand is a type, which no argument can be.
  if (opcode === 'OpCooperativeMatrixLengthKHR')
    return writer.emit(opcode, resultType, writer.type(call.arguments[0]!.type))
  if (!isVoid) return result(writer.emit(opcode, resultType, ...operands))
  writer.emitVoid(opcode, ...operands)
  return 0
}

function operand(writer: FunctionWriter, parameter: Parameter, argument: Expression): number[] {
  const has = (wanted: string): boolean => hasAttribute(parameter.attributes, wanted)
  if (has('vk::ext_reference')) return [reference(writer, argument)]
  const known = has('vk::ext_literal') ? fixedInteger(argument) : undefined
  if (known !== undefined) return literalWords(known, argument)
  // Operands such as scopes must be constants.
  const constant = isInteger(argument.type) ? fixedInteger(argument) : undefined
  if (constant !== undefined) return [writer.module.integer(writer.type(argument.type), constant)]
  const id = value(writer, argument)
  if (isBufferPointer(argument.type))
    return [writer.emit('OpBitcast', declaredPointer(writer.shared, argument.type), id)]
  if (!has('vk::ext_literal')) return [id]
  const definition = writer.module.definition(id)
  if (definition?.opcode === 'OpConstant') return [...definition.operands]
  if (definition?.opcode === 'OpConstantNull') return [0]
  unsupported(writer.shared, argument, 'a literal of an instruction that is not known when compiling')
  return [0]
}

function isInteger(type: Type): boolean {
  return type.kind === 'scalar' && scalars[type.scalar].class === 'int'
}

/** As many words as the number has. */
function literalWords(value: bigint, { type }: Expression): number[] {
  const isWide = type.kind === 'scalar' && scalars[type.scalar].bits === 64
  const words = [Number(BigInt.asUintN(32, value))]
  return isWide ? [...words, Number(BigInt.asUintN(32, value >> 32n))] : words
}

function reference(writer: FunctionWriter, argument: Expression): Id {
  const target = place(writer, argument)
  if (target.kind === 'memory') return pointerTo(writer, target)
  unsupported(writer.shared, argument, 'a reference to what is not a variable')
  return pointerTo(writer, temporary(writer, argument.type))
}
