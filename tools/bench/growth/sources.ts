// Programs that have many of something, as text. Each compiles for every target, and n times as many of it are n times the text.
//
// Nests, chains of `else if` and expressions go only as far as the parser allows: deeper ones are modules of IR (modules.ts).

export interface SourceShape {
  readonly name: string
  readonly size: number
  /** `main.hlsl` and what it includes. */
  files(n: number): Readonly<Record<string, string>>
}

function numbered(n: number, line: (index: number) => string): string {
  return Array.from({ length: n }, (_, index) => line(index)).join('')
}

/** Statements that compute `x`, with declarations in front of the function. */
function inMain(statements: string, declarations = ''): { readonly 'main.hlsl': string } {
  const header = '[numthreads(1, 1, 1)] void main(uint id : SV_GroupIndex) {\nuint x = id;\n'
  return { 'main.hlsl': `RWStructuredBuffer<uint> data;\n${declarations}${header}${statements}data[0] = x;\n}\n` }
}

function shape(name: string, size: number, files: SourceShape['files']): SourceShape {
  return { name, size, files }
}

const statements: readonly SourceShape[] = [
  shape('straight line', 150, (n) => inMain(numbered(n, (index) => `x = x * ${index}u + data[x];\n`))),
  shape('nested ifs', 7, (n) => inMain(numbered(n, (index) => `if (x > ${index}) { x += data[x];\n`) + '}'.repeat(n))),
  shape('ifs in sequence', 100, (n) => inMain(numbered(n, (index) => `if (x > ${index}) x += data[x];\n`))),
  shape('else-if chain', 15, (n) =>
    inMain(`${numbered(n, (index) => `if (id == ${index}) x += data[${index}]; else `)}x = 1;\n`),
  ),
  shape('switch', 100, (n) =>
    inMain(`switch (x) {\n${numbered(n, (index) => `case ${index}: x += data[${index}]; break;\n`)}}\n`),
  ),
  shape('loops in sequence', 30, (n) =>
    inMain(numbered(n, (index) => `for (uint i${index} = 0; i${index} < data[${index}]; i${index}++) x += data[x];\n`)),
  ),
  shape('nested loops', 7, (n) =>
    inMain(
      numbered(n, (index) => `for (uint i${index} = 0; i${index} < data[${index}]; i${index}++) {\n`) +
        `x += data[x];\n${'}'.repeat(n)}`,
    ),
  ),
  shape('unrolled loops', 20, (n) =>
    inMain(
      numbered(
        n,
        (index) => `[unroll] for (uint i${index} = 0; i${index} < 4; i${index}++) x += data[x + i${index}];\n`,
      ),
    ),
  ),
  shape('one unrolled loop', 30, (n) => inMain(`[unroll] for (uint i = 0; i < ${n}; i++) x = x * i + data[x];\n`)),
  shape('variables through many loops', 25, (n) =>
    inMain(
      `uint ${eight((index) => `v${index} = ${index}`, ', ')};\n` +
        numbered(n, (loop) => `for (uint i${loop} = 0; i${loop} < data[${loop}]; i${loop}++) { ${eight(step)} }\n`) +
        eight((index) => `x += v${index};`),
    ),
  ),
  shape('many variables through a loop', 100, (n) =>
    inMain(
      numbered(n, (index) => `uint v${index} = data[${index}];\n`) +
        `for (uint i = 0; i < data[0]; i++) {\n${numbered(n, step)}}\n` +
        numbered(n, (index) => `x += v${index};\n`),
    ),
  ),
]

function eight(text: (index: number) => string, between = ' '): string {
  return Array.from({ length: 8 }, (_, index) => text(index)).join(between)
}

function step(index: number): string {
  return `v${index} = v${index} * 3 + data[v${index}];\n`
}

const expressions: readonly SourceShape[] = [
  shape('deep expression', 12, (n) => inMain(`x = ${'data[x + '.repeat(n)}1${']'.repeat(n)};\n`)),
  shape('deep parentheses', 12, (n) => inMain(`x = ${'(x * x + '.repeat(n)}1${')'.repeat(n)};\n`)),
  shape('long sum', 20, (n) => inMain(`x = ${numbered(n, (index) => `data[${index}] + `)}1;\n`)),
  shape('vectors and matrices', 30, (n) =>
    inMain(
      `float4 v = x;\n${numbered(n, (index) => `v = mul(frames[${index}], v).wzyx;\n`)}x = uint(v.x);\n`,
      'StructuredBuffer<float4x4> frames;\n',
    ),
  ),
  shape('elements of a local array', 100, (n) =>
    inMain(`uint a[64];\n${numbered(n, (index) => `a[${index % 64}] = data[${index}];\n`)}x = a[x & 63];\n`),
  ),
  shape('a large local array', 100, (n) =>
    inMain(`uint a[${n}];\n${numbered(n, (index) => `a[${index}] = data[${index}];\n`)}x = a[x];\n`),
  ),
]

/** For Vulkan, calls that pass resources nest only so deep. */
const chainLength = 50

function isFirstOfChain(index: number): boolean {
  return index % chainLength === 0
}

function isLastOfChain(index: number, count: number): boolean {
  return index === count - 1 || isFirstOfChain(index + 1)
}

const declarations: readonly SourceShape[] = [
  shape('chains of functions', 100, (n) =>
    inMain(
      numbered(n, (index) => (isLastOfChain(index, n) ? `x = f${index}(x);\n` : '')),
      numbered(
        n,
        (index) =>
          `uint f${index}(uint x) { return ${isFirstOfChain(index) ? '' : `f${index - 1}`}(x * ${index} + data[x]); }\n`,
      ),
    ),
  ),
  shape('functions in sequence', 60, (n) =>
    inMain(
      numbered(n, (index) => `x = f${index}(x);\n`),
      numbered(n, (index) => `uint f${index}(uint x) { if (x > ${index}) x += data[x]; return x; }\n`),
    ),
  ),
  shape('calls of one function', 100, (n) =>
    inMain(
      numbered(n, (index) => `x = f(x, ${index});\n`),
      'uint f(uint x, uint y) { if (x > y) return data[x]; return y; }\n',
    ),
  ),
  shape('templates', 40, (n) =>
    inMain(
      numbered(n, (index) => `{ S${index} s = { x }; x += f(s); }\n`),
      `template <typename T> uint f(T t) { return t.x + data[t.x]; }\n${numbered(n, (index) => `struct S${index} { uint x; };\n`)}`,
    ),
  ),
  shape('methods', 40, (n) =>
    inMain(
      numbered(n, (index) => `{ S${index} s = { x }; x += s.f(); }\n`),
      numbered(n, (index) => `struct S${index} { uint x; uint f() { return x + data[x]; } };\n`),
    ),
  ),
  shape('resources', 60, (n) =>
    inMain(
      numbered(n, (index) => `x += b${index}[x];\n`),
      numbered(n, (index) => `StructuredBuffer<uint> b${index};\n`),
    ),
  ),
  shape('unused declarations', 250, (n) =>
    inMain(
      '',
      numbered(n, (index) => `Texture2D<float4> t${index}; uint f${index}(uint x) { return t${index}[x.xx].x; }\n`),
    ),
  ),
  shape('struct members', 30, (n) =>
    inMain(
      `S s = b[x];\n${numbered(n, (index) => `x += s.m${index};\n`)}`,
      `struct S { ${numbered(n, (index) => `uint m${index};\n`)} };\nStructuredBuffer<S> b;\n`,
    ),
  ),
  shape('members of a constant buffer', 100, (n) =>
    inMain(
      numbered(n, (index) => `x += m${index}.y;\n`),
      `cbuffer Frame { ${numbered(n, (index) => `uint4 m${index};\n`)} };\n`,
    ),
  ),
  shape('constant buffers', 50, (n) =>
    inMain(
      numbered(n, (index) => `x += m${index}.y;\n`),
      numbered(n, (index) => `cbuffer Frame${index} { uint4 m${index}; };\n`),
    ),
  ),
  shape('array of constants', 1000, (n) =>
    inMain('x = table[x];\n', `static const uint table[${n}] = {\n${numbered(n, (index) => `${index * 7},\n`)}};\n`),
  ),
  shape('arrays of constants', 60, (n) =>
    inMain(
      numbered(n, (index) => `x = t${index}[x & 3];\n`),
      numbered(n, (index) => `static const uint t${index}[4] = { ${index}, 2, 3, 4 };\n`),
    ),
  ),
  shape('constants', 60, (n) =>
    inMain(
      numbered(n, (index) => `x += c${index};\n`),
      numbered(n, (index) => `static const uint c${index} = ${index > 0 ? `c${index - 1}` : 1} * 3;\n`),
    ),
  ),
  shape('static variables', 100, (n) =>
    inMain(
      numbered(n, (index) => `s${index} += x; x += s${index} * data[x];\n`),
      numbered(n, (index) => `static uint s${index} = ${index};\n`),
    ),
  ),
  shape('groupshared variables', 60, (n) =>
    inMain(
      numbered(n, (index) => `s${index} = x; x += s${index} * data[x];\n`),
      numbered(n, (index) => `groupshared uint s${index};\n`),
    ),
  ),
]

const preprocessing: readonly SourceShape[] = [
  shape('macros', 150, (n) =>
    inMain(
      numbered(n, (index) => `x = STEP${index}(x);\n`),
      numbered(n, (index) => `#define STEP${index}(a) ((a) * ${index}u + data[a])\n`),
    ),
  ),
  shape('macros of macros', 100, (n) =>
    inMain(
      `x = STEP${n - 1};\n`,
      numbered(n, (index) => (index > 0 ? `#define STEP${index} STEP${index - 1}\n` : '#define STEP0 7\n')),
    ),
  ),
  shape('conditions', 250, (n) =>
    inMain(numbered(n, (index) => `#if ${index} % 2 == 0 && defined(data) == 0\nx += data[${index}];\n#endif\n`)),
  ),
  shape('includes', 60, (n) => ({
    ...inMain(
      numbered(n, (index) => `x = f${index}(x);\n`),
      numbered(n, (index) => `#include "f${index}.hlsli"\n`),
    ),
    ...Object.fromEntries(
      Array.from({ length: n }, (_, index) => [
        `f${index}.hlsli`,
        `#pragma once\nuint f${index}(uint x) { return x * ${index} + data[x]; }\n`,
      ]),
    ),
  })),
  shape('comments', 1000, (n) =>
    inMain(numbered(n, (index) => `// line ${index} says /* nothing */\n/* and ${index} */\n`)),
  ),
]

export const sources: readonly SourceShape[] = [...statements, ...expressions, ...declarations, ...preprocessing]
