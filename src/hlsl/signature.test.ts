import { describe, expect, it } from 'vitest'
import { lookupIntrinsic } from './intrinsics.ts'
import { lookupMethod, lookupObject } from './resources.ts'
import type { ScalarKind } from './scalars.ts'
import { type ArgumentType, type MatchContext, type ResolvedType, selectSignature } from './signature.ts'

const typeText = /^(?<component>literal (?:int|float)|[a-z]+(?:\d+_t)?)(?:(?<rows>\d)x)?(?<columns>\d+)?$/

function argument(text: string): ArgumentType {
  if (text.startsWith('struct ')) return { kind: 'struct', name: text.slice(7) }
  if (text === 'string') return { kind: 'string' }
  const groups = typeText.exec(text)?.groups
  if (!groups) return { kind: 'object', name: text }
  const component = groups.component as ScalarKind
  if (groups.rows) return { kind: 'numeric', component, shape: 'matrix', rows: +groups.rows, columns: +groups.columns! }
  if (groups.columns) return { kind: 'numeric', component, shape: 'vector', rows: 1, columns: +groups.columns }
  return { kind: 'numeric', component, shape: 'scalar', rows: 1, columns: 1 }
}

function show(type: ResolvedType): string {
  switch (type.kind) {
    case 'numeric':
      if (type.shape === 'scalar') return type.component
      return type.shape === 'vector'
        ? `${type.component}${type.columns}`
        : `${type.component}${type.rows}x${type.columns}`
    case 'argument':
      return `argument ${type.index}`
    case 'void':
    case 'element':
    case 'template':
      return type.kind
    default:
      return `${type.kind} ${type.name}`
  }
}

/** `float3(float3, float3)` for a match, else where it failed. */
function call(name: string, args: string[], context: MatchContext = {}): string {
  const [object, method] = name.split('.')
  const signatures = method ? lookupMethod(lookupObject(object!)!, method) : lookupIntrinsic(name)
  const types = args.map(argument)
  const selection = selectSignature(signatures!, types, context)
  if (selection.found) return `${show(selection.result)}(${selection.parameters.map(show).join(', ')})`
  return selection.failures.map(({ argument, reason }) => `${reason} ${argument}`).join(', ')
}

describe('shapes', () => {
  it('splats scalars and truncates to the shortest vector', () => {
    expect(call('lerp', ['float3', 'float3', 'float'])).toBe('float3(float3, float3, float3)')
    expect(call('lerp', ['float', 'float', 'float3'])).toBe('float3(float3, float3, float3)')
    expect(call('max', ['float4', 'float2'])).toBe('float2(float2, float2)')
  })

  it('does not mix vectors and matrices', () => {
    expect(call('max', ['float4', 'float4x4'])).toBe('shape 1')
    expect(call('abs', ['float4x4'])).toBe('float4x4(float4x4)')
  })

  it('takes longer vectors for fixed sizes but not shorter ones', () => {
    expect(call('cross', ['float4', 'float3'])).toBe('float3(float3, float3)')
    expect(call('cross', ['float2', 'float3'])).toBe('shape 0')
  })

  it('reduces and rearranges', () => {
    expect(call('dot', ['float3', 'float4'])).toBe('float(float3, float3)')
    expect(call('length', ['float'])).toBe('float(float1)')
    expect(call('transpose', ['float3x4'])).toBe('float4x3(float3x4)')
    expect(call('determinant', ['float3x4'])).toBe('float(float3x3)')
    expect(call('isnan', ['half2x2'])).toBe('bool2x2(half2x2)')
    expect(call('refract', ['float3', 'float3', 'float'])).toBe('float3(float3, float3, float)')
  })

  it('multiplies in all nine shapes', () => {
    expect(call('mul', ['float', 'int'])).toBe('float(float, float)')
    expect(call('mul', ['float', 'float3'])).toBe('float3(float, float3)')
    expect(call('mul', ['float', 'float2x3'])).toBe('float2x3(float, float2x3)')
    expect(call('mul', ['float3', 'float'])).toBe('float3(float3, float)')
    expect(call('mul', ['float3', 'float3'])).toBe('float(float3, float3)')
    expect(call('mul', ['float3', 'float3x4'])).toBe('float4(float3, float3x4)')
    expect(call('mul', ['float3x4', 'float'])).toBe('float3x4(float3x4, float)')
    expect(call('mul', ['float3x4', 'float4'])).toBe('float3(float3x4, float4)')
    expect(call('mul', ['float3x4', 'float4x2'])).toBe('float3x2(float3x4, float4x2)')
  })

  it('truncates the inner dimension of a product', () => {
    expect(call('mul', ['float4x4', 'float3'])).toBe('float4(float4x3, float3)')
  })

  it('follows the condition of select', () => {
    expect(call('select', ['bool3', 'float', 'float3'])).toBe('float3(bool3, float3, float3)')
    expect(call('select', ['bool', 'int2', 'float2'])).toBe('float2(bool2, float2, float2)')
    expect(call('select', ['bool', 'SamplerState', 'SamplerState'])).toBe('argument 1(bool, argument 1, argument 2)')
  })
})

describe('component kinds', () => {
  it('turns integers into floats where only floats are computed', () => {
    expect(call('sqrt', ['literal int'])).toBe('float(float)')
    expect(call('sqrt', ['uint2'])).toBe('float2(float2)')
    expect(call('pow', ['half', 'literal float'])).toBe('half(half, half)')
    expect(call('lerp', ['float3', 'literal int', 'literal float'])).toBe('float3(float3, float3, float3)')
    expect(call('clamp', ['int', 'literal int', 'uint'])).toBe('uint(uint, uint, uint)')
  })

  it('keeps a literal result literal, so it adapts to its surroundings', () => {
    expect(call('sqrt', ['literal float'])).toBe('literal float(literal float)')
    expect(call('max', ['literal int', 'literal int'])).toBe('literal int(literal int, literal int)')
  })

  it('does not convert where bits are reinterpreted', () => {
    expect(call('asuint', ['float3'])).toBe('uint3(float3)')
    expect(call('asuint', ['double'])).toBe('count 1, component 0')
    expect(call('asuint', ['double', 'uint', 'uint'])).toBe('void(double, uint, uint)')
    expect(call('asfloat16', ['int16_t2'])).toBe('float16_t2(int16_t2)')
  })

  it('knows the kinds of results', () => {
    expect(call('countbits', ['int3'])).toBe('uint3(int3)')
    expect(call('sign', ['float3'])).toBe('int3(float3)')
    expect(call('any', ['bool4'])).toBe('bool(bool4)')
  })
})

describe('atomics', () => {
  it('chooses the width of the destination', () => {
    expect(call('InterlockedAdd', ['uint', 'literal int'])).toBe('void(uint, uint)')
    expect(call('InterlockedAdd', ['int', 'int', 'int'])).toBe('void(int, uint, int)')
    expect(call('InterlockedAdd', ['uint64_t', 'uint', 'uint64_t'])).toBe('void(uint64_t, uint64_t, uint64_t)')
    expect(call('InterlockedExchange', ['float', 'float', 'float'])).toBe('void(float, float, float)')
    expect(call('InterlockedAdd', ['float', 'float'])).toBe('component 0, count 2, component 0, count 2')
  })
})

describe('methods', () => {
  it('selects overloads of Sample by count', () => {
    const sample = (...args: string[]) => call('Texture2D.Sample', ['SamplerState', ...args])
    expect(sample('float2')).toBe('element(argument 0, float2)')
    expect(sample('float3', 'int2')).toBe('element(argument 0, float2, int2)')
    expect(sample('float2', 'int2', 'float', 'uint')).toBe('element(argument 0, float2, int2, float, uint)')
    expect(sample('float')).toBe('element(argument 0, float2)')
    expect(call('Texture2DArray.Sample', ['SamplerState', 'float2'])).toContain('shape 1')
    expect(call('Texture2D.Sample', ['SamplerComparisonState', 'float2'])).toContain('object 0')
  })

  it('tells integer from float dimensions', () => {
    expect(call('Texture2D.GetDimensions', ['uint', 'uint'])).toBe('void(uint, uint)')
    expect(call('Texture2D.GetDimensions', ['float', 'float'])).toBe('void(float, float)')
    expect(call('Texture2D.GetDimensions', ['literal int', 'uint', 'uint', 'uint'])).toBe(
      'void(uint, uint, uint, uint)',
    )
    expect(call('Texture3D.GetDimensions', ['literal int', 'float', 'float', 'float', 'float'])).toBe(
      'void(uint, float, float, float, float)',
    )
  })

  it('gathers four components of the element kind', () => {
    expect(call('Texture2D.GatherRed', ['SamplerState', 'float2'], { element: 'uint' })).toBe(
      'uint4(argument 0, float2)',
    )
    expect(call('TextureCube.Gather', ['SamplerState', 'float3'], { element: 'float' })).toBe(
      'float4(argument 0, float3)',
    )
  })

  it('loads and stores untyped memory', () => {
    expect(call('ByteAddressBuffer.Load', ['literal int'])).toBe('uint(uint)')
    expect(call('ByteAddressBuffer.Load', ['uint'], { template: true })).toBe('template(uint)')
    expect(call('RWByteAddressBuffer.Store', ['uint', 'literal int'])).toBe('void(uint, uint)')
    expect(call('RWByteAddressBuffer.Store', ['uint', 'float3'])).toBe('void(uint, argument 1)')
    expect(call('RWByteAddressBuffer.Store3', ['uint', 'uint3'])).toBe('void(uint, uint3)')
  })

  it('passes structs and objects through', () => {
    const scene = 'RaytracingAccelerationStructure'
    const numbers = ['uint', 'uint', 'uint', 'uint', 'uint']
    expect(call('TraceRay', [scene, ...numbers, 'struct RayDesc', 'struct Payload'])).toMatch(/^void\(argument 0, uint/)
    expect(call('TraceRay', [scene, ...numbers, 'struct Ray', 'struct Payload'])).toBe('object 6')
    expect(call('RayQuery.TraceRayInline', [scene, 'uint', 'uint', 'struct RayDesc'])).toMatch(/^void/)
    expect(call('NodeOutput.GetThreadNodeOutputRecords', ['literal int'])).toBe(
      'object of element ThreadNodeOutputRecords(uint)',
    )
    expect(call('printf', ['string', 'uint', 'float3'])).toBe('void(argument 0, argument 1, argument 2)')
  })
})
