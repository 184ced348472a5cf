// Atomic operations as functions: one lane after the other, so that each sees what the one before it left.
//
// Buffers shared with other threads of the machine take WebAssembly's atomic instructions. Those need addresses that
// are a multiple of the width; at others, which Direct3D leaves undefined, an operation is a load and a store.
import type { AtomicOperation } from '../../ir/opcodes.ts'
import { Code, type ValueType, type WasmModule } from './encoder.ts'
import { addAll, inside } from './lanes.ts'

export interface AtomicFunctions {
  /** (offsets, values, mask, base, size) => what was there; values and results of 64 bits are two vectors. */
  readonly atomics: Readonly<Record<string, number>>
  readonly wideAtomics: Readonly<Record<string, number>>
  /** (offsets, expected, values, mask, base, size) => what was there */
  readonly exchange: number
  readonly wideExchange: number
}

export interface AtomicHelpers {
  readonly ofGroup: AtomicFunctions
  readonly ofBuffers: AtomicFunctions
}

type Width = 'i32' | 'i64'

/** `isShared`: whether more than one thread uses the buffers. */
export function addAtomics(module: WasmModule, isShared: boolean): AtomicHelpers {
  const ofGroup = addFunctions(module, false)
  return { ofGroup, ofBuffers: isShared ? addFunctions(module, true) : ofGroup }
}

function addFunctions(module: WasmModule, isShared: boolean): AtomicFunctions {
  return {
    atomics: addAll(atomicsOf('i32'), (row) => addAtomic(module, 'i32', row, isShared)),
    wideAtomics: addAll(atomicsOf('i64'), (row) => addAtomic(module, 'i64', row, isShared)),
    exchange: addExchange(module, 'i32', isShared),
    wideExchange: addExchange(module, 'i64', isShared),
  }
}

interface Atomic {
  /** Leaves the new value for `old` and `value`, two locals. */
  readonly emit: (code: Code, old: number, value: number) => void
  /** The instruction that does all of it. */
  readonly shared?: 'add' | 'sub' | 'and' | 'or' | 'xor' | 'xchg'
}

function atomicsOf(width: Width): Readonly<Record<string, Atomic>> {
  const computed = (operation: 'add' | 'sub' | 'and' | 'or' | 'xor'): Atomic => ({
    shared: operation,
    emit: (code, old, value) => void code.get(old).get(value).op(`${width}.${operation}`),
  })
  const chosen = (comparison: 'gt_s' | 'lt_s' | 'gt_u' | 'lt_u'): Atomic => ({
    emit: (code, old, value) =>
      void code.get(value).get(old).get(value).get(old).op(`${width}.${comparison}`, 'select'),
  })
  const table: Readonly<Partial<Record<AtomicOperation, Atomic>>> = {
    xchg: { shared: 'xchg', emit: (code, _old, value) => void code.get(value) },
    add: computed('add'),
    sub: computed('sub'),
    and: computed('and'),
    or: computed('or'),
    xor: computed('xor'),
    max: chosen('gt_s'),
    min: chosen('lt_s'),
    umax: chosen('gt_u'),
    umin: chosen('lt_u'),
  }
  return table as Readonly<Record<string, Atomic>>
}

/** How lanes of a width lie in vectors. */
function lanesOf(width: Width): { vectors: number; shape: 'i32x4' | 'i64x2'; bytes: number } {
  return width === 'i32' ? { vectors: 1, shape: 'i32x4', bytes: 4 } : { vectors: 2, shape: 'i64x2', bytes: 8 }
}

/** Emits one of two ways to do it, by whether the address is a multiple of the width. */
function forShared(code: Code, address: number, bytes: number, whole: () => void, inSteps: () => void): void {
  code
    .get(address)
    .constant(bytes - 1)
    .op('i32.and', 'i32.eqz')
    .if()
  whole()
  code.op('else')
  inSteps()
  code.op('end')
}

function addAtomic(module: WasmModule, width: Width, { emit, shared }: Atomic, isShared: boolean): number {
  const { vectors, shape, bytes } = lanesOf(width)
  const code = new Code(4 + vectors)
  const results = Array.from({ length: vectors }, () => code.local('v128'))
  const [mask, base, size] = [1 + vectors, 2 + vectors, 3 + vectors]
  const [old, value, seen, address] = [code.local(width), code.local(width), code.local(width), code.local('i32')]
  const inSteps = (): void => {
    code.get(address).memory(`${width}.load`).set(old).get(address)
    emit(code, old, value)
    code.memory(`${width}.store`)
  }
  const whole = (): void => {
    if (shared) {
      code.get(address).get(value).memory(`${width}.atomic.rmw.${shared}`).set(old)
      return
    }
    // Again, until no other thread came between.
    code.get(address).memory(`${width}.load`).set(old).loop()
    code.get(old).set(seen).get(address).get(old)
    emit(code, old, value)
    code.memory(`${width}.atomic.rmw.cmpxchg`).tee(old).get(seen).op(`${width}.ne`).branchIf(0).op('end')
  }
  for (const lane of [0, 1, 2, 3]) {
    const [vector, inVector] = vectors === 1 ? [0, lane] : [lane >> 1, lane & 1]
    const result = results[vector]!
    inside(code, 0, mask, size, lane, bytes)
    code.if().get(base).get(0).extract(lane).op('i32.add').set(address)
    code
      .get(1 + vector)
      .extract(inVector, shape)
      .set(value)
    if (isShared) forShared(code, address, bytes, whole, inSteps)
    else inSteps()
    code.get(result).get(old).replace(inVector, shape).set(result).op('end')
  }
  for (const result of results) code.get(result)
  return module.addFunction(parameters(vectors), vectorsOf(vectors), code)
}

function addExchange(module: WasmModule, width: Width, isShared: boolean): number {
  const { vectors, shape, bytes } = lanesOf(width)
  const code = new Code(4 + 2 * vectors)
  const results = Array.from({ length: vectors }, () => code.local('v128'))
  const [mask, base, size] = [1 + 2 * vectors, 2 + 2 * vectors, 3 + 2 * vectors]
  const [old, address] = [code.local(width), code.local('i32')]
  for (const lane of [0, 1, 2, 3]) {
    const [vector, inVector] = vectors === 1 ? [0, lane] : [lane >> 1, lane & 1]
    const result = results[vector]!
    const operand = (first: number): Code => code.get(first + vector).extract(inVector, shape)
    const inSteps = (): void => {
      code.get(address).memory(`${width}.load`).tee(old)
      operand(1).op(`${width}.eq`).if().get(address)
      operand(1 + vectors)
        .memory(`${width}.store`)
        .op('end')
    }
    const whole = (): void => {
      code.get(address)
      operand(1)
      operand(1 + vectors)
        .memory(`${width}.atomic.rmw.cmpxchg`)
        .set(old)
    }
    inside(code, 0, mask, size, lane, bytes)
    code.if().get(base).get(0).extract(lane).op('i32.add').set(address)
    if (isShared) forShared(code, address, bytes, whole, inSteps)
    else inSteps()
    code.get(result).get(old).replace(inVector, shape).set(result).op('end')
  }
  for (const result of results) code.get(result)
  return module.addFunction(parameters(2 * vectors), vectorsOf(vectors), code)
}

const vectorsOf = (count: number): ValueType[] => Array.from({ length: count }, () => 'v128')

/** Offsets, values, mask, base and size. */
function parameters(values: number): ValueType[] {
  return ['v128', ...vectorsOf(values), 'v128', 'i32', 'i32']
}
