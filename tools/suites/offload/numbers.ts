// Numbers of the suite's formats as bytes, and whether two buffers hold the same within a tolerance.
interface Format {
  readonly bytes: 2 | 4 | 8
  readonly isFloat?: true
}

const formats: Readonly<Record<string, Format>> = {
  Float16: { bytes: 2, isFloat: true },
  Float32: { bytes: 4, isFloat: true },
  Depth32: { bytes: 4, isFloat: true },
  Float64: { bytes: 8, isFloat: true },
  Int16: { bytes: 2 },
  UInt16: { bytes: 2 },
  Hex16: { bytes: 2 },
  Int32: { bytes: 4 },
  UInt32: { bytes: 4 },
  Hex32: { bytes: 4 },
  Bool: { bytes: 4 },
  Int64: { bytes: 8 },
  UInt64: { bytes: 8 },
  Hex64: { bytes: 8 },
}

function formatOf(name: string): Format {
  return formats[name] ?? { bytes: 4 }
}

export function bytesOf(format: string): number {
  return formatOf(format).bytes
}

export function encode(format: string, values: readonly string[]): Uint8Array {
  const { bytes, isFloat } = formatOf(format)
  const view = new DataView(new ArrayBuffer(values.length * bytes))
  values.forEach((written, index) => {
    const value = written.trim()
    const at = index * bytes
    if (isFloat && bytes === 8) view.setFloat64(at, float(value), true)
    else if (isFloat && bytes === 4 && !/^0x[\da-f]+$/i.test(value)) view.setFloat32(at, float(value), true)
    else if (bytes === 2) view.setUint16(at, Number(BigInt.asUintN(16, integer(isFloat ? halfOf(value) : value))), true)
    else if (bytes === 8) view.setBigUint64(at, BigInt.asUintN(64, integer(value)), true)
    else view.setUint32(at, Number(BigInt.asUintN(32, integer(value))), true)
  })
  return new Uint8Array(view.buffer)
}

/** Halves are written as their bits, or as numbers with a point. */
function halfOf(value: string): string {
  return /^0x[\da-f]+$/i.test(value) ? value : String(halfBits(float(value)))
}

function integer(value: string): bigint {
  if (/^true$/i.test(value)) return 1n
  if (/^false$/i.test(value)) return 0n
  return value.startsWith('-') ? -BigInt(value.slice(1)) : BigInt(value)
}

function float(value: string): number {
  const lower = value.toLowerCase()
  if (/nan/.test(lower)) return Number.NaN
  if (/inf/.test(lower)) return lower.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  const match = /^([+-]?)0x([\da-f]*)\.?([\da-f]*)p([+-]?\d+)$/.exec(lower)
  if (!match) return Number(value)
  const [, sign, whole, fraction, exponent] = match
  const size = Number.parseInt(`${whole}${fraction}` || '0', 16) * 2 ** (Number(exponent) - 4 * fraction!.length)
  return sign === '-' ? -size : size
}

const scratch = new DataView(new ArrayBuffer(8))

function halfBits(value: number): number {
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0
  const size = Math.abs(value)
  if (Number.isNaN(value)) return 0x7e00
  if (size >= 65520) return sign | 0x7c00
  if (size < 2 ** -14) return sign | Math.round(size * 2 ** 24)
  const exponent = Math.floor(Math.log2(size))
  const bits = ((exponent + 15) << 10) + Math.round((size / 2 ** exponent - 1) * 1024)
  return sign | bits
}

function halfValue(bits: number): number {
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  const size =
    exponent === 31
      ? fraction
        ? Number.NaN
        : Number.POSITIVE_INFINITY
      : exponent === 0
        ? fraction * 2 ** -24
        : (1 + fraction / 1024) * 2 ** (exponent - 15)
  return bits & 0x8000 ? -size : size
}

/** Whether all numbers are the same, or near enough by the rule. */
export function agree(
  rule: string,
  tolerance: number,
  format: string,
  actual: Uint8Array,
  expected: Uint8Array,
): boolean {
  if (actual.length < expected.length) return false
  const { bytes, isFloat } = formatOf(format)
  const [first, second] = [actual, expected].map((data) => new DataView(data.buffer, data.byteOffset, data.byteLength))
  for (let at = 0; at + bytes <= expected.length; at += bytes) {
    const isNear = isFloat
      ? floatsAgree(rule, tolerance, bytes, first!, second!, at)
      : format === 'Bool'
        ? (first!.getUint32(at, true) !== 0) === (second!.getUint32(at, true) !== 0)
        : Array.from({ length: bytes }, (_, byte) => first!.getUint8(at + byte) === second!.getUint8(at + byte)).every(
            Boolean,
          )
    if (!isNear) return false
  }
  return true
}

function floatsAgree(
  rule: string,
  tolerance: number,
  bytes: number,
  first: DataView,
  second: DataView,
  at: number,
): boolean {
  const read = (view: DataView): number =>
    bytes === 2
      ? halfValue(view.getUint16(at, true))
      : bytes === 4
        ? view.getFloat32(at, true)
        : view.getFloat64(at, true)
  const [x, y] = [read(first), read(second)]
  if (Object.is(x, y) || x === y || (Number.isNaN(x) && Number.isNaN(y)))
    return rule !== 'BufferExact' || x === y || Number.isNaN(x)
  // What is too small for a normal number may be flushed to zero.
  if (rule !== 'BufferExact' && x === 0 && Math.abs(y) < smallest[bytes]!) return true
  if (rule === 'BufferFloatEpsilon') return Math.abs(x - y) < tolerance
  if (rule !== 'BufferFloatULP') return false
  return Math.abs(order(x, bytes) - order(y, bytes)) <= tolerance
}

/** Normal numbers, by size. */
const smallest: Readonly<Record<number, number>> = { 2: 2 ** -14, 4: 2 ** -126, 8: 2 ** -1022 }

/** Neighbouring floats are neighbouring numbers. */
function order(value: number, bytes: number): number {
  if (bytes === 2) {
    const bits = halfBits(value)
    return bits & 0x8000 ? -(bits & 0x7fff) : bits
  }
  if (bytes === 4) {
    scratch.setFloat32(0, value)
    const bits = scratch.getInt32(0)
    return bits < 0 ? -(bits & 0x7fffffff) : bits
  }
  scratch.setFloat64(0, value)
  const bits = scratch.getBigInt64(0)
  return Number(bits < 0n ? -(bits & 0x7fffffffffffffffn) : bits)
}
