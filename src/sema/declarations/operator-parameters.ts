// How many parameters an operator of a struct takes, the object counted: `operator+` one or two, `operator[]` two.
import type { FunctionDeclaration } from '../../ast/nodes.ts'
import { functionDiagnostics } from '../../diagnostics/tables/functions.ts'
import type { Checker } from '../checker.ts'

type Arity = 'unary' | 'binary' | 'unary or binary'

const arities = new Map<string, Arity>([
  ...['!', '~', '->'].map((operator) => [operator, 'unary'] as const),
  ...['+', '-', '*', '&'].map((operator) => [operator, 'unary or binary'] as const),
  ...'/ % ^ | << >> && || == != < > <= >= , = += -= *= /= %= ^= &= |= <<= >>='
    .split(' ')
    .map((operator) => [operator, 'binary'] as const),
])

const counts: Readonly<Record<Arity, readonly number[]>> = { unary: [1], binary: [2], 'unary or binary': [1, 2] }

export function checkOperatorParameters(checker: Checker, declaration: FunctionDeclaration): void {
  const { operator, parameters, name } = declaration
  if (operator === undefined || operator === '()' || checker.options.language !== 'hlsl') return
  for (const parameter of parameters)
    if (parameter.defaultValue)
      checker.sink.report(
        functionDiagnostics.err_operator_overload_default_arg(parameter.name ?? parameter, { operator }),
      )
  if (operator === '[]') {
    const amount = parameters.length === 0 ? 'no parameter' : 'more than one parameter'
    if (parameters.length !== 1) checker.sink.report(functionDiagnostics.err_subscript_operator_arity(name, { amount }))
    return
  }
  const arity = arities.get(operator)
  const count = parameters.length + 1
  if (!arity || counts[arity].includes(count)) return
  const has = `${count} parameter${count === 1 ? '' : 's'}`
  checker.sink.report(functionDiagnostics.err_operator_overload_must_be(name, { operator, arity, has }))
}
