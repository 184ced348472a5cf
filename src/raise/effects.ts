// What evaluating an expression reads and changes, and so which operands may be evaluated in another order.
//
//   i++            reads and changes i                   next()      changes memory, if the function does
//   a[i] + i++     the operands conflict                 a[i] + j++  they do not
//
// Locals are kept apart; static and groupshared variables and resources are one thing, memory.
import type {
  Expression,
  IntrinsicExpression,
  MethodExpression,
  ProgramFunction,
  Variable,
} from '../program/program.ts'
import { forEachExpression, walkExpression } from '../program/walk.ts'
import { rootOf } from '../program/writes.ts'
import { changesMemory, isState } from '../rewrite/effects.ts'

export interface Effects {
  /** Locals and parameters. */
  readonly reads: ReadonlySet<Variable>
  readonly writes: ReadonlySet<Variable>
  readonly readsMemory: boolean
  readonly writesMemory: boolean
}

type MemoryUse = Pick<Effects, 'readsMemory' | 'writesMemory'>

/** Whether it matters which of the two is evaluated first. */
export function conflict(first: Effects, second: Effects): boolean {
  return disturbs(first, second) || disturbs(second, first)
}

function disturbs({ writes, writesMemory }: Effects, other: Effects): boolean {
  if (writesMemory && (other.readsMemory || other.writesMemory)) return true
  for (const variable of writes) if (other.reads.has(variable) || other.writes.has(variable)) return true
  return false
}

export function bothEffects(first: Effects, second: Effects): Effects {
  return {
    reads: new Set([...first.reads, ...second.reads]),
    writes: new Set([...first.writes, ...second.writes]),
    readsMemory: first.readsMemory || second.readsMemory,
    writesMemory: first.writesMemory || second.writesMemory,
  }
}

export class EffectAnalysis {
  readonly #functions = new Map<ProgramFunction, MemoryUse>()

  /** Whether evaluating the expression, its operands aside, changes something. */
  changes(node: Expression): boolean {
    switch (node.kind) {
      case 'assign':
      case 'increment':
        return true
      case 'call':
        return node.function.parameters.some(({ mode }) => mode !== 'in') || this.#useOf(node.function).writesMemory
      case 'intrinsic':
      case 'method':
        return node.modes.some((mode) => isWritten(mode, node)) || changesMemory(node)
      default:
        return false
    }
  }

  /** Nodes that are left out do nothing; their operands may. */
  of(root: Expression, leftOut: ReadonlySet<Expression> = noNodes): Effects {
    const reads = new Set<Variable>()
    const writes = new Set<Variable>()
    let readsMemory = false
    let writesMemory = false
    const write = (target: Expression): void => {
      const at = rootOf(target)
      if (at?.kind === 'variable' && isOwn(at.variable)) writes.add(at.variable)
      else writesMemory = true
    }
    walkExpression(root, (node) => {
      if (leftOut.has(node)) return
      for (const target of targetsOf(node)) write(target)
      if (node.kind === 'variable' && isOwn(node.variable)) reads.add(node.variable)
      else if (node.kind === 'call') {
        const use = this.#useOf(node.function)
        readsMemory ||= use.readsMemory
        writesMemory ||= use.writesMemory
      } else {
        readsMemory ||= readsOthers(node)
        writesMemory ||= (node.kind === 'method' || node.kind === 'intrinsic') && changesMemory(node)
      }
    })
    return { reads, writes, readsMemory, writesMemory }
  }

  /** What a call does beside its arguments. */
  #useOf(target: ProgramFunction): MemoryUse {
    const known = this.#functions.get(target)
    if (known) return known
    const { body } = target
    if (!body) return { readsMemory: true, writesMemory: true }
    let use: MemoryUse = { readsMemory: false, writesMemory: false }
    this.#functions.set(target, use)
    forEachExpression(body, (root) => {
      const { readsMemory, writesMemory } = this.of(root)
      use = { readsMemory: use.readsMemory || readsMemory, writesMemory: use.writesMemory || writesMemory }
    })
    this.#functions.set(target, use)
    return use
  }
}

const noNodes: ReadonlySet<Expression> = new Set()

function isOwn({ kind }: Variable): boolean {
  return kind === 'local' || kind === 'parameter'
}

function readsOthers(node: Expression): boolean {
  if (node.kind === 'variable')
    return node.variable.kind === 'groupshared' || (node.variable.kind === 'static' && !node.variable.isConst)
  return node.kind === 'this' || node.kind === 'resource-element' || node.kind === 'method'
}

/** The l-values that the node itself writes. */
function targetsOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'assign':
    case 'increment':
      return [node.target]
    case 'call': {
      const { function: callee, object } = node
      const written = node.arguments.filter((_, index) => callee.parameters[index]?.mode !== 'in')
      return object && !callee.isStatic && !callee.isConstMethod ? [object, ...written] : written
    }
    case 'intrinsic':
      return node.arguments.filter((_, index) => isWritten(node.modes[index], node))
    case 'method':
      return [node.object, ...node.arguments.filter((_, index) => isWritten(node.modes[index], node))].filter(
        (each, index) => index > 0 || (each.type.kind === 'object' && isState(each)),
      )
    default:
      return []
  }
}

/** Some functions look at what they are given a reference to. */
function isWritten(mode: string | undefined, node: IntrinsicExpression | MethodExpression): boolean {
  return mode === 'out' || mode === 'inout' || (mode === 'ref' && changesMemory(node))
}
