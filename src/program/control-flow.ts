// Does control reach the end of a function? Clang's question behind "non-void function does not return a value".
import { evaluateConstant } from './evaluate/evaluate.ts'
import type { Expression, Statement, SwitchStatement } from './program.ts'

/** `always`: no path returns. */
export function fallsOffTheEnd(body: Statement): 'never' | 'sometimes' | 'always' {
  if (!flow(body).completes) return 'never'
  return returns(body) ? 'sometimes' : 'always'
}

interface Flow {
  /** Control can go on after the statement. */
  readonly completes: boolean
  /** A `break` inside leaves the loop or switch around it. */
  readonly breaks: boolean
}

const goesOn: Flow = { completes: true, breaks: false }

function flow(statement: Statement): Flow {
  switch (statement.kind) {
    case 'return':
      return { completes: false, breaks: false }
    case 'break':
      return { completes: false, breaks: true }
    case 'continue':
      return { completes: false, breaks: false }
    case 'block':
      return sequence(statement.statements)
    case 'if': {
      const consequent = flow(statement.consequent)
      const alternate = statement.alternate ? flow(statement.alternate) : goesOn
      const constant = constantCondition(statement.condition)
      return {
        completes:
          constant === undefined
            ? consequent.completes || alternate.completes
            : (constant ? consequent : alternate).completes,
        breaks: consequent.breaks || alternate.breaks,
      }
    }
    case 'for':
    case 'while':
    case 'do': {
      const body = flow(statement.body)
      const endless = statement.condition === undefined || constantCondition(statement.condition) === true
      const onceReturns = statement.kind === 'do' && !body.completes && !body.breaks && !continues(statement.body)
      return { completes: body.breaks || (!endless && !onceReturns), breaks: false }
    }
    case 'switch':
      return switchFlow(statement)
    default:
      return goesOn
  }
}

function sequence(statements: readonly Statement[]): Flow {
  let breaks = false
  for (const statement of statements) {
    const result = flow(statement)
    breaks ||= result.breaks
    if (!result.completes) return { completes: false, breaks }
  }
  return { completes: true, breaks }
}

function switchFlow({ cases }: SwitchStatement): Flow {
  const hasDefault = cases.some(({ values }) => values.includes(undefined))
  // Each is looked at once: switches may stand in switches, many deep.
  const flows = cases.map(({ body }) => sequence(body))
  const completes = !hasDefault || flows.some(({ breaks }) => breaks) || flows.at(-1)?.completes !== false
  return { completes, breaks: false }
}

function constantCondition(condition: Expression): boolean | undefined {
  const value = evaluateConstant(condition)
  return value?.leaves.length === 1 ? Boolean(value.leaves[0]) : undefined
}

function some(statement: Statement, test: (statement: Statement) => boolean): boolean {
  const pending: Statement[] = [statement]
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (test(next)) return true
    if (next.kind === 'block') for (const inner of next.statements) pending.push(inner)
    else if (next.kind === 'if') {
      pending.push(next.consequent)
      if (next.alternate) pending.push(next.alternate)
    } else if (next.kind === 'for' || next.kind === 'while' || next.kind === 'do') pending.push(next.body)
    else if (next.kind === 'switch') for (const { body } of next.cases) for (const inner of body) pending.push(inner)
  }
  return false
}

function returns(body: Statement): boolean {
  return some(body, ({ kind }) => kind === 'return')
}

function continues(body: Statement): boolean {
  return some(body, ({ kind }) => kind === 'continue')
}
