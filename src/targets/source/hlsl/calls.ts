// Calls: of functions and methods of the program, of overloaded operators, of intrinsics and of methods of built-in objects.
import { lookupIntrinsic } from '../../../hlsl/intrinsics.ts'
import { lookupMethod, lookupObject } from '../../../hlsl/resources.ts'
import { scalars } from '../../../hlsl/scalars.ts'
import type {
  CallExpression,
  Expression,
  IntrinsicExpression,
  MethodExpression,
  ProgramFunction,
} from '../../../program/program.ts'
import { componentOf, isNumeric, type Type, uintType } from '../../../types/types.ts'
import { Level, operatorLevels, within } from '../precedence.ts'
import { type BuiltinCall, isLiteralText, selectsAny, selectsSame } from './combine.ts'
import { exactText, looseText, madeExact, primary } from './expressions.ts'
import { memberPath, objectText } from './places.ts'
import { asArgument, type Text } from './text.ts'
import { inBrackets, typeName } from './types.ts'
import type { Writing } from './writing.ts'

// ---- Of the program

export function callText(writing: Writing, expression: CallExpression): Text {
  const { function: called, object, type } = expression
  writing.need(called.owner ?? called)
  if (called.name.startsWith('operator')) return operatorCall(writing, expression, called.name.slice('operator'.length))
  const values = expression.arguments.map((argument, index) => argumentText(writing, called, index, argument))
  return primary(`${calleePath(writing, called, object)}(${values.map(asArgument).join(', ')})`, type)
}

function calleePath(writing: Writing, called: ProgramFunction, object: Expression | undefined): string {
  const name = writing.names.function(called)
  const { owner } = called
  if (!owner) return writing.path(name)
  return called.isStatic || !object
    ? `${typeName(writing, owner)}::${name.name}`
    : memberPath(writing, object, name.name)
}

/** Where overloads differ in this parameter the argument must be of its very type. */
function argumentText(writing: Writing, called: ProgramFunction, index: number, argument: Expression): Text {
  const parameter = called.parameters[index]
  const loose = looseText(writing, argument)
  if (parameter?.mode !== 'in' || loose.type === argument.type) return loose
  const others = writing.names.overloadsOf(called).filter((other) => other !== called && takes(other, called))
  const types = others.map(({ parameters }) => parameters[index]!.type).filter((type) => type !== parameter.type)
  if (others.length === 0 || types.length === 0) return loose
  if (isLiteralText(loose) && !types.some((type) => competes(type, parameter.type))) return loose
  return madeExact(writing, argument, loose)
}

function takes({ parameters }: ProgramFunction, called: ProgramFunction): boolean {
  return parameters.length === called.parameters.length
}

/** Whether a literal would fit this parameter as well as that of the chosen overload. */
function competes(type: Type, meant: Type): boolean {
  if (!isNumeric(type) || !isNumeric(meant)) return false
  const [a, b] = [componentOf(type), componentOf(meant)]
  return a !== b && scalars[a.scalar].class === scalars[b.scalar].class
}

function operatorCall(writing: Writing, expression: CallExpression, operator: string): Text {
  const { function: called, object, type } = expression
  const values = expression.arguments.map((argument, index) => argumentText(writing, called, index, argument))
  if (operator === '()') return primary(`${objectText(writing, object!)}(${values.map(asArgument).join(', ')})`, type)
  if (operator === '[]') return primary(`${objectText(writing, object!)}[${values.map(asArgument).join(', ')}]`, type)
  const operands = object ? [exactText(writing, object), ...values] : values
  const [left, right] = operands
  if (!right) return { text: `${operator}${within(left!, Level.unary)}`, level: Level.unary, type }
  const level = operatorLevels[operator] ?? Level.assignment
  const text = `${within(left!, Level.unary)} ${operator} ${within(right, Level.unary)}`
  return { text, level, type }
}

// ---- Built in

export function intrinsicText(writing: Writing, expression: IntrinsicExpression): Text {
  const { name, type } = expression
  const signatures = lookupIntrinsic(name) ?? staticSignatures(name)
  const template = templateText(writing, signatures, expression)
  const call = { signatures, parameterTypes: expression.parameterTypes, result: type, element: undefined }
  const values = builtinArguments(writing, expression, { hasTemplate: template !== '', ...call })
  return primary(`${name}${template}(${values.map(asArgument).join(', ')})`, type)
}

/** `dx::HitObject::TraceRay`. */
function staticSignatures(name: string): BuiltinCall['signatures'] {
  const at = name.lastIndexOf('::')
  const row = at < 0 ? undefined : lookupObject(name.slice(0, at))
  return (row && lookupMethod(row, name.slice(at + 2))) ?? []
}

export function methodText(writing: Writing, expression: MethodExpression): Text {
  const { object, name, type } = expression
  const objectType = object.type
  const signatures = objectType.kind === 'object' ? (lookupMethod(objectType.row, name) ?? []) : []
  const element = objectType.kind === 'object' ? objectType.element : undefined
  const template = templateText(writing, signatures, expression)
  const base = objectText(writing, object)
  const call = { signatures, parameterTypes: expression.parameterTypes, result: type, element }
  const values = builtinArguments(writing, expression, { hasTemplate: template !== '', ...call })
  return primary(`${base}.${name}${template}(${values.map(asArgument).join(', ')})`, type)
}

/** `<float4>` of `Load<float4>(offset)`, where the call has it: uint goes without. */
function templateText(
  writing: Writing,
  signatures: BuiltinCall['signatures'],
  { type, arguments: values, parameterTypes }: IntrinsicExpression | MethodExpression,
): string {
  const signature = signatures.find(({ parameters, template }) => template && parameters.length === values.length)
  if (!signature) return ''
  const index = signature.parameters.findIndex((parameter) => parameter.type.kind === 'template')
  const meant = signature.result.kind === 'template' ? type : parameterTypes[index]
  const resultObject =
    signature.result.kind === 'object of template' && type.kind === 'object' ? type.element : undefined
  const argument = meant ?? resultObject
  return argument === undefined || argument === uintType ? '' : inBrackets(typeName(writing, argument))
}

function builtinArguments(
  writing: Writing,
  expression: IntrinsicExpression | MethodExpression,
  call: BuiltinCall,
): readonly Text[] {
  const { modes, arguments: values } = expression
  const loose = values.map((value) => looseText(writing, value))
  if (modes[0] === 'ref') return loose.map((text, index) => atomicOperand(writing, values, text, index))
  if (selectsSame(call, loose)) return loose
  const exact = loose.map((text, index) => (modes[index] === 'in' ? madeExact(writing, values[index]!, text) : text))
  return !selectsAny(call, exact) && selectsAny(call, loose) ? loose : exact
}

/** Operands of an atomic take the type of the place, but a float would choose another operation. */
function atomicOperand(writing: Writing, values: readonly Expression[], text: Text, index: number): Text {
  const place = values[0]!.type
  const isInteger = isNumeric(text.type) && scalars[componentOf(text.type).scalar].class === 'int'
  const wantsInteger = isNumeric(place) && scalars[componentOf(place).scalar].class === 'int'
  const isSameSize =
    isLiteralText(text) || (isNumeric(text.type) && isNumeric(place) && sizeOf(text.type) === sizeOf(place))
  return isInteger === wantsInteger && isSameSize ? text : madeExact(writing, values[index]!, text)
}

function sizeOf(type: Extract<Type, { kind: 'scalar' | 'vector' | 'matrix' }>): number {
  return scalars[componentOf(type).scalar].bits
}
