// Attributes by name: `[numthreads(8, 8, 1)]`, `[[vk::binding(3)]]`.

interface Named {
  readonly name: string
}

export function attributeOf<Attribute extends Named>(
  attributes: readonly Attribute[],
  wanted: string,
): Attribute | undefined {
  return attributes.find(({ name }) => name === wanted)
}

export function hasAttribute(attributes: readonly Named[], wanted: string): boolean {
  return attributes.some(({ name }) => name === wanted)
}

/** The first argument, if that is a number. */
export function attributeNumber(
  attributes: readonly (Named & { readonly arguments: readonly (number | string)[] })[],
  wanted: string,
): number | undefined {
  const value = attributeOf(attributes, wanted)?.arguments[0]
  return typeof value === 'number' ? value : undefined
}
