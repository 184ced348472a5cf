// Source to tokens, and the preprocessor's messages with their places.
//
//   // clang: same     Clang 22 makes the same tokens, says the same; `npm run validate` asks it
import { insertCarets, stripCarets } from '../support/carets.ts'
import { argumentsOf, runFixtures } from '../support/fixture.ts'
import { renderSections } from '../support/sections.ts'
import { preprocessText } from './preprocess-text.ts'

runFixtures({
  folder: 'preprocess/expand',
  extensions: ['.hlsl'],
  headers: ['clang', 'args'],
  render: (fixture) =>
    renderSections(fixture, (input) => {
      const { output, diagnostics } = preprocessText(input, fixture.path, argumentsOf(fixture.headers))
      return output + diagnostics.map(({ line, message }) => `${line}: ${message}\n`).join('')
    }),
})

runFixtures({
  folder: 'preprocess/errors',
  extensions: ['.hlsl'],
  headers: ['clang', 'args'],
  render: ({ path, text, headers }) => {
    const source = stripCarets(text)
    return insertCarets(source, path, preprocessText(source, path, argumentsOf(headers)).diagnostics)
  },
})
