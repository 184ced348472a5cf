// The graphics and compute shaders in the runtime data of a library of a preview shader model, or of one that is not validated: a table
// for each stage, and one of all elements of their signatures (`VSInfo` to `ASInfo` of DXC's RDAT_LibraryTypes.inl).
import type { Stage } from '../../../hlsl/profiles.ts'
import type { DxilEntry, DxilSignature, DxilSignatures } from '../dxil-module.ts'
import { entryTags } from '../entry-properties.ts'
import { ByteWriter } from './bytes.ts'
import { hasPosition, isPerSample, propertyNumbers, writesDepth } from './container-pipeline.ts'
import { type SharedTables, UniqueTable } from './runtime-data-tables.ts'

/** Numbers of the tables, in the order in which they come. */
const tableTypes = {
  vertex: 14,
  pixel: 15,
  hull: 16,
  domain: 17,
  geometry: 18,
  compute: 19,
  mesh: 20,
  amplification: 21,
} as const satisfies Partial<Record<Stage, number>>
type StageWithTable = keyof typeof tableTypes
const elementTable = 13

/** Bits of a function's flags. */
const flags = { position: 2, depth: 4, perSample: 8, viewId: 16 } as const

const noPlace = 0xff
/** Libraries do not say which components are used. */
const noUses = 0

/** Which signatures a stage's record has, and how many masks, offset and size each, which DXC leaves empty. */
const signaturesOf: Readonly<
  Record<StageWithTable, { readonly lists: readonly (keyof DxilSignatures)[]; readonly masks: number }>
> = {
  vertex: { lists: ['inputs', 'outputs'], masks: 1 },
  pixel: { lists: ['inputs', 'outputs'], masks: 0 },
  hull: { lists: ['inputs', 'outputs', 'patchConstants'], masks: 4 },
  domain: { lists: ['inputs', 'outputs', 'patchConstants'], masks: 3 },
  geometry: { lists: ['inputs', 'outputs'], masks: 2 },
  compute: { lists: [], masks: 0 },
  mesh: { lists: ['outputs', 'patchConstants'], masks: 2 },
  amplification: { lists: [], masks: 0 },
}

export interface StageInfo {
  /** Of the record. */
  readonly number: number
  readonly flags: number
}

export class StageTables {
  readonly #elements = new UniqueTable()
  readonly #tables = new Map<StageWithTable, UniqueTable>()
  readonly #shared: SharedTables

  constructor(shared: SharedTables) {
    this.#shared = shared
  }

  /** Undefined: the stage has no table. */
  add(entry: DxilEntry, groupSharedSize: number, usesViewId: boolean): StageInfo | undefined {
    const { stage } = entry
    if (!hasTable(stage)) return undefined
    const record = new ByteWriter()
    this.#write(record, entry, stage, groupSharedSize)
    record.align()
    const table = this.#tables.get(stage) ?? new UniqueTable()
    this.#tables.set(stage, table)
    return { number: table.add(record), flags: (usesViewId ? flags.viewId : 0) | flagsOf(entry) }
  }

  parts(): (readonly [type: number, data: Uint8Array])[] {
    const stages = Object.entries(tableTypes) as [StageWithTable, number][]
    return [
      [elementTable, this.#elements.finish()],
      ...stages.map(([stage, type]) => [type, this.#tables.get(stage)?.finish() ?? new Uint8Array()] as const),
    ]
  }

  #write(record: ByteWriter, entry: DxilEntry, stage: StageWithTable, groupSharedSize: number): void {
    this.#writeSignatures(record, entry, stage)
    switch (stage) {
      case 'hull': {
        const [, input = 0, output = 0, domain = 0, , primitive = 0] = propertyNumbers(entry, entryTags.hull)
        writeBytes(record, [input, output, domain, primitive])
        break
      }
      case 'domain': {
        const [domain = 0, points = 0] = propertyNumbers(entry, entryTags.domain)
        writeBytes(record, [points, domain])
        break
      }
      case 'geometry': {
        const [primitive = 0, vertices = 0, , topology = 0] = propertyNumbers(entry, entryTags.geometry)
        const streams = entry.signatures.outputs.reduce((mask, { stream }) => mask | (1 << stream), 0)
        writeBytes(record, [primitive, topology, vertices, streams])
        break
      }
      case 'compute':
        record.words([this.#threads(entry), groupSharedSize])
        break
      case 'mesh': {
        const [, vertices = 0, primitives = 0, topology = 0, payload = 0] = propertyNumbers(entry, entryTags.mesh)
        record.words([this.#threads(entry), groupSharedSize, 0, payload])
        record.u16(vertices)
        record.u16(primitives)
        record.u8(topology)
        break
      }
      case 'amplification': {
        const [, payload = 0] = propertyNumbers(entry, entryTags.amplification)
        record.words([this.#threads(entry), groupSharedSize, payload])
        break
      }
    }
  }

  #writeSignatures(record: ByteWriter, { signatures }: DxilEntry, stage: StageWithTable): void {
    const { lists, masks } = signaturesOf[stage]
    for (const name of lists) record.u32(this.#list(signatures[name]))
    record.words(Array<number>(masks * 2).fill(0))
  }

  #threads({ numThreads = [0, 0, 0] }: DxilEntry): number {
    return this.#shared.lists.add(numThreads)
  }

  #list(signature: DxilSignature): number {
    const { strings, lists } = this.#shared
    const numbers = signature.map((element) => {
      const record = new ByteWriter()
      record.words([strings.add(element.name), lists.add(element.semanticIndices)])
      const { startRow, startColumn, columns, stream } = element
      writeBytes(record, [element.kind, element.componentType, element.interpolation])
      writeBytes(record, [
        startRow < 0 ? noPlace : startRow,
        (columns - 1) | ((startColumn & 3) << 2) | (stream << 4),
        noUses,
      ])
      record.align()
      return this.#elements.add(record)
    })
    return lists.add(numbers)
  }
}

function writeBytes(record: ByteWriter, bytes: readonly number[]): void {
  for (const byte of bytes) record.u8(byte)
}

function hasTable(stage: Stage): stage is StageWithTable {
  return stage in tableTypes
}

function flagsOf({ stage, signatures }: DxilEntry): number {
  if (stage === 'pixel')
    return (isPerSample(signatures) ? flags.perSample : 0) | (writesDepth(signatures) ? flags.depth : 0)
  return stage !== 'hull' && hasPosition(signatures) ? flags.position : 0
}
