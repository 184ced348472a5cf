// Every file in this folder is a shader with the diagnostics it must get, all of them, as comments (see test/support/carets.ts).
//
//   // args: -T lib_6_6     options of the command line
//   // clang: same          Clang 22 says the same (`exact`: with the same carets); `npm run validate` asks it
import { insertCarets, stripCarets } from '../support/carets.ts'
import { argumentsOf, runFixtures } from '../support/fixture.ts'
import { lint } from '../support/lint.ts'

runFixtures({
  folder: 'diagnostics',
  extensions: ['.hlsl', '.slang'],
  headers: ['args', 'clang'],
  render({ path, text, headers }) {
    const source = stripCarets(text)
    return insertCarets(source, path, lint(path, source, argumentsOf(headers)))
  },
})
