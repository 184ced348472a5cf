// Warning groups: `-Wall` and friends, other spellings of one flag, and names that other compilers know.
//
// A row names its own flag; a `-W` option acts on the row when it names that flag, a group that contains it, or an alias.

const groupsOfFlag: Readonly<Record<string, readonly string[]>> = {
  'legacy-constant-register-binding': ['disallow-legacy-binding-rules', 'hlsl'],
  'literal-conversion': ['conversion'],
  'sign-conversion': ['conversion'],
  'float-conversion': ['conversion'],
  'implicit-float-conversion': ['conversion'],
  'implicit-int-conversion': ['conversion'],
  'implicit-int-float-conversion': ['conversion'],
  'shorten-64-to-32': ['implicit-int-conversion', 'conversion'],
  'vector-conversion': ['conversion'],
  'matrix-conversion': ['conversion'],
  'unused-value': ['unused', 'most', 'all'],
  'unused-variable': ['unused', 'most', 'all'],
  'unused-const-variable': ['unused-variable', 'unused', 'most', 'all'],
  uninitialized: ['most', 'all'],
  'sometimes-uninitialized': ['uninitialized', 'most', 'all'],
  'return-type': ['most', 'all'],
  'unknown-pragmas': ['most', 'all'],
  'logical-op-parentheses': ['parentheses', 'most', 'all'],
  'bitwise-op-parentheses': ['parentheses', 'most', 'all'],
  'shift-op-parentheses': ['parentheses', 'most', 'all'],
  'dangling-else': ['parentheses', 'most', 'all'],
  multichar: ['most', 'all'],
  'payload-access-trace': ['payload-access-qualifier'],
  'payload-access-shader': ['payload-access-qualifier'],
  'payload-access-perf': ['payload-access-qualifier'],
  'payload-access-call': ['payload-access-qualifier'],
  'embedded-directive': ['pedantic'],
  'variadic-macros': ['pedantic'],
}

/** What Clang refuses and DXC takes is an error with this flag, and a warning under `--rules dxc`. */
export const dxcExtensionFlag = 'dxc-extension'

/** What DXC compiles and its validator then refuses is an error with this flag; under `--rules dxc` only DXIL is refused, a table is not. */
export const validationFlag = 'dxil-validation'

/** `a && b || c`: DXC warns, Clang does when asked. */
export const tighterOperatorFlags = ['logical-op-parentheses', 'bitwise-op-parentheses'] as const

/** Functions that may end without a value. */
export const returnTypeFlag = 'return-type'

/** Groups and warnings of Clang and DXC that build scripts name; here they are accepted and change nothing. */
const acceptedElsewhere: ReadonlySet<string> = new Set([
  'all',
  'ambig-lit-shift',
  'array-bounds',
  'bitfield-constant-conversion',
  'conditional-uninitialized',
  'constant-conversion',
  'conversion',
  'deprecated',
  'deprecated-declarations',
  'c++11-extensions',
  'effects-syntax',
  'empty-body',
  'everything',
  'extra',
  'float-conversion',
  'for-redefinition',
  'format',
  'gcc-compat',
  'hlsl',
  'hlsl-extensions',
  'hlsl-legacy-literal',
  'ignored-attributes',
  'implicit-fallthrough',
  'initializer-overrides',
  'int-conversion',
  'invalid-payload-access',
  'literal-conversion',
  'literal-range',
  'logical-not-parentheses',
  'logical-op-parentheses',
  'macro-redefined',
  'misplaced-attributes',
  'missing-braces',
  'missing-declarations',
  'missing-prototypes',
  'most',
  'non-uniform-resource-access',
  'null-character',
  'overloaded-shift-op-parentheses',
  'padded',
  'parentheses',
  'parentheses-equality',
  'payload-access-qualifier-performance',
  'pedantic',
  'pragma-pack',
  'return-type',
  'self-assign',
  'shadow',
  'shift-count-overflow',
  'sign-compare',
  'sign-conversion',
  'sometimes-uninitialized',
  'static-globals',
  'tautological-compare',
  'undef',
  'undefined-inline',
  'uninitialized',
  'unknown-attributes',
  'unknown-pragmas',
  'unreachable-code',
  'unused',
  'unused-function',
  'unused-parameter',
  'unused-value',
  'unused-variable',
  'vk-emulated-features',
  'vk-ignored-features',
])

/** The flag itself and every group or alias that reaches it. */
export function flagsOf(flag: string): readonly string[] {
  return [flag, ...(groupsOfFlag[flag] ?? []), 'everything']
}

/** Every name a `-W` option may carry, given the flags of the loaded diagnostics. */
export function knownFlags(flags: Iterable<string>): Set<string> {
  const known = new Set(acceptedElsewhere)
  for (const flag of flags) for (const name of flagsOf(flag)) known.add(name)
  return known
}
