// A library to be linked: its module and its metadata, from any compiler.
import { ConstantAggregate } from '../../../ir/constants.ts'
import type { MetadataNode } from '../../../ir/metadata.ts'
import { IrFunction, type Module } from '../../../ir/module.ts'
import { constructorsName } from '../constructors.ts'
import type { DxilResource, PayloadFacts } from '../dxil-module.ts'
import { readContainer } from '../read/container.ts'
import { malformed } from '../read/malformed.ts'
import { readModule } from '../read/module.ts'
import { constantOf, namedNodes, nodesIn, numberOf, textOf } from '../read/operands.ts'
import { type LibraryEntry, readEntries } from './read-entries.ts'
import { readAnnotations, readRecords } from './read-records.ts'

export interface Library {
  /** The file it was read from. */
  readonly file: string
  readonly module: Module
  readonly resources: readonly DxilResource[]
  readonly entries: readonly LibraryEntry[]
  readonly payloads: readonly PayloadFacts[]
  /** Store the initial values of static variables. */
  readonly initializers: ReadonlySet<IrFunction>
  readonly native16Bit: boolean
}

/** Throws Malformed. */
export function readLibrary(file: string, bytes: Uint8Array): Library {
  const container = readContainer(bytes)
  const module = readModule(container, 'DXIL') ?? malformed('it holds no program')
  const stage = textOf(namedNodes(module, 'dx.shaderModel')[0]?.operands[0])
  if (stage !== 'lib') malformed(`it is not a library, but a shader of the stage '${stage}'`)
  const described = module.namedMetadata.has('dx.typeAnnotations') ? module : readModule(container, 'STAT')
  return {
    file,
    module,
    resources: readRecords(module, readAnnotations(described ?? module)),
    entries: readEntries(module),
    payloads: namedNodes(module, 'dx.dxrPayloadAnnotations').flatMap(readPayloads),
    initializers: takeInitializers(module),
    native16Bit: /-f16:16\b/.test(module.dataLayout),
  }
}

/** Structs and the masks of their fields, in turns. */
function readPayloads({ operands }: MetadataNode): PayloadFacts[] {
  const found: PayloadFacts[] = []
  for (let index = 1; index + 1 < operands.length; index += 2) {
    const type = constantOf(operands[index])?.type
    const masks = nodesIn(operands[index + 1]).map((field) => numberOf(field.operands[1]))
    if (type?.kind === 'struct') found.push({ name: type.name, masks })
  }
  return found
}

/** The functions that set static variables; their list goes. */
function takeInitializers(module: Module): ReadonlySet<IrFunction> {
  const list = module.getGlobal(constructorsName)
  const value = list?.initializer
  const rows = value instanceof ConstantAggregate ? value.operands : []
  const found = rows.flatMap((row) =>
    row instanceof ConstantAggregate && row.operands[1] instanceof IrFunction ? [row.operands[1]] : [],
  )
  if (list) module.eraseGlobal(list)
  for (const row of rows) if (row instanceof ConstantAggregate) row.dropOperands()
  return new Set(found)
}
