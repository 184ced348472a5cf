// The opcodes, predicates, flags and orderings of the IR as tables; names are LLVM's.

export const binaryOpcodes = [
  'add',
  'fadd',
  'sub',
  'fsub',
  'mul',
  'fmul',
  'udiv',
  'sdiv',
  'fdiv',
  'urem',
  'srem',
  'frem',
  'shl',
  'lshr',
  'ashr',
  'and',
  'or',
  'xor',
] as const
export type BinaryOpcode = (typeof binaryOpcodes)[number]

export const castOpcodes = [
  'trunc',
  'zext',
  'sext',
  'fptrunc',
  'fpext',
  'fptoui',
  'fptosi',
  'uitofp',
  'sitofp',
  'ptrtoint',
  'inttoptr',
  'bitcast',
  'addrspacecast',
] as const
export type CastOpcode = (typeof castOpcodes)[number]

export type TerminatorOpcode = 'ret' | 'br' | 'switch' | 'unreachable'

export type Opcode =
  | BinaryOpcode
  | CastOpcode
  | TerminatorOpcode
  | 'fneg'
  | 'icmp'
  | 'fcmp'
  | 'select'
  | 'phi'
  | 'call'
  | 'getelementptr'
  | 'alloca'
  | 'load'
  | 'store'
  | 'extractelement'
  | 'insertelement'
  | 'shufflevector'
  | 'extractvalue'
  | 'insertvalue'
  | 'atomicrmw'
  | 'cmpxchg'
  | 'fence'
  | 'freeze'

/** What opcodes have in common, as bits. */
export const Trait = {
  binary: 1,
  cast: 2,
  comparison: 4,
  terminator: 8,
  call: 16,
  /** Does something with memory itself. */
  memory: 32,
  commutative: 64,
} as const

const opcodesWith: readonly (readonly [trait: number, opcodes: readonly Opcode[]])[] = [
  [Trait.binary, binaryOpcodes],
  [Trait.cast, castOpcodes],
  [Trait.comparison, ['icmp', 'fcmp']],
  [Trait.terminator, ['ret', 'br', 'switch', 'unreachable']],
  [Trait.call, ['call']],
  [Trait.memory, ['load', 'store', 'atomicrmw', 'cmpxchg', 'fence']],
  [Trait.commutative, ['add', 'fadd', 'mul', 'fmul', 'and', 'or', 'xor']],
]

const traits = new Map<Opcode, number>()
for (const [trait, opcodes] of opcodesWith)
  for (const opcode of opcodes) traits.set(opcode, (traits.get(opcode) ?? 0) | trait)

/** Bits of Trait. */
export function traitsOf(opcode: Opcode): number {
  return traits.get(opcode) ?? 0
}

export const intPredicates = ['eq', 'ne', 'ugt', 'uge', 'ult', 'ule', 'sgt', 'sge', 'slt', 'sle'] as const
export type IntPredicate = (typeof intPredicates)[number]

export const floatPredicates = [
  'false',
  'oeq',
  'ogt',
  'oge',
  'olt',
  'ole',
  'one',
  'ord',
  'ueq',
  'ugt',
  'uge',
  'ult',
  'ule',
  'une',
  'uno',
  'true',
] as const
export type FloatPredicate = (typeof floatPredicates)[number]
export type Predicate = IntPredicate | FloatPredicate

/** The predicate that answers the opposite. */
export const invertedPredicate: Readonly<Record<IntPredicate, IntPredicate>> = {
  eq: 'ne',
  ne: 'eq',
  ugt: 'ule',
  uge: 'ult',
  ult: 'uge',
  ule: 'ugt',
  sgt: 'sle',
  sge: 'slt',
  slt: 'sge',
  sle: 'sgt',
}

/** The predicate that answers the opposite, NaNs included. */
export const invertedFloatPredicate: Readonly<Record<FloatPredicate, FloatPredicate>> = {
  false: 'true',
  oeq: 'une',
  ogt: 'ule',
  oge: 'ult',
  olt: 'uge',
  ole: 'ugt',
  one: 'ueq',
  ord: 'uno',
  ueq: 'one',
  ugt: 'ole',
  uge: 'olt',
  ult: 'oge',
  ule: 'ogt',
  une: 'oeq',
  uno: 'ord',
  true: 'false',
}

/** The predicate for exchanged operands. */
export const swappedPredicate: Readonly<Record<Predicate, Predicate>> = {
  eq: 'eq',
  ne: 'ne',
  ugt: 'ult',
  uge: 'ule',
  ult: 'ugt',
  ule: 'uge',
  sgt: 'slt',
  sge: 'sle',
  slt: 'sgt',
  sle: 'sge',
  false: 'false',
  oeq: 'oeq',
  ogt: 'olt',
  oge: 'ole',
  olt: 'ogt',
  ole: 'oge',
  one: 'one',
  ord: 'ord',
  ueq: 'ueq',
  une: 'une',
  uno: 'uno',
  true: 'true',
}

const trueWhenEqual: ReadonlySet<Predicate> = new Set<Predicate>([
  ...(['eq', 'uge', 'ule', 'sge', 'sle'] as const),
  ...(['oeq', 'oge', 'ole', 'ord', 'ueq', 'true'] as const),
])

/** The result for equal operands that are not NaN. */
export function isTrueWhenEqual(predicate: Predicate): boolean {
  return trueWhenEqual.has(predicate)
}

/** Bits of `Instruction.flags`, named as LLVM writes them. */
export const Flag = {
  nuw: 1,
  nsw: 2,
  exact: 4,
  disjoint: 8,
  nneg: 16,
  inbounds: 32,
  nusw: 64,
  samesign: 128,
  volatile: 256,
  weak: 512,
  nnan: 1024,
  ninf: 2048,
  nsz: 4096,
  arcp: 8192,
  contract: 16384,
  afn: 32768,
  reassoc: 65536,
  tail: 131072,
  musttail: 262144,
  notail: 524288,
} as const

/** Every fast-math flag. */
export const fastMath: number = Flag.nnan | Flag.ninf | Flag.nsz | Flag.arcp | Flag.contract | Flag.afn | Flag.reassoc

export const fastMathFlags = ['reassoc', 'nnan', 'ninf', 'nsz', 'arcp', 'contract', 'afn'] as const

export const atomicOperations = [
  'xchg',
  'add',
  'sub',
  'and',
  'nand',
  'or',
  'xor',
  'max',
  'min',
  'umax',
  'umin',
  'fadd',
  'fsub',
  'fmax',
  'fmin',
] as const
export type AtomicOperation = (typeof atomicOperations)[number]

export const atomicOrderings = ['unordered', 'monotonic', 'acquire', 'release', 'acq_rel', 'seq_cst'] as const
export type AtomicOrdering = (typeof atomicOrderings)[number]

const binarySet: ReadonlySet<string> = new Set(binaryOpcodes)
const castSet: ReadonlySet<string> = new Set(castOpcodes)

export function isBinaryOpcode(opcode: string): opcode is BinaryOpcode {
  return binarySet.has(opcode)
}

export function isCastOpcode(opcode: string): opcode is CastOpcode {
  return castSet.has(opcode)
}
