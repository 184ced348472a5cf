import { expect, test } from 'vitest'
import { DiagnosticSink } from '../diagnostics/sink.ts'
import { SourceMap } from '../support/source.ts'
import { type JsonNode, readJson } from './json.ts'

function read(text: string) {
  const sources = new SourceMap()
  const sink = new DiagnosticSink()
  const node = readJson('descry.json', text, sources, sink)
  const told = sink.reported.map(({ diagnostic: { location, message } }) => {
    const { line, column } = sources.position(location)
    return `${line}:${column}: ${message}`
  })
  return { value: node && plain(node), told }
}

function plain(node: JsonNode): unknown {
  if (node.kind === 'scalar') return node.value
  if (node.kind === 'list') return node.elements.map(plain)
  return Object.fromEntries(node.members.map(({ name, value }) => [name, plain(value)]))
}

test('comments, commas at the end, and everything JSON has', () => {
  const text = '\uFEFF// a\n{ "a": [1, -2.5e3, "\\u0041\\n", true, null,], /* b\n */ "c": {}, }\n'
  expect(read(text)).toEqual({ value: { a: [1, -2500, 'A\n', true, null], c: {} }, told: [] })
})

test.each([
  ['', '1:1: this is not JSON: the file ends here'],
  ['{ "a": }', '1:8: this is not JSON: a value must stand here'],
  ['{ "a" 1 }', "1:7: this is not JSON: ':' must stand here"],
  ['{ a: 1 }', '1:3: this is not JSON: a name in quotes must stand here'],
  ['[1 2]', "1:4: this is not JSON: ',' or ']' must stand here"],
  ['["a\n"]', '1:2: this is not JSON: this string does not end on its line, or has a wrong escape'],
  ['{}\n{}', '2:1: this is not JSON: nothing may follow the value'],
  ['['.repeat(200), '1:102: this is not JSON: it is nested too deeply'],
])('%s', (text, message) => {
  expect(read(text).told).toEqual([message])
})
