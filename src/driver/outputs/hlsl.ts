// `hlsl`: the program as HLSL, every register written out.
import { writeHlsl } from '../../targets/source/hlsl/write.ts'
import type { Compilation } from '../compilation.ts'
import { languageOf } from '../options.ts'
import type { WriteOutput } from '../outputs.ts'
import { signatureOfMacro } from '../root-signatures.ts'
import { isExternalByDefault } from '../stage-options.ts'

/** A stage; absent when there are errors. */
function hlslStage(compilation: Compilation): string | undefined {
  return compilation.errorCount > 0 ? undefined : hlslText(compilation, false)
}

/** With marks of its lines, if asked. */
export function hlslText(compilation: Compilation, marksLines: boolean): string | undefined {
  const { program, generated, sources, options, input, profile } = compilation
  if (!generated) return undefined
  const { bindings, choices } = generated
  const isHlsl = languageOf(options, input.path) === 'hlsl'
  const isExported = isExternalByDefault(profile, options)
  const facts = { isHlsl, isExternalByDefault: isExported, rootSignature: signatureOfMacro(compilation) }
  return writeHlsl({ program, bindings, choices, sources, ...facts }, marksLines)
}

export const writeHlslText: WriteOutput = (compilation) => compilation.ask(hlslStage)
