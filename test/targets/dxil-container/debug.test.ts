// Debug information: what debuggers see of a shader, and that it changes nothing else.
import { expect, test } from 'vitest'
import { Compilation } from '../../../src/driver/compilation.ts'
import { type DebugOptions, defaultOptions } from '../../../src/driver/options.ts'
import { writers } from '../../../src/driver/outputs/all.ts'
import type { OutputName } from '../../../src/driver/outputs.ts'
import { LexCache } from '../../../src/lex/cache.ts'
import { hex } from '../../../src/targets/dxil/read/bytes.ts'
import { readContainer } from '../../../src/targets/dxil/read/container.ts'
import { dump } from '../../../src/targets/dxil/read/dump.ts'

const shader = `RWBuffer<float> A;
cbuffer C { float k; uint n; };
struct Pair { float first; float2 rest; };
float square(float x) {
  float y = x * x;
  return y + k;
}
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float sum = 0;
  Pair pair;
  pair.first = id.x;
  pair.rest = float2(id.y, 2);
  for (uint i = 0; i < n; i++) {
    float2 v = float2(i, id.x);
    sum += square(v.x) * v.y + pair.first + pair.rest.x;
  }
  A[id.x] = sum;
}
`

function output(
  name: OutputName,
  debug: Partial<DebugOptions>,
  text = shader,
  profile = 'cs_6_6',
): string | Uint8Array {
  const options = { ...defaultOptions, profile, debug: { ...defaultOptions.debug, ...debug } }
  const environment = {
    host: { readFile: () => undefined },
    lexCache: new LexCache(),
    checkedText: { bodies: new Map() },
  }
  const compilation = new Compilation({ path: 'a.hlsl', text }, options, environment)
  const written = writers[name](compilation, {})
  expect(compilation.errorCount).toBe(0)
  return written!
}

function parts(container: Uint8Array): Map<string, Uint8Array> {
  return new Map(readContainer(container).parts.map(({ name, data }) => [name, data]))
}

const embedded: Partial<DebugOptions> = { kind: 'full', isEmbedded: true }

test('a listing with debug information has lines, calls and variables', () => {
  const listing = output('listing', embedded) as string
  expect(listing).toMatch(/fmul fast float .*!dbg !DILocation\(line: 5, column: \d+, scope: !\d+, inlinedAt: !\d+\)/)
  expect(listing).toMatch(/distinct !DILocation\(line: 16, column: \d+, scope: !\d+\)/)
  expect(listing).toMatch(/ret void, !dbg !DILocation\(line: 19, column: 1, /)
  for (const name of ['sum', 'v', 'pair', 'i', 'x', 'y', 'id']) expect(listing).toContain(`name: "${name}", file`)
  expect(listing).toMatch(
    /call void @llvm.dbg.value\(metadata float %\d+, i64 0, metadata !\d+, metadata !DIExpression\(DW_OP_bit_piece, 32, 32\)\)/,
  )
  expect(listing).toContain('!dx.source.mainFileName')
})

/** Names of the variables with a value, in the order of the values. */
function valuesOf(listing: string): string[] {
  const names = new Map(
    [...listing.matchAll(/^(!\d+) = !DILocalVariable\(.*?name: "(\w+)"/gm)].map(([, id, name]) => [id, name!]),
  )
  return [...listing.matchAll(/dbg\.value\(metadata \w+ (?!undef)\S+, i64 0, metadata (!\d+)/g)].map(
    ([, id]) => names.get(id!)!,
  )
}

test('values that come last before a return or a branch are known, and vectors that nobody needs whole', () => {
  const text = `cbuffer C { float4 f; }
float4 main(float2 uv : TEXCOORD) : SV_Target {
  float2 range = f.zw;
  float4 color = float4(uv, 0, 1);
  color.x += range.y - range.x;
  return color;
}`
  const values = valuesOf(output('listing', embedded, text, 'ps_6_0') as string)
  expect(values.filter((name) => name === 'color')).toHaveLength(8)
  expect(values.filter((name) => name === 'range')).toHaveLength(2)
})

test('what is known at a call is known inside, constant vectors lane by lane', () => {
  const text = `RWStructuredBuffer<float2> Out;
void put(uint at, float2 value) { Out[at] = value; }
[numthreads(64, 1, 1)]
void main(uint tid : SV_DispatchThreadID) {
  float2 half2 = float2(0.5, 0.25);
  put(tid, half2);
}`
  const values = valuesOf(output('listing', embedded, text) as string)
  for (const name of ['tid', 'at']) expect(values).toContain(name)
  expect(values.filter((name) => name === 'half2')).toHaveLength(2)
  expect(values.indexOf('tid')).toBeLessThan(values.indexOf('value'))
})

test('an inout parameter is known inside of its call, not in those before and after it with the same argument', () => {
  const text = `cbuffer C { float k; };
void turn(inout float to) { to = sin(to); }
float main() : SV_Target {
  float sum = k;
  ${'turn(sum);'.repeat(9)}
  return sum;
}`
  const values = valuesOf(output('listing', embedded, text, 'ps_6_0') as string)
  // What it is given, and what it is set to.
  expect(values.filter((name) => name === 'to')).toHaveLength(2 * 9)
  expect(values.filter((name) => name === 'sum')).toHaveLength(1 + 9)
})

test('vectors that are only passed on are known', () => {
  const text = `struct Passed { float4 place : SV_Position; float2 uv : TEXCOORD; };
Passed main(float4 place : POSITION, float2 uv : TEXCOORD) {
  Passed passed;
  passed.place = place;
  passed.uv = uv;
  return passed;
}`
  const values = valuesOf(output('listing', embedded, text, 'vs_6_0') as string)
  expect(['place', 'uv', 'passed'].map((known) => values.filter((name) => name === known).length)).toEqual([4, 2, 6])
})

/** Lines of the instructions with this opcode; 0 for those without. */
function linesOf(listing: string, opcode: string): number[] {
  const found = listing.split('\n').filter((line) => new RegExp(`^ {2}(%\\S+ = )?${opcode} `).test(line))
  return found.map((line) => Number(/!dbg !DILocation\(line: (\d+)/.exec(line)?.[1] ?? 0))
}

test('local arrays are known where they are, also when they became constants of the module', () => {
  const text = `float4 main(uint id : SV_VertexID, uint k : K) : SV_Position {
  const float2 corners[] = { float2(-1, 1), float2(-1, -1), float2(1, 1) };
  float3 work[4];
  work[k & 3] = id;
  work[k >> 2 & 3] = k;
  return float4(corners[id], work[id & 3].xy);
}`
  const listing = output('listing', embedded, text, 'vs_6_0') as string
  expect(listing).toMatch(/dbg\.declare\(metadata \[6 x float\]\* @corners, /)
  expect(listing).toMatch(/dbg\.declare\(metadata \[12 x float\]\* %\d+, /)
})

test('blocks are left at their braces, loops stand at their words, and what paths share has no line', () => {
  const text = `RWStructuredBuffer<uint> Out;
[numthreads(64, 1, 1)]
void main(uint tid : SV_DispatchThreadID) {
  uint sum = Out[0];
  [loop]
  for (uint i = 0; i < tid; i++)
  {
    if (Out[i] > 3)
    {
      Out[i] = 2;
    }
    sum += Out[i];
  }
  Out[tid] = sum;
}`
  const listing = output('listing', embedded, text) as string
  expect(new Set(linesOf(listing, 'phi'))).toEqual(new Set([0]))
  const jumps = new Set(linesOf(listing, 'br'))
  expect(jumps).toContain(11)
  expect(jumps).toContain(6)
  expect(jumps).not.toContain(5)
})

test('a patch constant function has its lines', () => {
  const text = `struct Point { float4 place : PLACE; };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
Factors factors(InputPatch<Point, 3> points) {
  Factors f = { 1, 1, 1, 2 };
  return f;
}
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("factors")]
Point main(InputPatch<Point, 3> points, uint i : SV_OutputControlPointID) { return points[i]; }`
  const listing = output('listing', embedded, text, 'hs_6_0') as string
  const stores = listing.split('\n').filter((line) => line.includes('call void @dx.op.storePatchConstant'))
  expect(stores).toHaveLength(4)
  for (const store of stores) expect(store).toContain('!dbg !DILocation(line: 5')
})

test('debug information changes neither the code nor its hash', () => {
  const [plain, full, slim] = [{}, embedded, { kind: 'slim' as const }].map((debug) =>
    parts(output('container', debug) as Uint8Array),
  )
  for (const part of ['DXIL', 'STAT', 'HASH', 'PSV0'])
    for (const other of [full, slim]) expect(hex(other!.get(part)!)).toBe(hex(plain!.get(part)!))
  expect([...full!.keys()]).toEqual(['SFI0', 'ISG1', 'OSG1', 'PSV0', 'ILDB', 'STAT', 'ILDN', 'HASH', 'DXIL'])
  expect([...slim!.keys()]).not.toContain('ILDB')
})

test('debuggers see the names of resources and fields, the program itself does not have them', () => {
  const container = output('container', embedded) as Uint8Array
  const texts = new Map(
    readContainer(container).parts.map(({ name }, index) => [name, dump(container).parts[index]!.lines.join('\n')]),
  )
  for (const known of ['!"A", i32', '!"C", i32', '!{i32 6, !"k", i32 3, i32 0']) {
    expect(texts.get('ILDB')).toContain(known)
    expect(texts.get('DXIL')).not.toContain(known)
  }
})

test('-Zss names the shader by a hash that covers its sources', () => {
  const plain = parts(output('container', embedded) as Uint8Array).get('HASH')!
  const other = parts(output('container', { ...embedded, hashesSources: true }) as Uint8Array).get('HASH')!
  expect(hex(other.slice(4))).not.toBe(hex(plain.slice(4)))
  expect([plain[0], other[0]]).toEqual([0, 1])
})

test('a program database is an MSF file with a container in stream 5', () => {
  const pdb = output('pdb', { kind: 'full' }) as Uint8Array
  expect(new TextDecoder().decode(pdb.slice(0, 24))).toBe('Microsoft C/C++ MSF 7.00')
  const view = new DataView(pdb.buffer)
  const [blockSize, , blockCount] = [32, 36, 40].map((offset) => view.getUint32(offset, true)) as [
    number,
    number,
    number,
  ]
  expect(pdb.length).toBe(blockSize * blockCount)
  const directory = view.getUint32(view.getUint32(52, true) * blockSize, true) * blockSize
  const streamCount = view.getUint32(directory, true)
  const sizes = Array.from({ length: streamCount }, (_, index) => view.getUint32(directory + 4 + index * 4, true))
  const blocks = sizes.map((size) => Math.ceil(size / blockSize))
  const firstBlock = blocks.slice(0, 5).reduce((sum, count) => sum + count, 0)
  const start = view.getUint32(directory + 4 + streamCount * 4 + firstBlock * 4, true) * blockSize
  const container = pdb.slice(start, start + sizes[5]!)
  expect([...parts(container).keys()]).toEqual(['ILDN', 'HASH', 'SRCI', 'VERS', 'ILDB'])
  expect(dump(container).problems).toEqual([])
  expect(new TextDecoder().decode(parts(container).get('SRCI'))).toContain('float square(float x) {')
})

test('LLVM text has the same as records and attachments, and none without -Zi', () => {
  const text = output('llvm', { kind: 'full' }) as string
  expect(text).toMatch(/define void @main\(\) .*!dbg !\d+ {/)
  expect(text).toMatch(/#dbg_value\(float %\w+(\.\d+)?, !\d+, !DIExpression\(\), !\d+\)/)
  expect(text).toMatch(/distinct !DISubprogram\(name: "square", /)
  expect(output('llvm', {})).not.toContain('dbg')
})

test('what only passes inputs on has its lines, too, and operations are where their operators are', () => {
  const text = `float4 main(
  float4 color : COLOR)
    : SV_Target {
  return color
    * 2;
}`
  const listing = output('listing', embedded, text, 'ps_6_0') as string
  expect(listing).toMatch(/loadInput.*line: 2, column: 10/)
  expect(listing).toMatch(/fmul fast .*line: 5, column: 5/)
  expect(listing).toMatch(/storeOutput.*line: 4, column: 3/)
  const passed = 'float4 main(float4 color : COLOR) : SV_Target { return color; }'
  expect(output('listing', embedded, passed, 'ps_6_0')).toMatch(/ret void, !dbg !DILocation\(line: 1/)
})

test('handles are where they are first used', () => {
  expect(output('listing', embedded)).toMatch(/createHandleFromBinding.*!dbg !DILocation\(line: \d+/)
})
