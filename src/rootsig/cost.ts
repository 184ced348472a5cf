// What a parameter of a root signature costs, in 32-bit words; D3D12 allows 64 of them.
import type { RootParameter } from './signature.ts'

export function costOf(parameter: RootParameter): number {
  switch (parameter.kind) {
    case 'constants':
      return parameter.count
    case 'table':
      return 1
    default:
      return 2
  }
}
