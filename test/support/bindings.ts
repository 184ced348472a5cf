// Runs `descry bindings` on files that carry their answers (answers.ts).
//
// A file that names no --rules is about what both sets of rules agree on: the answers must be the same under both.

import { parseCommandLine } from '../../src/cli/parse.ts'
import { compileOptions } from '../../src/cli/settings.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import type { CompileOptions } from '../../src/driver/options.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { describeBindings } from '../../src/reflect/binding-table.ts'
import { placeText } from '../../src/reflect/bindings-text.ts'
import { type Bindings, renderAnswers } from './answers.ts'
import { argumentsOf, type Fixture } from './fixture.ts'

const compiler = createCompiler(createDiskHost())

export function renderBindings(fixture: Fixture): string {
  const words = argumentsOf(fixture.headers)
  const { settings, problems } = parseCommandLine('bindings', [...words], () => false)
  if (problems.length > 0) throw new Error(`${fixture.path}: ${problems.join('; ')}`)
  const options = compileOptions(settings)
  const rendered = renderAnswers(fixture, (source) => bindingsOf(fixture.path, source, options))
  if (words.includes('--rules')) return rendered
  const other = renderAnswers(fixture, (source) => bindingsOf(fixture.path, source, { ...options, rules: 'dxc' }))
  if (other !== rendered) throw new Error(`${fixture.path}: DXC's rules answer otherwise, name --rules:\n${other}`)
  return rendered
}

function bindingsOf(path: string, text: string, options: CompileOptions): Bindings {
  const { generated, reported, sources } = compiler.generate({ path, text }, options)
  const errors = reported.filter(({ severity }) => severity === 'error').map(({ diagnostic }) => diagnostic.message)
  const table = generated ? describeBindings(generated.bindings, sources) : { resources: [], unused: [] }
  if (errors.length > 0) return { resources: [], errors }
  return {
    resources: [
      ...table.resources.map((row) => ({ name: row.name, line: row.location?.line, answer: placeText(row) })),
      ...table.unused.map(({ name, location, reason }) => ({
        name,
        line: location?.line,
        answer: `unused: ${reason}`,
      })),
    ],
    errors,
  }
}
