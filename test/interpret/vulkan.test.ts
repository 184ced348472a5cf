// A shader prepared for Vulkan computes what the source says: it is lowered to IR again and run, on random programs that pass resources.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import { parseProfile } from '../../src/hlsl/profiles.ts'
import { lower } from '../../src/lower/lower.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import type { BlockStatement, Program, ProgramFunction, Variable } from '../../src/program/program.ts'
import { walkBody } from '../../src/program/walk.ts'
import { makeDeclaration } from '../../src/rewrite/nodes.ts'
import type { VulkanShader } from '../../src/targets/vulkan/model.ts'
import { vulkanOf } from '../../tools/emit.ts'
import { checkShader } from '../support/check-shader.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'
import { passingInputs } from './inputs.ts'
import { passingPrograms } from './passing-programs.ts'
import { expectSameBytes } from './same-bytes.ts'

const compiler = createCompiler(createMemoryHost({}))
const options: CompileOptions = { ...defaultOptions, profile: 'cs_6_6' }

/** The shader as a program again: the user's function, with what `main` does before it calls it. */
function programOf(shader: VulkanShader): Program {
  const { main, functions, resources, buffers, globals } = shader
  const start = main.body!.statements.slice(0, -1)
  const original = functions.at(-2)!
  const entry: ProgramFunction = {
    ...original,
    body: { ...original.body!, statements: [...start, ...original.body!.statements] },
  }
  for (const each of [...functions.slice(0, -2), entry]) each.body &&= withTemporaries(each.body)
  return {
    globals: [...resources.map(({ variable }) => variable), ...globals, ...buffers.map(({ buffer }) => buffer)],
    functions: [...functions.slice(0, -2), entry],
    structs: shader.structs,
    enums: [],
    entries: [{ function: entry, stage: 'compute', patchConstantFunction: undefined }],
  }
}

/** Temporaries are declared where they are assigned; IR wants a declaration. */
function withTemporaries(body: BlockStatement): BlockStatement {
  const found = new Set<Variable>()
  walkBody(body, (each) => {
    if (each.kind === 'variable' && each.variable.isTemporary) found.add(each.variable)
  })
  return { ...body, statements: [...[...found].map((variable) => makeDeclaration(variable)), ...body.statements] }
}

test('a prepared shader computes what the source says', () => {
  fc.assert(
    fc.property(passingPrograms, (text) => {
      const input = { path: 'random.hlsl', text }
      const raw = compiler.compile(input, options).moduleAt('raw')
      const [expected, actual] = [passingInputs(), passingInputs()]
      expect(raw && dispatch(raw, 'main', expected), text).toEqual({ ok: true })
      const { shader, reported } = vulkanOf(compiler, input, options)
      expect(shader, `${reported.map(({ diagnostic }) => diagnostic.message).join('\n')}\n${text}`).toBeDefined()
      expect(checkShader(shader!), text).toEqual([])
      const { module } = lower(programOf(shader!), { profile: parseProfile('cs_6_6')! })
      expect(dispatch(module, 'main', actual), text).toEqual({ ok: true })
      expectSameBytes(actual, expected, text)
    }),
    { numRuns: fuzzRuns(15) },
  )
})
