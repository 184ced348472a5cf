// Atomic operations as functions: one lane after the other, so that each sees what the one before it left.
import type { AtomicOperation } from '../../ir/opcodes.ts'
import { Code, type ValueType, type WasmModule } from './encoder.ts'
import { addAll, inside } from './lanes.ts'

export interface AtomicHelpers {
  /** (offsets, values, mask, base, size) => what was there; values and results of 64 bits are two vectors. */
  readonly atomics: Readonly<Record<string, number>>
  readonly wideAtomics: Readonly<Record<string, number>>
  /** (offsets, expected, values, mask, base, size) => what was there */
  readonly exchange: number
  readonly wideExchange: number
}

type Width = 'i32' | 'i64'

export function addAtomics(module: WasmModule): AtomicHelpers {
  return {
    atomics: addAll(atomicsOf('i32'), (emit) => addAtomic(module, 'i32', emit)),
    wideAtomics: addAll(atomicsOf('i64'), (emit) => addAtomic(module, 'i64', emit)),
    exchange: addExchange(module, 'i32'),
    wideExchange: addExchange(module, 'i64'),
  }
}

/** Leaves the new value for `old` and `value`, two locals. */
type EmitAtomic = (code: Code, old: number, value: number) => void

function atomicsOf(width: Width): Readonly<Record<string, EmitAtomic>> {
  const computed =
    (operation: 'add' | 'sub' | 'and' | 'or' | 'xor'): EmitAtomic =>
    (code, old, value) => {
      code.get(old).get(value).op(`${width}.${operation}`)
    }
  const chosen =
    (comparison: 'gt_s' | 'lt_s' | 'gt_u' | 'lt_u'): EmitAtomic =>
    (code, old, value) => {
      code.get(value).get(old).get(value).get(old).op(`${width}.${comparison}`, 'select')
    }
  const table: Readonly<Partial<Record<AtomicOperation, EmitAtomic>>> = {
    xchg: (code, _old, value) => code.get(value),
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
  return table as Readonly<Record<string, EmitAtomic>>
}

/** How lanes of a width lie in vectors. */
function lanesOf(width: Width): { vectors: number; shape: 'i32x4' | 'i64x2'; bytes: number } {
  return width === 'i32' ? { vectors: 1, shape: 'i32x4', bytes: 4 } : { vectors: 2, shape: 'i64x2', bytes: 8 }
}

function addAtomic(module: WasmModule, width: Width, emit: EmitAtomic): number {
  const { vectors, shape, bytes } = lanesOf(width)
  const code = new Code(4 + vectors)
  const results = Array.from({ length: vectors }, () => code.local('v128'))
  const [mask, base, size] = [1 + vectors, 2 + vectors, 3 + vectors]
  const [old, value, address] = [code.local(width), code.local(width), code.local('i32')]
  for (const lane of [0, 1, 2, 3]) {
    const [vector, inVector] = vectors === 1 ? [0, lane] : [lane >> 1, lane & 1]
    const result = results[vector]!
    inside(code, 0, mask, size, lane, bytes)
    code.if().get(base).get(0).extract(lane).op('i32.add').tee(address).memory(`${width}.load`).set(old)
    code
      .get(1 + vector)
      .extract(inVector, shape)
      .set(value)
    code.get(result).get(old).replace(inVector, shape).set(result).get(address)
    emit(code, old, value)
    code.memory(`${width}.store`).op('end')
  }
  for (const result of results) code.get(result)
  return module.addFunction(parameters(vectors), vectorsOf(vectors), code)
}

function addExchange(module: WasmModule, width: Width): number {
  const { vectors, shape, bytes } = lanesOf(width)
  const code = new Code(4 + 2 * vectors)
  const results = Array.from({ length: vectors }, () => code.local('v128'))
  const [mask, base, size] = [1 + 2 * vectors, 2 + 2 * vectors, 3 + 2 * vectors]
  const [old, address] = [code.local(width), code.local('i32')]
  for (const lane of [0, 1, 2, 3]) {
    const [vector, inVector] = vectors === 1 ? [0, lane] : [lane >> 1, lane & 1]
    const result = results[vector]!
    inside(code, 0, mask, size, lane, bytes)
    code.if().get(base).get(0).extract(lane).op('i32.add').tee(address).memory(`${width}.load`).set(old)
    code.get(result).get(old).replace(inVector, shape).set(result)
    code
      .get(old)
      .get(1 + vector)
      .extract(inVector, shape)
      .op(`${width}.eq`)
      .if()
      .get(address)
      .get(1 + vectors + vector)
      .extract(inVector, shape)
      .memory(`${width}.store`)
      .op('end')
    code.op('end')
  }
  for (const result of results) code.get(result)
  return module.addFunction(parameters(2 * vectors), vectorsOf(vectors), code)
}

const vectorsOf = (count: number): ValueType[] => Array.from({ length: count }, () => 'v128')

/** Offsets, values, mask, base and size. */
function parameters(values: number): ValueType[] {
  return ['v128', ...vectorsOf(values), 'v128', 'i32', 'i32']
}
