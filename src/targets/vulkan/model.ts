// What the GLSL and the SPIR-V writer read: a program that has only what both languages have.
//
// `prepare` makes it from the typed program and the bindings. In its functions
//   - there are no methods, no `this`, no `heap` and no `call` with an object: methods are functions with their object as first
//     parameter (`inout`, or `in` when they do not change it). One `heap` is left: the acceleration structure of a handle, whose
//     `index` and `second` are the lower and the upper half of its address;
//   - no parameter, local, static, result, struct field or constant is or contains a resource: functions with resource parameters are
//     specialised for the resources they are called with, structs with resources have become structs without them;
//   - a resource is always named where it is used: `variable` (a single one) or `index(variable, i)` (arrays have one dimension; the
//     index is an `intrinsic NonUniformResourceIndex` when it may differ between lanes). Exactly the `variable`s of `resources`;
//   - a member of a constant buffer is a `variable` of kind `constant`, as in the typed program; `buffer-contents` of a resource is the
//     contents of a ConstantBuffer<T>;
//   - what was optimised away is gone: its reads are zero (a `splat` or `convert` of 0), its writes are left out;
//   - nothing is empty: structs without data, and parameters, fields and variables of such types are left out;
//   - a base class stays: `base` expressions, and `bases` of the struct;
//   - the entry point takes nothing and returns nothing: it reads `inputs`, calls the user's function and writes `outputs`, which are
//     ordinary variables of kind `static`. Statics whose initializer is not constant are set at its start.
import type { NodeFacts } from '../../program/node-facts.ts'
import type { ConstantBuffer, ProgramFunction, Variable } from '../../program/program.ts'
import type { Location } from '../../support/source.ts'
import type { ObjectType, StructType } from '../../types/types.ts'

export type VulkanStage =
  | 'compute'
  | 'vertex'
  | 'pixel'
  | 'geometry'
  | 'hull'
  | 'domain'
  | 'mesh'
  | 'amplification'
  | 'raygeneration'
  | 'intersection'
  | 'anyhit'
  | 'closesthit'
  | 'miss'
  | 'callable'
  | 'node'

/** One entry point. */
export interface VulkanEntry {
  readonly stage: VulkanStage
  /** As the host names it. */
  readonly entryName: string
  /** No parameters, no result; behind the functions it calls. */
  readonly main: ProgramFunction
  readonly inputs: readonly StageVariable[]
  readonly outputs: readonly StageVariable[]
  readonly memory: readonly StageMemory[]
  readonly node: VulkanNode | undefined
  /** Of compute, mesh and amplification shaders and nodes. */
  readonly groupSize: readonly [number, number, number] | undefined
  readonly pixel: PixelModes
  readonly primitives: PrimitiveModes
}

/** The first entry point, all others, and what they share. */
export interface VulkanShader extends VulkanEntry {
  readonly entries: readonly VulkanEntry[]
  /** Reachable from `main`, callees first. */
  readonly functions: readonly ProgramFunction[]
  /** Every struct that a function, variable or buffer needs, members before those that contain them. */
  readonly structs: readonly StructType[]
  /**
   * Kinds `static` and `groupshared`; without inputs and outputs. The initializer of a static is a `literal`, or a `construct` whose
   * operands are the literals of all its leaves; without one it starts as zero, or `main` sets it.
   */
  readonly globals: readonly Variable[]
  /** Used ones only, by set and binding. */
  readonly resources: readonly VulkanResource[]
  readonly buffers: readonly VulkanBuffer[]
  /** The `[[vk::push_constant]]` variable, whose struct is the block; accesses are `variable` of kind `constant`. */
  readonly pushConstant: Variable | undefined
  /** `[[vk::constant_id(n)]]` variables, with their initializer as default. */
  readonly specialization: readonly { readonly variable: Variable; readonly id: number }[]
  readonly layout: BlockLayoutRules
  /**
   * One plain name (letters, digits, no `__`) for each struct, function, global, input, output, resource and constant buffer, and for
   * the members of constant buffers; no two alike, and `main` is `main`. Locals, parameters and fields have the names they have.
   */
  readonly names: ReadonlyMap<StructType | ProgramFunction | Variable | ConstantBuffer, string>
}

/** A node of a work graph; the variables have the types of its parameters, and the facts the same order. */
export interface VulkanNode {
  readonly facts: NodeFacts
  readonly inputs: readonly Variable[]
  readonly outputs: readonly Variable[]
}

/** What a pixel shader asks for as a whole. */
export interface PixelModes {
  readonly earlyDepthStencil: boolean
  readonly depth: 'any' | 'greater' | 'less' | undefined
  /** What runs it once: decides which of its invocations rasterizer-ordered resources keep apart. */
  readonly rate: 'pixel' | 'sample' | 'shading rate'
}

/** The primitives of a stage between vertices and pixels. */
export interface PrimitiveModes {
  /** Of a geometry shader: `triangle`, `lineadj`, ... */
  readonly input: string | undefined
  /** `point`, `line` or `triangle`: of a geometry shader's streams, of a mesh. */
  readonly output: 'point' | 'line' | 'triangle' | undefined
  /** At most: of a geometry shader, a mesh; control points of a hull shader. */
  readonly vertices: number | undefined
  readonly primitives: number | undefined
  /** `[instance(n)]` */
  readonly invocations: number
  /** `tri`, `quad`, `isoline` */
  readonly domain: string | undefined
  readonly partitioning: string | undefined
  readonly topology: string | undefined
}

/** Memory between shaders that is no input or output. */
export interface StageMemory {
  readonly kind: 'task payload' | 'incoming payload' | 'hit attributes' | 'incoming callable data'
  readonly variable: Variable
}

/** `dxc`: vector-relaxed std140 and std430, dxc's default. The others as `-fvk-use-gl-layout`, `-fvk-use-scalar-layout`, `-fvk-use-dx-layout`. */
export type BlockLayoutRules = 'dxc' | 'gl' | 'scalar' | 'dx'

/** A resource variable, or the array of a bindless heap. */
export interface VulkanResource {
  /** Type: the object, or an array of it (count undefined: a runtime array). */
  readonly variable: Variable
  readonly object: ObjectType
  /** 1 for a single one, `undefined` for a runtime array. */
  readonly count: number | undefined
  readonly isArray: boolean
  readonly set: number
  readonly binding: number
  /** `[[vk::image_format("rgba8")]]`, or what the element type asks for when it must be known; GLSL's spelling. */
  readonly imageFormat: string | undefined
  readonly isCoherent: boolean
  /** A heap: never declared in the source. */
  readonly heap: boolean
  /** Of a structured buffer with `IncrementCounter`, `Append` or `Consume`: its counter, another storage buffer of one int. */
  readonly counter: { readonly set: number; readonly binding: number } | undefined
  /** Has no variable: nothing but its counter is used, or the descriptor of its texture brings it along. */
  readonly isUndeclared: boolean
  /** Some access has a non-uniform index. */
  readonly isNonUniform: boolean
  /** `[[vk::combinedImageSampler]]` texture, or Slang's Sampler2D family: one descriptor of both. */
  readonly isCombined: boolean
  /** `[[vk::shader_record_ext]]`: in the shader's record, without set and binding. */
  readonly isRecord: boolean
  readonly location: Location
}

/** A cbuffer, tbuffer or `$Globals`. Its members' offsets follow from the shader's layout rules, see layout.ts. */
export interface VulkanBuffer {
  readonly buffer: ConstantBuffer
  /** Without resources. */
  readonly members: readonly Variable[]
  /** `[[vk::shader_record_ext]]`: in the shader's record, without set and binding. */
  readonly isRecord: boolean
  readonly set: number
  readonly binding: number
}

export type Interpolation = 'flat' | 'noperspective' | 'centroid' | 'sample'

/** One input or output of the stage: a scalar, vector, matrix or array of them. */
export interface StageVariable {
  /**
   * Kind `static`, no initializer. Never a bool, except for built-ins. A built-in has one type whatever the shader declares (built-ins.ts:
   * `uint` for every index, `uint3` for thread ids, `bool` FrontFacing, `uint` SampleMask, `float[n]` distances); a writer converts
   * where its language has another one.
   */
  readonly variable: Variable
  /** Upper case with index: `TEXCOORD0`, `SV_POSITION0`; empty for what no semantic asked for. */
  readonly semantic: string
  /** As the shader writes it; with the index it stands for where that differs. */
  readonly writtenSemantic: string
  /** SPIR-V's name: `Position`, `FragCoord`, `VertexIndex`, `GlobalInvocationId`, ... */
  readonly builtin: string | undefined
  readonly location: number | undefined
  readonly component: number | undefined
  /** `[[vk::index(n)]]` of dual source blending. */
  readonly blendIndex: number | undefined
  readonly interpolation: readonly Interpolation[]
  /** The type is an array with one element per vertex, or per primitive of a mesh. */
  readonly vertices: number | undefined
  /** Once per patch, or once per primitive of a mesh. */
  readonly rate: 'patch' | 'primitive' | undefined
  /** Of a geometry shader with several. */
  readonly stream: number | undefined
  /** An input of a pixel shader that `GetAttributeAtVertex` asks for: all three corners are there. Read without, it is that of the first. */
  readonly isPerVertex?: boolean
}
