// Formats of texels and typed elements in memory, as WebGPU names them: what the shader reads for their bytes, and back.
//
//   rgba8unorm: [255, 0, 128, 255]  <=>  float4(1, 0, 0.50196, 1)        r32float in a float4: (x, 0, 0, 1)
import { halfFromBits, halfToBits, roundToHalf } from '../support/arithmetic/half.ts'

type Encoding = 'float' | 'unorm' | 'snorm' | 'uint' | 'sint' | 'unorm-srgb'

export interface Format {
  /** Bits of each channel, from the lowest on. */
  readonly bits: readonly number[]
  readonly encoding: Encoding
  /** Blue comes first. */
  readonly isSwapped: boolean
}

/** `undefined` for a name that is no format. */
export function formatOf(name: string): Format | undefined {
  const packed = /^rgb10a2(unorm|uint)$/.exec(name)
  if (packed) return { bits: [10, 10, 10, 2], encoding: packed[1] as Encoding, isSwapped: false }
  const match = /^(r|rg|rgba|bgra)(8|16|32)(float|unorm|snorm|uint|sint|unorm-srgb)$/.exec(name)
  if (!match) return undefined
  const [, channels, width, encoding] = match as unknown as [string, string, string, Encoding]
  const bits = Number(width)
  if ((encoding === 'float' && bits === 8) || (encoding.includes('norm') && bits === 32)) return undefined
  return { bits: Array.from(channels, () => bits), encoding, isSwapped: channels === 'bgra' }
}

export function bytesOfFormat({ bits }: Format): number {
  return bits.reduce((sum, width) => sum + width, 0) / 8
}

/** Four components; what the format lacks is 0, 0, 0 and 1. */
export function decode(format: Format, view: DataView, offset: number): number[] {
  const { bits, encoding, isSwapped } = format
  const values = [0, 0, 0, 1]
  let at = 0
  bits.forEach((width, channel) => {
    values[channel] = decodeChannel(encoding, channel, width, rawBits(view, offset, at, width))
    at += width
  })
  return isSwapped ? [values[2]!, values[1]!, values[0]!, values[3]!] : values
}

export function encode(format: Format, view: DataView, offset: number, components: readonly number[]): void {
  const { bits, encoding, isSwapped } = format
  const [r = 0, g = 0, b = 0, a = 1] = components
  const values = isSwapped ? [b, g, r, a] : [r, g, b, a]
  let at = 0
  bits.forEach((width, channel) => {
    writeBits(view, offset, at, width, encodeChannel(encoding, channel, width, values[channel]!))
    at += width
  })
}

/** Writes what the channels store: whole numbers, except in a format of floats. */
export function writeRaw(
  { bits, encoding }: Format,
  view: DataView,
  offset: number,
  channels: readonly number[],
): void {
  let at = 0
  bits.forEach((width, channel) => {
    const value = channels[channel] ?? 0
    writeBits(view, offset, at, width, encoding === 'float' ? encodeChannel(encoding, channel, width, value) : value)
    at += width
  })
}

function writeBits(view: DataView, offset: number, at: number, width: number, raw: number): void {
  if (width === 8) view.setUint8(offset + at / 8, raw)
  else if (width === 16) view.setUint16(offset + at / 8, raw, true)
  else if (width === 32) view.setUint32(offset + at / 8, raw >>> 0, true)
  else {
    const mask = 2 ** width - 1
    const word = view.getUint32(offset, true)
    view.setUint32(offset, ((word & ~(mask << at)) | ((raw & mask) << at)) >>> 0, true)
  }
}

function rawBits(view: DataView, offset: number, at: number, width: number): number {
  if (width === 8) return view.getUint8(offset + at / 8)
  if (width === 16) return view.getUint16(offset + at / 8, true)
  if (width === 32) return view.getUint32(offset + at / 8, true)
  return (view.getUint32(offset, true) >>> at) & (2 ** width - 1)
}

const scratch = new DataView(new ArrayBuffer(4))

function decodeChannel(encoding: Encoding, channel: number, width: number, raw: number): number {
  const largest = 2 ** width - 1
  const signed = raw > largest / 2 ? raw - largest - 1 : raw
  switch (encoding) {
    case 'uint':
      return raw
    case 'sint':
      return signed
    case 'unorm':
      return Math.fround(raw / largest)
    case 'unorm-srgb':
      return channel === 3 ? raw / largest : Math.fround(fromSrgb(raw / largest))
    case 'snorm':
      return Math.fround(Math.max(signed / (2 ** (width - 1) - 1), -1))
    default:
      if (width === 16) return halfFromBits(raw)
      scratch.setUint32(0, raw)
      return scratch.getFloat32(0)
  }
}

function encodeChannel(encoding: Encoding, channel: number, width: number, value: number): number {
  const largest = 2 ** width - 1
  const within = (low: number): number => (Number.isNaN(value) ? 0 : Math.min(Math.max(value, low), 1))
  switch (encoding) {
    case 'uint':
      return Math.min(value >>> 0, largest)
    case 'sint':
      return Math.min(Math.max(value | 0, -(2 ** (width - 1))), 2 ** (width - 1) - 1)
    case 'unorm':
      return Math.round(within(0) * largest)
    case 'unorm-srgb':
      return Math.round((channel === 3 ? within(0) : toSrgb(within(0))) * largest)
    case 'snorm':
      return Math.round(within(-1) * (2 ** (width - 1) - 1))
    default:
      if (width === 16) return halfToBits(roundToHalf(value))
      scratch.setFloat32(0, value)
      return scratch.getUint32(0)
  }
}

function fromSrgb(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toSrgb(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}
