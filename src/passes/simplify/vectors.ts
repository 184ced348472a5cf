// Taking vectors and structs apart and putting them together.
//
//   (insertelement v, x, 1)[1] => x      (shuffle a, b, <2, 0>)[0] => a[2]      shuffle v, <0, 1, 2, 3> => v
//   insert (insert v, x, 0), y, 1 => insert (insert poison, x, 0), y, 1      where that is every lane
import type { Builder } from '../../ir/builder.ts'
import { ConstantInt, poisonValue } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import { elementCount } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { effort } from '../../support/limits.ts'
import { asOpcode, type Rule } from './rule.ts'

function laneOf(value: Value): number | undefined {
  return value instanceof ConstantInt ? value.unsignedNumber : undefined
}

/** What is in a lane: a value that was inserted there, or the vector and lane it comes from. */
function traceLane(vector: Value, lane: number): { readonly from: Value; readonly lane: number | undefined } {
  let from = vector
  let at = lane
  for (let step = 0; step < effort.vectorSteps.most; step++) {
    if (!(from instanceof Instruction)) break
    if (from.opcode === 'insertelement') {
      const inserted = laneOf(from.operand(2))
      if (inserted === undefined) break
      if (inserted === at) return { from: from.operand(1), lane: undefined }
      from = from.operand(0)
    } else if (from.opcode === 'shufflevector') {
      const source: number = from.indices[at] ?? -1
      const count = elementCount(from.operand(0).type)
      if (source < 0) return { from: poisonValue(from.operand(0).type), lane: 0 }
      from = source < count ? from.operand(0) : from.operand(1)
      at = source < count ? source : source - count
    } else break
  }
  return { from, lane: at }
}

export const simplifyExtractElement: Rule = (instruction, { builder }) => {
  const vector = instruction.operand(0)
  const lane = laneOf(instruction.operand(1))
  if (lane === undefined) return undefined
  if (lane >= elementCount(vector.type)) return poisonValue(instruction.type)
  const source = traceLane(vector, lane)
  if (source.lane === undefined) return source.from
  return source.from === vector ? undefined : builder.extractElement(source.from, source.lane)
}

export const simplifyInsertElement: Rule = (instruction, { builder }) => {
  const vector = instruction.operand(0)
  const element = instruction.operand(1)
  const lane = laneOf(instruction.operand(2))
  if (lane === undefined) return undefined
  const count = elementCount(instruction.type)
  if (lane >= count) return poisonValue(instruction.type)
  if (element.kind === 'poison') return vector
  const extract = asOpcode(element, 'extractelement')
  if (extract !== undefined && extract.operand(0) === vector && laneOf(extract.operand(1)) === lane) return vector
  const inner = asOpcode(vector, 'insertelement')
  if (inner !== undefined && laneOf(inner.operand(2)) === lane)
    return builder.insertElement(inner.operand(0), element, lane)
  // The last insertion of a chain looks whether the chain only copies another vector.
  const copied = extract !== undefined && lane === count - 1 ? copiedVector(instruction, count) : undefined
  return copied ?? overwritten(instruction, count, builder)
}

/** A chain that fills every lane needs no vector to begin with. */
function overwritten(last: Instruction, count: number, builder: Builder): Value | undefined {
  const elements = new Array<Value | undefined>(count).fill(undefined)
  let filled = 0
  let at: Instruction | undefined = last
  for (let step = 0; at && filled < count && step < effort.vectorSteps.most; step++) {
    const lane = laneOf(at.operand(2))
    if (lane === undefined) return undefined
    if (elements[lane] === undefined) {
      elements[lane] = at.operand(1)
      filled++
    }
    const base: Value = at.operand(0)
    if (filled === count && base.kind === 'poison') return undefined
    at = asOpcode(base, 'insertelement')
  }
  if (filled < count) return undefined
  let vector: Value = poisonValue(last.type)
  for (let lane = 0; lane < count; lane++) vector = builder.insertElement(vector, elements[lane]!, lane)
  return vector
}

function copiedVector(last: Instruction, count: number): Value | undefined {
  let whole: Value | undefined
  for (let lane = 0; lane < count; lane++) {
    const { from, lane: at } = traceLane(last, lane)
    const extract = at === undefined ? asOpcode(from, 'extractelement') : undefined
    if (extract === undefined || laneOf(extract.operand(1)) !== lane) return undefined
    const source = extract.operand(0)
    if (source.type !== last.type || (whole !== undefined && source !== whole)) return undefined
    whole = source
  }
  return whole
}

export const simplifyShuffle: Rule = (instruction, { builder }) => {
  const [first, second] = instruction.operands as readonly [Value, Value]
  const count = elementCount(first.type)
  const mask = instruction.indices
  if (mask.every((lane) => lane < 0)) return poisonValue(instruction.type)
  if (first.type === instruction.type && mask.every((lane, index) => lane === index || lane < 0)) return first
  if (second.type === instruction.type && mask.every((lane, index) => lane === index + count || lane < 0)) return second
  const usesFirst = mask.some((lane) => lane >= 0 && lane < count)
  const usesSecond = mask.some((lane) => lane >= count)
  if (!usesFirst)
    return builder.shuffleVector(
      second,
      poisonValue(second.type),
      mask.map((lane) => (lane < 0 ? -1 : lane - count)),
    )
  if (!usesSecond && second.kind !== 'poison') return builder.shuffleVector(first, poisonValue(first.type), mask)
  const inner = usesSecond ? undefined : asOpcode(first, 'shufflevector')
  if (inner === undefined) return undefined
  const joined = mask.map((lane) => (lane < 0 ? -1 : inner.indices[lane]!))
  return builder.shuffleVector(inner.operand(0), inner.operand(1), joined)
}

export const simplifyExtractValue: Rule = (instruction, { builder }) => {
  const wanted = instruction.indices
  let aggregate = instruction.operand(0)
  for (let step = 0; step < effort.vectorSteps.most; step++) {
    const insert = asOpcode(aggregate, 'insertvalue')
    if (insert === undefined) break
    const given = insert.indices
    const common = Math.min(given.length, wanted.length)
    if (given.slice(0, common).some((index, at) => index !== wanted[at])) {
      aggregate = insert.operand(0)
      continue
    }
    if (given.length > wanted.length) break
    const element = insert.operand(1)
    return given.length === wanted.length ? element : builder.extractValue(element, wanted.slice(given.length))
  }
  return aggregate === instruction.operand(0) ? undefined : builder.extractValue(aggregate, wanted)
}
