// Every file here is a Slang (or HLSL) program with descriptor handles. Its lines carry what src/rewrite makes of their expression or
// initialiser, and the end of the file what DXIL does with the heaps, and the bindings:
//
//   result[0] = nonuniform(h)->Load(p);      //=> result[0:uint] = Texture2D<float4> resource heap[NonUniformResourceIndex(h.x)].Load(p)
//   //=> heaps: resource nonuniform
//   //=> bindings: result u0, $Globals b0
//
// `--target` in `// args:` chooses for whom; the module must be right in any case.

import { expect } from 'vitest'
import { verifyModule } from '../../src/analysis/verifier.ts'
import { parseCommandLine } from '../../src/cli/parse.ts'
import { compileOptions } from '../../src/cli/settings.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { registerLetters } from '../../src/hlsl/resources.ts'
import { printModule } from '../../src/ir/printer.ts'
import { createDiskHost } from '../../src/node/host.ts'
import type { Expression } from '../../src/program/program.ts'
import { forEachStatement } from '../../src/program/walk.ts'
import { nowhere } from '../../src/support/source.ts'
import { dxilOf } from '../../tools/emit.ts'
import { argumentsOf, runFixtures } from '../support/fixture.ts'
import { brokenPromises, describeExpression } from '../support/typed.ts'

const compiler = createCompiler(createDiskHost())
const answer = /\s*\/\/=> .*$/

runFixtures({
  folder: 'handles',
  extensions: ['.slang', '.hlsl'],
  headers: ['args'],
  render({ path, text, headers }) {
    const lines = text
      .split('\n')
      .filter((line) => !line.startsWith('//=> '))
      .map((line) => line.replace(answer, ''))
    const source = lines.join('\n')
    const { settings, problems } = parseCommandLine('lint', argumentsOf(headers), () => false)
    expect(problems).toEqual([])
    const { outcome, dxil } = dxilOf(compiler.compile({ path, text: source }, compileOptions(settings)))
    expect(outcome.reported.map(({ diagnostic }) => diagnostic.message)).toEqual([])
    const { program, sources, generated } = outcome
    expect(brokenPromises(program)).toEqual([])
    expect(verifyModule(dxil!.module)).toEqual([])
    for (const { body, location } of program.functions) {
      // The checker's own functions stand nowhere.
      if (!body || location === nowhere) continue
      forEachStatement(body, (statement) => {
        for (const value of valuesOf(statement)) {
          const { line } = sources.position(value.start)
          const old = lines[line - 1]!.replace(answer, '')
          lines[line - 1] = `${old} //=> ${describeExpression(value)}`
        }
      })
    }
    const heaps = heapsOf(printModule(dxil!.module))
    const bindings = generated!.bindings.resources.map(({ name, class: resourceClass, lower, space }) => {
      const register = registerLetters[resourceClass] + lower
      return space === 0 ? `${name} ${register}` : `${name} ${register} space${space}`
    })
    return `${lines.join('\n')}//=> heaps: ${heaps.join(', ') || 'none'}\n//=> bindings: ${bindings.join(', ')}\n`
  },
})

function valuesOf(statement: Parameters<Parameters<typeof forEachStatement>[1]>[0]): Expression[] {
  switch (statement.kind) {
    case 'variable-statement':
      return statement.initializer ? [statement.initializer] : []
    case 'expression-statement':
      return [statement.expression]
    case 'return':
      return statement.value ? [statement.value] : []
    case 'if':
      return [statement.condition]
    default:
      return []
  }
}

/** Every fetch from a heap in the module: which heap, and whether its index differs between threads. */
function heapsOf(module: string): string[] {
  const calls = module.matchAll(
    / = call .*@dx\.op\.createHandleFromHeap\(i32 218, .*, i1 (true|false), i1 (true|false)\)/g,
  )
  return [...calls].map(([, sampler, nonuniform]) => {
    const heap = sampler === 'true' ? 'sampler' : 'resource'
    return nonuniform === 'true' ? `${heap} nonuniform` : heap
  })
}
