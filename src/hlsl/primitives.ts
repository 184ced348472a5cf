// The words for what a geometry shader gets, and of how many vertices each is.
export const vertexCounts: ReadonlyMap<string, number> = new Map([
  ['point', 1],
  ['line', 2],
  ['lineadj', 4],
  ['triangle', 3],
  ['triangleadj', 6],
])
