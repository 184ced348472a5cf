// Classes of component kinds that the rows of intrinsics and methods speak of: `numeric<> x` takes any number.
//
// The order matters: an argument whose kind is not in the class is converted to the first non-literal kind
// (`sqrt(1u)` computes in float), unless the class is exact, where it is no match at all (`asuint(aDouble)`).
import { isLiteral, type ScalarKind } from './scalars.ts'

interface ClassDefinition {
  readonly kinds: readonly ScalarKind[]
  readonly exact?: true
}

export interface ComponentClassRow {
  readonly kinds: ReadonlySet<ScalarKind>
  /** What kinds outside the class are converted to. */
  readonly fallback: ScalarKind
  /** No conversion: the argument's kind must be in the class (literals may change between int and float). */
  readonly exact: boolean
  readonly takesLiterals: boolean
}

const floats: readonly ScalarKind[] = ['float', 'half', 'float16_t', 'literal float', 'min10float', 'min16float']
const minPrecisionIntegers: readonly ScalarKind[] = ['min12int', 'min16int', 'min16uint']
const numbers: readonly ScalarKind[] = [
  ...floats,
  'double',
  'literal int',
  'int16_t',
  'int',
  'uint16_t',
  'uint',
  ...minPrecisionIntegers,
  'int64_t',
  'uint64_t',
]
const numbers32: readonly ScalarKind[] = ['float', 'half', 'literal float', 'literal int', 'int', 'uint']

const classes = {
  bool: { kinds: ['bool'] },
  int: { kinds: ['int', 'literal int'] },
  uint: { kinds: ['uint', 'literal int'] },
  int64_t: { kinds: ['int64_t'] },
  uint64_t: { kinds: ['uint64_t'] },
  int16_t: { kinds: ['int16_t', 'literal int'] },
  uint16_t: { kinds: ['uint16_t', 'literal int'] },
  float16_t: { kinds: ['float16_t', 'literal float'] },
  float: { kinds: ['float', 'half', 'literal float'] },
  double: { kinds: ['double', 'literal float'] },
  int8_t4_packed: { kinds: ['int8_t4_packed', 'uint', 'literal int'] },
  uint8_t4_packed: { kinds: ['uint8_t4_packed', 'uint', 'literal int'] },
  any_int: { kinds: ['int', 'int16_t', 'uint', 'uint16_t', 'int64_t', 'uint64_t', 'literal int'] },
  any_int16or32: { kinds: ['int', 'uint', 'int16_t', 'uint16_t', 'literal int'] },
  sint16or32_only: { kinds: ['int', 'int16_t', 'literal int'], exact: true },
  any_int32: { kinds: ['int', 'uint', 'literal int'] },
  any_int64: { kinds: ['int64_t', 'uint64_t', 'literal int'] },
  int32_only: { kinds: ['int', 'uint', 'literal int'], exact: true },
  int64_only: { kinds: ['uint64_t', 'int64_t', 'literal int'], exact: true },
  uint_only: { kinds: ['uint', 'uint64_t', 'literal int'], exact: true },
  float32_only: { kinds: ['float', 'literal float'], exact: true },
  float_like: { kinds: floats },
  any_float: { kinds: [...floats, 'double'] },
  double_only: { kinds: ['double', 'literal float'], exact: true },
  numeric: { kinds: numbers },
  numeric32_only: { kinds: numbers32, exact: true },
  numeric16_only: { kinds: ['float16_t', 'int16_t', 'uint16_t', 'literal float', 'literal int'], exact: true },
  any: { kinds: [...numbers, 'bool'] },
  linalg: {
    kinds: [
      'literal float',
      'float16_t',
      'float',
      'half',
      'double',
      'literal int',
      'uint16_t',
      'uint',
      'uint64_t',
      'int16_t',
      'int',
      'int64_t',
      'uint8_t4_packed',
      'int8_t4_packed',
    ],
    exact: true,
  },
} as const satisfies Record<string, ClassDefinition>

export type ComponentClass = keyof typeof classes

function createRow({ kinds, exact = false }: { kinds: readonly ScalarKind[]; exact?: boolean }): ComponentClassRow {
  const fallback = kinds.find((kind) => !isLiteral(kind)) ?? kinds[0]!
  return { kinds: new Set(kinds), fallback, exact, takesLiterals: kinds.some(isLiteral) }
}

export const componentClasses = Object.fromEntries(
  Object.entries(classes).map(([name, row]) => [name, createRow(row)]),
) as Readonly<Record<ComponentClass, ComponentClassRow>>

export function isComponentClass(name: string): name is ComponentClass {
  return Object.hasOwn(classes, name)
}
