// Random register annotations in every place where a declarator may stand, written in every way: pieces that a seed puts together.
//
//   namespace N { Alias<float> v : REGISTER(u, 3, space1) : register(u3), w; }
//
// What Clang 22 is known to get wrong (see `register-grid.ts`) is left out by the letters that a type gets.
import { below, pick, type Random } from '../fuzz/random.ts'

export interface TypeChoice {
  readonly text: string
  /** Letters Clang judges as INF-0004 does; `x` stands for those that nothing takes. */
  readonly letters: string
  readonly isArray?: boolean
}

const all = 'tubscix'

export const numbers: readonly TypeChoice[] = [
  ...['float', 'int', 'bool', 'float4', 'uint2', 'double', 'vector<float, 3>', 'Number', 'Numeric', 'N0::Number'],
  ...['const float', 'float const', 'unsigned int', 'half'],
].map((text) => ({ text, letters: all }))

export const resources: readonly TypeChoice[] = [
  ...['Buffer<float>', 'RWBuffer<float4>', 'StructuredBuffer<float>', 'RWStructuredBuffer<int>', 'ByteAddressBuffer'],
  ...[
    'RWByteAddressBuffer',
    'AppendStructuredBuffer<float>',
    'ConsumeStructuredBuffer<int2>',
    'Resource',
    'N0::Resource',
  ],
  ...[
    'RasterizerOrderedBuffer<float>',
    'RasterizerOrderedByteAddressBuffer',
    'StructuredBuffer<Numbers>',
    'Storage<float>',
  ],
  ...['const Buffer<float>'],
].map((text) => ({ text, letters: all }))

export const structs: readonly TypeChoice[] = [
  { text: 'Numbers', letters: all },
  { text: 'struct Numbers', letters: all },
  { text: 'Uavs', letters: all },
  { text: 'Srvs', letters: all },
  { text: 'Mixed', letters: 'tubsix' },
  { text: 'Nested', letters: 'tubsix' },
  { text: 'Generic<float>', letters: all },
  { text: 'Generic<Buffer<int> >', letters: all },
  { text: 'N0::Inner', letters: all },
  { text: 'ArrayOfNumbers', letters: all },
  { text: 'ArrayOfResources', letters: all },
  { text: 'struct { float f; }', letters: all },
  { text: 'struct Named { RWBuffer<int> u; }', letters: all },
]

export const prelude = [
  'struct Numbers { float f; int2 i; };',
  'struct Uavs { RWBuffer<float> u; };',
  'struct Srvs { Buffer<float> t; ByteAddressBuffer b; };',
  'struct Mixed { float f; RWBuffer<float> u; };',
  'struct Nested { Mixed m; Numbers n; };',
  'struct ArrayOfNumbers { float a[3]; Numbers n[2]; };',
  'struct ArrayOfResources { Buffer<float> a[3]; };',
  'template<typename T> struct Generic { T t; };',
  'template<typename T> using Storage = RWStructuredBuffer<T>;',
  'typedef float Number; using Numeric = int2; typedef RWBuffer<float> Resource;',
  'namespace N0 { typedef float3 Number; typedef Buffer<float> Resource; struct Inner { float f; }; }',
  '#define R register',
  '#define REGISTER(letter, number, ...) register(letter##number, ## __VA_ARGS__)',
  '#define SPACE(number) space ## number',
  '#define SLOT u0, space1',
  '#define EMPTY',
  '#define COLON :',
  '',
].join('\n')

function letterOf(random: Random, letters: string): string {
  return pick([...letters], random)
}

function slot(random: Random, letters: string): string {
  const letter = letterOf(random, letters)
  const upper = letter.toUpperCase()
  return pick(
    [
      ...['0', '1', '3', '15', '00', '007', '4294967294', '4294967295', '4294967296', '99999999999999999999'].map(
        (number) => `${letter}${number}`,
      ),
      ...[`${letter}1`, `${letter}2`, `${letter}5`, `${upper}2`, `${upper}0`],
      ...[`${letter}`, `${letter} 4`, `${letter}z`, `${letter}1x`, `${letter}_1`, `_${letter}1`, `${letter}0x1`],
      ...[
        `${letter} 0x4`,
        `${letter} 4u`,
        `${letter} 1.5`,
        `${letter} 1e3`,
        `${letter}.1`,
        `${letter}-1`,
        `${letter}+1`,
      ],
      ...[
        `(${letter}1)`,
        `${letter}1[2]`,
        `${letter}[2]`,
        `"${letter}1"`,
        `'${letter}'`,
        `${letter}1 ${letter}2`,
        '1',
        '0x1',
      ],
      ...['space1', 'space', 'spacex', 'Space1', 'space0', 'space 1', 'space4294967296', 'SPACE(2)'],
      ...['float', 'in', 'int', 'static', 'register', 'cbuffer', 'struct', 'true', 'sizeof', 'unsigned', 'const'],
      ...['', ',', ':', ';', '}', '{', '=', '<', '::', '...', 'SLOT', 'EMPTY', `${letter}##1`, '@'],
    ],
    random,
  )
}

const spaces = [
  ...Array.from({ length: 24 }, () => ''),
  ...[', space0', ', space3', ',space12', ', SPACE(4)', ', space4294967295', ', space4294967296', ', space00'],
  ...[
    ', space',
    ', space 2',
    ', spacey',
    ', u3',
    ', Space1',
    ', SPACE1',
    ', space1, space2',
    ',',
    ', 1',
    ', float',
    ', in',
  ],
  ...[
    ', space-1',
    ', space1.5',
    ', "space1"',
    ' space1',
    ', space1x',
    ', space_1',
    ', (space1)',
    '; space1',
    ', _space1',
  ],
]

function annotation(random: Random, letters: string): string {
  const inside = `${slot(random, letters)}${pick(spaces, random)}`
  const letter = letterOf(random, letters)
  return pick(
    [
      ...Array.from({ length: 30 }, () => `: register(${inside})`),
      ...[`:register(${inside})`, `: register (${inside})`, `: R(${inside})`, `COLON register(${inside})`],
      ...[`: REGISTER(${letter}, 3)`, `: REGISTER(${letter}, 3, space2)`, `: REGISTER(${letter}, , space2)`],
      ...[`: register ${inside}`, `: register(${inside}`, `: register ${inside})`, `: : register(${inside})`],
      ...[`: register(${inside})`],
      ...[': SEMANTIC', ': ', ': 1', ': float', ': packoffset(c0)', ': register', ': register()'],
      ...[`: register[${inside}]`, `: register{${inside}}`, `: register<${inside}>`, `: register((${inside}))`],
      ...[`: register(${inside}) register(${inside})`, `: register(/* */${inside}/* */)`, `: reg\\\nister(${inside})`],
    ],
    random,
  )
}

function plain(random: Random, letters: string): string {
  const letter = letterOf(random, letters)
  return `: register(${letter}${pick(['0', '1', '3', ''], random)}${pick(['', '', '', ', space1'], random)})`
}

/** None, one or several, most of them well formed beside a strange one. */
function annotations(random: Random, { letters }: TypeChoice): string {
  const count = pick([0, 1, 1, 1, 1, 2, 2, 3], random)
  const odd = below(Math.max(1, count), random)
  return Array.from(
    { length: count },
    (_, index) => ` ${index === odd ? annotation(random, letters) : plain(random, letters)}`,
  ).join('')
}

/** One declaration, where it may stand. */
export function declaration(random: Random): string {
  const number = pick(numbers, random)
  const resource = pick(resources, random)
  const struct = pick(structs, random)
  const any = pick([number, number, resource, resource, struct], random)
  const simple = pick([number, resource], random)
  const ann = (type: TypeChoice): string => annotations(random, type)
  const one = (type: TypeChoice): string => ` ${annotation(random, type.letters)}`
  const size = pick(['', '', '[3]', '[2][2]'], random)
  return pick(
    [
      () => `${number.text} v${size}${ann(number)};`,
      () => `${resource.text} v${ann(resource)};`,
      () => `${struct.text} v${size}${ann(struct)};`,
      () => `${any.text} v${ann(any)}, w${ann(any)};`,
      () => `${number.text} v${one(number)} = 1;`,
      () => `${any.text}${one(any)};`,
      () => `${any.text} v : SEMANTIC${one(any)};`,
      () => `${any.text} v${one(any)} : SEMANTIC;`,
      () => `extern ${any.text} v${ann(any)};`,
      () => `const ${simple.text} v${ann(simple)};`,
      () => `${any.text}${one(any)} v;`,
      () => `cbuffer B${one(number)} { float inside; }`,
      () => `cbuffer B${one(number)}${one(number)} { float inside; }`,
      () => `tbuffer B${one(number)} { float inside; };`,
      () => `cbuffer${one(number)} { float inside; }`,
      () => `cbuffer B { ${number.text} v${size}${ann(number)}; }`,
      () => `cbuffer B { ${resource.text} v${ann(resource)}; }`,
      () => `cbuffer B : register(b1) { float f; ${struct.text} v${ann(struct)}; }`,
      () => `tbuffer B { ${simple.text} v${ann(simple)}, w${ann(simple)}; }`,
      () => `cbuffer B { float4 f : packoffset(c0)${one(number)}; }`,
      () => `cbuffer B { float4 f${one(number)} : packoffset(c0); }`,
      () => `static ${any.text} v${one(any)};`,
      () => `groupshared ${number.text} v${one(number)};`,
      () => `struct T { ${simple.text} v${one(simple)}; };`,
      () => `struct T { static ${simple.text} v${one(simple)}; };`,
      () => `struct T { void m()${one(number)} {} };`,
      () => `struct T { void m(${simple.text} p${one(simple)}); };`,
      () => `struct T { ${simple.text} a; } v${ann(struct)};`,
      () => `template<typename X> struct T { ${simple.text} v${one(simple)}; };`,
      () => `template<typename X> struct T { X v${one(simple)}; }; T<float> t;`,
      () => `template<typename X> void f(X v${one(simple)}) {}`,
      () => `template<typename X> void f() { ${simple.text} v${one(simple)}; } void g() { f<int>(); }`,
      () => `typedef ${any.text} T${one(any)};`,
      () => `enum T { A${one(number)} };`,
      () => `void f(${simple.text} v${one(simple)}) {}`,
      () => `void f(${simple.text}${one(simple)}) {}`,
      () => `void f(${simple.text} v${one(simple)}, int w);`,
      () => `void f() { ${simple.text} v${one(simple)}; }`,
      () => `void f() { static ${number.text} v${one(number)}; }`,
      () => `void f() { for (int i${one(number)} = 0; i < 1; i++) {} }`,
      () => `void f()${one(number)} {}`,
      () => `void f()${one(number)};`,
      () => `float f()${one(number)} { return 1; }`,
      () => `namespace N { ${any.text} v${ann(any)}; }`,
      () => `namespace N { cbuffer B${one(number)} { ${number.text} v${ann(number)}; } }`,
      () => `export ${any.text} v${one(any)};`,
      () => `${any.text} v${ann(any)}\n;\nfloat after : register(t0);`,
      () => `${any.text} v${one(any)}\nfloat after : register(t0);`,
    ],
    random,
  )()
}

const group = 'legacy-constant-register-binding'

/** What the command line says of warnings. */
export const flagChoices: readonly (readonly string[])[] = [
  ...Array.from({ length: 6 }, () => []),
  [`-Wno-${group}`],
  [`-Wno-error=${group}`],
  ['-Wno-error'],
  ['-w'],
  ['-Werror'],
  ['-Werror', `-Wno-error=${group}`],
  ['-Werror', `-Wno-${group}`],
  [`-W${group}`],
  [`-Werror=${group}`],
  ['-w', `-Werror=${group}`],
  [`-Wno-${group}`, `-W${group}`],
  [`-Wno-error=${group}`, `-Werror=${group}`],
  [`-Werror=${group}`, `-Wno-error=${group}`],
  ['-Wfatal-errors'],
]

/** A pragma before the declaration, and what ends it. */
export function surround(random: Random, text: string): string {
  const action = pick(['ignored', 'warning', 'error', 'fatal'], random)
  const pragma = `#pragma ${pick(['clang', 'GCC'], random)} diagnostic`
  return pick(
    [
      ...Array.from({ length: 8 }, () => () => text),
      () => `${pragma} ${action} "-W${group}"\n${text}`,
      () => `${pragma} push\n${pragma} ${action} "-W${group}"\n${text}\n${pragma} pop\nfloat after : register(b0);`,
      () => `#define DECLARE ${text.replaceAll('\n', ' ')}\nDECLARE`,
      () => `#if 1\n${text}\n#else\nfloat other : register(t0);\n#endif`,
      () => `namespace Outer { namespace Inner {\n${text}\n} }`,
    ],
    random,
  )()
}
