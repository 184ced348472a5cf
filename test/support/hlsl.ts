// Writes the shader above `; ==>` as HLSL below. What is written must compile to the same code with the same registers.
import { expect } from 'vitest'
import { parseCommandLine } from '../../src/cli/parse.ts'
import { compileOptions } from '../../src/cli/settings.ts'
import { renderText } from '../../src/diagnostics/render/text.ts'
import type { Compilation } from '../../src/driver/compilation.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { describeBindings } from '../../src/reflect/binding-table.ts'
import { writeRootSignature } from '../../src/rootsig/write.ts'
import { emit } from '../../tools/emit.ts'
import { codeText } from '../../tools/same-code.ts'
import { argumentsOf, type Fixture } from './fixture.ts'
import { renderSections } from './sections.ts'

const compiler = createCompiler(createDiskHost())

/** Errors are printed instead of the HLSL. */
export function renderHlsl(fixture: Fixture): string {
  const { settings, problems } = parseCommandLine('lint', [...argumentsOf(fixture.headers)], () => false)
  if (problems.length > 0) throw new Error(`${fixture.path}: ${problems.join('; ')}`)
  const path = fixture.path.endsWith('.slang') ? 'main.slang' : 'main.hlsl'
  return renderSections(fixture, (text) => {
    const options = compileOptions(settings)
    const { outcome, output: written } = emit('hlsl')(compiler, { path, text }, options)
    if (outcome.errorCount > 0) return renderText(outcome.reported, outcome.sources, { color: false })
    const output = String(written)
    const again = compileWritten(output, options)
    compileWritten(output, options, options.hlslVersion)
    if (tableOf(again) !== tableOf(outcome))
      throw new Error(`${tableOf(again)}\nis not\n${tableOf(outcome)}\nin\n${output}`)
    expect(signatureOf(again)).toEqual(signatureOf(outcome))
    if (!fixture.headers.has('code') && codeOf(again) !== codeOf(outcome))
      throw new Error(`${codeOf(again)}\nis not\n${codeOf(outcome)}\nin\n${output}`)
    return output
  })
}

/** As the tool would be called on what it has written: macros are gone, and matrices say themselves how they lie. */
export function compileWritten(
  text: string,
  options: CompileOptions,
  hlslVersion = defaultOptions.hlslVersion,
): Compilation {
  const { defines, includes, matrixOrder } = defaultOptions
  const plain = { ...options, defines, includes, hlslVersion, matrixOrder, language: 'hlsl' } as const
  const outcome = compiler.generate({ path: 'main.hlsl', text }, plain)
  if (outcome.errorCount > 0)
    throw new Error(`${renderText(outcome.reported, outcome.sources, { color: false })}\n${text}`)
  return outcome
}

function tableOf({ generated, sources }: Compilation): string {
  const rows = generated ? describeBindings(generated.bindings, sources).resources : []
  return rows
    .map(({ name, class: kind, register, count, space }) => `${name} ${kind} ${register} x${count} space${space}`)
    .join('\n')
}

function signatureOf({ rootSignature }: Compilation): Uint8Array | undefined {
  return rootSignature && writeRootSignature(rootSignature)
}

/** Names of functions and structs may differ. */
export function codeOf({ generated }: Compilation): string {
  return generated ? codeText(generated.module) : ''
}
