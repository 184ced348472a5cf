// `dxil`, `container`, `listing`: the module of DXIL operations as text LLVM reads, as D3D12 loads it, and as dxc prints it.
import { bufferDefinitions } from '../../reflect/buffer-definitions.ts'
import { dxcTable } from '../../reflect/dxc-table.ts'
import { writeRootSignature } from '../../rootsig/write.ts'
import { listingHead } from '../../targets/dxil/listing.ts'
import { listingDependencies } from '../../targets/dxil/listing-dependencies.ts'
import { listingSubobjects } from '../../targets/dxil/listing-subobjects.ts'
import { bitcodeText } from '../../targets/dxil/read/bitcode-module.ts'
import { hex } from '../../targets/dxil/read/bytes.ts'
import {
  hashPart,
  programPart,
  writeContainer,
  writeDebugContainer,
  writePart,
} from '../../targets/dxil/write/container.ts'
import { md5 } from '../../targets/dxil/write/md5.ts'
import { writePdb } from '../../targets/dxil/write/pdb.ts'
import { writeSourceInfo } from '../../targets/dxil/write/source-info.ts'
import { debugSources } from '../debug-sources.ts'
import { debugStage, dxilStage, dxilTextStage, programStage } from '../dxil.ts'
import type { WriteOutput } from '../outputs.ts'

export const writeDxilText: WriteOutput = (compilation) => compilation.ask(dxilTextStage)

export const writeObject: WriteOutput = (compilation, { privateData }) => {
  const dxil = compilation.ask(dxilStage)
  if (!dxil) return undefined
  const program = compilation.ask(programStage)
  if (!program || compilation.errorCount > 0) return undefined
  const { rootSignature: signature, options } = compilation
  const debug = compilation.ask(debugStage)
  return writeContainer(dxil, program, {
    signed: options.signed,
    stripReflection: options.stripsReflection,
    rootSignature: signature && !options.rootSignature.isStripped ? writeRootSignature(signature) : undefined,
    privateData,
    debug: debug && { ...debug, bitcode: options.debug.isEmbedded ? debug.bitcode : undefined },
  })
}

/** `-Fd`: what PIX and RenderDoc look for. */
export const writeProgramDatabase: WriteOutput = (compilation) => {
  const dxil = compilation.ask(dxilStage)
  const program = compilation.ask(programStage)
  const debug = compilation.ask(debugStage)
  if (!dxil || !program || !debug) return undefined
  const sourceInfo = writeSourceInfo(debugSources(compilation))
  return writePdb(writeDebugContainer(dxil, program, debug, sourceInfo), debug.hash.bytes)
}

/** `-Fre`: the part that D3D12's reflection is created from. */
export const writeReflectionPart: WriteOutput = (compilation) => {
  const dxil = compilation.ask(dxilStage)
  const program = compilation.ask(programStage)
  return dxil && program && writePart({ name: 'STAT', data: programPart(dxil, program.reflection) })
}

/** `-Fsh`: the hash that names the shader. */
export const writeShaderHash: WriteOutput = (compilation) => {
  const program = compilation.ask(programStage)
  const debug = compilation.ask(debugStage)
  return program && hashPart(debug?.hash ?? { bytes: md5(program.bitcode), includesSource: false })
}

/** Comments as dxc writes them, then the module as it is in the container. */
export const writeListing: WriteOutput = (compilation) => {
  const dxil = compilation.ask(dxilStage)
  const { bindings } = compilation
  if (!dxil || !bindings) return undefined
  const program = compilation.ask(programStage)!
  const debug = compilation.ask(debugStage)
  const bitcode = debug?.bitcode ?? program.bitcode
  const hash = hex(debug?.hash.bytes ?? md5(program.bitcode))
  const sections = [
    listingHead(dxil, hash, debug?.name),
    bufferDefinitions(bindings, dxil.native16Bit),
    dxcTable(bindings),
    listingDependencies(dxil),
    listingSubobjects(dxil.subobjects),
    bitcodeText(bitcode),
  ]
  return sections.join('')
}
