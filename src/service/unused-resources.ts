// Resources that are gone, as hints that fade their names and say what removed them.
import type { Compilation } from '../driver/compilation.ts'
import { unusedReasonText } from '../reflect/reason-text.ts'
import { type Location, nowhere, type SourceMap } from '../support/source.ts'
import { spelledPlace } from './positions.ts'
import type { DocumentDiagnostic, RelatedPlace } from './types.ts'

const unusedResourceCode = 'unused-resource'

export function unusedResources({
  bindings,
  sources,
}: Compilation): readonly { readonly path: string; readonly diagnostic: DocumentDiagnostic }[] {
  return (bindings?.unused ?? []).flatMap(({ name, declaration, why, decidedAt, usedAt }) => {
    const { location } = declaration
    const at = location === nowhere ? undefined : spelledPlace(sources, location, lengthAt(sources, location))
    if (!at) return []
    const related = [
      ...relatedPlace(sources, decidedAt, 'decided here'),
      ...(usedAt === decidedAt ? [] : relatedPlace(sources, usedAt, 'the use that is gone')),
    ]
    const message = `${name} is not bound: ${unusedReasonText(why)}`
    const diagnostic: DocumentDiagnostic = {
      range: at.range,
      severity: 'hint',
      code: unusedResourceCode,
      message,
      explanation: undefined,
      related,
      tags: ['unnecessary'],
      fixes: [],
    }
    return [{ path: at.path, diagnostic }]
  })
}

function relatedPlace(sources: SourceMap, location: Location, message: string): RelatedPlace[] {
  if (location === nowhere) return []
  const at = spelledPlace(sources, location, lengthAt(sources, location))
  return at ? [{ ...at, message }] : []
}

/** Of the word that stands there. */
function lengthAt(sources: SourceMap, location: Location): number {
  const { entry, offset } = sources.place(sources.spellingOf(location))
  const word = /\w+|\S/y
  word.lastIndex = offset
  return word.exec(entry.file.text)?.[0].length ?? 0
}
