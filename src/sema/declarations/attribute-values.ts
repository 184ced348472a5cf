// What the numbers and words in attributes may be: sizes of thread groups and waves, trip counts, stages.
//
//   [WaveSize(3)]   'WaveSize' attribute requires an integer argument which is a constant power of two between 4 and 128 inclusive; ...
import type { Attribute } from '../../ast/nodes.ts'
import { attributeDiagnostics } from '../../diagnostics/tables/attributes.ts'
import { handleDiagnostics } from '../../diagnostics/tables/handles.ts'
import { foreignStages } from '../../hlsl/foreign-names.ts'
import { stageAttributes, stageOfAttribute } from '../../hlsl/profiles.ts'
import { capabilityWords, unknownWords } from '../../hlsl/slang-capabilities.ts'
import type { Span } from '../../support/source.ts'
import type { Checker } from '../checker.ts'
import { suggest } from '../names/missing-names.ts'

type Values = readonly (number | string)[]

/** By name of the row; an attribute whose values are wrong is dropped. */
const checks: Readonly<Record<string, (checker: Checker, attribute: Attribute, values: Values) => boolean>> = {
  unroll: checkTripCount,
  shader: checkStage,
  numthreads: checkGroupSize,
  wavesize: checkWaveSize,
  require: checkCapabilities,
}

export function checkAttributeValues(checker: Checker, name: string, attribute: Attribute, values: Values): boolean {
  return checks[name]?.(checker, attribute, values) ?? true
}

function checkTripCount(checker: Checker, attribute: Attribute, [value]: Values): boolean {
  if (typeof value !== 'number' || value > 0) return true
  checker.sink.report(attributeDiagnostics.err_requires_positive_value(attribute.arguments[0]!, { value }))
  return false
}

function checkStage(checker: Checker, attribute: Attribute, [value]: Values): boolean {
  if (typeof value !== 'string' || stageOfAttribute(value)) return true
  const close = foreignStages.get(value) ?? suggest(value.toLowerCase(), stageAttributes)
  const { warn_attribute_type_not_supported: warn, err_hlsl_attribute_expects_string_literal_from_list: refuse } =
    attributeDiagnostics
  checker.sink.report(
    checker.options.isLenientLikeDxc
      ? refuse(attribute.nameSpan, { name: 'shader', values: stageAttributes.join(',') })
      : warn(attribute.nameSpan, { name: 'shader', value, close: close ?? '' }, { noHelp: close === undefined }),
  )
  return false
}

/** Slang's `[require]`. */
function checkCapabilities(checker: Checker, attribute: Attribute, values: Values): boolean {
  for (const [index, value] of values.entries()) {
    const name = String(value)
    const [word] = unknownWords(name)
    if (word === undefined) continue
    const meant = suggest(word, capabilityWords)
    const at = attribute.arguments[index]!
    checker.sink.report(
      meant === undefined
        ? handleDiagnostics.warn_hlsl_unknown_capability(at, { name })
        : handleDiagnostics.warn_hlsl_unknown_capability_suggest(at, { name, meant: name.replace(word, meant) }),
    )
  }
  return true
}

interface GroupLimits {
  readonly sizes: readonly number[]
  readonly total: number
}

const groupLimits: GroupLimits = { sizes: [1024, 1024, 64], total: 1024 }
const oldGroupLimits: GroupLimits = { sizes: [1024, 1024, 1], total: 768 }

/** The group is used as it is written even when it is too large: the message is enough. DXC asks only about entry points. */
function checkGroupSize(checker: Checker, attribute: Attribute, values: Values): boolean {
  const { nameSpan, arguments: written } = attribute
  if (checker.options.isLenientLikeDxc !== true) reportGroupSize(checker, values, nameSpan, written)
  return true
}

/** `written`: where the sizes stand, if that is known. */
export function reportGroupSize(
  { options, sink }: Checker,
  values: Values,
  at: Span,
  written: readonly Span[] = [],
): void {
  const { sizes, total } = options.shaderModel.major < 5 ? oldGroupLimits : groupLimits
  // Negative numbers are large ones without a sign.
  const wrong = sizes.findIndex((limit, index) => Number(values[index]) < 0 || Number(values[index]) > limit)
  if (wrong >= 0) {
    const parameters = { argument: 'XYZ'[wrong]!, limit: sizes[wrong]! }
    sink.report(attributeDiagnostics.err_hlsl_numthreads_argument_oor(written[wrong] ?? at, parameters))
    return
  }
  const product = sizes.reduce((all, _, index) => all * Number(values[index]), 1)
  if (product > total) sink.report(attributeDiagnostics.err_hlsl_numthreads_invalid(at, { total }))
}

const leastWave = 4
const largestWave = 128

function isWaveSize(value: number): boolean {
  return value >= leastWave && value <= largestWave && (value & (value - 1)) === 0
}

/** Least, largest and preferred size; as in Clang, only the last one that is written is judged by itself. */
function checkWaveSize(checker: Checker, attribute: Attribute, values: Values): boolean {
  const { name, nameSpan, arguments: written } = attribute
  const sizes = values.map((value) => Number(value) >>> 0)
  const last = sizes.at(-1) ?? 0
  const [least = 0, largest = 0] = sizes
  const report = (first: number, end: number): false => {
    checker.sink.report(
      attributeDiagnostics.err_attribute_power_of_two_in_range(written.at(-1)!, {
        name,
        least: first,
        largest: end,
        value: last,
      }),
    )
    return false
  }
  if (!isWaveSize(last)) return report(leastWave, largestWave)
  if (sizes.length === 3 && (last < least || last > largest)) return report(least, largest)
  if (sizes.length > 1 && (!isWaveSize(least) || !isWaveSize(largest) || largest < least)) {
    checker.sink.report(attributeDiagnostics.err_attribute_argument_invalid(nameSpan, { name }))
    return false
  }
  // Clang thinks nothing of it where a third is given.
  if (largest === least && (sizes.length === 2 || (sizes.length === 3 && checker.options.isLenientLikeDxc)))
    checker.sink.report(attributeDiagnostics.warn_attr_min_eq_max(nameSpan, { name }))
  return true
}
