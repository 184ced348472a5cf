// Expectations about shaders for unit tests, in any test runner: what fails throws.
//
//   expectShader(source).call('luminance', [1, 1, 1]).toGive(1)
//   expectShader(source).dispatch([1, 1, 1], { Out: 4 }).toGive({ Out: [0, 2, 4, 6] })
import type { Given } from './inputs.ts'
import type { ShaderValue } from './layout.ts'
import { type LoadOptions, loadShader, type RunOptions, type RunResult, Shader } from './shader.ts'

/** What a call gave, and what it should give. */
export interface ExpectedValue {
  readonly value: ShaderValue
  /** Numbers may differ by `tolerance`, relative to the size of the larger; a millionth if left out. */
  toGive(expected: ShaderValue, tolerance?: number): void
}

/** What a dispatch left behind, and what it should leave. */
export interface ExpectedDispatch {
  readonly result: RunResult
  /** It ran without any problem, and the named resources hold these values. */
  toGive(expected: Readonly<Record<string, ShaderValue>>, tolerance?: number): void
  /** Some problem is of that kind, or its text contains the words. */
  toHaveProblem(words: string): void
}

/** A shader that is tested. */
export interface ExpectedShader {
  call(name: string, ...values: readonly ShaderValue[]): ExpectedValue
  dispatch(groups: readonly [number, number, number], given: Given, options?: RunOptions): ExpectedDispatch
}

const defaultTolerance = 1e-6

/** Takes a source text or a loaded shader. */
export function expectShader(source: string | Shader, options?: LoadOptions): ExpectedShader {
  const shader = source instanceof Shader ? source : loadShader(source, options)
  return {
    call(name, ...values) {
      const value = shader.call(name, ...values)
      return {
        value,
        toGive(expected, tolerance = defaultTolerance) {
          compare(`${name}(${values.map(textOf).join(', ')})`, value, expected, tolerance)
        },
      }
    },
    dispatch(groups, given, runOptions) {
      const result = shader.dispatch(groups, given, runOptions)
      return {
        result,
        toGive(expected, tolerance = defaultTolerance) {
          if (!result.ok) throw new Error(result.reason)
          if (result.problems.length > 0) throw new Error(result.text)
          for (const [name, values] of Object.entries(expected)) compare(name, result.values(name), values, tolerance)
        },
        toHaveProblem(words) {
          if (!result.text.includes(words))
            throw new Error(`expected a problem '${words}', got: ${result.text || 'none'}`)
        },
      }
    },
  }
}

function compare(what: string, actual: ShaderValue, expected: ShaderValue, tolerance: number): void {
  const place = difference(actual, expected, tolerance, '')
  if (place === undefined) return
  throw new Error(`${what}${place} is ${textOf(actual)}, expected ${textOf(expected)}`)
}

/** Where two values differ: `.x[2]`; undefined when they do not. */
function difference(actual: ShaderValue, expected: ShaderValue, tolerance: number, place: string): string | undefined {
  if (typeof expected === 'number' && typeof actual === 'number') {
    const isNear = Math.abs(actual - expected) <= tolerance * Math.max(1, Math.abs(actual), Math.abs(expected))
    return isNear || Object.is(actual, expected) || actual === expected ? undefined : place
  }
  if (typeof expected !== 'object' || typeof actual !== 'object')
    return typeof actual !== 'object' && typeof expected !== 'object' && wholeOf(actual) === wholeOf(expected)
      ? undefined
      : place
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length !== actual.length) return place
  for (const [key, value] of Object.entries(expected)) {
    const inner = (actual as Readonly<Record<string, ShaderValue>>)[key]
    const at = Array.isArray(expected) ? `${place}[${key}]` : `${place}.${key}`
    if (inner === undefined) return at
    const found = difference(inner, value as ShaderValue, tolerance, at)
    if (found !== undefined) return found
  }
  return undefined
}

/** 1, 1n and true are the same. */
function wholeOf(value: number | bigint | boolean): number | bigint {
  return typeof value === 'number' && !Number.isInteger(value) ? value : BigInt(value)
}

/** As JSON, but with NaN, infinities and long integers. */
function textOf(value: ShaderValue): string {
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`
  return `{${Object.entries(value).map(([key, each]) => `"${key}":${textOf(each)}`)}}`
}
