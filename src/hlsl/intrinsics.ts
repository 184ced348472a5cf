// Every intrinsic function, by name. Overloads are parsed when first asked for: a shader uses a few dozen of them.
//
//   lookupIntrinsic('lerp')          =>  [ a lerp(float_like<> a, a b, a s) ]
//   lookupIntrinsic('vk::ReadClock') =>  members of `dx` and `vk` carry their namespace
import { type CallSignature, type CallTable, createCallTable } from './call-table.ts'
import type { FamilyRow } from './facts.ts'
import {
  bitIntrinsics,
  derivativeIntrinsics,
  logicIntrinsics,
  mathIntrinsics,
  matrixIntrinsics,
  packIntrinsics,
  tessellationIntrinsics,
} from './intrinsics-math.ts'
import {
  debugIntrinsics,
  legacyIntrinsics,
  linearAlgebraIntrinsics,
  meshIntrinsics,
  pixelIntrinsics,
  rayTracingIntrinsics,
  reorderIntrinsics,
  resourceIntrinsics,
  vulkanIntrinsics,
  workGraphIntrinsics,
} from './intrinsics-stages.ts'
import { atomicIntrinsics, barrierIntrinsics, quadIntrinsics, waveIntrinsics } from './intrinsics-threads.ts'

export type IntrinsicSignature = CallSignature

export const intrinsicFamilies: Readonly<Record<string, readonly FamilyRow[]>> = {
  math: mathIntrinsics,
  matrix: matrixIntrinsics,
  bit: bitIntrinsics,
  logic: logicIntrinsics,
  pack: packIntrinsics,
  derivative: derivativeIntrinsics,
  tessellation: tessellationIntrinsics,
  barrier: barrierIntrinsics,
  atomic: atomicIntrinsics,
  wave: waveIntrinsics,
  quad: quadIntrinsics,
  pixel: pixelIntrinsics,
  resource: resourceIntrinsics,
  'ray tracing': rayTracingIntrinsics,
  reorder: reorderIntrinsics,
  mesh: meshIntrinsics,
  'work graph': workGraphIntrinsics,
  debug: debugIntrinsics,
  vulkan: vulkanIntrinsics,
  legacy: legacyIntrinsics,
  'linear algebra': linearAlgebraIntrinsics,
}

let table: CallTable | undefined

function intrinsics(): CallTable {
  table ??= createCallTable(Object.values(intrinsicFamilies))
  return table
}

/** The overloads of an intrinsic in the order they are tried, or undefined when there is none of that name. */
export function lookupIntrinsic(name: string): readonly IntrinsicSignature[] | undefined {
  return intrinsics().lookup(name)
}

export function isIntrinsic(name: string): boolean {
  return intrinsics().has(name)
}

/** All names, for suggestions. */
export function intrinsicNames(): IterableIterator<string> {
  return intrinsics().names()
}
