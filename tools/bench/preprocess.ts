// Lexing and preprocessing, on generated text and on a folder of real shaders, beside `clang -E` where it is installed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DiagnosticSink } from '../../src/diagnostics/sink.ts'
import { LexCache } from '../../src/lex/cache.ts'
import { lex } from '../../src/lex/lex.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { preprocess } from '../../src/preprocess/preprocess.ts'
import { SourceFile, SourceMap } from '../../src/support/source.ts'
import { sampleOf } from '../sample.ts'
import { type BenchContext, type BenchRow, type BenchStage, bestTime } from './stage.ts'

const clang = process.env.CLANG ?? 'clang-22'
const sourceFiles = /\.(?:hlsl|hlsli|h|fx)$/
/** Clang costs a process for each file; this many tell the average. */
const clangFiles = 60

export const stage: BenchStage = {
  name: 'preprocess',
  run({ corpus }: BenchContext): readonly BenchRow[] {
    const rows = [...generated()]
    if (corpus !== undefined) rows.push(...real(corpus))
    return rows
  },
}

function generated(): readonly BenchRow[] {
  const plain = plainShader(4000)
  const macros = macroShader(4000)
  const host = createMemoryHost({})
  const preprocessText = (text: string) => () => {
    const file = new SourceFile('generated.hlsl', text)
    preprocess({ file, host }, new SourceMap(), new DiagnosticSink())
  }
  return [
    { what: 'lex plain text', milliseconds: bestTime(() => lex(plain)), amount: characters(plain.length) },
    { what: 'preprocess plain text', milliseconds: bestTime(preprocessText(plain)), amount: characters(plain.length) },
    { what: 'preprocess macros', milliseconds: bestTime(preprocessText(macros)), amount: characters(macros.length) },
  ]
}

function characters(count: number): NonNullable<BenchRow['amount']> {
  return { count, unit: 'characters' }
}

function plainShader(functions: number): string {
  let text = 'Texture2D<float4> source : register(t0);\nSamplerState linearSampler : register(s0);\n'
  for (let index = 0; index < functions; index++)
    text +=
      `// Blends two samples of the source, number ${index}.\n` +
      `float4 blend${index}(float2 position, float weight)\n{\n` +
      `    float4 first = source.SampleLevel(linearSampler, position + float2(${index}.5f, 0.25), 0);\n` +
      `    float4 second = source.SampleLevel(linearSampler, position * 2.0.xx, 1);\n` +
      `    return lerp(first, second, saturate(weight * 0x${index.toString(16)}u)); /* done */\n}\n`
  return text
}

function macroShader(uses: number): string {
  let text =
    '#define SQUARE(x) ((x) * (x))\n#define JOIN(a, b) a##b\n#define XJOIN(a, b) JOIN(a, b)\n#define SCALE 2.5f\n' +
    '#define LERP(a, b, t) ((a) + ((b) - (a)) * (t))\n#if defined(SCALE) && !defined(NOTHING)\n'
  for (let index = 0; index < uses; index++)
    text +=
      `float XJOIN(value, ${index})(float x, float y)\n{\n#if ${index} % 2 == 0\n` +
      `    return LERP(SQUARE(x), SQUARE(y * SCALE), SCALE);\n#else\n    return SQUARE(SQUARE(x + y));\n#endif\n}\n`
  return `${text}#endif\n`
}

function real(corpus: string): readonly BenchRow[] {
  const all = readdirSync(corpus, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && sourceFiles.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const texts = all.map((file) => readFileSync(file, 'utf8'))
  const size = texts.reduce((sum, text) => sum + text.length, 0)
  const lexed = bestTime(() => {
    for (const text of texts) lex(text)
  }, 3)
  const shaders = all.filter((file) => /\.(?:hlsl|fx)$/.test(file))
  let shaderSize = 0
  const preprocessed = bestTime(() => {
    shaderSize = 0
    const host = createDiskHost()
    const lexCache = new LexCache()
    for (const file of shaders) shaderSize += preprocessFile(file, host, lexCache)
  }, 3)
  const rows: BenchRow[] = [
    { what: `lex ${all.length} files`, milliseconds: lexed, amount: characters(size) },
    {
      what: `preprocess ${shaders.length} shaders, read from disk`,
      milliseconds: preprocessed,
      amount: characters(shaderSize),
    },
  ]
  if (spawnSync(clang, ['--version']).status !== 0 || shaders.length === 0) return rows
  const theirs = clangTime(shaders)
  const note = `${(theirs / preprocessed).toFixed(1)} x ours`
  return [...rows, { what: `${clang} -E, the same shaders`, milliseconds: theirs, note }, ...together(shaders)]
}

/** One file that includes every shader without errors: one process on both sides, start included on theirs alone. */
function together(shaders: readonly string[]): readonly BenchRow[] {
  const host = createDiskHost()
  const lexCache = new LexCache()
  const good = shaders.filter((file) => {
    const sink = new DiagnosticSink()
    preprocess({ file, host, lexCache }, new SourceMap(), sink)
    return sink.errorCount === 0
  })
  const folder = mkdtempSync(join(tmpdir(), 'descry-bench-'))
  const file = join(folder, 'all.hlsl')
  writeFileSync(file, good.map((path) => `#include "${path}"\n`).join(''))
  let size = 0
  const ours = bestTime(() => {
    const sources = new SourceMap()
    preprocess({ file, host: createDiskHost() }, sources, new DiagnosticSink())
    size = sources.size
  }, 3)
  const theirs = bestTime(() => void spawnSync(clang, ['-E', '-x', 'c', '-w', '-o', '/dev/null', file]), 3)
  rmSync(folder, { recursive: true })
  const note = `${(theirs / ours).toFixed(1)} x ours`
  return [
    { what: `preprocess one file that includes ${good.length} shaders`, milliseconds: ours, amount: characters(size) },
    { what: `${clang} -E, the same file`, milliseconds: theirs, amount: characters(size), note },
  ]
}

/** Characters of all files that were entered. */
function preprocessFile(file: string, host: ReturnType<typeof createDiskHost>, lexCache: LexCache): number {
  const sources = new SourceMap()
  preprocess({ file, host, lexCache, includeDirectories: [dirname(file)] }, sources, new DiagnosticSink())
  return sources.size
}

/** A process for each file, as a build runs it; from an even choice of files when there are many. */
function clangTime(shaders: readonly string[]): number {
  const chosen = sampleOf(shaders, clangFiles)
  const start = performance.now()
  for (const file of chosen)
    spawnSync(clang, ['-E', '-x', 'c', '-w', '-I', dirname(file), file], { maxBuffer: 1 << 30, stdio: 'pipe' })
  return ((performance.now() - start) / chosen.length) * shaders.length
}
