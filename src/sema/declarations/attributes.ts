// Attributes in brackets: known, with the right arguments, on the right thing. The table is src/hlsl/attributes.ts.
//
//   [numthreads(8, N, 1)]   =>   { name: 'numthreads', arguments: [8, 4, 1] }
import type { Attribute, Expression } from '../../ast/nodes.ts'
import { attributeDiagnostics } from '../../diagnostics/tables/attributes.ts'
import {
  type AttributeArgument,
  type AttributeRow,
  type AttributeTarget,
  attributeRows,
  attributeSpelling,
  lookupAttribute,
  subjectsText,
} from '../../hlsl/attributes.ts'
import { foreignAttributes } from '../../hlsl/foreign-names.ts'
import { stageOfAttribute } from '../../hlsl/profiles.ts'
import { concreteScalar, scalars } from '../../hlsl/scalars.ts'
import type { ProgramAttribute, Expression as TypedExpression } from '../../program/program.ts'
import { quoteType } from '../../types/print.ts'
import { scalarType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { constantNotes } from '../expressions/constant-notes.ts'
import { checkExpression } from '../expressions/expressions.ts'
import { languageConstant } from '../expressions/language-constants.ts'
import { suggest } from '../names/missing-names.ts'
import { checkAttributeValues } from './attribute-values.ts'
import { checkClipPlanes } from './clip-planes.ts'
import { checkSignatureAttribute, withoutEarlierSignature } from './root-signatures.ts'
import { isForVulkan } from './vulkan-attributes.ts'

export function checkAttributes(
  checker: Checker,
  attributes: readonly Attribute[],
  target: AttributeTarget,
): readonly ProgramAttribute[] {
  if (attributes.length === 0) return []
  let checked: readonly ProgramAttribute[] = []
  for (const attribute of attributes) {
    const one = checkAttribute(checker, attribute, target)
    if (one) checked = [...withoutEarlierSignature(checker, one, checked, attribute), one]
  }
  return checked
}

/** Attributes that have another name in Slang. */
const slangNames: Readonly<Record<string, string>> = { format: 'vk::image_format' }

function checkAttribute(checker: Checker, attribute: Attribute, target: AttributeTarget): ProgramAttribute | undefined {
  const written = attribute.scope === undefined ? attribute.name : `${attribute.scope}::${attribute.name}`
  // Every method may write to its object, as in HLSL.
  if (isSlang(checker) && written === 'mutating') return undefined
  const row = lookupAttribute((isSlang(checker) && slangNames[written]) || written)
  if (!row || (row.name === 'require' && !isSlang(checker))) {
    const close = meantAttribute(written, target)
    const extras = { noHelp: close === undefined }
    checker.sink.report(
      attributeDiagnostics.warn_unknown_attribute_ignored(
        attribute.nameSpan,
        { name: written, close: close ?? '' },
        extras,
      ),
    )
    return undefined
  }
  // Written HLSL keeps what it does not understand.
  if (written.startsWith('vk::') && checker.options.target === 'dxil' && !isSlang(checker))
    checker.sink.report(attributeDiagnostics.warn_attribute_ignored(attribute.nameSpan, { name: written }))
  if (!row.targets.includes(target) && isMisplaced(checker, row, target, attribute)) return undefined
  if (row.name === 'rootsignature') return checkSignatureAttribute(checker, attribute)
  const count = attribute.arguments.length
  if (count > row.maximum && statementTargets.has(target)) reportSurplus(checker, row, attribute, written)
  else if (count < row.minimum || count > row.maximum) {
    reportCount(checker, row, attribute, written)
    return recover(row, attribute)
  }
  if (row.name === 'clipplanes') return checkClipPlanes(checker, attribute)
  const values: (number | string)[] = []
  for (const [index, argument] of attribute.arguments.slice(0, row.maximum).entries()) {
    const kind = row.arguments[index] ?? row.arguments.at(-1) ?? 'expression'
    const value = argumentValue(checker, row, kind, argument, written)
    if (value === undefined) return recover(row, attribute)
    values.push(value)
  }
  if (!checkAttributeValues(checker, row.name, attribute, values)) return recover(row, attribute)
  return { name: row.name, arguments: values, span: { start: attribute.start, end: attribute.end } }
}

/** What a name that no attribute has was probably meant to be. */
function meantAttribute(written: string, target: AttributeTarget): string | undefined {
  const fitting = attributeRows.filter(({ targets }) => targets.includes(target)).map(({ name }) => name)
  const close = foreignAttributes.get(written) ?? suggest(written.toLowerCase(), fitting)
  return close === undefined ? undefined : attributeSpelling(close)
}

/** Stands for an attribute with wrong arguments, so that it is not reported as missing, too. */
const recovered: Readonly<Record<string, readonly number[]>> = { numthreads: [1, 1, 1], maxvertexcount: [1] }

function recover({ name }: AttributeRow, { start, end }: Attribute): ProgramAttribute | undefined {
  return recovered[name] && { name, arguments: recovered[name], span: { start, end } }
}

/** Attributes of statements are strict, as in Clang; those of declarations mean nothing elsewhere and are dropped. */
function isMisplaced(checker: Checker, row: AttributeRow, target: AttributeTarget, attribute: Attribute): boolean {
  const wantsLoop = row.targets.includes('loop')
  const wantsBranch = row.targets.includes('if') || row.targets.includes('switch')
  const isStatement = statementTargets.has(target)
  const { name } = row
  const isVulkans = name.startsWith('vk::')
  const at = attribute.nameSpan
  if (!isStatement && (wantsLoop || wantsBranch))
    checker.sink.report(attributeDiagnostics.err_stmt_attribute_invalid_on_decl(at, { name }))
  else if (wantsLoop) checker.sink.report(attributeDiagnostics.err_loop_attribute_wrong_statement(at, { name }))
  else if (wantsBranch) checker.sink.report(attributeDiagnostics.err_branch_attribute_wrong_statement(at, { name }))
  else if (isStatement && !(isVulkans && isSlang(checker)))
    checker.sink.report(attributeDiagnostics.err_decl_attribute_invalid_on_stmt(at, { name }))
  else if (isForFunctionsOnly(row) && checker.options.isLenientLikeDxc && target === 'variable')
    checker.sink.report(attributeDiagnostics.err_hlsl_attribute_valid_on_function_only(at))
  else if (name === 'rootsignature')
    checker.sink.report(
      attributeDiagnostics.err_attribute_wrong_decl_type(at, { name: attribute.name, what: "'function'" }),
    )
  else if (entryAttributes.has(name)) reportNotGlobalFunction(checker, attribute)
  else if (name === 'vk::ext_builtin_input' || (isVulkans && isForVulkan(checker) && !isSlang(checker))) {
    const what = name === 'vk::ext_builtin_input' ? 'static const globals' : subjectsText(row)
    checker.sink.report(attributeDiagnostics.err_attribute_wrong_decl_type(attribute.nameSpan, { name, what }))
  }
  return wantsLoop || wantsBranch || isStatement
}

/** Where neither Clang nor DXC passes over an attribute of functions. */
export function refuseFunctionAttributes(checker: Checker, attributes: readonly Attribute[]): void {
  for (const { name, scope, nameSpan } of attributes) {
    const row = scope === undefined && !isSlang(checker) ? lookupAttribute(name) : undefined
    if (row && isForFunctionsOnly(row))
      checker.sink.report(attributeDiagnostics.err_hlsl_attribute_valid_on_function_only(nameSpan))
  }
}

function isForFunctionsOnly({ name, targets }: AttributeRow): boolean {
  return !name.includes('::') && targets.every((each) => each === 'function')
}

const statementTargets: ReadonlySet<AttributeTarget> = new Set(['loop', 'if', 'switch', 'statement'])

/** What only an entry point can have, in Clang's list. */
const entryAttributes = new Set(['shader', 'numthreads', 'wavesize'])

function reportNotGlobalFunction(checker: Checker, { name, nameSpan }: Attribute): void {
  checker.sink.report(
    attributeDiagnostics.warn_attribute_wrong_decl_type_str(nameSpan, { name, what: 'global functions' }),
  )
}

/** Methods and static functions cannot be entry points: what makes one of them is dropped. */
export function entryAttributesOnly(
  checker: Checker,
  syntax: readonly Attribute[],
  checked: readonly ProgramAttribute[],
): readonly ProgramAttribute[] {
  for (const attribute of syntax) {
    if (entryAttributes.has(attribute.name.toLowerCase())) reportNotGlobalFunction(checker, attribute)
  }
  return checked.filter(({ name }) => !entryAttributes.has(name))
}

/** DXC does not look at them. */
function reportSurplus(
  checker: Checker,
  { targets, maximum }: AttributeRow,
  { nameSpan }: Attribute,
  name: string,
): void {
  const number = targets.includes('loop') ? `takes no more than ${argumentCount(maximum)}` : 'takes no arguments'
  checker.sink.report(attributeDiagnostics.err_stmt_attribute_arguments(nameSpan, { name, number }))
}

function reportCount(checker: Checker, row: AttributeRow, attribute: Attribute, name: string): void {
  const { minimum, maximum } = row
  const at = attribute.nameSpan
  if (minimum === maximum) {
    const number =
      minimum === 0
        ? 'takes no arguments'
        : minimum === 1
          ? 'takes one argument'
          : `requires exactly ${minimum} arguments`
    checker.sink.report(attributeDiagnostics.err_attribute_wrong_number_arguments(at, { name, number }))
  } else if (attribute.arguments.length < minimum)
    checker.sink.report(
      attributeDiagnostics.err_attribute_too_few_arguments(at, { name, number: argumentCount(minimum) }),
    )
  else
    checker.sink.report(
      attributeDiagnostics.err_attribute_too_many_arguments(at, { name, number: argumentCount(maximum) }),
    )
}

function argumentCount(count: number): string {
  return count === 1 ? '1 argument' : `${count} arguments`
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
        checker.sink.report(attributeDiagnostics.err_attribute_argument_n_type_string(argument, { name }))
        return undefined
      }
      if (row.name === 'shader') return stageOfAttribute(argument.value, isSlang(checker)) ?? argument.value
      const isKnown = row.values === undefined || row.values.includes(argument.value)
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
      return numberValue(checker, row, kind, argument, name)
    case 'expression':
      checkExpression(checker, argument)
      return ''
  }
}

function isSlang({ options }: Checker): boolean {
  return options.language === 'slang'
}

/** What a name begins with, which DXC takes for it; undefined where that is nothing. */
function firstValue({ firstValues }: Checker, written: TypedExpression): TypedExpression | undefined {
  if (written.kind !== 'variable' || written.variable.isConst) return written
  return firstValues.get(written.variable) ?? written.variable.initializer
}

/** Where an integer is wanted DXC takes floats for 0, `8.0` too. */
function numberValue(
  checker: Checker,
  row: AttributeRow,
  kind: 'int' | 'float',
  argument: Expression,
  name: string,
): number | string | undefined {
  const isOfLoop = row.targets.includes('loop')
  const written = checkExpression(checker, argument)
  const isName = isOfLoop && argument.kind === 'name' && checker.options.isLenientLikeDxc === true
  const expression = isName ? firstValue(checker, written) : written
  if (!expression) {
    checker.sink.report(attributeDiagnostics.warn_hlsl_attribute_expects_uint_literal(argument, { name }))
    return ''
  }
  const { type } = expression
  if (type.kind === 'error') return undefined
  const value = languageConstant(checker, expression)?.leaves[0]
  const isInteger =
    type.kind === 'enum' || (type.kind === 'scalar' && type.scalar !== 'bool' && scalars[type.scalar].class !== 'float')
  if (isOfLoop && type.kind === 'scalar' && !isInteger) {
    // A literal has no type of its own; in messages it is what it becomes.
    const shown = quoteType(scalarType(concreteScalar(type.scalar)))
    checker.sink.report(attributeDiagnostics.err_pragma_loop_invalid_argument_type(argument, { type: shown }))
    return undefined
  }
  const isBoolean = type.kind === 'scalar' && type.scalar === 'bool'
  const fits = isInteger || kind === 'float' || (isBoolean && !name.startsWith('vk::'))
  if (typeof value === 'bigint' && (value >= 2n ** 32n || value < -(2n ** 31n))) {
    checker.sink.report(attributeDiagnostics.err_ice_too_large(argument, { value }))
    return undefined
  }
  if (value !== undefined && fits) {
    if (expression !== written)
      checker.sink.report(attributeDiagnostics.warn_hlsl_first_value_taken(argument, { value: Number(value) }))
    return Number(value)
  }
  if (isOfLoop)
    checker.sink.report(attributeDiagnostics.err_expr_not_ice(argument, undefined, { notes: constantNotes(written) }))
  else checker.sink.report(attributeDiagnostics.err_attribute_argument_type(argument, { name }))
  return undefined
}
