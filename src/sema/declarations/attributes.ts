// Attributes in brackets: known, with the right arguments, on the right thing. The table is src/hlsl/attributes.ts.
//
//   [numthreads(8, N, 1)]   =>   { name: 'numthreads', arguments: [8, 4, 1] }
import type { Attribute, Expression } from '../../ast/nodes.ts'
import { attributeDiagnostics } from '../../diagnostics/tables/attributes.ts'
import {
  type AttributeArgument,
  type AttributeRow,
  type AttributeTarget,
  lookupAttribute,
} from '../../hlsl/attributes.ts'
import { stageOfAttribute } from '../../hlsl/profiles.ts'
import type { ProgramAttribute } from '../../program/program.ts'
import type { Checker } from '../checker.ts'
import { evaluateConstant } from '../constants.ts'
import { checkExpression } from '../expressions/expressions.ts'
import { checkSignatureAttribute, isRepeatedSignature } from './root-signatures.ts'

export function checkAttributes(
  checker: Checker,
  attributes: readonly Attribute[],
  target: AttributeTarget,
): readonly ProgramAttribute[] {
  if (attributes.length === 0) return []
  const checked: ProgramAttribute[] = []
  for (const attribute of attributes) {
    const one = checkAttribute(checker, attribute, target)
    if (one && !isRepeatedSignature(checker, one, checked, attribute)) checked.push(one)
  }
  return checked
}

function checkAttribute(checker: Checker, attribute: Attribute, target: AttributeTarget): ProgramAttribute | undefined {
  const written = attribute.scope === undefined ? attribute.name : `${attribute.scope}::${attribute.name}`
  const row = lookupAttribute(written)
  if (!row) {
    checker.sink.report(attributeDiagnostics.warn_unknown_attribute_ignored(attribute.nameSpan, { name: written }))
    return undefined
  }
  if (!row.targets.includes(target) && isMisplaced(checker, row, target, attribute)) return undefined
  if (row.name === 'rootsignature') return checkSignatureAttribute(checker, attribute)
  const count = attribute.arguments.length
  if (count < row.minimum || count > row.maximum) {
    reportCount(checker, row, attribute, written)
    return undefined
  }
  const values: (number | string)[] = []
  for (const [index, argument] of attribute.arguments.entries()) {
    const kind = row.arguments[index] ?? row.arguments.at(-1) ?? 'expression'
    const value = argumentValue(checker, row, kind, argument, written)
    if (value === undefined) return undefined
    values.push(value)
  }
  if (!checkValues(checker, row, attribute, values)) return undefined
  return { name: row.name, arguments: values, span: { start: attribute.start, end: attribute.end } }
}

/** Attributes of statements are strict, as in Clang; those of declarations mean nothing elsewhere and are dropped. */
function isMisplaced(checker: Checker, row: AttributeRow, target: AttributeTarget, attribute: Attribute): boolean {
  const wantsLoop = row.targets.includes('loop')
  const wantsBranch = row.targets.includes('if') || row.targets.includes('switch')
  const isStatement = target === 'loop' || target === 'if' || target === 'switch'
  const { name } = row
  if (wantsLoop)
    checker.sink.report(attributeDiagnostics.err_loop_attribute_wrong_statement(attribute.nameSpan, { name }))
  else if (wantsBranch && isStatement)
    checker.sink.report(attributeDiagnostics.err_branch_attribute_wrong_statement(attribute.nameSpan, { name }))
  return wantsLoop || wantsBranch || isStatement
}

function reportCount(checker: Checker, row: AttributeRow, attribute: Attribute, name: string): void {
  const { minimum, maximum } = row
  if (minimum === maximum) {
    const plural = minimum === 1 ? 'one argument' : minimum === 0 ? 'no arguments' : `exactly ${minimum} arguments`
    const text = minimum === 0 ? `'${name}' attribute takes no arguments` : ''
    if (text === '')
      checker.sink.report(
        attributeDiagnostics.err_attribute_wrong_number_arguments(attribute.nameSpan, { name, count: plural }),
      )
    else checker.sink.report(attributeDiagnostics.err_attribute_takes_no_arguments(attribute.nameSpan, { name }))
  } else if (attribute.arguments.length < minimum)
    checker.sink.report(
      attributeDiagnostics.err_attribute_too_few_arguments(attribute.nameSpan, { name, count: minimum }),
    )
  else
    checker.sink.report(
      attributeDiagnostics.err_attribute_too_many_arguments(attribute.nameSpan, { name, count: maximum }),
    )
}

function argumentValue(
  checker: Checker,
  row: AttributeRow,
  kind: AttributeArgument,
  argument: Expression,
  name: string,
): number | string | undefined {
  switch (kind) {
    case 'string': {
      if (argument.kind !== 'string') {
        checker.sink.report(attributeDiagnostics.err_hlsl_attribute_expects_string_literal(argument, { name }))
        return undefined
      }
      if (row.name === 'shader') return stageOfAttribute(argument.value, isSlang(checker)) ?? argument.value
      const isKnown = row.values === undefined || row.values.some((value) => equalsIgnoringCase(value, argument.value))
      if (isKnown) return argument.value
      const values = (row.values ?? []).join(',')
      checker.sink.report(
        attributeDiagnostics.err_hlsl_attribute_expects_string_literal_from_list(argument, { name, values }),
      )
      return argument.value
    }
    case 'identifier':
      return argument.kind === 'name' ? (argument.path.at(-1)?.name ?? '') : ''
    case 'int':
    case 'float':
      return numberValue(checker, argument, name)
    case 'expression':
      checkExpression(checker, argument)
      return ''
  }
}

function isSlang({ options }: Checker): boolean {
  return options.language === 'slang'
}

function equalsIgnoringCase(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase()
}

function numberValue(checker: Checker, argument: Expression, name: string): number | undefined {
  const expression = checkExpression(checker, argument)
  if (expression.type.kind === 'error') return undefined
  const value = evaluateConstant(expression)?.leaves[0]
  if (value !== undefined) return Number(value)
  checker.sink.report(attributeDiagnostics.err_attribute_argument_type(argument, { name }))
  return undefined
}

function checkValues(
  checker: Checker,
  row: AttributeRow,
  attribute: Attribute,
  values: readonly (number | string)[],
): boolean {
  const [first] = values
  if (row.name === 'unroll' && typeof first === 'number' && first <= 0) {
    checker.sink.report(attributeDiagnostics.err_requires_positive_value(attribute.arguments[0]!, { value: first }))
    return false
  }
  if (row.name === 'shader' && typeof first === 'string' && !stageOfAttribute(first)) {
    checker.sink.report(
      attributeDiagnostics.warn_attribute_type_not_supported(attribute.nameSpan, { name: 'shader', value: first }),
    )
    return false
  }
  if (row.name === 'numthreads') checkGroupSize(checker, attribute, values)
  return true
}

const groupLimits = [1024, 1024, 64] as const

function checkGroupSize(checker: Checker, attribute: Attribute, values: readonly (number | string)[]): void {
  let product = 1
  for (const [index, limit] of groupLimits.entries()) {
    const value = Number(values[index])
    product *= value
    if (!Number.isInteger(value)) {
      checker.sink.report(attributeDiagnostics.err_attribute_argument_type(attribute.nameSpan, { name: 'numthreads' }))
      return
    }
    // Negative numbers are large ones without a sign.
    if (value >= 0 && value <= limit) continue
    const argument = 'XYZ'[index]!
    const at = attribute.arguments[index]!
    checker.sink.report(attributeDiagnostics.err_hlsl_numthreads_argument_oor(at, { argument, limit }))
    return
  }
  if (product > 1024) checker.sink.report(attributeDiagnostics.err_hlsl_numthreads_invalid(attribute.nameSpan))
}
