// Assignments and increments. The right side is evaluated first, then the target, once. Where GLSL has the operator for the type, and the
// target is an l-value, it is written as it was.
import type { ArithmeticOperator, AssignExpression, Expression, IncrementExpression } from '../../../program/program.ts'
import { walkExpression } from '../../../program/walk.ts'
import { componentOf, type NumericType } from '../../../types/types.ts'
import { Level } from '../precedence.ts'
import { type Code, code } from './code.ts'
import { convert, splat } from './convert.ts'
import { numeric, scalarOf, write } from './expressions.ts'
import { number } from './literals.ts'
import { binary, mixesWithScalars } from './operators.ts'
import type { Place } from './place.ts'
import { load, placeOf, store } from './places.ts'
import { glslKind, isSigned, matrixForm, plainType, sameType, scalarClass } from './types.ts'
import type { Writer } from './writer.ts'

/** `dropped`: nobody wants the value; the result may be empty then. */
export function writeAssignment(writer: Writer, expression: AssignExpression, dropped = false): Code {
  const { compound, target } = expression
  if (compound) return writeCompound(writer, expression, dropped)
  const { place, value } = targetAndValue(writer, target, expression.value, false)
  const converted = convert(writer, value, expression.value.type, place.type)
  if (place.kind === 'native') return assign(place.code, '=', converted)
  if (dropped) {
    store(writer, place, converted)
    return code('')
  }
  const kept = writer.spill(converted, place.type)
  store(writer, place, kept)
  return kept
}

/** `(a = b).x = c`: the place that was assigned to, after that is done. */
export function assignedPlace(writer: Writer, { target, value: source, compound }: AssignExpression): Place {
  const { place, value } = targetAndValue(writer, target, source, true)
  if (!compound) {
    store(writer, place, convert(writer, value, source.type, place.type))
    return place
  }
  const { operator, computeType } = compound
  const old = convert(writer, load(writer, place), target.type, computeType)
  const result = binary(writer, operator, old, value, numeric(computeType))
  store(writer, place, convert(writer, result, computeType, target.type))
  return place
}

/** `(++a).x = b` */
export function incrementedPlace(writer: Writer, { operator, target }: IncrementExpression): Place {
  const place = placeOf(writer, target, true)
  store(writer, place, incremented(writer, operator, load(writer, place), numeric(target.type)))
  return place
}

function incremented(writer: Writer, operator: IncrementExpression['operator'], old: Code, type: NumericType): Code {
  const scalar = componentOf(type)
  const one = splat(writer, number(glslKind(scalar), 1), scalar, type)
  return binary(writer, operator === '++' ? '+' : '-', old, one, type)
}

function assign(target: Code, operator: string, value: Code): Code {
  const text = value.level >= Level.assignment ? value.text : `(${value.text})`
  return code(`${target.text} ${operator} ${text}`, Level.assignment, true)
}

interface Sides {
  readonly place: Place
  readonly value: Code
}

function targetAndValue(writer: Writer, target: Expression, valueExpression: Expression, stable: boolean): Sides {
  let place: Place | undefined
  const [value] = writer.inOrder([
    { type: valueExpression.type, write: () => write(writer, valueExpression) },
    {
      type: undefined,
      write: () => {
        place = placeOf(writer, target, stable)
        return code('')
      },
    },
  ])
  const isFirst = place!.kind === 'native' && (place!.code.effects || mayMove(target, valueExpression))
  return {
    place: place!,
    value: isFirst && value!.effects ? writer.spill(value!, valueExpression.type) : value!,
  }
}

/** Whether evaluating the value may change which element the target is; GLSL would look at the target first. */
function mayMove(target: Expression, value: Expression): boolean {
  const changesLocals = changesVariables(value)
  let moves = false
  for (let current = target; current.kind !== 'variable'; ) {
    if (current.kind === 'index' || current.kind === 'resource-element')
      walkExpression(current.index, (expression) => {
        switch (expression.kind) {
          case 'variable':
            if (expression.variable.kind === 'static' || expression.variable.kind === 'groupshared') moves = true
            moves ||= changesLocals && expression.variable.kind !== 'constant'
            break
          case 'resource-element':
          case 'method':
          case 'call':
            moves = true
        }
      })
    if (!('object' in current) || !current.object) break
    current = current.object
  }
  return moves
}

/** Variables of the function itself; calls change those only through what they are given. */
function changesVariables(value: Expression): boolean {
  let changes = false
  walkExpression(value, (expression) => {
    if (expression.kind === 'assign' || expression.kind === 'increment') changes = true
    if (expression.kind === 'call') changes ||= expression.function.parameters.some(({ mode }) => mode !== 'in')
    if (expression.kind === 'method' || expression.kind === 'intrinsic')
      changes ||= expression.modes.some((mode) => mode !== 'in')
  })
  return changes
}

function writeCompound(writer: Writer, expression: AssignExpression, dropped: boolean): Code {
  const { operator, computeType } = expression.compound!
  const { target } = expression
  const source = mixesWithScalars(operator, numeric(computeType)) ? scalarOf(expression.value) : expression.value
  const isMixed = source !== expression.value
  const isNative = sameType(target.type, computeType) && hasCompound(operator, numeric(computeType), isMixed)
  const { place, value } = targetAndValue(writer, target, source, !isNative || !isLvalue(target))
  if (isNative && place.kind === 'native') return assign(place.code, `${operator}=`, value)
  const old = convert(writer, load(writer, place), target.type, computeType)
  const result = binary(writer, operator, old, value, numeric(computeType), isMixed)
  return finish(writer, place, convert(writer, result, computeType, target.type), dropped)
}

/** Whether the place is surely an l-value of GLSL: no texel, no choice of a matrix's elements. */
function isLvalue(expression: Expression): boolean {
  for (let current = expression; ; ) {
    switch (current.kind) {
      case 'resource-element':
        return current.object.type.kind === 'object' && current.object.type.row.category === 'structured buffer'
      case 'matrix-swizzle':
        return false
      case 'field':
      case 'base':
      case 'swizzle':
      case 'index':
        current = current.object
        break
      default:
        return true
    }
  }
}

function finish(writer: Writer, place: Place, value: Code, dropped: boolean): Code {
  if (place.kind === 'native') return assign(place.code, '=', value)
  const kept = dropped ? value : writer.spill(value, place.type)
  store(writer, place, kept)
  return dropped ? code('') : kept
}

/** Whether `a op= b` of GLSL does what HLSL's does. */
function hasCompound(operator: ArithmeticOperator, type: NumericType, isMixed: boolean): boolean {
  const plain = plainType(type) as NumericType
  if (plain.kind === 'matrix')
    return matrixForm(plain) === 'matrix' && (isMixed || operator === '+' || operator === '-' || operator === '/')
  const scalar = componentOf(plain)
  const kind = scalarClass(scalar)
  if (kind === 'bool') return false
  return operator !== '%' || (kind === 'int' && !isSigned(scalar))
}

export function writeIncrement(writer: Writer, expression: IncrementExpression, dropped = false): Code {
  const { operator, target, isPostfix } = expression
  const type = numeric(target.type)
  const plain = plainType(type) as NumericType
  const isNative =
    scalarClass(componentOf(plain)) !== 'bool' && !(plain.kind === 'matrix' && matrixForm(plain) === 'rows')
  const place = placeOf(writer, target, !isNative || !isLvalue(target))
  if (isNative && place.kind === 'native') {
    const { text } = place.code
    return isPostfix ? code(text + operator, Level.postfix, true) : code(operator + text, Level.unary, true)
  }
  const old = isPostfix && !dropped ? writer.spill(load(writer, place), type, 'old') : load(writer, place)
  const changed = incremented(writer, operator, old, type)
  const result = finish(writer, place, changed, dropped || isPostfix)
  if (!isPostfix || dropped) return result
  if (result.text !== '') writer.effect(`${result.text};`)
  return old
}
