// Where annotations of global declarations stand, or would stand.
//
//   RWBuffer<float> A[4] : register(space1), B;      A: one annotation;  B: none, would be inserted behind the name
//                       ^                     ^
import type { Declaration, RegisterAnnotation, TranslationUnit } from '../../ast/nodes.ts'
import type { Location } from '../../support/source.ts'

export interface AnnotationSite {
  readonly insertAt: Location
  readonly annotations: readonly RegisterAnnotation[]
  /** Where attributes of this declaration alone would stand: before all of it, or behind the name. */
  readonly attributesAt: { readonly before: Location | undefined; readonly behind: Location | undefined }
}

/** By the location of the declared name, as the typed program knows variables and buffers. */
export function annotationSites(unit: TranslationUnit): Map<Location, AnnotationSite> {
  const sites = new Map<Location, AnnotationSite>()
  collect(unit.declarations, sites)
  return sites
}

function collect(declarations: readonly Declaration[], sites: Map<Location, AnnotationSite>): void {
  for (const declaration of declarations) {
    switch (declaration.kind) {
      case 'variables':
        for (const { name, nameEnd, annotations } of declaration.declarators)
          sites.set(name.start, {
            insertAt: nameEnd,
            annotations: annotations.filter(isRegister),
            attributesAt: {
              before: declaration.declarators.length === 1 ? declaration.start : undefined,
              behind: name.end,
            },
          })
        break
      case 'buffer':
        if (declaration.name) {
          const { start, end } = declaration.name
          const annotations = declaration.annotations.filter(isRegister)
          sites.set(start, {
            insertAt: end,
            annotations,
            attributesAt: { before: declaration.start, behind: undefined },
          })
        }
        collect(declaration.members, sites)
        break
      case 'namespace':
        collect(declaration.members, sites)
        break
    }
  }
}

function isRegister(annotation: { readonly kind: string }): annotation is RegisterAnnotation {
  return annotation.kind === 'register'
}
