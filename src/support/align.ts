/** The next multiple of the alignment. */
export function alignTo(offset: number, alignment: number): number {
  return Math.ceil(offset / alignment) * alignment
}
