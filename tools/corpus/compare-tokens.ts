// Compares our preprocessor with Clang's, file by file and spelling by spelling.
//
//   npx tsx tools/corpus/compare-tokens.ts DIR...      (needs clang-22, or CLANG=/path/to/clang)
//
// Every .hlsl, .hlsli, .h and .fx file under the folders is preprocessed by both, with the file's folder as -I and no
// predefined macros. Headers nobody has are empty stubs for both, so that the rest of the file is compared as well.
// Three things must agree:
//   tokens      the output of `descry -P` and Clang's, both split by our lexer, one by one
//   characters  the same two without white space, as plain text: a mistake in our lexer cannot hide here
//   raw tokens  the file's own text as Clang's lexer splits it, without our lexer's help
// Files for which Clang reports errors must get an error from us too.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { DiagnosticSink } from '../../src/diagnostics/sink.ts'
import { LexCache } from '../../src/lex/cache.ts'
import { lex } from '../../src/lex/lex.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { preprocess } from '../../src/preprocess/preprocess.ts'
import { printPreprocessed } from '../../src/preprocess/print.ts'
import { spelling } from '../../src/support/intern.ts'
import { SourceMap } from '../../src/support/source.ts'

const clang = process.env.CLANG ?? 'clang-22'
const extensions = /\.(?:hlsl|hlsli|h|fx)$/
/** A missing header ends a compilation, so every round finds one more. */
const stubRounds = 300
const concurrency = 2

/** C has builtins and attributes that HLSL has not; headers for both ask. */
const noFeatures = ['feature', 'extension', 'builtin', 'attribute', 'cpp_attribute'].map(
  (what) => `-D__has_${what}(x)=0`,
)

type Outcome =
  | { readonly kind: 'same'; readonly tokens: number }
  | { readonly kind: 'both-fail'; readonly error: string }
  | { readonly kind: 'explained'; readonly reason: string }
  | { readonly kind: 'different'; readonly what: string; readonly detail: string }

interface Ours {
  readonly words: readonly string[]
  readonly errors: readonly string[]
  readonly missing: readonly string[]
  /** All files that were read. */
  readonly dependencies: readonly string[]
}

const stubs = mkdtempSync(join(tmpdir(), 'compare-tokens-'))
const host = createDiskHost()
const lexCache = new LexCache()

function preprocessOurs(file: string): Ours {
  const sources = new SourceMap()
  const sink = new DiagnosticSink()
  const includeDirectories = [dirname(file), stubs]
  const preprocessed = preprocess({ file, host, includeDirectories, lexCache }, sources, sink)
  const { dependencies } = preprocessed
  // What `descry -P` prints, read again: the printer is compared as well.
  const printed = printPreprocessed(preprocessed, sources).replace(/^#line .*$/gm, '')
  const words = wordsOfOutput(printed)
  const errors: string[] = []
  const missing: string[] = []
  for (const { diagnostic, severity } of sink.reported) {
    if (severity !== 'error') continue
    const { file: at, line } = sources.position(diagnostic.location)
    errors.push(`${at}:${line}: ${diagnostic.message}`)
    const name = /^'(.*)' file not found$/.exec(diagnostic.message)
    if (name) missing.push(name[1]!)
  }
  return { words, errors, missing, dependencies }
}

function run(args: readonly string[]): Promise<{ out: string; error: string; isOk: boolean }> {
  return new Promise((done) => {
    execFile(clang, args, { maxBuffer: 1 << 30, encoding: 'utf8' }, (failure, out, error) =>
      done({ out, error, isOk: !failure }),
    )
  })
}

/** Clang's output as words; lines that are pragmas are left to us as events, so they are dropped here. */
function wordsOfOutput(text: string): string[] {
  const { tokens, directives } = lex(text)
  const words: string[] = []
  let directive = 0
  for (let index = 0; index < tokens.count - 1; index++) {
    while (directive < directives.count && directives.starts[directive]! < index) directive++
    if (directives.starts[directive] === index && directives.kinds[directive] === 'pragma') {
      index = directives.ends[directive]! - 1
      continue
    }
    words.push(spelling(tokens.atoms[index]!))
  }
  return words
}

function createStubs(names: readonly string[]): boolean {
  let isNew = false
  for (const name of names) {
    const path = resolve(stubs, name.replaceAll('\\', '/'))
    if (!path.startsWith(`${stubs}/`) || host.readFile(path) !== undefined) continue
    try {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, '')
      host.invalidate(path)
      isNew = true
    } catch {
      // A folder where a file should be, or the other way round: both compilers will miss the header.
    }
  }
  return isNew
}

function firstDifference(ours: readonly string[], theirs: readonly string[]): string | undefined {
  const length = Math.max(ours.length, theirs.length)
  for (let index = 0; index < length; index++)
    if (ours[index] !== theirs[index]) {
      const show = (words: readonly string[]) => words.slice(Math.max(0, index - 3), index + 5).join(' ')
      return `token ${index}: ours  ${show(ours)}\n        theirs  ${show(theirs)}`
    }
  return undefined
}

const withoutSpace = (text: string) => text.replace(/\s+/g, '')

/**
 * We read back slashes as slashes, ignore case where nothing else fits and look beside every open file, as DXC does on
 * Windows. A header that Clang misses for one of these reasons becomes a file of that very name that includes the real one.
 */
async function runWithRedirects(flags: readonly string[], file: string, ours: Ours): ReturnType<typeof run> {
  let theirs = await run([...flags, file])
  if (theirs.isOk) return theirs
  const redirects = mkdtempSync(join(tmpdir(), 'compare-tokens-'))
  for (let round = 0; round < stubRounds; round++) {
    const name = /'([^'\n]*)' file not found/.exec(theirs.error)?.[1]
    const ending = name
      ?.replaceAll('\\', '/')
      .replace(/^(?:\.\.?\/)*/, '/')
      .toLowerCase()
    const target = ending && ours.dependencies.find((path) => path.toLowerCase().endsWith(ending))
    const path = resolve(redirects, name ?? '')
    if (!target || !path.startsWith(`${redirects}/`)) break
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `#include "${resolve(target)}"\n`)
    theirs = await run([...flags, '-I', redirects, file])
  }
  rmSync(redirects, { recursive: true })
  return theirs
}

async function comparePreprocessed(file: string): Promise<Outcome> {
  let ours = preprocessOurs(file)
  for (let round = 0; round < stubRounds && createStubs(ours.missing); round++) ours = preprocessOurs(file)
  const language = ['-E', '-P', '-x', 'c', '-undef', '-nostdinc', '-w', ...noFeatures]
  const flags = [...language, '-I', dirname(file), '-I', stubs]
  const theirs = await runWithRedirects(flags, file, ours)
  const isFatal = /fatal error:/.test(theirs.error)
  if (isFatal && ours.errors.length > 0) return { kind: 'both-fail', error: ours.errors[0]! }
  if (isFatal && /'\.\.[^']*' file not found/.test(theirs.error))
    return { kind: 'explained', reason: 'a header above the folder is found by ignoring case' }
  if (theirs.isOk !== (ours.errors.length === 0)) {
    const detail = `ours: ${ours.errors[0] ?? 'no error'}\n        theirs: ${theirs.error.split('\n')[0] || 'no error'}`
    return { kind: 'different', what: 'errors', detail }
  }
  const words = wordsOfOutput(theirs.out)
  const difference = firstDifference(ours.words, words)
  if (difference !== undefined) return { kind: 'different', what: 'tokens', detail: difference }
  const text = theirs.out.replace(/^[ \t]*#pragma\b.*$/gm, '')
  if (withoutSpace(text) !== withoutSpace(ours.words.join(' ')))
    return { kind: 'different', what: 'characters', detail: 'the texts differ although the words agree' }
  return theirs.isOk ? { kind: 'same', tokens: words.length } : { kind: 'both-fail', error: ours.errors[0]! }
}

/** Tokens after which two splits of the same text must have met again. */
const longestSplit = 64

/** Places where one side has one token and the other several, all meant. */
const meantSplits: readonly [reason: string, test: (ours: string, theirs: string) => boolean][] = [
  ['a swizzle or second dot ends a number, as in DXC', (ours) => /^[0-9.][\w.]* \.\S*( |$)/.test(ours)],
  ['1.#INF is one number, as in DXC', (ours) => /^[0-9]*\.[0-9]*#INF/.test(ours)],
  ['operators of C++ that HLSL does not have', (_, theirs) => /^(?:\.\*|->\*|<=>|<:|:>|<%|%>|%:)$/.test(theirs)],
  ['text of #error and #warning', (ours, theirs) => /^'/.test(ours) !== /^'/.test(theirs)],
]

/** Clang's lexer on the file's own text. */
async function compareRaw(file: string): Promise<Outcome> {
  const triple = ['-triple', 'dxil-pc-shadermodel6.6-library']
  const dump = await run(['-cc1', ...triple, '-x', 'hlsl', '-dump-raw-tokens', file])
  const theirs: string[] = []
  for (const line of dump.error.split(/\tLoc=<[^\n]*\n/)) {
    const [, kind, word = ''] = /^(\w+) '([\s\S]*)'\t/.exec(line) ?? []
    if (kind !== undefined && kind !== 'eof' && kind !== 'comment' && word.trim() !== '') theirs.push(word)
  }
  const { tokens } = lex(host.readFile(file) ?? '')
  const ours: string[] = []
  for (let index = 0; index < tokens.count - 1; index++) ours.push(spelling(tokens.atoms[index]!))
  return compareSplits(ours, theirs)
}

function compareSplits(ours: readonly string[], theirs: readonly string[]): Outcome {
  let left = 0
  let right = 0
  let reason: string | undefined
  while (left < ours.length || right < theirs.length) {
    if (ours[left] === theirs[right]) {
      left++
      right++
      continue
    }
    const ourStart = left
    const theirStart = right
    let ourText = ''
    let theirText = ''
    do {
      if (ourText.length <= theirText.length) ourText += withoutSpace(ours[left++] ?? '')
      else theirText += withoutSpace(theirs[right++] ?? '')
    } while (ourText !== theirText && left - ourStart < longestSplit && right - theirStart < longestSplit)
    const ourWords = ours.slice(ourStart, left)
    const theirWords = theirs.slice(theirStart, right)
    // Clang's raw lexer does not know that it is in an #include.
    if (ourText === theirText && ourWords.length === 1 && /^(?:<.*>|".*")$/.test(ourText)) continue
    reason = meantSplits.find(([, test]) => test(ourWords.join(' '), theirWords.join(' ')))?.[0]
    if (ourText !== theirText || reason === undefined) {
      const detail = `ours  ${ourWords.slice(0, 8).join(' ')}\n        theirs  ${theirWords.slice(0, 8).join(' ')}`
      return { kind: 'different', what: 'raw tokens', detail }
    }
  }
  return reason === undefined ? { kind: 'same', tokens: ours.length } : { kind: 'explained', reason }
}

async function main(folders: readonly string[]): Promise<void> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && extensions.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  files.sort()
  const counts = new Map<string, number>()
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  let tokens = 0
  const differences: string[] = []
  const failures: string[] = []
  let next = 0
  const worker = async () => {
    while (next < files.length) {
      const file = files[next++]!
      for (const outcome of [await comparePreprocessed(file), await compareRaw(file)]) {
        const stage = outcome.kind === 'different' ? outcome.what : ''
        count(`${outcome.kind}${stage && ` (${stage})`}${outcome.kind === 'explained' ? `: ${outcome.reason}` : ''}`)
        if (outcome.kind === 'same') tokens += outcome.tokens
        if (outcome.kind === 'both-fail') failures.push(outcome.error)
        if (outcome.kind === 'different') differences.push(`${file}: ${outcome.what}\n        ${outcome.detail}`)
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  for (const failure of failures) console.log(`error on both sides: ${failure}`)
  for (const difference of differences) console.log(difference)
  console.log(`${files.length} files, each compared preprocessed and raw; ${tokens} tokens agree`)
  for (const [key, value] of [...counts].sort()) console.log(`${String(value).padStart(6)}  ${key}`)
  if (differences.length > 0) process.exitCode = 1
}

try {
  await main(process.argv.slice(2).map((folder) => resolve(folder)))
} finally {
  rmSync(stubs, { recursive: true, force: true })
}
