// Expressions as places: l-values, and everything whose value lies in memory.
import { constantInt } from '../ir/constants.ts'
import { i32, ptr } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { fixedInteger } from '../program/evaluate/fixed.ts'
import type {
  BufferContentsExpression,
  Expression,
  IndexExpression,
  ResourceElementExpression,
  Variable,
} from '../program/program.ts'
import { bufferContents } from '../program/resources.ts'
import { bug } from '../support/bug.ts'
import type { MatrixType, ObjectType, Type } from '../types/types.ts'
import {
  arrayElementPlace,
  basePlace,
  componentsPlace,
  fieldPlace,
  indexedComponents,
  load,
  temporary,
} from './access.ts'
import { incrementedPlace, lowerAssignment } from './assignments.ts'
import { bufferPlace } from './buffers.ts'
import { lowerBuiltinPlace } from './builtin-calls.ts'
import { lowerAggregateInto } from './constructs.ts'
import { at, type Context } from './context.ts'
import { toIndex } from './conversions.ts'
import { lowerValue } from './expressions.ts'
import { staticPlace } from './globals.ts'
import { type BufferPlace, memoryPlace, type Place, valuePlace } from './place.ts'
import { bufferPointer, globalPlace, nodeOf } from './resources.ts'
import { hasMatrix, irType, isAggregate, scalarUnder } from './types.ts'

export function lowerPlace(context: Context, expression: Expression): Place {
  switch (expression.kind) {
    case 'variable':
      at(context, expression)
      return variablePlace(context, expression.variable)
    case 'this':
      return context.thisPlace ?? bug('there is no object here')
    case 'field': {
      const object = lowerPlace(context, expression.object)
      at(context, expression)
      return fieldPlace(context, object, expression.field)
    }
    case 'base': {
      const object = lowerPlace(context, expression.object)
      at(context, expression)
      return basePlace(context, object, expression.base)
    }
    case 'swizzle':
      return componentsPlace(lowerPlace(context, expression.object), expression.components, expression.type)
    case 'matrix-swizzle': {
      const { columns } = expression.object.type as MatrixType
      const positions = expression.elements.map(({ row, column }) => row * columns + column)
      return componentsPlace(lowerPlace(context, expression.object), positions, expression.type)
    }
    case 'index':
      return indexedPlace(context, expression)
    case 'resource-element':
      return resourceElementPlace(context, expression)
    case 'buffer-contents':
      return contentsPlace(context, expression)
    case 'assign':
      return lowerAssignment(context, expression).place
    case 'increment':
      return expression.isPostfix ? resultPlace(context, expression) : incrementedPlace(context, expression)
    case 'sequence': {
      const last = expression.expressions.length - 1
      expression.expressions.forEach((part, index) => {
        if (index < last) evaluate(context, part)
      })
      return lowerPlace(context, expression.expressions[last]!)
    }
    case 'intrinsic':
    case 'method':
      if (!isAggregate(expression.type) && expression.type.kind !== 'void')
        return lowerBuiltinPlace(context, expression)
      return resultPlace(context, expression)
    default:
      return resultPlace(context, expression)
  }
}

/** Evaluates for the effects only. */
export function evaluate(context: Context, expression: Expression): void {
  if (expression.kind === 'assign') lowerAssignment(context, expression)
  else if (isAggregate(expression.type)) lowerPlace(context, expression)
  else lowerValue(context, expression)
}

function resultPlace(context: Context, expression: Expression): Place {
  if (!isAggregate(expression.type)) return valuePlace(expression.type, lowerValue(context, expression))
  const target = temporary(context, expression.type, 'tmp')
  return lowerAggregateInto(context, expression, target)
}

function variablePlace(context: Context, variable: Variable): Place {
  switch (variable.kind) {
    case 'local':
    case 'parameter':
      return context.variables.get(variable) ?? bug(`the variable ${variable.name} is not in scope`)
    case 'static':
    case 'groupshared':
      return context.variables.get(variable) ?? staticPlace(context.shared, variable)
    case 'resource':
    case 'constant':
      return globalPlace(context, variable)
  }
}

/** The value of an index as i32. */
export function lowerIndex(context: Context, expression: Expression): Value {
  const value = lowerValue(context, expression)
  return toIndex(context, value, scalarUnder(expression.type))
}

function indexedPlace(context: Context, expression: IndexExpression): Place {
  const object = lowerPlace(context, expression.object)
  const known = object.kind === 'mixed' ? fixedInteger(expression.index) : undefined
  const index =
    known === undefined ? scalarIndex(context, lowerIndex(context, expression.index)) : constantInt(i32, known)
  at(context, expression)
  if (isAggregate(expression.object.type)) return arrayElementPlace(context, object, index)
  if (expression.object.type.kind === 'object')
    return outputPlace(context, expression.type, load(context, object), index)
  return indexedComponents(object, index, expression.type)
}

/** A vector of one component as its component. */
function scalarIndex(context: Context, index: Value): Value {
  return index.type.kind === 'vector' ? context.builder.extractElement(index, 0) : index
}

function resourceElementPlace(context: Context, expression: ResourceElementExpression): Place {
  const { object, selected } = expression
  const handle = load(context, lowerPlace(context, object))
  const level = selected && scalarIndex(context, lowerIndex(context, selected))
  const index = lowerIndex(context, expression.index)
  at(context, expression)
  const type = object.type as ObjectType
  switch (type.row.category) {
    case 'structured buffer': {
      const pointer = elementAddress(context, handle, scalarIndex(context, index))
      const { rowMajorElement: rowMajor, row } = type
      return bufferPlace(expression.type, pointer, { rules: 'structured', rowMajor, writable: row.writable === true })
    }
    case 'node input':
    case 'node output':
      return recordPlace(context, expression.type, type, handle, scalarIndex(context, index))
    default: {
      const coordinate = type.row.subscript === 1 ? scalarIndex(context, index) : index
      return { kind: 'element', type: expression.type, object: type, handle, coordinate, selected: level }
    }
  }
}

/** A pointer to an element of a structured buffer, or to a byte of a raw one. */
export function elementAddress(context: Context, handle: Value, index: Value): Value {
  return context.builder.callIntrinsic('llvm.dx.resource.getpointer', [ptr, handle.type], ptr, [handle, index])
}

/** One output of an array of them. */
function outputPlace(context: Context, type: Type, handle: Value, index: Value): Place {
  const own = irType(context.shared, type)
  const output = context.builder.callIntrinsic('llvm.dx.node.index', [own, handle.type], own, [handle, index])
  return valuePlace(type, output)
}

/** A record of a work-graph node. */
export function recordPlace(
  context: Context,
  type: Type,
  object: ObjectType,
  handle: Value,
  index: Value | undefined,
): Place {
  const operands = [handle, index ?? constantInt(i32, 0)]
  const pointer = context.builder.callIntrinsic('llvm.dx.node.record.pointer', [ptr, handle.type], ptr, operands)
  if (!hasMatrix(type)) return memoryPlace(type, pointer, true)
  const { row, rowMajorElement: rowMajor } = object
  return bufferPlace(type, pointer, { rules: 'structured', rowMajor, writable: row.writable === true })
}

function contentsPlace(context: Context, expression: BufferContentsExpression): Place {
  const object = lowerPlace(context, expression.object)
  const type = expression.object.type as ObjectType
  const numbers = (): BufferPlace => {
    const handle = load(context, object)
    at(context, expression)
    const facts = { rules: 'constant', rowMajor: type.rowMajorElement, writable: false } as const
    return bufferPlace(expression.type, bufferPointer(context, handle), facts)
  }
  const declaration = object.kind === 'resource' && bufferContents(type) ? object.declaration : undefined
  const node = declaration && nodeOf(context.shared.resources, declaration)
  return node ? { kind: 'mixed', type: expression.type, node, numbers } : numbers()
}
