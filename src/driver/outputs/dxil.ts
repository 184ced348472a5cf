// `dxil`, `container`, `listing`: the module of DXIL operations as text LLVM reads, as D3D12 loads it, and as dxc prints it.
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { driverDiagnostics } from '../../diagnostics/tables/driver.ts'
import { printModule } from '../../ir/printer.ts'
import { bufferDefinitions } from '../../reflect/buffer-definitions.ts'
import { dxcTable } from '../../reflect/dxc-table.ts'
import type { DxilModule } from '../../targets/dxil/dxil-module.ts'
import { listingDependencies, listingHead } from '../../targets/dxil/listing.ts'
import { bitcodeText } from '../../targets/dxil/read/bitcode-module.ts'
import { hex } from '../../targets/dxil/read/bytes.ts'
import { writeBitcode } from '../../targets/dxil/write/bitcode.ts'
import { writeContainer } from '../../targets/dxil/write/container.ts'
import { writeRootSignature } from '../../targets/dxil/write/container-root-signature.ts'
import { md5 } from '../../targets/dxil/write/md5.ts'
import { parseRootSignature } from '../../targets/dxil/write/root-signature.ts'
import { checkRootSignature } from '../../targets/dxil/write/root-signature-check.ts'
import type { Compilation } from '../compilation.ts'
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
  const rootSignature = compilation.ask(rootSignatureStage)
  if (compilation.errorCount > 0) return undefined
  return writeContainer(dxil, { signed: compilation.options.signed, ...(rootSignature && { rootSignature }) })
}

/** A stage: the part of the container for `[RootSignature("...")]` of the entry. */
function rootSignatureStage(compilation: Compilation): Uint8Array | undefined {
  const dxil = compilation.ask(dxilStage)
  const entry = compilation.program.entries.find(({ function: { name } }) => name === dxil?.entryName)
  // The last one counts.
  const text = entry?.function.attributes.findLast(({ name }) => name === 'rootsignature')?.arguments[0]
  if (!dxil || typeof text !== 'string') return undefined
  return checkedRootSignature(text, dxil, entry!.function.location, compilation.sink)
}

function checkedRootSignature(
  text: string,
  dxil: DxilModule,
  location: number,
  sink: DiagnosticSink,
): Uint8Array | undefined {
  const signature = parseRootSignature(text)
  const problems = typeof signature === 'string' ? [signature] : checkRootSignature(signature, dxil)
  for (const problem of problems) sink.report(driverDiagnostics.err_root_signature(location, { problem }))
  return typeof signature === 'string' || problems.length > 0 ? undefined : writeRootSignature(signature)
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
