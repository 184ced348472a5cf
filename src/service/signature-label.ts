// Signatures for people, of functions the program declares and of those the language has.
//
//   a lerp(float_like<> a, a b, a s)      =>      float lerp(float a, float b, float s)
//
// The tables write `float_like<>` for any shape of float and name a parameter for its type; a reader wants to see the same type again.

import { render, typePieces } from '../ast/print-expression.ts'
import type { CallSignature } from '../hlsl/call-table.ts'
import { readableType } from '../hlsl/readable-types.ts'
import type { ProgramFunction } from '../program/program.ts'
import type { FunctionSymbol } from '../sema/names/symbols.ts'
import { typeText } from '../types/print.ts'

export interface SignatureLabel {
  readonly label: string
  /** Half open ranges of the label. */
  readonly parameters: readonly (readonly [start: number, end: number])[]
}

function join(head: string, parameters: readonly string[], tail: string): SignatureLabel {
  let label = head
  const ranges: (readonly [number, number])[] = []
  for (const [index, text] of parameters.entries()) {
    if (index > 0) label += ', '
    ranges.push([label.length, label.length + text.length])
    label += text
  }
  return { label: label + tail, parameters: ranges }
}

export function functionLabel({ name, scope, owner, parameters, returnType }: ProgramFunction): SignatureLabel {
  const prefix = owner ? `${owner.scope}${owner.name}::` : scope
  const texts = parameters.map(({ mode, type, name: parameter }) =>
    `${mode === 'in' ? '' : `${mode} `}${typeText(type)} ${parameter}`.trimEnd(),
  )
  return join(`${typeText(returnType)} ${prefix}${name}(`, texts, ')')
}

/** Templates have no types yet: they are shown as written. */
export function symbolLabel(symbol: FunctionSymbol): SignatureLabel {
  if (symbol.function) return functionLabel(symbol.function)
  const { returnType, name, parameters, templateParameters } = symbol.declaration
  const written = (type: (typeof parameters)[number]['type']): string =>
    type.kind === 'inline-type' ? 'struct' : render(typePieces(type))
  const generic = (templateParameters ?? []).map((parameter) => parameter.name?.text ?? '_').join(', ')
  const texts = parameters.map(({ type, name: parameter }) => `${written(type)} ${parameter?.text ?? ''}`.trimEnd())
  return join(`template<${generic}> ${written(returnType)} ${name.text}(`, texts, ')')
}

export function builtinLabel({ text }: CallSignature): SignatureLabel {
  const groups = /^(?<result>\S+) (?<name>[\w:]+(?:<U>)?)\((?<parameters>.*)\)$/.exec(text)?.groups
  if (!groups) return { label: text, parameters: [] }
  const known = new Map<string, string>()
  const texts = (groups.parameters === '' ? [] : groups.parameters!.split(', ')).map((parameter) => {
    const parts = parameter.split(' ')
    if (parts.length < 2) return parameter
    const name = parts.at(-1)!
    const type = readableType(parts.at(-2)!, known)
    known.set(name, type)
    return [...parts.slice(0, -2), type, name].join(' ')
  })
  return join(`${readableType(groups.result!, known)} ${groups.name}(`, texts, ')')
}
