import { type Location, nowhere, type SourceMap } from './source.ts'

type Place = ReturnType<SourceMap['place']>

/** Places in the order in which the preprocessor reads them: the number of the #include in the main file, of the #include in there, ..., of the place. */
export type IncludePath = readonly number[]

export function includePath(location: Location, sources: SourceMap, numberOf: (place: Place) => number): IncludePath {
  const path: number[] = []
  for (let at = location; at !== nowhere; ) {
    const place = sources.place(sources.fileLocationOf(at))
    path.unshift(numberOf(place))
    at = place.entry.includedFrom
  }
  return path
}

export function isBefore(left: IncludePath, right: IncludePath): boolean {
  for (let depth = 0; depth < left.length && depth < right.length; depth++)
    if (left[depth] !== right[depth]) return left[depth]! < right[depth]!
  return left.length < right.length
}
