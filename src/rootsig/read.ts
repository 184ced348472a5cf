// The bytes of an RTS0 part as a root signature again; undefined when they are none.
import { nowhere } from '../support/source.ts'
import type { RootParameter, RootSignature, RootSignatureVersion, StaticSampler } from './signature.ts'
import { parameterTypes, rangeTypes } from './write.ts'

const rangeKinds = Object.keys(rangeTypes) as (keyof typeof rangeTypes)[]
const parameterKinds = Object.keys(parameterTypes) as (keyof typeof parameterTypes)[]
const samplerWords = 13

/** Reads words at any offset; `failed` once one was outside. */
class Words {
  failed = false
  #at: number
  readonly #view: DataView

  constructor(data: Uint8Array) {
    this.#view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    this.#at = 0
  }

  seek(offset: number): void {
    this.#at = offset
  }

  next(): number {
    if (this.#at + 4 > this.#view.byteLength) {
      this.failed = true
      return 0
    }
    this.#at += 4
    return this.#view.getUint32(this.#at - 4, true)
  }

  float(): number {
    return new Float32Array(new Uint32Array([this.next()]).buffer)[0]!
  }

  /** More than the data can hold is a lie. */
  bounded(count: number, size: number): number {
    if (count * size * 4 <= this.#view.byteLength) return count
    this.failed = true
    return 0
  }
}

export function readRootSignature(data: Uint8Array): RootSignature | undefined {
  const words = new Words(data)
  const version = words.next() - 1
  if (version !== 0 && version !== 1 && version !== 2) return undefined
  const parameterCount = words.bounded(words.next(), 3)
  const parametersAt = words.next()
  const samplerCount = words.bounded(words.next(), samplerWords)
  const samplersAt = words.next()
  const flags = words.next()
  const parameters: RootParameter[] = []
  for (let index = 0; index < parameterCount && !words.failed; index++) {
    words.seek(parametersAt + index * 12)
    const parameter = readParameter(words, version)
    if (!parameter) return undefined
    parameters.push(parameter)
  }
  words.seek(samplersAt)
  const samplers: StaticSampler[] = []
  for (let index = 0; index < samplerCount && !words.failed; index++) samplers.push(readSampler(words, version))
  return words.failed ? undefined : { version, flags, parameters, samplers, location: nowhere }
}

function readParameter(words: Words, version: RootSignatureVersion): RootParameter | undefined {
  const kind = parameterKinds[words.next()]
  const visibility = words.next()
  words.seek(words.next())
  const base = { visibility, location: nowhere }
  if (kind === undefined) return undefined
  if (kind === 'constants') return { kind, ...base, register: words.next(), space: words.next(), count: words.next() }
  if (kind !== 'table')
    return { kind, ...base, register: words.next(), space: words.next(), flags: readFlags(words, version) }
  const count = words.bounded(words.next(), 5)
  words.seek(words.next())
  const ranges = Array.from({ length: count }, () => {
    const type = words.next()
    const number = words.next()
    const register = words.next()
    const space = words.next()
    const flags = readFlags(words, version)
    const rangeClass = rangeKinds[type]
    if (rangeClass === undefined) words.failed = true
    return {
      class: rangeClass ?? 'SRV',
      register,
      space,
      count: number,
      flags,
      offset: words.next(),
      location: nowhere,
    } as const
  })
  return { kind, ...base, ranges }
}

function readFlags(words: Words, version: RootSignatureVersion): number | undefined {
  return version === 0 ? undefined : words.next() || undefined
}

function readSampler(words: Words, version: RootSignatureVersion): StaticSampler {
  return {
    filter: words.next(),
    address: [words.next(), words.next(), words.next()],
    mipBias: words.float(),
    maxAnisotropy: words.next(),
    comparison: words.next(),
    borderColor: words.next(),
    minLod: words.float(),
    maxLod: words.float(),
    register: words.next(),
    space: words.next(),
    visibility: words.next(),
    flags: version < 2 ? undefined : words.next(),
    location: nowhere,
  }
}
