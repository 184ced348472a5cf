// Functions and global variables.

import { fallsOffTheEnd } from '../../../program/control-flow.ts'
import type { ProgramFunction, Variable } from '../../../program/program.ts'
import { isAllNumeric } from '../../../types/leaves.ts'
import { isOpaque } from '../../../types/types.ts'
import { code } from './code.ts'
import { isConstantExpression } from './constants.ts'
import { convert, zero } from './convert.ts'
import { write } from './expressions.ts'
import type { Lines } from './lines.ts'
import { native } from './places.ts'
import { writeStatement } from './statements.ts'
import { declaration, typeName } from './types.ts'
import type { Writer } from './writer.ts'

export function functionLines(writer: Writer, target: ProgramFunction, start: Lines): Lines {
  const name = target === writer.shader.main ? 'main' : writer.functions.get(target)!
  writer.names.openScope()
  writer.place = target.location
  const parameters = target.parameters.map((parameter) => {
    const own = writer.names.take(parameter.name || 'unnamed')
    writer.variables.set(parameter, native(code(own), parameter.type))
    const mode = parameter.mode === 'in' ? '' : `${parameter.mode} `
    const precise = parameter.isPrecise ? 'precise ' : ''
    // A ray query is always passed by reference.
    return isOpaque(parameter.type)
      ? declaration(writer, parameter.type, own)
      : `${precise}${mode}${declaration(writer, parameter.type, own)}`
  })
  const returns = typeName(writer, target.returnType)
  writer.returnType = target.returnType
  const { lines } = writer.capture(() => {
    writer.lines.push(...start)
    for (const statement of target.body?.statements ?? []) writeStatement(writer, statement)
    if (isReturnMissing(target)) writer.lines.push(`return ${zero(writer, target.returnType).text};`)
  })
  writer.returnType = undefined
  writer.names.closeScope()
  return [`${returns} ${name}(${parameters.join(', ')}) {`, lines, '}', '']
}

/** The result of a path without `return` is undefined in HLSL; GLSL needs a value there. */
function isReturnMissing({ body, returnType }: ProgramFunction): boolean {
  return returnType.kind !== 'void' && body !== undefined && fallsOffTheEnd(body) !== 'never'
}

interface GlobalLines {
  readonly lines: Lines
  /** What is set when the shader starts, because it is no constant of GLSL. */
  readonly start: Lines
}

export function globalLines(writer: Writer, globals: readonly Variable[]): GlobalLines {
  const result: GlobalLines = { lines: [], start: [] }
  for (const variable of globals) {
    writer.place = variable.location
    const builtIn = variable.attributes.find(({ name }) => name.startsWith('vk::ext_builtin_'))
    if (builtIn) writer.unsupported(`'${builtIn.name}'`)
    const text = declaration(writer, variable.type, nameOf(writer, variable))
    if (variable.kind === 'groupshared') {
      result.lines.push(`shared ${text};`)
      continue
    }
    addStatic(writer, variable, text, result)
  }
  if (result.lines.length > 0) result.lines.push('')
  return result
}

function nameOf(writer: Writer, variable: Variable): string {
  const place = writer.variables.get(variable)
  return place?.kind === 'native' ? place.code.text : variable.name
}

function addStatic(writer: Writer, variable: Variable, text: string, { lines, start }: GlobalLines): void {
  const { initializer, type } = variable
  if (!initializer && !isAllNumeric(type)) {
    lines.push(`${text};`)
    return
  }
  const helpersBefore = writer.helpers.size
  const value = writer.capture(() =>
    initializer ? convert(writer, write(writer, initializer), initializer.type, type) : zero(writer, type),
  )
  const isConstant = value.lines.length === 0 && writer.helpers.size === helpersBefore
  if (isConstant && (!initializer || isConstantExpression(initializer))) {
    lines.push(`${variable.isConst && initializer ? 'const ' : ''}${text} = ${value.result.text};`)
    return
  }
  lines.push(`${text};`)
  start.push(...value.lines, `${nameOf(writer, variable)} = ${value.result.text};`)
}
