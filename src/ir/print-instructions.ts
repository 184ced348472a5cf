// Instructions as LLVM writes them. `Names` has the names of local values and metadata in the text.
import { bug } from '../support/bug.ts'
import { attributePrefix } from './attributes.ts'
import type { Instruction } from './instructions.ts'
import type { MetadataNode, MetadataValue } from './metadata.ts'
import { Flag, fastMath, fastMathFlags, isBinaryOpcode, isCastOpcode } from './opcodes.ts'
import { constantText, pointerFlagsText } from './print-constants.ts'
import type { Value } from './values.ts'

export interface Names {
  /** `%x`, `%7`. */
  local(value: Value): string
  /** `!3`. */
  node(node: MetadataNode): string
  /** Metadata in an argument. */
  metadata(value: MetadataValue): string
  /** `#2`; empty when there are no attributes. */
  attributes(attributes: ReadonlyMap<string, string>): string
}

function fastMathText(flags: number): string {
  if ((flags & fastMath) === 0) return ''
  if ((flags & fastMath) === fastMath) return 'fast '
  let text = ''
  for (const name of fastMathFlags) if (flags & Flag[name]) text += `${name} `
  return text
}

function arithmeticFlagsText(flags: number): string {
  if (flags === 0) return ''
  let text = ''
  if (flags & Flag.nneg) text += 'nneg '
  if (flags & Flag.disjoint) text += 'disjoint '
  if (flags & Flag.exact) text += 'exact '
  if (flags & Flag.nuw) text += 'nuw '
  if (flags & Flag.nsw) text += 'nsw '
  if (flags & Flag.samesign) text += 'samesign '
  return text + fastMathText(flags)
}

function operandText(value: Value, names: Names): string {
  switch (value.kind) {
    case 'instruction':
    case 'argument':
    case 'block':
      return names.local(value)
    case 'metadata':
      return names.metadata(value as MetadataValue)
    default:
      return constantText(value)
  }
}

/** `i32 %x`. */
function typedOperandText(value: Value, names: Names): string {
  return `${value.type.text} ${operandText(value, names)}`
}

function maskText(mask: readonly number[]): string {
  const type = `<${mask.length} x i32>`
  if (mask.every((lane) => lane < 0)) return `${type} poison`
  if (mask.every((lane) => lane === 0)) return `${type} zeroinitializer`
  return `${type} <${mask.map((lane) => `i32 ${lane < 0 ? 'poison' : lane}`).join(', ')}>`
}

function orderingText(instruction: Instruction): string {
  const scope = instruction.syncScope === '' ? '' : ` syncscope("${instruction.syncScope}")`
  return `${scope} ${instruction.ordering}`
}

function alignmentText(instruction: Instruction): string {
  return instruction.alignment === 0 ? '' : `, align ${instruction.alignment}`
}

function callText(instruction: Instruction, names: Names): string {
  const { flags, call } = instruction
  let text = flags & Flag.musttail ? 'musttail ' : flags & Flag.notail ? 'notail ' : flags & Flag.tail ? 'tail ' : ''
  text += `call ${fastMathText(flags)}`
  if (call !== undefined) {
    if (call.callingConvention !== '') text += `${call.callingConvention} `
    text += attributePrefix(call.resultAttributes)
  }
  const type = instruction.functionType
  text += `${type.variadic ? type.text : type.result.text} ${operandText(instruction.callee, names)}(`
  for (let index = 0; index < instruction.argumentCount; index++) {
    const argument = instruction.argument(index)
    const attributes = call?.argumentAttributes[index]
    if (index > 0) text += ', '
    text += `${argument.type.text} ${attributes === undefined ? '' : attributePrefix(attributes)}`
    text += operandText(argument, names)
  }
  text += ')'
  if (call !== undefined && call.functionAttributes.size > 0) text += ` ${names.attributes(call.functionAttributes)}`
  return text
}

function terminatorText(instruction: Instruction, names: Names): string {
  const typed = (value: Value) => typedOperandText(value, names)
  switch (instruction.opcode) {
    case 'switch': {
      let text = `switch ${typed(instruction.operand(0))}, ${typed(instruction.operand(1))} [\n`
      for (let index = 0; index < instruction.caseCount; index++)
        text += `    ${typed(instruction.caseValue(index))}, ${typed(instruction.caseTarget(index))}\n`
      return `${text}  ]`
    }
    case 'ret':
      return instruction.operands.length === 0 ? 'ret void' : `ret ${typed(instruction.operand(0))}`
    default:
      return instruction.operands.length === 0
        ? instruction.opcode
        : `${instruction.opcode} ${instruction.operands.map(typed).join(', ')}`
  }
}

function phiText(instruction: Instruction, names: Names): string {
  let text = `phi ${fastMathText(instruction.flags)}${instruction.type.text} `
  for (let index = 0; index < instruction.operands.length; index++) {
    const value = operandText(instruction.operand(index), names)
    const block = instruction.incomingBlocks[index]
    text += `${index > 0 ? ', ' : ''}[ ${value}, ${block === undefined ? '<missing>' : names.local(block)} ]`
  }
  return text
}

function memoryText(instruction: Instruction, names: Names): string {
  const { opcode } = instruction
  const typed = (value: Value) => typedOperandText(value, names)
  const isVolatile = instruction.flags & Flag.volatile ? 'volatile ' : ''
  const isAtomic = instruction.ordering === undefined ? '' : 'atomic '
  const ordering = instruction.ordering === undefined ? '' : orderingText(instruction)
  const alignment = alignmentText(instruction)
  switch (opcode) {
    case 'alloca': {
      const space = instruction.type.kind === 'pointer' ? instruction.type.addressSpace : 0
      const count = instruction.operands.length > 0 ? `, ${typed(instruction.operand(0))}` : ''
      const suffix = space === 0 ? '' : `, addrspace(${space})`
      return `alloca ${instruction.subjectType?.text}${count}${alignment}${suffix}`
    }
    case 'load':
      return `load ${isAtomic}${isVolatile}${instruction.type.text}, ${typed(instruction.pointer)}${ordering}${alignment}`
    case 'store': {
      const operands = `${typed(instruction.storedValue)}, ${typed(instruction.pointer)}`
      return `store ${isAtomic}${isVolatile}${operands}${ordering}${alignment}`
    }
    case 'atomicrmw': {
      const operands = `${typed(instruction.pointer)}, ${typed(instruction.storedValue)}`
      return `atomicrmw ${isVolatile}${instruction.atomicOperation} ${operands}${ordering}${alignment}`
    }
    case 'cmpxchg': {
      const weak = instruction.flags & Flag.weak ? 'weak ' : ''
      const operands = instruction.operands.map(typed).join(', ')
      return `cmpxchg ${weak}${isVolatile}${operands}${ordering} ${instruction.failureOrdering}${alignment}`
    }
    case 'fence':
      return `fence${ordering}`
    default:
      return bug(`${opcode} is not a memory operation`)
  }
}

/** The right-hand side of the instruction, without attachments. */
function bodyText(instruction: Instruction, names: Names): string {
  const { opcode } = instruction
  const typed = (value: Value) => typedOperandText(value, names)
  const flags = arithmeticFlagsText(instruction.flags)
  if (isBinaryOpcode(opcode))
    return `${opcode} ${flags}${typed(instruction.lhs)}, ${operandText(instruction.rhs, names)}`
  if (isCastOpcode(opcode)) return `${opcode} ${flags}${typed(instruction.operand(0))} to ${instruction.type.text}`
  switch (opcode) {
    case 'icmp':
    case 'fcmp': {
      const operands = `${typed(instruction.lhs)}, ${operandText(instruction.rhs, names)}`
      return `${opcode} ${flags}${instruction.predicate} ${operands}`
    }
    case 'phi':
      return phiText(instruction, names)
    case 'call':
      return callText(instruction, names)
    case 'getelementptr': {
      const operands = instruction.operands.map(typed).join(', ')
      return `getelementptr ${pointerFlagsText(instruction.flags)}${instruction.subjectType?.text}, ${operands}`
    }
    case 'shufflevector':
      return `shufflevector ${instruction.operands.map(typed).join(', ')}, ${maskText(instruction.indices)}`
    case 'extractvalue':
    case 'insertvalue':
      return `${opcode} ${instruction.operands.map(typed).join(', ')}, ${instruction.indices.join(', ')}`
    case 'fneg':
    case 'select':
    case 'extractelement':
    case 'insertelement':
    case 'freeze':
      return `${opcode} ${flags}${instruction.operands.map(typed).join(', ')}`
    case 'br':
    case 'switch':
    case 'ret':
    case 'unreachable':
      return terminatorText(instruction, names)
    default:
      return memoryText(instruction, names)
  }
}

export function instructionText(instruction: Instruction, names: Names): string {
  let text = bodyText(instruction, names)
  if (instruction.type.kind !== 'void') text = `${names.local(instruction)} = ${text}`
  for (const [kind, node] of instruction.metadata ?? []) text += `, !${kind} ${names.node(node)}`
  return text
}
