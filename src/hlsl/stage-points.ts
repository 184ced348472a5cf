// Which signatures of a stage its values belong to: DXC's names for them, as src/hlsl/semantics.ts has them.
//
//   hull shader: its parameters are HSIn, what it returns HSCPOut, the elements of its InputPatch HSCPIn
import type { SignaturePoint } from './semantics.ts'

export interface StagePoints {
  readonly input: SignaturePoint
  readonly output: SignaturePoint
  /** Of arrays of vertices and patches. */
  readonly vertices: SignaturePoint
}

/** Stages of ray tracing have none. */
export const stagePoints: Readonly<Record<string, StagePoints>> = {
  vertex: { input: 'VSIn', output: 'VSOut', vertices: 'VSIn' },
  pixel: { input: 'PSIn', output: 'PSOut', vertices: 'PSIn' },
  hull: { input: 'HSIn', output: 'HSCPOut', vertices: 'HSCPIn' },
  domain: { input: 'DSIn', output: 'DSOut', vertices: 'DSCPIn' },
  geometry: { input: 'GSIn', output: 'GSOut', vertices: 'GSVIn' },
  compute: { input: 'CSIn', output: 'CSIn', vertices: 'CSIn' },
  mesh: { input: 'MSIn', output: 'MSOut', vertices: 'MSOut' },
  amplification: { input: 'ASIn', output: 'ASIn', vertices: 'ASIn' },
  node: { input: 'NodeIn', output: 'NodeIn', vertices: 'NodeIn' },
}

export const patchConstantPoints: StagePoints = { input: 'PCIn', output: 'PCOut', vertices: 'HSCPIn' }
