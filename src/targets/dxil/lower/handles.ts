// Handles. Single resources get theirs at the start of the function, elements of arrays where they are used.
//
//   handlefrombinding(space 1, lower 10, range 4, index 2)     =>     @dx.op.createHandle(57, class 1, record id, index 12, nonuniform)
import { markedValues } from '../../../analysis/data-flow.ts'
import { type ConstantInt, constantBool, constantInt, isZeroValue } from '../../../ir/constants.ts'
import type { ScopedLocation } from '../../../ir/debug.ts'
import { Instruction } from '../../../ir/instructions.ts'
import type { GlobalVariable, IrFunction } from '../../../ir/module.ts'
import { i32, type TargetType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { bug } from '../../../support/bug.ts'
import type { DxilResource } from '../dxil-module.ts'
import { annotateHandle, createHandle, createHandleForLibrary, inRange } from '../handle-calls.ts'
import { noOverload } from '../operation-calls.ts'
import { propertyWords, shapeOf } from '../resource-types.ts'
import { bindingIntrinsic, implicitIntrinsic, type ResourceTable } from '../resources.ts'
import type { IntrinsicCall, IntrinsicRow, Lowering } from './lowering.ts'

const heapIntrinsic = 'llvm.dx.resource.handlefromheap'
const coherentIntrinsic = 'llvm.dx.resource.handlefromcoherentheap'

export class HandleLowering {
  private readonly lowering: Lowering
  private readonly resources: ResourceTable
  private readonly singles = new Map<DxilResource, Value>()
  private readonly nonUniform = new Set<Instruction>()

  private readonly isLibrary: boolean

  constructor(lowering: Lowering, resources: ResourceTable, isLibrary: boolean) {
    this.lowering = lowering
    this.resources = resources
    this.isLibrary = isLibrary
  }

  get rows(): Readonly<Record<string, IntrinsicRow>> {
    return {
      [bindingIntrinsic]: (call) => this.fromBinding(call),
      [implicitIntrinsic]: (call) => this.fromBinding(call),
      [heapIntrinsic]: (call) => this.fromHeap(call, call.value(1) as ConstantInt, 0),
      [coherentIntrinsic]: (call) => this.fromHeap(call, constantBool(false), (call.value(1) as ConstantInt).number),
      'llvm.dx.resource.nonuniformindex': (call) => call.value(0),
    }
  }

  /** Makes the handles of single resources, last record of the last class first, as DXC does. */
  start(fn: IrFunction): void {
    this.singles.clear()
    /** With the place of the first use. */
    const used = new Map<DxilResource, ScopedLocation>()
    const marked = markedValues(fn)
    for (const instruction of fn.instructions()) {
      if (!isHandle(instruction)) continue
      const index = instruction.argument(isFromHeap(instruction) ? 0 : 3)
      if (marked.has(index)) this.nonUniform.add(instruction)
      const record = this.isLibrary ? undefined : this.resources.recordOf(instruction)
      if (record && isSingle(record) && !used.has(record)) used.set(record, instruction.location)
    }
    const { builder } = this.lowering
    builder.positionBefore(fn.entry.instructions.first!)
    for (const name of ['UAV', 'SRV', 'Sampler', 'CBV'] as const)
      for (const record of [...used.keys()].filter((each) => each.class === name).sort((a, b) => b.id - a.id)) {
        builder.location = used.get(record)!
        this.singles.set(
          record,
          createHandle(builder, this.lowering.minor, record, constantInt(i32, record.lower), false),
        )
      }
  }

  private fromBinding(call: IntrinsicCall): undefined {
    const { lowering, instruction } = call
    const record = this.resources.recordOf(instruction)
    if (!record) {
      call.unsupported('a resource without a register')
      return
    }
    const handle = this.isLibrary
      ? createHandleForLibrary(lowering.builder, record, globalOf(record), call.value(3))
      : (this.singles.get(record) ?? this.element(call, record))
    lowering.handles.set(instruction, annotateHandle(lowering.builder, lowering.minor, handle, record.properties))
  }

  private element(call: IntrinsicCall, record: DxilResource): Value {
    const { builder } = call
    const [lower, index] = [call.value(1), inRange(call.value(3), record)]
    const absolute = isZeroValue(lower) ? index : builder.add(index, lower)
    return createHandle(builder, this.lowering.minor, record, absolute, this.nonUniform.has(call.instruction))
  }

  private fromHeap(call: IntrinsicCall, isSampler: ConstantInt, coherence: number): undefined {
    const { lowering, instruction } = call
    const nonUniform = constantBool(this.nonUniform.has(instruction))
    const handle = lowering.operation('createHandleFromHeap', noOverload, [call.value(0), isSampler, nonUniform])
    const hasCounter = [...instruction.users()].some(
      (user) => user instanceof Instruction && user.intrinsic === 'llvm.dx.resource.updatecounter',
    )
    const words = propertyWords(shapeOf(instruction.type as TargetType), {
      isCoherent: (coherence & 1) !== 0,
      isReorderCoherent: (coherence & 2) !== 0,
      hasCounter,
    })
    lowering.handles.set(instruction, annotateHandle(lowering.builder, lowering.minor, handle, words))
  }
}

function isHandle(instruction: Instruction): boolean {
  const { intrinsic } = instruction
  return intrinsic === bindingIntrinsic || intrinsic === implicitIntrinsic || isFromHeap(instruction)
}

/** Also an array of one resource is an array to DXC. */
function isSingle({ count, type }: DxilResource): boolean {
  return count === 1 && type.kind !== 'array'
}

function globalOf({ global, name }: DxilResource): GlobalVariable {
  return global ?? bug(`the record of ${name} has no global`)
}

function isFromHeap({ intrinsic }: Instruction): boolean {
  return intrinsic === heapIntrinsic || intrinsic === coherentIntrinsic
}
