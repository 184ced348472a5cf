// Where two buffers of 32-bit numbers differ in more than rounding.

/** The index of the first number that is neither the same integer nor a float near enough; -1 when there is none. */
export function firstDifference(actual: ArrayBuffer, expected: ArrayBuffer): number {
  const [integers, floats] = [new Int32Array(actual), new Float32Array(actual)]
  const wantedFloats = new Float32Array(expected)
  return new Int32Array(expected).findIndex((wanted, index) => {
    const [got, float] = [floats[index]!, wantedFloats[index]!]
    if (integers[index] === wanted || (Number.isNaN(got) && Number.isNaN(float))) return false
    return !(Math.abs(got - float) / Math.max(1, Math.abs(float)) < 1e-3)
  })
}
