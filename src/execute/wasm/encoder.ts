// WebAssembly modules as bytes.
//
//   const code = new Code(parameters); code.get(0).get(1).op('i32.add'); module.addFunction(type, code)
//
// As much of the format as shaders need: one memory and functions that are imported, functions with locals, SIMD, and atomic accesses of
// memory that threads share.

/** Numbers of value types. */
const valueTypes = { i32: 0x7f, i64: 0x7e, f32: 0x7d, f64: 0x7c, v128: 0x7b } as const
export type ValueType = keyof typeof valueTypes

/** Instructions without immediates; those behind a prefix are 0x10000 and more (SIMD), 0x20000 and more (0xfc), 0x30000 and more (atomics). */
const simd = 0x10000
const saturating = 0x20000
const atomic = 0x30000
const prefixes = [0, 0xfd, 0xfc, 0xfe] as const
const opcodes = {
  return: 0x0f,
  end: 0x0b,
  else: 0x05,
  drop: 0x1a,
  select: 0x1b,
  'i32.eqz': 0x45,
  'i32.eq': 0x46,
  'i32.ne': 0x47,
  'i32.lt_s': 0x48,
  'i32.lt_u': 0x49,
  'i32.gt_s': 0x4a,
  'i32.gt_u': 0x4b,
  'i32.le_u': 0x4d,
  'i32.ge_u': 0x4f,
  'i32.clz': 0x67,
  'i32.ctz': 0x68,
  'i32.add': 0x6a,
  'i32.sub': 0x6b,
  'i32.mul': 0x6c,
  'i32.div_s': 0x6d,
  'i32.div_u': 0x6e,
  'i32.rem_s': 0x6f,
  'i32.rem_u': 0x70,
  'i32.and': 0x71,
  'i32.or': 0x72,
  'i32.xor': 0x73,
  'i32.shl': 0x74,
  'i32.shr_s': 0x75,
  'i32.shr_u': 0x76,
  'i64.eqz': 0x50,
  'i64.eq': 0x51,
  'i64.ne': 0x52,
  'i64.lt_s': 0x53,
  'i64.lt_u': 0x54,
  'i64.gt_s': 0x55,
  'i64.gt_u': 0x56,
  'i64.add': 0x7c,
  'i64.sub': 0x7d,
  'i64.mul': 0x7e,
  'i64.div_s': 0x7f,
  'i64.div_u': 0x80,
  'i64.rem_s': 0x81,
  'i64.rem_u': 0x82,
  'i64.and': 0x83,
  'i64.or': 0x84,
  'i64.xor': 0x85,
  'i64.shl': 0x86,
  'i64.shr_s': 0x87,
  'i64.shr_u': 0x88,
  'f32.demote_f64': 0xb6,
  'f64.promote_f32': 0xbb,
  'f64.convert_i64_s': 0xb9,
  'f64.convert_i64_u': 0xba,
  'i64.trunc_sat_f64_s': saturating + 0x06,
  'i64.trunc_sat_f64_u': saturating + 0x07,
  'i32x4.splat': simd + 0x11,
  'i64x2.splat': simd + 0x12,
  'f32x4.splat': simd + 0x13,
  'f64x2.splat': simd + 0x14,
  'i32x4.eq': simd + 0x37,
  'i32x4.ne': simd + 0x38,
  'i32x4.lt_s': simd + 0x39,
  'i32x4.lt_u': simd + 0x3a,
  'i32x4.gt_s': simd + 0x3b,
  'i32x4.gt_u': simd + 0x3c,
  'i32x4.le_s': simd + 0x3d,
  'i32x4.le_u': simd + 0x3e,
  'i32x4.ge_s': simd + 0x3f,
  'i32x4.ge_u': simd + 0x40,
  'f32x4.eq': simd + 0x41,
  'f32x4.ne': simd + 0x42,
  'f32x4.lt': simd + 0x43,
  'f32x4.gt': simd + 0x44,
  'f32x4.le': simd + 0x45,
  'f32x4.ge': simd + 0x46,
  'f64x2.eq': simd + 0x47,
  'f64x2.ne': simd + 0x48,
  'f64x2.lt': simd + 0x49,
  'f64x2.gt': simd + 0x4a,
  'f64x2.le': simd + 0x4b,
  'f64x2.ge': simd + 0x4c,
  'v128.not': simd + 0x4d,
  'v128.and': simd + 0x4e,
  'v128.andnot': simd + 0x4f,
  'v128.or': simd + 0x50,
  'v128.xor': simd + 0x51,
  'v128.bitselect': simd + 0x52,
  'v128.any_true': simd + 0x53,
  'f32x4.demote_f64x2_zero': simd + 0x5e,
  'f64x2.promote_low_f32x4': simd + 0x5f,
  'i8x16.popcnt': simd + 0x62,
  'f32x4.ceil': simd + 0x67,
  'f32x4.floor': simd + 0x68,
  'f32x4.trunc': simd + 0x69,
  'f32x4.nearest': simd + 0x6a,
  'f64x2.ceil': simd + 0x74,
  'f64x2.floor': simd + 0x75,
  'f64x2.trunc': simd + 0x7a,
  'f64x2.nearest': simd + 0x94,
  'i16x8.extadd_pairwise_i8x16_u': simd + 0x7d,
  'i32x4.extadd_pairwise_i16x8_u': simd + 0x7f,
  'i32x4.abs': simd + 0xa0,
  'i32x4.neg': simd + 0xa1,
  'i32x4.all_true': simd + 0xa3,
  'i32x4.bitmask': simd + 0xa4,
  'i32x4.shl': simd + 0xab,
  'i32x4.shr_s': simd + 0xac,
  'i32x4.shr_u': simd + 0xad,
  'i32x4.add': simd + 0xae,
  'i32x4.sub': simd + 0xb1,
  'i32x4.mul': simd + 0xb5,
  'i32x4.min_s': simd + 0xb6,
  'i32x4.min_u': simd + 0xb7,
  'i32x4.max_s': simd + 0xb8,
  'i32x4.max_u': simd + 0xb9,
  'i64x2.extend_low_i32x4_s': simd + 0xc7,
  'i64x2.extend_high_i32x4_s': simd + 0xc8,
  'i64x2.extend_low_i32x4_u': simd + 0xc9,
  'i64x2.extend_high_i32x4_u': simd + 0xca,
  'i64x2.shl': simd + 0xcb,
  'i64x2.shr_s': simd + 0xcc,
  'i64x2.shr_u': simd + 0xcd,
  'i64x2.add': simd + 0xce,
  'i64x2.sub': simd + 0xd1,
  'i64x2.mul': simd + 0xd5,
  'i64x2.eq': simd + 0xd6,
  'i64x2.ne': simd + 0xd7,
  'i64x2.lt_s': simd + 0xd8,
  'i64x2.gt_s': simd + 0xd9,
  'i64x2.le_s': simd + 0xda,
  'i64x2.ge_s': simd + 0xdb,
  'f32x4.abs': simd + 0xe0,
  'f32x4.neg': simd + 0xe1,
  'f32x4.sqrt': simd + 0xe3,
  'f32x4.add': simd + 0xe4,
  'f32x4.sub': simd + 0xe5,
  'f32x4.mul': simd + 0xe6,
  'f32x4.div': simd + 0xe7,
  'f32x4.min': simd + 0xe8,
  'f32x4.max': simd + 0xe9,
  'f64x2.abs': simd + 0xec,
  'f64x2.neg': simd + 0xed,
  'f64x2.sqrt': simd + 0xef,
  'f64x2.add': simd + 0xf0,
  'f64x2.sub': simd + 0xf1,
  'f64x2.mul': simd + 0xf2,
  'f64x2.div': simd + 0xf3,
  'f64x2.min': simd + 0xf4,
  'f64x2.max': simd + 0xf5,
  'i32x4.trunc_sat_f32x4_s': simd + 0xf8,
  'i32x4.trunc_sat_f32x4_u': simd + 0xf9,
  'f32x4.convert_i32x4_s': simd + 0xfa,
  'f32x4.convert_i32x4_u': simd + 0xfb,
  'i32x4.trunc_sat_f64x2_s_zero': simd + 0xfc,
  'i32x4.trunc_sat_f64x2_u_zero': simd + 0xfd,
  'f64x2.convert_low_i32x4_s': simd + 0xfe,
  'f64x2.convert_low_i32x4_u': simd + 0xff,
} as const

export type Operator = keyof typeof opcodes

/** Instructions with an address: number and alignment as a power of two. */
const memoryOpcodes = {
  'i32.load': [0x28, 2],
  'i64.load': [0x29, 0],
  'i32.load8_s': [0x2c, 0],
  'i32.load8_u': [0x2d, 0],
  'i32.load16_s': [0x2e, 1],
  'i32.load16_u': [0x2f, 1],
  'i32.store': [0x36, 2],
  'i64.store': [0x37, 0],
  'i32.store8': [0x3a, 0],
  'i32.store16': [0x3b, 1],
  'v128.load': [simd + 0x00, 2],
  'v128.load32_splat': [simd + 0x09, 2],
  'v128.store': [simd + 0x0b, 2],
  'i32.atomic.rmw.add': [atomic + 0x1e, 2],
  'i64.atomic.rmw.add': [atomic + 0x1f, 3],
  'i32.atomic.rmw.sub': [atomic + 0x25, 2],
  'i64.atomic.rmw.sub': [atomic + 0x26, 3],
  'i32.atomic.rmw.and': [atomic + 0x2c, 2],
  'i64.atomic.rmw.and': [atomic + 0x2d, 3],
  'i32.atomic.rmw.or': [atomic + 0x33, 2],
  'i64.atomic.rmw.or': [atomic + 0x34, 3],
  'i32.atomic.rmw.xor': [atomic + 0x3a, 2],
  'i64.atomic.rmw.xor': [atomic + 0x3b, 3],
  'i32.atomic.rmw.xchg': [atomic + 0x41, 2],
  'i64.atomic.rmw.xchg': [atomic + 0x42, 3],
  'i32.atomic.rmw.cmpxchg': [atomic + 0x48, 2],
  'i64.atomic.rmw.cmpxchg': [atomic + 0x49, 3],
} as const

/** Extracting a lane; replacing one is the next number. */
const laneOpcodes = { i32x4: 0x1b, i64x2: 0x1d, f32x4: 0x1f, f64x2: 0x21 } as const

export type MemoryOperator = keyof typeof memoryOpcodes

function unsigned(value: number, bytes: number[]): void {
  let rest = value >>> 0
  for (; rest >= 0x80; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80)
  bytes.push(rest)
}

function signed(value: number, bytes: number[]): void {
  for (let rest = value | 0; ; rest >>= 7) {
    const isLast = rest >> 6 === 0 || rest >> 6 === -1
    bytes.push(isLast ? rest & 0x7f : (rest & 0x7f) | 0x80)
    if (isLast) return
  }
}

/** The body of a function. Blocks are closed with `end`. */
export class Code {
  readonly bytes: number[] = []
  readonly locals: ValueType[] = []
  readonly #parameters: number

  constructor(parameters: number) {
    this.#parameters = parameters
  }

  local(type: ValueType): number {
    this.locals.push(type)
    return this.#parameters + this.locals.length - 1
  }

  op(...operators: Operator[]): this {
    for (const operator of operators) this.#number(opcodes[operator])
    return this
  }

  memory(operator: MemoryOperator, offset = 0): this {
    const [number, alignment] = memoryOpcodes[operator]
    this.#number(number)
    unsigned(alignment, this.bytes)
    unsigned(offset, this.bytes)
    return this
  }

  get(local: number): this {
    return this.#with(0x20, local)
  }

  set(local: number): this {
    return this.#with(0x21, local)
  }

  tee(local: number): this {
    return this.#with(0x22, local)
  }

  call(fn: number): this {
    return this.#with(0x10, fn)
  }

  constant(value: number): this {
    this.bytes.push(0x41)
    signed(value, this.bytes)
    return this
  }

  wideConstant(value: bigint): this {
    this.bytes.push(0x42)
    for (let rest = BigInt.asIntN(64, value); ; rest >>= 7n) {
      const isLast = rest >> 6n === 0n || rest >> 6n === -1n
      this.bytes.push(Number(rest & 0x7fn) | (isLast ? 0 : 0x80))
      if (isLast) return this
    }
  }

  doubleConstant(value: number): this {
    this.bytes.push(0x44, ...new Uint8Array(Float64Array.of(value).buffer))
    return this
  }

  /** Four words. */
  vector(words: readonly number[]): this {
    this.#number(simd + 0x0c)
    for (const word of words)
      this.bytes.push(word & 0xff, (word >> 8) & 0xff, (word >> 16) & 0xff, (word >>> 24) & 0xff)
    return this
  }

  splat(word: number): this {
    return this.vector([word, word, word, word])
  }

  /** A lane of a vector as a scalar. */
  extract(lane: number, shape: keyof typeof laneOpcodes = 'i32x4'): this {
    this.#number(simd + laneOpcodes[shape])
    this.bytes.push(lane)
    return this
  }

  replace(lane: number, shape: keyof typeof laneOpcodes = 'i32x4'): this {
    this.#number(simd + laneOpcodes[shape] + 1)
    this.bytes.push(lane)
    return this
  }

  /** Four words of two vectors: 0 to 3 of the first, 4 to 7 of the second. */
  shuffle(words: readonly number[]): this {
    return this.shuffleBytes(words.flatMap((word) => [word * 4, word * 4 + 1, word * 4 + 2, word * 4 + 3]))
  }

  shuffleBytes(bytes: readonly number[]): this {
    this.#number(simd + 0x0d)
    this.bytes.push(...bytes)
    return this
  }

  /** Takes an address, a byte and a count from the stack. */
  fill(): this {
    this.bytes.push(0xfc, 0x0b, 0x00)
    return this
  }

  /** Takes where to, where from and a count from the stack. */
  copy(): this {
    this.bytes.push(0xfc, 0x0a, 0x00, 0x00)
    return this
  }

  block(): this {
    this.bytes.push(0x02, 0x40)
    return this
  }

  loop(): this {
    this.bytes.push(0x03, 0x40)
    return this
  }

  if(): this {
    this.bytes.push(0x04, 0x40)
    return this
  }

  branch(depth: number): this {
    return this.#with(0x0c, depth)
  }

  branchIf(depth: number): this {
    return this.#with(0x0d, depth)
  }

  #with(opcode: number, immediate: number): this {
    this.bytes.push(opcode)
    unsigned(immediate, this.bytes)
    return this
  }

  #number(opcode: number): void {
    if (opcode < simd) this.bytes.push(opcode)
    else {
      this.bytes.push(prefixes[opcode >> 16]!)
      unsigned(opcode & 0xffff, this.bytes)
    }
  }
}

/** Of a memory. */
export const mostPages = 65536

interface Signature {
  readonly parameters: readonly ValueType[]
  readonly results: readonly ValueType[]
}

/** Functions are numbered imports first, in the order in which they are added. */
export class WasmModule {
  readonly #types: Signature[] = []
  readonly #imports: { name: string; type: number }[] = []
  readonly #functions: { type: number; code: Code }[] = []
  readonly #exports: { name: string; fn: number }[] = []

  importFunction(name: string, parameters: readonly ValueType[], results: readonly ValueType[]): number {
    this.#imports.push({ name, type: this.#type(parameters, results) })
    return this.#imports.length - 1
  }

  addFunction(parameters: readonly ValueType[], results: readonly ValueType[], code: Code, name?: string): number {
    const fn = this.#imports.length + this.#functions.length
    this.#functions.push({ type: this.#type(parameters, results), code })
    if (name !== undefined) this.#exports.push({ name, fn })
    return fn
  }

  /** Imports are `shader.memory`, which threads may share, and `shader.NAME`. */
  encode(isShared: boolean): Uint8Array<ArrayBuffer> {
    const bytes = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]
    section(bytes, 1, this.#types, ({ parameters, results }, body) => {
      body.push(0x60)
      types(parameters, body)
      types(results, body)
    })
    const imports = [
      ...this.#imports.map(({ name, type }) => ({ name, kind: [0x00, ...leb(type)] })),
      { name: 'memory', kind: isShared ? [0x02, 0x03, 0x01, ...leb(mostPages)] : [0x02, 0x00, 0x01] },
    ]
    section(bytes, 2, imports, ({ name, kind }, body) => {
      text('shader', body)
      text(name, body)
      body.push(...kind)
    })
    section(bytes, 3, this.#functions, ({ type }, body) => unsigned(type, body))
    section(bytes, 7, this.#exports, ({ name, fn }, body) => {
      text(name, body)
      body.push(0x00)
      unsigned(fn, body)
    })
    section(bytes, 10, this.#functions, ({ code }, body) => {
      const inner: number[] = []
      unsigned(code.locals.length, inner)
      for (const type of code.locals) inner.push(1, valueTypes[type])
      unsigned(inner.length + code.bytes.length + 1, body)
      append(body, inner)
      append(body, code.bytes)
      body.push(0x0b)
    })
    return Uint8Array.from(bytes)
  }

  #type(parameters: readonly ValueType[], results: readonly ValueType[]): number {
    const isSame = (type: Signature): boolean =>
      type.parameters.join() === parameters.join() && type.results.join() === results.join()
    const known = this.#types.findIndex(isSame)
    return known >= 0 ? known : this.#types.push({ parameters, results }) - 1
  }
}

function leb(value: number): number[] {
  const bytes: number[] = []
  unsigned(value, bytes)
  return bytes
}

function text(value: string, bytes: number[]): void {
  const encoded = new TextEncoder().encode(value)
  unsigned(encoded.length, bytes)
  bytes.push(...encoded)
}

function types(list: readonly ValueType[], bytes: number[]): void {
  unsigned(list.length, bytes)
  for (const type of list) bytes.push(valueTypes[type])
}

/** Spreading a long list would take the whole stack. */
function append(bytes: number[], more: readonly number[]): void {
  for (const byte of more) bytes.push(byte)
}

function section<Item>(
  bytes: number[],
  id: number,
  items: readonly Item[],
  write: (item: Item, body: number[]) => void,
): void {
  const body: number[] = []
  unsigned(items.length, body)
  for (const item of items) write(item, body)
  bytes.push(id)
  unsigned(body.length, bytes)
  append(bytes, body)
}
