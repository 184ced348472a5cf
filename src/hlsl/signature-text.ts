// Reads the little language in which intrinsics and methods are written down, one line per overload.
//
//   x.element dot(numeric<n> x, x y)           two vectors of the same length and kind; the result is one component
//   bool<x> isnan(float_like<> x)              any shape; the result has the shape of x
//   x.element<c,r> transpose(any<r,c> x)       r and c are sizes taken from the argument
//   void GetDimensions(out uint_only width)    modes: in (default), out, inout, ref, groupshared
//   T Load(int x), T.element<4> Gather(...)    T is the element type of the object called on
//   U Load<U>(uint offset)                     U is the explicit template argument
//
// A name of a parameter used as a type means its type, inside <> its shape. `float3` is short for `float<3>`.
import { bug } from '../support/bug.ts'
import { builtinStructs } from './builtins.ts'
import { isComponentClass } from './components.ts'
import { isElementObject, objectNames } from './object-classes.ts'
import type {
  ComponentRule,
  ParameterMode,
  ShapeRule,
  Signature,
  SignatureParameter,
  Size,
  TypeRule,
} from './signature.ts'

const header = /^(?<result>\S+) (?<name>[\w:]+)(?<template><U>)?\((?<parameters>.*)\)$/
const parameterText = /^(?:(?<mode>in|out|inout|ref|groupshared) )?(?<type>\S+) (?<name>\w+)$/
const typeText = /^(?<base>\w+)(?<element>\.element)?(?:<(?<arguments>[\w,]*)>)?(?<array>\[\])?$/
const shortType = /^(?<base>[a-z]+)(?:(?<rows>[1-4])x)?(?<columns>[1-4])$/

export function parseSignature(text: string): Signature {
  const groups = header.exec(text)?.groups
  if (!groups) bug(`signature '${text}' does not parse`)
  const pieces = splitParameters(groups.parameters!)
  const variadic = pieces.at(-1) === '...'
  if (variadic) pieces.pop()
  const parameters: SignatureParameter[] = []
  for (const piece of pieces) {
    const parts = parameterText.exec(piece)?.groups
    if (!parts) bug(`parameter '${piece}' of signature '${text}' does not parse`)
    const mode = (parts.mode ?? 'in') as ParameterMode
    parameters.push({ name: parts.name!, mode, type: parseType(parts.type!, parameters) })
  }
  const result = parseType(groups.result!, parameters)
  return { name: groups.name!, result, parameters, variadic, template: groups.template !== undefined }
}

/** The name a signature declares, without parsing the rest. */
export function signatureName(text: string): string {
  const end = text.search(/<U>\(|\(/)
  return text.slice(text.lastIndexOf(' ', end) + 1, end)
}

function splitParameters(text: string): string[] {
  return text === '' ? [] : text.split(', ')
}

function parseType(text: string, parameters: readonly SignatureParameter[]): TypeRule {
  if (text === 'void' || text === 'struct' || text === 'string') return { kind: text }
  const parts = typeText.exec(text)?.groups
  if (!parts) bug(`type '${text}' does not parse`)
  const base = parts.base!
  const sizes = parts.arguments
  if (parts.array) return { kind: 'array', element: parseClass(base, text) }
  const known = parameters.findIndex(({ name }) => name === base)
  if (known >= 0) return parseReference(known, parts.element !== undefined, sizes, parameters)
  if (base === 'T') {
    if (sizes === undefined && !parts.element) return { kind: 'element' }
    return { kind: 'numeric', component: { kind: 'element' }, shape: parseShape(sizes, parameters) }
  }
  if (base === 'U') return { kind: 'template' }
  if (builtinStructs.has(base)) return { kind: 'builtin struct', name: base }
  if (isComponentClass(base)) return numericRule({ kind: 'class', class: base }, parseShape(sizes, parameters))
  if (sizes === 'T' && isElementObject(base)) return { kind: 'object of element', name: base }
  if (sizes === 'U') return { kind: 'object of template', name: `vk::${base}` }
  const names = objectNames(base)
  if (names) return { kind: 'object', label: base, names }
  return parseShort(text)
}

function parseShort(text: string): TypeRule {
  const groups = shortType.exec(text)?.groups
  if (!groups) bug(`type '${text}' is not known`)
  const component: ComponentRule = { kind: 'class', class: parseClass(groups.base!, text) }
  const columns = Number(groups.columns)
  if (groups.rows === undefined) return numericRule(component, { kind: 'vector', columns })
  return numericRule(component, { kind: 'matrix', rows: Number(groups.rows), columns })
}

function parseClass(name: string, text: string) {
  return isComponentClass(name) ? name : bug(`component class '${name}' of '${text}' is not known`)
}

function numericRule(component: ComponentRule, shape: ShapeRule): TypeRule {
  return { kind: 'numeric', component, shape }
}

/** `x` is the type of parameter x, `x.element` its component as a scalar, `x.element<4>` four of them. */
function parseReference(
  index: number,
  element: boolean,
  sizes: string | undefined,
  parameters: readonly SignatureParameter[],
): TypeRule {
  const { type } = parameters[index]!
  if (type.kind !== 'numeric') return { kind: 'parameter', index }
  const component: ComponentRule = type.component.kind === 'class' ? { kind: 'parameter', index } : type.component
  return numericRule(component, element ? parseShape(sizes, parameters) : shapeOf(index, type.shape))
}

function shapeOf(index: number, shape: ShapeRule): ShapeRule {
  return shape.kind === 'any' ? { kind: 'parameter', index } : shape
}

function parseShape(sizes: string | undefined, parameters: readonly SignatureParameter[]): ShapeRule {
  if (sizes === undefined) return { kind: 'scalar' }
  if (sizes === '') return { kind: 'any' }
  const [first, second] = sizes.split(',')
  if (second !== undefined) return { kind: 'matrix', rows: parseSize(first!), columns: parseSize(second) }
  const known = parameters.findIndex(({ name }) => name === first)
  const type = parameters[known]?.type
  if (type) return type.kind === 'numeric' ? shapeOf(known, type.shape) : bug(`'${first}' has no shape`)
  return { kind: 'vector', columns: parseSize(first!) }
}

function parseSize(text: string): Size {
  const size = Number(text)
  return Number.isNaN(size) ? text : size
}
