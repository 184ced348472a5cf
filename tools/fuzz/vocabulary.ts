// Words of the language for mutants, from the tables: types, calls, semantics, attributes and options that a shader may have.
import { options } from '../../src/cli/options/table.ts'
import { type AttributeArgument, attributeRows } from '../../src/hlsl/attributes.ts'
import { intrinsicNames } from '../../src/hlsl/intrinsics.ts'
import {
  builtinTypeNames,
  interpolationModifiers,
  parameterModifiers,
  primitiveModifiers,
  storageModifiers,
} from '../../src/hlsl/keywords.ts'
import { listProfiles } from '../../src/hlsl/profiles.ts'
import { methodNames, objectRows } from '../../src/hlsl/resources.ts'
import { semanticRows } from '../../src/hlsl/semantics.ts'
import { pick, type Random } from './random.ts'

export const typeNames: ReadonlySet<string> = new Set([
  ...builtinTypeNames.keys(),
  ...objectRows.map(({ name }) => name),
])
export const intrinsics: readonly string[] = [...intrinsicNames()]
export const methods: readonly string[] = [...new Set(objectRows.flatMap((row) => [...methodNames(row)]))]
export const semantics: readonly string[] = [
  ...semanticRows.map(({ name }) => name),
  ...['TEXCOORD0', 'TEXCOORD4294967295', 'COLOR', 'POSITION', 'SV_Target7', 'SV_Target8', 'SV_ClipDistance2'],
]
export const modifiers: readonly string[] = [
  ...storageModifiers,
  ...interpolationModifiers,
  ...parameterModifiers,
  ...primitiveModifiers,
  ...['const', 'row_major', 'column_major', 'unorm', 'snorm', 'inline', 'export', 'struct', 'unsigned'],
]

const plainTypes = [...builtinTypeNames.keys()]
export const numbers: readonly string[] = [
  ...['0', '1', '2', '3', '4', '-1', '31', '32', '33', '255', '1024', '65536', '2147483647', '2147483648'],
  ...[
    '4294967295',
    '4294967296',
    '18446744073709551615',
    '99999999999999999999',
    '0x80000000',
    '100000000',
    '3u',
    '7ull',
  ],
  ...[
    '1e30',
    '1e39',
    '1e400',
    '1e-40',
    '1e-400',
    '0.5',
    '1.0f',
    '2.5h',
    '3.0l',
    '0.0',
    '-0.0',
    'true',
    'false',
    '0x1p3',
    "'a'",
  ],
  ...[
    '(0.0 / 0.0)',
    '(1 / 0)',
    '(1.0 / 0)',
    '(-2147483647 - 1)',
    '(1 << 31)',
    '(1 << 33)',
    '((double)1)',
    '08',
    '1.#INF',
  ],
]

/** Any built-in type, with template arguments that may fit it. */
export function typeText(random: Random): string {
  if (random() < 0.5) return pick(plainTypes, random)
  const { name, element, count } = pick(objectRows, random)
  const parts = [...(element ? [pick(plainTypes, random)] : []), ...(count ? [String(Math.floor(random() * 9))] : [])]
  return parts.length === 0 || random() < 0.1 ? name : `${name}<${parts.join(', ')}>`
}

/** Any attribute, with as many arguments as it wants. */
export function attributeText(random: Random): string {
  const { name, arguments: kinds, minimum, maximum, values } = pick(attributeRows, random)
  const count = minimum + Math.floor(random() * (Math.min(maximum, 4) - minimum + 1))
  const texts = Array.from({ length: count }, (_, index) =>
    argumentText(kinds[Math.min(index, kinds.length - 1)] ?? 'int', values, random),
  )
  const text = texts.length === 0 ? name : `${name}(${texts.join(', ')})`
  return name.includes('::') ? `[[${text}]]` : `[${text}]`
}

function argumentText(kind: AttributeArgument, values: readonly string[] | undefined, random: Random): string {
  if (kind === 'string') return `"${values ? pick(values, random) : 'main'}"`
  if (kind === 'identifier') return 'main'
  return random() < 0.7 ? String(Math.floor(random() * 9)) : pick(numbers, random)
}

const profiles = listProfiles()
const sectionsToTry = new Set(['language', 'binding', 'vulkan', 'warnings', 'container', 'optimization'])
const optionsToTry: readonly (readonly string[])[] = [
  ...['2016', '2017', '2018', '2021', '202x'].map((version) => ['-HV', version]),
  ...['-O0', '-O1', '-O2', '-O3', '-Zi', '-Gis', '-Gfa', '-Gfp', '-Zpr', '-Zpc', '-all-resources-bound'].map((word) => [
    word,
  ]),
  ...[
    '-enable-16bit-types',
    '-flegacy-macro-expansion',
    '-fvk-use-dx-layout',
    '-fvk-use-gl-layout',
    '-fvk-use-scalar-layout',
  ].map((word) => [word]),
  ...[
    '-fvk-invert-y',
    '-fvk-use-dx-position-w',
    '-fspv-reflect',
    '-fspv-flatten-resource-arrays',
    '-fspv-debug=vulkan',
  ].map((word) => [word]),
  ...['vulkan1.0', 'vulkan1.1', 'vulkan1.2', 'vulkan1.3'].map((version) => [`-fspv-target-env=${version}`]),
  ['--rules', 'dxc'],
  ['--rules', 'clang'],
  ['--unused', 'keep'],
  ['--unused', 'reserve'],
  ['-auto-binding-space', '3'],
  ['-exports', 'main'],
  ['-default-linkage', 'external'],
  ['-E', ''],
  ['-fvk-t-shift', '2', 'all'],
  ['-fvk-b-shift', '4294967295', '0'],
  ['-fvk-bind-register', 't0', '0', '1', '0'],
  ['-fvk-bind-globals', '1', '0'],
  ['-fvk-stage-io-order=alpha'],
  ['-fspv-entrypoint-name=other'],
  ['-precise-output', 'SV_Target'],
  ['-denorm', 'ftz'],
  ['-validator-version', '1.5'],
  ['-force-rootsig-ver', 'rootsig_1_0'],
  ['-bindless-space-index', '1'],
  ['-default-linkage', 'internal'],
  ...options
    .filter(({ value, fate, commands, section }) => !value && !fate && !commands && sectionsToTry.has(section))
    .map(({ names: [name] }) => [name]),
]

/** Another stage or shader model, or one option more. */
export function mutateArguments(args: readonly string[], random: Random): readonly string[] {
  if (random() < 0.5) return [...args, ...pick(optionsToTry, random)]
  // Types of 16 bits need a new shader model, which the command line asks for.
  const others = args.filter(
    (word, index) => !/^[-/](?:T|enable-16bit-types$)/.test(word) && !/^[-/]T$/.test(args[index - 1] ?? ''),
  )
  return [...others, '-T', pick(profiles, random)]
}
