// Numbers of SPIR-V as text: integers of any width, and floats with as many digits as identify them.
//
//   0x3f800000 : float   =>   1            0x7f800000 : float   =>   0x1p+128

export type NumberFormat =
  | { readonly kind: 'integer'; readonly width: number; readonly isSigned: boolean }
  | { readonly kind: 'float'; readonly width: number }

/** How many words a number of that width takes. */
export function wordsOf({ width }: NumberFormat): number {
  return width > 32 ? 2 : 1
}

export function numberText(format: NumberFormat, low: number, high: number): string {
  if (format.kind === 'float') return floatText(format.width, low, high)
  if (format.width > 32) {
    const bits = (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0)
    return (format.isSigned ? BigInt.asIntN(64, bits) : bits).toString()
  }
  return (format.isSigned ? low | 0 : low >>> 0).toString()
}

const view = new DataView(new ArrayBuffer(8))

function floatText(width: number, low: number, high: number): string {
  view.setUint32(0, low, true)
  view.setUint32(4, high, true)
  switch (width) {
    case 16:
      return hexadecimalText(BigInt(low & 0xffff), 10n, 5n)
    case 64:
      return isPlain(view.getFloat64(0, true), 2 ** -1022)
        ? shortestText(view.getFloat64(0, true), 17)
        : hexadecimalText(view.getBigUint64(0, true), 52n, 11n)
    default:
      return isPlain(view.getFloat32(0, true), 2 ** -126)
        ? shortestText(view.getFloat32(0, true), 9)
        : hexadecimalText(BigInt(low >>> 0), 23n, 8n)
  }
}

/** Zero or a normal number. */
function isPlain(value: number, smallest: number): boolean {
  return Number.isFinite(value) && (value === 0 || Math.abs(value) >= smallest)
}

/** As `%.9g` of C: no trailing zeros, an exponent of two digits at least. */
function shortestText(value: number, digits: number): string {
  if (value === 0) return Object.is(value, -0) ? '-0' : '0'
  const [mantissa = '', exponentText = '0'] = value.toExponential(digits - 1).split('e')
  const exponent = Number(exponentText)
  const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
  if (exponent >= -4 && exponent < digits) return withoutZeros(value.toFixed(digits - 1 - exponent))
  const magnitude = Math.abs(exponent).toString().padStart(2, '0')
  return `${withoutZeros(mantissa)}e${exponent < 0 ? '-' : '+'}${magnitude}`
}

/** `-0x1.8p+3`; infinities and NaNs have the exponent after the largest. */
function hexadecimalText(bits: bigint, fractionBits: bigint, exponentBits: bigint): string {
  const sign = bits >> (fractionBits + exponentBits) === 1n ? '-' : ''
  const biased = (bits >> fractionBits) & ((1n << exponentBits) - 1n)
  let fraction = bits & ((1n << fractionBits) - 1n)
  if (biased === 0n && fraction === 0n) return `${sign}0x0p+0`
  const bias = (1n << (exponentBits - 1n)) - 1n
  let exponent = biased - bias
  if (biased === 0n) {
    // A denormal: shifted until its leading bit is the one before the point.
    const top = 1n << fractionBits
    exponent += 1n
    while ((fraction & top) === 0n) {
      fraction <<= 1n
      exponent -= 1n
    }
    fraction &= top - 1n
  }
  const nibbles = (fractionBits + 3n) / 4n
  const digits = (fraction << (nibbles * 4n - fractionBits)).toString(16).padStart(Number(nibbles), '0')
  const kept = digits.replace(/0+$/, '')
  return `${sign}0x1${kept === '' ? '' : `.${kept}`}p${exponent < 0n ? '' : '+'}${exponent}`
}
