// `header`: what `-Fh` writes, for DXIL and for SPIR-V.
import { writeHeader } from '../../targets/dxil/write/header.ts'
import type { WriteOutput } from '../outputs.ts'
import { writeListing, writeObject } from './dxil.ts'
import { writeSpirvModule, writeSpirvText } from './spirv.ts'

export const writeHeaderText: WriteOutput = (compilation, details) => {
  const { target, entry } = compilation.options
  const isVulkan = target === 'spirv'
  const bytes = (isVulkan ? writeSpirvModule : writeObject)(compilation, details)
  const listing = (isVulkan ? writeSpirvText : writeListing)(compilation, details)
  if (!(bytes instanceof Uint8Array) || typeof listing !== 'string') return undefined
  return writeHeader(listing, bytes, details.variable ?? `g_${entry}`)
}
