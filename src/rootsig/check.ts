// Whether a root signature makes sense by itself: numbers in range, flags that go together, ranges that do not overlap, no more
// than 64 words. Rules and messages are Clang's (SemaHLSL::handleRootSignatureElements); the size is D3D12's.
import type { Diagnostic } from '../diagnostics/define.ts'
import { rootSignatureDiagnostics as messages } from '../diagnostics/tables/root-signatures.ts'
import { registerLetters } from '../hlsl/resources.ts'
import type { Location } from '../support/source.ts'
import { costOf } from './cost.ts'
import { type BoundRange, boundRanges } from './ranges.ts'
import {
  type DescriptorRange,
  type RootParameter,
  type RootSignature,
  type RootSignatureVersion,
  type RootTable,
  type StaticSampler,
  unbounded,
} from './signature.ts'
import { dataFlags, rangeFlags, visibilityNames } from './words.ts'

const mostRegister = 0xfffffffe
const mostSpace = 0xffffffef
const mostAnisotropy = 16
const mipBiasLimits = { lower: -16, upper: Math.fround(15.99) } as const
const mostWords = 64

export function checkRootSignature(signature: RootSignature): readonly Diagnostic[] {
  const { parameters, samplers, version } = signature
  const problems: Diagnostic[] = []
  for (const parameter of parameters) checkParameter(parameter, version, problems)
  for (const sampler of samplers) checkSampler(sampler, version, problems)
  for (const parameter of parameters)
    if (parameter.kind === 'table' && !checkTable(parameter, problems)) return problems
  const inTextOrder = [...boundRanges(signature)].sort((left, right) => left.location - right.location)
  checkOverlaps(inTextOrder, problems)
  const size = parameters.reduce((sum, parameter) => sum + costOf(parameter), 0)
  if (size > mostWords) problems.push(messages.err_hlsl_rootsig_too_large(signature.location, { size }))
  return problems
}

function checkParameter(parameter: RootParameter, version: RootSignatureVersion, problems: Diagnostic[]): void {
  if (parameter.kind === 'table') {
    for (const range of parameter.ranges) {
      checkPlace(range, problems)
      if (range.count === 0)
        problems.push(messages.err_hlsl_invalid_rootsig_value(range.location, { lower: 1, upper: mostRegister }))
      if (!isRangeFlags(range, version))
        problems.push(messages.err_hlsl_invalid_rootsig_flag(range.location, { minor: version }))
    }
    return
  }
  checkPlace(parameter, problems)
  if (parameter.kind !== 'constants' && !isDescriptorFlags(parameter.flags, version))
    problems.push(messages.err_hlsl_invalid_rootsig_flag(parameter.location, { minor: version }))
}

interface Place {
  readonly register: number
  readonly space: number
  readonly location: Location
}

function checkPlace({ register, space, location }: Place, problems: Diagnostic[]): void {
  if (register > mostRegister)
    problems.push(messages.err_hlsl_invalid_rootsig_value(location, { lower: 0, upper: mostRegister }))
  if (space > mostSpace)
    problems.push(messages.err_hlsl_invalid_rootsig_value(location, { lower: 0, upper: mostSpace }))
}

function checkSampler(sampler: StaticSampler, version: RootSignatureVersion, problems: Diagnostic[]): void {
  const { location, maxAnisotropy, mipBias, flags = 0 } = sampler
  checkPlace(sampler, problems)
  if (maxAnisotropy > mostAnisotropy)
    problems.push(messages.err_hlsl_invalid_rootsig_value(location, { lower: 0, upper: mostAnisotropy }))
  const { lower, upper } = mipBiasLimits
  if (mipBias < lower || mipBias > upper)
    problems.push(
      messages.err_hlsl_invalid_rootsig_value(location, { lower: lower.toFixed(2), upper: upper.toFixed(2) }),
    )
  if (flags !== 0 && version < 2) problems.push(messages.err_hlsl_invalid_rootsig_flag(location, { minor: version }))
}

const anyData = dataFlags.DATA_VOLATILE | dataFlags.DATA_STATIC | dataFlags.DATA_STATIC_WHILE_SET_AT_EXECUTE

function isSingleBit(bits: number): boolean {
  return (bits & (bits - 1)) === 0
}

function isDescriptorFlags(flags: number | undefined, version: RootSignatureVersion): boolean {
  if (flags === undefined) return true
  return version === 0 ? flags === dataFlags.DATA_VOLATILE : isSingleBit(flags)
}

function isRangeFlags({ class: kind, flags }: DescriptorRange, version: RootSignatureVersion): boolean {
  if (flags === undefined) return true
  const volatile = rangeFlags.DESCRIPTORS_VOLATILE
  const isSampler = kind === 'Sampler'
  if (version === 0) return flags === (isSampler ? volatile : volatile | dataFlags.DATA_VOLATILE)
  const data = flags & anyData
  if (!isSingleBit(data) || !isSingleBit(flags & ~anyData) || (isSampler && data !== 0)) return false
  return (flags & volatile) === 0 || data !== dataFlags.DATA_STATIC
}

/** False when an empty range makes the rest meaningless. */
function checkTable({ ranges }: RootTable, problems: Diagnostic[]): boolean {
  const hasSampler = (upTo: number): boolean => ranges.slice(0, upTo + 1).some((each) => each.class === 'Sampler')
  const hasView = (upTo: number): boolean => ranges.slice(0, upTo + 1).some((each) => each.class !== 'Sampler')
  let next = 0
  let isAfterUnbounded = false
  for (const [index, { count, offset, register, location }] of ranges.entries()) {
    if (hasSampler(index) && hasView(index)) problems.push(messages.err_hlsl_invalid_mixed_resources(location))
    if (count === 0) return false
    const isAppended = offset === unbounded
    const lower = isAppended ? next : offset
    const upper = count === unbounded ? unbounded : lower + count - 1
    if (isAfterUnbounded && isAppended) problems.push(messages.err_hlsl_appending_onto_unbound(location))
    else if (upper > unbounded) problems.push(messages.err_hlsl_offset_overflow(location, { lower, upper }))
    const lastRegister = register + count - 1
    if (count !== unbounded && lastRegister > unbounded)
      problems.push(messages.err_hlsl_rootsig_register_overflow(location, { lower: register, upper: lastRegister }))
    next = upper + 1
    isAfterUnbounded = count === unbounded
  }
  return true
}

const classOrder = { SRV: 0, UAV: 1, CBV: 2, Sampler: 3 } as const

/** What all stages see overlaps with what one of them sees; each range is reported once. */
function checkOverlaps(ranges: readonly BoundRange[], problems: Diagnostic[]): void {
  const reported = new Set<BoundRange>()
  for (let visibility = 0; visibility < visibilityNames.length; visibility++) {
    const seen = ranges
      .filter((range) => range.visibility === visibility || range.visibility === 0)
      .sort(
        (left, right) =>
          classOrder[left.class] - classOrder[right.class] || left.space - right.space || left.lower - right.lower,
      )
    let widest: BoundRange | undefined
    for (const range of seen) {
      if (widest && isSameSpace(widest, range) && range.lower <= widest.upper) {
        if (!reported.has(range)) {
          reported.add(range)
          problems.push(overlap(range, seen.find((other) => overlaps(other, range)) ?? widest))
        }
        if (range.upper > widest.upper) widest = range
      } else widest = range
    }
  }
}

function isSameSpace(left: BoundRange, right: BoundRange): boolean {
  return left.class === right.class && left.space === right.space
}

function overlaps(left: BoundRange, right: BoundRange): boolean {
  return isSameSpace(left, right) && left !== right && left.lower <= right.upper && right.lower <= left.upper
}

function overlap(range: BoundRange, other: BoundRange): Diagnostic {
  const visibility = visibilityNames[range.visibility === 0 ? other.visibility : range.visibility]!
  return messages.err_hlsl_resource_range_overlap(
    range.location,
    { range: rangeText(range), other: rangeText(other), space: range.space, visibility },
    { notes: [messages.note_hlsl_resource_range_here(other.location)] },
  )
}

function rangeText({ class: kind, lower, upper }: BoundRange): string {
  return `${registerLetters[kind]}[${lower};${upper === unbounded ? 'unbounded)' : `${upper}]`}`
}
