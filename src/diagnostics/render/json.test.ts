// The three machine formats, made from one report: a mismatch with fix-it and help, a note, a macro, and no place at all.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AjvDraft04 from 'ajv-draft-04'
import { expect, test } from 'vitest'
import { nowhere, SourceFile, SourceMap } from '../../support/source.ts'
import { defineDiagnostics } from '../define.ts'
import { DiagnosticSink } from '../sink.ts'
import { renderJson, toJson } from './json.ts'
import { renderMsvc } from './msvc.ts'
import { renderSarif } from './sarif.ts'

const table = defineDiagnostics({
  test_mismatch: {
    severity: 'error',
    message: "binding type '{letter}' only applies to UAV resources",
    help: 'use register(t0)',
    explain: 'Each register letter holds one class of resource.',
  },
  test_legacy: { severity: 'warning', flag: 'test-legacy', message: 'deprecated register' },
  test_off: { severity: 'ignored', flag: 'test-off', message: 'implicit' },
  test_declared: { severity: 'note', message: 'declared here' },
})

const text = '#define SLOT register(u0)\nTexture2D 日本 : register(u0);\nTexture2D b : SLOT;\n'

function report() {
  const sources = new SourceMap()
  const sink = new DiagnosticSink({
    options: [{ flag: 'test-off', action: 'enable' }],
    allAreErrors: false,
    silent: false,
    errorLimit: 0,
  })
  const { base } = sources.addFile(new SourceFile('my shaders\\a.hlsl', text), nowhere)
  const second = base + text.indexOf('register', 30)
  const letter = { start: second + 9, end: second + 10 }
  const name = base + text.indexOf('日本')
  const fixes = [{ span: letter, text: 't' }]
  const notes = [table.test_declared({ start: name, end: name + 2 })]
  sink.report(table.test_mismatch({ start: second + 9, end: second + 11 }, { letter: 'u' }, { fixes, notes }))
  const use = base + text.indexOf('SLOT;')
  const body = sources.addExpansion(base + text.indexOf('register'), 12, use, use + 4, 'SLOT', false)
  const inBody = { start: body + 9, end: body + 11 }
  sink.report(table.test_legacy(inBody, undefined, { fixes: [{ span: inBody, text: 't0' }] }))
  sink.report(table.test_off(nowhere))
  return toJson(sink.reported, sources)
}

test('json carries id, flag, region, nested notes and fixes', () => {
  const place = (line: number, column: number, endColumn: number) => ({
    file: 'my shaders\\a.hlsl',
    line,
    column,
    endLine: line,
    endColumn,
  })
  const nothing = { help: null, notes: [], fixes: [] }
  const expected = [
    {
      id: 'test_mismatch',
      severity: 'error',
      flag: null,
      message: "binding type 'u' only applies to UAV resources",
      help: 'use register(t0)',
      ...place(2, 25, 27),
      notes: [
        {
          id: 'test_declared',
          severity: 'note',
          flag: null,
          message: 'declared here',
          ...nothing,
          ...place(2, 11, 13),
        },
      ],
      fixes: [{ ...place(2, 25, 26), text: 't' }],
    },
    {
      id: 'test_legacy',
      severity: 'warning',
      flag: '-Wtest-legacy',
      message: 'deprecated register',
      help: null,
      ...place(3, 15, 19),
      notes: [
        {
          id: 'note_expanded_from_macro',
          severity: 'note',
          flag: null,
          message: "expanded from macro 'SLOT'",
          ...nothing,
          ...place(1, 23, 25),
        },
      ],
      fixes: [],
    },
    {
      id: 'test_off',
      severity: 'warning',
      flag: '-Wtest-off',
      message: 'implicit',
      ...nothing,
      file: null,
      line: null,
      column: null,
      endLine: null,
      endColumn: null,
    },
  ]
  expect(JSON.parse(renderJson(report()))).toEqual({ version: 1, diagnostics: expected })
})

test('msvc is one line per message', () => {
  expect(renderMsvc(report())).toBe(
    [
      "my shaders\\a.hlsl(2,25): error test_mismatch: binding type 'u' only applies to UAV resources",
      'my shaders\\a.hlsl(2,11): note: declared here',
      'my shaders\\a.hlsl(2,25): note: help: use register(t0)',
      'my shaders\\a.hlsl(3,15): warning test_legacy: deprecated register [-Wtest-legacy]',
      "my shaders\\a.hlsl(1,23): note: expanded from macro 'SLOT'",
      'descry: warning test_off: implicit [-Wtest-off]',
      '',
    ].join('\n'),
  )
})

test('sarif is valid against the 2.1.0 schema and carries id, flag, region and fixes', () => {
  const log = JSON.parse(renderSarif(report()))
  const schemaFile = createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json')
  const validate = new AjvDraft04({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(
    JSON.parse(readFileSync(schemaFile, 'utf8')),
  )
  validate(log)
  expect(validate.errors).toBeNull()
  validate({ ...log, runs: [{ ...log.runs[0], results: [{ level: 'error' }] }] })
  expect(validate.errors).not.toBeNull()

  const [mismatch, legacy] = log.runs[0].results
  const uri = 'my%20shaders/a.hlsl'
  expect(mismatch).toMatchObject({
    ruleId: 'test_mismatch',
    level: 'error',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri },
          region: { startLine: 2, startColumn: 25, endLine: 2, endColumn: 27 },
        },
      },
    ],
    relatedLocations: [{ message: { text: 'declared here' } }],
    fixes: [{ artifactChanges: [{ artifactLocation: { uri }, replacements: [{ insertedContent: { text: 't' } }] }] }],
  })
  expect(legacy.properties).toEqual({ flag: '-Wtest-legacy' })
  expect(log.runs[0].tool.driver.rules.map((rule: { id: string }) => rule.id)).toEqual([
    'test_mismatch',
    'test_legacy',
    'test_off',
  ])
})
