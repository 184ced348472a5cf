// The records of `dx.resources`: one per bound resource the module still uses, numbered per class.
import { type BoundResource, isTakenApart } from '../../binding/bind.ts'
import { nameSymbol } from '../../binding/name-constant.ts'
import { resourceKinds } from '../../hlsl/resources.ts'
import type { ConstantInt } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import type { GlobalVariable, Module } from '../../ir/module.ts'
import { arrayType, type IrType, i64, innermostElement, type TargetType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import type { ResourceDeclaration } from '../../program/resources.ts'
import { limits } from '../../support/limits.ts'
import { type DxilResource, resourceClassNumbers } from './dxil-module.ts'
import { annotatedFrom } from './handle-calls.ts'
import { mangleVariable } from './mangle.ts'
import { recordTypeOf } from './record-types.ts'
import { propertyWords, recordedComponent, shapeOf } from './resource-types.ts'
import { hostPrefix, type StoredForm } from './stored-types.ts'
import { handleType } from './types.ts'

export interface ResourceTable {
  /** By class, then id. */
  readonly records: readonly DxilResource[]
  /** The record a handle call refers to. */
  recordOf(call: Instruction): DxilResource | undefined
}

export const bindingIntrinsic = 'llvm.dx.resource.handlefrombinding'
/** Left in libraries, whose registers the linker assigns. */
export const implicitIntrinsic = 'llvm.dx.resource.handlefromimplicitbinding'

export interface RecordInput {
  readonly resources: readonly BoundResource[]
  /** From the name in a handle call to the declaration. */
  readonly declarationOf: ReadonlyMap<GlobalVariable, ResourceDeclaration>
  readonly form: StoredForm
}

/** The records of a library have globals, all arrays of one dimension. The validator finds what is no handle yet by the type of the record. */
export function addGlobals(module: Module, { records, recordOf }: ResourceTable, minor: number): ResourceTable {
  const changed = new Map(
    records.map((record) => {
      const global = addGlobal(module, record, record.symbol, minor)
      return [record, { ...record, global, type: minor < annotatedFrom ? global.valueType : record.type }]
    }),
  )
  return {
    records: [...changed.values()],
    recordOf: (call) => {
      const record = recordOf(call)
      return record && changed.get(record)
    },
  }
}

/**
 * From shader model 6.6 on they hold handles. As in DXC, structs that lie in memory otherwise than in registers come late: their variables
 * are new ones, with another name and without handles (UpdateStructTypeForLegacyLayout).
 */
export function addGlobal(
  module: Module,
  { type: whole, count }: DxilResource,
  name: string,
  minor: number,
): GlobalVariable {
  const own = innermostElement(whole)
  const isLate = own.kind === 'struct' && own.name.startsWith(hostPrefix)
  const element = minor >= annotatedFrom && !isLate ? handleType(module) : own
  const type = whole.kind === 'array' ? arrayType(count ?? whole.count, element) : element
  const late = name.endsWith(lateSuffix) ? name : `${name}${lateSuffix}`
  return isLate ? module.createGlobal(late, type) : module.createGlobal(name, type, { constant: true, alignment: 4 })
}

const lateSuffix = '_legacy'

export function collectRecords(module: Module, { resources, declarationOf, form }: RecordInput): ResourceTable {
  const nameOf = new Map([...declarationOf].map(([name, declaration]) => [declaration, name]))
  const uses = new Map<string, Use>()
  for (const fn of module.functions.values()) for (const instruction of fn.instructions()) noteUse(instruction, uses)
  const sorted = [...resources].sort((first, second) => first.id - second.id)
  const byKey = new Map<string, DxilResource>()
  const counts = { SRV: 0, UAV: 0, CBV: 0, Sampler: 0 }
  for (const resource of sorted) {
    const key = resource.isAssigned
      ? keyOf(resource.class, resource.space, resource.lower)
      : keyOfName(isTakenApart(resource) ? nameSymbol(resource.name) : nameOf.get(resource.declaration)?.name)
    const use = uses.get(key)
    if (!use || byKey.has(key)) continue
    byKey.set(key, makeRecord(module, resource, use, counts[resource.class]++, form))
  }
  const classOf = ({ class: name }: DxilResource): number => resourceClassNumbers[name]
  return {
    records: [...byKey.values()].sort((a, b) => classOf(a) - classOf(b) || a.id - b.id),
    recordOf: (call) => byKey.get(keyOfCall(call) ?? ''),
  }
}

interface Use {
  readonly type: TargetType
  hasCounter: boolean
  usesAtomic64: boolean
}

function keyOf(resourceClass: string, space: number, lower: number): string {
  return `${resourceClass} ${space} ${lower}`
}

function keyOfName(name: string | undefined): string {
  return `by name ${name}`
}

function keyOfCall(call: Instruction): string | undefined {
  if (call.intrinsic === implicitIntrinsic) return keyOfName(call.argument(4).name)
  if (call.intrinsic !== bindingIntrinsic) return undefined
  const [space, lower] = [call.argument(0) as ConstantInt, call.argument(1) as ConstantInt]
  return keyOf(shapeOf(call.type as TargetType).class, space.unsignedNumber, lower.unsignedNumber)
}

function noteUse(instruction: Instruction, uses: Map<string, Use>): void {
  const useOf = (handle: Value): Use | undefined => {
    const key = handle instanceof Instruction ? keyOfCall(handle) : undefined
    if (key === undefined) return undefined
    let use = uses.get(key)
    if (!use) uses.set(key, (use = { type: handle.type as TargetType, hasCounter: false, usesAtomic64: false }))
    return use
  }
  const { intrinsic } = instruction
  if (intrinsic === bindingIntrinsic || intrinsic === implicitIntrinsic) useOf(instruction)
  else if (intrinsic === 'llvm.dx.resource.updatecounter') {
    const use = useOf(instruction.argument(0))
    if (use) use.hasCounter = true
  } else if (intrinsic.startsWith('llvm.dx.resource.atomic.') && instruction.type === i64) {
    const use = useOf(instruction.argument(0))
    if (use) use.usesAtomic64 = true
  }
}

function makeRecord(module: Module, resource: BoundResource, use: Use, id: number, form: StoredForm): DxilResource {
  const { declaration } = resource
  const shape = shapeOf(use.type, declaration.type?.normalized)
  const modifiers = declaration.variable?.modifiers ?? []
  const isCoherent = modifiers.includes('globallycoherent')
  const isReorderCoherent = modifiers.includes('reordercoherent')
  const hasCounter = use.hasCounter || resource.hasCounter
  const { type, annotations } = recordTypeOf(module, use.type, declaration, form)
  return {
    ...shape,
    // A buffer may end with members that hold no data.
    size: resource.class === 'CBV' ? Math.max(shape.size, annotations.at(-1)?.size ?? 0) : shape.size,
    id,
    name: resource.name,
    symbol: symbolOf(resource),
    type: arrayOf(type, dimensionsOf(resource), unboundedCount(shape.kind)),
    annotations,
    space: resource.space,
    lower: resource.lower,
    // As many as that are without an end, in DXIL.
    count: resource.count === limits.resourceElements.most ? undefined : resource.count,
    componentType: recordedComponent(shape.componentType),
    isCoherent,
    isReorderCoherent,
    hasCounter,
    usesAtomic64: use.usesAtomic64,
    global: undefined,
    properties: propertyWords(shape, { isCoherent, isReorderCoherent, hasCounter }),
  }
}

/** Resources in structs and constant buffers keep their names. */
function symbolOf({ name, declaration }: BoundResource): string {
  const { type, variable, path, dimensions } = declaration
  if (!type || !variable || path.length > 0 || type.row.category === 'constant buffer') return name
  return mangleVariable(variable.name, variable.scope, type, dimensions)
}

/** Arrays of constant buffers have one dimension, even if the source has more. */
function dimensionsOf({ class: name, dimensions, count }: BoundResource): readonly (number | undefined)[] {
  return name === 'CBV' && dimensions.length > 1 ? [count] : dimensions
}

function arrayOf(type: IrType, dimensions: readonly (number | undefined)[], unbounded: number): IrType {
  return dimensions.reduceRight<IrType>((element, count) => arrayType(count ?? unbounded, element), type)
}

/** As DXC writes a count that the source leaves out: buffers of constants get a type of their own, with the count of their range. */
function unboundedCount(kind: number): number {
  return kind === resourceKinds.CBuffer || kind === resourceKinds.TBuffer ? 0xffffffff : 0
}
