// `header`: what `-Fh` writes, for DXIL, SPIR-V and root signatures.
import { writeHeader } from '../../targets/dxil/write/header.ts'
import type { WriteOutput } from '../outputs.ts'
import { signatureProfile } from '../root-signatures.ts'
import { writeListing, writeObject } from './dxil.ts'
import { writeRootSignatureObject, writeRootSignatureText } from './root-signature.ts'
import { writeSpirvModule, writeSpirvText } from './spirv.ts'

export const writeHeaderText: WriteOutput = (compilation, details) => {
  const { target, entry } = compilation.options
  const [writeBytes, writeText] =
    target === 'spirv'
      ? [writeSpirvModule, writeSpirvText]
      : signatureProfile(compilation.options) === undefined
        ? [writeObject, writeListing]
        : [writeRootSignatureObject, writeRootSignatureText]
  const bytes = writeBytes(compilation, details)
  const listing = writeText(compilation, details)
  if (!(bytes instanceof Uint8Array) || typeof listing !== 'string') return undefined
  return writeHeader(listing, bytes, details.variable ?? `g_${entry}`)
}
