// What is known of an intrinsic, from the row of its name.
//
//   intrinsicFacts('llvm.umin').fold      { kind: 'integers', compute: ([x, y], bits) => ... }
import { floatFunctions, floatTests } from '../support/arithmetic/floats.ts'
import { integerFunctions } from '../support/arithmetic/integers.ts'
import { type IntrinsicProperty, intrinsicPrefixes, intrinsicRows, type MemoryEffect } from './intrinsic-table.ts'
import { intrinsicBaseName, intrinsicName } from './mangle.ts'
import type { FunctionType, IrType } from './types.ts'

/** Where the overloaded types stand: `r` result, `r0` member 0 of the result, `a1` argument 1. */
type OverloadSource = 'r' | `r${number}` | `a${number}`

/** What a call gives for constants, of one component. */
export type IntrinsicFold =
  | { readonly kind: 'floats'; readonly compute: (...operands: number[]) => number }
  | { readonly kind: 'integers'; readonly compute: (operands: readonly bigint[], bits: number) => bigint }
  | { readonly kind: 'test'; readonly compute: (operand: number) => boolean }

export interface IntrinsicFacts {
  readonly overloads: readonly OverloadSource[]
  readonly effect: MemoryEffect
  /** Other threads take part, so it must not move across control flow. */
  readonly isConvergent: boolean
  /** The result depends on which lanes of the wave are there. */
  readonly isCrossLane: boolean
  /** A call on vectors is one call per lane. */
  readonly isElementwise: boolean
  /** Doing it twice is doing it once. */
  readonly isIdempotent: boolean
  /** Doing it twice is doing nothing. */
  readonly isInvolution: boolean
  /** The result is one of the operands, whose order does not matter. */
  readonly isChoosing: boolean
  readonly fold: IntrinsicFold | undefined
}

function foldOf(name: string): IntrinsicFold | undefined {
  const word = name.replace(/^llvm\.(dx\.)?/, '')
  if (Object.hasOwn(floatFunctions, word))
    return { kind: 'floats', compute: floatFunctions[word as keyof typeof floatFunctions] }
  if (Object.hasOwn(integerFunctions, word))
    return { kind: 'integers', compute: integerFunctions[word as keyof typeof integerFunctions] }
  if (Object.hasOwn(floatTests, word)) return { kind: 'test', compute: floatTests[word as keyof typeof floatTests] }
  return undefined
}

function factsOf(
  name: string,
  overloads: readonly OverloadSource[],
  effect: MemoryEffect,
  properties: readonly IntrinsicProperty[],
): IntrinsicFacts {
  const is = (property: IntrinsicProperty): boolean => properties.includes(property)
  return {
    overloads,
    effect,
    isConvergent: is('convergent'),
    isCrossLane: /^llvm\.dx\.(wave|quad)\./.test(name) && !is('one-lane'),
    isElementwise: is('elementwise'),
    isIdempotent: is('idempotent'),
    isInvolution: is('involution'),
    isChoosing: is('choosing'),
    fold: is('folds') ? foldOf(name) : undefined,
  }
}

function expandRows(): Map<string, IntrinsicFacts> {
  const table = new Map<string, IntrinsicFacts>()
  for (const [names, overloads, effect, ...properties] of intrinsicRows) {
    const sources = overloads.split(' ').filter((source) => source !== '') as OverloadSource[]
    const [before, list, after] = /\{/.test(names) ? names.split(/[{}]/) : [names, '', '']
    for (const word of (list ?? '').split(' ')) {
      const name = `${before}${word}${after}`
      table.set(name, factsOf(name, sources, effect, properties))
    }
  }
  return table
}

const table = expandRows()

const unlisted = intrinsicPrefixes.map(([prefix, effect, ...properties]) => ({
  prefix,
  facts: factsOf(prefix, [], effect, properties),
}))
const unknown = factsOf('', [], 'readwrite', ['convergent'])

/** By the name without type suffixes. Nothing is taken for granted of a name that fits no row. */
export function intrinsicFacts(baseName: string): IntrinsicFacts {
  const known = table.get(baseName)
  if (known !== undefined) return known
  return baseName === '' ? unknown : (unlisted.find(({ prefix }) => baseName.startsWith(prefix))?.facts ?? unknown)
}

function overloadType(source: OverloadSource, type: FunctionType): IrType | undefined {
  const index = Number(source.slice(1))
  if (source.startsWith('a')) return type.parameters[index]
  if (source === 'r') return type.result
  return type.result.kind === 'struct' ? type.result.elements[index] : undefined
}

/**
 * The full name of an intrinsic used with this type. The suffixes written in the text are only a hint, as for LLVM:
 * `llvm.dx.saturate` called with a float is `llvm.dx.saturate.f32`.
 */
export function fullIntrinsicName(written: string, type: FunctionType): string {
  const baseName = intrinsicBaseName(written)
  const facts = table.get(baseName)
  if (facts === undefined) return written
  const overloads: IrType[] = []
  for (const source of facts.overloads) {
    const overload = overloadType(source, type)
    if (overload === undefined) return written
    overloads.push(overload)
  }
  return intrinsicName(baseName, overloads)
}
