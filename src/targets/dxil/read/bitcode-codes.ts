// Numbers of LLVM 3.7 bitcode and the words they stand for.

export const blockIds = {
  module: 8,
  attributes: 9,
  attributeGroups: 10,
  constants: 11,
  function: 12,
  symbols: 14,
  metadata: 15,
  attachments: 16,
  types: 17,
  useLists: 18,
} as const

export const castWords =
  'trunc zext sext fptoui fptosi uitofp sitofp fptrunc fpext ptrtoint inttoptr bitcast addrspacecast'.split(' ')
export const integerWords = 'add sub mul udiv sdiv urem srem shl lshr ashr and or xor'.split(' ')
export const floatWords = 'fadd fsub fmul udiv fdiv urem frem shl lshr ashr and or xor'.split(' ')
export const atomicWords = 'xchg add sub and nand or xor max min umax umin'.split(' ')
export const orderingWords = ['', 'unordered', 'monotonic', 'acquire', 'release', 'acq_rel', 'seq_cst']
export const floatPredicateWords = 'false oeq ogt oge olt ole one ord uno ueq ugt uge ult ule une true'.split(' ')
/** From 32 on. */
export const integerPredicateWords = 'eq ne ugt uge ult ule sgt sge slt sle'.split(' ')
export const firstIntegerPredicate = 32
export const linkageWords = [
  '',
  'weak',
  'appending',
  'internal',
  'linkonce',
  'external',
  'external',
  'extern_weak',
  'common',
  'private',
  'weak_odr',
  'linkonce_odr',
  'available_externally',
  'private',
  'private',
  'external',
  'weak',
  'weak_odr',
  'linkonce',
  'linkonce_odr',
]

/** By number; the first one is none. */
export const attributeWords = [
  '',
  ...'align alwaysinline byval inlinehint inreg minsize naked nest noalias nobuiltin nocapture noduplicate'.split(' '),
  ...'noimplicitfloat noinline nonlazybind noredzone noreturn nounwind optsize readnone readonly returned'.split(' '),
  ...'returns_twice signext alignstack ssp sspreq sspstrong sret sanitize_address sanitize_thread'.split(' '),
  ...'sanitize_memory uwtable zeroext builtin cold optnone inalloca nonnull jumptable dereferenceable'.split(' '),
  ...'dereferenceable_or_null convergent safestack argmemonly'.split(' '),
]

export const metadataWords: Readonly<Record<number, string>> = {
  7: 'DILocation',
  12: 'GenericDINode',
  13: 'DISubrange',
  14: 'DIEnumerator',
  15: 'DIBasicType',
  16: 'DIFile',
  17: 'DIDerivedType',
  18: 'DICompositeType',
  19: 'DISubroutineType',
  20: 'DICompileUnit',
  21: 'DISubprogram',
  22: 'DILexicalBlock',
  23: 'DILexicalBlockFile',
  24: 'DINamespace',
  25: 'DITemplateTypeParameter',
  26: 'DITemplateValueParameter',
  27: 'DIGlobalVariable',
  28: 'DILocalVariable',
  29: 'DIExpression',
  30: 'DIObjCProperty',
  31: 'DIImportedEntity',
  32: 'DIModule',
}

const decoder = new TextDecoder()

/** Characters of a record as text, as they are: escape them before they are shown. */
export function textOf(operands: readonly number[], from = 0): string {
  return decoder.decode(Uint8Array.from(operands.slice(from)))
}

/** Signed numbers have their sign in the lowest bit. */
export function unsign(value: number): number {
  return value % 2 === 1 ? (value === 1 ? 0 : -((value - 1) / 2)) : value / 2
}
