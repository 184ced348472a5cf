// Methods of textures. The overloads follow a pattern (plain, with offset, with clamp, with status), so they are built
// from the sizes of coordinates instead of being written out some five hundred times.
import { type CallFacts, type FamilyLine, type FamilyRow, family } from './facts.ts'

export interface TextureShape {
  /** Components of a sampling location, array slice included. */
  readonly location: number
  /** Components of an offset and of a gradient; cubes have gradients but no offsets. */
  readonly gradient: number
  readonly offset: boolean
  readonly gather: boolean
  readonly compare: boolean
  /** Components of the integer location of Load, mip level included; 0 when there is no Load. */
  readonly load: number
  /** What GetDimensions returns. */
  readonly dimensions: readonly string[]
}

/** How the sampler is passed; combined image samplers of Vulkan have it built in. */
type SamplerSource = 'argument' | 'built in'

const implicitDerivative: Partial<CallFacts> = { derivative: true, convergent: true }

function line(result: string, name: string, parameters: readonly string[], facts: Partial<CallFacts>): FamilyLine {
  return [`${result} ${name}(${parameters.filter((text) => text !== '').join(', ')})`, facts]
}

const status = 'out uint_only status'

/** Overloads of one method: the tails are appended to its fixed parameters. */
function overloads(
  result: string,
  name: string,
  fixed: readonly string[],
  tails: readonly (readonly string[])[],
  facts: Partial<CallFacts> = {},
): FamilyLine[] {
  return tails.map((tail) => line(result, name, [...fixed, ...tail], facts))
}

export function textureMethods(shape: TextureShape, source: SamplerSource = 'argument'): readonly FamilyRow[] {
  return family({ effect: 'read' }, [
    ...sampleMethods(shape, source),
    ...(shape.compare ? compareMethods(shape, source) : []),
    ...(shape.gather ? gatherMethods(shape, source) : []),
    ...(shape.gather && shape.compare ? gatherCompareMethods(shape, source) : []),
    ...loadMethods(shape),
    ...dimensionMethods(shape.dimensions, 'levels'),
  ])
}

/** Of a texture whose own sampler compares: nothing that needs a plain one. */
export function comparedTextureMethods(shape: TextureShape): readonly FamilyRow[] {
  return family({ effect: 'read' }, [
    ...compareMethods(shape, 'built in'),
    ...(shape.gather ? gatherCompareMethods(shape, 'built in') : []),
    ...loadMethods(shape),
    ...dimensionMethods(shape.dimensions, 'levels'),
  ])
}

function samplerParameter(source: SamplerSource, kind: string): string {
  return source === 'argument' ? `${kind} s` : ''
}

/** Tails of methods that may clamp the level of detail. */
function clampTails(shape: TextureShape): string[][] {
  if (!shape.offset) return [[], ['float clamp'], ['float clamp', status]]
  const offset = `int<${shape.gradient}> offset`
  return [[], [offset], [offset, 'float clamp'], [offset, 'float clamp', status]]
}

/** Tails of methods that take the level. */
function levelTails(shape: TextureShape): string[][] {
  if (!shape.offset) return [[], [status]]
  const offset = `int<${shape.gradient}> offset`
  return [[], [offset], [offset, status]]
}

function sampleMethods(shape: TextureShape, source: SamplerSource): FamilyLine[] {
  const base = [samplerParameter(source, 'sampler'), `float<${shape.location}> x`]
  const gradients = [`float<${shape.gradient}> ddx`, `float<${shape.gradient}> ddy`]
  const at = `float<${shape.gradient}> x`
  const comparing = source === 'argument' && shape.compare
  return [
    ...overloads('T', 'Sample', base, clampTails(shape), implicitDerivative),
    ...overloads('T', 'SampleBias', [...base, 'float bias'], clampTails(shape), implicitDerivative),
    ...overloads('T', 'SampleGrad', [...base, ...gradients], clampTails(shape)),
    ...overloads('T', 'SampleLevel', [...base, 'float lod'], levelTails(shape)),
    ...['CalculateLevelOfDetail', 'CalculateLevelOfDetailUnclamped'].flatMap((name) => [
      line('float', name, [samplerParameter(source, 'sampler'), at], implicitDerivative),
      ...(comparing ? [line('float', name, ['sampler_cmp s', at], { ...implicitDerivative, shaderModel: 8 })] : []),
    ]),
  ]
}

function compareMethods(shape: TextureShape, source: SamplerSource): FamilyLine[] {
  const base = [samplerParameter(source, 'sampler_cmp'), `float<${shape.location}> x`, 'float compareValue']
  const gradients = [`float<${shape.gradient}> ddx`, `float<${shape.gradient}> ddy`]
  const biased = { ...implicitDerivative, shaderModel: 8 }
  return [
    ...overloads('float', 'SampleCmp', base, clampTails(shape), implicitDerivative),
    ...overloads('float', 'SampleCmpBias', [...base, 'float bias'], clampTails(shape), biased),
    ...overloads('float', 'SampleCmpGrad', [...base, ...gradients], clampTails(shape), { shaderModel: 8 }),
    ...overloads('float', 'SampleCmpLevel', [...base, 'float lod'], levelTails(shape), { shaderModel: 7 }),
    ...overloads('float', 'SampleCmpLevelZero', base, levelTails(shape)),
  ]
}

const gatheredColors = ['Red', 'Green', 'Blue', 'Alpha']
const gathered = 'T.element<4>'

/** Tails of gathers that name a color: each of the four texels may have an offset of its own. */
function colorTails(shape: TextureShape): string[][] {
  const four = [1, 2, 3, 4].map((index) => `int2 offset${index}`)
  return shape.offset ? [...levelTails(shape), four, [...four, status]] : levelTails(shape)
}

function gatherMethods(shape: TextureShape, source: SamplerSource): FamilyLine[] {
  const base = [samplerParameter(source, 'sampler'), `float<${shape.location}> x`]
  const tails = levelTails(shape)
  const lines = overloads(gathered, 'Gather', base, tails)
  for (const color of gatheredColors) lines.push(...overloads(gathered, `Gather${color}`, base, colorTails(shape)))
  if (shape.offset) lines.push(...overloads(gathered, 'GatherRaw', base, tails, { shaderModel: 7 }))
  return lines
}

function gatherCompareMethods(shape: TextureShape, source: SamplerSource): FamilyLine[] {
  const base = [samplerParameter(source, 'sampler_cmp'), `float<${shape.location}> x`, 'float compareValue']
  const lines = overloads(gathered, 'GatherCmp', base, levelTails(shape))
  for (const color of gatheredColors) lines.push(...overloads(gathered, `GatherCmp${color}`, base, colorTails(shape)))
  return lines
}

function loadMethods(shape: TextureShape): FamilyLine[] {
  if (shape.load === 0) return []
  return overloads('T', 'Load', [`int<${shape.load}> x`], levelTails(shape))
}

/** With a mip level first and the number of levels last (when `levels` is given), and without. */
function dimensionMethods(dimensions: readonly string[], levels?: string): FamilyLine[] {
  const lines: FamilyLine[] = []
  for (const kind of ['uint_only', 'float_like']) {
    const [first, ...rest] = dimensions
    const outs = [`out ${kind} ${first}`, ...rest.map((name) => `out ${first} ${name}`)]
    if (levels) lines.push(`void GetDimensions(uint mipLevel, ${outs.join(', ')}, out ${first} ${levels})`)
    lines.push(`void GetDimensions(${outs.join(', ')})`)
  }
  return lines
}

/** Multisampled textures load one sample. */
export function multisampleMethods(dimensions: readonly string[], writable: boolean): readonly FamilyRow[] {
  const size = dimensions.length
  const fixed = [`int<${size}> x`, 'int sampleIndex']
  const tails = writable ? [[], [status]] : [[], ['int2 offset'], ['int2 offset', status]]
  return family({ effect: 'read' }, [
    ...overloads('T', 'Load', fixed, tails),
    'float2 GetSamplePosition(int sampleIndex)',
    ...dimensionMethods([...dimensions, 'samples']),
  ])
}

export function writableTextureMethods(dimensions: readonly string[]): readonly FamilyRow[] {
  return family({ effect: 'read' }, [
    ...overloads('T', 'Load', [`int<${dimensions.length}> x`], [[], [status]]),
    ...dimensionMethods(dimensions),
  ])
}

export function feedbackMethods(texture: 'Texture2D' | 'Texture2DArray', location: number): readonly FamilyRow[] {
  const base = [`${texture} t`, 'sampler s', `float<${location}> x`]
  const clamps = [[], ['float clamp']]
  return family({ effect: 'write', shaderModel: 5 }, [
    ...overloads('void', 'WriteSamplerFeedback', base, clamps, implicitDerivative),
    ...overloads('void', 'WriteSamplerFeedbackBias', [...base, 'float bias'], clamps, implicitDerivative),
    ...overloads('void', 'WriteSamplerFeedbackGrad', [...base, 'float2 ddx', 'float2 ddy'], clamps),
    line('void', 'WriteSamplerFeedbackLevel', [...base, 'float lod'], {}),
  ])
}
