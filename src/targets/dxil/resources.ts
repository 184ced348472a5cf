// The records of `dx.resources`: one per bound resource the module still uses, numbered per class.
import type { BoundResource } from '../../binding/bind.ts'
import type { ConstantInt } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import type { Module } from '../../ir/module.ts'
import { arrayType, type IrType, i64, type TargetType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import type { ResourceDeclaration } from '../../program/resources.ts'
import { type DxilResource, resourceClassNumbers } from './dxil-module.ts'
import { recordTypeOf } from './record-types.ts'
import { propertyWords, recordedComponent, shapeOf } from './resource-types.ts'

export interface ResourceTable {
  /** By class, then id. */
  readonly records: readonly DxilResource[]
  /** The record a handle call refers to. */
  recordOf(call: Instruction): DxilResource | undefined
}

export const bindingIntrinsic = 'llvm.dx.resource.handlefrombinding'

/** `declarationOrder` numbers records as DXC does; else by space and register, as Clang. */
export function collectRecords(
  module: Module,
  resources: readonly BoundResource[],
  declarationOrder: readonly ResourceDeclaration[] | undefined,
): ResourceTable {
  const uses = new Map<string, Use>()
  for (const fn of module.functions.values()) for (const instruction of fn.instructions()) noteUse(instruction, uses)
  const position = new Map(declarationOrder?.map((declaration, index) => [declaration, index]))
  const order = ({ declaration }: BoundResource): number =>
    declaration.name === '$Globals' ? -1 : (position.get(declaration) ?? 0)
  const sorted = declarationOrder ? [...resources].sort((a, b) => order(a) - order(b)) : resources
  const byKey = new Map<string, DxilResource>()
  const counts = { SRV: 0, UAV: 0, CBV: 0, Sampler: 0 }
  for (const resource of sorted) {
    const key = keyOf(resource.class, resource.space, resource.lower)
    const use = uses.get(key)
    if (!use || byKey.has(key)) continue
    byKey.set(key, makeRecord(module, resource, use, counts[resource.class]++))
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

function keyOfCall(call: Instruction): string | undefined {
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
  if (intrinsic === bindingIntrinsic) useOf(instruction)
  else if (intrinsic === 'llvm.dx.resource.updatecounter') {
    const use = useOf(instruction.argument(0))
    if (use) use.hasCounter = true
  } else if (intrinsic.startsWith('llvm.dx.resource.atomic.') && instruction.type === i64) {
    const use = useOf(instruction.argument(0))
    if (use) use.usesAtomic64 = true
  }
}

function makeRecord(module: Module, resource: BoundResource, use: Use, id: number): DxilResource {
  const { declaration } = resource
  const shape = shapeOf(use.type, declaration.type?.normalized)
  const isCoherent = declaration.variable?.modifiers.includes('globallycoherent') ?? false
  const counter = declaration.type?.row.counter
  const hasCounter = use.hasCounter || counter === 'append' || counter === 'consume'
  return {
    ...shape,
    id,
    name: resource.name,
    type: arrayOf(recordTypeOf(module, use.type, declaration), resource.dimensions),
    space: resource.space,
    lower: resource.lower,
    count: resource.count,
    componentType: recordedComponent(shape.componentType),
    isCoherent,
    hasCounter,
    usesAtomic64: use.usesAtomic64,
    properties: propertyWords(shape, { isCoherent, hasCounter }),
  }
}

function arrayOf(type: IrType, dimensions: readonly (number | undefined)[]): IrType {
  return dimensions.reduceRight<IrType>((element, count) => arrayType(count ?? 0, element), type)
}
