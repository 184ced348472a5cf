// `hlsl`: the program as HLSL, every register written out.
import { writeHlsl } from '../../targets/source/hlsl/write.ts'
import type { Compilation } from '../compilation.ts'
import { languageOf } from '../options.ts'
import type { WriteOutput } from '../outputs.ts'

/** A stage; absent when there are errors. */
function hlslStage({ program, generated, sources, errorCount, options, input }: Compilation): string | undefined {
  if (!generated || errorCount > 0) return undefined
  const { bindings, choices } = generated
  return writeHlsl({ program, bindings, choices, sources, isHlsl: languageOf(options, input.path) === 'hlsl' })
}

export const writeHlslText: WriteOutput = (compilation) => compilation.ask(hlslStage)
