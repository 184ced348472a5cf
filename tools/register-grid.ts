// Random register annotations on everything that can be declared, against Clang 22: the same messages, line by line.
//
//   npx tsx tools/register-grid.ts [--count N] [--seed N] [--show N] [--wide]
//
// A program is one declaration in a fixed surrounding; with --wide in any surrounding (`register-grid/declarations.ts`), and broken in any
// way, where after a mistake of the syntax Clang has more to say. What Clang 22 is known to get wrong, or does otherwise than INF-0004 and DXC,
// is not generated: arrays of resources under a foreign letter, matrices and enums under `c`, structs with numbers and resources under
// `c`, bases of structs, `c` in structs without members, groupshared structs, resources without a register beside -Whlsl-implicit-binding.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { JsonDiagnostic } from '../src/diagnostics/render/json.ts'
import { lint } from '../test/support/lint.ts'
import { createRandom } from './fuzz/random.ts'
import * as wide from './register-grid/declarations.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '20' },
    wide: { type: 'boolean', default: false },
  },
})

const random = createRandom(Number(values.seed))

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!
}

interface TypeChoice {
  readonly text: string
  /** Letters Clang judges as INF-0004 does. */
  readonly letters: string
}

const numbers: readonly TypeChoice[] = ['float', 'int', 'bool', 'float4', 'uint2', 'double'].map((text) => ({
  text,
  letters: 'tubscix',
}))
const resources: readonly TypeChoice[] = [
  'Buffer<float>',
  'RWBuffer<float4>',
  'StructuredBuffer<float>',
  'RWStructuredBuffer<int>',
  'ByteAddressBuffer',
  'RWByteAddressBuffer',
].map((text) => ({ text, letters: 'tubscix' }))
const structs: readonly TypeChoice[] = [
  { text: 'Numbers', letters: 'tubscix' },
  { text: 'Uavs', letters: 'tubscix' },
  { text: 'Srvs', letters: 'tubscix' },
  { text: 'Mixed', letters: 'tubsix' },
  { text: 'Nested', letters: 'tubsix' },
]

const prelude = [
  'struct Numbers { float f; int2 i; };',
  'struct Uavs { RWBuffer<float> u; };',
  'struct Srvs { Buffer<float> t; ByteAddressBuffer b; };',
  'struct Mixed { float f; RWBuffer<float> u; };',
  'struct Nested { Mixed m; Numbers n; };',
  '',
]

function slot(letters: string): string {
  const letter = pick([...letters])
  return pick([
    `${letter}${pick(['0', '3', '15', '4294967295', '4294967296'])}`,
    `${letter}1`,
    `${letter.toUpperCase()}2`,
    `${letter}`,
    `${letter} 4`,
    `${letter}z`,
    'space1',
    'spacex',
    'float',
    'in',
    '',
  ])
}

function annotation(letters: string): string {
  const space = pick(['', '', '', '', ', space0', ', space3', ', space', ', space 2', ', spacey', ', u3', ', Space1'])
  return `register(${slot(letters)}${space})`
}

function annotations({ letters }: TypeChoice): string {
  const count = pick([1, 1, 1, 1, 2, 2, 3])
  return Array.from({ length: count }, () => ` : ${annotation(letters)}`).join('')
}

/** One declaration, where it may stand. */
function declaration(): string {
  const number = pick(numbers)
  const resource = pick(resources)
  const struct = pick(structs)
  const one = ({ letters }: TypeChoice): string => ` : ${annotation(letters)}`
  return pick([
    () => `${number.text} v${pick(['', '[3]'])}${annotations(number)};`,
    () => `${resource.text} v${annotations(resource)};`,
    () => `${struct.text} v${pick(['', '[2]'])}${annotations(struct)};`,
    () => `cbuffer B${one(number)} { float inside; }`,
    () => `cbuffer B { ${number.text} v${annotations(number)}; }`,
    () => `cbuffer B { ${resource.text} v${annotations(resource)}; }`,
    () => `static ${pick([number, resource, struct]).text} v${one(number)};`,
    () => `struct T { ${pick([number, resource]).text} v${one(number)}; };`,
    () => `template<typename X> struct T { ${pick([number, resource]).text} v${one(number)}; };`,
    () => `typedef ${pick([number, resource, struct]).text} T${one(number)};`,
    () => `void f(${pick([number, resource]).text} v${one(number)}) {}`,
    () => `void f() { ${number.text} v${one(number)}; }`,
    () => `void f()${one(number)} {}`,
    () => `namespace N { ${resource.text} v${annotations(resource)}; }`,
    () => `${resource.text} v${one(resource)}, w${one(resource)};`,
  ])()
}

const shortNames = [
  'typedef unsigned int uint;',
  ...['int', 'uint', 'float'].flatMap((scalar) =>
    [2, 3, 4].map((count) => `typedef vector<${scalar}, ${count}> ${scalar}${count};`),
  ),
].join('\n')

function messages({ line, column, severity, message, flag }: JsonDiagnostic): string {
  return `${line}:${column}: ${severity}: ${message}${flag === null ? '' : ` [${flag}]`}`
}

function main(): number {
  const work = mkdtempSync(join(tmpdir(), 'descry-grid-'))
  const path = join(work, 'input.hlsl')
  const names = join(work, 'names.hlsl')
  writeFileSync(names, shortNames)
  const count = Number(values.count)
  const flags = [
    [],
    [],
    [],
    ['-Wno-legacy-constant-register-binding'],
    ['-Wno-error=legacy-constant-register-binding'],
    ['-w'],
    ['-Werror=legacy-constant-register-binding'],
    ['-w', '-Werror=legacy-constant-register-binding'],
  ]
  let differ = 0
  for (let index = 0; index < count; index++) {
    const text = values.wide ? wide.surround(random, wide.declaration(random)) : declaration()
    const source = [...(values.wide ? [wide.prelude] : prelude), text, ''].join('\n')
    const options = pick(values.wide ? wide.flagChoices : flags)
    writeFileSync(path, source)
    const triple = [
      '-triple',
      'dxil-pc-shadermodel6.6-library',
      '-x',
      'hlsl',
      '-fsyntax-only',
      '-ferror-limit',
      '0',
      '-include',
      names,
    ]
    const { stderr } = spawnSync('clang-22', ['-cc1', ...triple, ...options, path], { encoding: 'utf8' })
    const theirs = stderr
      .split('\n')
      .filter((line) => line.startsWith(`${path}:`) && !line.includes(': note: '))
      .map((line) =>
        line
          .slice(path.length + 1)
          .replace('[-Werror,', '[')
          .replace(': fatal error: ', ': error: '),
      )
    const ours = lint(path, source, ['-T', 'lib_6_6', ...options]).map(messages)
    // On one line the parser speaks before the checker; Clang goes declarator by declarator.
    if (ours.toSorted().join('\n') === theirs.toSorted().join('\n')) continue
    differ++
    if (differ > Number(values.show)) continue
    console.log(`${text}   ${options.join(' ')}`)
    for (const line of ours) if (!theirs.includes(line)) console.log(`  only descry: ${line}`)
    for (const line of theirs) if (!ours.includes(line)) console.log(`  only clang:  ${line}`)
  }
  rmSync(work, { recursive: true })
  console.log(`${count - differ} of ${count} the same (seed ${values.seed})`)
  return differ === 0 ? 0 : 1
}

process.exitCode = main()
