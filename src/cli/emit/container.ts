// `-Fo FILE`: the container that D3D12 loads.
import { writeContainer } from '../../targets/dxil/write/container.ts'
import type { Emitter } from './emitters.ts'

export function emitContainer(signed: boolean): Emitter {
  return (compiler, input, options) => {
    const outcome = compiler.dxil(input, options)
    if (!outcome.dxil || outcome.errorCount > 0) return { outcome, output: '' }
    return { outcome, output: writeContainer(outcome.dxil, { signed }) }
  }
}
