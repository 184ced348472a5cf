// `vk::SpirvType`, `vk::SpirvOpaqueType`, `vk::integral_constant` and `vk::Literal`: types that are an instruction of SPIR-V.
import type { NameSegment, TemplateArgument } from '../../ast/nodes.ts'
import type { ObjectRow } from '../../hlsl/resources.ts'
import type { ProgramAttribute } from '../../program/program.ts'
import { type InlineOperand, type InlineType, inlineType } from '../../types/inline-types.ts'
import type { ObjectType, Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import type { QualifiedType } from '../names/symbols.ts'
import { checkValueType } from '../templates/template-parameters.ts'
import { integerArgument, missingArguments, typeArgument } from './resolve-builtin.ts'
import { errorQualified, unqualified } from './resolve-type.ts'

/** How many numbers stand before the operands. */
const leading: Readonly<Record<string, number>> = { 'vk::SpirvType': 3, 'vk::SpirvOpaqueType': 1 }

/** What such a name means; `undefined` for any other row. */
export function resolveInlineType(checker: Checker, row: ObjectRow, segment: NameSegment): QualifiedType | undefined {
  const given = segment.templateArguments ?? []
  switch (row.name) {
    case 'vk::integral_constant':
      return resolveConstant(checker, row, given, segment)
    case 'vk::Literal':
      return resolveLiteral(checker, row, given, segment)
    case 'vk::ext_result_id':
      // The value itself: what an instruction gives is an id in any case.
      return (given[0] && typeArgument(checker, given[0])) ?? missingArguments(checker, row, segment)
  }
  const count = leading[row.name]
  if (count === undefined) return undefined
  if (given.length < count) return missingArguments(checker, row, segment)
  const numbers = given.slice(0, count).map((argument) => integerArgument(checker, argument))
  const operands = given.slice(count).map((argument) => operandOf(checker, argument))
  if ([...numbers, ...operands].includes(undefined)) return errorQualified
  const [opcode = 0, size = 0, alignment = 0] = numbers as number[]
  return made(row, { opcode, size: size / 8, alignment: alignment / 8, operands: operands as InlineOperand[] })
}

function made(row: ObjectRow, facts: Omit<InlineType, 'needs'>): QualifiedType {
  return unqualified(inlineType(row, { ...facts, needs: [] }))
}

/** `vk::integral_constant<uint, 16>` */
function resolveConstant(
  checker: Checker,
  row: ObjectRow,
  [typeSyntax, valueSyntax]: readonly TemplateArgument[],
  segment: NameSegment,
): QualifiedType {
  if (!typeSyntax || !valueSyntax) return missingArguments(checker, row, segment)
  const type = typeArgument(checker, typeSyntax)?.type
  if (type) checkValueType(checker, type, typeSyntax)
  const value = integerArgument(checker, valueSyntax)
  const scalar = type?.kind === 'enum' ? type.underlying : type
  if (scalar?.kind !== 'scalar' || value === undefined) return errorQualified
  const operand: InlineOperand = { kind: 'constant', type: scalar, value: BigInt(value) }
  return made(row, { opcode: 0, size: 0, alignment: 0, operands: [operand] })
}

/** `vk::Literal<vk::integral_constant<uint, 8> >` */
function resolveLiteral(
  checker: Checker,
  row: ObjectRow,
  [argument]: readonly TemplateArgument[],
  segment: NameSegment,
): QualifiedType {
  if (!argument) return missingArguments(checker, row, segment)
  const inner = operandOf(checker, argument)
  if (inner?.kind !== 'constant') return inner ? missingArguments(checker, row, segment) : errorQualified
  const operand: InlineOperand = { kind: 'literal', value: inner.value }
  return made(row, { opcode: 0, size: 0, alignment: 0, operands: [operand] })
}

function operandOf(checker: Checker, argument: TemplateArgument): InlineOperand | undefined {
  const type = typeArgument(checker, argument)?.type
  if (!type || type.kind === 'error') return undefined
  const isOperand = type.kind === 'object' && type.inline !== undefined && !(type.row.name in leading)
  return isOperand ? type.inline!.operands[0] : { kind: 'type', type }
}

/** `using byte [[vk::ext_capability(39)]] = vk::SpirvType<...>`: every use of the alias needs that. */
export function withNeeds(type: Type, attributes: readonly ProgramAttribute[]): Type {
  const needs = attributes.map(({ name, arguments: values }) => ({ name, arguments: values }))
  const object = type.kind === 'object' ? (type as ObjectType) : undefined
  if (!object?.inline || needs.length === 0) return type
  return inlineType(object.row, { ...object.inline, needs: [...object.inline.needs, ...needs] })
}
