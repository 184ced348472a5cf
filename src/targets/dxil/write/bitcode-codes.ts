// Numbers of operations in LLVM 3.7 bitcode.

import type { Linkage } from '../../../ir/module.ts'
import type { AtomicOperation, AtomicOrdering, BinaryOpcode, CastOpcode, Predicate } from '../../../ir/opcodes.ts'

export const castNumbers: Readonly<Record<CastOpcode, number>> = {
  trunc: 0,
  zext: 1,
  sext: 2,
  fptoui: 3,
  fptosi: 4,
  uitofp: 5,
  sitofp: 6,
  fptrunc: 7,
  fpext: 8,
  ptrtoint: 9,
  inttoptr: 10,
  bitcast: 11,
  addrspacecast: 12,
}

export const binaryNumbers: Readonly<Record<BinaryOpcode, number>> = {
  add: 0,
  fadd: 0,
  sub: 1,
  fsub: 1,
  mul: 2,
  fmul: 2,
  udiv: 3,
  sdiv: 4,
  fdiv: 4,
  urem: 5,
  srem: 6,
  frem: 6,
  shl: 7,
  lshr: 8,
  ashr: 9,
  and: 10,
  or: 11,
  xor: 12,
}

/** LLVM 3.7 has no atomics on floats. */
export const atomicNumbers: Readonly<Partial<Record<AtomicOperation, number>>> = {
  xchg: 0,
  add: 1,
  sub: 2,
  and: 3,
  nand: 4,
  or: 5,
  xor: 6,
  max: 7,
  min: 8,
  umax: 9,
  umin: 10,
}

export const orderingNumbers: Readonly<Record<AtomicOrdering, number>> = {
  unordered: 1,
  monotonic: 2,
  acquire: 3,
  release: 4,
  acq_rel: 5,
  seq_cst: 6,
}

const floatPredicates = 'false oeq ogt oge olt ole one ord uno ueq ugt uge ult ule une true'.split(' ')
const integerPredicates = 'eq ne ugt uge ult ule sgt sge slt sle'.split(' ')

export function predicateNumber(opcode: 'icmp' | 'fcmp', predicate: Predicate): number {
  return opcode === 'fcmp' ? floatPredicates.indexOf(predicate) : 32 + integerPredicates.indexOf(predicate)
}

export const linkageNumbers: Readonly<Record<Linkage, number>> = {
  external: 0,
  appending: 2,
  internal: 3,
  extern_weak: 7,
  common: 8,
  private: 9,
  available_externally: 12,
  weak: 16,
  weak_odr: 17,
  linkonce: 18,
  linkonce_odr: 19,
}

/** Attributes of functions that DXIL knows. */
export const attributeNumbers: Readonly<Record<string, number>> = {
  alwaysinline: 2,
  noduplicate: 12,
  noinline: 14,
  noreturn: 17,
  nounwind: 18,
  readnone: 20,
  readonly: 21,
  optnone: 37,
  convergent: 43,
}

/** String attributes that the DXIL validator lets pass. */
export const stringAttributes: ReadonlySet<string> = new Set(['fp32-denorm-mode', 'waveops-include-helper-lanes'])

/** Kinds of attached metadata that have fixed numbers; others follow. */
export const attachmentKinds: readonly string[] = [
  ...[
    'dbg',
    'tbaa',
    'prof',
    'fpmath',
    'range',
    'tbaa.struct',
    'invariant.load',
    'alias.scope',
    'noalias',
    'nontemporal',
  ],
  ...['llvm.mem.parallel_loop_access', 'nonnull', 'dereferenceable', 'dereferenceable_or_null'],
]

/** 0 stands for the alignment of the type. */
export function alignmentNumber(bytes: number): number {
  return bytes === 0 ? 0 : Math.log2(bytes) + 1
}
