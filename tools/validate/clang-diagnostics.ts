// Files of test/diagnostics/ that Clang 22 understands: it must say what we say.
//
//   // clang: same     the same messages at the same places
//   // clang: exact    the same text, with lines, carets, ranges and fix-its (our `help:` lines aside)
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JsonDiagnostic } from '../../src/diagnostics/render/json.ts'
import { stripCarets } from '../../test/support/carets.ts'
import { argumentsOf, parseHeaders } from '../../test/support/headers.ts'
import { lint, lintText } from '../../test/support/lint.ts'
import { tripleOf, typePrelude } from '../clang/prelude.ts'
import type { Check } from './check.ts'

const folder = join(import.meta.dirname, '..', '..', 'test', 'diagnostics')

export const check: Check = {
  name: 'clang-diagnostics',
  tools: ['clang-22'],
  run() {
    const work = mkdtempSync(join(tmpdir(), 'descry-validate-'))
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.hlsl'))
    const problems = files.sort().flatMap((file) => compare(file, work).map((line) => `${file}: ${line}`))
    rmSync(work, { recursive: true })
    return problems
  },
}

function compare(file: string, work: string): readonly string[] {
  const text = readFileSync(join(folder, file), 'utf8')
  const headers = parseHeaders(text, ['args', 'clang'])
  const level = headers.get('clang')
  if (level === undefined) return []
  const source = stripCarets(text)
  const args = argumentsOf(headers)
  // The name is the same for both, so that the texts are.
  const path = join(work, 'input.hlsl')
  const clang = askClang(path, source, args)
  if (level === 'exact') return differences(lintText(path, source, args).split('\n').filter(isNotHelp), clang)
  if (level !== 'same') return [`'${level}' is no level of likeness: same or exact`]
  const ours = lint(path, source, args).flatMap(messagesOf)
  const prefix = `${path}:`
  const theirs = clang.filter((line) => line.startsWith(prefix)).map((line) => line.replace(prefix, ''))
  return differences(
    ours,
    theirs.map((line) => line.replace('[-Werror,', '[')),
  )
}

function differences(ours: readonly string[], theirs: readonly string[]): readonly string[] {
  if (ours.join('\n') === theirs.join('\n')) return []
  const onlyOurs = ours.filter((line) => !theirs.includes(line)).map((line) => `only descry: ${line}`)
  const onlyTheirs = theirs.filter((line) => !ours.includes(line)).map((line) => `only clang:  ${line}`)
  const all = [...onlyOurs, ...onlyTheirs]
  return all.length > 0 ? all : ['the same lines in another order or number']
}

function isNotHelp(line: string): boolean {
  return !line.startsWith('      = help: ')
}

function messagesOf({ line, column, severity, message, flag, notes }: JsonDiagnostic): readonly string[] {
  // What DXC takes has a flag, so that its rules can ask for a warning.
  const isPlain = flag === null || flag === '-Wdxc-extension'
  const own = `${line}:${column}: ${severity}: ${message}${isPlain ? '' : ` [${flag}]`}`
  return [own, ...notes.flatMap(messagesOf)]
}

function askClang(path: string, source: string, args: readonly string[]): readonly string[] {
  const prelude = `${path}.prelude`
  writeFileSync(path, source)
  writeFileSync(prelude, typePrelude)
  const flags = args.filter((word) => /^-(W|D|w$)/.test(word))
  const profile = args.includes('-T') ? args[args.indexOf('-T') + 1] : undefined
  const options = ['-triple', tripleOf(profile), '-x', 'hlsl', '-fsyntax-only', '-include', prelude, ...flags]
  const { stderr } = spawnSync('clang-22', ['-cc1', ...options, path], { encoding: 'utf8' })
  return stderr.split('\n')
}
