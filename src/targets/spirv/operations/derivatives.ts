// Derivatives outside of pixel shaders: threads of a compute group are taken as quads.
import type { FunctionWriter } from '../function-writer.ts'

/** Called by everything that compares with the neighbours. */
export function useDerivatives({ module, shared }: FunctionWriter): void {
  if (shared.shader.stage === 'pixel') return
  const [x = 1, y = 1] = shared.shader.groupSize ?? []
  const isSquare = x % 2 === 0 && y % 2 === 0
  module.capability(isSquare ? 'ComputeDerivativeGroupQuadsNV' : 'ComputeDerivativeGroupLinearNV')
  module.extension('SPV_NV_compute_shader_derivatives')
  const main = shared.functions.get(shared.shader.main)
  if (main !== undefined) module.executionMode(main, isSquare ? 'DerivativeGroupQuadsNV' : 'DerivativeGroupLinearNV')
}
