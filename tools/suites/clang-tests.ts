// Runs Clang's own tests of HLSL diagnostics: files that carry `expected-error {{...}}` comments (clang's -verify).
//
//   npx tsx tools/suites/clang-tests.ts LLVM_TREE [--filter TEXT] [--show missing|words|unexpected|severity]
//
// LLVM_TREE is a source tree of LLVM 22. Files that only use the language as users write it are counted apart from those about Clang's
// own built-ins and from those about root signatures. An expectation is met by a message of the same severity on the same line; in the
// same words when that message contains the expected text too.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseCommandLine } from '../../src/cli/parse.ts'
import { compileOptions } from '../../src/cli/settings.ts'
import { type JsonDiagnostic, toJson } from '../../src/diagnostics/render/json.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import type { CompileOptions } from '../../src/driver/options.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { spelling } from '../../src/support/intern.ts'
import { type Expectation, readExpectations } from './clang-tests/expectations.ts'
import { type Run, readRuns } from './clang-tests/runs.ts'

const folders = ['SemaHLSL', 'ParserHLSL']
const groups = ['users', 'root signatures', 'built-ins'] as const
type Group = (typeof groups)[number]
const outcomes = ['words', 'line', 'severity', 'missing'] as const
type Outcome = (typeof outcomes)[number]

/** How well each distinct expectation of a file was met, in the worst of its runs. */
interface FileResult {
  readonly file: string
  readonly group: Group
  readonly met: Map<string, { readonly expectation: Expectation; outcome: Outcome; said: string }>
  readonly unexpected: Map<string, JsonDiagnostic>
}

const compiler = createCompiler(createDiskHost())

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { filter: { type: 'string', default: '' }, show: { type: 'string', default: '' } },
  })
  const [tree] = positionals
  if (tree === undefined) {
    console.log(
      'usage: npx tsx tools/suites/clang-tests.ts LLVM_TREE [--filter TEXT] [--show missing|words|unexpected|severity]',
    )
    return 2
  }
  const results: FileResult[] = []
  for (const folder of folders) {
    const root = join(tree, 'clang', 'test', folder)
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!name.endsWith('.hlsl') || !`${folder}/${name}`.includes(values.filter)) continue
      const result = runFile(join(root, name), `${folder}/${name}`)
      if (result) results.push(result)
    }
  }
  for (const group of groups)
    print(
      group,
      results.filter((result) => result.group === group),
      values.show,
    )
  return 0
}

function groupOf(text: string): Group {
  if (/RootSignature|rootsig/i.test(text)) return 'root signatures'
  return /__builtin_|__hlsl_|\[hlsl::|__is_|__attribute__|_BitInt|ext_vector_type|__decay|__array_extent/.test(text)
    ? 'built-ins'
    : 'users'
}

function runFile(path: string, file: string): FileResult | undefined {
  const text = readFileSync(path, 'utf8')
  const runs = readRuns(text)
  if (runs.length === 0) return undefined
  const result: FileResult = { file, group: groupOf(text), met: new Map(), unexpected: new Map() }
  for (const run of runs) {
    const options = optionsOf(path, run)
    if (!options) continue
    const expected = readExpectations(text, run.prefixes, activeLines(path, text, options))
    compare(result, expected, lint(path, text, options), run)
  }
  return result
}

function optionsOf(path: string, run: Run): CompileOptions | undefined {
  const { settings, problems } = parseCommandLine('lint', ['--format', 'json', ...run.args], () => false)
  if (problems.length > 0) {
    console.log(`not run: ${path}: ${problems.join('; ')}`)
    return undefined
  }
  return compileOptions(settings)
}

/** Comments in parts that `#if` leaves out expect nothing. */
function activeLines(path: string, text: string, options: CompileOptions): ReadonlySet<number> {
  const marked = text.split('\n').map((line, index) => (/^\s*#|\\$/.test(line) ? line : `line_${index + 1}_`))
  const { tokens } = compiler.compile({ path, text: marked.join('\n') }, options).preprocessed
  const active = new Set<number>()
  for (let index = 0; index < tokens.count; index++) {
    const [, line] = /^line_(\d+)_$/.exec(spelling(tokens.atoms[index]!)) ?? []
    if (line !== undefined) active.add(Number(line))
  }
  return active
}

function lint(path: string, text: string, options: CompileOptions): readonly JsonDiagnostic[] {
  const { reported, sources } = compiler.lint({ path, text }, options)
  return toJson(reported, sources).filter(({ file }) => file === undefined || file === path || file === null)
}

function compare(
  result: FileResult,
  expected: readonly Expectation[],
  said: readonly JsonDiagnostic[],
  run: Run,
): void {
  const left = new Set(said)
  const open = new Set(expected)
  const match = (outcome: Outcome, fits: (expectation: Expectation, diagnostic: JsonDiagnostic) => boolean): void => {
    for (const expectation of open)
      for (const diagnostic of left) {
        if (!fits(expectation, diagnostic)) continue
        open.delete(expectation)
        left.delete(diagnostic)
        note(result, expectation, outcome, diagnostic.message)
        break
      }
  }
  match('words', (e, d) => e.line === d.line && e.severity === d.severity && e.matches(d.message))
  match('line', (e, d) => e.line === d.line && e.severity === d.severity)
  match('severity', (e, d) => e.line === d.line)
  for (const expectation of open) if (!expectation.isOptional) note(result, expectation, 'missing', '')
  if (run.ignoresUnexpected) return
  for (const diagnostic of left)
    result.unexpected.set(`${diagnostic.line} ${diagnostic.severity} ${diagnostic.message}`, diagnostic)
}

function note({ met }: FileResult, expectation: Expectation, outcome: Outcome, said: string): void {
  const known = met.get(expectation.key)
  if (!known) met.set(expectation.key, { expectation, outcome, said })
  else if (outcomes.indexOf(outcome) > outcomes.indexOf(known.outcome)) Object.assign(known, { outcome, said })
}

function print(group: Group, results: readonly FileResult[], show: string): void {
  const met = results.flatMap(({ met: all }) => [...all.values()])
  const unexpected = results.flatMap(({ unexpected: all }) => [...all.values()])
  console.log(`${group}: ${results.length} files, ${met.length} distinct diagnostics`)
  for (const severity of ['error', 'warning']) {
    const own = met.filter(({ expectation }) => expectation.severity === severity)
    const count = (...wanted: readonly Outcome[]): string => {
      const number = own.filter(({ outcome }) => wanted.includes(outcome)).length
      return `${number} (${((100 * number) / Math.max(1, own.length)).toFixed(1)} %)`
    }
    console.log(
      `  ${severity}s: ${own.length}; right line ${count('words', 'line')}; same words ${count('words')}; other severity ${count('severity')}; missing ${count('missing')}; unexpected ${unexpected.filter((diagnostic) => diagnostic.severity === severity).length}`,
    )
  }
  for (const { file, met: all, unexpected: extra } of results) {
    for (const { expectation, outcome, said } of all.values()) {
      if (outcome !== (show === 'words' ? 'line' : show)) continue
      console.log(`    ${file}:${expectation.line}: ${expectation.severity}: ${expectation.text}`)
      if (said !== '') console.log(`        ${said}`)
    }
    if (show !== 'unexpected') continue
    for (const { line, severity, message } of extra.values())
      console.log(`    ${file}:${line}: ${severity}: ${message}`)
  }
}

process.exitCode = main()
