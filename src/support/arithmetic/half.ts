// Half precision in JavaScript numbers: rounding to nearest even, and the bits of a half.
//
//   roundToHalf(2049) === 2048    halfToBits(1) === 0x3c00

/** The nearest half, ties to even; overflow gives an infinity. */
export function roundToHalf(value: number): number {
  const magnitude = Math.abs(value)
  if (!(magnitude > 0) || magnitude === Number.POSITIVE_INFINITY) return value
  if (magnitude >= 65520) return value > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  // Adding and subtracting a power of two whose last bit is the half's last bit rounds in hardware.
  const exponent = Math.max(Math.floor(Math.log2(magnitude)), -14)
  const exact = magnitude >= 2 ** (exponent + 1) ? exponent + 1 : magnitude < 2 ** exponent ? exponent - 1 : exponent
  const unit = 2 ** (Math.max(exact, -14) - 10)
  const scaled = magnitude / unit
  const floor = Math.floor(scaled)
  const rest = scaled - floor
  const rounded = rest > 0.5 || (rest === 0.5 && floor % 2 === 1) ? floor + 1 : floor
  const result = rounded * unit
  return value < 0 ? -result : result
}

/** The sixteen bits of a number that is already a half. */
export function halfToBits(value: number): number {
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0
  const magnitude = Math.abs(value)
  if (Number.isNaN(value)) return 0x7e00
  if (magnitude === Number.POSITIVE_INFINITY) return sign | 0x7c00
  if (magnitude < 2 ** -14) return sign | (magnitude / 2 ** -24)
  let exponent = Math.floor(Math.log2(magnitude))
  if (magnitude >= 2 ** (exponent + 1)) exponent++
  else if (magnitude < 2 ** exponent) exponent--
  return sign | ((exponent + 15) << 10) | ((magnitude / 2 ** exponent - 1) * 1024)
}

export function halfFromBits(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 0x1f
  const fraction = bits & 0x3ff
  if (exponent === 0x1f) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN
  if (exponent === 0) return sign * fraction * 2 ** -24
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}
