// Handles. Single resources get theirs at the start of the function, elements of arrays where they are used.
//
//   handlefrombinding(space 1, lower 10, range 4, index 2)
//   before 6.6   @dx.op.createHandle(57, class 1, record id, index 12, nonuniform)
//   from 6.6 on  @dx.op.createHandleFromBinding(217, { 10, 13, 1, class }, 12, nonuniform), @dx.op.annotateHandle(216, that, properties)
import { markedValues } from '../../../analysis/data-flow.ts'
import type { Builder } from '../../../ir/builder.ts'
import {
  ConstantExpression,
  ConstantInt,
  constantAggregate,
  constantBool,
  constantInt,
  isConstant,
  isZeroValue,
} from '../../../ir/constants.ts'
import type { ScopedLocation } from '../../../ir/debug.ts'
import { Instruction } from '../../../ir/instructions.ts'
import type { GlobalVariable, IrFunction } from '../../../ir/module.ts'
import { Flag } from '../../../ir/opcodes.ts'
import { i8, i32, type TargetType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { bug } from '../../../support/bug.ts'
import { type DxilResource, resourceClassNumbers } from '../dxil-module.ts'
import { noOverload } from '../operation-calls.ts'
import { propertyWords, shapeOf } from '../resource-types.ts'
import { bindingIntrinsic, implicitIntrinsic, type ResourceTable } from '../resources.ts'
import { bindingType, propertiesType } from '../types.ts'
import type { IntrinsicCall, IntrinsicRow, Lowering } from './lowering.ts'

const annotatedFrom = 6
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
        this.singles.set(record, this.create(record, constantInt(i32, record.lower), false))
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
      ? this.fromGlobal(call, record)
      : (this.singles.get(record) ?? this.element(call, record))
    lowering.handles.set(instruction, this.annotate(handle, record.properties))
  }

  private element(call: IntrinsicCall, record: DxilResource): Value {
    const { builder } = call
    const [lower, index] = [call.value(1), inRange(call.value(3), record)]
    const absolute = isZeroValue(lower) ? index : builder.add(index, lower)
    return this.create(record, absolute, this.nonUniform.has(call.instruction))
  }

  /** A library keeps the resource as a global, for the linker. */
  private fromGlobal(call: IntrinsicCall, record: DxilResource): Value {
    const { builder, lowering } = call
    const global = record.global ?? bug(`the record of ${record.name} has no global`)
    const { valueType } = global
    const element = valueType.kind === 'array' ? valueType.element : valueType
    const address =
      valueType.kind === 'array' ? elementAddress(builder, global, inRange(call.value(3), record)) : global
    const loaded = builder.load(element, address, '', 4)
    return lowering.operation('createHandleForLib', element, [loaded])
  }

  private create(record: DxilResource, index: Value, nonUniform: boolean): Value {
    const { lowering } = this
    const number = constantInt(i8, resourceClassNumbers[record.class])
    const flag = constantBool(nonUniform)
    if (lowering.minor < annotatedFrom)
      return lowering.operation('createHandle', noOverload, [number, constantInt(i32, record.id), index, flag])
    const upper = record.count === undefined ? -1 : record.lower + record.count - 1
    const members = [record.lower, upper, record.space].map((value) => constantInt(i32, value))
    const binding = constantAggregate(bindingType(lowering.module), [...members, number])
    return lowering.operation('createHandleFromBinding', noOverload, [binding, index, flag])
  }

  private annotate(handle: Value, words: readonly [number, number]): Value {
    const { lowering } = this
    if (lowering.minor < annotatedFrom) return handle
    const members = words.map((word) => constantInt(i32, word))
    const properties = constantAggregate(propertiesType(lowering.module), members)
    return lowering.operation('annotateHandle', noOverload, [handle, properties])
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
    lowering.handles.set(instruction, this.annotate(handle, words))
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

/** As in DXC, a constant index is part of a constant address: the validator holds an instruction to the bounds of `[0 x T]`. */
function elementAddress(builder: Builder, global: GlobalVariable, index: Value): Value {
  const { valueType } = global
  if (!isConstant(index)) return builder.gep(valueType, global, [0, index])
  return new ConstantExpression(
    'getelementptr',
    global.type,
    [global, constantInt(i32, 0), index],
    Flag.inbounds,
    valueType,
  )
}

/** A constant index past the end starts again at the first element, as in DXC; the validator knows no such register. */
function inRange(index: Value, { count }: DxilResource): Value {
  if (!(index instanceof ConstantInt) || count === undefined) return index
  const unsigned = index.number >>> 0
  return unsigned < count ? index : constantInt(i32, unsigned % count)
}

function isFromHeap({ intrinsic }: Instruction): boolean {
  return intrinsic === heapIntrinsic || intrinsic === coherentIntrinsic
}
