// Without `-Fo` and `--emit`: the listing, on stdout or in the file of `-Fc`. Comments as dxc writes them, then the module as it is in the
// container.
import { bufferDefinitions } from '../../reflect/buffer-definitions.ts'
import { dxcTable } from '../../reflect/dxc-table.ts'
import { listingDependencies, listingHead } from '../../targets/dxil/listing.ts'
import { bitcodeText } from '../../targets/dxil/read/bitcode-module.ts'
import { hex } from '../../targets/dxil/read/bytes.ts'
import { writeBitcode } from '../../targets/dxil/write/bitcode.ts'
import { md5 } from '../../targets/dxil/write/md5.ts'
import type { Emitter } from './emitters.ts'

export const emitListing: Emitter = (compiler, input, options) => {
  const outcome = compiler.dxil(input, options)
  const { dxil, generated } = outcome
  if (!dxil || !generated || outcome.errorCount > 0) return { outcome, output: '' }
  const bitcode = writeBitcode(dxil.module, dxil.pointees)
  const { bindings } = generated
  const sections = [
    listingHead(dxil, hex(md5(bitcode))),
    bufferDefinitions(bindings),
    dxcTable(bindings),
    listingDependencies(dxil),
    bitcodeText(bitcode),
  ]
  return { outcome, output: sections.join('') }
}
