import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import type { SignatureParameter } from '../../hlsl/signature.ts'
import type { Expression, Variable } from '../../program/program.ts'
import { isBitField } from '../../program/writes.ts'
import { isAllNumeric, leafCount } from '../../types/leaves.ts'
import { quoteType } from '../../types/print.ts'
import { stringType, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { convertTo } from '../conversions/conversions.ts'
import { obstacleTo } from '../expressions/lvalues.ts'
import { errorExpression, isError } from '../expressions/nodes.ts'
import { dereferenced } from '../handles/handles.ts'
import type { BuiltinMatch, CallMode } from './builtin-calls.ts'
import { bindPlace } from './call-arguments.ts'

/** The arguments converted to the types of the parameters; `error` after a message. */
export function passArguments(
  checker: Checker,
  match: BuiltinMatch,
  values: readonly Expression[],
): Expression[] | 'error' {
  const converted: Expression[] = []
  for (const [index, value] of values.entries()) {
    const type = match.parameterTypes[index]!
    if (!isHeldByMemory(checker, match.signature.parameters[index], value, type)) return 'error'
    const passed = passArgument(checker, value, type, match.modes[index]!)
    if (isError(passed)) return 'error'
    converted.push(passed)
  }
  return converted
}

/**
 * Where the signature asks for nothing, or for any struct (payloads and attributes, which other shaders get), the argument still has to be
 * something that memory can hold.
 */
function isHeldByMemory(
  { sink }: Checker,
  parameter: SignatureParameter | undefined,
  value: Expression,
  type: Type,
): boolean {
  const kind = parameter?.type.kind ?? 'template'
  if ((kind !== 'template' && kind !== 'struct') || isAllNumeric(type)) return true
  if (kind === 'struct' && parameter?.name === 'attributes')
    sink.report(diagnostics.err_hlsl_attributes_not_numeric(value))
  else if (kind === 'struct')
    sink.report(diagnostics.err_hlsl_payload_argument_not_numeric(value, { type: quoteType(type) }))
  else if (type.kind === 'void') sink.report(diagnostics.err_call_incomplete_argument(value, { type: quoteType(type) }))
  else if (type.kind === 'string') sink.report(diagnostics.err_hlsl_unsupported_string_literal(value))
  else sink.report(diagnostics.err_hlsl_argument_not_numeric(value, { type: quoteType(type) }))
  return false
}

function passArgument(checker: Checker, value: Expression, type: Type, mode: CallMode): Expression {
  switch (mode) {
    case 'in':
      return type === stringType ? value : convertTo(checker, value, type, 'argument')
    case 'out':
    case 'inout':
      if (!bindPlace(checker, value, mode)) return errorExpression(value)
      if (leafCount(value.type) <= leafCount(type)) return value
      checker.sink.report(diagnostics.err_hlsl_truncated_place(value))
      return errorExpression(value)
    case 'ref':
      if (value.type.kind === 'handle') return dereferenced(checker, value)
      if (isPartOfTexel(value)) {
        checker.sink.report(diagnostics.err_hlsl_atomic_typed_vector(value))
        return errorExpression(value)
      }
      if (value.type.kind === 'object' || isReferable(checker, value)) return value
      checker.sink.report(diagnostics.err_hlsl_atomic_destination(value))
      return errorExpression(value)
  }
}

/** `typed[i].y`: an atomic operation has a whole element of a typed buffer or texture, or none. */
function isPartOfTexel(value: Expression): boolean {
  if (value.kind !== 'swizzle' && value.kind !== 'index') return false
  const { object } = value
  if (object.kind !== 'resource-element' || object.type.kind !== 'vector') return false
  const { type } = object.object
  return type.kind === 'object' && (type.row.category === 'typed buffer' || type.row.category === 'texture')
}

/** Memory that other threads see: an element of a writable resource, groupshared, a node record, or a parameter bound to one. */
function isReferable(checker: Checker, value: Expression): boolean {
  if (obstacleTo(checker, value) || isBitField(value)) return false
  let current = value
  for (;;) {
    switch (current.kind) {
      case 'field':
      case 'base':
      case 'index':
      case 'swizzle':
      case 'matrix-swizzle':
        current = current.object
        break
      case 'variable':
        return current.variable.kind === 'groupshared' || isPassedPlace(current.variable)
      case 'resource-element':
      case 'method':
      case 'this':
        return true
      default:
        return false
    }
  }
}

function isPassedPlace(variable: Variable): boolean {
  if (variable.kind !== 'parameter' || !('mode' in variable)) return false
  return variable.mode !== 'in' || variable.modifiers.includes('groupshared')
}
