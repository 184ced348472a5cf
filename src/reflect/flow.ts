// Which entry point reaches which resource through which functions: what the picture of the flow shows.
//
//   main -> shade -> Albedo t0
//                 -> Debug      gone: the condition is always false
import type { Expression, Program, ProgramFunction, Variable } from '../program/program.ts'
import type { ResourceDeclaration } from '../program/resources.ts'
import { forEachExpression, walkExpression } from '../program/walk.ts'
import { append } from '../support/lists.ts'
import type { SourceMap } from '../support/source.ts'
import { placeOf, type SourcePlace } from './binding-table.ts'

export interface FlowNode {
  readonly kind: 'entry' | 'function' | 'resource'
  readonly name: string
  /** Of a resource: `t0`; empty when it is not bound. */
  readonly place: string
  /** Of a resource: why it is there, or why it is gone. */
  readonly why: string
  readonly isDead: boolean
  readonly location: SourcePlace | null
}

export interface Flow {
  readonly nodes: readonly FlowNode[]
  /** Numbers of nodes. A resource that nothing reaches has no edge. */
  readonly edges: readonly { readonly from: number; readonly to: number }[]
}

/** What is known of a resource after binding. */
export interface FlowResource {
  readonly declaration: ResourceDeclaration
  readonly place: string
  readonly why: string
  readonly isDead: boolean
}

export function resourceFlow(program: Program, resources: readonly FlowResource[], sources: SourceMap): Flow {
  const nodes: FlowNode[] = []
  const edges = new Map<string, { from: number; to: number }>()
  const numberOf = new Map<object, number>()
  const add = (key: object, node: FlowNode): number => {
    const number = nodes.push(node) - 1
    numberOf.set(key, number)
    return number
  }
  const entries = new Set(program.entries.map((entry) => entry.function))
  for (const fn of [...entries, ...program.functions])
    if (!numberOf.has(fn)) {
      const kind = entries.has(fn) ? 'entry' : 'function'
      const location = placeOf(fn.location, sources)
      add(fn, {
        kind,
        name: `${fn.scope}${fn.owner ? `${fn.owner.name}::` : ''}${fn.name}`,
        place: '',
        why: '',
        isDead: false,
        location,
      })
    }
  for (const { declaration, place, why, isDead } of resources) {
    const location = placeOf(declaration.location, sources)
    add(declaration, { kind: 'resource', name: declaration.name, place, why, isDead, location })
  }
  const connect = (from: object, to: object): void => {
    const [first, second] = [numberOf.get(from), numberOf.get(to)]
    if (first !== undefined && second !== undefined && first !== second)
      edges.set(`${first} ${second}`, { from: first, to: second })
  }
  for (const { function: fn, patchConstantFunction } of program.entries)
    if (patchConstantFunction) connect(fn, patchConstantFunction)
  const declared = new Map<object | undefined, ResourceDeclaration[]>()
  for (const { declaration } of resources) append(declared, declaration.buffer ?? declaration.variable, declaration)
  for (const fn of program.functions)
    forEachMention(fn, (mention) => {
      if ('function' in mention) return connect(fn, mention.function)
      const { variable } = mention
      const inside = declared.get(variable.kind === 'constant' ? variable.buffer : variable) ?? []
      for (const declaration of [...inside, ...(declared.get(variable) ?? [])])
        if (isMeant(declaration, mention)) connect(fn, declaration)
    })
  return { nodes, edges: [...edges.values()] }
}

type Mention =
  | { readonly function: ProgramFunction }
  | { readonly variable: Variable; readonly path: readonly string[] }

/** Calls, and variables with the fields that are picked from them. */
function forEachMention({ body }: ProgramFunction, visit: (mention: Mention) => void): void {
  if (!body) return
  forEachExpression(body, (root) => {
    const picked = new Set<Expression>()
    walkExpression(root, (expression) => {
      if (expression.kind === 'call') visit({ function: expression.function })
      if (picked.has(expression)) return
      const path: string[] = []
      let inner: Expression = expression
      while (inner.kind === 'field' || inner.kind === 'index' || inner.kind === 'base') {
        if (inner.kind === 'field') path.unshift(inner.field.name)
        inner = inner.object
        picked.add(inner)
      }
      if (inner.kind === 'variable') visit({ variable: inner.variable, path })
    })
  })
}

function isMeant(declaration: ResourceDeclaration, mention: Exclude<Mention, { readonly function: unknown }>): boolean {
  const { variable, path } = mention
  if (declaration.buffer) return variable.kind === 'constant' && variable.buffer === declaration.buffer
  if (declaration.variable !== variable) return false
  const own = declaration.path.flatMap((step) => (step.kind === 'field' ? [step.field.name] : []))
  return path.every((name, index) => index >= own.length || own[index] === name)
}
