// Every row was tried with Clang 22: `clang-22 -cc1 -triple dxil-pc-shadermodel6.6-library -x hlsl -fsyntax-only OPTIONS`
// on a program with one DefaultError warning, one plain warning and one DefaultIgnore warning.
import { expect, test } from 'vitest'
import { nowhere } from '../support/source.ts'
import { defineDiagnostics } from './define.ts'
import { DiagnosticSink } from './sink.ts'
import { parseWarningOption, reportUnknownWarnings } from './warnings.ts'

const legacy = 'legacy-constant-register-binding'
const implicit = 'hlsl-implicit-binding'
const table = defineDiagnostics({
  test_default_error: { severity: 'default-error', flag: legacy, message: 'b' },
  test_warning: { severity: 'warning', flag: legacy, message: 't' },
  test_ignored: { severity: 'ignored', flag: implicit, message: 'implicit' },
  test_error: { severity: 'error', message: 'plain' },
})

function sinkFor(line: string): DiagnosticSink {
  const words = line.split(' ').filter((word) => word !== '')
  const options = words.filter((word) => !['-w', '-Werror', '-Wno-error'].includes(word))
  const lastError = words.findLast((word) => word === '-Werror' || word === '-Wno-error')
  return new DiagnosticSink({
    options: options.map((word) => parseWarningOption(word.slice(2))),
    allAreErrors: lastError === '-Werror',
    silent: words.includes('-w'),
    errorLimit: 0,
  })
}

function judge(line: string): string[] {
  const sink = sinkFor(line)
  sink.report(table.test_default_error(nowhere))
  sink.report(table.test_warning(nowhere))
  sink.report(table.test_ignored(nowhere))
  return sink.reported.map((one) => `${one.severity} ${one.diagnostic.message} [${one.flag}]`)
}

const errorB = `error b [-W${legacy}]`
const warningB = `warning b [-W${legacy}]`
const warningT = `warning t [-W${legacy}]`
const errorT = `error t [-Werror,-W${legacy}]`

test.each([
  ['', [errorB, warningT]],
  ['-Werror', [errorB, errorT]],
  ['-Werror -Wno-error', [errorB, warningT]],
  ['-w', [errorB]],
  ['-w -Werror', [errorB]],
  [`-Werror=${legacy}`, [errorB, errorT]],
  [`-Wno-error=${legacy}`, [warningB, warningT]],
  [`-Wno-error=${legacy} -W${legacy} -Werror`, [warningB, warningT]],
  [`-Wno-${legacy}`, []],
  ['-Wno-disallow-legacy-binding-rules', []],
  [`-Wno-${legacy} -W${legacy}`, [warningB, warningT]],
  ['-Weverything', [errorB, warningT, `warning implicit [-W${implicit}]`]],
  ['-Werror=everything', [errorB, warningT]],
  ['-Wno-error=everything', [errorB, warningT]],
  ['-Wno-everything', []],
  [`-Wno-everything -W${implicit}`, [`warning implicit [-W${implicit}]`]],
  [`-W${implicit} -Wno-error=${implicit} -Werror`, [errorB, errorT, `warning implicit [-W${implicit}]`]],
  [`-Wno-error=${implicit}`, [errorB, warningT]],
  [`-Werror=${implicit}`, [errorB, warningT, `error implicit [-Werror,-W${implicit}]`]],
  [`-w -W${implicit}`, [errorB]],
])('%s', (line, expected) => {
  expect(judge(line)).toEqual(expected)
})

test('nothing silences an error', () => {
  const sink = sinkFor('-w -Wno-everything')
  sink.report(table.test_error(nowhere))
  expect(sink.errorCount).toBe(1)
})

test('isEnabled answers for warnings that are off by default', () => {
  expect(sinkFor('').isEnabled(implicit)).toBe(false)
  expect(sinkFor(`-W${implicit}`).isEnabled(implicit)).toBe(true)
  expect(sinkFor(`-W${implicit} -w`).isEnabled(implicit)).toBe(false)
  expect(sinkFor(`-w -Werror=${implicit}`).isEnabled(implicit)).toBe(false)
})

test('an unknown name is a warning with the nearest known one, and -W options judge it too', () => {
  const messages = (line: string) => {
    const sink = sinkFor(line)
    const options = line.split(' ').filter((word) => word !== '-Werror')
    reportUnknownWarnings(
      options.map((word) => parseWarningOption(word.slice(2))),
      sink,
    )
    return sink.reported.map((one) => `${one.severity}: ${one.diagnostic.message} [${one.flag}]`)
  }
  expect(messages('-Wqqqqq -Wno-legacy-constant-register-bindin -Werror=hlsl-implict-binding -Wconversion')).toEqual([
    "warning: unknown warning option '-Wqqqqq' [-Wunknown-warning-option]",
    "warning: unknown warning option '-Wno-legacy-constant-register-bindin'; did you mean '-Wno-legacy-constant-register-binding'? [-Wunknown-warning-option]",
    "warning: unknown warning option '-Werror=hlsl-implict-binding'; did you mean '-Werror=hlsl-implicit-binding'? [-Wunknown-warning-option]",
  ])
  expect(messages('-Werror -Wqqqqq')).toEqual([
    "error: unknown warning option '-Wqqqqq' [-Werror,-Wunknown-warning-option]",
  ])
  expect(messages('-Wno-unknown-warning-option -Wqqqqq')).toEqual([])
  expect(messages('-Wno-error=everything')).toEqual([
    "warning: unknown warning option '-Werror=everything' [-Wunknown-warning-option]",
  ])
})
