// Variables that hold elements of one array of resources, or of one heap, hold their indices instead: LLVM has no phis of handles, and
// DXIL has none in memory.
//
//   store (handle of A[%i]), ptr %slot     =>     store i32 %i, ptr %slot.index
//   %h = load handle, ptr %slot            =>     %h = handle of A[load i32, ptr %slot.index]
//   select %c, handle of heap[1], of heap[2]     =>     handle of heap[select %c, 1, 2]
//
// The pass merge-handles does the same for choices between elements of arrays and heaps; here are those in memory, and choices that they
// feed. Where the choice between several resources is made at run time, nothing is changed. Runs when nothing else takes arrays of
// handles apart: an unset element would become an unset index, which the binding stage cannot report.
import { basePointer } from '../ir/base-pointer.ts'
import { Builder } from '../ir/builder.ts'
import { undefValue } from '../ir/constants.ts'
import { Instruction } from '../ir/instructions.ts'
import type { Module } from '../ir/module.ts'
import { arrayType, type IrType, i32 } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { definePass } from './define.ts'
import { chosenFrom, indexPositions } from './merge-handles.ts'

export const handleVariables = definePass({
  name: 'handle-variables',
  summary: 'Let variables and choices hold indices instead of handles.',
  after: ['merge-handles'],
  run: indexHandleVariables,
})

function indexHandleVariables(module: Module): boolean {
  let changed = false
  for (const fn of [...module.functions.values()]) {
    const variables = new Map<Instruction, Variable>()
    const choices: Instruction[] = []
    for (const instruction of fn.instructions()) {
      if (instruction.opcode === 'alloca' && holdsHandles(instruction.subjectType!)) {
        const variable = describe(instruction)
        if (variable) variables.set(instruction, variable)
      } else if (isChoice(instruction)) choices.push(instruction)
    }
    if (variables.size > 0 || choices.length > 0)
      changed = new Rewriter(new Builder(module), variables).run(choices) || changed
  }
  return changed
}

function isHandleType(type: IrType): boolean {
  return type.kind === 'array' ? isHandleType(type.element) : type.kind === 'target'
}

/** Of an array without a size, which DXC's rules allow, nothing can be kept. */
function holdsHandles(type: IrType): boolean {
  return isHandleType(type) && !(type.kind === 'array' && type.count === 0)
}

interface Variable {
  readonly alloca: Instruction
  readonly addresses: Instruction[]
  readonly loads: Instruction[]
  readonly stores: Instruction[]
  readonly rest: Instruction[]
}

/** Undefined when its address goes anywhere else. */
function describe(alloca: Instruction): Variable | undefined {
  const variable: Variable = { alloca, addresses: [], loads: [], stores: [], rest: [] }
  const pending: Instruction[] = [alloca]
  for (let pointer = pending.pop(); pointer; pointer = pending.pop())
    for (const user of pointer.users()) {
      if (!(user instanceof Instruction)) return undefined
      if (user.opcode === 'getelementptr' && isHandleType(user.subjectType!)) {
        variable.addresses.push(user)
        pending.push(user)
      } else if (user.opcode === 'load' && user.type.kind === 'target') variable.loads.push(user)
      else if (user.opcode === 'store' && user.storedValue.type.kind === 'target') variable.stores.push(user)
      else if (user.opcode === 'call' && user.intrinsic.startsWith('llvm.lifetime.')) variable.rest.push(user)
      else return undefined
    }
  return variable
}

/** A call that makes such a handle; `several` when there is no single one, undefined when nothing is known. */
type Origin = Instruction | 'several' | undefined

class Rewriter {
  private readonly builder: Builder
  private readonly variables: ReadonlyMap<Instruction, Variable>
  /** What a choice chooses now. */
  private readonly indices = new Map<Value, Instruction>()

  constructor(builder: Builder, variables: ReadonlyMap<Instruction, Variable>) {
    this.builder = builder
    this.variables = variables
  }

  run(choices: readonly Instruction[]): boolean {
    const variables = [...this.variables.values()].flatMap((variable): [Variable, Instruction][] => {
      const origin = this.originOf(variable.alloca)
      return origin instanceof Instruction ? [[variable, origin]] : []
    })
    const chosen = choices.flatMap((choice): [Instruction, Instruction][] => {
      const origin = this.origin(choice, new Set())
      return origin instanceof Instruction ? [[choice, origin]] : []
    })
    // Loads become handle calls first: what is stored or chosen may be loaded from another variable.
    const stores = variables.flatMap(([variable, origin]) => this.rewriteLoads(variable, origin))
    for (const [choice] of chosen) this.indices.set(choice, emptyChoice(choice))
    for (const [choice] of chosen) this.fillChoice(choice)
    for (const [store, address] of stores) {
      this.builder.positionBefore(store)
      this.builder.store(this.index(store.storedValue), address, 4)
      store.erase()
    }
    for (const [choice, origin] of chosen) {
      this.builder.positionBefore(choice.opcode === 'phi' ? choice.block!.firstNonPhi()! : choice)
      choice.replaceAllUsesWith(this.remake(origin, this.indices.get(choice)!))
    }
    for (const [choice] of chosen) choice.erase()
    return variables.length > 0 || chosen.length > 0
  }

  // ---- Where handles come from

  private originOf(alloca: Instruction): Origin {
    return this.merge(
      this.variables.get(alloca)!.stores.map(({ storedValue }) => storedValue),
      new Set([alloca]),
    )
  }

  private merge(values: readonly Value[], seen: Set<Value>): Origin {
    let found: Origin
    for (const value of values) {
      const origin = this.origin(value, seen)
      if (origin === 'several') return origin
      if (found && origin && !isSameResource(found as Instruction, origin)) return 'several'
      found ??= origin
    }
    return found
  }

  private origin(value: Value, seen: Set<Value>): Origin {
    if (value.kind === 'poison' || value.kind === 'undef' || seen.has(value)) return undefined
    if (!(value instanceof Instruction)) return 'several'
    seen.add(value)
    const index = indexOfCall(value)
    if (index !== undefined) return value
    if (isChoice(value)) return this.merge(chosenFrom(value), seen)
    if (value.opcode !== 'load') return 'several'
    const variable = this.variables.get(basePointer(value.pointer) as Instruction)
    return variable
      ? this.merge(
          variable.stores.map(({ storedValue }) => storedValue),
          seen,
        )
      : 'several'
  }

  // ---- Indices instead

  /** The stores are left for later: what they store may be loaded from another variable. */
  private rewriteLoads(
    { alloca, addresses, loads, stores, rest }: Variable,
    origin: Instruction,
  ): (readonly [Instruction, Value])[] {
    const { builder } = this
    const moved = new Map<Value, Value>()
    builder.positionBefore(alloca)
    moved.set(alloca, builder.alloca(indexType(alloca.subjectType!), '', 4))
    // Addresses are listed after what they are made from.
    for (const address of addresses) {
      builder.positionBefore(address)
      const [base, ...indices] = address.operands
      moved.set(address, builder.gep(indexType(address.subjectType!), moved.get(base!)!, indices))
    }
    for (const load of loads) {
      builder.positionBefore(load)
      load.replaceWith(this.remake(origin, builder.load(i32, moved.get(load.pointer)!, '', 4)))
    }
    for (const each of rest) each.erase()
    return stores.map((store) => [store, moved.get(store.pointer)!])
  }

  private remake(origin: Instruction, index: Value): Value {
    const { builder } = this
    const position = indexPositions[origin.intrinsic]!
    const args = Array.from({ length: origin.argumentCount }, (_, each) =>
      each === position ? index : origin.argument(each),
    )
    return builder.call(origin.calledFunction!, args)
  }

  private index(value: Value): Value {
    if (!(value instanceof Instruction)) return undefValue(i32)
    return this.indices.get(value) ?? indexOfCall(value) ?? undefValue(i32)
  }

  private fillChoice(choice: Instruction): void {
    const index = this.indices.get(choice)!
    chosenFrom(choice).forEach((value, position) => {
      if (choice.opcode === 'phi') index.addIncoming(this.index(value), choice.incomingBlocks[position]!)
      else index.setOperand(position + 1, this.index(value))
    })
  }
}

function isChoice({ opcode, type }: Instruction): boolean {
  return type.kind === 'target' && (opcode === 'select' || opcode === 'phi')
}

function emptyChoice(choice: Instruction): Instruction {
  const operands = choice.opcode === 'select' ? [choice.condition, undefValue(i32), undefValue(i32)] : []
  const index = new Instruction(choice.opcode, i32, operands, '')
  index.location = choice.location
  index.insertBefore(choice)
  return index
}

function indexType(type: IrType): IrType {
  return type.kind === 'array' ? arrayType(type.count, indexType(type.element)) : i32
}

function indexOfCall(value: Instruction): Value | undefined {
  const position = indexPositions[value.intrinsic]
  return position === undefined ? undefined : value.argument(position)
}

function isSameResource(first: Instruction, second: Instruction): boolean {
  if (first.calledFunction !== second.calledFunction) return false
  const position = indexPositions[first.intrinsic]
  return Array.from({ length: first.argumentCount }, (_, each) => each).every(
    (each) => each === position || first.argument(each) === second.argument(each),
  )
}
