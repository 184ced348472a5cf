// Handles of a linked program. A library loads a resource's variable and makes a handle of it; a shader has handles of registers.
//
//   %r = load %dx.types.Handle, ptr @T    @dx.op.createHandleForLib(160, %r)     =>     @dx.op.createHandle(57, i8 0, i32 id, i32 register, i1 false)
//
// From shader model 6.6 on handles are annotated; annotations of newer libraries go when the program is older.
import { Builder } from '../../../ir/builder.ts'
import { ConstantExpression, constantInt } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import { GlobalVariable, type Module } from '../../../ir/module.ts'
import { type IrType, i32 } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import type { DxilResource } from '../dxil-module.ts'
import { annotatedFrom, annotateHandle, createHandle, createHandleForLibrary, inRange } from '../handle-calls.ts'
import { addGlobal } from '../resources.ts'

/** An element of a resource's variable. */
interface Place {
  readonly record: DxilResource
  /** Of an array, in one dimension. */
  readonly index: Value
  readonly nonUniform: boolean
}

export interface HandleTarget {
  readonly minor: number
  readonly isLibrary: boolean
}

/** `records`: by the variable that the libraries have. Answers the calls whose resource is not known. */
export function lowerHandles(
  module: Module,
  records: ReadonlyMap<GlobalVariable, DxilResource>,
  { minor, isLibrary }: HandleTarget,
): Instruction[] {
  const builder = new Builder(module)
  const unknown: Instruction[] = []
  for (const call of callsOf(module, 'dx.op.createHandleForLib.')) {
    builder.positionBefore(call)
    builder.location = call.location
    const place = placeOf(call.argument(1), records, builder)
    if (!place) {
      unknown.push(call)
      continue
    }
    const { record, index } = place
    const handle = isLibrary
      ? createHandleForLibrary(builder, record, record.global!, index)
      : createHandle(builder, minor, record, registerOf(place, builder), place.nonUniform)
    const isAnnotated = [...call.users()].some((user) => isAnnotation(user as Instruction))
    call.replaceWith(isAnnotated ? handle : annotateHandle(builder, minor, handle, record.properties))
  }
  if (minor < annotatedFrom)
    for (const call of callsOf(module, 'dx.op.annotateHandle')) call.replaceWith(call.argument(1))
  return unknown
}

/** Gives a library's variables the types they have in its shader model: from 6.6 on they hold handles. Old variable to new record. */
export function retypeGlobals(
  module: Module,
  resources: readonly DxilResource[],
  minor: number,
): Map<GlobalVariable, DxilResource> {
  const changed = new Map<GlobalVariable, DxilResource>()
  for (const record of resources) {
    const old = record.global!
    const { name } = old
    module.rename(old, `${name}.former`)
    changed.set(old, { ...record, global: addGlobal(module, record, name, minor) })
  }
  return changed
}

/** Of all functions whose name begins so. */
export function callsOf(module: Module, prefix: string): Instruction[] {
  return [...module.functions.values()].filter(({ name }) => name.startsWith(prefix)).flatMap((fn) => fn.calls())
}

function isAnnotation(user: Instruction): boolean {
  return user.calledFunction?.name.startsWith('dx.op.annotateHandle') === true
}

/** Where a loaded resource comes from. */
function placeOf(
  given: Value,
  records: ReadonlyMap<GlobalVariable, DxilResource>,
  builder: Builder,
): Place | undefined {
  const loaded = whole(given)
  if (!(loaded instanceof Instruction) || loaded.opcode !== 'load') return undefined
  const steps: { readonly indices: readonly Value[] }[] = []
  let nonUniform = loaded.metadata?.has('dx.nonuniform') === true
  let pointer: Value = loaded.pointer
  while (!(pointer instanceof GlobalVariable)) {
    if (!(pointer instanceof Instruction || pointer instanceof ConstantExpression)) return undefined
    if (pointer.opcode === 'getelementptr') steps.unshift({ indices: pointer.operands.slice(2) })
    else if (pointer.opcode !== 'bitcast') return undefined
    if (pointer instanceof Instruction) nonUniform ||= pointer.metadata?.has('dx.nonuniform') === true
    pointer = pointer.operands[0]!
  }
  const record = records.get(pointer)
  if (!record) return undefined
  const indices = steps.flatMap((step) => step.indices)
  return { record, index: flatIndex(indices, pointer.valueType, builder), nonUniform }
}

/** A handle in a local variable was taken apart and put together again: it has one member. */
function whole(value: Value): Value {
  if (!(value instanceof Instruction) || value.opcode !== 'insertvalue') return value
  const member = value.operand(1)
  return member instanceof Instruction && member.opcode === 'extractvalue' ? whole(member.operand(0)) : value
}

/** Element [1][2] of a [3 x [4 x T]] is element 6. */
function flatIndex(indices: readonly Value[], type: IrType, builder: Builder): Value {
  let sum: Value = constantInt(i32, 0)
  let inner = type
  for (const index of indices) {
    const count = inner.kind === 'array' ? inner.count : 1
    sum = builder.add(builder.mul(sum, constantInt(i32, count)), index)
    if (inner.kind === 'array') inner = inner.element
  }
  return sum
}

function registerOf({ record, index }: Place, builder: Builder): Value {
  return builder.add(inRange(index, record), constantInt(i32, record.lower))
}
