// Only what is used of a struct is read from a buffer.
//
//   Light light = Lights[f(i)];                    uint light_index = f(i);
//   color += light.color * light.weights[k];  =>   float3 light_color = Lights[light_index].color;
//                                                  color += light_color * Lights[light_index].weights[k];
//
// For variables that are used member by member. Members are read where the struct was; only arrays that nothing can change in the
// meantime are read in place, which saves a copy in memory for an index that is known late.
import type {
  BlockStatement,
  Expression,
  ProgramFunction,
  Statement,
  Variable,
  VariableStatement,
} from '../program/program.ts'
import { makeVariable } from '../program/variables.ts'
import { forEachExpression, forEachStatement, walkExpression } from '../program/walk.ts'
import { forEachWrite, rootOf, type Written } from '../program/writes.ts'
import { hasSideEffects } from '../rewrite/effects.ts'
import { mapChain, mapOperands, mapStatement } from '../rewrite/map.ts'
import { makeBlock, makeDeclaration, makeField, makeReference } from '../rewrite/nodes.ts'
import type { Field } from '../types/types.ts'
import { mapSelectors } from './selectors.ts'

/** The body of the function with them; itself when there are none. */
export function readMembers(
  { body }: ProgramFunction,
  known: Map<ProgramFunction, Written>,
): BlockStatement | undefined {
  let result = body
  // Members may be structs themselves: each round goes one level down.
  for (let last: BlockStatement | undefined; result && result !== last; ) {
    last = result
    const uses = usesIn(result, known)
    if (uses.size > 0) result = new Splitting(uses).block(result)
  }
  return result
}

interface Uses {
  /** By member: the variable that holds it instead. */
  readonly members: Map<Field, Variable>
  count: number
  /** As the object of a member. */
  memberCount: number
  /** As the object of an index. */
  indexCount: number
  isWritten: boolean
}

/** Of the variables that are to be split. */
function usesIn(body: BlockStatement, known: Map<ProgramFunction, Written>): Map<Variable, Uses> {
  const found = new Map<Variable, Uses>()
  const sources = new Map<Variable, Expression>()
  const ofLoops = new Set<Statement>()
  forEachStatement(body, (statement) => {
    if (statement.kind === 'for') for (const initializer of statement.initializers) ofLoops.add(initializer)
  })
  forEachStatement(body, (statement) => {
    if (statement.kind !== 'variable-statement' || ofLoops.has(statement) || !isCopy(statement)) return
    sources.set(statement.variable, statement.initializer!)
    found.set(statement.variable, {
      members: new Map(),
      count: 0,
      memberCount: 0,
      indexCount: 0,
      isWritten: false,
    })
  })
  if (found.size === 0) return found
  forEachExpression(body, (root) => {
    walkExpression(root, (node) => addUse(node, found))
    forEachWrite(root, known, (target) => {
      const uses = usesOf(rootOf(target), found)
      if (uses) uses.isWritten = true
    })
  })
  for (const [variable, uses] of found) if (!canSplit(variable, uses, sources.get(variable)!)) found.delete(variable)
  return found
}

function isCopy({ variable, initializer }: VariableStatement): boolean {
  const { kind, type, isPrecise, attributes } = variable
  if (kind !== 'local' || isPrecise || attributes.length > 0 || (type.kind !== 'struct' && type.kind !== 'array'))
    return false
  return initializer !== undefined && isInBuffer(initializer)
}

/** Whether it names something in a buffer, or in memory that all threads of a group share. */
function isInBuffer(expression: Expression): boolean {
  switch (expression.kind) {
    case 'field':
    case 'index':
      return isInBuffer(expression.object)
    case 'resource-element':
      return expression.object.type.kind === 'object' && expression.object.type.row.category === 'structured buffer'
    case 'buffer-contents':
      return true
    case 'variable':
      return expression.variable.kind === 'constant' || expression.variable.kind === 'groupshared'
    default:
      return false
  }
}

/** Whether no thread can write there. */
function isReadOnly(expression: Expression): boolean {
  switch (expression.kind) {
    case 'field':
    case 'index':
      return isReadOnly(expression.object)
    case 'resource-element':
    case 'buffer-contents':
      return expression.object.type.kind === 'object' && !expression.object.type.row.writable
    case 'variable':
      return expression.variable.kind === 'constant'
    default:
      return false
  }
}

function addUse(node: Expression, found: ReadonlyMap<Variable, Uses>): void {
  const own = usesOf(node, found)
  if (own) own.count++
  if (node.kind === 'field') {
    const uses = usesOf(node.object, found)
    if (!uses) return
    uses.memberCount++
    const { variable } = node.object as Extract<Expression, { kind: 'variable' }>
    if (uses.members.has(node.field)) return
    const name = `${variable.name}_${node.field.name}`
    uses.members.set(node.field, makeVariable('local', name, node.field.type, variable.location))
  } else if (node.kind === 'index') {
    const uses = usesOf(node.object, found)
    if (uses) uses.indexCount++
  }
}

function usesOf(node: Expression | undefined, found: ReadonlyMap<Variable, Uses>): Uses | undefined {
  return node?.kind === 'variable' ? found.get(node.variable) : undefined
}

function canSplit({ type }: Variable, uses: Uses, source: Expression): boolean {
  if (type.kind === 'array') return uses.count === uses.indexCount && !uses.isWritten && isReadOnly(source)
  // Bits of a number that others have parts of, too, stay with them.
  return uses.count === uses.memberCount && [...uses.members.keys()].every(({ bitWidth }) => bitWidth === undefined)
}

class Splitting {
  readonly #uses: ReadonlyMap<Variable, Uses>
  /** What stands for arrays. */
  readonly #arrays = new Map<Variable, Expression>()

  constructor(uses: ReadonlyMap<Variable, Uses>) {
    this.#uses = uses
  }

  block(block: BlockStatement): BlockStatement {
    return { ...block, statements: this.#list(block.statements) }
  }

  #list(statements: readonly Statement[]): readonly Statement[] {
    return statements.flatMap((statement) => {
      const uses = statement.kind === 'variable-statement' ? this.#uses.get(statement.variable) : undefined
      return uses ? this.#declare(statement as VariableStatement, uses) : [this.#statement(statement)]
    })
  }

  #declare({ variable, initializer }: VariableStatement, { members }: Uses): Statement[] {
    const indices: Statement[] = []
    const source = this.#withFixedIndices(this.#expression(initializer!), variable, indices)
    if (variable.type.kind === 'array') {
      this.#arrays.set(variable, source)
      return indices
    }
    const declared = [...members].map(([field, member]) => makeDeclaration(member, makeField(source, field, source)))
    return declared.length > 0 || hasSideEffects(initializer!) ? [...indices, ...declared] : []
  }

  /** The same place with its indices in variables that never change. */
  #withFixedIndices(place: Expression, { name, location }: Variable, indices: Statement[]): Expression {
    const fixed = (index: Expression): Expression => {
      const isFixed = index.kind === 'variable' && index.variable.kind === 'local' && index.variable.isConst
      if (index.kind === 'literal' || isFixed) return index
      const holder = makeVariable('local', `${name}_index`, index.type, location, { isConst: true })
      indices.push(makeDeclaration(holder, index))
      return makeReference(holder, index)
    }
    return mapSelectors(place, fixed)
  }

  readonly #statement = (statement: Statement): Statement => {
    if (statement.kind === 'block') return this.block(statement)
    if (statement.kind === 'switch') {
      const cases = statement.cases.map((each) => ({ ...each, body: this.#list(each.body) }))
      return { ...statement, condition: this.#expression(statement.condition), cases }
    }
    if (statement.kind === 'variable-statement' && this.#uses.has(statement.variable))
      return makeBlock(this.#list([statement]), statement)
    return mapStatement(statement, { expression: this.#expression, statement: this.#statement })
  }

  readonly #expression = (expression: Expression): Expression => {
    if (expression.kind === 'binary' || expression.kind === 'logical') return mapChain(expression, this.#expression)
    if (expression.kind === 'field' && expression.object.kind === 'variable') {
      const member = this.#uses.get(expression.object.variable)?.members.get(expression.field)
      if (member) return makeReference(member, expression)
    }
    if (expression.kind === 'variable') return this.#arrays.get(expression.variable) ?? expression
    return mapOperands(expression, this.#expression)
  }
}
