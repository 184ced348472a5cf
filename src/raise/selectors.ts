// What selects a place in memory: its indices, and the index of its resource.
//
//   buffers[NonUniformResourceIndex(f())].a[i + 1]        f() and i + 1
import { isIndexMark } from '../program/index-marks.ts'
import type { Expression, IndexExpression } from '../program/program.ts'
import { mapOperands } from '../rewrite/map.ts'
import { isNodeObject } from '../types/types.ts'

/** The same place, its selectors mapped, in the order of evaluation. */
export function mapSelectors(place: Expression, map: (selector: Expression) => Expression): Expression {
  switch (place.kind) {
    case 'field':
    case 'base':
    case 'swizzle':
    case 'matrix-swizzle':
      return { ...place, object: mapSelectors(place.object, map) }
    case 'index': {
      const object = mapSelectors(place.object, map)
      return { ...place, object, index: map(place.index) }
    }
    case 'resource-element':
      return { ...place, object: mapResource(place.object, map), index: map(place.index) }
    case 'buffer-contents':
      return { ...place, object: mapResource(place.object, map) }
    case 'method': {
      const object = isNodeObject(place.object.type) ? place.object : map(place.object)
      return { ...place, object, arguments: place.arguments.map(map) }
    }
    default:
      return place
  }
}

/** One of an array of buffers; whether lanes differ in the index is said where it is used. */
function mapResource(object: Expression, map: (selector: Expression) => Expression): Expression {
  if (object.kind !== 'index') return object
  const index = isIndexMark(object.index) ? mapOperands(object.index, map) : map(object.index)
  return { ...object, index } satisfies IndexExpression
}
