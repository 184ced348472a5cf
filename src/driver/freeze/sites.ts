// Where annotations of global declarations stand, or would stand.
//
//   RWBuffer<float> A[4] : register(space1), B;      A: one annotation;  B: none, would be inserted behind the name
//                       ^                     ^
import type { Declaration, RegisterAnnotation, TranslationUnit } from '../../ast/nodes.ts'
import type { Location } from '../../support/source.ts'

export interface AnnotationSite {
  readonly insertAt: Location
  readonly annotations: readonly RegisterAnnotation[]
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
          sites.set(name.start, { insertAt: nameEnd, annotations: annotations.filter(isRegister) })
        break
      case 'buffer':
        if (declaration.name) {
          const { start, end } = declaration.name
          sites.set(start, { insertAt: end, annotations: declaration.annotations.filter(isRegister) })
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
