// What a compiled shader requires of its root signature, read from its PSV0 part.
import { type Stage, stageList, stages } from '../../../hlsl/profiles.ts'
import { type ResourceKind, resourceKinds } from '../../../hlsl/resources.ts'
import type { ShaderNeeds, ShaderResource } from '../../../rootsig/cover.ts'
import { nowhere } from '../../../support/source.ts'
import { ByteReader } from './bytes.ts'
import { bindingTypeWords } from './enum-words.ts'
import { malformed } from './malformed.ts'

const kindNames = Object.keys(resourceKinds) as ResourceKind[]
const unbounded = 0xffffffff

/** Throws Malformed. */
export function needsOfPipelinePart(data: Uint8Array): ShaderNeeds {
  const reader = new ByteReader(data)
  const size = reader.u32()
  const info = new ByteReader(reader.take(size))
  info.take(24)
  const kind = size >= 36 ? info.u8() : 0
  const stage: Stage = stageList.find((each) => stages[each].kind === kind) ?? malformed(`shader kind ${kind}`)
  const count = reader.u32()
  const recordSize = count > 0 ? reader.u32() : 0
  if (recordSize * count > reader.remaining) malformed(`${count} resources of ${recordSize} bytes do not fit`)
  const resources = Array.from({ length: count }, () =>
    readResource(new ByteReader(reader.take(recordSize)), recordSize),
  )
  return { stage, resources, usesResourceHeap: false, usesSamplerHeap: false, location: nowhere }
}

function readResource(record: ByteReader, size: number): ShaderResource {
  const word = bindingTypeWords[record.u32()] ?? malformed('a resource of unknown type')
  const space = record.u32()
  const lower = record.u32()
  const upper = record.u32()
  const number = size >= 24 ? record.u32() : 0
  const kind = kindNames.find((name) => resourceKinds[name] === number) ?? kindOfWord(word)
  const resourceClass = word.startsWith('SRV')
    ? 'SRV'
    : word.startsWith('UAV')
      ? 'UAV'
      : word === 'CBV'
        ? 'CBV'
        : 'Sampler'
  return {
    name: word,
    class: resourceClass,
    kind,
    lower,
    count: upper === unbounded ? undefined : upper - lower + 1,
    space,
    hasCounter: word === 'UAVStructuredWithCounter',
    size: undefined,
    location: nowhere,
  }
}

function kindOfWord(word: string): ResourceKind {
  if (word.includes('Structured')) return 'StructuredBuffer'
  return word.endsWith('Raw') ? 'RawBuffer' : 'TypedBuffer'
}
