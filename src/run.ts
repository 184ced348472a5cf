// `descry/run`: shaders as functions on data, without a GPU.
export type { Comparison, Filter, Sampler } from './execute/sampling.ts'
export type { DebugOptions, Frame, Resume, Stop } from './runner/debugger.ts'
export type { PixelInputs, Vertex } from './runner/draw.ts'
export { type ExpectedShader, expectShader } from './runner/expect.ts'
export type { Given, GivenResource, TextureInput } from './runner/inputs.ts'
export type { ShaderValue } from './runner/layout.ts'
export { encodePng } from './runner/png.ts'
export type { RunPlace, RunProblem } from './runner/problems.ts'
export {
  type DrawResult,
  type LoadOptions,
  loadShader,
  type RunOptions,
  RunResult,
  Shader,
  type VertexResult,
} from './runner/shader.ts'
export type { ShownValue } from './runner/shown-values.ts'
