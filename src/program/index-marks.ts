// Where `nonuniform(h)` and `NonUniformResourceIndex(i)` reach: the mark is on a value, and a value may be stored, passed, returned and
// chosen before it selects a descriptor.
//
//   Texture2D.Handle h = nonuniform(materials[id]);      h is marked
//   float4 load(Texture2D.Handle h) { return h[0]; }     its h is marked because of load(nonuniform(x)) somewhere
//
// Variables are marked as a whole, for every place and every caller: a mark too many costs time, one too few is wrong.
import { append } from '../support/lists.ts'
import type { Expression, Program, ProgramFunction, Statement, Variable } from './program.ts'
import { forEachStatement, walkBody } from './walk.ts'
import { rootVariableOf } from './writes.ts'

/** `NonUniformResourceIndex(i)`, which computes nothing. */
export function isIndexMark(expression: Expression): boolean {
  return expression.kind === 'intrinsic' && expression.name === 'NonUniformResourceIndex'
}

/** What a value can be stored in. */
type Holder = Variable | ProgramFunction

export class IndexMarks {
  readonly #marked = new Set<Holder>()

  constructor(program: Pick<Program, 'functions' | 'globals'>) {
    const flows = new Map<Holder, Holder[]>()
    const add = (value: Expression, to: Holder): void => {
      const sources = sourcesOf(value)
      if (sources === 'marked') this.#marked.add(to)
      else
        for (const source of sources) {
          append(flows, source, to)
        }
    }
    for (const target of program.functions) if (target.body) collectFlows(target, target.body, add)
    for (const global of program.globals)
      if (global.kind !== 'constant-buffer' && global.initializer) add(global.initializer, global)
    for (const holder of this.#marked) for (const next of flows.get(holder) ?? []) this.#marked.add(next)
  }

  isMarked(value: Expression): boolean {
    const sources = sourcesOf(value)
    if (sources === 'marked') return true
    for (const source of sources) if (this.#marked.has(source)) return true
    return false
  }
}

function collectFlows(target: ProgramFunction, body: Statement, add: (value: Expression, to: Holder) => void): void {
  forEachStatement(body, (statement) => {
    if (statement.kind === 'variable-statement' && statement.initializer) add(statement.initializer, statement.variable)
    else if (statement.kind === 'return' && statement.value) add(statement.value, target)
  })
  walkBody(body, (expression) => {
    if (expression.kind === 'assign') {
      const holder = rootVariableOf(expression.target)
      if (holder) add(expression.value, holder)
    } else if (expression.kind === 'call')
      for (const [index, argument] of expression.arguments.entries()) {
        const parameter = expression.function.parameters[index]
        if (!parameter) continue
        if (parameter.mode !== 'out') add(argument, parameter)
        const holder = parameter.mode === 'in' ? undefined : rootVariableOf(argument)
        if (holder) add({ kind: 'variable', variable: parameter, type: parameter.type, start: 0, end: 0 }, holder)
      }
  })
}

/** What a value is made of, as far as a mark on it goes on to the value; resources that are read end the way. */
function sourcesOf(root: Expression): 'marked' | ReadonlySet<Holder> {
  const sources = new Set<Holder>()
  const pending: Expression[] = [root]
  for (let value = pending.pop(); value; value = pending.pop()) {
    if (isIndexMark(value)) return 'marked'
    switch (value.kind) {
      case 'variable':
        sources.add(value.variable)
        break
      case 'call':
        sources.add(value.function)
        break
      case 'field':
      case 'base':
      case 'swizzle':
      case 'matrix-swizzle':
      case 'index':
        pending.push(value.object)
        break
      case 'construct':
        pending.push(...value.operands)
        break
      case 'splat':
      case 'convert':
      case 'truncate':
      case 'unary':
        pending.push(value.operand)
        break
      case 'binary':
        pending.push(value.left, value.right)
        break
      case 'conditional':
        pending.push(value.consequent, value.alternate)
        break
      case 'assign':
        pending.push(value.value)
        break
      case 'sequence':
        pending.push(value.expressions.at(-1)!)
        break
    }
  }
  return sources
}
