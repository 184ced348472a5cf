// `-Fo FILE`: the container that D3D12 loads.
import type { DxilOutcome } from '../../driver/compile.ts'
import { writeContainer } from '../../targets/dxil/write/container.ts'
import { writeRootSignature } from '../../targets/dxil/write/container-root-signature.ts'
import { parseRootSignature } from '../../targets/dxil/write/root-signature.ts'
import { checkRootSignature } from '../../targets/dxil/write/root-signature-check.ts'
import type { Emitter } from './emitters.ts'

export function emitContainer(signed: boolean): Emitter {
  return (compiler, input, options) => {
    const outcome = compiler.dxil(input, options)
    if (!outcome.dxil || outcome.errorCount > 0) return { outcome, output: '' }
    const text = rootSignatureText(outcome)
    if (text === undefined) return { outcome, output: writeContainer(outcome.dxil, { signed }) }
    const signature = parseRootSignature(text)
    if (typeof signature === 'string') return { outcome, output: '', problems: [signature] }
    const problems = checkRootSignature(signature, outcome.dxil)
    if (problems.length > 0) return { outcome, output: '', problems }
    return { outcome, output: writeContainer(outcome.dxil, { signed, rootSignature: writeRootSignature(signature) }) }
  }
}

/** `[RootSignature("...")]` of the entry, the last one. */
function rootSignatureText({ program, dxil }: DxilOutcome): string | undefined {
  const entry = program.entries.find(({ function: { name } }) => name === dxil?.entryName)
  const text = entry?.function.attributes.findLast(({ name }) => name === 'rootsignature')?.arguments[0]
  return typeof text === 'string' ? text : undefined
}
