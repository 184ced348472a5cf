// Who calls whom, and an order in which callees come before their callers.
import type { IrFunction, Module } from '../ir/module.ts'

export class CallGraph {
  /** Functions with a body, callees before their callers; members of a cycle in order of discovery. */
  readonly calleesFirst: IrFunction[] = []
  private readonly calleeSets = new Map<IrFunction, Set<IrFunction>>()
  private readonly cyclic = new Set<IrFunction>()

  constructor(module: Module) {
    for (const fn of module.functions.values()) {
      const callees = new Set<IrFunction>()
      for (let block = fn.blocks.first; block !== undefined; block = block.next)
        for (let each = block.instructions.first; each !== undefined; each = each.next) {
          const callee = each.calledFunction
          if (callee !== undefined) callees.add(callee)
        }
      this.calleeSets.set(fn, callees)
    }
    this.order()
  }

  callees(fn: IrFunction): ReadonlySet<IrFunction> {
    return this.calleeSets.get(fn) ?? new Set()
  }

  /** Whether the function can reach itself through calls. */
  isRecursive(fn: IrFunction): boolean {
    return this.cyclic.has(fn)
  }

  /** Tarjan's strongly connected components, which come out callees first. */
  private order(): void {
    const numbers = new Map<IrFunction, number>()
    const lowest = new Map<IrFunction, number>()
    const component: IrFunction[] = []
    const inComponent = new Set<IrFunction>()
    const path: { fn: IrFunction; callees: Iterator<IrFunction> }[] = []
    const enter = (fn: IrFunction): void => {
      numbers.set(fn, numbers.size)
      lowest.set(fn, numbers.size - 1)
      component.push(fn)
      inComponent.add(fn)
      path.push({ fn, callees: this.callees(fn).values() })
    }
    const lower = (fn: IrFunction, number: number): void => {
      if (number < lowest.get(fn)!) lowest.set(fn, number)
    }
    for (const root of this.calleeSets.keys()) {
      if (numbers.has(root)) continue
      enter(root)
      while (path.length > 0) {
        const { fn, callees } = path[path.length - 1]!
        const step = callees.next()
        if (!step.done) {
          if (!numbers.has(step.value)) enter(step.value)
          else if (inComponent.has(step.value)) lower(fn, numbers.get(step.value)!)
          continue
        }
        path.pop()
        const caller = path[path.length - 1]?.fn
        if (caller !== undefined) lower(caller, lowest.get(fn)!)
        if (lowest.get(fn) === numbers.get(fn)) this.finish(fn, component, inComponent)
      }
    }
  }

  private finish(root: IrFunction, component: IrFunction[], inComponent: Set<IrFunction>): void {
    const members = component.splice(component.lastIndexOf(root))
    for (const member of members) {
      inComponent.delete(member)
      if (!member.isDeclaration) this.calleesFirst.push(member)
      if (members.length > 1 || this.callees(member).has(member)) this.cyclic.add(member)
    }
  }
}
