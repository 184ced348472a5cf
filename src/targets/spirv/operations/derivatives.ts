// Quads outside of pixel shaders: how the threads of a group form them is an execution mode.
//
//   numthreads(8, 8, 1)    squares of 2 x 2 threads          numthreads(64, 1, 1)    four threads in a row
//
// Quad operations depend on it as much as derivatives do (HLSL's specification of derivatives in shader model 6.6).
import type { Span } from '../../../support/source.ts'
import { quadShape } from '../../vulkan/quads.ts'
import { unsupported } from '../context.ts'
import type { FunctionWriter } from '../function-writer.ts'

/** Called by quad operations: a group of another shape has no quads, and what they give is anything. */
export function useQuads({ module, shared }: FunctionWriter): boolean {
  const { entry, functions } = shared
  const shape = quadShape(entry)
  if (shape === undefined) return entry.stage === 'pixel'
  const isSquare = shape === 'square'
  module.capability(isSquare ? 'ComputeDerivativeGroupQuadsNV' : 'ComputeDerivativeGroupLinearNV')
  module.extension('SPV_NV_compute_shader_derivatives')
  module.executionMode(functions.get(entry.main)!, isSquare ? 'DerivativeGroupQuadsNV' : 'DerivativeGroupLinearNV')
  return true
}

/** Called by everything that compares with the neighbours. */
export function useDerivatives(writer: FunctionWriter, span: Span): void {
  if (!useQuads(writer)) unsupported(writer.shared, span, 'a derivative without quads of threads')
}
