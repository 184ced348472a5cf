// Functions that every translated shader brings along: memory lane by lane with bounds, integer division, atomics, halves.
//
// Lanes that do not take part (mask 0), and those outside of the bounds, read zero and write nothing.
import { type AtomicHelpers, addAtomics } from './atomics.ts'
import { Code, type MemoryOperator, type Operator, type WasmModule } from './encoder.ts'
import { addHalfHelpers, type HalfHelpers } from './halves.ts'
import { addAll, inside } from './lanes.ts'

const lanes = [0, 1, 2, 3] as const

export interface Helpers extends AtomicHelpers, HalfHelpers {
  /** (offsets, mask, base, size) => words */
  readonly load: number
  /** (offsets, mask, base, size) => four words in a row of each lane, word by word */
  readonly loadFour: number
  /** (offsets, values, mask, base, size) */
  readonly store: number
  readonly narrow: Readonly<Record<'load8' | 'load16' | 'store8' | 'store16', number>>
  /** (offsets, mask, base, size) => lanes 0 and 1, lanes 2 and 3 */
  readonly loadWide: number
  /** (offsets, lanes 0 and 1, lanes 2 and 3, mask, base, size) */
  readonly storeWide: number
  /** (x, y) => result, by opcode of the IR, for lanes of 32 and of 64 bits. */
  readonly lanewise: Readonly<Record<string, number>>
  readonly wideLanewise: Readonly<Record<string, number>>
}

export function addHelpers(module: WasmModule, isShared: boolean): Helpers {
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
    loadWide: addWideLoad(module),
    storeWide: addWideStore(module),
    lanewise: addAll(divisions('i32'), (emit) => addLanewise(module, 'i32', emit)),
    wideLanewise: addAll({ ...divisions('i64'), ...wideShifts }, (emit) => addLanewise(module, 'i64', emit)),
    ...addAtomics(module, isShared),
    ...addHalfHelpers(module),
  }
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

function addWideLoad(module: WasmModule): number {
  const code = new Code(4)
  const results = [code.local('v128'), code.local('v128')]
  for (const lane of lanes) {
    const result = results[lane >> 1]!
    inside(code, 0, 1, 3, lane, 8)
    code.if().get(result).get(2).get(0).extract(lane).op('i32.add').memory('i64.load')
    code
      .replace(lane & 1, 'i64x2')
      .set(result)
      .op('end')
  }
  code.get(results[0]!).get(results[1]!)
  return module.addFunction(['v128', 'v128', 'i32', 'i32'], ['v128', 'v128'], code)
}

function addWideStore(module: WasmModule): number {
  const code = new Code(6)
  for (const lane of lanes) {
    inside(code, 0, 3, 5, lane, 8)
    code.if().get(4).get(0).extract(lane).op('i32.add')
    code
      .get(1 + (lane >> 1))
      .extract(lane & 1, 'i64x2')
      .memory('i64.store')
      .op('end')
  }
  return module.addFunction(['v128', 'v128', 'v128', 'v128', 'i32', 'i32'], [], code)
}

type Width = 'i32' | 'i64'
type EmitLane = (code: Code, x: () => Code, y: () => Code) => void

/** A constant of a width. */
function constantOf(code: Code, width: Width, value: number): Code {
  return width === 'i32' ? code.constant(value) : code.wideConstant(BigInt(value))
}

function divided(
  width: Width,
  operation: 'div_s' | 'div_u' | 'rem_s' | 'rem_u',
  forMinusOne?: (code: Code, x: () => Code) => void,
): EmitLane {
  return (code, x, y) => {
    // All ones for a divisor of zero, as D3D has it; the quotient that does not fit would trap.
    const result = code.local(width)
    y().op(`${width}.eqz`).if()
    constantOf(code, width, -1).set(result).op('else')
    if (forMinusOne) {
      y()
      constantOf(code, width, -1).op(`${width}.eq`).if()
      forMinusOne(code, x)
      code.set(result).op('else')
    }
    x()
    y().op(`${width}.${operation}`).set(result)
    if (forMinusOne) code.op('end')
    code.op('end').get(result)
  }
}

function divisions(width: Width): Record<string, EmitLane> {
  return {
    udiv: divided(width, 'div_u'),
    urem: divided(width, 'rem_u'),
    sdiv: divided(width, 'div_s', (code, x) => {
      constantOf(code, width, 0)
      x().op(`${width}.sub`)
    }),
    srem: divided(width, 'rem_s', (code) => constantOf(code, width, 0)),
  }
}

const shifted =
  (operator: Operator): EmitLane =>
  (_code, x, y) => {
    x()
    y().op(operator)
  }

const wideShifts: Readonly<Record<string, EmitLane>> = {
  shl: shifted('i64.shl'),
  lshr: shifted('i64.shr_u'),
  ashr: shifted('i64.shr_s'),
}

/** Of one vector: four lanes of 32 bits or two of 64. */
function addLanewise(module: WasmModule, width: Width, emit: EmitLane): number {
  const code = new Code(2)
  const result = code.local('v128')
  const shape = width === 'i32' ? 'i32x4' : 'i64x2'
  for (let lane = 0; lane < (width === 'i32' ? 4 : 2); lane++) {
    code.get(result)
    emit(
      code,
      () => code.get(0).extract(lane, shape),
      () => code.get(1).extract(lane, shape),
    )
    code.replace(lane, shape).set(result)
  }
  code.get(result)
  return module.addFunction(['v128', 'v128'], ['v128'], code)
}
