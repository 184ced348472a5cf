// Every file in this folder is a shader whose lines carry what the checker makes of their expression or initialiser:
//
//   float4 v = i;      //=> splat float4((float)i)
//
// A line with several has the last; nothing is said about blocks. The whole program must keep the promises of program.ts.
import { expect } from 'vitest'
import { parseCommandLine } from '../../src/cli/parse.ts'
import { compileOptions } from '../../src/cli/settings.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { createDiskHost } from '../../src/node/host.ts'
import type { Expression, Statement } from '../../src/program/program.ts'
import { argumentsOf, runFixtures } from '../support/fixture.ts'
import { brokenPromises, describeExpression } from '../support/typed.ts'

const compiler = createCompiler(createDiskHost())
const answer = /\s*\/\/=> .*$/

runFixtures({
  folder: 'sema',
  extensions: ['.hlsl', '.slang'],
  headers: ['args'],
  render({ path, text, headers }) {
    const source = text
      .split('\n')
      .map((line) => line.replace(answer, ''))
      .join('\n')
    const { settings } = parseCommandLine('lint', argumentsOf(headers), () => false)
    const { checked, sources, reported } = compiler.lint({ path, text: source }, compileOptions(settings))
    const errors = reported.filter(({ severity }) => severity === 'error').map(({ diagnostic }) => diagnostic.message)
    expect(errors).toEqual([])
    expect(brokenPromises(checked)).toEqual([])
    const lines = source.split('\n')
    for (const target of checked.functions)
      forEachValue(target.body, (value) => {
        const { line } = sources.position(value.start)
        const bare = lines[line - 1]!.replace(answer, '')
        lines[line - 1] = `${bare} //=> ${describeExpression(value)}`
      })
    return lines.join('\n')
  },
})

function forEachValue(root: Statement | undefined, visit: (value: Expression) => void): void {
  switch (root?.kind) {
    case 'block':
      for (const statement of root.statements) forEachValue(statement, visit)
      return
    case 'variable-statement':
      if (root.initializer) visit(root.initializer)
      return
    case 'expression-statement':
      visit(root.expression)
      return
    case 'return':
      if (root.value) visit(root.value)
      return
    case 'if':
      visit(root.condition)
      forEachValue(root.consequent, visit)
      forEachValue(root.alternate, visit)
      return
    default:
      return
  }
}
