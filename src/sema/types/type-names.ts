// How several types of one message are written: Clang's words for them. Single types are quoted by src/types/print.ts.
//
//   quoteTypes(float3, float4)    =>  'vector<[...], 3>' and 'vector<[...], 4>': what two templates share is left out
//   quoteTypes(float4, float4)    =>  'float4' (aka 'vector<float, 4>') and 'float4': an alias is explained once
import { quoteType, typeText } from '../../types/print.ts'
import type { Type } from '../../types/types.ts'

export function quoteTypes(first: Type, second: Type): readonly [string, string] {
  if (first === second) return [quoteType(first), `'${typeText(second)}'`]
  if (first.kind === 'vector' && second.kind === 'vector') {
    const show = (type: typeof first): string => {
      const element = first.element === second.element ? '[...]' : typeText(type.element)
      return `'vector<${element}, ${first.count === second.count ? '[...]' : type.count}>'`
    }
    return [show(first), show(second)]
  }
  if (first.kind === 'matrix' && second.kind === 'matrix') {
    const show = (type: typeof first): string => {
      const parts = [
        first.element === second.element ? '' : typeText(type.element),
        first.rows === second.rows ? '' : `${type.rows}`,
        first.columns === second.columns ? '' : `${type.columns}`,
      ]
      return `'matrix<${leaveOut(parts)}>'`
    }
    return [show(first), show(second)]
  }
  return [quoteType(first), quoteType(second)]
}

/** Neighbours that are left out are counted: `[2 * ...], 4`. */
function leaveOut(parts: readonly string[]): string {
  const shown: string[] = []
  for (let index = 0; index < parts.length; index++) {
    let count = 0
    while (parts[index + count] === '') count++
    if (count === 0) shown.push(parts[index]!)
    else shown.push(count === 1 ? '[...]' : `[${count} * ...]`)
    index += Math.max(0, count - 1)
  }
  return shown.join(', ')
}

/** The target of a truncation, which Clang shows without its alias: 'vector<float, 2>' (vector of 2 'float' values). */
export function quoteShape(type: Type): string {
  if (type.kind === 'vector') {
    const element = typeText(type.element)
    return `'vector<${element}, ${type.count}>' (vector of ${type.count} '${element}' ${type.count === 1 ? 'value' : 'values'})`
  }
  if (type.kind === 'matrix') return `'matrix<${typeText(type.element)}, ${type.rows}, ${type.columns}>'`
  return quoteType(type)
}

/** `'const float4' (aka 'const vector<float, 4>')`. */
export function quoteConst(type: Type): string {
  return quoteType(type).replaceAll(/(^|aka )'/g, "$1'const ")
}
