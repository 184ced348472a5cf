// Functions that every translated shader brings along: memory lane by lane with bounds, integer division, shifts, atomics.
//
// Lanes that do not take part (mask 0), and those outside of the bounds, read zero and write nothing.
import type { AtomicOperation } from '../../ir/opcodes.ts'
import { Code, type MemoryOperator, type Operator, type WasmModule } from './encoder.ts'

const lanes = [0, 1, 2, 3] as const

export interface Helpers {
  /** (offsets, mask, base, size) => words */
  readonly load: number
  /** (offsets, mask, base, size) => four words in a row of each lane, word by word */
  readonly loadFour: number
  /** (offsets, values, mask, base, size) */
  readonly store: number
  readonly narrow: Readonly<Record<'load8' | 'load16' | 'store8' | 'store16', number>>
  /** (x, y) => result, by opcode of the IR. */
  readonly lanewise: Readonly<Record<string, number>>
  /** (offsets, values, mask, base, size) => what was there */
  readonly atomics: Readonly<Record<string, number>>
  /** (offsets, expected, values, mask, base, size) => what was there */
  readonly exchange: number
}

export function addHelpers(module: WasmModule): Helpers {
  const load = addLoad(module)
  return {
    load,
    loadFour: addLoadFour(module, load),
    store: addStore(module),
    narrow: {
      load8: addNarrowLoad(module, 'i32.load8_s', 1),
      load16: addNarrowLoad(module, 'i32.load16_s', 2),
      store8: addNarrowStore(module, 'i32.store8', 1),
      store16: addNarrowStore(module, 'i32.store16', 2),
    },
    lanewise: Object.fromEntries(Object.entries(lanewise).map(([name, emit]) => [name, addLanewise(module, emit)])),
    atomics: Object.fromEntries(Object.entries(atomics).map(([name, emit]) => [name, addAtomic(module, emit)])),
    exchange: addExchange(module),
  }
}

/** Leaves whether the lane takes part and `bytes` bytes at its offset are inside: (offset and mask of the lane) => i32. */
function inside(code: Code, offsets: number, mask: number, size: number, lane: number, bytes: number): void {
  code.get(mask).extract(lane)
  code.get(offsets).extract(lane).constant(bytes).op('i32.add').get(size).op('i32.le_u', 'i32.and')
  // An offset near the end of the address space must not wrap around.
  code.get(offsets).extract(lane).get(size).op('i32.lt_u', 'i32.and')
}

/** Four words in a row, or one for all, are one access. */
function addLoad(module: WasmModule): number {
  const [offsets, mask, base, size] = [0, 1, 2, 3]
  const code = new Code(4)
  const first = code.local('i32')
  const result = code.local('v128')
  code.get(offsets).extract(0).set(first)
  const isWithin = (bytes: number): void => {
    code
      .get(first)
      .get(size)
      .op('i32.lt_u')
      .get(first)
      .constant(bytes)
      .op('i32.add')
      .get(size)
      .op('i32.le_u', 'i32.and')
  }
  code.get(mask).op('i32x4.all_true').if()
  code.get(offsets).get(first).op('i32x4.splat', 'i32x4.sub').vector([0, 4, 8, 12]).op('i32x4.eq', 'i32x4.all_true')
  isWithin(16)
  code.op('i32.and').if().get(base).get(first).op('i32.add').memory('v128.load').op('return', 'end')
  code.get(offsets).get(first).op('i32x4.splat', 'i32x4.eq', 'i32x4.all_true')
  isWithin(4)
  code.op('i32.and').if().get(base).get(first).op('i32.add').memory('v128.load32_splat').op('return', 'end')
  code.op('end')
  for (const lane of lanes) {
    inside(code, offsets, mask, size, lane, 4)
    code
      .if()
      .get(result)
      .get(base)
      .get(offsets)
      .extract(lane)
      .op('i32.add')
      .memory('i32.load')
      .replace(lane)
      .set(result)
    code.op('end')
  }
  code.get(result)
  return module.addFunction(['v128', 'v128', 'i32', 'i32'], ['v128'], code)
}

/** Where all lanes are inside, a row for each lane is loaded at once, and rows become columns. */
function addLoadFour(module: WasmModule, load: number): number {
  const [offsets, mask, base, size] = [0, 1, 2, 3]
  const code = new Code(4)
  const rows = lanes.map(() => code.local('v128'))
  const halves = lanes.map(() => code.local('v128'))
  code.get(mask).op('i32x4.all_true')
  for (const lane of lanes) {
    code.get(offsets).extract(lane).constant(16).op('i32.add').get(size).op('i32.le_u', 'i32.and')
    code.get(offsets).extract(lane).get(size).op('i32.lt_u', 'i32.and')
  }
  code.if()
  for (const lane of lanes) code.get(base).get(offsets).extract(lane).op('i32.add').memory('v128.load').set(rows[lane]!)
  for (const [index, words] of [
    [0, 4, 1, 5],
    [2, 6, 3, 7],
  ].entries()) {
    code
      .get(rows[0]!)
      .get(rows[1]!)
      .shuffle(words)
      .set(halves[2 * index]!)
    code
      .get(rows[2]!)
      .get(rows[3]!)
      .shuffle(words)
      .set(halves[2 * index + 1]!)
  }
  for (const index of [0, 1])
    for (const words of [
      [0, 1, 4, 5],
      [2, 3, 6, 7],
    ])
      code
        .get(halves[2 * index]!)
        .get(halves[2 * index + 1]!)
        .shuffle(words)
  code.op('return', 'end')
  for (const word of lanes)
    code
      .get(offsets)
      .splat(word * 4)
      .op('i32x4.add')
      .get(mask)
      .get(base)
      .get(size)
      .call(load)
  return module.addFunction(['v128', 'v128', 'i32', 'i32'], ['v128', 'v128', 'v128', 'v128'], code)
}

function addStore(module: WasmModule): number {
  const [offsets, values, mask, base, size] = [0, 1, 2, 3, 4]
  const code = new Code(5)
  const first = code.local('i32')
  code.get(offsets).extract(0).set(first)
  code.get(mask).op('i32x4.all_true')
  code
    .get(offsets)
    .get(first)
    .op('i32x4.splat', 'i32x4.sub')
    .vector([0, 4, 8, 12])
    .op('i32x4.eq', 'i32x4.all_true', 'i32.and')
  code
    .get(first)
    .get(size)
    .op('i32.lt_u', 'i32.and')
    .get(first)
    .constant(16)
    .op('i32.add')
    .get(size)
    .op('i32.le_u', 'i32.and')
  code.if().get(base).get(first).op('i32.add').get(values).memory('v128.store').op('return', 'end')
  for (const lane of lanes) {
    inside(code, offsets, mask, size, lane, 4)
    code.if().get(base).get(offsets).extract(lane).op('i32.add').get(values).extract(lane).memory('i32.store').op('end')
  }
  return module.addFunction(['v128', 'v128', 'v128', 'i32', 'i32'], [], code)
}

function addNarrowLoad(module: WasmModule, operator: MemoryOperator, bytes: number): number {
  const code = new Code(4)
  const result = code.local('v128')
  for (const lane of lanes) {
    inside(code, 0, 1, 3, lane, bytes)
    code.if().get(result).get(2).get(0).extract(lane).op('i32.add').memory(operator).replace(lane).set(result).op('end')
  }
  code.get(result)
  return module.addFunction(['v128', 'v128', 'i32', 'i32'], ['v128'], code)
}

function addNarrowStore(module: WasmModule, operator: MemoryOperator, bytes: number): number {
  const code = new Code(5)
  for (const lane of lanes) {
    inside(code, 0, 2, 4, lane, bytes)
    code.if().get(3).get(0).extract(lane).op('i32.add').get(1).extract(lane).memory(operator).op('end')
  }
  return module.addFunction(['v128', 'v128', 'v128', 'i32', 'i32'], [], code)
}

type EmitLane = (code: Code, x: () => Code, y: () => Code) => void

function divided(operator: Operator, forMinusOne?: (code: Code, x: () => Code) => void): EmitLane {
  return (code, x, y) => {
    // All ones for a divisor of zero, as D3D has it; the quotient that does not fit would trap.
    const result = code.local('i32')
    y().op('i32.eqz').if().constant(-1).set(result).op('else')
    if (forMinusOne) {
      y().constant(-1).op('i32.eq').if()
      forMinusOne(code, x)
      code.set(result).op('else')
    }
    x()
    y().op(operator).set(result)
    if (forMinusOne) code.op('end')
    code.op('end').get(result)
  }
}

const shifted =
  (operator: Operator): EmitLane =>
  (_code, x, y) => {
    x()
    y().op(operator)
  }

const lanewise: Readonly<Record<string, EmitLane>> = {
  udiv: divided('i32.div_u'),
  urem: divided('i32.rem_u'),
  sdiv: divided('i32.div_s', (code, x) => {
    code.constant(0)
    x().op('i32.sub')
  }),
  srem: divided('i32.rem_s', (code) => code.constant(0)),
  shl: shifted('i32.shl'),
  lshr: shifted('i32.shr_u'),
  ashr: shifted('i32.shr_s'),
}

function addLanewise(module: WasmModule, emit: EmitLane): number {
  const code = new Code(2)
  const result = code.local('v128')
  for (const lane of lanes) {
    code.get(result)
    emit(
      code,
      () => code.get(0).extract(lane),
      () => code.get(1).extract(lane),
    )
    code.replace(lane).set(result)
  }
  code.get(result)
  return module.addFunction(['v128', 'v128'], ['v128'], code)
}

/** Leaves the new value for `old` and `value`, two locals. */
type EmitAtomic = (code: Code, old: number, value: number) => void

const computed =
  (operator: Operator): EmitAtomic =>
  (code, old, value) => {
    code.get(old).get(value).op(operator)
  }

/** `isUnsigned` turns signed comparison into unsigned by the sign bit. */
const chosen =
  (isGreatest: boolean, isUnsigned: boolean): EmitAtomic =>
  (code, old, value) => {
    const key = (local: number): void => {
      code.get(local)
      if (!isUnsigned) code.constant(-0x80000000).op('i32.xor')
    }
    code.get(value).get(old)
    key(value)
    key(old)
    code.op(isGreatest ? 'i32.gt_u' : 'i32.lt_u', 'select')
  }

const atomics: Readonly<Partial<Record<AtomicOperation, EmitAtomic>>> = {
  xchg: (code, _old, value) => code.get(value),
  add: computed('i32.add'),
  sub: computed('i32.sub'),
  and: computed('i32.and'),
  or: computed('i32.or'),
  xor: computed('i32.xor'),
  max: chosen(true, false),
  min: chosen(false, false),
  umax: chosen(true, true),
  umin: chosen(false, true),
}

function addAtomic(module: WasmModule, emit: EmitAtomic): number {
  const code = new Code(5)
  const result = code.local('v128')
  const [old, value, address] = [code.local('i32'), code.local('i32'), code.local('i32')]
  for (const lane of lanes) {
    inside(code, 0, 2, 4, lane, 4)
    code.if().get(3).get(0).extract(lane).op('i32.add').tee(address).memory('i32.load').set(old)
    code.get(1).extract(lane).set(value)
    code.get(result).get(old).replace(lane).set(result).get(address)
    emit(code, old, value)
    code.memory('i32.store').op('end')
  }
  code.get(result)
  return module.addFunction(['v128', 'v128', 'v128', 'i32', 'i32'], ['v128'], code)
}

function addExchange(module: WasmModule): number {
  const code = new Code(6)
  const result = code.local('v128')
  const [old, address] = [code.local('i32'), code.local('i32')]
  for (const lane of lanes) {
    inside(code, 0, 3, 5, lane, 4)
    code.if().get(4).get(0).extract(lane).op('i32.add').tee(address).memory('i32.load').set(old)
    code.get(result).get(old).replace(lane).set(result)
    code.get(old).get(1).extract(lane).op('i32.eq').if().get(address).get(2).extract(lane).memory('i32.store').op('end')
    code.op('end')
  }
  code.get(result)
  return module.addFunction(['v128', 'v128', 'v128', 'v128', 'i32', 'i32'], ['v128'], code)
}
