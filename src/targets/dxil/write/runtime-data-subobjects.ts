// The subobjects of a library in its RDAT part: kind, name, and up to four words that depend on the kind.
import type { Subobject } from '../../../program/subobjects.ts'
import { writeRootSignature } from '../../../rootsig/write.ts'
import { ByteWriter } from './bytes.ts'
import { type SharedTables, Table } from './runtime-data-tables.ts'

/** Hit groups are one kind for the runtime. */
const kinds: Readonly<Record<Subobject['kind'], number>> = {
  StateObjectConfig: 0,
  GlobalRootSignature: 1,
  LocalRootSignature: 2,
  SubobjectToExportsAssociation: 8,
  RaytracingShaderConfig: 9,
  RaytracingPipelineConfig: 10,
  TriangleHitGroup: 11,
  ProceduralPrimitiveHitGroup: 11,
  RaytracingPipelineConfig1: 12,
}

const wordsOfKind = 4

export function writeSubobjects(subobjects: readonly Subobject[], shared: SharedTables): Table {
  const table = new Table()
  for (const subobject of subobjects) {
    const record = new ByteWriter()
    record.words([kinds[subobject.kind], shared.strings.add(subobject.name)])
    const words = wordsOf(subobject, shared)
    record.words([...words, ...Array<number>(wordsOfKind - words.length).fill(0)])
    table.add(record)
  }
  return table
}

function wordsOf(subobject: Subobject, { strings, lists, bytes }: SharedTables): readonly number[] {
  switch (subobject.kind) {
    case 'StateObjectConfig':
      return [subobject.flags]
    case 'GlobalRootSignature':
    case 'LocalRootSignature':
      return bytes.add(writeRootSignature(subobject.signature))
    case 'SubobjectToExportsAssociation':
      return [strings.add(subobject.subobject), lists.add(subobject.exports.map((name) => strings.add(name)))]
    case 'RaytracingShaderConfig':
      return [subobject.payloadSize, subobject.attributeSize]
    case 'RaytracingPipelineConfig':
      return [subobject.depth]
    case 'RaytracingPipelineConfig1':
      return [subobject.depth, subobject.flags]
    default:
      return [
        subobject.kind === 'TriangleHitGroup' ? 0 : 1,
        strings.add(subobject.anyHit),
        strings.add(subobject.closestHit),
        strings.add(subobject.intersection),
      ]
  }
}
