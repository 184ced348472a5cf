// `dxil`, `container`, `listing`: the module of DXIL operations as text LLVM reads, as D3D12 loads it, and as dxc prints it.
import { printModule } from '../../ir/printer.ts'
import { bufferDefinitions } from '../../reflect/buffer-definitions.ts'
import { dxcTable } from '../../reflect/dxc-table.ts'
import { writeRootSignature } from '../../rootsig/write.ts'
import { listingDependencies, listingHead } from '../../targets/dxil/listing.ts'
import { bitcodeText } from '../../targets/dxil/read/bitcode-module.ts'
import { hex } from '../../targets/dxil/read/bytes.ts'
import { writeBitcode } from '../../targets/dxil/write/bitcode.ts'
import { writeContainer } from '../../targets/dxil/write/container.ts'
import { md5 } from '../../targets/dxil/write/md5.ts'
import { dxilStage } from '../dxil.ts'
import type { WriteOutput } from '../outputs.ts'

export const writeDxilText: WriteOutput = (compilation) => {
  const dxil = compilation.ask(dxilStage)
  // DXIL's layout aligns i8 to 32 bits, which LLVM no longer reads; no value is an i8.
  return dxil && printModule(dxil.module, { dataLayout: dxil.module.dataLayout.replace('-i8:32-', '-i8:8-') })
}

export const writeObject: WriteOutput = (compilation) => {
  const dxil = compilation.ask(dxilStage)
  if (!dxil) return undefined
  const { rootSignature: signature, options } = compilation
  const rootSignature = signature && !options.rootSignature.isStripped ? writeRootSignature(signature) : undefined
  return writeContainer(dxil, { signed: options.signed, ...(rootSignature && { rootSignature }) })
}

/** Comments as dxc writes them, then the module as it is in the container. */
export const writeListing: WriteOutput = (compilation) => {
  const dxil = compilation.ask(dxilStage)
  const { bindings } = compilation
  if (!dxil || !bindings) return undefined
  const bitcode = writeBitcode(dxil.module, dxil.pointees)
  const sections = [
    listingHead(dxil, hex(md5(bitcode))),
    bufferDefinitions(bindings),
    dxcTable(bindings),
    listingDependencies(dxil),
    bitcodeText(bitcode),
  ]
  return sections.join('')
}
