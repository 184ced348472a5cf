// Files of test/preprocess/ with the header `// clang: same`: Clang 22 must make the same tokens and say the same things.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { JsonDiagnostic } from '../../src/diagnostics/render/json.ts'
import { lex } from '../../src/lex/lex.ts'
import { spelling } from '../../src/support/intern.ts'
import { preprocessText } from '../../test/preprocess/preprocess-text.ts'
import { stripCarets } from '../../test/support/carets.ts'
import { argumentsOf, parseHeaders } from '../../test/support/headers.ts'
import type { Check } from './check.ts'

const folder = join(import.meta.dirname, '..', '..', 'test', 'preprocess')

export const check: Check = {
  name: 'clang-preprocessor',
  tools: ['clang-22'],
  run() {
    const problems: string[] = []
    const work = mkdtempSync(join(tmpdir(), 'descry-validate-'))
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!name.endsWith('.hlsl')) continue
      const path = join(folder, name)
      const text = readFileSync(path, 'utf8')
      const headers = parseHeaders(text, ['clang', 'args'])
      if (headers.get('clang') !== 'same') continue
      const source = stripCarets(text.split('\n; ==>\n')[0]!)
      const ours = preprocessText(source, path, argumentsOf(headers))
      const theirs = askClang(join(work, 'input.hlsl'), source, dirname(path), argumentsOf(headers))
      if (wordsOf(ours.output) !== theirs.words)
        problems.push(`${name}: tokens differ\n  descry ${wordsOf(ours.output)}\n  clang  ${theirs.words}`)
      // Some of Clang's warnings have no flag; every one of ours has.
      const own = ours.diagnostics
        .flatMap((one) => describe(one, path))
        .map((line) => {
          const bare = line.replace(/ \[-W[^\]]*\]$/, '')
          return theirs.messages.includes(bare) ? bare : line
        })
      for (const line of own.filter((one) => !theirs.messages.includes(one)))
        problems.push(`${name}: only descry: ${line}`)
      for (const line of theirs.messages.filter((one) => !own.includes(one)))
        problems.push(`${name}: only clang: ${line}`)
    }
    rmSync(work, { recursive: true })
    return problems
  },
}

function wordsOf(text: string): string {
  const { tokens } = lex(text)
  return Array.from(tokens.atoms.subarray(0, tokens.count - 1), spelling).join(' ')
}

/** The message and its notes, those in the file itself. */
function describe(diagnostic: JsonDiagnostic, path: string): readonly string[] {
  const { file, line, column, severity, message, flag, notes } = diagnostic
  const own = `${line}:${column}: ${severity}: ${message}${flag === null ? '' : ` [${flag}]`}`
  return [...(file === path ? [own] : []), ...notes.flatMap((note) => describe(note, path))]
}

function askClang(
  path: string,
  source: string,
  beside: string,
  defines: readonly string[],
): { readonly words: string; readonly messages: readonly string[] } {
  writeFileSync(path, source)
  const language = ['-cc1', '-triple', 'dxil-pc-shadermodel6.6-library', '-x', 'hlsl', '-undef', '-E', '-P']
  const folders = ['-I', `${beside}/include`, '-iquote', beside]
  const warnings = ['-Wundef', '-fno-caret-diagnostics']
  const macros = defines.flatMap((define) => ['-D', define])
  const result = spawnSync('clang-22', [...language, ...folders, ...warnings, ...macros, path], { encoding: 'utf8' })
  const prefix = `${path}:`
  const messages = result.stderr
    .split('\n')
    .filter((line) => line.startsWith(prefix))
    .map((line) => line.slice(prefix.length).replace('fatal error', 'error'))
  return { words: wordsOf(result.stdout.replace(/^[ \t]*#pragma\b.*$/gm, '')), messages }
}
