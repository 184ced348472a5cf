// Elements of structured buffers that Direct3D has no room for: 2,048 bytes is the most. Only buffers that are bound are looked at, so
// this is known when the registers are.
//
//   struct Particle { float data[600]; };
//   StructuredBuffer<Particle> Particles;        an element of 'Particles' has 2400 bytes; the most is 2048
import type { Bindings } from '../binding/bind.ts'
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { stageLimitDiagnostics } from '../diagnostics/tables/stage-limits.ts'
import type { Program } from '../program/program.ts'
import { limits } from '../support/limits.ts'
import { sizeOf } from '../types/layout.ts'
import { arrayElement, memberTypes, type Type } from '../types/types.ts'

export function reportElementSizes({ resources }: Bindings, sink: DiagnosticSink): void {
  for (const { isUsed, name, declaration } of resources) {
    const size = isUsed && declaration.type ? elementSize(declaration.type) : 0
    const { most: limit } = limits.structuredElementBytes
    if (size > limit)
      sink.report(stageLimitDiagnostics.err_hlsl_structured_element_size(declaration.location, { name, size, limit }))
  }
}

/** Whether there is such a buffer, used or not. */
export function hasLargeElements({ globals }: Program): boolean {
  return globals.some((global) => global.kind !== 'constant-buffer' && isLarge(global.type))
}

function isLarge(type: Type): boolean {
  const element = arrayElement(type)
  if (element.kind === 'struct') return memberTypes(element).some(isLarge)
  return elementSize(element) > limits.structuredElementBytes.most
}

function elementSize(type: Type): number {
  const isStructured = type.kind === 'object' && type.row.category === 'structured buffer'
  return isStructured && type.element ? sizeOf(type.element, type.rowMajorElement, 'structured') : 0
}
