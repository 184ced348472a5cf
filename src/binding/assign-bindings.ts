// Gives registers to the resources of a module that have none, in their order.
//
//   handlefromimplicitbinding(order 3, space 0, range 2, index i)   =>   handlefrombinding(space 0, lower 7, range 2, index i)
//
// All it knows stands in the calls (0024 §LLVM Binding Assignment Pass), so it runs on any module: `descry opt --passes=assign-bindings`,
// LLVM's dxil-resource-implicit-binding. A compilation of a shader knows more (names, rules, places to point at): bind.ts makes the records
// from the declarations, and hands them to the same allocator and the same writer.
import { ConstantInt, ConstantString } from '../ir/constants.ts'
import type { Instruction } from '../ir/instructions.ts'
import { GlobalVariable, type Module } from '../ir/module.ts'
import type { TargetType } from '../ir/types.ts'
import { definePass } from '../passes/define.ts'
import { isHandleCall, resourceNameOf } from '../passes/remarks.ts'
import type { ResourceClass } from '../program/resources.ts'
import type { Location } from '../support/source.ts'
import { allocate, type BindingRecord } from './allocate.ts'
import { describeProblems } from './report.ts'
import { indexOperand } from './uses.ts'
import { eraseImplicitDeclarations, writeBinding } from './write-bindings.ts'

export interface ModuleRecord extends BindingRecord {
  /** Of implicit ones; 0 for the others. */
  readonly order: number
  readonly location: Location
  readonly calls: Instruction[]
}

export const assignBindings = definePass({
  name: 'assign-bindings',
  summary: 'Give registers to resources that have none, first fit in the order of declaration.',
  after: ['global-dead-code'],
  run(module, { report }) {
    const { placements, problems } = allocate(recordsIn(module), 'no-room')
    if (report) for (const problem of describeProblems(problems, placements)) report(problem)
    let changed = false
    for (const { record, lower } of placements) {
      if (record.register !== undefined) continue
      for (const call of record.calls)
        writeBinding(module, call, {
          space: record.space,
          lower,
          count: record.count,
          index: call.argument(indexOperand),
          name: resourceNameOf(call),
        })
      changed = true
    }
    return eraseImplicitDeclarations(module) || changed
  },
})

/** One record per resource: explicit ones as they stand in the module, implicit ones by their order. */
export function recordsIn(module: Module): ModuleRecord[] {
  const records = new Map<string, ModuleRecord>()
  for (const fn of module.functions.values()) {
    for (const call of fn.instructions()) {
      const record = isHandleCall(call) ? recordOf(call) : undefined
      if (!record) continue
      const { order, register, space, count, name } = record
      const key = register === undefined ? `order ${order}` : `${record.class} ${space} ${register} ${count} ${name}`
      const known = records.get(key)
      if (known) known.calls.push(call)
      else records.set(key, record)
    }
  }
  return [...records.values()].sort((first, second) => first.order - second.order)
}

/** `undefined` for calls whose numbers are not known, and for handles of nothing that has registers. */
function recordOf(call: Instruction): ModuleRecord | undefined {
  const numbers = [0, 1, 2].map((index) => call.argument(index))
  const [first, second, range] = numbers.map((value) =>
    value instanceof ConstantInt ? value.unsignedNumber : undefined,
  )
  const handleClass = call.type.kind === 'target' ? classOf(call.type) : undefined
  if (first === undefined || second === undefined || range === undefined || !handleClass) return undefined
  const isImplicit = call.intrinsic === 'llvm.dx.resource.handlefromimplicitbinding'
  return {
    name: nameIn(call) ?? (isImplicit ? `number ${first}` : `at ${second}`),
    class: handleClass,
    count: range === 0xffff_ffff ? undefined : range,
    register: isImplicit ? undefined : second,
    space: isImplicit ? second : first,
    isReservation: false,
    order: isImplicit ? first : -1,
    location: call.location,
    calls: [call],
  }
}

function nameIn(call: Instruction): string | undefined {
  const name = resourceNameOf(call)
  const text = name instanceof GlobalVariable ? name.initializer : undefined
  return text instanceof ConstantString ? new TextDecoder().decode(text.bytes).replace(/\0$/, '') : undefined
}

/** From the first number of a buffer or texture type: whether it can be written. */
function classOf({ name, integers }: TargetType): ResourceClass | undefined {
  switch (name) {
    case 'dx.TypedBuffer':
    case 'dx.RawBuffer':
    case 'dx.Texture':
    case 'dx.MSTexture':
      return integers[0] ? 'UAV' : 'SRV'
    case 'dx.FeedbackTexture':
      return 'UAV'
    case 'dx.TBuffer':
    case 'dx.AccelerationStructure':
      return 'SRV'
    case 'dx.CBuffer':
      return 'CBV'
    case 'dx.Sampler':
      return 'Sampler'
    default:
      return undefined
  }
}
