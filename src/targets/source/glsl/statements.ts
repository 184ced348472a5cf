// Statements keep their structure. Where a condition needs lines of its own, the loop around it becomes an endless one that breaks:
//
//   while (f(x)) body      =>   while (true) { lines of f(x); if (!result) break; body }
import type {
  Expression,
  IfStatement,
  LoopStatement,
  Statement,
  SwitchStatement,
  VariableStatement,
} from '../../../program/program.ts'
import { becameConstant } from '../../../raise/raise.ts'
import { boolType, intType, isOpaque, uintType } from '../../../types/types.ts'
import { code } from './code.ts'
import { isConstantExpression } from './constants.ts'
import { convert } from './convert.ts'
import { negated, write, writeEffects } from './expressions.ts'
import { type Lines, markLines } from './lines.ts'
import { literal } from './literals.ts'
import { native } from './places.ts'
import { declaration, glslKind, plainType } from './types.ts'
import type { Writer } from './writer.ts'

export function writeStatement(writer: Writer, statement: Statement): void {
  const { lines } = writer
  const from = lines.length
  writeUnmarked(writer, statement)
  if (writer.marksLines) markLines(lines, from, statement.start)
}

function writeUnmarked(writer: Writer, statement: Statement): void {
  writer.place = statement
  switch (statement.kind) {
    case 'block':
      writer.lines.push('{', block(writer, statement.statements), '}')
      return
    case 'variable-statement':
      writeVariable(writer, statement)
      return
    case 'expression-statement':
      writeEffects(writer, statement.expression)
      return
    case 'if':
      writeIf(writer, statement)
      return
    case 'for':
    case 'while':
    case 'do':
      writeLoop(writer, statement)
      return
    case 'switch':
      writeSwitch(writer, statement)
      return
    case 'return': {
      const { value } = statement
      if (value && value.type.kind === 'void') writeEffects(writer, value)
      const returned = value && value.type.kind !== 'void' ? returnedValue(writer, value) : undefined
      writer.lines.push(returned === undefined ? 'return;' : `return ${returned};`)
      return
    }
    case 'break':
    case 'continue':
      writer.lines.push(`${statement.kind};`)
      return
    case 'discard':
      // HLSL's discard lets helper lanes go on.
      writer.extensions.add('GL_EXT_demote_to_helper_invocation')
      writer.lines.push('demote;')
  }
}

function returnedValue(writer: Writer, value: Expression): string {
  const returned = write(writer, value)
  const wanted = writer.returnType
  return (wanted ? convert(writer, returned, value.type, wanted) : returned).text
}

/** The lines of statements in a scope of their own. */
function block(writer: Writer, statements: readonly Statement[]): Lines {
  writer.names.openScope()
  const { lines } = writer.capture(() => {
    for (const statement of statements) writeStatement(writer, statement)
  })
  writer.names.closeScope()
  return lines
}

/** A branch or a loop's body, without braces around braces. */
function body(writer: Writer, statement: Statement): Lines {
  return block(writer, statement.kind === 'block' ? statement.statements : [statement])
}

function writeVariable(writer: Writer, statement: VariableStatement): void {
  const { variable, initializer } = statement
  if (variable.kind !== 'local') return
  const { type } = variable
  const linesBefore = writer.lines.length
  const value = initializer && convert(writer, write(writer, initializer), initializer.type, type)
  // A ray query is its declaration.
  const isObject = isOpaque(type)
  const name = writer.names.take(variable.name || 'unnamed')
  const isConstant =
    variable.isConst &&
    initializer &&
    isConstantExpression(initializer, writer.constantLocals) &&
    !becameConstant(statement)
  if (isConstant && writer.lines.length === linesBefore) writer.constantLocals.add(variable)
  const prefix = variable.isPrecise ? 'precise ' : writer.constantLocals.has(variable) ? 'const ' : ''
  const text = `${prefix}${declaration(writer, type, name)}`
  writer.variables.set(variable, native(code(name), type))
  writer.lines.push(value && !isObject ? `${text} = ${value.text};` : `${text};`)
}

function writeIf(writer: Writer, statement: IfStatement): void {
  const condition = write(writer, statement.condition)
  writer.lines.push(`if (${condition.text}) {`, body(writer, statement.consequent))
  let rest = statement.alternate
  while (rest?.kind === 'if') {
    const inner = rest
    const captured = writer.capture(() => write(writer, inner.condition))
    if (captured.lines.length > 0) break
    writer.lines.push(`} else if (${captured.result.text}) {`, body(writer, inner.consequent))
    rest = inner.alternate
  }
  if (rest) writer.lines.push('} else {', body(writer, rest))
  writer.lines.push('}')
}

function writeLoop(writer: Writer, statement: LoopStatement): void {
  writer.names.openScope()
  if (statement.kind === 'do') writeDo(writer, statement)
  else if (statement.kind === 'while') writeWhile(writer, statement)
  else writeFor(writer, statement)
  writer.names.closeScope()
}

function writeWhile(writer: Writer, statement: LoopStatement): void {
  const { lines, result } = conditionOf(writer, statement)
  if (lines.length === 0) {
    writer.lines.push(`while (${result.text}) {`, body(writer, statement.body), '}')
    return
  }
  writer.lines.push(
    'while (true) {',
    [...lines, `if (${negated(result).text}) break;`, ...body(writer, statement.body)],
    '}',
  )
}

function conditionOf(writer: Writer, { condition }: LoopStatement): { lines: Lines; result: ReturnType<typeof code> } {
  return writer.capture(() => (condition ? write(writer, condition) : code('true')))
}

function writeFor(writer: Writer, statement: LoopStatement): void {
  const { initializers, increment } = statement
  const start = writer.capture(() => {
    for (const initializer of initializers) writeUnmarked(writer, initializer)
  })
  const condition = conditionOf(writer, statement)
  const step = writer.capture(() => {
    if (increment) writeEffects(writer, increment)
  })
  const steps = step.lines.map((line) =>
    typeof line === 'string' && isExpressionLine(line) ? line.slice(0, -1) : undefined,
  )
  if (condition.lines.length === 0 && steps.every((text) => text !== undefined)) {
    const first = joinedStart(start.lines)
    const head = first ?? ';'
    if (first === undefined) writer.lines.push(...start.lines)
    const test = statement.condition ? ` ${condition.result.text}` : ''
    const tail = steps.length > 0 ? ` ${steps.join(', ')}` : ''
    writer.lines.push(`for (${head}${test};${tail}) {`, body(writer, statement.body), '}')
    return
  }
  writer.lines.push(...start.lines)
  const first = step.lines.length > 0 ? writer.spill(code('true'), boolType, 'first') : undefined
  const stepping = first ? [`if (!${first.text}) {`, step.lines, '}', `${first.text} = false;`] : []
  const test = [...condition.lines, `if (${negated(condition.result).text}) break;`]
  writer.lines.push('while (true) {', [...stepping, ...test, ...body(writer, statement.body)], '}')
}

/** One statement, or declarations of one type: what has room in the head of a loop. */
function joinedStart(lines: Lines): string | undefined {
  const [first] = lines
  if (typeof first !== 'string' || !first.endsWith(';')) return undefined
  if (lines.length === 1) return first
  const parts = lines.map((line) => (typeof line === 'string' ? /^(\w+) (\w+ = .*);$/.exec(line) : undefined))
  const type = parts[0]?.[1]
  if (type === undefined || !parts.every((part) => part?.[1] === type)) return undefined
  return `${type} ${parts.map((part) => part![2]).join(', ')};`
}

/** No declaration, block or keyword: something that may stand between semicolons. */
function isExpressionLine(line: string): boolean {
  return (
    line.endsWith(';') &&
    !/^(?:\w+(?:\[\d+\])*(?: \w+)+(?:\[\d+\])*(?: =|;)|if|for|while|break|return|demote)/.test(line)
  )
}

function writeDo(writer: Writer, statement: LoopStatement): void {
  const condition = conditionOf(writer, statement)
  if (condition.lines.length === 0) {
    writer.lines.push('do {', body(writer, statement.body), `} while (${condition.result.text});`)
    return
  }
  const first = writer.spill(code('true'), boolType, 'first')
  const test = [`if (!${first.text}) {`, [...condition.lines, `if (${negated(condition.result).text}) break;`], '}']
  writer.lines.push('while (true) {', [...test, `${first.text} = false;`, ...body(writer, statement.body)], '}')
}

function writeSwitch(writer: Writer, statement: SwitchStatement): void {
  const { cases } = statement
  if (cases.length === 0) {
    writeEffects(writer, statement.condition)
    return
  }
  const plain = plainType(statement.condition.type)
  const type = plain.kind === 'scalar' && glslKind(plain) === 'uint' ? uintType : intType
  const condition = convert(writer, write(writer, statement.condition), plain, type)
  writer.names.openScope()
  const lines: Lines = []
  const seen = new Set<string>()
  cases.forEach(({ values, body: statements }, index) => {
    for (const value of values) {
      const label = value === undefined ? 'default:' : `case ${literal(writer, value, type).text}:`
      if (!seen.has(label)) lines.push(label)
      seen.add(label)
    }
    const inner = writer.capture(() => {
      for (const one of statements) writeStatement(writer, one)
    }).lines
    if (inner.length === 0 && index === cases.length - 1) inner.push('break;')
    lines.push(inner)
  })
  writer.names.closeScope()
  writer.lines.push(`switch (${condition.text}) {`, lines, '}')
}
