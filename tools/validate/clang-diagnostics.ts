// Files of test/diagnostics/ with the header `// clang: same`: Clang 22 must say exactly what we say, at the same places.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { JsonDiagnostic } from '../../src/diagnostics/render/json.ts'
import { stripCarets } from '../../test/support/carets.ts'
import { argumentsOf, parseHeaders } from '../../test/support/headers.ts'
import { lint } from '../../test/support/lint.ts'
import type { Check } from './check.ts'

const folder = join(import.meta.dirname, '..', '..', 'test', 'diagnostics')

export const check: Check = {
  name: 'clang-diagnostics',
  tools: ['clang-22'],
  run() {
    const problems: string[] = []
    const work = mkdtempSync(join(tmpdir(), 'descry-validate-'))
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!file.endsWith('.hlsl')) continue
      const text = readFileSync(join(folder, file), 'utf8')
      const headers = parseHeaders(text, ['args', 'clang'])
      if (headers.get('clang') !== 'same') continue
      const source = stripCarets(text)
      const args = argumentsOf(headers)
      const ours = lint(join(folder, file), source, args).flatMap(describe)
      const theirs = askClang(join(work, 'input.hlsl'), source, args)
      for (const line of ours.filter((one) => !theirs.includes(one))) problems.push(`${file}: only descry: ${line}`)
      for (const line of theirs.filter((one) => !ours.includes(one))) problems.push(`${file}: only clang: ${line}`)
    }
    rmSync(work, { recursive: true })
    return problems
  },
}

function describe({ line, column, severity, message, flag, notes }: JsonDiagnostic): readonly string[] {
  const own = `${line}:${column}: ${severity}: ${message}${flag === null ? '' : ` [${flag}]`}`
  return [own, ...notes.flatMap(describe)]
}

function askClang(path: string, source: string, args: readonly string[]): readonly string[] {
  writeFileSync(path, source)
  const profile = args[args.indexOf('-T') + 1] ?? ''
  const flags = args.filter((word) => /^-(W|D|w$)/.test(word))
  const prelude = join(dirname(path), 'prelude.h')
  writeFileSync(prelude, preludeText)
  const fixed = ['-x', 'hlsl', '-fsyntax-only', '-fno-caret-diagnostics', '-include', prelude]
  const { stderr } = spawnSync('clang-22', ['-cc1', '-triple', tripleOf(profile), ...fixed, ...flags, path], {
    encoding: 'utf8',
  })
  const prefix = `${path}:`
  return stderr
    .split('\n')
    .filter((line) => line.startsWith(prefix))
    .map((line) => line.slice(prefix.length).replace('[-Werror,', '['))
}

/** Distributions do not ship Clang's hlsl.h, where the short names of vectors and matrices come from. */
const preludeText = [
  'typedef unsigned int uint;',
  ...['bool', 'int', 'uint', 'half', 'float', 'double'].flatMap((scalar) =>
    [1, 2, 3, 4].flatMap((rows) => [
      `typedef vector<${scalar}, ${rows}> ${scalar}${rows};`,
      ...[1, 2, 3, 4].map((columns) => `typedef matrix<${scalar}, ${rows}, ${columns}> ${scalar}${rows}x${columns};`),
    ]),
  ),
  '',
].join('\n')

const environments: Readonly<Record<string, string>> = {
  vs: 'vertex',
  ps: 'pixel',
  gs: 'geometry',
  hs: 'hull',
  ds: 'domain',
  cs: 'compute',
  as: 'amplification',
  ms: 'mesh',
  lib: 'library',
}

function tripleOf(profile: string): string {
  const [stage = 'cs', major = '6', minor = '6'] = profile.split('_')
  return `dxil-pc-shadermodel${major}.${minor}-${environments[stage] ?? 'compute'}`
}
