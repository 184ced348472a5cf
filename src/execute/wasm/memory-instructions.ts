// Addresses, loads, stores and atomics: lane by lane with bounds, in helpers (helpers.ts).
import { ConstantInt } from '../../ir/constants.ts'
import type { Instruction } from '../../ir/instructions.ts'
import { sizeInBytes } from '../../ir/layout.ts'
import type { IrType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { CannotRun } from '../cannot-run.ts'
import { type Root, type Space, stepInto } from './addresses.ts'
import type { AtomicFunctions } from './atomics.ts'
import type { Translation } from './translate.ts'
import { highWords, isWide, lowWords } from './values.ts'

/** Offsets inside of an object stay far below this. */
const mostOffset = 0x10000000

/** An index that is far outside stays outside: it must not come back around 32 bits. */
export function emitAddress(instruction: Instruction, translation: Translation): void {
  const { code } = translation
  translation.push(instruction.pointer)
  let type = instruction.subjectType!
  instruction.operands.slice(1).forEach((index, position) => {
    if (position > 0 && index instanceof ConstantInt) {
      const step = stepInto(type, index.number)
      type = step.type
      if (step.offset !== 0) code.splat(step.offset).op('i32x4.add')
      return
    }
    const step = position === 0 ? { type, offset: 0 } : stepInto(type, 0)
    type = step.type
    if (index instanceof ConstantInt && index.number === 0) return
    const size = sizeInBytes(type)
    pushIndex(index, translation)
    if (!(index instanceof ConstantInt)) {
      const most = Math.floor(mostOffset / Math.max(size, 1))
      code.splat(most).op('i32x4.min_s').splat(-most).op('i32x4.max_s')
    }
    if (size !== 1) code.splat(size).op('i32x4.mul')
    code.op('i32x4.add')
  })
  translation.define(instruction)
}

/** Of 64 bits: what does not fit in 32 is outside. */
function pushIndex(index: Value, translation: Translation): void {
  const { code } = translation
  translation.push(index)
  if (!isWide(index.type)) return
  const [low, high] = [code.local('v128'), code.local('v128')]
  code.set(low)
  translation.push(index, 1).set(high)
  const words = (which: readonly number[]): void => void code.get(low).get(high).shuffle(which)
  words(lowWords)
  code.splat(mostOffset)
  words(highWords)
  words(lowWords)
  code.constant(31).op('i32x4.shr_s', 'i32x4.eq', 'v128.bitselect')
}

/** Scalars of a type in memory: each with its offset. */
export function memoryScalars(type: IrType, offset = 0): { readonly type: IrType; readonly offset: number }[] {
  if (type.kind === 'vector' || type.kind === 'array' || type.kind === 'struct') {
    const count = type.kind === 'struct' ? type.elements.length : type.count
    return Array.from({ length: count }, (_, index) => {
      const step = stepInto(type, index)
      return memoryScalars(step.type, offset + step.offset)
    }).flat()
  }
  return type.kind === 'target' && type.name === 'dx.Padding' ? [] : [{ type, offset }]
}

/** Bytes of a scalar in memory. */
function bytesOf(type: IrType): 1 | 2 | 4 | 8 {
  if (type.kind !== 'int' && type.kind !== 'float') return 4
  return type.bits <= 8 ? 1 : type.bits === 16 ? 2 : type.bits === 64 ? 8 : 4
}

export function emitLoad(instruction: Instruction, pointer: Value, translation: Translation): void {
  const root = translation.addresses.rootOf(pointer)
  loadFrom(instruction, instruction.type, root, () => translation.push(pointer), translation)
}

/** Defines the first vectors of the instruction's result by what lies at an offset. */
export function loadFrom(
  instruction: Instruction,
  type: IrType,
  root: Root,
  pushOffset: () => void,
  translation: Translation,
): void {
  translation.addresses.inSpace(root, (space) => {
    const { code, context } = translation
    const start = code.local('v128')
    pushOffset()
    code.set(start)
    const scalars = memoryScalars(type)
    const isRow =
      scalars.length === 4 &&
      scalars.every(({ type: scalar, offset }, index) => isWord(scalar) && offset === index * 4) &&
      space.kind !== 'local'
    if (isRow) {
      pushPlace(space, start, 0, 4, translation)
      translation.addresses.pushBounds(space)
      code.call(context.helpers.loadFour)
      for (const part of [3, 2, 1, 0]) translation.define(instruction, part)
      return
    }
    let part = 0
    for (const { type: scalar, offset } of scalars) {
      loadScalar(scalar, space, start, offset, translation)
      if (isWide(scalar)) translation.define(instruction, part + 1)
      translation.define(instruction, part)
      part += isWide(scalar) ? 2 : 1
    }
  })
}

function isWord(type: IrType): boolean {
  return bytesOf(type) === 4
}

/** Pushes offsets and mask for an access of `bytes` bytes, `extra` bytes behind a start. */
function pushPlace(space: Space, start: number, extra: number, bytes: number, translation: Translation): void {
  const { code, mask } = translation
  const offset = extra === 0 ? start : code.local('v128')
  if (extra !== 0) code.get(start).splat(extra).op('i32x4.add').set(offset)
  if (space.kind !== 'local') {
    code.get(offset).get(mask)
    return
  }
  // The word of four lanes, the lane's own, the byte in it.
  if (bytes >= 4) code.get(offset)
  else code.get(offset).splat(-4).op('v128.and')
  code.constant(2).op('i32x4.shl').vector([0, 4, 8, 12]).op('i32x4.add')
  if (bytes < 4) code.get(offset).splat(3).op('v128.and', 'i32x4.add')
  const room = Math.max(0, space.size - bytes + 1)
  code.get(mask).get(offset).splat(room).op('i32x4.lt_u', 'v128.and')
}

/** Pushes one vector, or two of a wide scalar. */
function loadScalar(scalar: IrType, space: Space, start: number, offset: number, translation: Translation): void {
  const { code, addresses, context } = translation
  const { helpers } = context
  const bytes = bytesOf(scalar)
  const load = (extra: number, helper: number): void => {
    pushPlace(space, start, extra, bytes, translation)
    addresses.pushBounds(space)
    code.call(helper)
  }
  if (bytes === 8 && space.kind === 'local') {
    const [low, high] = [code.local('v128'), code.local('v128')]
    // Both words are there when the first one and seven bytes behind it are.
    pushPlace(space, start, offset, 8, translation)
    addresses.pushBounds(space)
    code.call(helpers.load).set(low)
    pushHighWord(space, start, offset, translation)
    addresses.pushBounds(space)
    code.call(helpers.load).set(high)
    for (const words of [
      [0, 4, 1, 5],
      [2, 6, 3, 7],
    ])
      code.get(low).get(high).shuffle(words)
    return
  }
  if (bytes === 8) load(offset, helpers.loadWide)
  else if (bytes === 4) load(offset, helpers.load)
  else load(offset, bytes === 2 ? helpers.narrow.load16 : helpers.narrow.load8)
  if (scalar.kind === 'float' && bytes === 2) code.call(helpers.halfFromBits)
  if (scalar.kind === 'int' && scalar.bits === 1) code.splat(1).op('v128.and').splat(1).op('i32x4.eq')
}

/** As pushPlace for the second word of eight bytes. */
function pushHighWord(space: Space, start: number, offset: number, translation: Translation): void {
  const { code } = translation
  pushPlace(space, start, offset, 8, translation)
  const mask = code.local('v128')
  code.set(mask).splat(16).op('i32x4.add').get(mask)
}

export function emitStore(value: Value, pointer: Value, translation: Translation): void {
  storeTo(value, translation.addresses.rootOf(pointer), () => translation.push(pointer), translation)
}

export function storeTo(value: Value, root: Root, pushOffset: () => void, translation: Translation): void {
  translation.addresses.inSpace(root, (space) => {
    const { code } = translation
    const start = code.local('v128')
    pushOffset()
    code.set(start)
    let part = 0
    for (const { type: scalar, offset } of memoryScalars(value.type)) {
      storeScalar(scalar, value, part, space, start, offset, translation)
      part += isWide(scalar) ? 2 : 1
    }
  })
}

function storeScalar(
  scalar: IrType,
  value: Value,
  part: number,
  space: Space,
  start: number,
  offset: number,
  translation: Translation,
): void {
  const { code, addresses, context } = translation
  const { helpers } = context
  const bytes = bytesOf(scalar)
  /** Values go between the place and the mask. */
  const store = (pushValue: () => void, helper: number, isHigh = false): void => {
    const mask = code.local('v128')
    if (isHigh) pushHighWord(space, start, offset, translation)
    else pushPlace(space, start, offset, bytes, translation)
    code.set(mask)
    pushValue()
    code.get(mask)
    addresses.pushBounds(space)
    code.call(helper)
  }
  const both = (): void => {
    translation.push(value, part)
    translation.push(value, part + 1)
  }
  if (bytes === 8 && space.kind === 'local') {
    for (const isHigh of [false, true])
      store(
        () => {
          both()
          code.shuffle(isHigh ? highWords : lowWords)
        },
        helpers.store,
        isHigh,
      )
  } else if (bytes === 8) store(both, helpers.storeWide)
  else
    store(
      () => {
        translation.push(value, part)
        if (scalar.kind === 'float' && bytes === 2) code.call(helpers.halfToBits)
        if (scalar.kind === 'int' && scalar.bits === 1) code.splat(1).op('v128.and')
      },
      bytes === 4 ? helpers.store : bytes === 2 ? helpers.narrow.store16 : helpers.narrow.store8,
    )
}

// ---- Atomics

export function emitAtomic(instruction: Instruction, translation: Translation): void {
  const { atomicOperation } = instruction
  const isPair = isWide(instruction.type)
  const isTranslated = isPair || isWord(instruction.type)
  const helperOf = ({ wideAtomics, atomics }: AtomicFunctions): number => {
    const helper = (isPair ? wideAtomics : atomics)[atomicOperation]
    if (helper === undefined || !isTranslated) throw new CannotRun(`the atomic ${atomicOperation} is not translated`)
    return helper
  }
  atomically(instruction, [instruction.storedValue], helperOf, translation, () => {
    if (isPair) translation.define(instruction, 1)
    translation.define(instruction, 0)
  })
}

export function emitExchange(instruction: Instruction, translation: Translation): void {
  const { code } = translation
  const { type } = instruction.operand(1)
  const isPair = isWide(type)
  if (!isPair && !isWord(type)) throw new CannotRun('an exchange of halves is not translated')
  const expected = instruction.operand(1)
  const olds = isPair ? [0, 1].map(() => code.local('v128')) : [code.local('v128')]
  const helperOf = ({ wideExchange, exchange }: AtomicFunctions): number => (isPair ? wideExchange : exchange)
  atomically(instruction, [expected, instruction.operand(2)], helperOf, translation, () => {
    for (const old of [...olds].reverse()) code.set(old)
    for (const [part, old] of olds.entries()) {
      code.get(old)
      translation.define(instruction, part)
    }
    for (const [part, old] of olds.entries()) {
      code.get(old)
      translation.push(expected, part).op(isPair ? 'i64x2.eq' : 'i32x4.eq')
    }
    if (isPair) code.shuffle(lowWords)
    translation.define(instruction, olds.length)
  })
}

/** Calls a helper with place, values, mask and bounds; `take` takes what it leaves. */
function atomically(
  instruction: Instruction,
  values: readonly Value[],
  helperOf: (functions: AtomicFunctions) => number,
  translation: Translation,
  take: () => void,
): void {
  const { code, addresses, context } = translation
  addresses.inSpace(addresses.rootOf(instruction.pointer), (space) => {
    if (space.kind === 'local') throw new CannotRun('an atomic operation on a local variable is not translated')
    translation.push(instruction.pointer)
    for (const value of values) {
      translation.push(value)
      if (isWide(value.type)) translation.push(value, 1)
    }
    code.get(translation.mask)
    addresses.pushBounds(space)
    code.call(helperOf(context.helpers[space.kind === 'static' ? 'ofGroup' : 'ofBuffers']))
    take()
  })
}
