// `vk::static_pointer_cast<T, alignment>(p)` and `vk::reinterpret_pointer_cast<T, alignment>(p)`: the address stays, the type changes.
//
// A static cast goes to a base class of what the pointer points to. The alignment is the pointer's own when it is not written, and
// cannot grow: nothing would hold the program to it.
import type * as ast from '../../ast/nodes.ts'
import { stageLimitDiagnostics as diagnostics } from '../../diagnostics/tables/stage-limits.ts'
import type { Expression } from '../../program/program.ts'
import { isBufferPointer, objectType, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { derivesFrom } from '../conversions/conversions.ts'
import { errorExpression } from '../expressions/nodes.ts'
import { integerArgument, typeArgument } from '../types/resolve-builtin.ts'

export function isPointerCast(name: string): boolean {
  return name === 'vk::static_pointer_cast' || name === 'vk::reinterpret_pointer_cast'
}

/** The call, once its argument is converted. */
export function pointerCast(
  checker: Checker,
  name: string,
  argument: Expression,
  segment: ast.NameSegment,
  syntax: ast.CallExpression,
): Expression {
  const type = castType(checker, name, argument, segment)
  if (!type) return errorExpression(syntax)
  const { start, end } = syntax
  return {
    kind: 'intrinsic',
    name,
    modes: ['in'],
    parameterTypes: [argument.type],
    arguments: [argument],
    type,
    start,
    end,
  }
}

/** `undefined` after a message. */
function castType(checker: Checker, name: string, argument: Expression, segment: ast.NameSegment): Type | undefined {
  const from = argument.type
  const [typeSyntax, alignmentSyntax] = segment.templateArguments ?? []
  if (!isBufferPointer(from) || !typeSyntax) return undefined
  const target = typeArgument(checker, typeSyntax)?.type
  const alignment = alignmentSyntax ? integerArgument(checker, alignmentSyntax) : from.count
  if (!target || target.kind === 'error' || (alignmentSyntax && alignment === undefined)) return undefined
  if (name === 'vk::static_pointer_cast' && !isSameOrBase(from.element!, target)) {
    checker.sink.report(diagnostics.err_hlsl_vk_static_pointer_cast_type(segment))
    return undefined
  }
  if ((alignment ?? 0) > (from.count ?? 0)) {
    checker.sink.report(diagnostics.err_hlsl_vk_pointer_cast_alignment(segment))
    return undefined
  }
  return objectType(from.row, target, alignment)
}

function isSameOrBase(from: Type, to: Type): boolean {
  return from === to || (from.kind === 'struct' && to.kind === 'struct' && derivesFrom(from, to))
}
