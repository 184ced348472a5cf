// Words with a meaning in HLSL: keywords, modifiers, names of built-in types, and C++ words kept reserved.
import type { ScalarKind } from './scalars.ts'

/** Spellings of scalar types; vectors and matrices append sizes: `float4`, `int16_t2x2`. `half` depends on the options. */
const scalarSpellings: ReadonlyMap<string, ScalarKind> = new Map([
  ['bool', 'bool'],
  ['int', 'int'],
  ['uint', 'uint'],
  ['dword', 'uint'],
  ['half', 'half'],
  ['float', 'float'],
  ['double', 'double'],
  ['min10float', 'min10float'],
  ['min16float', 'min16float'],
  ['min12int', 'min12int'],
  ['min16int', 'min16int'],
  ['min16uint', 'min16uint'],
  ['int16_t', 'int16_t'],
  ['int32_t', 'int'],
  ['int64_t', 'int64_t'],
  ['uint16_t', 'uint16_t'],
  ['uint32_t', 'uint'],
  ['uint64_t', 'uint64_t'],
  ['float16_t', 'float16_t'],
  ['float32_t', 'float'],
  ['float64_t', 'double'],
  ['int8_t4_packed', 'int8_t4_packed'],
  ['uint8_t4_packed', 'uint8_t4_packed'],
])

/** DXC knows them from HLSL 2018 on. */
const since2018: ReadonlySet<string> = new Set(['int32_t', 'uint32_t', 'float32_t', 'float64_t'])

export interface BuiltinTypeName {
  readonly scalar: ScalarKind
  readonly shape: 'scalar' | 'vector' | 'matrix'
  readonly rows: number
  readonly columns: number
  /** The first version of HLSL that has it in DXC; 0 for all. */
  readonly since: number
}

function addSizes(names: Map<string, BuiltinTypeName>, spelling: string, scalar: ScalarKind): void {
  const since = since2018.has(spelling) ? 2018 : 0
  names.set(spelling, { scalar, shape: 'scalar', rows: 1, columns: 1, since })
  if (spelling.endsWith('_packed')) return
  for (let first = 1; first <= 4; first++) {
    names.set(`${spelling}${first}`, { scalar, shape: 'vector', rows: 1, columns: first, since })
    for (let columns = 1; columns <= 4; columns++)
      names.set(`${spelling}${first}x${columns}`, { scalar, shape: 'matrix', rows: first, columns, since })
  }
}

function createBuiltinTypeNames(): Map<string, BuiltinTypeName> {
  const names = new Map<string, BuiltinTypeName>()
  for (const [spelling, scalar] of scalarSpellings) addSizes(names, spelling, scalar)
  return names
}

/** Every one-word name of a number type, `bool` to `uint64_t4x4`. */
export const builtinTypeNames: ReadonlyMap<string, BuiltinTypeName> = createBuiltinTypeNames()

/** Templates and other built-in names that are no numbers and no objects: `vector<float, 3>`, `matrix`, `string`. */
export const builtinTemplateNames: ReadonlySet<string> = new Set(['vector', 'matrix'])
export const otherTypeNames: ReadonlySet<string> = new Set(['void', 'string'])

/** `unsigned` and `signed` go before an integer spelling or stand alone. */
const signWords: ReadonlySet<string> = new Set(['unsigned', 'signed'])

export const storageModifiers: ReadonlySet<string> = new Set([
  'static',
  'extern',
  'const',
  'volatile',
  'uniform',
  'shared',
  'groupshared',
  'precise',
  'inline',
  'export',
  'globallycoherent',
  'reordercoherent',
  'row_major',
  'column_major',
  'snorm',
  'unorm',
])

export const interpolationModifiers: ReadonlySet<string> = new Set([
  'linear',
  'center',
  'centroid',
  'nointerpolation',
  'noperspective',
  'sample',
])

export const parameterModifiers: ReadonlySet<string> = new Set(['in', 'out', 'inout'])

/** What the primitives of a geometry or mesh shader's parameter are. */
export const primitiveModifiers: ReadonlySet<string> = new Set([
  'point',
  'line',
  'lineadj',
  'triangle',
  'triangleadj',
  'indices',
  'vertices',
  'primitives',
  'payload',
])

/** Modifiers that are ordinary identifiers before punctuation: `float left, center, right;`. */
export const contextualKeywords: ReadonlySet<string> = new Set([
  ...interpolationModifiers,
  ...primitiveModifiers,
  'precise',
  'globallycoherent',
  'reordercoherent',
])

const statementKeywords: ReadonlySet<string> = new Set([
  'if',
  'else',
  'for',
  'while',
  'do',
  'switch',
  'case',
  'default',
  'break',
  'continue',
  'return',
  'discard',
])

const declarationKeywords: ReadonlySet<string> = new Set([
  'struct',
  'class',
  'interface',
  'enum',
  'union',
  'typedef',
  'using',
  'namespace',
  'cbuffer',
  'tbuffer',
  'template',
  'typename',
  'operator',
  'static_assert',
  '_Static_assert',
  'register',
  'packoffset',
  'technique',
  'Technique',
  'technique10',
  'technique11',
  'sampler_state',
])

const expressionKeywords: ReadonlySet<string> = new Set(['true', 'false', 'this', 'sizeof', 'decltype'])

/** Words of C++ that HLSL keeps for itself: not usable as names, and not supported either. */
export const reservedWords: ReadonlySet<string> = new Set([
  'alignas',
  'alignof',
  'asm',
  'auto',
  'catch',
  'char',
  'const_cast',
  'constexpr',
  'delete',
  'dynamic_cast',
  'explicit',
  'friend',
  'goto',
  'long',
  'mutable',
  'new',
  'noexcept',
  'nullptr',
  'private',
  'protected',
  'public',
  'reinterpret_cast',
  'short',
  'static_cast',
  'thread_local',
  'throw',
  'try',
  'typeid',
  'virtual',
  'wchar_t',
  '_Alignas',
  '_Alignof',
  '_Complex',
  '_Generic',
  '_Imaginary',
  '_Noreturn',
  '_Thread_local',
  '__FUNCTION__',
  '__PRETTY_FUNCTION__',
  '__alignof',
  '__alignof__',
  '__attribute',
  '__attribute__',
  '__complex__',
  '__declspec',
  '__extension__',
  '__func__',
  '__imag',
  '__int128',
  '__null',
  '__real',
  '__thread',
  '__typeof',
  '__typeof__',
])

/** Every word the lexer may call a keyword; contextual ones included. */
export const keywords: ReadonlySet<string> = new Set([
  ...storageModifiers,
  ...interpolationModifiers,
  ...parameterModifiers,
  ...primitiveModifiers,
  ...statementKeywords,
  ...declarationKeywords,
  ...expressionKeywords,
  ...signWords,
  ...reservedWords,
])
