// What Clang says about root signatures, and what we say: same line, column, severity and words?
//
//   npx tsx tools/suites/clang-root-signatures.ts [--clang clang-22] FILE.hlsl...
//
// Clang runs once for every version a file's RUN lines name. Exit 1 below 95 %.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Reported } from '../../src/diagnostics/sink.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { createDiskHost } from '../../src/node/host.ts'
import type { RootSignatureVersion } from '../../src/rootsig/signature.ts'
import type { SourceMap } from '../../src/support/source.ts'

const share = 0.95
const compiler = createCompiler(createDiskHost())

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { clang: { type: 'string', default: 'clang-22' } },
  })
  let expected = 0
  let found = 0
  let more = 0
  for (const file of positionals)
    for (const run of runsOf(readFileSync(file, 'utf8'))) {
      const theirs = clangMessages(values.clang, file, run.words)
      const ours = ownMessages(file, run.options)
      const missing = subtract(theirs, ours)
      const extra = subtract(ours, theirs)
      expected += theirs.length
      found += theirs.length - missing.length
      more += extra.length
      for (const line of missing) console.log(`${file}: only clang: ${line}`)
      for (const line of extra) console.log(`${file}: only descry: ${line}`)
    }
  console.log(`${found} of ${expected} messages of Clang, ${more} that Clang does not have`)
  return found >= expected * share ? 0 : 1
}

interface Run {
  readonly words: readonly string[]
  readonly options: CompileOptions
}

function runsOf(text: string): readonly Run[] {
  const versions = [...text.matchAll(/-fdx-rootsignature-version=(rootsig_1_(\d))/g)]
  const entry = /-hlsl-entry (\w+)/.exec(text)?.[1]
  const isTarget = text.includes('-rootsignature ')
  const triple = `dxil-pc-shadermodel6.3-${isTarget ? 'rootsignature' : 'library'}`
  const words = [
    '-cc1',
    '-triple',
    triple,
    '-x',
    'hlsl',
    '-fsyntax-only',
    ...(isTarget && entry ? ['-hlsl-entry', entry] : []),
  ]
  const options: CompileOptions = {
    ...defaultOptions,
    profile: isTarget ? 'rootsig_1_1' : 'lib_6_3',
    entry: entry ?? 'main',
  }
  if (versions.length === 0) return [{ words, options }]
  return versions.map(([word, , minor]) => {
    const version = Number(minor) as RootSignatureVersion
    return { words: [...words, word], options: { ...options, rootSignature: { ...options.rootSignature, version } } }
  })
}

function clangMessages(clang: string, file: string, words: readonly string[]): string[] {
  const { stderr } = spawnSync(clang, [...words, file], { encoding: 'utf8' })
  return stderr.split('\n').flatMap((line) => {
    const match = /^(?:.*?:(\d+:\d+): )?(error|warning|note): (.*?)(?: \[-W[\w-]+\])?$/.exec(line)
    return match && !match[3]!.startsWith('expanded from') ? [`${match[1] ?? ''} ${match[2]}: ${match[3]}`] : []
  })
}

function ownMessages(file: string, options: CompileOptions): string[] {
  const { reported, sources } = compiler.lint({ path: file }, options)
  return reported.flatMap((each) => messagesOf(each, sources))
}

function messagesOf({ diagnostic, severity }: Reported, sources: SourceMap): string[] {
  const place = (location: number): string => {
    if (location === 0) return ''
    const { line, column } = sources.position(location)
    return `${line}:${column}`
  }
  return [
    `${place(diagnostic.location)} ${severity}: ${diagnostic.message}`,
    ...diagnostic.notes.map((note) => `${place(note.location)} note: ${note.message}`),
  ]
}

function subtract(from: readonly string[], what: readonly string[]): string[] {
  const left = [...what]
  return from.filter((line) => {
    const at = left.indexOf(line)
    if (at < 0) return true
    left.splice(at, 1)
    return false
  })
}

process.exit(main())
