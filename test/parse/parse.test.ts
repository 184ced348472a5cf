// Source to printed tree, and the parser's messages with their places.
import { printTree } from '../../src/ast/print.ts'
import { insertCarets, stripCarets } from '../support/carets.ts'
import { runFixtures } from '../support/fixture.ts'
import { renderSections } from '../support/sections.ts'
import { parseText } from './parse-text.ts'

runFixtures({
  folder: 'parse/trees',
  extensions: ['.hlsl', '.slang'],
  headers: [],
  render: (fixture) =>
    renderSections(fixture, (input) => {
      const { unit, diagnostics } = parseText(input, fixture.path)
      const messages = diagnostics.map(
        ({ severity, line, column, message }) => `${severity} ${line}:${column} ${message}\n`,
      )
      return messages.join('') + printTree(unit)
    }),
})

runFixtures({
  folder: 'parse/errors',
  extensions: ['.hlsl', '.slang'],
  headers: ['version'],
  render: ({ path, text, headers }) => {
    const source = stripCarets(text)
    return insertCarets(source, path, parseText(source, path, Number(headers.get('version') ?? 2021)).diagnostics)
  },
})
